"""The journal: what happened, and what was asked and answered. Truth; it cannot be rebuilt."""
