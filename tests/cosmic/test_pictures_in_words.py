"""What the pictures show stands in the words that go with them, too: the table's, the encounter's, the aliens'."""

from dataclasses import replace

import pytest

from games.cosmic.picture.palette import find_look
from games.cosmic.picture.parties import show_card, show_encounter
from games.cosmic.picture.pictures import make_aliens
from games.cosmic.picture.shown import FleetShown
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.views.encounter import describe_encounter
from games.cosmic.views.summary import (
    describe_aliens,
    describe_card,
    describe_progress,
    describe_sheets,
    summarize,
)
from games.cosmic.views.view import View
from porc_royal.facts import Seat
from tests.cosmic.reading import phrase_of
from tests.cosmic.scenario import Table, meet

ATTACKS = ("attack_10", "attack_08")
ALLIES = {2: "offense 2", 3: "defense 1"}
GATES = {"pace": "gates"}


def board_in_words(view: View) -> list[str]:
    return [*map(phrase_of(view), summarize(view))]


def encounter_in_words(table: Table, seat: int | None) -> list[str]:
    view = table.view(seat)
    return [*map(phrase_of(view), describe_encounter(view))]


def test_the_board_says_who_stands_on_every_planet_its_owner_alone_too() -> None:
    """CE-2, CE-21: also on which nobody stands."""
    placed = {2: ["1-2 4", "0-1 3"]}
    table = meet("human", placed=placed, warp={1: 4}, options={"moons": True})
    lines = board_in_words(table.view(None))
    assert "Planets of α: 1: α1 γ3, 2–5: α4" in lines
    assert "Planets of β: 1: β4, 2: β4 γ4, 3–4: β4, 5: –" in lines
    assert "Planets of γ: 1–3: γ4, 4: γ1, 5: –" in lines
    assert "In the warp: β4" in lines
    table.state.ships["2-6"][3] += 1
    assert "Rosalinde 2 · 1, moon: δ1" in board_in_words(table.view(None))


def test_the_board_says_whose_letters_stand_there_and_how_many_colonies_are_needed() -> None:
    """CE-22; where colonies win nothing (CP-15), bases are told instead (CP-21)."""
    table = meet("human", "virus", placed={2: ["1-2 4"]}, options={"win": 4})
    assert "γ · Rosalinde 2: Parasite · colonies 1/4 · hand 0 · warp 0" in board_in_words(table.view(None))
    view = replace(table.view(None), colonies_win=False)
    assert "γ · Rosalinde 2: Parasite · hand 0 · warp 0" in board_in_words(view)


def test_the_board_says_which_powers_do_not_work() -> None:
    """CE-23: as the picture does, beside the alien."""
    view = meet("human", "virus").view(None)
    off, zapped, *rest = view.seats
    assert not [line for line in board_in_words(view) if "no power" in line or "Zapped" in line]
    seats = (replace(off, works=()), replace(zapped, works=(), zapped=zapped.powers), *rest)
    lines = board_in_words(replace(view, seats=seats))
    assert "Rosalinde 0 has no power now: Human" in lines
    assert "Zapped: Virus of Rosalinde 1" in lines
    assert len([line for line in lines if "no power" in line or "Zapped" in line]) == 2


def test_what_changes_most_is_said_first() -> None:
    """An alternative text ends after a thousand characters."""
    lines = board_in_words(meet("human", cards=ATTACKS, warp={1: 4}).until("card").view(None))
    places = [
        next(number for number, line in enumerate(lines) if line.startswith(start))
        for start in ("Turn 1", "Offense", "Defense", "In the warp", "Cosmic deck", "α · ")
    ]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("planet", "gate", "said"),
    [
        ("1-1", 0, "The gate points at Rosalinde 1 · 1, ships in it: –"),
        ("1-1", 2, "The gate points at Rosalinde 1 · 1, ships in it: α2"),
        ("", 2, "In the gate: α2"),
    ],
)
def test_the_board_says_where_the_gate_points_before_anybody_defends(
    planet: str, gate: int, said: str
) -> None:
    """CE-60: the picture shows the aim and the ships."""
    table = meet("human", chapter="launch")
    assert not [line for line in board_in_words(table.view(None)) if "gate" in line]
    now = table.state.now
    now.defense, now.planet = None, planet
    table.state.ships["gate"][0] = gate
    assert said in board_in_words(table.view(None))


