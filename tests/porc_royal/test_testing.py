"""The promises as a test library: an honest toy game keeps them all, and each that is broken on purpose is found."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

import msgspec
import pytest

from porc_royal.asks import Ask, Chosen, Option, Pick, Reply
from porc_royal.facts import Seat
from porc_royal.rulebook import Next, Rulebook, Settings
from porc_royal.script import ask
from porc_royal.secrets import Hidden, Secrets, combine
from porc_royal.testing import (
    Finding,
    check,
    check_golden,
    check_rulebook,
    check_sources,
    read_sources,
    record_game,
)
from tests.porc_royal import auction, noughts
from tests.porc_royal.auction import RULEBOOK, SECRETS, State, View

Book: TypeAlias = Rulebook[State, View]
GAMES: Final = 12


def find(book: Book) -> list[Finding]:
    return list(check_rulebook(book, SECRETS, games=GAMES, seed=0))


def test_an_honest_game_keeps_every_promise() -> None:
    assert find(RULEBOOK) == []
    assert list(check_rulebook(noughts.RULEBOOK, None, games=GAMES, seed=0)) == []


def shows_a_neighbours_hand(state: State, seat: Seat | None) -> View:
    seen = auction.view(state, seat)
    return seen if seat is None else msgspec.structs.replace(seen, held=tuple(map(len, state.hands[::-1])))


def shows_the_next_card(state: State, seat: Seat | None) -> View:
    seen = auction.view(state, seat)
    return msgspec.structs.replace(seen, discards=(*seen.discards, *state.deck.pile[-1:]))


async def goes_on(state: State) -> Next:
    state.round += 1
    return "bids"


async def breaks(state: State) -> Next:
    raise ZeroDivisionError


async def has_a_default_that_is_refused(state: State) -> Next:
    await ask(msgspec.structs.replace(auction.swapping(state, Seat(0)), default=Reply("swap", {"card": "x"})))
    return "bids"


async def has_a_default_that_knows_the_deck(state: State) -> Next:
    hand, odd = state.hands[0], state.deck.pile[-1:] > state.hands[0]
    question = auction.bidding(state, Seat(0))
    await ask(msgspec.structs.replace(question, default=Reply("bid", {"card": hand[odd]})))
    return "bids"


def practises_illegally(view: View, asked: Ask, luck: int) -> Reply:
    return Reply("bid")


async def counts_what_was_refused(state: State) -> Next:
    def choose(_chosen: Chosen) -> list[str]:
        state.round += 1
        return state.hands[0]

    question = auction.bidding(state, Seat(0))
    bid = Option({"card": Pick("card", choose)})
    await ask(msgspec.structs.replace(question, options={"bid": bid}))
    return "bids"


def remembers(asked: list[int]) -> Callable[[State], object]:
    """What is kept outside the state."""

    async def swaps(state: State) -> Next:
        asked.append(0)
        await ask(auction.swapping(state, Seat(len(asked) % len(state.hands))))
        return "bids"

    return swaps


def with_chapter(name: str, chapter: Callable[[State], object]) -> Book:
    return replace(RULEBOOK, chapters={**RULEBOOK.chapters, name: chapter})  # type: ignore[dict-item]


BROKEN: Final[dict[str, tuple[Book, str]]] = {
    "a field that is nobody's own": (replace(RULEBOOK, view=shows_a_neighbours_hand), check.SECRECY),
    "a card that is to come": (replace(RULEBOOK, view=shows_the_next_card), check.SECRECY),
    "a game without an end": (with_chapter("bids", goes_on), check.ENDS),
    "a rule that breaks": (with_chapter("bids", breaks), check.ENDS),
    "a default that is refused": (with_chapter("swaps", has_a_default_that_is_refused), check.DEFAULTS),
    "a default that knows the deck": (
        with_chapter("swaps", has_a_default_that_knows_the_deck),
        check.DEFAULTS,
    ),
    "a practice player that plays what is not offered": (
        replace(RULEBOOK, practise=practises_illegally),
        check.DEFAULTS,
    ),
    "a refusal that counts": (with_chapter("swaps", counts_what_was_refused), check.REFUSALS),
    "what is kept outside the state": (with_chapter("swaps", remembers([])), check.REBUILT),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_promise_that_is_broken_is_found_and_replays_from_its_seed(what: str) -> None:
    book, promise = BROKEN[what]
    found = [one for one in find(book) if one.promise == promise]
    seed = int(found[-1].replay.split("--seed ")[1].split(":")[0])
    assert found[-1] in check_rulebook(book, SECRETS, games=1, seed=seed)


def test_what_is_said_and_has_no_words_is_found() -> None:
    found = check_rulebook(RULEBOOK, SECRETS, games=1, seed=0, has_words=lambda key: key != "swap-pass")
    assert [(one.promise, one.words) for one in found] == [(check.WORDS, "swap-pass")]


def test_a_game_that_declares_nothing_hides_nothing() -> None:
    found = list(check_rulebook(RULEBOOK, None, games=1, seed=0))
    assert [one.promise for one in found] == [check.SECRECY]
    assert "hand is not declared" in str(found[0])


def test_a_declaration_is_held_to_random_games() -> None:
    assert list(check_rulebook(RULEBOOK, SECRETS, games=GAMES, seed=0, sow=True)) == []


def test_a_game_is_played_once_for_all_that_is_looked_at() -> None:
    begun = list[int]()

    def setup(players: int, settings: Settings) -> State:
        begun.append(players)
        return RULEBOOK.setup(players, settings)

    book = replace(RULEBOOK, setup=setup)
    assert list(check_rulebook(book, SECRETS, games=GAMES, seed=0, sow=True)) == []
    assert len(begun) == GAMES


def test_what_is_declared_and_never_moves_is_found() -> None:
    points: Hidden[State] = Hidden("points", lambda _state, _viewer: [("points",)])
    found = list(check_rulebook(RULEBOOK, combine(SECRETS, Secrets((points,))), games=2, seed=0, sow=True))
    assert [one.words for one in found] == ["points: never dealt anew"]


def test_a_leak_that_no_re_deal_would_reach_is_found() -> None:
    """Hands are each seat's own, and nobody has declared where they lie."""
    nobody: Hidden[State] = Hidden("hands", lambda _state, _viewer: ())
    blind = replace(SECRETS, hidden=(nobody,))
    found = list(check_rulebook(RULEBOOK, blind, games=2, seed=0, sow=True))
    assert {one.words for one in found} >= {"nobody would notice that hand tells the public another seat's"}


def test_the_source_of_a_package_is_read_for_traps() -> None:
    assert list(check_sources("porc_royal.picture", read_sources("porc_royal.picture"))) == []
    found = list(check_sources("toys", {"rules.py": "import random\nimport toys.cards\nimport discord\n"}))
    assert [one.replay for one in found] == ["rules.py:1", "rules.py:3"]


def test_a_game_that_is_kept_is_replayed_and_what_is_told_otherwise_is_named_with_its_reply() -> None:
    kept = {"seed-3": record_game(RULEBOOK, 3)}
    assert kept["seed-3"] == record_game(RULEBOOK, 3)
    assert list(check_golden(RULEBOOK, kept)) == []
    told = re.sub(rb"\tbids \w+", b"\tbids otherwise", kept["seed-3"], count=1)
    [finding] = check_golden(RULEBOOK, {"seed-3": told})
    assert re.match(r"bids was told, and now bids \{.*\}, for `1: bid card=", finding.words)
    [finding] = check_golden(RULEBOOK, {"seed-3": kept["seed-3"].replace(b'"won"', b'"lost"')})
    assert finding.words.startswith("it ended with")
    [finding] = check_golden(RULEBOOK, {"seed-3": b"{"})
    assert finding.words.startswith("it cannot be read")
