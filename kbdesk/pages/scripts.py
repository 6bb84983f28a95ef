"""Words in any script: where a text puts no spaces between words, each sign counts as one."""

from __future__ import annotations

import re

ALONE = (
    "\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff\u1980-\u19df\u1a20-\u1aaf\u1b00-\u1bbf\u3040-\u31ff\u3400-\u4dbf"
    "\u4e00-\ua4cf\ua980-\ua9ff\uaa60-\uaadf\uac00-\ud7af\uf900-\ufaff\uff66-\uffdc"
    "\U00016fe0-\U0001b2ff\U00020000-\U0003ffff"
)
"""For a class of signs in a pattern: the scripts without spaces between words (Chinese, Thai, …), or not always."""

_STOPS = r"\s!-/:-@\[-`{-~\u00a1\u00ab\u00b7\u00bb\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f\uff1a-\uff1f"
WORD = rf"[{ALONE}]|[^\W_{ALONE}](?:[^{_STOPS}{ALONE}]|[.,'’](?=[^\W_{ALONE}]))*+"
"""A pattern of one word; a number with its separators is one."""

_WORD = re.compile(WORD)


def words_of(text: str) -> list[str]:
    """Return the words of a text."""
    return _WORD.findall(text)
