"""What differs between two texts of a page, told in a page's own terms: words, tables, fields, links."""
