"""kbdesk: a desk to read, question and correct the knowledge bases that AI agents write."""

__version__ = "0.1.0"
