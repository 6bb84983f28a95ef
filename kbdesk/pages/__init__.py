"""Pages of markdown: how they are read, linked, changed, listed and checked."""
