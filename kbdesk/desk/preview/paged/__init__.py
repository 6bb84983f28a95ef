"""Originals that are shown page by page: PDF, EPUB, pictures."""
