"""The finder: the index as a tree, a filter over it, and the search through all text."""
