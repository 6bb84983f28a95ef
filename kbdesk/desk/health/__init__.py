"""The health room: what the check finds wrong in the knowledge base."""
