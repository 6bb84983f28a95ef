"""What agents ask the person for, and the person's answers."""
