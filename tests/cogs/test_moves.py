"""The tables of moves: what a command means where several options would do, and that no option is forgotten."""

import random
from collections.abc import Mapping
from typing import Final

import pytest

from games.cochons import commands as cochons
from games.cochons.rulebook import RULEBOOK as COCHONS
from games.cosmic import commands as cosmic
from games.cosmic.rulebook import RULEBOOK as COSMIC
from games.interstellar_pig import commands as interstellar_pig
from games.interstellar_pig.rulebook import RULEBOOK as INTERSTELLAR_PIG
from porc_royal.asks import PASS, Ask, Option, Pick, Refused, Reply
from porc_royal.commands import Amount, Given, MoveCommand, Way, Word, move
from porc_royal.facts import Seat
from porc_royal.play import Play
from tests.games.playing import steps

BUILDING: Final = ("blind", "looking", "face-down", "exploration")
GROUPS: Mapping[str, tuple[MoveCommand, ...]] = {
    "cochons": cochons.MOVES,
    "pig": interstellar_pig.MOVES,
    "cosmic": cosmic.MOVES,
}
FLIGHT = move(
    "move",
    (Way("one-die", {"line": "heading"}, {"dice": 1}), Way("two-dice", when={"dice": 2}), Way("course")),
    Word("line", optional=True),
    Amount("dice"),
)
SORTING = move("stash", (Way("stash", when={"keep": None}), Way("auto")), Word("keep", optional=True))


def offering(*options: str, fields: tuple[str, ...] = ()) -> Ask:
    option = Option({name: Pick("player", ("0", "1", "2")) for name in fields})
    return Ask(Seat(0), "ask", "R-1", dict.fromkeys(options, option), Reply(options[0]))


@pytest.mark.parametrize(
    ("one", "options", "typed", "meant"),
    [
        (FLIGHT, ("one-die", "two-dice"), {"dice": 1}, "one-die"),
        (FLIGHT, ("one-die", "two-dice"), {"dice": 2}, "two-dice"),
        (FLIGHT, ("course",), {"dice": 2}, "course"),
        (SORTING, ("stash", "auto"), {"keep": "trap.1"}, "stash"),
        (SORTING, ("stash", "auto"), {"keep": ""}, "auto"),
        (SORTING, ("stash", "auto"), {}, "auto"),
    ],
)
def test_a_command_means_what_the_question_offers_and_what_was_typed_calls_for(
    one: MoveCommand, options: tuple[str, ...], typed: Mapping[str, Given], meant: str
) -> None:
    assert one.choose_way(offering(*options), typed).option == meant


def test_a_command_that_lacks_what_would_tell_its_meanings_apart_says_so() -> None:
    with pytest.raises(Refused) as refused:
        FLIGHT.choose_way(offering("one-die", "two-dice"), {"line": "L01>P02"})
    assert (refused.value.says.key, refused.value.says.args) == ("refused-missing", {"field": "dice"})


def test_a_command_is_refused_where_the_question_offers_nothing_of_it() -> None:
    stay = move("stay", Way(PASS, beside="flee"))
    assert stay.choose_way(offering(PASS, "flee"), {}).option == PASS
    for ask in (offering(PASS), offering("flee")):
        with pytest.raises(Refused) as refused:
            stay.choose_way(ask, {})
        assert refused.value.says.key == "refused-not-now"


def test_what_is_typed_fills_in_the_fields_it_stands_for() -> None:
    ask = offering("one-die", fields=("heading",))
    way = FLIGHT.choose_way(ask, {"dice": 1})
    assert way.fill_fields(ask, {"line": "L01>P02", "dice": 1}) == {"heading": "L01>P02"}


SHARING = move("give", Way("give", {"ones": ("chip-1-1", "chip-1-2")}), Word("ones"))


def test_names_typed_with_commas_fill_in_a_field_each() -> None:
    ask = offering("give", fields=("chip-1-1", "chip-1-2"))
    way = SHARING.choose_way(ask, {"ones": "0, 2"})
    assert way.fill_fields(ask, {"ones": "0, 2"}) == {"chip-1-1": "0", "chip-1-2": "2"}
    assert way.fill_fields(ask, {"ones": "1"}) == {"chip-1-1": "1"}
    with pytest.raises(Refused) as refused:
        way.fill_fields(ask, {"ones": "0, 1, 2"})
    assert refused.value.says.args["field"] == "ones"


