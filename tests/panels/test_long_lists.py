"""What no list of a window can hold: it stands in several lists, or is typed by its name."""

from typing import Final

import pytest

from bot.panels.form_windows import make_window
from bot.panels.parts import find_single_pick
from bot.panels.prompts import Prompt
from bot.panels.windows import Window, list_window_faults
from bot.wording.forms import Draft, is_possible
from bot.wording.voice import Voice
from bot.wording.whole_moves import list_few
from bot.wording.window_fields import complete_reply, list_window_fields, read_window
from porc_royal.asks import Ask, Field, Option, Pick, Refused, Reply, Several
from porc_royal.facts import CHANCE, Seat
from porc_royal.memo import remember_choices
from porc_royal.notation import read
from porc_royal.play import Play
from porc_royal.suggestions import TRIED
from porc_royal.testing.golden import decode_game
from tests.golden.kept import KINDS, read_games
from tests.words import WORDS

VOICE: Final = Voice(WORDS.of("en"), str, "interstellar_pig")
TILES: Final = tuple(f"{row}{column}" for row in "ABCDE" for column in range(1, 7))
CELLS: Final = tuple(f"Z{number:03}" for number in range(218))
FEW: Final = TILES[:2]
TOO_MUCH: Final = {
    ("cochons-ask-travel", "boots"),
    ("cochons-ask-gap", "boots"),
    ("cochons-ask-chips", "give"),
}
"""Forms of which no window holds what must be filled in: three tiles in a row with what is left on each, nine chips."""


def ask(**fields: Field) -> Ask:
    return Ask(Seat(0), "interstellar_pig-ask-tunnel", "R-80", {"jump": Option(fields)}, Reply("jump"))


def window(asked: Ask, locale: str = "en", **filled: str | tuple[str, ...]) -> Window:
    voice = Voice(WORDS.of(locale), str, "interstellar_pig")
    found = make_window(Prompt(1, 7, asked, voice), "jump", Draft(dict(filled)))
    assert found is not None
    assert not list_window_faults(found)
    return found


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_places_that_one_list_cannot_hold_stand_in_two(locale: str) -> None:
    shown = window(
        ask(tile=Pick("place", TILES), card=Pick("card", ("fusee-dorsale.1",), optional=True)), locale
    )
    assert [one.custom_id for one in shown.parts] == ["p1:tile", "p2:tile", "p:card"]
    assert [choice.value for one in shown.parts[:2] for choice in one.choices] == list(TILES)
    assert [one.least for one in shown.parts[:2]] == [0, 0], "it stands in the other"
    assert shown.parts[0].label != shown.parts[1].label
    assert "A1" in shown.parts[0].beside
    assert "E6" in shown.parts[1].beside


def test_one_value_of_both_lists_is_taken_two_or_none_are_refused() -> None:
    asked = ask(tile=Pick("place", TILES))
    for first, second in (("A2", ""), ("", "E6")):
        entered: dict[str, list[str]] = {"p1:tile": [first] * bool(first), "p2:tile": [second] * bool(second)}
        came = complete_reply(asked, read_window("jump", entered), VOICE)
        assert asked.check(came) == Reply("jump", {"tile": first or second})
    wrong: list[tuple[dict[str, list[str]], str]] = [
        ({"p1:tile": ["A2"], "p2:tile": ["E6"]}, "refused-one"),
        ({"p1:tile": [], "p2:tile": []}, "refused-missing"),
    ]
    for entered, why in wrong:
        with pytest.raises(Refused) as refused:
            asked.check(complete_reply(asked, read_window("jump", entered), VOICE))
        assert refused.value.says.key == why
    again = window(asked, tile=("A2", "E6"))
    assert [choice.value for one in again.parts for choice in one.choices if choice.default] == ["A2", "E6"]


def test_several_of_more_than_a_list_holds_are_chosen_in_all_of_them() -> None:
    asked = ask(tiles=Several("place", TILES, least=1))
    shown = window(asked)
    assert [(one.custom_id, one.least, one.most) for one in shown.parts] == [
        ("s1:tiles", 0, 15),
        ("s2:tiles", 0, 15),
    ]
    (first, _) = window(ask(tiles=Several("place", TILES, 2, 2))).parts
    assert first.beside.startswith(VOICE.text("window-exactly", count=2)), "in both lists together"
    came = complete_reply(asked, read_window("jump", {"s1:tiles": ["A2", "B1"], "s2:tiles": ["E6"]}), VOICE)
    assert asked.check(came) == Reply("jump", {"tiles": ("A2", "B1", "E6")})
    with pytest.raises(Refused):
        asked.check(complete_reply(asked, read_window("jump", {"s1:tiles": [], "s2:tiles": []}), VOICE))


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_one_of_two_hundred_places_is_typed_as_it_is_called(locale: str) -> None:
    asked = ask(cell=Pick("place", CELLS))
    voice = Voice(WORDS.of(locale), str, "interstellar_pig")
    (part,) = window(asked, locale).parts
    assert (part.custom_id, part.sort, part.least) == ("w:cell", "text", 1)
    assert "218" in part.beside
    for typed in ("Z117", " z117 "):
        came = complete_reply(asked, read_window("jump", {"w:cell": [typed]}), voice)
        assert asked.check(came) == Reply("jump", {"cell": "Z117"})


