"""The room of the overview: what the base is about, and how it stands."""
