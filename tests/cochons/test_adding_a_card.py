"""A card is one row of a table, or one small file: the two that the README gives are added and played."""

import re
from ast import literal_eval
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from games.cochons import facts, hooks
from games.cochons.catalogue import CARDS, combat, combat_card, complete_deck, held
from games.table.asks import picks
from tests.cochons.scenario import Table, galaxy

README: Final = Path("games/cochons/README.md").read_text(encoding="utf-8")
ROW, FILE = re.findall(r"```python\n(.*?)```", README.partition("## Adding a card")[2], re.DOTALL)[:2]
TILES: Final = ("O red 0:3G", "A1 blue 1:3G", "A3 yellow 2:3G")
TOY: Final = "truie-royale.1"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """What is entered here is taken out again."""
    books: list[dict[str, Any]] = [
        CARDS,
        *(one for one in vars(facts.KEYS).values() if isinstance(one, dict)),
    ]
    kept = [(book, dict(book)) for book in books]
    places = [place for place in vars(hooks).values() if hasattr(place, "_ranked")]
    ranked = [(place, list(place._ranked)) for place in places]
    yield
    for book, entries in kept:
        book.clear()
        book.update(entries)
    for place, contributions in ranked:
        place._ranked[:] = contributions


def add_the_row() -> str:
    ((title, *figures),) = literal_eval(ROW.partition(" = ")[2])
    return combat_card(title, *figures).title


def add_the_file() -> None:
    exec(compile(FILE, "truie_royale.py", "exec"), {"__name__": "truie_royale"})


def travels(**hands: str) -> Table:
    return galaxy(
        *TILES,
        chapter="travel",
        rule_set="complete",
        hands={int(seat.removeprefix("p")): cards for seat, cards in hands.items()},
    )


def test_a_row_is_a_card_of_the_deck_with_its_figures() -> None:
    before = len(complete_deck())
    title = add_the_row()
    assert len(complete_deck()) == before + 2
    figures = combat(f"{title}.1")
    assert figures is not None
    assert (figures.attack, figures.technology, figures.defence) == (3, 1, 0)


def test_a_row_fights() -> None:
    title = add_the_row()
    tiles = ("A1 red 1:3G 0:3G", "A3 blue 2:3G")
    table = galaxy(*tiles, chapter="combats", hands={0: f"{title}.1", 1: "jamboneuse.1"})
    table.tell("1: pass")
    assert list(picks(table.ask(0), "lay", "cards")) == [f"{title}.1"]


def test_a_file_is_a_card_that_is_offered_paid_told_and_moved_to_the_discards() -> None:
    add_the_file()
    table = travels(p0=TOY)
    assert list(picks(table.ask(0), "farrow", "card")) == [TOY]
    table.tell(f"0: farrow card={TOY} tile=O")
    assert table.troops("O") == "0:4G"
    assert not table.hand(0)
    assert held(table.state.deck.discards, "truie-royale") == (TOY,)


def test_whoever_does_not_hold_it_has_the_same_option_empty() -> None:
    add_the_file()
    table = travels(p0="jamboneuse.1", p1=TOY)
    assert not picks(table.ask(0), "farrow", "card")
    assert list(travels(p0=TOY).ask(0).options) == list(table.ask(0).options)


def test_nothing_of_it_is_left_when_it_is_taken_out() -> None:
    assert "truie-royale" not in CARDS
    assert "farrow" not in travels(p0="jamboneuse.1").ask(0).options
