"""Presses about tables and seats: yes or no to what is asked first, seats that are taken, voices in a vote."""

from msgspec import Struct

from bot.interactions.payload import Pressed
from bot.interactions.responses import answer, make_in_time
from bot.moderation.actions import Done
from bot.moderation.deputies import Deputies
from bot.moderation.history import History
from bot.moderation.privacy import Privacy
from bot.moderation.rewinding import YES
from bot.moderation.table_care import TableCare
from bot.panels.prompts import Panel
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
        if pressed.token.verb == "rewind" and pressed.token.option != YES:
            asked = await self.care.rewinding.ask(pressed.table_id, pressed.person)
            await answer(pressed.interaction, asked, edit=pressed.edits)
            return
        if pressed.token.verb == "erase":
            erased = await make_in_time(pressed.interaction, self.privacy.erase(pressed.person))
            await answer(pressed.interaction, erased, edit=pressed.edits)
            return
        done = await self._do(pressed)
        text = self.voices.words.of(pressed.person.language).text(done.key, **done.args)
        more: tuple[str, ...] = ()
        if pressed.token.verb in ("accept", "take"):
            more = ((await self.history.show_log(pressed.table_id, pressed.viewer)).text,)
        await answer(pressed.interaction, Panel(text, more=more), edit=pressed.edits)

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
