"""What a person chooses of the desk: the dialog of all settings, and the commands that change some of them."""