def test_what_is_typed_and_is_no_place_is_refused_in_a_sentence_and_stands_there_again() -> None:
    asked = ask(cell=Pick("place", CELLS))
    came = read_window("jump", {"w:cell": ["the moon"]})
    with pytest.raises(Refused) as refused:
        complete_reply(asked, came, VOICE)
    assert refused.value.says.key == "refused-value"
    assert "the moon" in VOICE.refusal(refused.value)
    assert window(asked, cell="the moon").parts[0].text == "the moon"


def test_a_typed_place_that_goes_with_another_answer_is_refused_by_saying_so() -> None:
    def far(chosen: dict[str, object]) -> list[str]:
        return (
            []
            if "tile" not in chosen
            else [one for one in CELLS if (one < "Z100") == (chosen["tile"] == "A1")]
        )

    asked = ask(tile=Pick("place", FEW), cell=Pick("place", far))  # type: ignore[arg-type]  # any mapping will do
    with pytest.raises(Refused) as refused:
        complete_reply(asked, read_window("jump", {"p:tile": ["A1"], "w:cell": ["z200"]}), VOICE)
    assert refused.value.says.key == "refused-beside"


def test_where_lists_leave_no_room_for_the_other_fields_the_place_is_typed() -> None:
    four = {f"f{number}": Pick("place", FEW) for number in range(4)}
    shown = window(ask(tile=Pick("place", TILES), **four))
    assert [one.custom_id for one in shown.parts] == ["w:tile", *(f"p:{name}" for name in four)]


def test_several_that_may_be_left_out_stand_in_the_list_of_what_is_besides() -> None:
    """As the settings of a Cosmic player: eight fields, of which five take several."""
    four = {f"f{number}": Several("place", TILES[:9], optional=True) for number in range(4)}
    two: dict[str, Field] = {
        "tile": Pick("place", FEW, optional=True),
        "cell": Several("place", TILES[:3], optional=True),
    }
    asked = ask(**four, **two)
    shown = window(asked)
    assert [one.custom_id for one in shown.parts] == [*(f"s:{name}" for name in four), "f:besides"]
    assert shown.parts[-1].most == 4, "one tile, and three cells"
    assert VOICE.field("cell") in shown.parts[-1].beside
    entered = {"f:besides": ["s:cell=A1", "p:tile=A2", "s:cell=A3"], "s:f0": ["B1"]}
    came = complete_reply(asked, read_window("jump", entered), VOICE)
    assert asked.check(came) == Reply("jump", {"f0": ("B1",), "tile": "A2", "cell": ("A1", "A3")})
    again = window(asked, cell=("A1", "A3"))
    assert [one.value for one in again.parts[-1].choices if one.default] == ["s:cell=A1", "s:cell=A3"]


def test_menus_of_whole_moves_do_not_stand_for_a_form_of_which_several_may_be_chosen() -> None:
    """They have none of these: a Cosmic player’s settings, of which one may be taken back instead, took ten presses."""
    asked = ask(
        setting=Pick("place", FEW, optional=True),
        tiles=Several("place", lambda chosen: () if "setting" in chosen else FEW, optional=True),
    )
    assert list_few(asked, "jump", TRIED), "each setting alone"
    assert [one.custom_id for one in window(asked).parts] == ["p:setting", "s:tiles"]


@pytest.mark.parametrize("kind", KINDS)
def test_every_form_of_a_golden_game_is_one_window_or_a_menu_of_whole_moves(kind: str) -> None:
    """Also those that nobody filled in there, and those of standing orders."""
    kept, book = decode_game(next(iter(read_games(kind).values()))), KINDS[kind].book
    play, bare = Play.new(book, kept.setup.players, kept.setup.settings), set[tuple[str, str]]()
    for number, (line, _) in enumerate(kept.lines):
        seat, reply = read(line)
        if seat != CHANCE and number % 9 == 0:
            sheets = [] if book.orders is None else [book.orders.make_form(seat, play.view(seat), ())]
            for asked in (*(play.asks[one] for one in play.awaited if one != CHANCE), *sheets):
                bare |= {(asked.key, one) for one in _list_bare(remember_choices(asked))}
        play.take(seat, reply)
    assert bare <= TOO_MUCH


def _list_bare(asked: Ask) -> list[str]:
    """The options that are filled in step by step."""
    return [
        name
        for name, option in asked.options.items()
        if option.fields
        and is_possible(option)
        and not list_window_fields(option)
        and not find_single_pick(option)
        and not list_few(asked, name, TRIED)
    ]


def test_blanks_where_a_name_may_be_left_out_leave_it_out() -> None:
    """A telephone puts a blank behind what it completes, also where that was deleted again."""
    asked = ask(tile=Pick("place", CELLS, optional=True))
    assert complete_reply(asked, read_window("jump", {"w:tile": [" "]}), VOICE) == Reply("jump")
    came = complete_reply(asked, read_window("jump", {"w:tile": [" z012 "]}), VOICE)
    assert came == Reply("jump", {"tile": "Z012"})
