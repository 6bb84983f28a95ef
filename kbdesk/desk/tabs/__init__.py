"""Tabs: pages and rooms side by side and one behind the other, and how they come back."""
