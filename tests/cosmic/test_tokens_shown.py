"""Whatever lies on an alien's sheet, or comes from it, is told, drawn, and foreseen where it wins."""

from collections.abc import Sequence

import pytest

from games.cosmic.picture.pictures import make_aliens, make_board
from games.cosmic.views.outline import list_foreseen
from games.cosmic.views.summary import describe_aliens, summarize
from games.cosmic.views.view import View
from porc_royal.facts import Saying, Seat
from porc_royal.scene import Group, Paragraph, Scene, Shape, Text
from tests.cosmic.reading import phrase_of
from tests.cosmic.scenario import Table, meet, ready

ATTACKS = ("attack_04", "attack_08")


def read(view: View, lines: Sequence[Saying]) -> list[str]:
    return [*map(phrase_of(view), lines)]


def words_in(scene: Scene | None) -> list[str]:
    """Whatever is written in a picture."""
    assert scene is not None
    return [word for layer in scene.layers for shape in layer.shapes for word in _words(shape)]


def _words(shape: Shape) -> list[str]:
    if isinstance(shape, Group):
        return [word for one in shape.shapes for word in _words(one)]
    return [shape.words] if isinstance(shape, Text | Paragraph) else []


def told(table: Table, name: str) -> list[int]:
    return [args["number"] for args in table.said(f"cosmic-{name}")]  # type: ignore[misc]


def show(table: Table, seat: int, **tokens: int) -> View:
    """The public view, with these tokens put on the sheet of a seat."""
    table.state.players[seat].tokens = {name.replace("_", "-"): number for name, number in tokens.items()}
    return table.view(None)


def sheet(view: View, alien: str) -> list[str]:
    """The alien's sheet in words and in the picture; what lies on it is the same in both."""
    lines = read(view, describe_aliens(view, alien))[1:-1]
    drawn = words_in(make_aliens(view, alien, phrase_of(view)))
    assert not lines or " · ".join(lines) in drawn
    assert set(lines) <= set(read(view, summarize(view)))
    return lines


@pytest.mark.parametrize(("alien", "number", "after"), [("tick_tock", 7, 6), ("warrior", 3, 5)])
def test_tokens_are_on_the_sheet_the_board_and_in_the_story(alien: str, number: int, after: int) -> None:
    """A43, A53: the offense loses; Tick-Tock has one fewer then, Warrior two more."""
    table = meet(alien, cards=ATTACKS, chapter="planning")
    view = show(table, 0, **{alien: number})
    name = {"tick_tock": "Tick-Tock", "warrior": "Warrior"}[alien]
    assert sheet(view, alien) == [f"{name}: {number} tokens"]
    assert str(number) in words_in(make_board(view, None, phrase_of(view)))
    table = meet(alien, cards=ATTACKS, through=True)
    table.state.players[0].tokens = {alien.replace("_", "-"): number}
    table.finish()
    assert told(table, "counts-tokens") == [after]


@pytest.mark.parametrize(("left", "warned"), [(3, []), (2, [2]), (1, [1])])
def test_that_tick_tock_is_about_to_win_is_foreseen(left: int, warned: list[int]) -> None:
    """A43: an encounter takes one, its super flare another; no colony is needed."""
    view = show(meet("tick_tock"), 0, tick_tock=left)
    assert [one.args["number"] for one in list_foreseen(view)] == warned
    assert all("Tick-Tock" in line for line in read(view, list_foreseen(view)))


def test_a_tick_tock_without_its_power_is_not_about_to_win() -> None:
    """CE-23: its last home colonies are gone."""
    table = meet("tick_tock", placed={0: ["2-1 4", "2-2 4", "2-3 4"]})
    assert list_foreseen(show(table, 0, tick_tock=1)) == ()


def test_that_masochist_has_few_ships_left_is_foreseen() -> None:
    """A27: it wins when all are lost."""
    assert list_foreseen(meet("masochist", warp={0: 15}, ships=0).view(None)) == ()
    view = meet("masochist", warp={0: 16}, ships=0).view(None)
    assert ["Masochist" in line for line in read(view, list_foreseen(view))] == [True]


def test_jokers_sheet_says_what_is_wild_and_which_tokens_lie_face_up() -> None:
    """A20: all nine, before any was used."""
    table = meet("joker", cards=("attack_08", "attack_10"))
    wild, up = sheet(table.view(None), "joker")
    assert wild == "Joker: the joker is Attack 08"
    assert up.startswith("Joker: 9 tokens face up (Attack 42, ")
    table.finish()
    assert told(table, "turns-token") == [8]
    assert sheet(table.view(None), "joker")[1].startswith("Joker: 8 tokens face up (Attack 23, ")
    table.state.players[0].tokens = {"joker-is-attack_10": 1}
    assert sheet(table.view(None), "joker")[0] == "Joker: the joker is Attack 10"


def test_what_jokers_flare_named_is_shown_alike_whether_it_is_held_or_not() -> None:
    """BOT-4: whose hand the flare is in nobody else may see."""
    shown = []
    for held in ("flare_joker", ""):
        table = meet("joker", hands={0: held})
        table.state.players[0].tokens = {"joker-by-flare-negotiate": 1}
        shown.append(sheet(table.view(None), "joker")[0])
    assert shown == ["Joker: the joker is Negotiate while the flare is held, else Attack 08"] * 2


def test_tokens_that_were_given_are_shown_as_long_as_they_lie_there() -> None:
    """A15, A55."""
    for alien, said in (("grudge", "Grudge"), ("yin_yang", "Yin-Yang")):
        table = meet("", "", alien)
        assert sheet(table.view(None), alien) == []
        table.state.now.marks[f"{alien.replace('_', '-')}-1"] = 1
        assert sheet(table.view(None), alien) == [f"{said}: tokens lie with Rosalinde 1"]


def test_where_saboteurs_tokens_lie_is_shown_and_not_what_they_are() -> None:
    """A42."""
    table = meet("saboteur")
    table.state.players[0].tokens = {"saboteur-1-2": 1, "saboteur-trap": 1}
    table.state.players[0].secrets = {"saboteur-1-2": "decoy"}
    assert sheet(table.view(None), "saboteur") == ["Saboteur: tokens lie under Rosalinde 1 · 2"]


def test_where_the_liner_is_is_shown_with_its_ships() -> None:
    """A44."""
    table = meet("tourist")
    table.state.players[0].tokens = {"tourist-liner": 2}
    table.state.ships["liner"] = [3, 0, 0, 0]
    assert sheet(table.view(None), "tourist") == [
        "Tourist: the liner is in the system of Rosalinde 2, with 3 ships aboard"
    ]


def test_tokens_go_with_a_lent_power() -> None:
    """CE-R16: the sheet of whoever has it now shows them."""
    table = meet(
        "",
        "",
        "",
        "warrior",
        chapter="encounter",
        hands={0: "attack_08", 1: "attack_20", 3: "flare_philanthropist"},
        policies={3: ready("philanthropist")},
    )
    table.state.players[3].tokens = {"warrior": 4}
    table.until("choose-seat").tell("3: seat seat=%30", "3: ships ships=3-5.1+").until("launch")
    assert table.view(None).seat(Seat(0)).tokens == (("warrior", 4),)
    assert sheet(table.view(None), "warrior") == ["Warrior: 4 tokens"]
