"""The person's comments on what was written, as an agent reads them until somebody has dealt with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kbdesk.agent.cutting import line, short

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.project.project import Project
    from kbdesk.project.review.values import Comment

MOST = 20
"""Comments in one answer, the newest; the others come when some of these are dealt with."""
LONGEST = 1_000
"""Characters of a comment, or of a reply, in a list."""
LONGEST_PASSAGE = 200
MOST_IN_PROMPT = 10
LONGEST_IN_PROMPT = 300
LEAD = "The person commented on what was written. Do what they ask, then tell them with knowledge_reply:"


def to_deal_with(project: Project) -> tuple[Comment, ...]:
    """Return the comments that nobody has dealt with, or that the person opened again."""
    return project.comments_to_deal_with()


def words(found: Sequence[Comment]) -> str:
    """Return the comments to deal with, a line each; "" for none."""
    if not found:
        return ""
    more = [f"… and {len(found) - MOST:,} more."] if len(found) > MOST else []
    return "\n".join([LEAD, *(_line(one) for one in found[:MOST]), *more])


def _line(one: Comment, longest: int = LONGEST) -> str:
    passage = f", on “{line(one.passage, LONGEST_PASSAGE)}”" if one.passage else ""
    before = f" (answered before: {line(one.reply, longest)})" if one.reply else ""
    wish = ", an original to read" if one.is_wish else ""
    return f"- comment {one.id}, {short(one.page)}{wish}, {one.at[:10]}{passage}: {line(one.text, longest)}{before}"


def facts(found: Sequence[Comment]) -> list[dict[str, Any]]:
    """Return the same as facts."""
    return [
        {
            "comment": one.id,
            "page": short(one.page),
            "text": short(one.text, LONGEST),
            "at": one.at,
            **({"asks": "read the original"} if one.is_wish else {}),
            **({"passage": line(one.passage, LONGEST_PASSAGE)} if one.passage else {}),
            **({"replied": short(one.reply, LONGEST)} if one.reply else {}),
        }
        for one in found[:MOST]
    ]


def for_prompt(found: Sequence[Comment]) -> str:
    """Return the comments as a part of a prompt."""
    shown = [_line(one, LONGEST_IN_PROMPT) for one in found[:MOST_IN_PROMPT]]
    more = len(found) - len(shown)
    return "\n".join([*shown, *([f"- … and {more:,} more: `knowledge_requests` lists them."] if more else [])])


def replied(comment: Comment) -> str:
    """Return that a reply is told."""
    return f"The person sees your reply to comment {comment.id}, on {short(comment.page)}."
