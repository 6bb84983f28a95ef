"""The programs that agents run in, and how each is told to start kbdesk's server."""
