"""The readers of documents. Only the extraction child imports this: it loads heavy libraries and opens files."""
