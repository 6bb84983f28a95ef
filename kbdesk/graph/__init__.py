"""The page graph as numbers: what hangs together, where it stands, what strikes the eye. No files, no SQLite, no Qt."""
