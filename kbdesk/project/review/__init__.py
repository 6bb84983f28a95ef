"""Reviewing what was written: the queue of what waits, judging it, comments, and looking back."""
