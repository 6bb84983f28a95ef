"""The desk's words in other languages: what the code says goes into the .ts files, and those into .qm files.

    python packaging/translations.py          bring .ts and .qm files up to the code
    python packaging/translations.py missing  list what has no translation yet

Translators work in resources/translations/*.ts, with Qt Linguist or by hand; GLOSSARY.md there says which word stands
for what. `pyside6-lupdate` itself cannot tell the context of a module's own `tr`, nor see the sentences of the core;
so the words are read from the code here and handed to it, and it merges them into the files.

The core (everything below the desk) says what happened in English, with facts set into the sentences, also in the
journal and to agents. `core.txt` lists these sentences with %1, %2 for the facts, and `core_parts.txt` the words set
into them that the code marks (`kbdesk/wording.py`); the desk finds in both what it was told, and says it in the
person's language (`kbdesk/desk/core.py`).
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
CODE = ROOT / "kbdesk"
WORDS = ROOT / "resources" / "translations"
LANGUAGES = ("es", "zh_CN")
DOORS = ("agent", "cli", "desk")
"""Rooms whose words are no sentences of the core."""
CORE, PARTS = "core", "core_parts"
PART = re.compile(
    r"(?i)(a|an|another|asks|does|has|it|its|merged|no|one|pages %1|something|the|there|this|you|`?%1`?)\b"
)
"""How parts of sentences begin."""
NO_WORDS = re.compile(
    r"^(SELECT|UPDATE|DELETE|INSERT|CREATE|WITH|PRAGMA|FROM|ALTER|DROP)\b"
    r"|ORDER BY|\(SELECT|\bAND \w\.| [=<>] \?|\n|\(\?"
)
"""Texts for the database, and of several lines."""
PLURALS_ONLY = ("en",)
"""English needs a file only for its plural forms."""


@dataclass(frozen=True, order=True)
class Phrase:
    """One text of the desk: where it belongs, what it says, and whether a number decides its form."""

    context: str
    source: str
    counts: bool = False


class UntranslatableError(ValueError):
    """Code asks for the translation of a text that cannot be read from it."""


@cache
def phrases() -> list[Phrase]:
    """Return every text that the code wants translated, each once, in order."""
    trees = {file: ast.parse(file.read_bytes()) for file in sorted(CODE.rglob("*.py"))}
    own = {_module(file): contexts for file, tree in trees.items() if (contexts := _own_functions(tree))}
    found: set[Phrase] = set()
    for file, tree in trees.items():
        reader = _Reader(file, _imported(tree, own) | own.get(_module(file), {}))
        reader.visit(tree)
        found |= reader.found
    counting = {(each.context, each.source) for each in found if each.counts}
    desk = sorted(each for each in found if each.counts or (each.context, each.source) not in counting)
    return [*desk, *(Phrase(context, text) for context, texts in core_words().items() for text in texts)]


@cache
def core_words() -> dict[str, list[str]]:
    """Return the core's sentences and its parts of sentences, each once, in order; a fact in one is %1, the next %2."""
    sentences: set[str] = set()
    parts: set[str] = set()
    for file in sorted(CODE.rglob("*.py")):
        if not is_door(file):
            reader = _CoreReader()
            reader.visit(ast.parse(file.read_bytes()))
            sentences |= {text for text in reader.found if _is_sentence(text)}
            parts |= reader.parts
    return {CORE: sorted(sentences), PARTS: sorted(parts - sentences)}


def is_door(file: Path) -> bool:
    """Whether a file belongs to a room whose words are no sentences of the core."""
    return file.relative_to(CODE).parts[0] in DOORS


def read(code: ast.AST) -> set[str]:
    """Return the texts in a piece of the core's code, with %1, %2 for what is set into them."""
    reader = _CoreReader()
    reader.visit(code)
    return reader.found | reader.parts


def listing_of(context: str, folder: Path = WORDS) -> Path:
    """Return the file that lists what the core says, for the desk to find it in."""
    return folder / f"{context}.txt"


