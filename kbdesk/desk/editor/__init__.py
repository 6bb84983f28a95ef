"""Editing a page: its markdown beside a live preview, its fields, drafts, saving, and what others changed meanwhile."""
