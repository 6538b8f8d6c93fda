import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import fit, measure_length, split

TEXTS = st.text(alphabet=st.sampled_from("ab \n🐷é"), max_size=400)


def test_a_text_that_fits_is_left_alone() -> None:
    assert fit("one\ntwo", 7) == "one\ntwo"
    assert split("one\ntwo", 7) == ["one\ntwo"]
    assert split("") == [""]


def test_a_text_is_cut_at_the_border_of_a_line() -> None:
    assert fit("first line\nsecond line\nthird line", 30) == "first line\nsecond line\n…"


def test_a_long_line_is_cut_at_a_word() -> None:
    assert fit("one two three four five six", 20) == "one two three four…"


def test_a_mention_is_never_cut_in_two() -> None:
    assert fit("a" * 15 + "<@123456789>", 22) == "a" * 15 + "…"


def test_a_block_of_code_is_closed_where_a_text_is_cut() -> None:
    cut = fit("```\n" + "line\n" * 50 + "```", 60)
    assert cut.count("```") == 2
    assert measure_length(cut) <= 60
    assert cut.endswith("…")


def test_a_long_text_becomes_several_messages() -> None:
    text = "\n".join(f"line {number}" for number in range(500))
    pages = split(text, 300)
    assert "\n".join(pages) == text
    assert all(measure_length(page) <= 300 for page in pages)


def test_a_block_of_code_goes_on_in_the_next_message() -> None:
    pages = split("before\n```\n" + "line\n" * 100 + "```\nafter", 120)
    assert all(page.count("```") % 2 == 0 for page in pages)
    assert sum(page.count("line") for page in pages) == 100


def test_emoji_count_as_discord_counts_them() -> None:
    assert measure_length("🐷a") == 3


@given(TEXTS, st.integers(min_value=20, max_value=200))
def test_a_cut_text_is_never_too_long(text: str, limit: int) -> None:
    assert measure_length(fit(text, limit)) <= limit


@given(TEXTS, st.integers(min_value=20, max_value=200))
def test_split_texts_lose_nothing_but_blanks(text: str, limit: int) -> None:
    pages = split(text, limit)
    assert all(measure_length(page) <= limit for page in pages)
    assert "".join("".join(pages).split()) == "".join(text.split())


@pytest.mark.parametrize("limit", [20, 33, 50, 64])
def test_a_text_without_any_border_is_split_all_the_same(limit: int) -> None:
    assert "".join(split("x" * 300, limit)) == "x" * 300
