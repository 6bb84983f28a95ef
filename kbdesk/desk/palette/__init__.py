"""The palette: a line over the window that finds a page or a command by a few of its letters."""
