"""The originals a knowledge base was built from: what there is, adding and retiring."""
