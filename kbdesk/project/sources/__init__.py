"""The originals as the doors see them: listed with what is known from both sides, taken in, let go, found again."""
