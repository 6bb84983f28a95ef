"""The only hands on the disk."""

from kbdesk.files.folder import STATE, Entry, Folder, Scan, folder_instead, too_large

__all__ = ["STATE", "Entry", "Folder", "Scan", "folder_instead", "too_large"]
