"""Originals of every kind, small and made on the spot."""
