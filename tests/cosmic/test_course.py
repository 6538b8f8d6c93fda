"""An encounter from the first shuffle to its end, rule by rule, where no other test has more to say of it."""

from collections import Counter

import pytest

from games.cosmic.extension.declarations import list_apart, list_pool
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import FLARE, find_kind, name_flare
from games.cosmic.state.state import Policy, State
from games.cosmic.views.encounter import describe_encounter
from games.cosmic.views.view import View
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from tests.cosmic.games import list_cards
from tests.cosmic.scenario import meet

ATTACKS = ("attack_10", "attack_08")
ORDERS = {"pace": "orders"}


def begun(players: int = 4, **settings: Setting) -> Play[State, View]:
    """A game in which all have chosen by default, up to the first turn."""
    play = Play.new(RULEBOOK, players, settings)
    while play.state.phase in {"powers", "dealing"}:
        seat = play.awaited[0]
        play.take(seat, play.asks[seat].default)
    return play


@pytest.mark.parametrize(("players", "flares"), [(3, 10), (5, 10), (6, 12), (8, 16)])
def test_every_dealt_flare_goes_into_the_deck(players: int, flares: int) -> None:
    """CE-3, CE-5: with few players others fill up to ten."""
    play = begun(players)
    cards = list_cards(play.state)
    assert sum(find_kind(card).type == FLARE for card in cards) == flares
    dealt = {f"flare_{alien}" for one in play.state.players for alien in one.dealt}
    assert dealt <= set(cards)


def test_no_other_flares_lie_ready_where_nobody_could_draw_them() -> None:
    """CE-3: Host, Aristocrat and Pentaform came later; without them all is as before they came."""
    assert begun().state.unused == []
    assert begun().view(None).unused == 0


def test_where_somebody_could_draw_them_every_other_flare_of_the_pool_lies_ready() -> None:
    """A60, A70, A78."""
    state = begun(aliens="all").state
    pool = list_pool(state.assembly, state.options)
    cards = Counter(card for card in list_cards(state) if find_kind(card).type == FLARE)
    assert state.unused
    assert set(cards.values()) == {1}
    barred = [pair for pair in list_apart(state) if pair <= {*pool}]
    assert len(pool) - len(cards) <= len(barred)


def test_a_table_of_old_plays_the_same_whether_or_not_flares_lie_ready() -> None:
    """A table begun while they lay ready everywhere goes on by its log, word for word."""
    plain = begun()
    ready = begun()
    pool = list_pool(ready.state.assembly, ready.state.options)
    held = {*list_cards(ready.state)}
    ready.state.unused = [flare for flare in map(name_flare, pool) if flare not in held]
    assert ready.state.unused
    for _ in range(60):
        seat = plain.awaited[0]
        reply = plain.asks[seat].default
        assert ready.asks[seat].key == plain.asks[seat].key
        assert ready.take(seat, reply).facts == plain.take(seat, reply).facts


def test_hands_of_eight_are_secret_and_their_number_is_not() -> None:
    """CE-6, CE-9: what a player says of them is theirs."""
    play = begun()
    assert [len(one.hand) for one in play.state.players] == [8] * 4
    seen = play.view(Seat(1))
    assert [one.hand for one in seen.seats] == [8] * 4
    assert seen.hand == tuple(play.state.players[1].hand)
    assert play.view(None).hand == ()


def test_destiny_names_who_begins_and_is_whole_again() -> None:
    """CE-7."""
    play = begun()
    drawn = play.state.destiny
    assert len(drawn.pile) + len(drawn.discards) == 17
    assert play.state.turn == 1


def test_an_alien_is_set_up_before_the_first_turn() -> None:
    """CE-8, A43: ten tokens, once powers are known."""
    table = meet("tick_tock", chapter="dealing").finish()
    assert table.state.player(Seat(0)).tokens["tick-tock"] == 10


def test_ships_removed_from_the_game_stay_away() -> None:
    """CE-30: Mobius Tubes frees what lies in the warp, and nothing else."""
    table = meet(
        cards=ATTACKS,
        hands={0: "mobius_tubes"},
        policies={0: Policy(ready=("mobius_tubes_1",))},
        warp={1: 3},
        placed={2: ["removed 2"]},
        chapter="encounter",
    ).until("launch")
    assert (table.lost(1), table.ships("removed")[2]) == (0, 2)


def test_an_offense_without_an_encounter_card_draws_eight_at_the_start_of_its_turn() -> None:
    """CE-40, CE-138."""
    table = meet(hands={0: "plague"}, chapter="turn").until("launch")
    assert len(table.hand(0)) == 8
    assert table.said("cosmic-new-hand")


def test_what_is_marked_start_turn_happens_once_a_turn_before_anything_else() -> None:
    """CE-41, A17: Hate discards before a ship is retrieved."""
    table = meet("hate", hands={0: "attack_08"}, warp={0: 1}, chapter="turn").until("choose-card")
    assert not table.said("cosmic-regroups")


