"""Where a page has what it says from, and who wrote it: views beside the page, and the sheets they open."""
