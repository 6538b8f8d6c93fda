"""Whether practice players gain by what they think of an expansion: `python -m tests.cosmic.strength_expansions 200`.

One of four practice players thinks of what an expansion brings, and the others do not: where it wins more than a
quarter of the games it has gained by that.
"""

import random
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

from games.cosmic.expansions.dominion import thoughts
from games.cosmic.expansions.dominion.boasts import ASK_SWAP
from games.cosmic.expansions.planetoids.drift_form import ASK_CREATE, ASK_DRIFT
from games.cosmic.expansions.planetoids.drift_practice import rate_landing
from games.cosmic.extension import additions
from games.cosmic.practice import cards, player
from games.cosmic.practice.artifacts import TIMES
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Reply
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting

PLAYERS: Final = 4
MOST: Final = 30_000
KINDS: Final[Mapping[str, Mapping[str, Setting]]] = {
    "reward cards": {"reward_deck": "both"},
    "flagships": {"special_ships": "flagship"},
    "salvage vessels": {"special_ships": "salvage"},
    "planetoids": {"planetoids": True},
}
OF_DOMINION: Final = tuple(name for name in TIMES if name in thoughts.TIMED)


def _drift_by_luck(view: View, seat: Seat, asked: Ask, luck: int) -> Reply:
    return draw_reply(asked, random.Random(luck).randrange)


@contextmanager
def without(kind: str) -> Iterator[None]:
    """Nothing of this expansion is thought of."""
    if kind == "planetoids":
        aims = [aim for aim in additions.AIMS if aim is not rate_landing]
        ideas = {ASK_DRIFT: _drift_by_luck, ASK_CREATE: _drift_by_luck}
        with patch.object(additions, "AIMS", aims), patch.dict(additions.IDEAS, ideas):
            yield
        return
    plain = {name: idea for name, idea in additions.IDEAS.items() if name != ASK_SWAP}
    with (
        patch.object(additions, "FIRST", []),
        patch.object(additions, "STRENGTHS", []),
        patch.dict(additions.IDEAS, plain, clear=True),
        patch.dict(TIMES, {name: lambda view, now, seat: False for name in OF_DOMINION}),
        patch.object(cards, "_find_kicker", lambda *_, **__: ""),
        patch.object(player, "_split", lambda view, asked, ships: {"ships": ships}),
    ):
        yield


def play_one(number: int, kind: str) -> bool:
    """A game; whether the one who thinks of it is among the winners."""
    luck = random.Random(number)
    play = Play.new(RULEBOOK, PLAYERS, {"pace": "gates", **KINDS[kind]})
    own = Seat(number % PLAYERS)
    for _ in range(MOST):
        if play.result is not None:
            return own in play.result.winners
        seat = play.awaited[0]
        ask = play.asks[seat]
        if seat == CHANCE:
            reply = draw_reply(ask, luck.randrange)
        elif seat == own:
            reply = RULEBOOK.practise(play.view(seat), ask, luck.randrange(2**32))
        else:
            with without(kind):
                reply = RULEBOOK.practise(play.view(seat), ask, luck.randrange(2**32))
        play.take(seat, reply)
    raise AssertionError(f"game {number} does not end")


def main() -> None:
    """Count."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for kind in sys.argv[2:] or KINDS:
        won = sum(play_one(number, kind) for number in range(games))
        print(f"{kind}: {won} of {games} games won, {games // PLAYERS} by luck alone", flush=True)


if __name__ == "__main__":
    main()
