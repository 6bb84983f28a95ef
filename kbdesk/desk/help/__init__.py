"""What helps a person along: the book, the keys, connecting an agent, where everything is, the log, about kbdesk."""
