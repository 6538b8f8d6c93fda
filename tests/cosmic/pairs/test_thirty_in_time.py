"""The most quarrelsome pairs of the thirty, each in time.

Every pair is played as it stands; with either power zapped, or lost with the home colonies; with either copied; and
with an owner who does not answer. What has been sealed already when a power changes it stands in the tests at the end.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import pytest

from games.cosmic.rules.captured import name_hold
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import REMOVED, Policy
from porc_royal.asks import Order, Reply
from porc_royal.facts import Named, Seat, Who
from tests.cosmic.pairs.lines import follow, play_out, wait
from tests.cosmic.prepared import prepare
from tests.cosmic.scenario import Table, meet

ALL: Final = {"aliens": "all"}


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two powers, by their seats, in one encounter.

    said, lines   what stands, and what is answered
    read          what is looked at
    plain, absent what comes of it; with nobody answering
    skipped       ways that there are not: aliens that are set up are not copied, a Bride that is lost is divorced
    others        what comes of it otherwise: "zap mirage", "lose virus", "copy virus"; as plain where nothing is said
    """

    aliens: Mapping[int, str]
    read: Callable[[Table], object]
    plain: object
    absent: object
    said: Mapping[str, object] = field(default_factory=dict)
    lines: Sequence[str] = ()
    others: Mapping[str, object] = field(default_factory=dict)
    skipped: Sequence[str] = ()


def play_meeting(one: Meeting, how: str) -> Table:
    """The encounter to its end."""
    deed, _, alien = how.partition(" ")
    said: dict[str, object] = {"options": ALL, **one.said}
    names = [one.aliens.get(seat, "") for seat in range(4)]
    seat = names.index(alien) if alien else -1
    if deed == "zap":
        zapper = next(other for other in (3, 2, 1, 0) if other not in one.aliens)
        said["hands"] = _add(said.get("hands"), zapper, "cosmic_zap")
        said["policies"] = {zapper: Policy(powers=(alien,))}
    elif deed == "lose":
        said["warp"] = {seat: 12}
        said["ships"] = min(2, int(str(said.get("ships", 3)))) if seat == 0 else said.get("ships", 3)
    elif deed == "copy":
        names[seat] = "reincarnator"
        said["become"] = {seat: alien}
    table = prepare(*names, **said)  # type: ignore[arg-type]
    return play_out(table, *(() if deed == "absent" else one.lines))


def _add(hands: object, seat: int, card: str) -> dict[int, str]:
    held = dict(hands) if isinstance(hands, Mapping) else {}
    return {**held, seat: f"{held.get(seat, '')} {card}".strip()}


def read_totals(table: Table) -> object:
    """Red's and Blue's."""
    return (table.totals.get(0), table.totals.get(1))


def find_winner(table: Table) -> str:
    """Which side has won, as was told."""
    seats = [int(one["who"].seat) for one in table.said("cosmic-wins") if isinstance(one["who"], Who)]
    return "offense" if seats == [0] else "defense"


def read_buried(table: Table) -> object:
    """Totals, and which card of Red's lies at the bottom of the deck."""
    buried = find_kind(table.state.deck.pile[0]).name
    return (*table.totals.values(), buried if buried in {"attack_04", "attack_08"} else "")


def read_layers(table: Table) -> object:
    """Who has laid a card for Usurper."""
    return tuple(
        sorted(
            int(one["who"].seat) for one in table.said("cosmic-usurper-sees") if isinstance(one["who"], Who)
        )
    )


def name_kinds(cards: Sequence[str]) -> list[str]:
    """Their kinds."""
    return sorted(find_kind(card).name for card in cards)


