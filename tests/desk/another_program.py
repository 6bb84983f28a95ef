"""What another program does to a project while the desk has it open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.values import Changes


def agent_project(folder: Path, kind: str, slug: str, title: str, content: str) -> Changes:
    """Create a page as an agent in another process would; runs on a thread of its own."""
    project = Project.open(folder)
    try:
        return project.create_pages([Draft(kind, slug, title, content)], Actor("agent", "test-agent"))
    finally:
        project.close()
