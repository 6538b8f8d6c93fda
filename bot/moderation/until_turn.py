"""*Do not ask me until my turn, unless I am attacked*: one press beside a question, and one press back.

It is a standing order like the others (`porc_royal/until_turn.py`). Where it may answer the question that is open, it
does so at once: whoever presses it there does not want to be asked that either.
"""

import msgspec

from bot.delivery.outgoing import Row
from bot.moderation.actions import Done
from bot.moderation.answers import Worded
from bot.moderation.deps import ModerationDeps, Part, require_space
from bot.moderation.moderator import Press, find_pressed, find_seat
from bot.moderation.turns import TurnRunner
from bot.panels.open_questions import find_spared_questions, is_spared, make_spare_button
from bot.panels.parts import Panel
from bot.tables.live import Live
from bot.tables.running import run_rules
from bot.tables.turn import Turn
from porc_royal.asks import Refused
from porc_royal.facts import Seat
from porc_royal.until_turn import TERMS, UNTIL_TURN
from storage.ports import AlreadyDone, Change, Interaction, Language, OrderKey, OrderRow

LIMIT = 1990


class UntilTurn(Part):
    """Gives the order and takes it back, and shows what is still asked."""

    def __init__(self, deps: ModerationDeps, turns: TurnRunner) -> None:
        super().__init__(deps)
        self._turns = turns

    async def choose(self, table_id: int, press: Press, language: Language, *, spared: bool) -> Worded:
        """Be spared questions from now on, or be asked everything again. Raises `Refused`."""
        try:
            async with self._tables.turn(table_id) as live:
                seat = find_seat(live, press.user_id)
                pressed = await find_pressed(self._store, live, seat, press)
                await self._keep(live, seat, press, spared=spared, in_inbox=pressed == "inbox")
                panel = self._word(live, press, language, spared=spared)
                return Worded(panel, beside=pressed == "changing")
        except AlreadyDone:
            async with self._tables.turn(table_id) as live:
                return Worded(self._word(live, press, language, spared=spared))

    async def _keep(self, live: Live, seat: Seat, press: Press, *, spared: bool, in_inbox: bool) -> None:
        if not find_spared_questions(live):
            raise Refused("no-orders", game=self._voices.of_table(live).game_name())
        await require_space(self._store)
        at, key = self._clock.now(), OrderKey(seat, UNTIL_TURN)
        done = Done(live.table.id, "until-turn-on" if spared else "until-turn-off")
        interaction = Interaction(press.interaction_id, press.user_id, msgspec.json.encode(done))
        live.orders = [one for one in live.orders if one.key != key]
        if not spared:
            await self._store.commit(Change(at, live.table.id, interaction=interaction, withdrawn=(key,)))
            return
        order = OrderRow(seat, UNTIL_TURN, msgspec.json.encode(TERMS), at)
        live.orders.append(order)
        if seat not in live.play.awaited:
            await self._store.commit(Change(at, live.table.id, interaction=interaction, orders=(order,)))
            return
        turn = Turn(live, seat, in_inbox, live.play.asks[seat], live.play.awaited)
        await self._turns.run(turn, lambda: run_rules(turn))
        if turn.replies:
            await self._turns.commit(turn, interaction=interaction, orders=(order,))
        else:
            await self._store.commit(Change(at, live.table.id, interaction=interaction, orders=(order,)))
            self._wake()

    def _word(self, live: Live, press: Press, language: Language, *, spared: bool) -> Panel:
        """What holds from now on, and the question that is still open, if there is one."""
        voice = self._voices.in_language(live, language)
        told = voice.text("until-turn-on" if spared else "until-turn-off")
        row = live.seat_of(press.user_id)
        if row is None or live.game is None or Seat(row.seat) not in live.play.awaited:
            button = make_spare_button(live, voice, spared=is_spared(live, row.seat) if row else spared)
            return Panel(told, (Row((button,)),))
        panel = self._announcer.prompt_for(live, voice, Seat(row.seat)).show_question()
        return Panel(voice.fit(f"{told}\n\n{panel.text}", LIMIT), panel.rows)
