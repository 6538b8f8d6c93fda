"""The practice player has some sense, and knows nothing but its own view."""

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cosmic.scenario import Table, meet
from tests.cosmic.strength import play_against_luck, play_among_themselves

CARDS = ("attack_10", "attack_12")
GATES = {"pace": "gates"}


def answer(table: Table, seat: int = 0, luck: int = 0) -> Reply:
    """What it replies, once it has changed its orders."""
    view, ask = table.play.view(Seat(seat)), table.ask(seat)
    reply = RULEBOOK.practise(view, ask, luck)
    if reply.option == "orders":
        table.take(Seat(seat), reply)
        return answer(table, seat, luck)
    return reply


@pytest.mark.parametrize("pace", ["gates", "every", "orders"])
@pytest.mark.samples("orders", "gates")
def test_it_mostly_beats_players_who_reply_by_luck(pace: str) -> None:
    """289 of 300 at gates (tests/cosmic/strength.py); chance would win one game in four."""
    won = [play_against_luck(number, pace=pace, win=3) for number in range(2, 6)]
    assert sum(won) >= 2


@pytest.mark.parametrize("players", [3, 6])
def test_games_of_practice_players_alone_come_to_an_end(players: int) -> None:
    play, replies = play_among_themselves(1, players)
    assert play.result is not None
    assert play.result.winners
    assert replies < 4_000


def test_it_plays_the_cheapest_card_that_wins_about_as_often() -> None:
    """CE-83: four ships against four that stand there."""
    hands = {0: "attack_40 attack_30 attack_00"}
    table = meet("human", "human", hands=hands, cards=CARDS, ships=4).until("card")
    assert find_kind(answer(table).text("card")).name == "attack_30"


def test_where_nothing_wins_it_negotiates() -> None:
    table = meet("human", "human", hands={0: "negotiate"}, cards=("attack_00", "attack_12"), ships=1).until(
        "card"
    )
    assert find_kind(answer(table).text("card")).name == "negotiate"


def test_a_card_that_lies_face_up_is_just_beaten() -> None:
    """A33: Oracle sees the other card first."""
    hands = {0: "attack_40 attack_15"}
    table = meet("oracle", "human", hands=hands, cards=CARDS, ships=4).until("card")
    table.step()
    assert find_kind(answer(table).text("card")).name == "attack_15"


def test_it_joins_where_it_gains_a_colony_and_not_where_somebody_would_win() -> None:
    """CE-20, CE-73."""
    said = {"cards": CARDS, "ships": 4, "chapter": "alliance"}
    table = meet("human", "human", **said).until("invite")  # type: ignore[arg-type]
    table.tell("0: invite seats=%32+", "1: pass")
    assert answer(table, 2).text("side") == "offense"
    near = [f"{planet} 1" for planet in ("2-1", "2-2", "3-1", "3-2")]
    table = meet("human", "human", placed={0: near}, **said).until("invite")  # type: ignore[arg-type]
    table.tell("0: invite seats=%32+", "1: invite seats=%32+")
    assert answer(table, 2).text("side") == "defense"


def test_it_leaves_no_foreign_colony_for_another() -> None:
    """CE-22, CE-61."""
    table = meet("human", "human", chapter="launch", placed={0: ["2-1 1", "3-1 1"]}).until("launch")
    reply = answer(table)
    assert reply.option == "launch"
    assert len(reply.many("ships")) == 4
    assert not [ship for ship in reply.many("ships") if ship.startswith(("2-", "3-"))]


def test_it_bids_all_reinforcements_for_its_own_side() -> None:
    """CE-93: they are spent only if that changes who wins."""
    hands = {1: "reinforcement_2 reinforcement_5"}
    table = meet("human", "human", hands=hands, cards=CARDS, options=GATES).until("gate-revealed")
    assert len(answer(table, 1).many("cards")) == 2
    assert answer(table, 1).text("side") == "defense"
    assert answer(table, 2).option == "let"


def test_it_swaps_colonies_and_lets_nobody_win_alone() -> None:
    """CE-20, CE-111."""
    cards = ("negotiate", "negotiate")
    table = meet("human", "human", cards=cards).until("deal")
    offer = answer(table)
    assert (offer.text("give-planet")[0], offer.text("take-planet")[0]) == ("0", "1")
    table.take(Seat(0), offer)
    assert answer(table, 1).option == "accept"
    near = [f"{planet} 1" for planet in ("2-1", "2-2", "3-1", "3-2")]
    table = meet("human", "human", cards=cards, placed={0: near}, hands={1: "attack_08"}).until("deal")
    table.tell("0: offer give-planet=0-1 take-planet=1-2")
    assert answer(table, 1).option == "offer"


def test_it_adds_no_more_than_it_needs_to_win() -> None:
    """A14: 04 and 3 against 15 and 4; of 05, 10 and 14 it throws 14 in, against 40 nothing."""
    hands = {0: "attack_05 attack_10 attack_14 attack_20"}
    for card, thrown in (("attack_15", ("attack_14_1",)), ("attack_40", ())):
        table = meet("fodder", hands=hands, cards=("attack_04", card)).until("power")
        table.tell("0: use")
        if card == "attack_40":
            table.state.now.bonus["defense"] = 60
        assert answer(table).many("cards") == thrown


def test_its_force_field_leaves_its_own_allies() -> None:
    table = meet(
        cards=CARDS,
        hands={0: "force_field"},
        policies={0: Policy(ready=("force_field_1",))},
        allies={2: "offense 1", 3: "defense 2"},
        chapter="alliance",
    ).until("choose-seat")
    assert answer(table).many("seats") == ("3",)


def test_it_votes_for_its_own_side() -> None:
    """A10: Green is allied with the offense, which is ahead; Yellow, no ally, votes against it."""
    near = [f"{planet} 1" for planet in ("2-1", "2-2", "3-1", "3-2")]
    table = meet(
        *("", "diplomat"),
        cards=CARDS,
        hands={1: "flare_diplomat"},
        policies={1: Policy(ready=("flare_diplomat",))},
        allies={2: "offense 1"},
        chapter="alliance",
        placed={0: near},
    ).until("choose-seat")
    assert [answer(table, seat).text("seat") for seat in range(4)] == ["0", "1", "0", "1"]


def test_its_healer_spares_nobody_who_is_ahead() -> None:
    """A18."""
    cards = ("attack_10", "attack_20")
    assert answer(meet("", "", "healer", cards=cards).until("power-on"), 2).option == "use"
    ahead = meet("", "", "healer", cards=cards, placed={0: ["3-1 1"]}).until("power-on")
    assert answer(ahead, 2).option == "pass"


def test_it_sees_only_its_own_view() -> None:
    def told(hand: str) -> list[Reply]:
        table = meet("human", "human", hands={0: "attack_08", 1: hand}, cards=CARDS).until("card")
        return [answer(table, luck=luck) for luck in range(4)]

    assert told("attack_40") == told("negotiate")


def test_it_changes_its_orders_once_and_then_answers() -> None:
    table = meet("human", "virus", cards=CARDS).until("card")
    first = RULEBOOK.practise(table.play.view(Seat(0)), table.ask(0), 0)
    assert first.option == "orders"
    assert first.many("powers") == ("virus",)
    table.take(Seat(0), first)
    assert RULEBOOK.practise(table.play.view(Seat(0)), table.ask(0), 0).option == "card"
