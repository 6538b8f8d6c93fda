import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n import clean, embolden, escape, fence, mention, remove_bold, strip_markdown


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Scrofa", "Scrofa"),
        ("**bold**", "\\*\\*bold\\*\\*"),
        ("a_b ~~c~~ ||d||", "a\\_b \\~\\~c\\~\\~ \\|\\|d\\|\\|"),
        ("```x```", "\\`\\`\\`x\\`\\`\\`"),
        ("@everyone", "@\u200beveryone"),
        ("@Here you", "@\u200bHere you"),
        ("<@123> <@&5> <#7>", "\\<@\u200b123\\> \\<@\u200b&5\\> \\<\\#7\\>"),
        ("bob@home", "bob@home"),
        ("https://pig.example", "https\\://pig.example"),
        ("[x](y)", "\\[x\\]\\(y\\)"),
        ("# title", "\\# title"),
        ("> quote", "\\> quote"),
        ("- item", "\\- item"),
        ("1. item", "1\\. item"),
        ("Jean-Paul", "Jean-Paul"),
        ("a\nb\r\n\tc", "a b c"),
        ("zero\u200bwidth\u202e\ufeff", "zerowidth"),
        ("\u3164", "?"),
        ("", "?"),
        ("  ", "?"),
        ("back\\slash", "back\\\\slash"),
        ("x" * 33, "x" * 31 + "…"),
    ],
)
def test_a_name_is_shown_as_it_was_typed_and_never_obeyed(typed: str, shown: str) -> None:
    assert escape(typed) == shown


def test_stacked_accents_are_kept_low() -> None:
    assert clean("z" + "\u0301" * 20 + "!") == "ź\u0301\u0301!"
    assert clean("é") == clean("e\u0301") == "é"


def test_the_cap_counts_what_is_shown() -> None:
    assert escape("*" * 40) == "\\*" * 31 + "…"
    assert escape("long text " * 30, 200).endswith("…")


def test_names_in_sentences() -> None:
    assert embolden("a*b") == "**a\\*b**"
    assert mention(42) == "<@42>"


def test_buttons_and_pictures_get_names_without_marks() -> None:
    assert strip_markdown(f"{embolden('a*b_c')} takes `3`") == "a*b_c takes 3"
    assert strip_markdown(escape("1. @everyone http://x")) == "1. @everyone http://x"


def test_a_text_without_its_bold_letters_may_still_stand_in_a_message() -> None:
    assert (
        remove_bold(f"{embolden('**[D](https://e.vil)**')} takes 3")
        == f"{escape('**[D](https://e.vil)**')} takes 3"
    )


def test_nothing_leaves_a_fence() -> None:
    assert fence("a```b").count("```") == 2


@given(st.text(max_size=80))
def test_whatever_is_typed_stays_on_one_line_and_pings_nobody(typed: str) -> None:
    shown = escape(typed)
    assert shown
    assert "\n" not in shown
    assert not re.search(r"@(everyone|here|[!&]?\d)", shown, re.IGNORECASE)
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_~`|<>\[\]()#]", shown)
    assert strip_markdown(shown) == clean(typed)
    assert len(clean(typed)) <= 32
