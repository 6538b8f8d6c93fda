"""Presses about tables and seats: yes or no to what is asked first, seats that are taken, voices in a vote."""

from msgspec import Struct

from bot.interactions.payload import Pressed, has_values, read_values
from bot.interactions.responses import answer, make_in_time
from bot.moderation.actions import Done
from bot.moderation.deputies import Deputies
from bot.moderation.history import History
from bot.moderation.privacy import Privacy
from bot.moderation.rewinding import YES
from bot.moderation.table_care import TableCare
from bot.panels.prompts import Panel
from bot.panels.way_back import SEPARATOR
from bot.wording.voice import Voices
from porc_royal.asks import Refused


class OfferHandler(Struct, frozen=True):
    """Does what was confirmed, or leaves it."""

    care: TableCare
    deputies: Deputies
    history: History
    voices: Voices
    privacy: Privacy

    async def handle(self, pressed: Pressed) -> None:
        """Do it, and say so; a question that was asked first is gone then. Whoever takes a seat reads what happened."""
        shown = await self._show_first(pressed)
        if shown is not None:
            await answer(pressed.interaction, shown, edit=pressed.edits)
            return
        if pressed.token.verb == "erase":
            erased = await make_in_time(pressed.interaction, self.privacy.erase(pressed.person))
            await answer(pressed.interaction, erased, edit=pressed.edits)
            return
        match pressed.token.verb:
            case "moment":
                done = await self._go_back(pressed)
            case "correct":
                done = await self._correct(pressed)
            case _:
                done = await self._do(pressed)
        text = self.voices.words.of(pressed.person.language).text(done.key, **done.args)
        more: tuple[str, ...] = ()
        if pressed.token.verb in ("accept", "take"):
            more = ((await self.history.show_log(pressed.table_id, pressed.viewer)).text,)
        await answer(pressed.interaction, Panel(text, more=more), edit=pressed.edits)

    async def _show_first(self, pressed: Pressed) -> Panel | None:
        """What is shown before anything is done: a question, or what there is to know; None where it is done now."""
        token, table_id, person = pressed.token, pressed.table_id, pressed.person
        if token.verb == "rewind" and token.option != YES:
            return await self.care.rewinding.ask(table_id, person)
        if token.verb == "vote" and token.option == "look":
            return await self.care.take_backs.show_learned(table_id, person, token.place)
        if token.verb == "moment" and not has_values(pressed.interaction):
            return await self.care.take_backs.show(table_id, person)
        if token.verb == "correct":
            name, chosen = self._read_filled(pressed)
            return await self.care.corrections.show(table_id, person, name, chosen)
        return None

    def _read_filled(self, pressed: Pressed) -> tuple[str, tuple[str, ...]]:
        """The correction that is filled in, and what was chosen for its fields so far."""
        token, value = pressed.token, read_values(pressed.interaction)[0]
        filled = tuple(token.value.split(SEPARATOR)) if token.value else ()
        return (token.option, (*filled, value)) if token.option else (value, ())

    async def _correct(self, pressed: Pressed) -> Done:
        """Propose what is filled in."""
        name, chosen = self._read_filled(pressed)
        reply = await self.care.corrections.read(pressed.table_id, name, chosen)
        return await self.care.agreements.propose_correction(
            pressed.table_id, pressed.person, pressed.identify(), reply
        )

    async def _go_back(self, pressed: Pressed) -> Done:
        """Take one's own step back at once, where that may be; else ask the table."""
        chosen = read_values(pressed.interaction)[0]
        where = pressed.table_id, pressed.person, pressed.identify(), chosen
        return await self.care.take_backs.go_back_alone(*where) or await self.care.agreements.propose_back(
            *where
        )

    async def _do(self, pressed: Pressed) -> Done:
        table_id, person, press = pressed.table_id, pressed.person, pressed.identify()
        token = pressed.token
        match token.verb:
            case "cancel":
                return await self.care.admin.cancel(table_id, person, press)
            case "accept":
                return await self.care.substitutes.accept(table_id, person, press, token.seat)
            case "decline":
                return await self.care.substitutes.decline(table_id, person, press, token.seat)
            case "take":
                return await self.care.seats.take(table_id, person, press, token.seat)
            case "vacate":
                return await self.care.seats.leave(table_id, person, press, token.seat)
            case "stay":
                return await self.care.tidying.stay(table_id, person, press)
            case "rewind":
                return await self.care.rewinding.go_back(table_id, person, press)
            case "vote":
                if token.option not in ("yes", "no"):
                    raise Refused("press-unknown")
                return await self.care.votes.cast(
                    table_id, person, press, token.place, agrees=token.option == "yes"
                )
            case "deputise":
                return await self.deputies.accept(table_id, person, press, token.seat)
            case "excuse":
                return await self.deputies.decline(table_id, person, press, token.seat)
            case _:
                return Done(table_id, "leave-kept" if token.option == "seat" else "cancel-kept")
