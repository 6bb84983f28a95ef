"""Splitting pages and merging them."""
