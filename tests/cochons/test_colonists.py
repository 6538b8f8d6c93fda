"""1B: the Porc Royal's chips, the cards that bring colonists of one's own, reserve limits (C-22 to C-26)."""

from collections.abc import Sequence

import pytest

from games.cochons.rules.colonists import CHIPS, DRAWN
from games.cochons.state.state import State
from porc_royal.asks import Several
from porc_royal.facts import Arg, Listing, Named, Seat
from tests.cochons.colonists import arriving, drawing
from tests.cochons.scenario import Table, conserved, galaxy
from tests.games.telling import choices, described


def worth(said: dict[str, Arg]) -> list[int]:
    chips = said["chips"]
    assert isinstance(chips, Listing)
    return [int(chip.name) for chip in chips.items if isinstance(chip, Named)]


def gives(table: Table, royal: int, *seats: int) -> str:
    """The line by which the chips, in their order, go to these seats."""
    names = [name for name in table.ask(royal).options["give"].fields if name.startswith("chip")]
    return f"{royal}: give " + " ".join(f"{name}=%3{seat}" for name, seat in zip(names, seats, strict=True))


def passes(table: Table, *seats: int) -> None:
    for seat in seats:
        table.tell(f"{seat}: pass")


def newcomers(table: Table) -> list[int]:
    return [player.newcomers.gorets for player in table.state.players]


def test_the_stock_holds_twelve_chips_worth_twenty_two() -> None:
    """C-24, T-14."""
    assert sum(CHIPS.values()) == 12
    assert sum(value * number for value, number in CHIPS.items()) == 22


@pytest.mark.parametrize(("players", "chips"), [(3, 5), (4, 6), (5, 7), (6, 9)])
def test_the_number_of_chips_follows_that_of_the_players_and_there_is_room_for_all(
    players: int, chips: int
) -> None:
    """C-23, R-30, T-9: two slots for each player."""
    assert DRAWN[players] == chips <= 2 * players


def test_the_porc_royal_alone_sees_what_is_drawn_and_all_see_how_much() -> None:
    """C-23, R-32."""
    table = drawing(arriving(royal=2), 1, 1, 1, 2, 2, 3, 3)
    assert [said["number"] for said in table.said("cochons-convoys")] == [7]
    (seen,) = [fact for fact in table.facts if fact.says.key == "cochons-chips-drawn"]
    assert seen.to == (2,)
    assert worth(dict(seen.says.args)) == [3, 3, 2, 2, 1, 1, 1]
    assert [len(table.view(seat).stock) for seat in range(5)] == [0, 0, 7, 0, 0]
    assert table.view(None).stock == ()


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_nobody_but_the_porc_royal_could_tell_other_chips_from_these(viewer: int | None) -> None:
    """C-25, F: view, questions and what is told are the same until the chips are turned up."""

    def seen(*values: int) -> list[object]:
        table = drawing(arriving(players=3), *values)
        table.tell("1: pass")
        told = [fact for fact in table.facts if fact.is_known_to(None if viewer is None else Seat(viewer))]
        return [table.view(viewer), told, table.asked, described(table.ask(2))]

    assert seen(1, 1, 1, 1, 1) == seen(3, 3, 3, 2, 2)


def test_the_distribution_of_the_rulebook_is_taken() -> None:
    """T-4: Scrofa 2+3, Porcus 3, Babiroussa 2+1, Phacochérus 1, Hylochérus 1."""
    table = drawing(arriving(royal=4), 1, 1, 1, 2, 2, 3, 3)
    passes(table, 0, 1, 2, 3)
    table.tell(gives(table, 4, 4, 1, 4, 2, 2, 3, 0))
    assert newcomers(table) == [1, 3, 3, 1, 5]
    turned = [worth(said) for said in table.said("cochons-chips-turned")]
    assert turned == [[1], [3], [2, 1], [1], [3, 2]]
    assert sum(map(sum, turned)) == 13
    assert all(player.chips == [] for player in table.state.players)
    conserved(table.state)


def test_nobody_is_given_three_chips_and_none_may_be_kept() -> None:
    """C-25, R-30."""
    table = drawing(arriving(players=3), 1, 1, 2, 2, 3)
    names = list(table.ask(0).options["give"].fields)
    assert names == ["chip-3-1", "chip-2-1", "chip-2-2", "chip-1-1", "chip-1-2", "cards"]
    assert table.refused(gives(table, 0, 1, 1, 1, 2, 2)) == "refused-value"
    assert table.refused("0: give chip-3-1=%31 chip-2-1=%31 chip-2-2=%30 chip-1-1=%32") == "refused-missing"
    assert choices(table.ask(0), "give", "chip-2-2", **{"chip-3-1": "1", "chip-2-1": "1"}) == ["0", "2"]


def test_the_default_deals_in_descending_value_round_the_table_from_the_porc_royal_on() -> None:
    """D-8."""
    table = drawing(arriving(players=3, royal=1), 1, 1, 2, 2, 3)
    table.default(1)
    passes(table, 0, 2)
    assert newcomers(table) == [2, 3 + 1, 2 + 1]


def test_the_porc_royal_may_share_out_evenly_with_one_press() -> None:
    """D-8: by the word for the default, which needs no choice."""
    table = drawing(arriving(players=3, royal=1), 1, 1, 2, 2, 3)
    assert not table.ask(1).options["evenly"].fields
    table.tell("1: evenly")
    passes(table, 0, 2)
    assert newcomers(table) == [2, 3 + 1, 2 + 1]
    told = {said.get("by"): said["number"] for said in table.said("cochons-chips-kept")}
    assert told == {None: 2}


