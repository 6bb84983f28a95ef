"""The stream of changes: somebody writes, and the model and the journal learn of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tests.review.model import Deed, Page, cells_of
from tests.review.writers import Exchange, Inventor

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.plan import Actor
    from kbdesk.project.project import Project
    from tests.review.model import Values
    from tests.review.writers import Agent

NO_PAGES = ("index.md", "log.md")
CLOSE = 4
"""Cells, the first of a page, among which every other change is made, so that changes stand side by side."""


@dataclass
class Wiki:
    """A knowledge base under review: its files as they ought to be, and what was done to them, by change and path."""

    root: Path
    project: Project
    agent: Agent
    inventor: Inventor
    pages: dict[str, Page] = field(default_factory=dict)
    deeds: dict[tuple[int, str], Deed] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    _next: int = 0

    @classmethod
    def of(cls, root: Path, project: Project, agent: Agent, inventor: Inventor) -> Wiki:
        """Take over the pages that stand in a folder."""
        wiki = cls(root, project, agent, inventor)
        for file in sorted((root / "knowledge").rglob("*.md")):
            path = file.relative_to(root).as_posix()
            text = file.read_bytes().decode("utf-8", "surrogateescape")
            if path.rpartition("/")[2] not in NO_PAGES and "\r" not in text:
                wiki.pages[path] = wiki.page_of(path, text)
        return wiki

    def page_of(self, path: str, text: str) -> Page:
        """Return a page of a text, all its cells new."""
        values: Values = {}
        for cell in cells_of(text):
            self._next += 1
            values[self._next] = cell
        return Page(path, list(values), values)

    def text_at(self, path: str) -> str | None:
        """Return a file's text as it stands."""
        file = self.root / path
        return file.read_bytes().decode("utf-8", "surrogateescape") if file.exists() else None

    def some_pages(self, most: int) -> list[Page]:
        """Return pages with something to change in them; those that were changed already come more often."""
        known = {path for _, path in self.deeds}
        found = [page for page in self.pages.values() if page.exists and page.editable()]
        again = [page for page in found if page.path in known]
        choice = self.inventor.random
        count = choice.randint(1, most)
        chosen = [choice.choice(again if again and choice.random() < 0.7 else found) for _ in range(count)]
        return list({page.path: page for page in chosen}.values())

    def changed(self, page: Page) -> tuple[Values, list[int], list[Exchange]]:
        """Return a page's cells after some change of them, their order, and the same as exchanges of passages."""
        random = self.inventor.random
        values, order = dict(page.values), list(page.order)
        exchanges: list[Exchange] = []
        cells = page.editable()[: None if random.random() < 0.5 else CLOSE]
        for cell in random.sample(cells, min(len(cells), random.choice((1, 1, 1, 2, 3)))):
            exchange = self._exchange(values[cell] or "", random.choice(("word", "word", "text", "add", "drop")))
            exchanges.append(exchange)
            if exchange.added:
                self._next += 1
                values[self._next] = exchange.added
                order.insert(order.index(cell) + 1, self._next)
            else:
                values[cell] = exchange.of(exchange.old) or None
        return values, order, exchanges

    def _exchange(self, old: str, kind: str) -> Exchange:
        if kind == "add":
            return Exchange(old, added=self.inventor.paragraph())
        if kind == "drop":
            return Exchange(old)
        other = Exchange(old, self.inventor.paragraph())
        return (self.inventor.another_word(old) or other) if kind == "word" else other

    def passages(self, page: Page, exchanges: list[Exchange]) -> list[tuple[str, str]]:
        """Return exchanges as an agent gives them: with the links as reading the page shows them."""
        read = self.project.page(self.page_id(page.path))
        shown = dict(zip(cells_of(read.body), cells_of(read.text), strict=True))
        return [one.passage(shown[one.old]) for one in exchanges]

    def learn(self, page: Page, values: Values, order: list[int], *, exists: bool = True) -> None:
        """Note a change that was made to a page, and which change of the journal it is."""
        before = dict(page.values)
        was, page.exists = page.exists, exists
        page.values, page.order = values, order
        newest = self.project.versions(self.page_id(page.path))[0]
        deed = Deed(newest.change, page.path, before, dict(values), was, exists)
        self.deeds[newest.change, page.path] = deed

    def page_id(self, path: str) -> str:
        """Return the id under which a page's versions are asked for."""
        inside = path.removeprefix("knowledge/")
        layout = self.project._layout
        found = layout.special(inside) or self.project._index.pages.id_at(inside)
        place = layout.page_at(inside)
        return found or (place.id if place else inside)

    async def by_agent(self, most: int) -> str:
        """Let the agent change some pages in one call."""
        told = [(page, *self.changed(page)) for page in self.some_pages(most)]
        refusal = await self.agent.edit(
            {self.page_id(page.path): self.passages(page, each) for page, _, _, each in told}
        )
        if refusal:
            self.refused.append(refusal)
            return "refused"
        for page, values, order, _ in told:
            self.learn(page, values, order)
        return "agent"

    async def by_agent_anew(self) -> str:
        """Let the agent make a page."""
        title = self.inventor.word().capitalize()
        path = f"knowledge/concepts/{title.lower()}.md"
        paragraphs = "".join(self.inventor.paragraph() for _ in range(6))
        refusal = await self.agent.create(title.lower(), title, f"# {title}\n\n{paragraphs}".rstrip() + "\n")
        if refusal:
            self.refused.append(refusal)
            return "refused"
        page = self.pages[path] = Page(path, [], {}, exists=False)
        made = self.page_of(path, self.text_at(path) or "")
        self.learn(page, made.values, made.order)
        return "agent, new page"

    def by_other_program(self, most: int) -> str:
        """Let another program save some files."""
        told = [(page, *self.changed(page)[:2]) for page in self.some_pages(most)]
        for page, values, order in told:
            self._save(page.path, "".join(values[cell] or "" for cell in order))
        self.project.noticed()
        for page, values, order in told:
            self.learn(page, values, order)
        return "other program"

    def by_other_program_gone(self) -> str:
        """Let another program delete a file."""
        (page,) = self.some_pages(1)
        (self.root / page.path).unlink()
        self.project.noticed()
        self.learn(page, dict(page.values), page.order, exists=False)
        return "other program, page deleted"

    def by_person(self, person: Actor) -> str:
        """Let the person edit a page at the desk."""
        (page,) = self.some_pages(1)
        values, order, exchanges = self.changed(page)
        self.project.edit_page(self.page_id(page.path), self.passages(page, exchanges), (), person)
        self.learn(page, values, order)
        return "person"

    def _save(self, path: str, text: str) -> None:
        """Save as editors do: the file as it stands, but for its dates, with the text that is wanted."""
        (self.root / path).write_bytes(text.encode("utf-8", "surrogateescape"))
