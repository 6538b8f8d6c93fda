"""Moments of games at which everything is dealt anew that somebody may not know: where views are held to the rules."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, TypeAlias

from bot.games import AnyPlay
from games.cochons import facts
from games.cochons.rules import ballots, colonists
from games.cochons.state.state import State as Cochons
from games.election.state import ballot
from porc_royal.facts import Seat
from porc_royal.play import Play, Position
from porc_royal.rulebook import Setting
from porc_royal.testing.deals import Redeal, deal_anew, list_places, list_viewers
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.cases import ALL_CASES
from tests.promises.declared import DECLARED
from tests.promises.invariants import INVARIANTS
from tests.promises.leaks import WATCHED, set_up
from tests.promises.moderated import Opening
from tests.promises.openings import lucky_game, opening
from tests.promises.openings_cosmic import (
    GATES,
    claim_a_card,
    give_a_card,
    go_round,
    hide_traps,
    lay_on_sheets,
    research,
    set_cards_aside,
    swap_a_claim,
)
from tests.promises.openings_dominion import swap_intimidates
from tests.promises.openings_pig import support_in_secret

Dealt: TypeAlias = tuple[int, Redeal[Any]]
"""How many play, and a moment at which everything was dealt anew for one viewer."""

ENOUGH: Final = 4
"""Moments at which each thing that is hidden is looked at."""
SELDOM: Final = 0.01
"""How often a moment is looked at at which nothing lies that was not looked at before."""
GAMES: Final = 8
MORE_GAMES: Final[Mapping[str, int]] = {
    "cochons-complete": 12,
    "cosmic-pig": 12,
    "election": 6,
    "interstellar_pig": 30,
}
"""Where what is hidden lies there seldom: laid cards, votes of which only the tally is published, cards of a fight."""
STEPS: Final = 700
SITUATION: Final = 60
"""Replies after a situation that was set up by hand."""


def _lay_with_targets(state: Cochons) -> None:
    """Both sides of a fight have laid a card, the defender one with a target."""
    assert state.fight is not None
    for side in (state.fight.attacker, state.fight.defender):
        if side.seat >= 0 and not side.laid:
            side.laid = [state.player(side.seat).hand.pop()]
            side.targets = {side.laid[0]: {"tile": next(iter(state.board.values())).name}}


def _give_chips(state: Cochons) -> None:
    """Everybody has been given chips that are not turned in yet."""
    for seat, player in enumerate(state.players):
        player.chips = [1 + seat % 3, 2]


def _count_votes(state: Cochons) -> None:
    """All have voted for the first, and only the tally is told."""
    assert state.ballot is not None
    state.ballot.votes, state.ballot.standing = {}, [Seat(0)]
    for seat in state.ballot.voters:
        ballot.allot(state.ballot, seat, 2)
    for seat in state.ballot.voters[1:]:
        ballot.vote(state.ballot, seat, Seat(0))


def _change_nothing(_state: object) -> None:
    """It stands as it is to be."""


def _before(case: str, question: str, *settings: tuple[str, Setting]) -> Callable[[], Opening]:
    return partial(opening, case, 1, question, settings)


PLAYED_WITH: Final[Mapping[str, Mapping[str, Setting]]] = {
    "cosmic": {},
    "cosmic-dominion": {"reward_deck": "both", "special_ships": "flagship", "double_ships": "other"},
    "cosmic-planetoids": {"planetoids": True},
    "cosmic-pig": {"cosmic_pig": True},
}
"""The cases of Cosmic Encounter, with what is played in each: aliens that keep something come to all of them."""
FURTHER: Final[Mapping[str, Sequence[Callable[[], Opening]]]] = {
    "cosmic-pig": (support_in_secret, swap_intimidates)
}
"""What lies hidden besides in a case."""


def _keep_secrets(case: str) -> tuple[Callable[[], Opening], ...]:
    """Situations in which aliens of Cosmic Encounter keep something, or cards lie aside."""
    settings = {**PLAYED_WITH[case], **GATES}
    makers = [hide_traps, give_a_card, set_cards_aside, research, claim_a_card, lay_on_sheets, go_round]
    makers += [swap_a_claim] if case == "cosmic" else []
    return tuple(partial(make, case, settings) for make in makers)


SITUATIONS: Final[Mapping[str, Sequence[tuple[Callable[[], Opening], Callable[[Any], None], int]]]] = {
    **{case: tuple((make, _change_nothing, SITUATION) for make in found) for case, found in WATCHED.items()},
    "cochons-complete": (
        (_before("cochons-complete", colonists.ASK_CHIPS), _give_chips, 1),
        (_before("cochons-complete", facts.ASK_ATTACK), _lay_with_targets, 1),
        (
            _before("cochons-complete", ballots.ASK_TALLY_VOTE, ("ballot", "tally")),
            _count_votes,
            1,
        ),
    ),
    **{
        case: tuple(
            (make, _change_nothing, SITUATION)
            for make in (*WATCHED.get(case, ()), *_keep_secrets(case), *FURTHER.get(case, ()))
        )
        for case in PLAYED_WITH
    },
}
"""To which luck comes too seldom: where they begin, what is changed there, and how many moments are looked at."""


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that begins, or stands somewhere: who plays it, how many moments of it are looked at, its luck."""

    play: AnyPlay
    players: int
    steps: int
    luck: random.Random


