"""Yes or no to what is asked before it is done: cancelling a table, taking a seat over."""

from bot.interactions.payload import Pressed
from bot.interactions.responses import answer
from bot.moderation.actions import Done
from bot.moderation.substitutes import Substitutes
from bot.moderation.table_admin import TableAdmin
from bot.panels.prompts import Panel
from bot.wording.voice import Voices


class OfferHandler:
    """Does what was confirmed, or leaves it."""

    def __init__(self, admin: TableAdmin, substitutes: Substitutes, voices: Voices) -> None:
        self._admin = admin
        self._substitutes = substitutes
        self._voices = voices

    async def handle(self, pressed: Pressed) -> None:
        """Cancel or keep a table, take or decline a seat; the question is gone then."""
        done = await self._do(pressed)
        panel = Panel(self._voices.words.of(pressed.person.language).text(done.key, **done.args))
        await answer(pressed.interaction, panel, edit=pressed.edits)

    async def _do(self, pressed: Pressed) -> Done:
        table_id, person, press = pressed.table_id, pressed.person, pressed.identify()
        match pressed.token.verb:
            case "cancel":
                return await self._admin.cancel(table_id, person, press)
            case "accept":
                return await self._substitutes.accept(table_id, person, press, pressed.token.seat)
            case "decline":
                return await self._substitutes.decline(table_id, person, press, pressed.token.seat)
            case _:
                return Done(table_id, "cancel-kept")
