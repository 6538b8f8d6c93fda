"""Words in the room they have, and the outlines of their letters."""

import pytest

from bot.painter.lettering import break_lines, clean, fit
from bot.painter.metrics import load_face
from bot.painter.outlines import load_outlines, outline_line


def test_control_and_direction_characters_disappear() -> None:
    assert clean("a\x00b\x1b[31mc\u202ed\u200be\ud800f\x7fg") == "ab[31mcdefg"


def test_characters_that_no_font_has_are_left_out() -> None:
    assert clean("a\ufffe\uffffb") == "ab"


def test_blanks_become_single_spaces() -> None:
    assert clean("  two\n\t words  ") == "two words"


def test_a_french_space_before_punctuation_does_not_break() -> None:
    _, lines = break_lines(clean("un mot\N{NARROW NO-BREAK SPACE}; deux"), 20, False, 70, 5, 0)
    assert "mot\N{NO-BREAK SPACE};" in lines


def test_pictographs_without_a_glyph_are_left_out_with_the_blanks_between_them() -> None:
    pigs = "\N{PIG FACE}\N{VARIATION SELECTOR-16}\N{ZERO WIDTH JOINER}" * 32
    assert clean(f"{pigs} Who {pigs} reigns? {pigs}") == "Who reigns?"


def test_a_name_that_no_font_can_draw_is_an_ellipsis_and_no_box() -> None:
    assert clean("\N{PIG FACE} 小猪") == "…"


@pytest.mark.parametrize("sign", "♛⚔✈✖♪🗳🎉🐷□")
def test_what_a_picture_shows_of_a_sign_has_a_shape_in_both_fonts_or_is_not_there(sign: str) -> None:
    shown = clean(f"Votes {sign} here")
    assert all(load_face(bold).draws(each) for each in shown for bold in (False, True))
    assert "□" not in shown or sign == "□", "only whoever types a box is shown one"


@pytest.mark.parametrize("nothing", ["", "\u200b", " "])
def test_an_empty_name_leaves_nothing(nothing: str) -> None:
    assert clean(nothing) == ""


def test_a_wide_name_is_squeezed_then_shrunk_then_cut() -> None:
    squeezed = fit("Marie-Antoinette", 20, False, 150, 0)
    shrunk = fit("Marie-Antoinette", 20, False, 120, 12)
    cut = fit("W" * 32, 20, False, 120, 12)
    assert (squeezed.words, squeezed.size, squeezed.squeeze < 100) == ("Marie-Antoinette", 20, True)
    assert (shrunk.words, shrunk.size) == ("Marie-Antoinette", 17)
    assert (cut.words.endswith("W…"), cut.size) == (True, 12)


def test_a_paragraph_keeps_to_its_lines() -> None:
    _, lines = break_lines(clean("groin " * 100), 20, False, 150, 3, 15)
    assert len(lines) == 3
    assert lines[-1].endswith("…")


def test_a_paragraph_has_even_lines() -> None:
    assert break_lines("Vibro-Massue de Groin Groin", 20, False, 260, 2, 0)[1] == (
        "Vibro-Massue",
        "de Groin Groin",
    )


def test_one_long_word_is_cut_and_not_looped_over() -> None:
    assert break_lines("W" * 500 + " x", 20, False, 100, 2, 0)[1][0].endswith("…")


@pytest.mark.parametrize("bold", [False, True])
def test_every_letter_of_the_fonts_has_an_outline_or_is_blank(bold: bool) -> None:
    letters, drawn = load_face(bold), load_outlines(bold)
    blank = {chr(code) for code, glyph in letters.glyphs.items() if not drawn.path(glyph)}
    seen = {character for character in blank if clean(character) == character}
    assert seen == {"\N{BRAILLE PATTERN BLANK}", "\N{OBJECT REPLACEMENT CHARACTER}"}
    assert all(drawn.path(letters.glyphs[ord(character)]).endswith("h") for character in "aéWœ☠⚔⚙♥✦∿Ψ□●…")


def test_a_letter_with_an_accent_is_the_letter_and_the_accent() -> None:
    letters, drawn = load_face(False), load_outlines(False)
    plain, accented = (drawn.path(letters.glyphs[ord(each)]) for each in "eé")
    assert plain in accented
    assert accented.count("h") == plain.count("h") + 1


def test_letters_stand_where_their_widths_put_them_unless_they_are_kerned() -> None:
    letters = load_face(True)
    assert outline_line("HH", True).letters[1].at == letters.widths[ord("H")]
    assert outline_line("AV", True).letters[1].at < letters.widths[ord("A")]
    assert outline_line("H H", True).length == 2 * letters.widths[ord("H")] + letters.widths[ord(" ")]
