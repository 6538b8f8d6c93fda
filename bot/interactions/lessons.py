"""The buttons of lessons: go on with the one that is under way, or begin another."""

from bot.interactions.payload import Pressed
from bot.interactions.responses import answer, make_in_time
from bot.moderation.learning import Learning, WantedLesson
from bot.moderation.queries import Queries
from bot.panels.lessons import RESUME


class LessonHandler:
    """Does what people press of lessons."""

    def __init__(self, learning: Learning, queries: Queries) -> None:
        self._learning = learning
        self._queries = queries

    async def handle(self, pressed: Pressed) -> None:
        """Show the question of the lesson that is under way, or begin the one that is named."""
        token = pressed.token
        if token.value == RESUME:
            making = self._queries.show_question(pressed.table_id, pressed.viewer)
            shown = await make_in_time(pressed.interaction, making)
            await answer(pressed.interaction, shown.panel, picture=shown.picture)
            return
        wanted = WantedLesson(token.option, token.field, here=pressed.interaction.guild_id is None)
        begun = self._learning.begin_anew(pressed.person, pressed.identify(), wanted)
        await answer(pressed.interaction, await make_in_time(pressed.interaction, begun))
