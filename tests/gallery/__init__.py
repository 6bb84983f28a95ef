"""Every main screen and dialog of the desk, brought onto the screen one after another: for pictures and for gauges."""
