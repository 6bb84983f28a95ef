"""The parts of the bench: each module has a docstring whose first line is its title, and

    def run(grounds: Grounds) -> Iterator[Figure]

A new module here is a new part; `python -m tests.bench --only NAME` runs it alone.
"""
