"""The reader: one page as a person reads it, and what links to it."""
