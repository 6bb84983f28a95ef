"""The desk: the application a person sits at. Everything that imports Qt."""
