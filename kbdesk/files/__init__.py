"""The only hands on the disk."""

from kbdesk.files.folder import STATE, Entry, Folder, Scan, too_large

__all__ = ["STATE", "Entry", "Folder", "Scan", "too_large"]
