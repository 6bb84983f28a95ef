"""The page graph: all pages or the surroundings of one, drawn as they hang together."""
