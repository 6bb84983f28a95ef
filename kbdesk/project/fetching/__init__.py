"""Originals from the web: taken in from their addresses, and kept current by fetching them anew."""
