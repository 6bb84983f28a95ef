"""The room of the log: a timeline."""
