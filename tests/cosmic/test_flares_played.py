"""CE-130: each flare is played by luck, as wild and as super; what each does, its alien's own tests say."""

import random
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from games.cosmic.extension.declarations import ALIENS
from games.cosmic.facts import name_sort
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import FLARE, find_kind, list_deck, name_card
from games.cosmic.state.options import read_options
from porc_royal.testing.games import choose_reply
from tests.cosmic.scenario import QUIET, Table, position, ready

SEATS: Final = 4
TABLES: Final = 40
"""Tables at which a flare is held, by each seat in turn."""
REPLIES: Final = 90
PLAYED: Final = "cosmic-played"
ANSWERS: Final = frozenset(
    {
        *(("anti_matter", "wild"), ("anti_matter", "super"), ("clone", "wild"), ("filch", "wild")),
        *(("healer", "wild"), ("parasite", "wild"), ("remora", "wild"), ("saboteur", "super")),
        *(("tick_tock", "wild"), ("void", "wild"), ("homo_sapiens", "wild"), ("homo_sapiens", "super")),
        *(("explorer", "super"), ("pentaform", "super")),
    }
)
"""Played only as an answer to what seldom comes about at such a table, or once something was set up before the first
turn, with which no such table begins (the stages of Pentaform): `aliens/` and `pairs/` lead there.
"""
TESTS: Final = Path(__file__).parent
RARE: Final = ("orders", "ship-orders")
OTHERS: Final = ("virus", "tripler", "healer", "hate")
"""Whom the others play, so that there are powers to be answered and copied."""
CARDS: Final = tuple(
    find_kind(card).name
    for card in list_deck(RULEBOOK.assembly, read_options(RULEBOOK.assembly, {}), SEATS)
    if find_kind(card).type != FLARE
)


def hold(name: str, sort: str, number: int) -> Table:
    """A table at which one seat holds the flare and plays it as soon as it may, as an alien or as another."""
    luck = random.Random(number)
    holder = number % SEATS
    aliens = [QUIET if other == name else other for other in OTHERS]
    aliens[holder] = name if sort == "super" else QUIET
    if sort == "super" and name == QUIET:
        aliens = [QUIET if seat == holder else "virus" for seat in range(SEATS)]
    dealt = luck.sample(CARDS, 5 * SEATS)
    hands = {seat: " ".join(dealt[seat::SEATS]) for seat in range(SEATS)}
    hands[holder] += f" flare_{name}"
    begun = position(
        *aliens,
        hands=hands,
        policies={holder: ready(name)},
        chapter="turn",
        destiny="colour_1_1 colour_2_1 colour_0_1 colour_3_1",
        warp={seat: luck.randrange(6) for seat in range(SEATS)},
        placed={0: ["2-1 2"], 1: ["0-1 1"], 2: ["1-2 2"]},
    )
    return Table(RULEBOOK, begun, "turn")


def is_played(name: str, sort: str, number: int) -> bool:
    """Whether the flare is told to be played as such, while everybody answers by luck."""
    table, luck, told = hold(name, sort, number), random.Random(number), 0
    for _ in range(REPLIES):
        for fact in table.facts[told:]:
            named, how = fact.says.args.get("card"), fact.says.args.get("sort")
            if fact.says.key == PLAYED and (named, how) == (name_card(f"flare_{name}"), name_sort(sort)):
                return True
        if table.play.result is not None:
            break
        told = len(table.facts)
        seat = luck.choice(table.play.awaited)
        table.take(seat, choose_reply(table.play.asks[seat], luck, RARE))
    return False


@pytest.mark.parametrize(
    ("name", "sort"), sorted(set(product(RULEBOOK.assembly.table(ALIENS), ("wild", "super"))) - ANSWERS)
)
def test_a_flare_is_played_as_wild_and_as_super(name: str, sort: str) -> None:
    assert any(is_played(name, sort, number) for number in range(TABLES))


def test_the_flares_that_luck_does_not_play_are_played_by_scenarios() -> None:
    told = "".join(path.read_text(encoding="utf-8") for path in sorted(TESTS.rglob("test_*.py")))
    held = {name for name, _ in ANSWERS if f"flare_{name}" in told}
    assert held == {name for name, _ in ANSWERS}
