"""Strong practice players: what they reply follows from what their seat knows, and from nothing else."""

from collections.abc import Mapping
from itertools import islice
from random import Random

import msgspec
import pytest

from bot.games import GAMES
from bot.practice.worker import run_search
from porc_royal.asks import Refused, Reply
from porc_royal.facts import Seat
from porc_royal.play import Play, RulesBroke
from porc_royal.playouts import Knowledge, Sought, encode_view, find_moment, list_candidates
from porc_royal.rulebook import Setting
from porc_royal.testing.deals import deal_anew
from tests.games.searching import (
    MOST,
    Asked,
    answer,
    limit_search,
    list_cases,
    list_moments,
    make_luck,
    search,
    settle,
)

CASES = list_cases()
IDS = [f"{game}-{players}" for game, players, _ in CASES]
FEW = 12
"""Playouts a decision where only what is found is compared."""


def list_some(game: str, players: int, settings: Mapping[str, Setting], number: int) -> list[Asked]:
    """Moments of two games, spread over each."""
    found: list[Asked] = []
    for seed in range(2):
        moments = list_moments(
            limit_search(GAMES[game], FEW), players, settings, Seat((seed + 1) % players), seed
        )
        found += islice(moments, 1, 2 * number + 1, 2)
    return found


@pytest.mark.samples("cochons-3", "interstellar_pig-2")
@pytest.mark.parametrize(("game", "players", "settings"), CASES, ids=IDS)
def test_two_states_that_a_seat_sees_alike_are_the_same_to_its_search_and_get_the_same_reply(
    game: str, players: int, settings: Mapping[str, Setting]
) -> None:
    secrets, compared = GAMES.load_secrets(game), 0
    for number, asked in enumerate(list_some(game, players, settings, 6)):
        book, seat = asked.book, asked.moment.seat
        state = msgspec.json.decode(asked.position.state, type=book.state)
        other = deal_anew(secrets, state, seat, Random(number)).after
        position = msgspec.structs.replace(asked.position, state=msgspec.json.encode(other))
        replies = asked.replies
        try:
            play = Play.resume(book, position, replies)
        except (
            Refused,
            RulesBroke,
        ):  # what was replied may be impossible with another hand, or what was found there
            continue
        if encode_view(play.view(seat)) != asked.moment.view:
            continue  # it has come to light since the seam that everything is dealt otherwise
        moment = find_moment(play, seat, position, replies)
        assert moment == asked.moment
        if position.state == asked.position.state:
            continue
        if compared < 2:
            assert search(book, moment, play.since(seat)) == search(
                book, asked.moment, asked.play.since(seat)
            )
        compared += 1
    assert compared > 3


def test_whether_others_have_sealed_an_answer_by_now_matters_to_no_search() -> None:
    compared = 0
    for asked in list_some("cosmic", 4, {}, 12):
        play, seat, replies = asked.play, asked.moment.seat, list(asked.replies)
        for other in [one for one in play.awaited if one != seat]:
            reply = asked.book.practise(play.view(other), play.asks[other], 0)
            play.take(other, reply)
            replies.append((other, reply))
            assert find_moment(play, seat, asked.position, replies) == asked.moment
            compared += 1
    assert compared > 10


@pytest.mark.samples("cochons-3", "cosmic-4")
@pytest.mark.parametrize(("game", "players", "settings"), CASES, ids=IDS)
def test_what_is_imagined_is_seen_by_its_seat_as_the_game_is(
    game: str, players: int, settings: Mapping[str, Setting]
) -> None:
    for number, asked in enumerate(list_some(game, players, settings, 4)):
        book, moment = asked.book, asked.moment
        assert book.search is not None
        states = [msgspec.json.decode(moment.position.state, type=book.state) for _ in range(3)]
        for state, seed in zip(states, (1, 2, 1), strict=True):
            book.search.imagine(state, moment.seat, make_luck(seed)(f"deal:{number}"))
        true = msgspec.json.decode(asked.position.state, type=book.state)
        seen = encode_view(book.view(true, moment.seat))
        assert [encode_view(book.view(state, moment.seat)) == seen for state in states] == [True] * 3
        assert msgspec.json.encode(states[0]) == msgspec.json.encode(states[2])
        assert msgspec.json.encode(states[0]) != msgspec.json.encode(states[1])


