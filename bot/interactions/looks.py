"""Looks by a button: what is asked of me and why, what that speaks of, my hand, the board, a look of the game.

And how to check the chance of a finished game, and where the thread is in which two talk in private.
"""

from bot.interactions.diary import DiaryHandler
from bot.interactions.last_answers import LastAnswers
from bot.interactions.payload import Pressed
from bot.interactions.responses import answer, make_in_time
from bot.moderation.answers import ShownPanel
from bot.moderation.private_threads import PrivateThreads
from bot.moderation.proofs import Proofs
from bot.moderation.queries import Queries
from bot.panels.look_buttons import ADVICE


class LookHandler:
    """Shows something to whoever presses, and to nobody else."""

    def __init__(
        self,
        queries: Queries,
        threads: PrivateThreads,
        proofs: Proofs,
        diary: DiaryHandler,
        last_answers: LastAnswers,
    ) -> None:
        self._queries = queries
        self._proofs = proofs
        self._threads = threads
        self._diary = diary
        self._last_answers = last_answers

    async def handle(self, pressed: Pressed) -> None:
        """Answer with what the verb names; a picture may take its time. A note is written in a window."""
        if pressed.token.verb == "note":
            await self._diary.handle(pressed)
            return
        shown = await make_in_time(pressed.interaction, self._show(pressed))
        await answer(pressed.interaction, shown.panel, picture=shown.picture, files=shown.files)
        if pressed.token.verb == "ask":
            await self._last_answers.replace(pressed.table_id, pressed.interaction)
        elif pressed.token.verb in ("why", "what"):
            await self._last_answers.note_beside(pressed.table_id, pressed.interaction)

    async def _show(self, pressed: Pressed) -> ShownPanel:
        table_id, viewer = pressed.table_id, pressed.viewer
        match pressed.token.verb:
            case "ask":
                return await self._queries.show_question(table_id, viewer)
            case "hand":
                return await self._queries.show_hand(table_id, viewer)
            case "why" if pressed.token.option == ADVICE:
                return ShownPanel(await self._queries.give_advice(table_id, viewer))
            case "why":
                return ShownPanel(await self._queries.explain_question(table_id, viewer))
            case "what":
                return ShownPanel(await self._queries.explain_words(table_id, viewer))
            case "parley":
                return ShownPanel(await self._threads.open(table_id, viewer, str(pressed.token.seat)))
            case "look":
                return await self._queries.show_look(table_id, viewer, pressed.token.option)
            case "proof":
                return await self._proofs.show(table_id, viewer)
            case _:
                return await self._queries.show_board(table_id, viewer, as_text=False)
