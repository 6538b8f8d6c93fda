"""BOT-2, row by row: which moment is asked of whom, folded into another question, or left to orders, by pace."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import pytest

from games.cosmic.state.state import Policy
from tests.cosmic.scenario import MOST, Table, meet

PACES: Final = ("every", "gates", "orders")
ATTACKS: Final = ("attack_10", "attack_08")
DEAL: Final = ("negotiate", "negotiate")
ALL: Final = frozenset(range(4))
NOBODY: Final = frozenset[int]()
BLUE: Final = frozenset({1})


@dataclass(frozen=True)
class Row:
    """A row of the table: a scenario at a pace, and who is asked this question at each.

    folded  what is not asked by itself: a field or an option of the question, which is asked then
    """

    window: str
    play: Callable[[str], Table]
    question: str
    asked: Mapping[str, frozenset[int]]
    folded: tuple[str, ...] = field(default=())


def always(*seats: int) -> dict[str, frozenset[int]]:
    return dict.fromkeys(PACES, frozenset(seats))


def at(**seats: frozenset[int]) -> dict[str, frozenset[int]]:
    return {pace: seats.get(pace, NOBODY) for pace in PACES}


def options(pace: str, **more: str) -> dict[str, str]:
    return {"pace": pace, **more}


def whole(pace: str) -> Table:
    """From the regroup on, with a ship in the warp."""
    return meet(cards=ATTACKS, warp={0: 1}, chapter="encounter", options=options(pace))


def from_alliances(pace: str) -> Table:
    return meet(cards=ATTACKS, chapter="alliance", options=options(pace))


def fight(pace: str) -> Table:
    return meet(cards=ATTACKS, hands={0: "reinforcement_2", 1: "reinforcement_3"}, options=options(pace))


def with_kickers(pace: str) -> Table:
    return meet(cards=ATTACKS, hands={0: "kicker_2"}, options=options(pace, kickers="old"))


def lost_by_negotiate(pace: str) -> Table:
    return meet(cards=("negotiate", "attack_08"), hands={1: "plague"}, options=options(pace))


def rewarded(pace: str) -> Table:
    return meet(cards=("attack_00", "attack_40"), allies={2: "defense 2"}, warp={2: 4}, options=options(pace))


def lost_by_ethic(pace: str) -> Table:
    return meet("ethic", cards=("attack_04", "attack_40"), options=options(pace))


def lost_without_ships(pace: str) -> Table:
    return meet(cards=("attack_08", "negotiate"), placed={1: ["2-1 20"]}, options=options(pace))


def won_with_allies(pace: str) -> Table:
    return meet(
        cards=("attack_40", "attack_00"), allies={2: "offense 2", 3: "defense 1"}, options=options(pace)
    )


def two_morphs(pace: str) -> Table:
    return meet(cards=("morph", "morph"), options=options(pace, large_group="always"))


def dealt(pace: str) -> Table:
    return meet(cards=DEAL, allies={2: "offense 2"}, options=options(pace))


def with_power(alien: str, cards: tuple[str, str] = ATTACKS) -> Callable[[str], Table]:
    return lambda pace: meet(alien, cards=cards, through=True, options=options(pace))


def healing(pace: str) -> Table:
    return meet("", "", "healer", cards=("attack_04", "attack_40"), options=options(pace))


def plays_a_card(pace: str) -> Table:
    ready = {0: Policy(ready=("emotion_control_1",))}
    return meet(cards=ATTACKS, hands={0: "emotion_control"}, policies=ready, options=options(pace))


def uses_a_power(pace: str) -> Table:
    return meet("human", "human", cards=ATTACKS, options=options(pace))


def without_cards(pace: str) -> Table:
    return meet(cards=("attack_08", ""), hands={1: "flare_amoeba"}, options=options(pace))


ROWS: Final = (
    Row("RG retrieval: folded into the launch", whole, "launch", always(0), ("launch", "colony")),
    Row("RG Mobius Tubes, Plague: G1", whole, "gate-start", at(gates=ALL, every=ALL)),
    Row("DE, LA: the offense", whole, "launch", always(0)),
    Row("AL1: offense and defense", from_alliances, "invite", always(0, 1)),
    Row("AL3 Force Field: G2", from_alliances, "gate-alliances", at(gates=ALL, every=ALL)),
    Row("PL0 before a hand is discarded (CE-R3)", without_cards, "last-cards", at(every=BLUE, gates=BLUE)),
    Row("PL0 kickers: folded into the card", with_kickers, "card", always(0, 1), ("card", "kicker")),
    Row("PL1: both", fight, "card", always(0, 1)),
    Row("PL2 Sorcerer: its owner", with_power("sorcerer"), "power", always(0)),
    Row("RV1 Emotion Control: G3", fight, "gate-revealed", at(gates=ALL, every=ALL)),
    Row("RV2: bids at G3", fight, "gate-revealed", at(gates=ALL, every=ALL), ("bid", "cards")),
    Row("RV2: back and forth where all is asked", fight, "reinforce", at(every=frozenset({0, 1}))),
    Row("RS0 Ionic Gas: by order where nothing is due", fight, "gate-resolution", at(every=ALL)),
    Row(
        "RS0 nothing due from a negotiate without ships", lost_without_ships, "gate-resolution", at(every=ALL)
    ),
    Row("RS0 nothing due to an offense's allies", won_with_allies, "gate-resolution", at(every=ALL)),
    Row("RS0 nothing due of two morphs", two_morphs, "gate-resolution", at(every=ALL)),
    Row(
        "RS0 Ionic Gas against compensation: G3, where all see it",
        lost_by_negotiate,
        "gate-resolution",
        at(every=ALL),
    ),
    Row("RS0 Ionic Gas against Ethic's: likewise", lost_by_ethic, "gate-resolution", at(every=ALL)),
    Row("RS0 Ionic Gas against rewards: likewise", rewarded, "gate-resolution", at(every=ALL)),
    Row("RS1 compensation: by chance", lost_by_negotiate, "choose-card", always()),
    Row("RS2 ships home: ordered", dealt, "home", at(every=frozenset({0, 2}))),
    Row("RS3 rewards: the receiver", rewarded, "reward", always(2)),
    Row("RS3 deals: who is to speak", dealt, "deal", always(0)),
    Row("RS3 Quash: G4 after a deal", dealt, "gate-resolution", at(gates=ALL, every=ALL)),
    Row("EE another encounter: folded into the card", fight, "card", always(0, 1), ("card", "again")),
    Row("ANY zap of a card", plays_a_card, "answer", at(every=ALL - {0}, gates=ALL - {0})),
    Row("ANY zap of a power: orders first", uses_a_power, "answer", at(every=ALL)),
    Row("ANY Clone: by order", with_power("clone"), "power", always()),
    Row("ANY Healer: its owner, who may order it", healing, "power-on", always(2)),
)


def run(table: Table) -> dict[str, set[int]]:
    """Play by default to the end; who was asked what."""
    asked: dict[str, set[int]] = {}
    for _ in range(MOST):
        if table.play.result is not None:
            return asked
        for seat in table.play.awaited:
            ask = table.play.asks[seat]
            asked.setdefault(ask.key, set()).add(seat)
            for name, option in ask.options.items():
                for one in option.fields:
                    asked.setdefault(f"{ask.key} {name} {one}", set()).add(seat)
        table.step()
    raise AssertionError(table.play.list_running_rules())


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.window)
def test_each_moment_is_asked_folded_or_ordered_as_the_table_says(row: Row, pace: str) -> None:
    asked = run(row.play(pace))
    key = f"cosmic-ask-{row.question}"
    assert asked.get(key, set()) == set(row.asked[pace])
    if row.folded and row.asked[pace]:
        assert asked.get(" ".join((key, *row.folded))), "folded into that question"


def test_what_is_laid_ready_at_the_third_gate_is_played_when_the_fourth_is_not_held() -> None:
    """BOT-2: Cudgel's super, for the outcome; the ally loses ships as well, and nobody was asked again."""
    table = meet(
        "cudgel",
        cards=("attack_40", "attack_00"),
        allies={2: "defense 1"},
        hands={0: "flare_cudgel"},
        options=options("gates"),
    ).until("gate-revealed")
    table.tell("0: play card=flare_cudgel")
    assert "cosmic-ask-gate-resolution" not in run(table)
    assert len(table.said("cosmic-played")) == 1
    assert table.lost(2) > 1
