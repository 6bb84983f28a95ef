"""A difference of two texts as widgets: what changed, place by place. Knows of no queue and of nobody who judges."""
