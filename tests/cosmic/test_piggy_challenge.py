"""The Piggy falls on the table: all against all, and then play goes on exactly where it stopped."""

from collections import Counter

import pytest

from games.cosmic.expansions.cosmic_pig.rules.comparison import modify_all
from games.cosmic.expansions.cosmic_pig.rules.supports import ASK_SUPPORT
from games.cosmic.expansions.cosmic_pig.state.pig_kept import CHALLENGE, PIGGY
from games.cosmic.extension.hooks import Now
from games.cosmic.practice.suggestions import suggest
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.roles import is_ally, is_main
from games.cosmic.state.state import Policy
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.pig import USUAL, commit, contents, drop, holder, kept, stage
from tests.cosmic.scenario import Table

COMMIT = "cosmic-ask-pig-commit"
TOTAL = "cosmic-pig-total"


def totals(table: Table) -> dict[int, int]:
    return {int(args["who"].seat): args["total"] for args in table.said(TOTAL)}  # type: ignore[union-attr,misc]


def test_a_hand_that_is_discarded_drops_the_piggy_and_all_fight_at_once() -> None:
    """CP-40, CP-41, CP-42: all are asked together, sealed, the dropper with a new hand, too."""
    table = drop()
    assert len(table.said("cosmic-pig-dropped")) == 1
    assert table.asked == [0, 1, 2, 3]
    assert all(table.ask(seat).sealed for seat in range(4))
    assert table.state.table == [PIGGY]
    assert PIGGY not in table.discards
    assert table.hand(1)[0] == "attack_40"
    assert len(table.hand(1)) == 8


@pytest.mark.parametrize("size", [8, 7])
def test_a_new_hand_is_as_large_as_in_the_base_game(size: int) -> None:
    """CP-R31: seven were kept at the beginning only."""
    assert len(drop(options={"hand": size}).hand(1)) == size


def test_the_piggy_alone_is_a_whole_hand_too() -> None:
    """CP-R4."""
    assert drop(hands={1: ""}).state.table == [PIGGY]


def test_others_without_an_encounter_card_draw_a_new_hand_as_well() -> None:
    """CP-42."""
    table = stage(piggy=1, hands={**USUAL, 3: "quash"}, cards=("", ""), top=("attack_40",), ships=0)
    table.until("pig-commit")
    assert {int(args["who"].seat) for args in table.said("cosmic-new-hand")} == {1, 3}  # type: ignore[union-attr]
    assert all(table.choices(seat, "commit", "card") for seat in range(4))


def test_nobody_is_a_main_player_or_an_ally_meanwhile() -> None:
    """CP-41, CP-R33, CP-48: and all are again when play goes on."""
    table = drop()
    now = Now(table.state)
    assert not any(is_main(now, seat) or is_ally(now, seat) for seat in table.state.seats)
    commit(table, {}).until("card")
    assert [seat for seat in table.state.seats if is_main(Now(table.state), seat)] == [0, 1]


def test_each_card_is_proposed_with_no_ships_with_four_and_with_eight() -> None:
    """CP-43: "Attack 12" alone did not say that no ship goes; every proposal leaves all bases held."""
    table = drop()
    ask, view = table.ask(3), table.play.view(Seat(3))
    moves = suggest(view, ask, "commit")
    told = {(one.reply.text("card"), len(one.reply.many("ships"))) for one in moves}
    assert {number for _, number in told} == {0, 4, 8}
    assert len(told) == len({str(one.label) for one in moves}) == len(moves) > 2
    for one in moves:
        assert ask.check(one.reply) == one.reply
        left = Counter(ship.rpartition(".")[0] for ship in one.reply.many("ships"))
        assert all(view.there(place)[3] > number for place, number in left.items())


def test_the_lowest_total_takes_it() -> None:
    """CP-43, CP-44, CP-25: 10 - 5 - 7 for Yellow; Green has left a base, 12 - 4 - 4."""
    table = drop()
    sent = {2: "2-1.1 2-1.2 2-1.3 2-2.1 2-2.2 2-2.3 2-3.1", 3: "3-1.1 3-1.2 3-1.3 3-1.4"}
    commit(table, {}, sent)
    assert totals(table) == {0: 4 - 5, 1: 40 - 5, 2: 10 - 5 - 7, 3: 12 - 4 - 4}
    assert holder(table) == 2


