"""Reviews a stream of changes by script, and compares each page with a model that knows nothing of the code."""
