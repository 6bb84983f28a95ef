"""What keeps an agent from seeing the whole wiki or from writing to it, as it reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kbdesk.project.project import Project
    from kbdesk.project.trouble import TroubleKind

STEPS: dict[TroubleKind, str] = {
    "behind": "What you read may be older than the files.",
    "disk_full": "Nothing can be written now. Tell the person.",
    "folder_unreadable": "Don't take these pages for deleted, and don't write them anew. Tell the person.",
    "journal_unreadable": "Tell the person.",
    "manifest": "Tell the person.",
    "manifest_gone": "Tell the person.",
    "misnamed": "Tell the person.",
    "not_writable": "Tell the person.",
    "page_unreadable": "Don't take it for deleted, and don't write it anew. Tell the person.",
    "pages_emptied": "Don't take these pages for deleted, and don't write them anew. Tell the person.",
    "read_only": "You can read and search, but not write.",
    "source_unreadable": "Don't take it for missing, and don't add it anew. Tell the person.",
    "sources_unreadable": "Don't take these sources for missing, and don't add them anew. Tell the person.",
}
"""The troubles that concern an agent, and what it is to make of them; the others are the person's alone."""


def with_troubles(answer: str, project: Project) -> str:
    """Return an answer about the whole wiki with what is wrong now."""
    return "\n\n".join(filter(None, [answer, "\n".join(troubles(project))]))


def troubles(project: Project) -> list[str]:
    """Return what is wrong now, a line each, after a look where that may have solved it."""
    if project.needs_a_look():
        project.noticed()
    return [
        " ".join(filter(None, [f"Trouble ({one.where}):" if one.where else "Trouble:", one.what, STEPS[one.kind]]))
        for one in project.troubles()
        if one.kind in STEPS
    ]
