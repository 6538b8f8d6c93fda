"""A card is one row of a table, or one small file: the two that the README gives are added and played."""

from ast import literal_eval
from collections.abc import Iterator
from typing import Final

import pytest

from games.cochons import facts
from games.cochons.extension import hooks
from games.cochons.extension.catalogue import CARDS, Card, combat, combat_card, complete_deck, event_card
from games.cochons.extension.declarations import laid
from games.cochons.practice.expectations import EXPECTED, Gain
from games.cochons.practice.hands import value, worst
from games.cochons.state.state import Side
from porc_royal.asks import picks
from porc_royal.cards import held
from tests.cochons.practising import idea
from tests.cochons.scenario import Table, galaxy
from tests.games.toy_cards import add_file, read_examples, taken_out_again

ROW, FILE = read_examples("cochons")
TILES: Final = ("O red 0:3G", "A1 blue 1:3G", "A3 yellow 2:3G")
TOY: Final = "truie-royale.1"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    with taken_out_again(facts.KEYS, hooks, CARDS, EXPECTED):
        yield


def add_the_row() -> str:
    ((title, *figures),) = literal_eval(ROW.partition(" = ")[2])
    return combat_card(title, *figures).title


def add_the_file() -> None:
    add_file(FILE, "truie_royale")


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


def test_a_card_is_worth_what_its_file_says_and_something_where_it_does_not() -> None:
    add_the_file()
    row = add_the_row()
    event_card("truie-modeste", 1, when=("2B",), simplified=False)
    assert (value(TOY), value(f"{row}.1"), value("truie-modeste.1")) == (5, 3, 3)
    assert worst([TOY, f"{row}.1"], 1) == [f"{row}.1"]


def test_of_a_card_that_is_kept_once_a_practice_player_throws_the_others_away() -> None:
    event_card("truie-double", 3, when=("2B",), simplified=False, worth=5, keep=1)
    hands = {0: "truie-double.1 truie-double.2 jamboneuse.1"}
    table = galaxy(*TILES, chapter="draw", rule_set="complete", hands=hands)
    assert idea(table, 0).many("cards") == ("truie-double.2",)


@pytest.mark.parametrize("expected", [True, False])
def test_a_card_for_fights_is_laid_by_practice_players_if_its_file_says_what_to_expect(
    expected: bool,
) -> None:
    card: Card = event_card("truie-en-rage", 1, when=("3A",), simplified=False)

    @laid(card, step=9, expects=(lambda fight: Gain(fewer=fight.enemies)) if expected else None)
    async def rages(bout: hooks.Bout, side: Side, copy: str) -> bool:
        return True

    hands = {1: "truie-en-rage.1"}
    table = galaxy(
        "O blue 1:4G 0:4G", chapter="attack-gap", rule_set="complete", gap_windows=False, hands=hands
    )
    assert idea(table, 1).many("cards") == (("truie-en-rage.1",) if expected else ())


def test_nothing_of_it_is_left_when_it_is_taken_out() -> None:
    assert "truie-royale" not in CARDS
    assert "farrow" not in travels(p0="jamboneuse.1").ask(0).options
