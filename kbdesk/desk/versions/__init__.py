"""Earlier versions of a page: what they were, and bringing one back."""
