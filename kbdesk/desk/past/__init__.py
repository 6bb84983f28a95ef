"""The knowledge base as it was: choosing a moment, and the window that shows it."""
