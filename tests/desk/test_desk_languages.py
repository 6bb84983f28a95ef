from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from kbdesk.desk import amounts, core, joining, kinds, languages, notices, settings
from kbdesk.desk.composing import Composing
from kbdesk.desk.order import by_locale
from kbdesk.desk.page.new import NewPageDialog
from kbdesk.errors import Refused
from kbdesk.project.project import Project
from kbdesk.project.values import PageRow, Section

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication, own_settings: None) -> Iterator[None]:
    before = QLocale()
    yield
    settings.set_language("en")
    languages.speak(qapp)
    QLocale.setDefault(before)


def choose(window: Window, name: str) -> None:
    window.actions_[f"language.{name}"].trigger()


def test_every_language_is_told_from_the_systems_wishes() -> None:
    assert languages.of_system(["de-DE", "es-MX", "en-GB"]) == "es"
    assert languages.of_system(["zh-Hans-CN", "en-US"]) == "zh_CN"
    assert languages.of_system(["zh-Hant-TW", "en-US"]) == "en"
    assert languages.of_system([]) == "en"
    assert languages.locale_of("es", QLocale("es_MX")).name() == "es_MX"
    assert languages.locale_of("es", QLocale("de_DE")).name() == "es_ES"
    assert languages.locale_of("system", QLocale("de_DE")).name() == "de_DE"
    assert languages.locale_of("system", QLocale.c()).name() == "en_GB"


def test_a_switch_of_language_keeps_tabs_and_the_text_in_writing(qtbot: QtBot, desk: Window) -> None:
    assert desk.rooms is not None
    desk.rooms.open_page("concept/spring-tides")
    qtbot.waitUntil(lambda: desk.rooms.page is not None and desk.rooms.page.row.id == "concept/spring-tides")
    desk.rooms.view.edit()
    qtbot.waitUntil(lambda: desk.rooms.view.editor is not None and desk.rooms.view.editor.text.toPlainText() != "")
    QTest.keyClicks(desk.rooms.view.editor.text, "Behind. ")
    desk.rooms.open_page("concept/neap-tides", new=True)
    qtbot.waitUntil(lambda: desk.rooms.page is not None and desk.rooms.page.row.id == "concept/neap-tides")
    desk.rooms.view.edit()
    qtbot.waitUntil(lambda: desk.rooms.view.editor is not None and desk.rooms.view.editor.text.toPlainText() != "")
    QTest.keyClicks(desk.rooms.view.editor.text, "Written before. ")
    session, rooms = desk.session, desk.rooms
    choose(desk, "es")
    qtbot.waitUntil(lambda: desk.rooms is not rooms)
    assert desk.session is session
    assert desk.menuBar().actions()[0].text() == "&Archivo"
    assert desk.actions_["page.save"].text() == "&Guardar"
    assert [tab.page_id() for tab in desk.rooms.area.all_tabs()] == ["concept/spring-tides", "concept/neap-tides"]
    qtbot.waitUntil(lambda: desk.rooms.view is not None and desk.rooms.view.is_editing())
    editor = desk.rooms.view.editor
    qtbot.waitUntil(lambda: "Written before. " in editor.text.toPlainText())
    assert editor.save_button.text().strip() == "Guardar"
    assert "Written before." not in desk.rooms.page.body
    desk.rooms.area.side.select(0)
    qtbot.waitUntil(lambda: desk.rooms.view is not None and desk.rooms.view.is_editing())
    qtbot.waitUntil(lambda: "Behind. " in desk.rooms.view.editor.text.toPlainText())
    desk.rooms.area.side.select(1)
    assert settings.language() == "es"
    assert desk.actions_["language.es"].isChecked()
    assert not desk.actions_["language.system"].isChecked()
    choose(desk, "zh_CN")
    assert desk.menuBar().actions()[0].text() == "文件(&F)"
    assert desk.actions_["page.save"].toolTip().startswith("保存 (")
    qtbot.waitUntil(lambda: desk.rooms.view is not None and desk.rooms.view.is_editing())