def test_receivers_see_their_chips_at_once_and_all_are_turned_up_together() -> None:
    """R-32."""
    table = drawing(arriving(players=3), 1, 1, 2, 2, 3)
    passes(table, 1, 2)
    table.tell(gives(table, 0, 1, 1, 2, 0, 0))
    private = [
        (fact.to, worth(dict(fact.says.args)))
        for fact in table.facts
        if fact.says.key == "cochons-chips-seen"
    ]
    assert private == [((0,), [1, 1]), ((1,), [3, 2]), ((2,), [2])]
    keys = [fact.says.key for fact in table.facts]
    assert keys.index("cochons-chips-turned") > max(
        place for place, key in enumerate(keys) if key == "cochons-chips-given"
    )
    assert [said["number"] for said in table.said("cochons-chips-kept")] == [2]
    assert [said["number"] for said in table.said("cochons-chips-given")] == [2, 1]


def test_everybody_is_asked_alike_whatever_the_hand_holds_and_nothing_shows_before_the_end() -> None:
    """R-22, R-33: the cards are laid while the Porc Royal distributes."""

    def seen(hands: dict[int, str]) -> list[object]:
        table = drawing(arriving(players=3, hands=hands), 1, 1, 2, 2, 3)
        table.tell("2: pass")
        return [described(table.ask(2)), table.asked, [fact.says.key for fact in table.facts]]

    assert seen({}) == seen({1: "colons.1"})
    table = drawing(arriving(players=3, hands={1: "colons.1 jamboneuse.1"}), 1, 1, 2, 2, 3)
    told = len(table.facts)
    table.tell("1: play cards=colons.1+", "2: pass")
    assert len(table.facts) == told
    offered = table.ask(1).options["play"].fields["cards"]
    assert isinstance(offered, Several)
    assert list(offered.choices({})) == ["colons.1"]


def test_colons_bring_two_gorets_each_and_are_discarded() -> None:
    """EV-04, R-33, H-7: chips 3+2 and one Colons make seven newcomers."""
    table = drawing(arriving(players=3, hands={2: "colons.1"}), 1, 1, 2, 2, 3)
    table.tell("2: play cards=colons.1+", "1: pass", gives(table, 0, 2, 2, 1, 0, 0))
    assert newcomers(table) == [2, 2, 7]
    assert table.hand(2) == []
    assert table.state.deck.discards == ["colons.1"]
    conserved(table.state)


def test_several_colons_may_be_played_and_the_porc_royal_may_play_his_own() -> None:
    """R-33."""
    table = drawing(arriving(players=3, hands={0: "colons.1 colons.2"}), 1, 1, 2, 2, 3)
    passes(table, 1, 2)
    table.tell(gives(table, 0, 1, 1, 2, 2, 0) + " cards=colons.1+colons.2")
    assert newcomers(table) == [1 + 4, 5, 3]
    conserved(table.state)


def test_the_emperors_gros_gruik_needs_no_reserve() -> None:
    """EV-21, R-35, R-66."""

    def all_out(state: State) -> None:
        state.board["A2"].troops[0].gruiks = 3
        state.players[2].gruiks = 0

    table = drawing(arriving(players=3, hands={2: "sourdokoko.1"}, arrange=all_out), 1, 1, 2, 2, 3)
    table.tell("2: play cards=sourdokoko.1+", "1: pass", gives(table, 0, 2, 1, 1, 0, 0))
    waiting = table.state.players[2].newcomers
    assert (waiting.gorets, waiting.gruiks, waiting.lent) == (3, 1, 1)
    assert table.said("cochons-lent")
    conserved(table.state)


def test_newcomers_beyond_the_reserve_are_lost() -> None:
    """R-35, H-7: of seven newcomers, a reserve of four lets in four."""

    def crowded(state: State) -> None:
        state.board["A2"].troops[0].gorets += 13
        state.players[2].gorets -= 13

    table = drawing(arriving(players=3, hands={2: "colons.1"}, arrange=crowded), 1, 1, 2, 2, 3)
    table.tell("2: play cards=colons.1+", "1: pass", gives(table, 0, 2, 2, 1, 0, 0))
    assert table.state.players[2].newcomers.gorets == 4
    lost: Sequence[Arg] = [said["lost"] for said in table.said("cochons-newcomers")]
    assert sum(number for number in lost if isinstance(number, int)) == 3
    conserved(table.state)


def test_whoever_is_out_is_given_colonists_too() -> None:
    """R-115."""
    table = drawing(arriving(players=3, out=(2,)), 1, 1, 2, 2, 3)
    assert table.choices(0, "give", "chip-3-1") == ["0", "1", "2"]


def test_there_are_no_colonists_on_the_first_turn() -> None:
    """C-16, C-17, C-22: 1A leads to 1C."""
    table = galaxy("O red 0:5G", "B1 red 1:5G", "B3 red 2:5G", chapter="draw", rule_set="complete", turn=1)
    while table.play.position.chapter == "draw":
        table.default(table.asked[0])
    assert table.play.position.chapter not in ("draw", "colonists")
    assert not table.said("cochons-convoys")
    assert Seat(0) in table.state.order