def test_losers_lose_their_ships_and_the_winner_takes_its_own_home() -> None:
    """CP-47: no compensation, no rewards; what was played is discarded."""
    table = drop()
    commit(table, {}, {0: "0-1.1 0-1.2", 3: "3-1.1 3-1.2 3-1.3 3-1.4"})
    assert holder(table) == 0
    assert table.ships(CHALLENGE) == [0, 0, 0, 0]
    assert table.ships("warp") == [0, 0, 0, 4]
    assert table.said("cosmic-compensation") == []
    assert {"attack_04", "attack_40", "attack_10", "attack_12"} <= set(table.discards)
    assert kept(table).challenge is None


def test_no_ship_need_be_sent() -> None:
    """CP-R9: that is what the absent do, with their lowest attack (BOT-2)."""
    table = drop(hands={2: "attack_10 attack_05 negotiate"})
    assert table.ask(2).default == Reply("commit", {"card": "attack_05_1"})


def test_a_base_may_be_stripped() -> None:
    """CP-R10: at one's own risk; then it counts no more."""
    table = drop()
    commit(table, {}, {2: " ".join(f"2-{planet}.{ship}" for planet in range(1, 6) for ship in range(1, 5))})
    assert totals(table)[2] == 10 - 0 - 20


def test_any_attack_beats_a_negotiate() -> None:
    """CP-44, CP-24."""
    table = drop(hands={2: "negotiate"})
    commit(table, {}, {2: "2-1.1 2-1.2 2-1.3 2-2.1 2-2.2 2-2.3"})
    assert holder(table) == 0
    assert table.lost(2) == 6


def test_negotiates_alone_are_even_and_all_play_again() -> None:
    """CP-44, CP-46, CP-R8: the ships of those who are even go home."""
    table = drop(
        hands={0: "negotiate attack_06", 2: "negotiate attack_10", 3: "negotiate attack_12"}, blue="negotiate"
    )
    commit(table, dict.fromkeys(range(4), "negotiate"), {2: "2-1.1"})
    challenge = kept(table).challenge
    assert challenge is not None
    assert challenge.round == 2
    assert table.asked == [0, 1, 2, 3]
    assert sum(table.ships("warp")) == 0
    assert table.ships("2-1") == [0, 0, 4, 0]


def test_who_is_not_even_loses_ships_and_plays_again() -> None:
    """CP-46, CP-R8: Red and Yellow have 4 - 5."""
    table = drop(hands={2: "attack_04 attack_10", 3: "attack_12 attack_13"})
    commit(table, {}, {3: "3-1.1"})
    assert table.said("cosmic-pig-even")
    assert table.lost(3) == 1
    assert table.asked == [0, 1, 2, 3]


def test_after_five_even_rounds_chance_decides() -> None:
    """CP-R8."""
    table = drop(hands={2: "attack_04"})
    challenge = kept(table).challenge
    assert challenge is not None
    challenge.round = 5
    commit(table, {}).tell("chance: 2")
    assert table.said("cosmic-pig-by-chance")
    assert holder(table) == 2


def test_morphs_copy_the_lowest_attack_of_another_or_are_negotiates() -> None:
    """CE-136 in a Piggy Challenge, where there are many opponents; CE-91 for what meets an attack."""
    morph, low, high, negotiate, retreat = map(
        find_kind, ("morph", "attack_04", "attack_20", "negotiate", "retreat")
    )
    assert modify_all([morph, low, high]) == [low, low, high]
    assert modify_all([morph, negotiate]) == [negotiate, negotiate]
    assert modify_all([morph, morph]) == [negotiate, negotiate]
    assert modify_all([retreat, low]) == [retreat, low]
    assert modify_all([retreat, negotiate]) == [negotiate, negotiate]


def test_kickers_count() -> None:
    """CP-43, CP-23: 10 x 0 - 5 for Yellow."""
    table = drop(hands={2: "attack_10 kicker_0"}, options={"kickers": "old"})
    for seat in (0, 1, 3):
        table.default(seat)
    table.tell("2: commit card=attack_10_1 kicker=kicker_0_1")
    assert totals(table)[2] == -5
    assert holder(table) == 2


@pytest.mark.parametrize(("for_whom", "takes"), [(2, 2), (3, 0)])
def test_reinforcements_may_be_played_for_anybody_where_that_decides(for_whom: int, takes: int) -> None:
    """CP-45: all are asked alike at gates; 6 - 5 - 5 decides for Yellow, 12 - 5 - 5 for Green would not."""
    table = drop(hands={2: "attack_06 reinforcement_5"}, options={"pace": "gates"})
    commit(table, {})
    assert table.question == ASK_SUPPORT
    assert table.asked == [0, 1, 2, 3]
    table.tell(f"2: support seat=%3{for_whom} cards=reinforcement_5_1+", "0: pass", "1: pass", "3: pass")
    assert holder(table) == takes
    assert len(table.said("cosmic-pig-supports")) == (takes == 2)