@pytest.mark.parametrize("until", ["card", "gate-revealed"])
def test_the_encounter_says_everything_that_its_picture_shows(until: str) -> None:
    table = meet("human", "virus", cards=ATTACKS, allies=ALLIES, options=GATES).until(until)
    view = table.view(None)
    shown, lines = show_encounter(view, phrase_of(view)), encounter_in_words(table, None)
    assert shown is not None
    for stance, party in (("Offense", shown.offense), ("Defense", shown.defense)):
        letter, ships = find_look(party.seat).letter, write(party.fleets)
        assert f"{stance}: {letter} · {party.name} ({party.alien_name}), ships {ships}" in lines
        up = [card.title for card in party.cards if not card.face_down]
        assert not up or f"{party.name} shows {' and '.join(up)}" in lines
        assert not party.total or [line for line in lines if f"= {party.total} (" in line]
    assert [line for line in (shown.rule, shown.outcome) if line and line not in lines] == []
    assert bool(shown.rule) == (until == "gate-revealed")


def write(fleets: tuple[FleetShown, ...]) -> str:
    return " ".join(
        f"{find_look(one.seat).letter}{one.count}" for one in sorted(fleets, key=lambda one: one.seat)
    )


def test_the_encounter_says_what_came_of_it() -> None:
    """CE-100."""
    table = meet("human", cards=ATTACKS).finish()
    assert encounter_in_words(table, None)[-1] == "Rosalinde 0 wins as the offense."


def test_a_card_face_down_is_told_its_owner_and_counted_for_everybody_else() -> None:
    """CE-84, 8.4."""
    table = meet("human", "virus", cards=ATTACKS, options={"pace": "every"}).until("card")
    assert not [line for line in encounter_in_words(table, None) if "face down" in line]
    for _ in range(2):
        table.step()
    told = {
        seat: [line for line in encounter_in_words(table, seat) if "face down" in line]
        for seat in (None, 0, 1)
    }
    counted = [f"Rosalinde {seat} has a card face down" for seat in (0, 1)]
    assert told[None] == counted
    assert told[0] == ["You have put face down: Attack 10", counted[1]]
    assert told[1] == [counted[0], "You have put face down: Attack 08"]


def test_a_special_ship_in_the_encounter_is_told_with_its_marker() -> None:
    """CD-20: in the picture its sign stands on the ships."""
    marked, options = {0: "gate", 1: "1-1", 2: "2-5", 3: ""}, {"special_ships": "flagship"}
    table = meet("human", "virus", cards=ATTACKS, options={**options}, marked=marked).until("card")
    lines = encounter_in_words(table, None)[-2:]
    assert [line.split(":")[0] for line in lines] == ["Rosalinde 0", "Rosalinde 1"]
    assert all("flagship, charged" in line for line in lines)


def test_an_alien_that_is_dealt_is_told_whole_before_it_is_played() -> None:
    """CE-4: with its power, as on its sheet in the picture."""
    view = replace(meet("human", "virus").view(Seat(0)), dealt=("oracle", "human"))
    lines = [*map(phrase_of(view), describe_aliens(view, "oracle"))]
    sheets = [*map(phrase_of(view), describe_sheets(view, "oracle"))]
    assert sheets == [phrase_of(view)(describe_progress(view)), *lines], (
        "whose turn it is stands above the sheets"
    )
    assert make_aliens(view, "oracle", phrase_of(view)) is not None
    assert lines[0].startswith("Oracle: As a main player")
    assert len(lines) == 2
    assert "Wild flare" in lines[1]
    assert len(describe_aliens(view, "human")) == 2, "whose it is says the line of whoever plays it"


def test_a_player_looked_at_has_the_flares_that_the_picture_shows() -> None:
    view = meet("human", "virus").view(None)
    assert "Super flare" in phrase_of(view)(RULEBOOK.looks["table"].describe(view, "1")[-1])


def test_a_hand_says_which_cards_come_from_the_reward_deck() -> None:
    """CD-34: their backs differ in the picture, and everybody sees them."""
    table = meet("human", hands={0: "attack_10 kicker_duplicity"}, options={"reward_deck": "both"})
    view = table.view(Seat(0))
    phrase = phrase_of(view)
    backs = [face.back for face in (show_card(card, phrase) for card in view.hand)]
    assert sorted(backs) == ["cosmic", "reward"]
    marks = [[phrase(mark) for mark in card.marks] for card in RULEBOOK.hand(view)]
    assert marks == [["reward"] if back == "reward" else [] for back in backs]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("retreat", "yours stay on the planet"),
        ("kicker_4", "before cards are chosen"),
        ("intimidate_19", "unused, it comes back"),
        ("rift_1", "any ships from other colonies"),
    ],
)
def test_a_reward_card_says_the_short_clauses_of_its_text_too(card: str, said: str) -> None:
    """CD-40, CD-60, CD-74, CD-80: S2 218 (retreat), 354 (kicker), 188 (intimidate), 518 (rift)."""
    view = meet("human", hands={0: card}, options={"reward_deck": "both"}).view(0)
    assert said in phrase_of(view)(describe_card(view, view.hand[0]))
