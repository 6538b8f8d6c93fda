"""Trials: what a pupil would rather reply than what a lesson teaches is played on a copy, and told."""

from bot.moderation.deps import Part
from bot.tables.lessons import find_open_step
from bot.tables.live import Live
from bot.tables.practice import find_practice_reply
from bot.tables.running import run_reply
from bot.tables.turn import Turn
from porc_royal.asks import Ask, Refused, Reply
from porc_royal.facts import Saying
from porc_royal.lessons import PUPIL

MOST_REPLIES = 60
"""So many replies of partners are played at most until the pupil would be asked again."""


class Tried(Refused):
    """A reply that was only tried: nothing has happened. It says what would have, as far as the pupil may know it."""

    def __init__(self, ask: Ask, reply: Reply, told: tuple[Saying, ...]) -> None:
        super().__init__("lesson-tried-note")
        self.ask = ask
        self.reply = reply
        self.told = told


class Trials(Part):
    """Plays on a copy what is not to be learnt."""

    async def require_good(self, live: Live, ask: Ask, reply: Reply) -> None:
        """Let a reply pass, unless its table is a lesson that teaches another one. Raises `Tried`, `Refused`."""
        step = find_open_step(live) if live.table.lesson and ask.seat == PUPIL else None
        if step is None or step.accepts(ask, ask.check(reply)):
            return
        copy = await self._tables.load_as_of(live.table.id, live.play.count)
        turn = Turn(copy, PUPIL)
        run_reply(turn, PUPIL, reply)
        for _ in range(MOST_REPLIES):
            if not copy.play.awaited or PUPIL in copy.play.awaited:
                break
            partner = copy.play.awaited[0]
            run_reply(turn, partner, find_practice_reply(copy, partner) or copy.play.asks[partner].default)
        raise Tried(ask, reply, tuple(one.says for one in turn.facts if one.is_known_to(PUPIL)))
