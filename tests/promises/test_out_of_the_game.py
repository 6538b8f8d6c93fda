"""Whoever is out is told so once, by all and in private, and is asked nothing that needs what is gone."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import pytest

from games.cochons import facts as cochons
from games.cochons.cards.seduction_de_la_princesse_piga import ASK_SWAP
from games.cochons.clans.hylocherus_theft import ASK_STEAL
from games.cochons.rules.calling import ASK_CALL
from games.cochons.rules.candidates import ASK_READY
from games.cochons.rules.colonists import ASK_CHIPS, ASK_CONVOY
from games.cochons.rules.voting import ASK_CLOSING, ASK_SEALED_VOTE, ASK_TALLY_VOTE, ASK_VOTE
from games.cochons.state.troops import perish
from games.interstellar_pig import facts as pig
from porc_royal.facts import CHANCE, Fact, Seat, Who
from porc_royal.play import Play, Position, Step
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.promises.invariants import INVARIANTS
from tests.promises.openings import lucky_game

GAMES: Final = 60
LONGEST: Final = 4000
"""Replies after which a game is left: several turns of it have been played."""

KEPT: Final = frozenset(
    {
        *(cochons.ASK_DISCARD, cochons.ASK_RETURN, cochons.ASK_ANYTIME),
        *(
            ASK_CHIPS,
            ASK_CONVOY,
            ASK_STEAL,
            ASK_SWAP,
            ASK_READY,
            ASK_CALL,
            ASK_VOTE,
            ASK_SEALED_VOTE,
            ASK_TALLY_VOTE,
            ASK_CLOSING,
        ),
    }
)
"""R-115, R-116: what is left to whoever is out of Les Cochons: hand, office, vote, a power over hands, a landing."""

ANNOUNCED: Final = (pig.DIED, pig.WON, pig.NOWHERE, pig.LEFT_HAND)


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.samples("?", "1?")
def test_the_dead_of_interstellar_pig_are_asked_nothing_and_are_told_so_once(number: int) -> None:
    """IP-60: out for good."""
    luck = random.Random(number)
    play, players, _ = lucky_game("interstellar_pig", luck, **INVARIANTS["interstellar_pig"].quick(luck))
    whispered: dict[Seat, int] = {}
    announced: set[Seat] = set()
    for step in played(play, luck):
        for fact in step.facts:
            if fact.says.key == pig.OUT:
                assert fact.to is not None
                (seat,) = fact.to
                whispered[seat] = whispered.get(seat, 0) + 1
            elif fact.says.key in ANNOUNCED and fact.to is None:
                victim = fact.says.args.get("loser", fact.says.args.get("who"))
                announced |= {victim.seat} if isinstance(victim, Who) else set()
        dead = {Seat(seat) for seat in range(players) if play.state.players[seat].out}
        assert dead.isdisjoint(play.asks)
        assert set(whispered) == dead <= announced
    assert set(whispered.values()) <= {1}


@pytest.mark.parametrize("name", ["cochons", "cochons-complete"])
@pytest.mark.samples("cochons")
def test_whoever_is_out_of_les_cochons_is_told_so_and_asked_only_what_is_left_until_he_comes_back(
    name: str,
) -> None:
    """R-114 to R-116: out for a turn. Where that is looked at amid a turn, cards may still be played in one's slot."""
    met = 0
    for number in range(GAMES // 3):
        luck = random.Random(number)
        play, players, settings = lucky_game(name, luck, **INVARIANTS[name].quick(luck))
        immediate = settings.get("elimination_check") == "immediate"
        for step in wiping_out(play, players, luck):
            game = step.play
            for seat, ask in game.asks.items():
                if seat != CHANCE and game.state.players[seat].out:
                    met += 1
                    assert ask.key in KEPT or (immediate and game.state.players[seat].hand), ask.key
            out = [fact.says.args["who"] for fact in step.facts if fact.says.key == cochons.ELIMINATED]
            private = [fact.to for fact in step.facts if fact.says.key == cochons.OUT_FOR_NOW]
            assert private == [(who.seat,) for who in out if isinstance(who, Who)]
    assert met > GAMES


def played(play: Play[Any, Any], luck: random.Random) -> Iterator[Step]:
    """A game to its end; now and then somebody leaves it."""
    while play.result is None:
        seat = choose_speaker(play, luck)
        yield play.take(seat, choose_reply(play.asks[seat], luck, INVARIANTS["interstellar_pig"].rare))


@dataclass(frozen=True, slots=True)
class Moment:
    """A game after a reply, and what was told with it."""

    play: Play[Any, Any]
    facts: Sequence[Fact]


def wiping_out(play: Play[Any, Any], players: int, luck: random.Random) -> Iterator[Moment]:
    """A game in which somebody's pigs are all gone once a turn, before it is looked at who is out."""
    since = 0
    for _ in range(LONGEST):
        if play.position.chapter in ("combats", "reorganisation") and play.state.turn != since:
            since = play.state.turn
            play = wiped_out(play, Seat(luck.randrange(players)))
        if play.result is not None:
            return
        seat = choose_speaker(play, luck)
        step = play.take(seat, choose_reply(play.asks[seat], luck, INVARIANTS[play.rulebook.name].rare))
        yield Moment(play, step.facts)


def wiped_out(play: Play[Any, Any], seat: Seat) -> Play[Any, Any]:
    """The same game in which nothing is left of a player at the beginning of this chapter."""
    at = play.position
    state = msgspec.json.decode(at.state, type=type(play.state))
    for tile in state.board.values():
        perish(state, tile, seat)
    return Play(play.rulebook, Position(at.seq, at.chapter, msgspec.json.encode(state), at.version))
