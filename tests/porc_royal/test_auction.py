"""Hidden hands, sealed bids, windows, a deck that runs out: proved on the auction."""

import random

import pytest

from bot.tables.rng import draw_outcome
from porc_royal.asks import PASS, Reply
from porc_royal.facts import CHANCE, Fact, Listing, Named, Seat, Who
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from tests.porc_royal import auction
from tests.porc_royal.auction import RULEBOOK, State, View
from tests.porc_royal.small import Table

# The last card named lies on top: seat 0 gets 06 and 05, seat 1 gets 04 and 03.
DEALT = "chance: shuffled order=card-01+card-02+card-03+card-04+card-05+card-06"


def dealt(*lines: str) -> Table[State, View]:
    return Table(RULEBOOK, DEALT, *lines)


def listed(*numbers: int) -> Listing:
    return Listing(tuple(Named("card", f"card-{number:02}") for number in numbers))


def cards_of(state: State) -> list[str]:
    held = [card for hand in state.hands for card in hand]
    return sorted([*held, *state.deck.pile, *state.deck.discards])


# --------------------------------------------------------------------------------------------- who may know


def test_a_referee_can_dictate_a_shuffle() -> None:
    assert dealt().state.hands == [["card-06", "card-05"], ["card-04", "card-03"]]


def test_everybody_hears_how_many_are_drawn_and_the_drawer_alone_which() -> None:
    (facts,) = [step.facts for step in dealt().steps]
    heard: dict[Seat | None, list[str]] = {
        seat: [fact.says.key for fact in facts if fact.is_known_to(seat)] for seat in (None, Seat(0), Seat(1))
    }
    assert heard[None] == ["drew", "drew"]
    assert heard[Seat(0)] == ["drew", "drew-cards", "drew"]
    assert heard[Seat(1)] == ["drew", "drew", "drew-cards"]
    assert dealt().said("drew-cards") == [{"cards": listed(6, 5)}, {"cards": listed(4, 3)}]


def test_whispers_and_chance_reveal() -> None:
    (step,) = dealt().steps
    assert step.reveals
    assert [fact.reveals for fact in step.facts] == [False, True, False, True]
    assert Fact(step.facts[0].says).is_known_to(None)


def test_a_seat_sees_its_own_hand_and_the_public_none() -> None:
    play = dealt().play
    assert play.view(Seat(1)).hand == ("card-04", "card-03")
    assert play.view(None).hand == ()
    assert [card.name for card in auction.hand(play.view(Seat(0)))] == ["card-06", "card-05"]


def test_what_a_seat_cannot_know_changes_nothing_it_is_shown() -> None:
    other = Table(
        RULEBOOK, DEALT.replace("card-01+card-02+card-03+card-04", "card-04+card-03+card-01+card-02")
    )
    other.tell("0: pass", "1: pass", "0: bid card=card-06")
    table = dealt("0: pass", "1: pass", "0: bid card=card-06")
    for seat in (Seat(0), None):
        assert table.play.view(seat) == other.play.view(seat)
        assert [one for one in table.facts if one.is_known_to(seat)] == [
            one for one in other.facts if one.is_known_to(seat)
        ]
    assert table.play.view(Seat(1)) != other.play.view(Seat(1))


# --------------------------------------------------------------------------------------------- sealed bids


def test_bids_stay_sealed_and_may_be_changed_until_all_are_in() -> None:
    table = dealt("0: pass", "1: pass")
    place = table.play.place
    table.tell("0: bid card=card-06", "0: bid card=card-05")
    assert table.play.sealed == {0: Reply("bid", {"card": "card-05"})}
    assert table.asked == [1]
    assert table.play.place == place
    for step in table.steps[-2:]:
        assert (step.facts, step.opened, step.reveals) == ((), False, False)
    table.tell("1: bid card=card-03")
    assert table.said("bids") == [{"who": Who(Seat(0)), "cards": listed(5, 3)}]
    assert table.steps[-1].reveals
    assert table.refused("0: bid card=card-06") == "refused-option"


