"""How a wiki that others laid out writes its pages, links, index and log, found in what stands in it already."""
