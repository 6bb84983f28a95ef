"""What is shown of an original beside a page: its pages, its tables, its text, asked for bit by bit."""
