"""Stewards: what plays for an absent seat, and what practice players do; the effect of every deadline."""

from typing import Final

import structlog

from bot.moderation.deps import ModerationDeps, Part
from bot.moderation.turns import TurnRunner
from bot.tables.live import CannotLoad, Live
from bot.tables.order_matching import answer_by_order
from bot.tables.rng import stream
from bot.tables.running import run_reply
from bot.tables.turn import Turn
from games.table.asks import Refused, Reply
from games.table.facts import Seat
from games.table.play import RulesBroke
from storage.ports import Change, Deadline, DeadlineGone, NewOwed

log = structlog.get_logger(__name__)


MOST_PARTS: Final = 24
"""After so many parts of one answer a practice player is content with what there is."""


class Stewards(Part):
    """Lets deadlines have their effect: a practice player's answer, a reminder, the default of the absent."""

    def __init__(self, deps: ModerationDeps, turns: TurnRunner) -> None:
        super().__init__(deps)
        self._turns = turns

    async def fire(self, deadline: Deadline) -> None:
        """Let a deadline have its effect, once; one that was closed meanwhile has none."""
        try:
            async with self._tables.turn(deadline.table_id) as live:
                if live.table.status != "playing" or deadline.place != live.play.place:
                    await self._expire(live, deadline)
                elif deadline.kind == "begin":
                    await self._turns.begin(live, deadline)
                elif deadline.kind in ("half", "tenth"):
                    owed = self._announcer.remind(live, deadline.kind)
                    await self._note(live, deadline, owed)
                elif deadline.kind == "steward":
                    await self._practise(live, deadline)
                else:
                    await self._play_defaults(live, deadline)
        except DeadlineGone:
            log.info("deadline already gone", table=deadline.table_id, kind=deadline.kind)
        except CannotLoad as broken:
            await self._turns.set_aside(broken.live, broken)
        except RulesBroke:
            log.warning("table set aside", table=deadline.table_id)

    async def _practise(self, live: Live, deadline: Deadline) -> None:
        """A practice player answers from its own view, all parts of an answer at once."""
        seat, place = Seat(deadline.seat), live.play.place
        ask = live.play.asks.get(seat)
        if ask is None or seat in live.play.sealed:
            await self._expire(live, deadline)
            return
        turn = Turn(live, asked=ask)

        def answer() -> None:
            for number in range(MOST_PARTS):
                run_reply(turn, seat, _think(live, seat, tired=number == MOST_PARTS - 1))
                if live.play.place != place or seat not in live.play.awaited:
                    return

        await self._turns.run(turn, answer)
        await self._turns.commit(turn, fires=deadline)

    async def _play_defaults(self, live: Live, deadline: Deadline) -> None:
        """Play what was ordered for this case, else the declared default, for everybody who still owes an answer."""
        place, absent, turn = live.play.place, live.play.awaited, Turn(live)

        def run_defaults() -> None:
            for seat in absent:
                if live.play.place == place and seat in live.play.asks:
                    ordered = answer_by_order(turn, seat, late=True)
                    reply = ordered or live.play.asks[seat].default
                    run_reply(turn, seat, reply, by_order=ordered is not None)

        await self._turns.run(turn, run_defaults)
        missed = absent if deadline.kind == "ask" else ()
        await self._turns.commit(turn, fires=deadline, missed=missed)

    async def _expire(self, live: Live, deadline: Deadline) -> None:
        """Close a deadline that has lost its question."""
        await self._note(live, deadline, ())

    async def _note(self, live: Live, deadline: Deadline, owed: tuple[NewOwed, ...]) -> None:
        await self._store.commit(Change(self._clock.now(), live.table.id, fires=deadline.key, owed=owed))
        self._wake()


def _think(live: Live, seat: Seat, *, tired: bool) -> Reply:
    """What a practice player answers; the default, should its idea be illegal, or should it have gone on for long."""
    ask = live.play.asks[seat]
    if tired:
        return ask.default
    luck = stream(live.table.seed, f"practice:{seat}:{live.play.count}")(1 << 32)
    reply = live.rulebook.practise(live.play.view(seat), ask, luck)
    try:
        return ask.check(reply)
    except Refused as wrong:
        log.warning("practice player out of rules", table=live.table.id, ask=ask.key, why=wrong.says.key)
        return ask.default
