"""Pages that say nearly the same are found, in scripts without spaces between words too."""

from __future__ import annotations

import pytest

from kbdesk.pages.likeness import nearly_identical

THAI = "น้ำขึ้นน้ำลงเกิดจากแรงดึงดูดของดวงจันทร์และดวงอาทิตย์ที่กระทำต่อโลก ทำให้ระดับน้ำทะเลเปลี่ยนแปลงวันละสองครั้ง"
KOREAN = "조석은 달과 태양의 인력 때문에 바닷물의 높이가 하루에 두 번씩 오르내리는 현상이다. 사리는 보름과 그믐에 온다."
ENGLISH = "The tide rises and falls twice a day, for the Moon and the Sun pull at the water, and the Earth turns below."


@pytest.mark.parametrize(
    ("text", "other"),
    [
        (THAI, THAI.replace("สองครั้ง", "สามครั้ง")),
        (KOREAN, KOREAN.replace("현상이다", "움직임이다")),
        (ENGLISH, ENGLISH.replace("below", "under it")),
    ],
    ids=["Thai", "Korean", "English"],
)
def test_a_text_with_one_word_changed_is_nearly_the_same(text: str, other: str) -> None:
    texts = {"concept/one": text, "concept/other": other, "concept/else": text[::-1]}
    found = nearly_identical(texts.items(), texts.__getitem__, lambda _: None)
    assert [each.pages for each in found] == [("concept/one", "concept/other")]
