"""Search everywhere: all pages by what they say and what they are."""