@pytest.mark.parametrize("name", ["es", "zh_CN"])
def test_every_menu_is_chosen_by_letters_that_are_its_own(window: Window, name: str) -> None:
    choose(window, name)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for menu in [window.menuBar(), *window.menuBar().findChildren(QMenu)]:
        words = [action.text() for action in menu.actions() if action.text()]
        letters = [word[word.index("&") + 1].lower() for word in words if "&" in word]
        assert len(letters) == len(set(letters)), words


def test_numbers_dates_and_qts_own_words_follow(window: Window) -> None:
    choose(window, "es")
    assert QLocale().toString(12345) == "12.345"
    assert (amounts.number(12345), amounts.size(1536), amounts.percent(87)) == ("12.345", "1,5 kB", "87\u00a0%")
    assert joining.said_of("a", joining.either("xyz")) == "a: x, y o z"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"
    choose(window, "zh_CN")
    assert QLocale().name() == "zh_CN"
    assert (amounts.number(12345), amounts.size(1536), amounts.percent(87)) == ("12,345", "1.5 kB", "87%")
    assert joining.noted(joining.said_of("a", joining.listed(("x", "", "y"))), "z") == "a：x、y（z）"
    assert joining.in_a_row(("好。", "Yes.", "No.")) == "好。Yes. No."
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "取消"
    choose(window, "en")
    assert QLocale().toString(12345) == "12,345"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_the_key_that_ends_a_composition_submits_nothing(qtbot: QtBot, qapp: QApplication, desk: Window) -> None:
    watch = Composing(qapp)
    dialog = NewPageDialog(desk.session, desk)
    made: list[str] = []
    dialog.made.connect(made.append)
    dialog.show()
    line = dialog.naming.title_line
    qtbot.waitUntil(line.hasFocus)
    qapp.sendEvent(line, QInputMethodEvent("chao", []))
    QTest.keyClick(line, Qt.Key.Key_Return)
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    ended = QInputMethodEvent()
    ended.setCommitString("潮")
    qapp.sendEvent(line, ended)
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert line.text() == "潮"
    assert dialog.isVisible()
    assert not made
    qtbot.waitUntil(lambda: dialog.naming.slug_line.text() == "chao")
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: made == ["concept/chao"])
    watch.deleteLater()
    QCoreApplication.sendPostedEvents(watch, QEvent.Type.DeferredDelete)


def test_what_the_core_says_in_english_is_told_in_the_persons_language(window: Window) -> None:
    error = Refused("A page of type `concept` cannot stand at `a/b.md`.", "concept/b", "Use one of concept, entity.")
    assert notices.sentence(error) == f"concept/b: {error.what} Nothing was changed."
    assert notices.facts(error) == error.next_step
    choose(window, "es")
    assert "Una página de tipo `concept` no puede estar en `a/b.md`." in notices.sentence(error)
    assert notices.facts(error) == "Usa uno de concept, entity."
    choose(window, "zh_CN")
    assert "类型为 `concept` 的页面不能放在 `a/b.md`。" in notices.sentence(error)
    assert notices.facts(error) == "请使用 concept, entity 之一。"
    nested = core.sentence("There is no such page. The same holds for 3 more.")
    assert nested == "没有这个页面。另有 3 项也是如此。"
    assert core.sentence("What an agent wrote, as it is.") == "What an agent wrote, as it is."
    in_chinese = {
        "The disk is full: this could not be moved back.": "磁盘已满：无法移回原处。",
        "Did you mean concept/tides (without .md, in small letters)? Give the id exactly so.": (
            "你是指 concept/tides（不带 .md、使用小写字母）吗？请完全按此填写 id。"
        ),
        "x: this loses the header fields `a`, `b` and 3 more.": "x：这会丢失页头字段 `a`、`b`和另外 3 个。",
        "concept/a (retired) and concept/b are called “sun and moon” too.": (
            "concept/a（已停用）和concept/b 也都叫“sun and moon”。"
        ),
        "YAML does not accept the header: line 1,204: the parser says “did not find it”.": (
            "YAML 不接受此页头：第 1,204 行：解析器报告“did not find it”。"
        ),
        "Retired on 2026-11-30: See p. 4: it is wrong. Don't rely on what it says.": (
            "于 2026年11月30日 停用：See p. 4: it is wrong。请勿依赖其内容。"
        ),
    }
    assert [core.sentence(each) for each in in_chinese] == list(in_chinese.values())
    choose(window, "en")
    undone = core.sentence("Undoes change 4, 2026-11-30T15:29:40.308Z.")
    assert undone.startswith("Undoes change 4, ")
    assert "T15" not in undone