def test_a_sealed_answer_may_not_be_changed_into_an_illegal_one() -> None:
    table = dealt("0: pass", "1: pass", "0: bid card=card-06")
    assert table.refused("0: bid card=card-04") == "refused-value"
    assert table.play.sealed == {0: Reply("bid", {"card": "card-06"})}


def test_every_ask_of_a_sealed_round_is_sealed_and_opens_at_one_place() -> None:
    play = dealt("0: pass", "1: pass").play
    assert all(ask.sealed and not ask.window for ask in play.asks.values())
    assert play.place == play.count == 3


def test_the_last_seal_reveals_even_where_the_rule_does_not_say_so() -> None:
    table = dealt("1: pass")
    assert not table.steps[-1].reveals
    table.tell("0: pass")
    assert table.steps[-1].facts == ()
    assert table.steps[-1].reveals


# ------------------------------------------------------------------------------------------------- windows


def test_a_window_asks_every_seat_alike() -> None:
    asks = dealt().play.asks
    assert [asks[seat].window and asks[seat].sealed and asks[seat].can_pass for seat in asks] == [True, True]
    alike = [(one.key, one.rule, one.args, list(one.options), one.default) for one in asks.values()]
    assert alike[0] == alike[1]


@pytest.mark.parametrize(
    "lines",
    [("0: swap card=card-06", "1: swap card=card-03"), ("1: swap card=card-03", "0: swap card=card-06")],
)
def test_a_window_is_resolved_in_play_order_whoever_speaks_first(lines: tuple[str, str]) -> None:
    table = dealt(*lines)
    assert [args["who"] for args in table.said("swapped")] == [Who(Seat(0)), Who(Seat(1))]
    assert table.state.hands == [["card-05", "card-02"], ["card-04", "card-01"]]


def test_play_order_changes_every_round() -> None:
    table = dealt("0: pass", "1: pass", "0: bid card=card-06", "1: bid card=card-04")
    assert table.state.round == 1
    table.tell("0: pass", "1: swap card=card-03", "chance: shuffled order=card-03+card-04+card-06")
    assert list(table.play.asks) == [1, 0]


# ---------------------------------------------------------------------------------------------------- deck


def test_a_deck_that_runs_out_is_made_of_the_discards_by_chance_alone() -> None:
    table = dealt("0: pass", "1: pass", "0: bid card=card-06", "1: bid card=card-04", "1: swap card=card-03")
    assert table.state.deck.pile == []
    table.tell("0: pass")
    assert table.question == "chance-deck"
    assert cards_of(table.state) == auction.cards(2)
    assert table.refused("chance: shuffled order=card-03+card-04") == "refused-order"
    assert table.refused("0: shuffled order=card-03+card-04+card-06") == "refused-not-asked"
    table.tell("chance: shuffled order=card-04+card-06+card-03")
    assert table.state.deck.discards == []
    assert table.state.hands[1] == ["card-01", "card-03"]


def test_chance_answers_from_a_sealed_stream_alike_every_time() -> None:
    def told(seed: bytes) -> bytes:
        play = Play.new(RULEBOOK, 3, {})
        while play.result is None:
            seat = play.awaited[0]
            ask = play.asks[seat]
            play.take(seat, draw_outcome(ask, seed, play.count) if seat == CHANCE else ask.default)
        return play.fingerprint()

    assert told(b"seed") == told(b"seed")
    assert len({told(bytes([number])) for number in range(8)}) > 1


@pytest.mark.parametrize("number", range(20))
def test_random_auctions_end_and_lose_no_card(number: int) -> None:
    luck = random.Random(number)
    players = 2 + number % 3
    table = Table(RULEBOOK, players=players)
    while table.play.result is None:
        seat = luck.choice([*table.play.awaited, *table.play.sealed])
        table.take(seat, draw_reply(table.play.asks[seat], luck.randrange))
        if len(table.steps) > 1:
            assert cards_of(table.state) == auction.cards(players)
    assert max(table.state.points) == auction.POINTS


def test_the_absent_are_played_for_by_the_declared_defaults() -> None:
    play = dealt().play
    for seat in play.awaited:
        assert play.asks[seat].default == Reply(PASS)
        play.take(seat, play.asks[seat].default)
    assert {ask.key for ask in play.asks.values()} == {"bid"}