def begin_game(case: str, number: int, steps: int = STEPS) -> Begun:
    """Game `number` of a case, with options under which it is short."""
    luck = random.Random(number)
    play, players, _ = lucky_game(case, luck, **INVARIANTS[case].quick(luck))
    return Begun(play, players, steps, luck)


def play_on(case: str, begun: Begun) -> Iterator[AnyPlay]:
    """Every moment of a game."""
    for _ in range(begun.steps):
        yield begun.play
        if begun.play.result is not None:
            return
        seat = choose_speaker(begun.play, begun.luck)
        begun.play.take(seat, choose_reply(begun.play.asks[seat], begun.luck, INVARIANTS[case].rare))


def deal_for_all(case: str, begun: Begun, dealer: random.Random) -> Iterator[Redeal[Any]]:
    """The moment as it is, dealt anew for every viewer."""
    secrets = DECLARED[ALL_CASES[case].game]
    for viewer in list_viewers(begun.players):
        yield deal_anew(secrets, begun.play.state, viewer, dealer)


@cache
def list_deals(case: str) -> tuple[Dealt, ...]:
    """Many moments of many games, each dealt anew for every viewer: wherever there is something that is hidden."""
    seen, found = Counter[tuple[str, bool]](), list[Dealt]()
    secrets = DECLARED[ALL_CASES[case].game]
    for begun in _begin_games(case):
        dealer = random.Random(begun.players)  # what is looked at changes nothing of the game
        for step, play in enumerate(play_on(case, begun)):
            places = list_places(secrets, play.state)
            if not step or any(seen[one] < ENOUGH for one in places) or dealer.random() < SELDOM:
                seen.update(places)
                found += ((begun.players, deal) for deal in deal_for_all(case, begun, dealer))
    return tuple(found)


def _begin_games(case: str) -> Iterator[Begun]:
    for number, (make, change, steps) in enumerate(SITUATIONS.get(case, ())):
        found = set_up(make)
        play = Play(found.book, Position(0, found.chapter, found.state, found.book.version))
        for seat, reply in found.lead:
            play.take(seat, reply)
        change(play.state)
        yield Begun(play, found.players, steps, random.Random(number))
    for number in range(MORE_GAMES.get(case, GAMES)):
        yield begin_game(case, number)


def name_reader(viewer: Seat | None) -> str:
    """Who reads a view."""
    return "the public" if viewer is None else f"seat {viewer}"