MEETINGS: Final[Mapping[str, Meeting]] = {
    # CE-R57: Virus multiplies by the ships that Mirage shows; by default Mirage shows most and least.
    "mirage-virus": Meeting(
        {0: "mirage", 1: "virus"},
        read_totals,
        (10, 10),
        (10, 10),
        {"cards": ("attack_06", "attack_10"), "ships": 1, "placed": {1: ["3-2 1"]}},
        ("0 choose-planet planet planet=0-2", "0 choose-planet planet planet=3-2"),
        {"zap mirage": (7, 40), "lose mirage": (7, 40), "zap virus": (10, 11), "lose virus": (10, 11)},
    ),
    # CE-R34: Anti-Matter compares totals with the citadel in them; 15 - 3 against 06 + 4 + 8.
    "citadel-anti_matter": Meeting(
        {2: "citadel", 0: "anti_matter"},
        lambda table: (*table.totals.values(), find_winner(table), bool(table.state.standing)),
        (12, 18, "offense", False),
        (12, 10, "defense", True),
        {"cards": ("attack_15", "attack_06"), "standing": {"1-1": ("attack_08_7",)}, "through": True},
        ("2 power use",),
        {
            "zap citadel": (12, 10, "defense", True),
            "lose citadel": (12, 10, "defense", True),
            "zap anti_matter": (18, 18, "defense", True),
            "lose anti_matter": (17, 18, "defense", True),
        },
    ),
    # CE-R36: the margin is that of the final totals; Tripler's 05 is 15.
    "daredevil-tripler": Meeting(
        {0: "daredevil", 1: "tripler"},
        lambda table: (*table.totals.values(), len(table.hand(0))),
        (23, 19, 3),
        (23, 19, 3),
        {"cards": ("attack_20", "attack_05")},
        (),
        {
            "zap daredevil": (23, 19, 0),
            "lose daredevil": (22, 19, 0),
            "zap tripler": (23, 9, 0),
            "lose tripler": (23, 9, 0),
        },
    ),
    # 3.7: "has no encounter card" looks at the hoard, too, while that power works; Laser takes all of the hand.
    "laser-miser": Meeting(
        {0: "laser", 1: "miser"},
        lambda table: (
            len(table.said("cosmic-laser-beats")),
            find_winner(table),
            len(table.said("cosmic-total")),
        ),
        (0, "offense", 0),
        (0, "offense", 0),
        {
            "chapter": "alliance",
            "cards": ("attack_20", "attack_10"),
            "hands": {1: "quash plague"},
            "sheets": {1: {"miser": "negotiate"}},
        },
        ("1 card card card=negotiate",),
        {
            "zap laser": (0, "offense", 0),
            "lose laser": (0, "offense", 0),
            "lose miser": (1, "offense", 0),
        },
        ("copy miser",),
    ),
    # CE-R40: what Magician takes of the two borrowed cards is not returned; the other was played.
    "doppelganger-magician": Meeting(
        {0: "doppelganger", 1: "magician"},
        lambda table: (len(table.hand(2)), len(table.said("cosmic-doppelganger-haunts"))),
        (0, 1),
        (0, 1),
        {"cards": ("", "attack_10"), "hands": {0: "attack_01", 2: "attack_20 negotiate"}},
        (),
        {
            "zap magician": (1, 1),
            "lose magician": (1, 1),
            "zap doppelganger": (2, 0),
            "lose doppelganger": (2, 0),
        },
    ),
    # A84: where Oracle forces Usurper's card, Usurper's own allies are left out.
    "usurper-oracle": Meeting(
        {0: "usurper", 1: "oracle"},
        read_layers,
        (),
        (),
        {
            "cards": ("attack_20", "attack_10"),
            "hands": {2: "attack_30 negotiate", 3: "attack_01 negotiate"},
            "allies": {2: "offense 2"},
        },
        ("0 power use",),
        {"zap oracle": (2,), "lose oracle": (2,)},
    ),
    # CE-R46: what Visionary forces binds the card laid, never the claim.
    "gambler-visionary": Meeting(
        {0: "gambler", 1: "visionary"},
        read_buried,
        (33, 24, "attack_04"),
        (11, 24, ""),
        {"cards": ("", "attack_20"), "hands": {0: "attack_08 attack_04"}, "through": True},
        (
            "1 power use",
            "1 choose-card/visionary-card card cards=attack_04",
            "0 gambler-claim claim card=attack_30",
        ),
        {
            "zap gambler": (7, 24, ""),
            "lose gambler": (6, 24, ""),
            "zap visionary": (33, 24, "attack_08"),
            "lose visionary": (33, 24, "attack_08"),
        },
    ),
    # CE-R65: a matching flare that Alchemist exchanges is collected.
    "alchemist-reactor": Meeting(
        {0: "alchemist", 1: "human", 2: "reactor"},
        lambda table: (
            "flare_human" in {*name_kinds(table.state.players[2].face_up["reactor"]), *table.hand(2)},
            "flare_human" in table.discards,
            "flare_human" in table.hand(0),
        ),
        (True, False, False),
        (False, False, True),
        {
            "cards": ("attack_20", "attack_10"),
            "hands": {0: "flare_human"},
            "discards": ("flare_zombie",),
            "sheets": {2: {"reactor": "up:flare_alchemist"}},
        },
        ("0 power use", "0 choose-card card cards=flare_human"),
        {
            "zap alchemist": (False, False, True),
            "lose alchemist": (False, False, True),
            "zap reactor": (False, True, False),
            "lose reactor": (False, True, False),
        },
        ("copy reactor",),
    ),
    # CE-R62: captured before Zombie saves them.
    "pirate-zombie": Meeting(
        {0: "pirate", 1: "zombie"},
        lambda table: (
            sum(table.state.ships.get(name_hold("pirate"), [])),
            sum(ships[1] for place, ships in table.state.ships.items() if place.startswith("1-")),
        ),
        (3, 17),
        (0, 20),
        {"cards": ("attack_20", "attack_08")},
        ("0 pirate-capture capture number=3",),
        {
            "zap pirate": (0, 20),
            "lose pirate": (0, 20),
            "zap zombie": (3, 16),
            "lose zombie": (3, 4),
        },
    ),
    # 3.13 (1): rewards of Daredevil's side are Quartermaster's business: three, and an odd one of its own.
    "quartermaster-daredevil": Meeting(
        {2: "quartermaster", 0: "daredevil"},
        lambda table: (len(table.hand(0)), len(table.hand(2))),
        (3, 1),
        (3, 1),
        {"cards": ("attack_20", "attack_15")},
        (),
        {
            "zap quartermaster": (3, 0),
            "lose quartermaster": (3, 0),
            "zap daredevil": (0, 0),
            "lose daredevil": (0, 0),
        },
    ),
    # CE-R55: Void's removal helps Lizard: the last three normal ships leave the game.
    "lizard-void": Meeting(
        {0: "lizard", 1: "void"},
        lambda table: (
            table.play.result is not None and 0 in table.play.result.winners,
            table.ships(REMOVED)[0],
        ),
        (True, 3),
        (True, 3),
        {
            "cards": ("attack_04", "attack_40"),
            "tokens": {0: {"lizard-at-0-1": 1, **{f"lizard-at-0-{number}": 4 for number in range(2, 6)}}},
        },
        (),
        {"zap void": (False, 0), "lose void": (False, 0), "lose lizard": (False, 2)},
        ("copy lizard",),
    ),
    # 3.14: Upset decides who the winner is: Blue takes the card.
    "judge-loser": Meeting(
        {0: "judge", 1: "loser"},
        lambda table: (find_winner(table), table.hand(0), table.hand(1)),
        ("defense", [], ["plague", "quash"]),
        ("offense", ["quash"], ["plague"]),
        {
            "cards": ("attack_40", "attack_04"),
            "hands": {0: "quash", 1: "plague"},
            "through": True,
        },
        ("1 power use", "0 judge-declare for-winner take-random=1"),
        {
            "zap judge": ("defense", ["quash"], ["plague"]),
            "lose judge": ("defense", ["quash"], ["plague"]),
            "zap loser": ("offense", ["plague", "quash"], []),
            "lose loser": ("offense", ["plague", "quash"], []),
        },
    ),
    # A19: "if this is zapped its side wins": also as what Reincarnator has come back.
    "reincarnator-tripler": Meeting(
        {0: "human", 1: "tripler"},
        lambda table: (*table.totals.values(), find_winner(table)),
        (11, 14, "defense"),
        (11, 14, "defense"),
        {"cards": ("attack_04", "attack_30")},
        (),
        {
            "zap human": (7, 14, "offense"),
            "lose human": (6, 14, "defense"),
            "zap tripler": (11, 34, "defense"),
            "lose tripler": (11, 34, "defense"),
        },
    ),
    # CE-R43: Trader comes before the selection: Greenhorn plays what it was left.
    "greenhorn-trader": Meeting(
        {0: "greenhorn", 1: "trader"},
        lambda table: (len(table.hand(0)), table.totals.get(1)),
        (1, 24),
        (0, 14),
        {"cards": ("attack_20", "attack_10"), "hands": {1: "quash"}, "through": True},
        ("1 power use",),
        {"zap trader": (0, 14), "lose trader": (0, 14)},
    ),
    # 3.1 (2): the spouse joins uninvited.
    "bride-vulch": Meeting(
        {0: "bride", 2: "vulch"},
        read_totals,
        (25, 14),
        (23, 14),
        {
            "chapter": "alliance",
            "cards": ("attack_20", "attack_10"),
            "tokens": {0: {"bride-wed": 3}},
            "held": {"bride": {2: 1}},
        },
        ("2 ally ally side=offense ships=2-1.1,2-1.2",),
        {},
        ("copy bride", "lose bride", "lose vulch"),
    ),
}
"""Each pair, and what the rulings make of it."""


