"""One page on the desk: read, and edited."""
