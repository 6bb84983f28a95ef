"""The agent's door: an MCP server over the project."""
