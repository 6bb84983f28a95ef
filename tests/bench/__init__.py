"""What kbdesk costs in time, memory, calls and words, as ratios to floors of the same run; see `__main__`."""
