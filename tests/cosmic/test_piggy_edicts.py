"""The Piggy Edicts, one by one, and Finder; each is an artifact as others are (CP-2)."""

from pkgutil import iter_modules

import pytest

from games.cosmic.expansions.cosmic_pig import edicts
from games.cosmic.expansions.cosmic_pig.edicts.stasis_seal import break_seals
from games.cosmic.expansions.cosmic_pig.rules.piggy_cards import EDICTS
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIGGY, Seal
from games.cosmic.extension.hooks import Now
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import ARTIFACT, find_kind
from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.pig import commit, contents, drop, holder, kept, run, stage, take_from_deck
from tests.cosmic.scenario import Table


def ready(card: str) -> dict[int, Policy]:
    """Red plays it as soon as may be."""
    return {0: Policy(ready=(card,))}


def test_there_are_eight_one_file_each() -> None:
    """PE-1 to PE-8."""
    files = sorted(module.name for module in iter_modules(edicts.__path__))
    assert files == sorted(name for name, copies in EDICTS if copies == 1)
    assert len(files) == 8
    assert all(find_kind(name).type == ARTIFACT for name in files)


@pytest.mark.parametrize("piggy", [3, "2-4"])
def test_the_piggy_befriending_contraption_brings_it_to_whoever_has_most_bases(piggy: int | str) -> None:
    """PE-1."""
    card = "piggy_befriending_contraption"
    said = {"hands": {0: card}, "cards": ("", ""), "policies": ready(f"{card}_1"), "chapter": "end"}
    table = stage(piggy=piggy, placed={1: ["2-1 1"]}, **said)  # type: ignore[arg-type]
    assert holder(table) == 1
    table = stage(piggy=piggy, **said)  # type: ignore[arg-type]
    assert holder(table) == (3 if piggy == 3 else None)
    assert table.discards == [card]


def test_the_portable_fold_door_opens_every_system() -> None:
    """PE-2: the destiny card is ignored, the own colour, too."""
    card = "portable_fold_door"
    table = stage(
        hands={0: f"{card} attack_04"},
        cards=("", ""),
        policies=ready(f"{card}_1"),
        chapter="launch",
        destiny="colour_0_1",
        placed={1: ["0-5 1"]},
    ).until("launch")
    planets = table.choices(0, "launch", "planet")
    assert (planets[0], planets[-1], len(planets)) == ("0-5", "3-5", 16)
    assert "redraw" not in table.ask(0).options


def test_the_disguise_kit_keeps_the_place_from_being_told() -> None:
    """PE-3: when the die shows a one; else it is kept."""
    said = {"hands": {0: "disguise_kit"}, "cards": ("", ""), "policies": ready("disguise_kit_1")}
    table = stage(piggy=2, chapter="encounter", **said)  # type: ignore[arg-type]
    table.tell("chance: 1")
    assert table.said("cosmic-pig-in-hand") == []
    assert table.discards == ["disguise_kit"]
    table = stage(piggy=2, chapter="encounter", **said).tell("chance: 2")  # type: ignore[arg-type]
    assert table.hand(0) == ["disguise_kit"]


def test_the_disguise_kit_is_offered_at_a_gate_of_its_own_when_the_die_shows_a_one() -> None:
    """PE-3, BOT-2: all are asked alike, and only then; practice players hide their own Piggy."""
    said = {"hands": {0: "disguise_kit"}, "cards": ("", ""), "options": {"pace": "gates"}}
    for whose in (0, 2):
        table = stage(piggy=whose, chapter="encounter", **said).tell("chance: 1")  # type: ignore[arg-type]
        asked = {seat for seat, ask in table.play.asks.items() if ask.key == "cosmic-ask-gate-exposing"}
        assert asked == {0, 1, 2, 3}
        reply = RULEBOOK.practise(table.play.view(Seat(0)), table.ask(0), 0)
        assert reply.option == ("play" if whose == 0 else "pass")
    table = stage(piggy=2, chapter="encounter", **said).tell("chance: 2")  # type: ignore[arg-type]
    assert "cosmic-ask-gate-exposing" not in {ask.key for ask in table.play.asks.values()}
    table = stage(piggy=2, chapter="encounter", **said).tell("chance: 1", "0: play card=disguise_kit_1")  # type: ignore[arg-type]
    table.until("gate-start")
    assert table.said("cosmic-pig-in-hand") == []


def test_the_envelope_scanner_looks_into_one_envelope() -> None:
    """PE-4: its player alone sees the cards, nothing moves."""
    table = stage(
        hands={0: "envelope_scanner attack_04"},
        cards=("", ""),
        policies=ready("envelope_scanner_1"),
        piggy="2-4",
        chapter="encounter",
    ).tell("chance: 5")
    table.until("choose-planet").tell("0: planet planet=2-4")
    (sees,) = (fact for fact in table.facts if fact.says.key == "cosmic-pig-sees")
    assert sees.to == (0,)
    assert contents(table, "2-4") == ["the_piggy"]
    assert table.said("cosmic-pig-scans")


