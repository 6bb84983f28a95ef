"""The index: a mirror of the pages for search, links and lists. It can be thrown away and rebuilt."""