def test_a_command_is_refused_where_the_option_of_its_name_takes_nothing_that_was_typed() -> None:
    build = move("build", "lay", Word("cell"))
    assert build.choose_way(offering("lay", fields=("cell",)), {"cell": "A1"}).option == "lay"
    with pytest.raises(Refused) as refused:
        build.choose_way(offering("lay", fields=("cards",)), {"cell": "A1"})
    assert refused.value.says.key == "refused-not-now"


@pytest.mark.parametrize("name", GROUPS)
def test_whatever_fills_a_field_or_calls_for_an_option_can_be_typed(name: str) -> None:
    for one in GROUPS[name]:
        typed = {each.name for each in one.typed}
        for way in one.ways:
            assert {*way.fields, *way.when} <= typed, one.name


def test_every_answer_of_interstellar_pig_can_be_given_by_a_command() -> None:
    """`/pass` and `/orders` are every game's; `/play` gives the one answer that is a card and nothing else."""
    known = {PASS, "eat"} | {way.option for one in interstellar_pig.MOVES for way in one.ways}
    asked = {
        key: options
        for key, options in INTERSTELLAR_PIG.assembly.keys.options.items()
        if key not in INTERSTELLAR_PIG.assembly.keys.forms
    }
    offered = {option for options in asked.values() for option in options}
    assert offered | set(INTERSTELLAR_PIG.assembly.keys.things["leave"]) == known


def test_every_answer_of_cosmic_encounter_can_be_given_by_a_command() -> None:
    """`/pass` and `/orders` are every game's; `/play` plays cards; what expansions ask shares `/cosmic act`."""
    known = {PASS, "play"} | {way.option for one in cosmic.MOVES for way in one.ways}
    keys = COSMIC.assembly.keys
    asked = {key: options for key, options in keys.options.items() if key not in keys.forms}
    offered = {option for options in asked.values() for option in options}
    assert offered == known


def test_what_expansions_of_cosmic_encounter_ask_shares_a_command() -> None:
    """Special ships, intimidates, envelopes, and what single aliens ask: a group has room for 25 commands."""
    act = next(one for one in cosmic.MOVES if one.name == "act")
    for option in (*cosmic.ACTS, *cosmic.NAMING, "discard"):
        assert act.choose_way(offering(option), {"do": option}).option == option
        with pytest.raises(Refused):
            act.choose_way(offering("card"), {"do": option})


def test_what_aliens_ask_in_a_question_of_their_own_can_be_typed_whole() -> None:
    """A64, A71, A83: a player's colour, cards and a colony, a card."""
    act = next(one for one in cosmic.MOVES if one.name == "act")
    gains: dict[str, Given] = {"take-random": 1, "take-types": "flare, artifact", "take-planet": "2-2"}
    cases: tuple[tuple[str, dict[str, Given], dict[str, Given]], ...] = (
        ("warning", {"players": "1"}, {"seat": "1"}),
        ("for-loser", gains, gains),
        ("call", {"card": "0"}, {"card": "0"}),
    )
    for option, typed, filled in cases:
        ask, said = offering(option, fields=tuple(filled)), {"do": option, **typed}
        assert act.choose_way(ask, said).fill_fields(ask, said) == filled


def test_every_answer_of_the_cochons_can_be_given_by_a_command() -> None:
    """`/pass` and `/vote` are every game's; `/play` gives whatever begins with a card."""
    known = {PASS, "vote"} | {way.option for one in cochons.MOVES for way in one.ways}
    lacking = set[str]()
    for number in range(4):
        play = Play.new(
            COCHONS,
            4,
            {
                "rule_set": "complete",
                "clan_powers": True,
                "max_turns": 3,
                "building": BUILDING[number],
                "auto_build": False,
            },
        )
        for _ in steps(play, random.Random(number)):
            for ask in play.asks.values():
                lacking |= {
                    name
                    for name, option in ask.options.items()
                    if ask.seat >= 0 and name not in known and not _begins_with_a_card(option)
                }
    assert lacking == set()


def _begins_with_a_card(option: Option) -> bool:
    first = next(iter(option.fields.values()), None)
    return getattr(first, "kind", "") == "card"
