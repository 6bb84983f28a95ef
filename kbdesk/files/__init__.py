"""The only hands on the disk."""

from kbdesk.files.folder import STATE, Entry, Folder, Scan

__all__ = ["STATE", "Entry", "Folder", "Scan"]