@pytest.mark.parametrize(
    ("name", "one", "more"),
    [
        ("en", "There is one.", "All 12,000 at once."),
        ("es", "Hay uno solo.", "Los 12.000 a la vez."),
        ("zh_CN", "一次处理全部 1 项。", "一次处理全部 12,000 项。"),
    ],
)
def test_a_number_decides_the_form_of_a_sentence(window: Window, name: str, one: str, more: str) -> None:
    words = "All %Ln at once. You see what would change, and choose, before anything is written."
    choose(window, name)
    assert QCoreApplication.translate("health", words, None, 1).startswith(one)
    assert QCoreApplication.translate("health", words, None, 12_000).startswith(more)


def test_built_in_types_are_told_in_the_persons_language_and_a_wikis_own_as_it_names_them(
    qtbot: QtBot, desk: Window, tmp_path: Path
) -> None:
    own = tmp_path / "own"
    Project.create(own)
    declared = '[[page_types]]\ntype = "concept"\nfolder = "concepts"\nsection = "Concepts"\ndescription = "D"\n'
    with (own / "kbdesk.toml").open("a", encoding="utf-8") as file:
        file.write(f'\n{declared}template = "T"\n')

    def named() -> dict[str, str]:
        assert desk.session is not None
        return {each.type: kinds.section_words(each.type, each.section) for each in desk.session.project.types}

    choose(desk, "zh_CN")
    assert (kinds.type_words("concept"), named()["concept"], named()["entity"]) == ("概念", "概念", "实体")
    assert kinds.section_words("concept", "A folder of its own") == "A folder of its own"
    before = desk.session
    desk.open_folder(own)
    qtbot.waitUntil(lambda: desk.session is not None and desk.session is not before)
    assert (kinds.type_words("concept"), named()["concept"], named()["entity"]) == ("concept", "Concepts", "实体")


def test_the_index_is_in_the_order_of_the_persons_language() -> None:
    titles = ("ñu", "oso", "nube", "重庆", "安徽", "上海")
    rows = [PageRow(title, "concept", title, title, "", "active", title) for title in titles]
    section = Section("concept", "Concepts", (*rows, replace(rows[2], status="retired")))

    def order(locale: str) -> str:
        return " ".join(row.title for row in by_locale([section], QLocale(locale))[0].pages)

    assert order("es_ES") == "nube ñu oso 上海 安徽 重庆 nube"
    assert order("zh_CN").split()[0] == "安徽"
    assert order("en_GB") == " ".join([*titles, "nube"])
    numbered = [replace(rows[0], title=title) for title in ("0 a", "1 b", "10 c", "12 d", "2 e", "Part 10", "Part 9")]
    for locale in ("en_GB", "es_ES"):
        pages = by_locale([Section("concept", "Concepts", tuple(numbered))], QLocale(locale))[0].pages
        assert [row.title for row in pages] == ["0 a", "1 b", "2 e", "10 c", "12 d", "Part 9", "Part 10"]
    folders = [Section(title, title, (replace(rows[0], declared=False),)) for title in ("oso", "ñu", "nube")]
    sections = by_locale([section, *folders], QLocale("es_ES"))
    assert [each.title for each in sections] == ["Concepts", "nube", "ñu", "oso"]
