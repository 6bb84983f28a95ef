"""Functions and files stay short enough to be read at one go."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FUNCTION_LINES = 50
FILE_LINES = 400
VIEW_LINES = 600
ARGUMENTS = 6
GIVEN = {"self", "cls", "context"}
"""Arguments that nobody passes by hand; `context` is what the MCP SDK adds to a tool's own parameters."""
FILES = sorted(
    path
    for folder in ("kbdesk", "packaging")
    for path in (ROOT / folder).rglob("*.py")
    if "_resources" not in path.parts
)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", FILES, ids=named)
def test_file_is_short(path: Path) -> None:
    limit = VIEW_LINES if path.is_relative_to(ROOT / "kbdesk" / "desk") else FILE_LINES

    assert len(path.read_text("utf-8").splitlines()) <= limit


@pytest.mark.parametrize("path", FILES, ids=named)
def test_functions_are_short_and_take_few_arguments(path: Path) -> None:
    functions = [
        node
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    long = [f"{node.name}: {lines_of(node)} lines" for node in functions if lines_of(node) > FUNCTION_LINES]
    wide = [f"{node.name}: {arguments_of(node)} arguments" for node in functions if arguments_of(node) > ARGUMENTS]

    assert long + wide == []


def lines_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def arguments_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    given = node.args
    names = [argument.arg for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return len([name for name in names if name not in GIVEN])
