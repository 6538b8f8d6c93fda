"""A card is one row of a table, or one small file: the two that the README gives are added and played."""

from ast import literal_eval
from typing import Final

import pytest

from games.cochons.extension import hooks
from games.cochons.extension.catalogue import (
    CARDS,
    Card,
    build_complete_deck,
    find_combat_card,
    make_combat_card,
    make_event_card,
)
from games.cochons.extension.declarations import lay_in_fights
from games.cochons.practice.expectations import Gain
from games.cochons.practice.hands import list_worst, weigh_card
from games.cochons.rulebook import BASE, RULEBOOK
from games.cochons.state.state import Side, State
from games.cochons.views.view import View
from porc_royal.asks import list_picks
from porc_royal.assembly import assemble
from porc_royal.cards import list_copies
from porc_royal.rulebook import Rulebook
from tests.cochons.practising import idea
from tests.cochons.scenario import Table, galaxy
from tests.games.toy_cards import load_file, read_examples

ROW, FILE = read_examples("cochons")
TILES: Final = ("O red 0:3G", "A1 blue 1:3G", "A3 yellow 2:3G")
TOY: Final = "truie-royale.1"


def read_row() -> Card:
    ((title, *figures),) = literal_eval(ROW.partition(" = ")[2])
    return make_combat_card(title, *figures)


ROW_CARD: Final = read_row()
TITLE: Final = ROW_CARD.title
FILE_ADDS: Final = load_file(FILE, "truie_royale")
BOOK: Final = assemble(BASE, [ROW_CARD.additions, FILE_ADDS])
"""The game with both, beside the game without them."""


def travels(book: Rulebook[State, View] = BOOK, /, **hands: str) -> Table:
    return galaxy(
        *TILES,
        chapter="travel",
        rule_set="complete",
        book=book,
        hands={int(seat.removeprefix("p")): cards for seat, cards in hands.items()},
    )


def test_a_row_is_a_card_of_the_deck_with_its_figures() -> None:
    assert len(build_complete_deck(assemble(BASE, [ROW_CARD.additions]).assembly)) == 80 + 2
    figures = find_combat_card(f"{TITLE}.1")
    assert figures is not None
    assert (figures.attack, figures.technology, figures.defence) == (3, 1, 0)


def test_a_row_fights() -> None:
    tiles = ("A1 red 1:3G 0:3G", "A3 blue 2:3G")
    table = galaxy(*tiles, chapter="combats", book=BOOK, hands={0: f"{TITLE}.1", 1: "jamboneuse.1"})
    table.tell("1: pass")
    assert list(list_picks(table.ask(0), "lay", "cards")) == [f"{TITLE}.1"]


def test_a_file_is_a_card_that_is_offered_paid_told_and_moved_to_the_discards() -> None:
    table = travels(p0=TOY)
    assert list(list_picks(table.ask(0), "farrow", "card")) == [TOY]
    table.tell(f"0: farrow card={TOY} tile=O")
    assert table.troops("O") == "0:4G"
    assert not table.hand(0)
    assert list_copies(table.state.deck.discards, "truie-royale") == (TOY,)


def test_whoever_does_not_hold_it_has_the_same_option_empty() -> None:
    table = travels(p0="jamboneuse.1", p1=TOY)
    assert not list_picks(table.ask(0), "farrow", "card")
    assert list(travels(p0=TOY).ask(0).options) == list(table.ask(0).options)


def test_a_card_is_worth_what_its_file_says_and_something_where_it_does_not() -> None:
    modest = make_event_card("truie-modeste", 1, when=("2B",), simplified=False)
    assemble(BASE, [modest.additions])
    assert (weigh_card(TOY), weigh_card(f"{TITLE}.1"), weigh_card("truie-modeste.1")) == (5, 3, 3)
    assert list_worst([TOY, f"{TITLE}.1"], 1) == [f"{TITLE}.1"]


def test_of_a_card_that_is_kept_once_a_practice_player_throws_the_others_away() -> None:
    twice = make_event_card("truie-double", 3, when=("2B",), simplified=False, worth=5, keep=1)
    book = assemble(BASE, [twice.additions])
    hands = {0: "truie-double.1 truie-double.2 jamboneuse.1"}
    table = galaxy(*TILES, chapter="draw", rule_set="complete", book=book, hands=hands)
    assert idea(table, 0).many("cards") == ("truie-double.2",)


@pytest.mark.parametrize("expected", [True, False])
def test_a_card_for_fights_is_laid_by_practice_players_if_its_file_says_what_to_expect(
    expected: bool,
) -> None:
    card: Card = make_event_card("truie-en-rage", 1, when=("3A",), simplified=False)

    @lay_in_fights(card, step=9, expects=(lambda fight: Gain(fewer=fight.enemies)) if expected else None)
    async def rages(bout: hooks.Bout, side: Side, copy: str) -> bool:
        return True

    hands = {1: "truie-en-rage.1"}
    table = galaxy(
        "O blue 1:4G 0:4G",
        chapter="attack-gap",
        rule_set="complete",
        gap_windows=False,
        hands=hands,
        book=assemble(BASE, [card.additions]),
    )
    assert idea(table, 1).many("cards") == (("truie-en-rage.1",) if expected else ())


def test_the_game_without_it_stays_as_it_is() -> None:
    assert "truie-royale" not in RULEBOOK.assembly.table(CARDS)
    assert len(build_complete_deck(RULEBOOK.assembly)) == 80
    assert "farrow" not in travels(RULEBOOK, p0="jamboneuse.1").ask(0).options
