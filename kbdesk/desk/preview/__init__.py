"""Originals shown beside the pages: their pages as drawn, their tables, their texts."""
