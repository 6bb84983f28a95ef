"""Originals from the web: taken in from an address, and kept current."""