@pytest.mark.samples("cochons-3")
@pytest.mark.parametrize(("game", "players", "settings"), CASES, ids=IDS)
def test_equal_moments_find_equal_replies_and_no_more_playouts_than_were_allowed(
    game: str, players: int, settings: Mapping[str, Setting]
) -> None:
    for asked in list_some(game, players, settings, 1):
        found = search(asked.book, asked.moment)
        moment = msgspec.msgpack.decode(msgspec.msgpack.encode(asked.moment), type=Knowledge)
        assert search(asked.book, moment) == found
        if found is None:
            continue
        ask = asked.play.asks[asked.moment.seat]
        assert ask.check(found.reply) == found.reply
        assert found.playouts <= 2 * FEW + len(found.tried) * 3
        assert sum(one.playouts for one in found.tried) == found.playouts


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "players", "settings"), CASES, ids=IDS)
def test_a_game_with_a_strong_seat_comes_to_its_end(
    game: str, players: int, settings: Mapping[str, Setting]
) -> None:
    book, searched = limit_search(GAMES[game], 1, widest=2), 0
    play, luck = Play.new(book, players, settle(book, settings)), Random(5)
    position, replies = play.position, list[tuple[Seat, Reply]]()
    for _ in range(MOST):
        if play.result is not None:
            break
        seat, reply = answer(play, luck)
        moment = find_moment(play, seat, position, replies) if seat == Seat(1) else None
        found = None if moment is None else search(book, moment, play.since(seat))
        searched += found is not None
        step = play.take(seat, reply if found is None else found.reply)
        if step.seam is None:
            replies.append((seat, step.reply))
        else:
            position, replies = step.seam, []
    assert play.result is not None
    assert searched > 2


def test_a_moment_holds_no_card_that_its_seat_does_not_see() -> None:
    (asked,) = islice(list_moments(GAMES["cochons"], 3, {"rule_set": "simplified"}, Seat(1), 0), 3, 4)
    state = msgspec.json.decode(asked.position.state, type=asked.book.state)
    told = msgspec.msgpack.encode(asked.moment).decode("latin-1")
    hidden = [*state.player(Seat(0)).hand, *state.player(Seat(2)).hand, *state.deck.pile]
    assert hidden
    assert [one for one in hidden if one in told] == []
    assert all(one in told for one in state.player(Seat(1)).hand)


def test_the_ordinary_reply_is_the_first_that_is_tried_and_no_move_is_tried_twice() -> None:
    for asked in list_some("cochons", 3, {"rule_set": "simplified"}, 4):
        book, seat = asked.book, asked.moment.seat
        assert book.search is not None
        view, ask = asked.play.view(seat), asked.play.asks[seat]
        ordinary = ask.check(book.practise(view, ask, 0))
        moves = list_candidates(book.search, view, ask, ordinary)
        assert moves[0] == ordinary
        assert len(moves) == len({msgspec.json.encode(one) for one in moves}) <= book.search.widest


def test_the_process_that_searches_finds_what_is_found_here(monkeypatch: pytest.MonkeyPatch) -> None:
    (asked,) = islice(
        list_moments(limit_search(GAMES["cochons"], FEW), 3, {"rule_set": "simplified"}, Seat(1), 0), 2, 3
    )
    monkeypatch.setitem(GAMES.loaded, "cochons", asked.book)
    found = run_search("cochons", msgspec.msgpack.encode(asked.moment), 7)
    assert found is not None
    assert msgspec.msgpack.decode(found, type=Sought) == search(asked.book, asked.moment, 7)


def test_a_game_that_goes_on_for_ever_is_not_searched_for_ever() -> None:
    (asked,) = islice(list_moments(GAMES["cochons"], 3, {"rule_set": "simplified"}, Seat(1), 0), 2, 3)
    search = asked.book.search
    assert search is not None
    view = asked.play.view(Seat(1))
    assert not search.tires(view)
    late = msgspec.json.decode(asked.position.state, type=asked.book.state)
    late.turn = 99
    position = msgspec.structs.replace(asked.position, state=msgspec.json.encode(late))
    play = Play.resume(asked.book, position, asked.replies)
    assert find_moment(play, Seat(1), position, asked.replies) is None
