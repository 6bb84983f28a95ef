"""Originals: the files that pages were built from, and the manifest that tells of them."""
