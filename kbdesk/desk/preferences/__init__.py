"""The room of the person's preferences."""