def list_cases() -> list[tuple[str, str, object]]:
    """Every pair in every way, and what comes of it."""
    cases: list[tuple[str, str, object]] = []
    for name, one in MEETINGS.items():
        cases += [(name, "plain", one.plain), (name, "absent", one.absent)]
        for alien in one.aliens.values():
            for deed in ("zap", "lose", "copy"):
                if f"{deed} {alien}" in one.skipped:
                    continue
                cases.append((name, f"{deed} {alien}", one.others.get(f"{deed} {alien}", one.plain)))
    return cases


@pytest.mark.parametrize(("name", "how", "expected"), list_cases())
def test_pairs_in_time(name: str, how: str, expected: object) -> None:
    """What the rulings say of it, whatever befalls one of the two."""
    one = MEETINGS[name]
    assert one.read(play_meeting(one, how)) == expected


# --------------------------------------------------------------------------------------- sealed, and changed between

PASSES: Final = tuple(f"{seat} gate-alliances pass" for seat in (1, 2, 3))
GATES: Final = {"pace": "gates"}


@pytest.mark.parametrize(
    ("aliens", "hands", "lines"),
    [
        (
            ("", "whirligig"),
            {1: "plague morph negotiate"},
            ("1 power use", "1 whirligig-split equal"),
        ),
        (("doppelganger", ""), {2: "attack_30 negotiate"}, ("0 choose-seat seat seat=2",)),
        (("", "trader"), {1: "plague morph"}, ("1 power use",)),
    ],
)
def test_a_card_that_was_chosen_ahead_and_is_gone_is_asked_for_again(
    aliens: Sequence[str], hands: Mapping[int, str], lines: Sequence[str]
) -> None:
    """CE-R43: what is not on the table yet may be mixed, discarded and swapped; Red then plays what it has."""
    table = meet(*aliens, cards=("attack_20", "attack_10"), hands=hands, chapter="alliance", options=GATES)
    wait(table, 0, "gate-alliances")
    follow(table, "0 gate-alliances card card=attack_20", *PASSES, *lines)
    if "whirligig" in aliens:  # the 20 goes to Blue, as chance has it
        order = [card for card in list_order(table) if card != "attack_20_1"]
        table.take(Seat(-1), Reply("shuffled", {"order": (*order, "attack_20_1")}))
    wait(table, 0, "card")
    assert "attack_20" not in table.hand(0)
    table.finish()
    shown = [one["card"] for one in table.said("cosmic-reveals") if one["who"] == Who(Seat(0))]
    assert len(shown) == 1
    assert Named("card", "attack-20") not in shown


