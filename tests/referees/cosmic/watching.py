"""Random games of Cosmic Encounter under the eyes of their referee."""

import random
from collections.abc import Mapping
from typing import Final

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.options import OPTIONS
from games.cosmic.views.view import View
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from porc_royal.rulebook import Setting
from porc_royal.testing.games import choose_reply, choose_speaker
from tests.referees.cosmic.referee import CosmicReferee
from tests.referees.protocol import Spoken, Table, Views

LIMITS: Final[Mapping[str, tuple[Setting, ...]]] = {
    **{one.name: (one.default,) for one in RULEBOOK.options if one not in OPTIONS},
    "win": (3, 3, 4),
}
"""What keeps a random game from lasting long; the referee knows no expansion, but all aliens and the techs."""
LONGEST: Final = 30_000
ORDERING: Final = 0.1
"""How often a random player gives standing orders where it might."""


def watch(number: int, *, most: int = 20, **fixed: Setting) -> list[tuple[int, str]]:
    """Game `number` to its end: what was found, and after how many replies; no more once `most` are gathered."""
    luck = random.Random(number)
    least, seats = RULEBOOK.seats
    players = least + number % (seats - least + 1)
    settings = _draw_settings(luck) | fixed
    while RULEBOOK.refuse(players, settings) is not None:
        settings = _draw_settings(luck) | fixed
    play = Play.new(RULEBOOK, players, settings)
    every = {one.name: one.default for one in RULEBOOK.options} | settings
    referee, before = CosmicReferee(), Views[View](play.view)
    faults = [(0, one) for one in referee.open(Table(players, every), play.opening, before)]
    replies, result = 0, play.result
    while result is None and replies < LONGEST and len(faults) < most:
        before = Views[View](play.view)
        seat: Seat = choose_speaker(play, luck)
        ask = play.asks[seat]
        reply = choose_reply(ask, luck)
        while reply.option == "orders" and luck.random() > ORDERING and len(ask.options) > 1:
            reply = choose_reply(ask, luck)
        if seat != CHANCE:
            _ = before[seat]
        before.freeze()
        step = play.take(seat, reply)
        replies += 1
        after = Views[View](play.view)
        found = referee.watch(before, Spoken(seat, ask, step.reply), step.facts, after)
        result = play.result
        if result is not None:
            found = [*found, *referee.close(result, after)]
        faults += [(replies, one) for one in found]
    return faults


def _draw_settings(luck: random.Random) -> dict[str, Setting]:
    return {one.name: luck.choice(LIMITS.get(one.name, one.values)) for one in RULEBOOK.options}
