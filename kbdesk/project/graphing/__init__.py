"""The page graph as the doors ask for it: read from the index, arranged, examined, kept."""