def list_order(table: Table) -> list[str]:
    """The cards that are shuffled."""
    order = table.play.asks[Seat(-1)].options["shuffled"].fields["order"]
    assert isinstance(order, Order)
    return list(order.choices({}))


def test_an_ally_changes_what_it_laid_for_usurper_until_all_have_laid() -> None:
    """Part 8: sealed, all at once; the last word counts."""
    table = meet(
        *("usurper", ""),
        cards=("attack_20", "attack_10"),
        hands={2: "attack_30 negotiate", 3: "attack_01 attack_04"},
        allies={2: "offense 2", 3: "defense 1"},
    )
    lay = "choose-card/usurper-lay card cards"
    follow(table, "0 power use", f"2 {lay}=negotiate", f"2 {lay}=attack_30", f"3 {lay}=attack_04")
    follow(table, "0 choose-seat/usurper-own seat seat=2").finish()
    assert table.totals == {0: 30 + 3 + 2, 1: 10 + 4 + 1}


def test_accused_allies_bribe_at_once_and_nobody_learns_of_it_before_all_have() -> None:
    """Part 8: "all accused SIM": one pays, one goes home."""
    table = meet(
        *("", "muckraker", "", ""),
        cards=("attack_20", "attack_10"),
        hands={1: "attack_08", 2: "plague", 3: "negotiate"},
        allies={2: "offense 1", 3: "offense 2"},
    )
    table.cards = ("attack_20", "attack_10")
    follow(table, "1 power use")
    while 2 not in table.asked:
        table.step()
    told = len(table.facts)
    follow(table, "2 choose-card/muckraker-bribe card card=plague")
    assert len(table.facts) == told
    table.finish()
    assert (table.ships("1-1")[2], table.ships("1-1")[3]) == (1, 0)
    assert "plague" in table.hand(1)


def test_a_gambler_that_is_zapped_after_its_card_is_down_shows_what_is_down() -> None:
    """3.6: sealed before, zapped at the claim: the laid card counts, and it may claim nothing more."""
    table = meet(
        *("gambler", ""),
        cards=("attack_04", "attack_20"),
        hands={3: "cosmic_zap"},
        policies={3: Policy(powers=("gambler",))},
    )
    follow(table, "0 card card card=attack_04", "1 card card card=attack_20")
    play_out(table, "0 gambler-claim claim card=attack_40", "0 gambler-claim claim card=attack_40")
    assert table.totals == {0: 7, 1: 24}
