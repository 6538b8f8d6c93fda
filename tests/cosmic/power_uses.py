"""How often practice players use each power where they may: `python -m tests.cosmic.power_uses [GAMES] [ALIEN ...]`.

For each alien some games of four in which it is one of them, whoever has it in the end. Counted are its own questions
(whether to use it, and those that no other alien asks), of these the ones that were answered by something else than not
at all, and the uses that were told: those that nobody is asked for, or that an order makes, are among them.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final
from unittest.mock import patch

from games.cosmic import facts
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules import first_hands
from games.cosmic.state.state import State
from porc_royal.asks import PASS, Ask, Reply
from porc_royal.facts import CHANCE, Fact, Named, Seat
from porc_royal.play import Play
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting

GAMES: Final = 2
PLAYERS: Final = 4
MOST: Final = 1_500
"""Replies after which a game has told enough."""


TOLD: Final = "told"


class Uses(Counter[str]):
    """By question: "ace", "bride-home"; how often it was asked, and "ace used" how often it was not passed."""

    def note(self, alien: str, ask: Ask, reply: Reply) -> None:
        """An answer of whoever has this alien."""
        name = find_question(alien, ask)
        if name is not None and PASS in ask.options:
            self[name] += 1
            self[f"{name} used"] += reply.option not in {PASS, "orders"}

    def hear(self, alien: str, told: Sequence[Fact]) -> None:
        """Uses that were told, whether anybody was asked or an order made them."""
        name = Named("alien", alien.replace("_", "-"))
        self[TOLD] += sum(fact.says.key == facts.USES and fact.says.args["alien"] == name for fact in told)


def find_question(alien: str, ask: Ask) -> str | None:
    """What this is called if it is the question of this alien: of its power, or one that it alone asks."""
    named, written = ask.args.get("alien"), alien.replace("_", "-")
    if ask.key in {facts.ASK_POWER, facts.ASK_POWER_ON}:
        return alien if isinstance(named, Named) and named.name == written else None
    if ask.key == facts.ASK_ANSWER:
        return None
    what = ask.args.get("what")
    if isinstance(what, Named) and what.name.startswith(written):
        return what.name
    name = ask.key.removeprefix("cosmic-ask-")
    return name if name.startswith(written) else None


@contextmanager
def deal_first(alien: str) -> Iterator[None]:
    """The first seat is dealt this alien first."""
    apart = first_hands.keep_apart

    def stack(state: State, pool: Sequence[str]) -> list[str]:
        return apart(state, [alien, *(one for one in pool if one != alien)])

    with patch.object(first_hands, "keep_apart", stack):
        yield


def play_with(alien: str, number: int, uses: Uses, **fixed: Setting) -> None:
    """A game of practice players, up to its end or to where it has told enough."""
    luck = random.Random(number)
    settings: dict[str, Setting] = {"pace": "gates", "aliens": "all", **fixed}
    with deal_first(alien):
        play = Play.new(RULEBOOK, PLAYERS, settings)
        while play.result is None and play.count < MOST:
            seat: Seat = play.awaited[0]
            ask = play.asks[seat]
            if seat == CHANCE:
                reply = draw_reply(ask, luck.randrange)
            elif ask.key == facts.ASK_ALIEN and seat == 0:
                reply = Reply("keep", {facts.ALIEN: alien})
            else:
                reply = RULEBOOK.practise(play.view(seat), ask, luck.randrange(2**32))
            step = play.take(seat, reply)
            if seat != CHANCE:  # whoever has it by now
                uses.note(alien, ask, step.reply)
            uses.hear(alien, step.facts)


def main() -> None:
    """Play and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for alien in sys.argv[2:] or sorted(RULEBOOK.assembly.table(ALIENS)):
        uses = Uses()
        for number in range(games):
            play_with(alien, number, uses)
        asked = sorted(name for name in uses if name != TOLD and not name.endswith(" used"))
        line = "; ".join(f"{name} {uses[f'{name} used']} of {uses[name]}" for name in asked)
        print(f"{alien:16} told {uses[TOLD]}; {line or 'is not asked'}", flush=True)


if __name__ == "__main__":
    main()
