"""Whether practice players gain by what they think of an expansion: `python -m tests.cosmic.strength_expansions 200`.

One of four practice players thinks of what an expansion brings, and the others do not: where it wins more than a
quarter of the games it has gained by that.
"""

import random
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from typing import Final
from unittest.mock import patch

from games.cosmic.expansions.dominion.rules.boasts import ASK_SWAP
from games.cosmic.expansions.planetoids.drift_form import ASK_CREATE, ASK_DRIFT
from games.cosmic.expansions.planetoids.drift_practice import rate_landing
from games.cosmic.practice import cards, choices
from games.cosmic.practice.player import make_practise
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.additions import Assembly, Place, Table
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


def _drift_by_luck(view: View, seat: Seat, asked: Ask, luck: int) -> Reply:
    return draw_reply(asked, random.Random(luck).randrange)


@contextmanager
def without(kind: str) -> Iterator[None]:
    """Nothing of this expansion is thought of."""
    true_list, true_table = Assembly.__getitem__, Assembly.table

    def list_some(assembly: Assembly, place: Place[object]) -> tuple[object, ...]:
        found = true_list(assembly, place)
        if kind == "planetoids":
            return tuple(one for one in found if one is not rate_landing)
        return () if place in (additions.FIRST, additions.STRENGTHS) else found

    def list_table(assembly: Assembly, table: Table[object]) -> Mapping[str, object]:
        found = dict(true_table(assembly, table))
        if kind == "planetoids" and table is additions.IDEAS:
            return found | {ASK_DRIFT: _drift_by_luck, ASK_CREATE: _drift_by_luck}
        if kind != "planetoids":
            found.pop(ASK_SWAP, None)
            return dict.fromkeys(found, never) if table is additions.TIMES else found
        return found

    with ExitStack() as patches:
        patches.enter_context(patch.object(Assembly, "__getitem__", list_some))
        patches.enter_context(patch.object(Assembly, "table", list_table))
        if kind != "planetoids":
            patches.enter_context(patch.object(cards, "_find_kicker", lambda *_, **__: ""))
            split = patch.object(choices, "_split", lambda view, asked, ships: {"ships": ships})
            patches.enter_context(split)
        yield


def never(_view: View, _now: object, _seat: Seat) -> bool:
    """When a card of which nobody thinks is played."""
    return False


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
                practise = make_practise(RULEBOOK.assembly)
                reply = practise(play.view(seat), ask, luck.randrange(2**32))
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