def test_cards_of_the_regroup_are_played_then_and_only_by_whom_they_name() -> None:
    """CE-43, CE-133: Mobius Tubes is the offense's; Blue's, laid ready as well, stays in the hand."""
    said = {"hands": {0: "attack_04", 1: "mobius_tubes"}, "warp": {1: 2}}
    table = meet(policies={1: Policy(ready=("mobius_tubes_1",))}, chapter="encounter", **said)  # type: ignore[arg-type]
    table.until("launch")
    assert "mobius_tubes" in table.hand(1)
    assert table.lost(1) == 2


def test_a_special_counts_as_the_colour_of_whom_it_names() -> None:
    """CE-54, CE-60: the encounter is in that system."""
    table = meet(hands={0: "attack_04", 2: "attack_05 attack_06"}, chapter="launch", destiny="special_cards")
    table.until("launch")
    assert {one.partition("-")[0] for one in table.choices(0, "launch", "planet")} == {"2"}


def test_the_ships_of_the_defense_on_the_target_are_in_it() -> None:
    """CE-62, CE-90: four of its own, and both cards are shown at once."""
    table = meet(cards=ATTACKS, ships=1).finish()
    assert table.totals == {0: 11, 1: 12}
    assert len(table.said("cosmic-reveals")) == 2


def test_without_a_ship_to_launch_the_turn_ends() -> None:
    """CE-63."""
    table = meet(placed={0: ["removed 20"]}, cards=ATTACKS, chapter="launch").finish()
    assert table.said("cosmic-cannot-launch")


def test_alliances_just_formed_may_be_cancelled() -> None:
    """CE-74: Force Field; the ships are home again before cards are chosen."""
    table = meet(
        cards=ATTACKS,
        hands={3: "force_field"},
        policies={3: Policy(ready=("force_field_1",))},
        chapter="alliance",
    ).until("invite")
    table.tell("0: invite seats=%32+", "1: pass").tell("2: ally side=offense ships=2-1.1+2-1.2")
    table.until("card")
    assert (table.ships("gate")[2], table.ships("2-1")[2]) == (0, 4)


def test_an_attack_beats_a_negotiate_whatever_its_value() -> None:
    """CE-101."""
    assert meet(cards=("attack_00", "negotiate")).finish().winner == "offense"


def test_used_cards_are_discarded_and_flares_return() -> None:
    """CE-108, CE-133: an artifact is face up on the discards as soon as it is played."""
    table = meet(
        cards=ATTACKS,
        hands={0: "reinforcement_3", 3: "ionic_gas"},
        policies={0: Policy(reinforce=True), 3: Policy(ready=("ionic_gas_1",))},
        through=True,
        ships=1,
    ).finish()
    assert Counter(table.discards) == Counter([*ATTACKS, "reinforcement_3", "ionic_gas"])


def test_gate_ships_that_no_deal_has_used_go_home() -> None:
    """CE-113."""
    table = meet(cards=("negotiate", "negotiate"), ships=3, hands={0: "attack_40"}).until("deal")
    table.tell("0: offer give-random=1", "1: accept").finish()
    assert (table.ships("gate")[0], sum(table.ships(f"0-{one}")[0] for one in range(1, 6))) == (0, 20)


def test_cards_taken_at_random_are_drawn_by_chance() -> None:
    """CE-139, CE-R10: nobody chooses among them, whoever is absent."""
    table = meet(cards=("negotiate", "attack_04"), ships=1, hands={1: "attack_06 attack_12"})
    while CHANCE not in table.play.asks:
        table.step()
    table.draw("attack_06")  # last, and the first one is taken
    table.finish()
    assert table.hand(0) == ["attack_12"]


@pytest.mark.parametrize(
    ("cards", "sums"),
    [(("attack_10", "attack_08"), 2), (("attack_10", "negotiate"), 0), (("negotiate", "negotiate"), 0)],
)
def test_totals_are_told_only_where_they_are_compared(cards: tuple[str, str], sums: int) -> None:
    """CE-100 to CE-102: of an attack and a negotiate the lower total, or the higher, decides nothing."""
    table = meet(cards=cards, options={"pace": "gates"}).until("gate-revealed")
    lines = [one.key for one in describe_encounter(table.view(None))]
    assert lines.count("cosmic-summary-sum") == sums
    assert lines.count("cosmic-summary-cards") == 2


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("colour_1_1", ["colour"]),
        ("colour_1_hazard", ["colour", "hazard"]),
        ("wild_1", ["wild"]),
        ("special_cards", ["special"]),
    ],
)
def test_the_encounter_says_by_which_destiny_card_they_met(card: str, told: list[str]) -> None:
    """CE-50, CE-53, CE-54: the card, and its warning, which Tourist reads."""
    table = meet("", "", "", "tourist", cards=ATTACKS, chapter="launch", destiny=card).until("launch")
    table.default(0)
    lines = [one.key for one in describe_encounter(table.view(None))]
    assert lines[: len(told) + 1] == [*(f"cosmic-destiny-{one}" for one in told), "cosmic-summary-gate"]
