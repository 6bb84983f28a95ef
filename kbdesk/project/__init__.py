"""The project: one store over pages, sources, journal and index; what both doors call."""
