"""Trials: what a pupil would rather reply than what a lesson teaches is played on a copy, and told.

What the lesson's own way brings is played on a copy likewise: only the two together say why it is the one to learn.
"""

from bot.moderation.deps import Part
from bot.tables.lessons import find_open_step
from bot.tables.live import Live
from bot.tables.practice import find_practice_reply
from bot.tables.running import run_reply
from bot.tables.turn import Turn
from bot.wording.trials import TriedReply
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Named, Saying
from porc_royal.lessons import PUPIL

MOST_REPLIES = 60
"""So many replies of partners are played at most until the pupil would be asked again."""


class Tried(Refused):
    """A reply that was only tried: nothing has happened.

    better: the lesson's own way; None where that is no whole reply
    """

    def __init__(self, ask: Ask, tried: TriedReply, better: TriedReply | None) -> None:
        super().__init__("lesson-tried-note")
        self.ask = ask
        self.tried = tried
        self.better = better


class Trials(Part):
    """Plays on a copy what is not to be learnt, and what is."""

    async def require_good(self, live: Live, ask: Ask, reply: Reply) -> None:
        """Let a reply pass, unless its table is a lesson that teaches another one. Raises `Tried`, `Refused`."""
        step = find_open_step(live) if live.table.lesson and ask.seat == PUPIL else None
        if step is None or step.accepts(ask, ask.check(reply)):
            return
        good = step.find_whole(ask)
        better = None if good is None else await self._try(live, good)
        raise Tried(ask, await self._try(live, reply), better)

    async def _try(self, live: Live, reply: Reply) -> TriedReply:
        """Play a reply of the pupil on a copy, and on until the pupil would be asked again."""
        copy = await self._tables.load_as_of(live.table.id, live.play.count)
        before, held = _list_lines(copy), _list_hand(copy)
        turn = Turn(copy, PUPIL)
        run_reply(turn, PUPIL, reply)
        for _ in range(MOST_REPLIES):
            if not copy.play.awaited or PUPIL in copy.play.awaited:
                break
            partner = copy.play.awaited[0]
            run_reply(turn, partner, find_practice_reply(copy, partner) or copy.play.asks[partner].default)
        told = tuple(one.says for one in turn.facts if one.is_known_to(PUPIL))
        kept = _list_hand(copy)
        spent = tuple(title for name, title in held.items() if name not in kept)
        return TriedReply(reply, told, before, _list_lines(copy), spent, copy.play.asks.get(PUPIL))


def _list_lines(live: Live) -> list[Saying]:
    """The table in words, and what the pupil has prepared: from the pupil's own view."""
    view = live.play.view(PUPIL)
    return [*live.rulebook.summary(view), *live.rulebook.planned(view)]


def _list_hand(live: Live) -> dict[str, Named]:
    return {card.name: card.title for card in live.rulebook.hand(live.play.view(PUPIL))}