def test_reinforcements_are_played_in_turn_where_every_window_is_asked() -> None:
    """CP-45: one after the other, each once, for all to see, whether it decides or not."""
    table = drop(hands={2: "attack_10 reinforcement_2"}, options={"pace": "every"})
    commit(table, {})
    assert table.asked == [0]
    table.tell("0: pass", "1: pass", "2: support seat=%33 cards=reinforcement_2_1+", "3: pass")
    assert totals(table)[3] == 12 - 5 - 2
    assert holder(table) == 0


def test_whoever_reinforces_by_order_does_so_where_nobody_is_asked() -> None:
    """CP-45."""
    table = drop(hands={2: "attack_06 reinforcement_5"}, policies={2: Policy(reinforce=True)})
    commit(table, {})
    assert holder(table) == 2


def test_a_piggy_that_is_hit_at_random_is_dropped() -> None:
    """CP-R3, A17: Hate's wild flare hits the only card; it reaches no discard pile."""
    table = stage(
        cards=("attack_04", ""),
        hands={0: "flare_hate attack_06", 1: "attack_08", 2: "attack_10", 3: "attack_12"},
        piggy=1,
        policies={0: Policy(ready=("flare_hate",))},
    )
    order = list(table.ask(-1).options["shuffled"].fields["order"].choices({}))  # type: ignore[union-attr]
    order.sort(key=lambda card: card != PIGGY)
    table.take(Seat(-1), Reply("shuffled", {"order": tuple(order)}))
    assert table.question == COMMIT
    assert table.state.table == [PIGGY]


def test_the_piggy_may_not_be_chosen_for_a_discard_where_there_is_another_card() -> None:
    """CP-R3, A17: alone it may, and is dropped."""
    hands = {0: "attack_04 morph", 1: "attack_08", 2: "attack_10", 3: "attack_12"}
    table = stage("hate", piggy=0, hands=hands, cards=("", ""), chapter="turn").until("choose-card")
    assert table.choices(0, "card", "cards") == ["attack_04_1", "morph_1"]


def test_a_quake_drops_it_after_the_new_deal() -> None:
    """CP-R32, X-12, CD-10: hands are dealt anew first; what is hidden stays hidden (CP-R34)."""
    table = stage(
        cards=("attack_20", "attack_04"),
        allies={2: "defense 1"},
        piggy=3,
        hands={0: "attack_06 attack_06", 1: "attack_08 attack_08", 2: "attack_10", 3: "attack_12"},
        envelopes={"3-1": "morph"},
    ).until("card")
    table.state.deck.pile.clear()
    table.until("pig-commit")
    keys = [fact.says.key for fact in table.facts]
    assert keys.index("cosmic-quake") < keys.index("cosmic-pig-dropped")
    assert contents(table, "3-1") == ["morph"]


def test_at_the_start_of_a_turn_the_encounter_follows() -> None:
    """CP-48, CE-40: the new hand is there already; the regroup comes next."""
    hands = {0: "plague", 1: "attack_30", 2: "attack_10", 3: "attack_12"}
    table = stage(piggy=0, hands=hands, cards=("", ""), chapter="turn", top=("attack_06", "attack_08"))
    assert table.question == COMMIT
    commit(table, {})
    assert holder(table) == 0
    assert [args["who"].seat for args in table.said("cosmic-new-hand")] == [0]  # type: ignore[union-attr]
    assert "attack_08" in table.hand(0)
    assert table.asked == [-1]
    table.tell("chance: 4").until("launch")


def test_before_cards_the_cards_are_chosen_next() -> None:
    """CP-48, CE-81."""
    table = commit(drop(hands={1: "plague"}), {0: "attack_06"}).until("card")
    assert not table.state.now.suspended
    assert table.state.now.planet == "1-1"


def test_the_offense_whose_last_card_went_into_the_challenge_ends_its_turn() -> None:
    """CP-48, CE-80: it is looked at again when play goes on."""
    table = commit(drop(hands={0: "attack_04"}), {})
    assert table.said("cosmic-no-card")
    assert table.play.result is not None


def test_zombie_keeps_its_ships_and_observer_does_not() -> None:
    """CP-R33: powers "as any player" work, those of main players do not."""
    table = drop("", "", "zombie", "observer")
    commit(table, {}, {2: "2-1.1", 3: "3-1.1"})
    assert (table.lost(2), table.lost(3)) == (0, 1)