def test_a_stasis_seal_closes_an_envelope_until_the_end_of_the_next_own_turn() -> None:
    """PE-5: no look and no exchange."""
    table = stage(
        hands={0: "stasis_seal"},
        cards=("attack_04", "attack_40"),
        policies=ready("stasis_seal_1"),
        chapter="encounter",
    ).tell("chance: 5")
    table.until("choose-planet").tell("0: planet planet=1-1").until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+").finish()
    assert table.said("cosmic-pig-stays-sealed")
    assert table.said("cosmic-pig-sees-nothing") == []
    assert table.ships("1-1")[0] == 1


@pytest.mark.parametrize(("turn", "offense", "sealed"), [(2, 1, True), (5, 0, True), (6, 1, False)])
def test_when_a_seal_comes_off(turn: int, offense: int, sealed: bool) -> None:
    """PE-5: put on in turn 1 by Red, with four at the table Red's next turn is the fifth."""
    table = stage(hands={0: "attack_04", 1: "attack_06"}, cards=("", ""), chapter="planning")
    state = table.state
    kept(table).seals["1-1"] = Seal(Seat(0), 1)
    for number, seat in ((2, 1), (3, 2), (4, 3), (5, 0), (6, 1)):
        if number > turn:
            break
        state.turn, state.offense = number, Seat(seat)
        ran = break_seals(Now(state))
        run(ran)
    assert ("1-1" in kept(table).seals) is sealed
    assert state.offense == offense


def test_the_clock_jammer_stops_the_end_dice_once() -> None:
    """PE-6."""
    table = stage(hands={0: "clock_jammer"}, cards=("", ""), policies=ready("clock_jammer_1"), chapter="end")
    assert table.said("cosmic-pig-jams")
    assert table.play.result is not None
    assert table.play.result.why.key == "stop"


def test_the_neural_amplifier_makes_the_own_side_five_lower() -> None:
    """PE-7, CP-R23: in a Homo sapiens challenge five higher."""
    said = {
        "cards": ("attack_10", "attack_10"),
        "hands": {0: "neural_amplifier"},
        "policies": ready("neural_amplifier_1"),
    }
    table = stage(**said).finish()  # type: ignore[arg-type]
    assert table.said("cosmic-total-less")[0]["total"] == 10 - 5 - 3 - 5
    table = stage("homo_sapiens", **said).until("power").tell("0: use").finish()  # type: ignore[arg-type]
    assert table.said("cosmic-total")[0]["total"] == 10 + 3 + 5


def test_the_vacuum_capsule_brings_ships_home() -> None:
    """PE-8: from an encounter, and from a Piggy Challenge."""
    said = {"hands": {0: "vacuum_capsule"}, "policies": ready("vacuum_capsule_1")}
    table = stage(cards=("attack_40", "attack_04"), **said).finish()  # type: ignore[arg-type]
    assert table.winner == "defense"
    assert table.lost(0) == 0
    table = drop(hands={3: "attack_12 vacuum_capsule"}, policies={3: Policy(ready=("vacuum_capsule_1",))})
    commit(table, {}, {3: "3-1.1 3-1.2"})
    assert table.lost(3) == 0


def seek(kind: str, **said: object) -> Table:
    """Red names this card, and Green."""
    table = stage(
        cards=("", ""),
        policies=ready("finder_1"),
        chapter="encounter",
        **{"hands": {0: "finder attack_04"}, **said},  # type: ignore[arg-type]
    ).tell("chance: 5")
    table.until("choose-card").tell(f"0: card cards={kind}+")
    return table if kind == "the_piggy" else table.tell("0: seat seat=%33")


@pytest.mark.parametrize("whose", [1, 2, 3])
def test_finder_finds_the_piggy_in_whoevers_hand_and_in_no_envelope(whose: int) -> None:
    """CP-35, X-14, CE-R9; S0, consequence 3: "it allows you to find The Piggy if it is in someone else's hand"."""
    table = seek("the_piggy", piggy=whose)
    assert holder(table) == 0
    assert table.said("cosmic-finder-fails-everywhere") == []
    table = seek("the_piggy", piggy="3-1")
    assert contents(table, "3-1") == ["the_piggy"]
    assert table.said("cosmic-finder-fails-everywhere")


def test_finder_takes_any_other_card_out_of_the_hand_that_is_named() -> None:
    """CD-51."""
    assert "attack_10" in seek("attack_10", hands={0: "finder attack_04", 3: "attack_10"}).hand(0)
    assert "attack_10" not in seek("attack_10", hands={0: "finder attack_04", 2: "attack_10"}).hand(0)


def test_an_edict_may_be_cancelled_as_any_artifact() -> None:
    """CP-2, CE-26."""
    table = stage(
        hands={0: "clock_jammer", 1: "card_zap"},
        cards=("", ""),
        policies={**ready("clock_jammer_1"), 1: Policy(cards=("artifact",))},
        chapter="end",
    )
    assert table.said("cosmic-pig-jams") == []
    assert table.asked == [-1]
    assert PIGGY not in table.discards
    assert take_from_deck(table.state, "plague")
