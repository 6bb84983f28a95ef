"""Code in the theme's colours, as HTML that needs no style sheet."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from io import StringIO
from typing import TYPE_CHECKING

from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.style import Style
from pygments.token import Comment, Error, Generic, Keyword, Name, Number, Operator, Punctuation, String, Token
from pygments.util import ClassNotFound

if TYPE_CHECKING:
    from collections.abc import Mapping

LIMIT = 40_000
"""Characters of one block that are worth colouring; more is shown plain."""


def highlight(code: str, language: str, syntax: Mapping[str, str]) -> str:
    """Return code as HTML with inline colours; plain when the language is unknown or the code is long."""
    if not language or len(code) > LIMIT:
        return escape(code, quote=False)
    try:
        lexer = get_lexer_by_name(language, stripnl=False, ensurenl=False)
    except ClassNotFound:
        return escape(code, quote=False)
    out = StringIO()
    formatter = HtmlFormatter(nowrap=True, noclasses=True, style=_style(tuple(syntax.items())))
    formatter.format(lexer.get_tokens(code), out)
    return out.getvalue()


@lru_cache(maxsize=4)
def _style(syntax: tuple[tuple[str, str], ...]) -> type[Style]:
    colours = dict(syntax)

    class Dress(Style):  # type: ignore[misc]
        """The theme's colours as pygments wants them."""

        styles = {  # noqa: RUF012
            Token: colours["name"],
            Keyword: f"bold {colours['keyword']}",
            String: colours["string"],
            Number: colours["number"],
            Comment: f"italic {colours['comment']}",
            Operator: colours["operator"],
            Punctuation: colours["operator"],
            Name.Function: colours["function"],
            Name.Class: colours["type"],
            Name.Builtin: colours["type"],
            Name.Tag: colours["keyword"],
            Name.Attribute: colours["function"],
            Name.Decorator: colours["function"],
            Error: colours["error"],
            Generic.Inserted: colours["string"],
            Generic.Deleted: colours["error"],
            Generic.Heading: f"bold {colours['function']}",
        }

    return Dress