class _CoreReader(ast.NodeVisitor):
    """Collects the texts of one file that are no docstrings and go into no log."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.parts: set[str] = set()

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        function = ast.unparse(node.func)
        if function.startswith("re.") or (
            isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Constant)
        ):
            return  # patterns, and lists of words written as one text
        if function == "part":
            before, self.found = self.found, set()
            self.generic_visit(node)
            self.parts |= self.found
            self.found = before
        elif not function.startswith("log."):
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self.found.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        number, parts = 0, []
        for part in node.values:
            if isinstance(part, ast.Constant):
                parts.append(str(part.value))
            else:
                number += 1
                parts.append(f"%{number}")
                self.generic_visit(part.value)
        self.found.add("".join(parts))


def _is_sentence(text: str) -> bool:
    """Whether a text of the core is for people to read: a sentence, or a part that is set into one."""
    words = re.findall(r"[A-Za-z']{2,}", text)
    if len(words) < 2 or NO_WORDS.search(text):
        return False
    return re.match(r"[A-Z%“`].*[.!?]$|[A-Z][a-z].* %\d$", text) is not None or (
        len(words) > 2 and PART.match(text) is not None
    )


def _module(file: Path) -> str:
    return ".".join(file.relative_to(ROOT).with_suffix("").parts)


def _own_functions(tree: ast.Module) -> dict[str, str]:
    """Return the functions of a module that translate what they are given, each with its context."""
    found = {}
    for function in (each for each in tree.body if isinstance(each, ast.FunctionDef) and each.args.args):
        given = function.args.args[0].arg
        for call in (each for each in ast.walk(function) if isinstance(each, ast.Call) and _is_translate(each)):
            context, text = call.args[:2]
            names = {each.id for each in ast.walk(text) if isinstance(each, ast.Name)}
            if given in names:
                found[function.name] = str(ast.literal_eval(context))
    return found


def _imported(tree: ast.Module, own: dict[str, dict[str, str]]) -> dict[str, str]:
    """Return such functions as a module calls them that imports them, or the module they stand in."""
    found = {}
    for each in (each for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)):
        for name in each.names:
            called = name.asname or name.name
            context = own.get(each.module or "", {}).get(name.name)
            if context is not None:
                found[called] = context
            for function, its_context in own.get(f"{each.module}.{name.name}", {}).items():
                found[f"{called}.{function}"] = its_context
    return found


def _is_translate(call: ast.Call) -> bool:
    """Whether this asks Qt for words; painters have a `translate` of another kind."""
    is_so_called = isinstance(call.func, ast.Attribute) and call.func.attr == "translate" and len(call.args) > 1
    return is_so_called and isinstance(getattr(call.args[0], "value", None), str)


class _Reader(ast.NodeVisitor):
    """Collects the texts of one file."""

    def __init__(self, file: Path, functions: dict[str, str]) -> None:
        self.found: set[Phrase] = set()
        self._file = file
        self._functions = functions
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        function = ast.unparse(node.func)
        if function == "self.tr":
            self._take(self._classes[-1], node.args[0], counts=len(node.args) > 2)
        elif function in self._functions and node.args:
            self._take(self._functions[function], node.args[0], counts=len(node.args) > 1)
        elif function == "QT_TRANSLATE_NOOP":
            self._take(str(ast.literal_eval(node.args[0])), node.args[1], counts=False)
        elif _is_translate(node):
            self._take(str(ast.literal_eval(node.args[0])), node.args[1], counts=len(node.args) > 3)
        elif function.endswith(".tr"):
            raise UntranslatableError(f"{self._file}:{node.lineno}: whose words these are cannot be told: {function}")

    def _take(self, context: str, text: ast.expr, *, counts: bool) -> None:
        for each in _choices(text):
            if isinstance(each, ast.Constant) and isinstance(each.value, str):
                if each.value:
                    self.found.add(Phrase(context, each.value, counts))
            elif isinstance(each, ast.JoinedStr | ast.BinOp):
                raise UntranslatableError(f"{self._file}:{each.lineno}: a translated text must stand there as it is")


def _choices(text: ast.expr) -> list[ast.expr]:
    """Return the texts that an expression chooses from; a name or a look-up stands for texts marked elsewhere."""
    return [*_choices(text.body), *_choices(text.orelse)] if isinstance(text, ast.IfExp) else [text]


def file_of(language: str) -> Path:
    """Return the translators' file of a language."""
    return WORDS / f"kbdesk_{language}.ts"


def update(languages: tuple[str, ...] = (*LANGUAGES, *PLURALS_ONLY), folder: Path = WORDS) -> None:
    """Bring the .ts files of a folder up to the code, and make their .qm files."""
    for context, texts in core_words().items():
        listing_of(context, folder).write_text("".join(f"{text}\n" for text in texts), "utf-8")
    with tempfile.TemporaryDirectory() as scratch:
        listing = Path(scratch) / "phrases.py"
        listing.write_text("".join(_call(each) for each in phrases()), "utf-8")
        for language in languages:
            file = folder / file_of(language).name
            only = ["-pluralonly"] if language in PLURALS_ONLY else []
            _run(
                "pyside6-lupdate", "-locations", "none", "-no-obsolete", "-source-language", "en",
                "-target-language", language, *only, str(listing), "-ts", str(file),
            )  # fmt: skip
            compile_words(file, file.with_suffix(".qm"))


def compile_words(file: Path, target: Path) -> None:
    """Make the file that the desk loads from a translators' file, in one step.

    A desk that runs reads its words out of the file itself: written over in place, it would end at once.
    """
    half = target.with_name(f".{target.name}")
    _run("pyside6-lrelease", "-silent", str(file), "-qm", str(half))
    half.replace(target)


def _call(phrase: Phrase) -> str:
    counting = ', "", 2' if phrase.counts else ""
    text = phrase.source.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'QCoreApplication.translate("{phrase.context}", "{text}"{counting})\n'


def _run(tool: str, *arguments: str) -> None:
    program = Path(sys.executable).with_name(tool)
    done = subprocess.run([str(program), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{tool} failed:\n{done.stdout}{done.stderr}")


@dataclass(frozen=True)
class Translated:
    """One entry of a translators' file; `forms` has more than one text where a number decides."""

    phrase: Phrase
    forms: tuple[str, ...]
    finished: bool


def entries(file: Path) -> list[Translated]:
    """Return what a translators' file holds."""
    found = []
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None  # every message of a .ts file has one
            counts = message.get("numerus") == "yes"
            texts = translation.findall("numerusform") if counts else [translation]
            phrase = Phrase(context.findtext("name", ""), message.findtext("source", ""), counts)
            forms = tuple(each.text or "" for each in texts)
            found.append(Translated(phrase, forms, translation.get("type") is None and all(forms)))
    return found


def main() -> None:
    """Do what the command line says."""
    if sys.argv[1:] != ["missing"]:
        update()
    for language in (*LANGUAGES, *PLURALS_ONLY):
        for each in entries(file_of(language)):
            if not each.finished:
                print(f"{language}  {each.phrase.context}: {each.phrase.source!r}")


if __name__ == "__main__":
    main()
