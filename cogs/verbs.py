"""The verbs that every game shares."""

from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.games import GAMES
from bot.i18n import is_part
from bot.interactions.responses import answer, make_in_time, read_press
from bot.panels.way_back import show_way_back
from bot.tables.moments import DRAWN, REVEALED
from bot.wording.option_text import find_game
from bot.wording.rules_lookup import list_titles
from bot.wording.typed_fields import find_ask
from bot.wording.typed_replies import make_pass
from cogs.common import (
    Interaction,
    Names,
    find_reader,
    find_table,
    find_table_to_see,
    find_viewer,
    identify_person,
    list_own_tables,
    propose,
    reply_with,
    word_games,
)
from cogs.ways import PLAY, UNDESCRIBED
from porc_royal.asks import Refused
from porc_royal.settings import Settings


class Verbs(commands.Cog):
    """`/hand`, `/board`, `/answer` and the others: the same for every game."""

    @app_commands.command(name="hand", description=UNDESCRIBED, extras=PLAY)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the viewer's cards, as text and picture."""
        chosen, viewer = await find_table_to_see(interaction, table), await find_viewer(interaction)
        shown = await make_in_time(interaction, interaction.client.queries.show_hand(chosen, viewer))
        await answer(interaction, shown.panel, picture=shown.picture)

    @app_commands.command(name="board", description=UNDESCRIBED, extras=PLAY)
    async def board(self, interaction: Interaction, text: bool = False, table: str | None = None) -> None:
        """Show the board, with what the viewer may choose lit."""
        viewer = await find_viewer(interaction)
        making = interaction.client.queries.show_board(
            await find_table_to_see(interaction, table), viewer, as_text=text
        )
        shown = await make_in_time(interaction, making)
        await answer(interaction, shown.panel, picture=shown.picture)

    @app_commands.command(name="status", description=UNDESCRIBED, extras=PLAY)
    async def status(self, interaction: Interaction, table: str | None = None) -> None:
        """How far the game is, and who is awaited."""
        viewer = await find_viewer(interaction)
        await answer(
            interaction,
            await interaction.client.queries.show_status(await find_table_to_see(interaction, table), viewer),
        )

    @app_commands.command(name="pass", description=UNDESCRIBED, extras=PLAY)
    async def pass_(self, interaction: Interaction, table: str | None = None) -> None:
        """Answer the open question with doing nothing."""
        await reply_with(interaction, table, lambda live, voice, seat: make_pass(voice, find_ask(live, seat)))

    @app_commands.command(name="answer", description=UNDESCRIBED, extras=PLAY)
    async def answer(self, interaction: Interaction, table: str | None = None) -> None:
        """Show the open question again."""
        viewer, chosen = await find_viewer(interaction), await find_table(interaction, table)
        making = interaction.client.queries.show_question(chosen, viewer)
        await interaction.client.replies.show(interaction, chosen, making)

    @app_commands.command(name="orders", description=UNDESCRIBED, extras=PLAY)
    async def orders(self, interaction: Interaction, table: str | None = None) -> None:
        """The person's standing orders, with the form to change them."""
        chosen, viewer = await find_table(interaction, table), await find_viewer(interaction)
        await answer(interaction, await interaction.client.orders.list_orders(chosen, viewer))

    @app_commands.command(name="undo", description=UNDESCRIBED, extras=PLAY)
    async def undo(self, interaction: Interaction, table: str | None = None) -> None:
        """Take back the person's own last reply; its question comes again with the answer."""
        bot, viewer = interaction.client, await find_viewer(interaction)
        chosen = await find_table(interaction, table)
        try:
            worded = await bot.moderator.take_back(
                chosen,
                read_press(interaction),
                lambda live, undone: bot.queries.word_undone(live, viewer, undone),
            )
        except Refused as refused:
            if refused.says.key not in (DRAWN, REVEALED):
                raise
            panel = show_way_back(bot.words.of(viewer.language), chosen, refused.says.key)
            await answer(interaction, panel)
            return
        await bot.replies.show(interaction, chosen, bot.queries.paint(worded))

    @app_commands.command(name="takeback", description=UNDESCRIBED, extras=PLAY)
    async def takeback(self, interaction: Interaction, table: str | None = None) -> None:
        """Go back to an earlier moment: at once where nobody can have learned anything, else if the table agrees."""
        chosen, who = await find_table(interaction, table), await identify_person(interaction)
        await answer(interaction, await interaction.client.care.take_backs.show(chosen, who))

    @app_commands.command(name="correct", description=UNDESCRIBED, extras=PLAY)
    async def correct(self, interaction: Interaction, table: str | None = None) -> None:
        """Propose to put something right that everybody sees, step by step."""
        chosen, who = await find_table(interaction, table), await identify_person(interaction)
        panel = await interaction.client.care.corrections.show(chosen, who, "", ())
        if panel is not None:
            await answer(interaction, panel)

    @app_commands.command(name="log", description=UNDESCRIBED, extras=PLAY)
    async def log(self, interaction: Interaction, table: str | None = None) -> None:
        """What has happened, page by page, as far as the viewer may know it."""
        chosen, viewer = await find_table_to_see(interaction, table), await find_viewer(interaction)
        await interaction.client.readers.show_log(interaction, chosen, viewer)

    @app_commands.command(name="catchup", description=UNDESCRIBED, extras=PLAY)
    async def catchup(self, interaction: Interaction, table: str | None = None) -> None:
        """What the viewer missed since they were last here, and what is asked of them now."""
        chosen, viewer = await find_table_to_see(interaction, table), await find_viewer(interaction)
        await interaction.client.readers.show_catch_up(interaction, chosen, viewer)

    @app_commands.command(name="why", description=UNDESCRIBED, extras=PLAY)
    async def why(self, interaction: Interaction, table: str | None = None) -> None:
        """The rule behind the open question, and where the game is."""
        viewer, chosen = await find_viewer(interaction), await find_table(interaction, table)
        await answer(interaction, await interaction.client.queries.explain_question(chosen, viewer))
        await interaction.client.replies.last_answers.note_beside(chosen, interaction)

    @app_commands.command(name="advice", description=UNDESCRIBED, extras=PLAY)
    async def advice(self, interaction: Interaction, table: str | None = None) -> None:
        """What a practice player would do, where that may be asked."""
        viewer, chosen = await find_viewer(interaction), await find_table(interaction, table)
        await answer(interaction, await interaction.client.queries.give_advice(chosen, viewer))
        await interaction.client.replies.last_answers.note_beside(chosen, interaction)

    @app_commands.command(name="rules", description=UNDESCRIBED, extras=PLAY)
    async def rules(self, interaction: Interaction, word: str = "", game: str | None = None) -> None:
        """Search the rules of the table here, of the person's own, or of the game that is named."""
        bot, viewer = interaction.client, await find_viewer(interaction)
        named = None if game is None else find_game(bot.words, game)
        if game is not None and named not in GAMES:
            raise Refused("lobby-error-game", games=", ".join(GAMES))
        chosen, settings = await self._find_rulebook(interaction, named)
        searching = bot.queries.search_rules(chosen, settings, viewer.language, word)
        await answer(interaction, await make_in_time(interaction, searching))

    async def _find_rulebook(
        self, interaction: Interaction, named: str | None
    ) -> tuple[str, Settings | None]:
        """The game whose rules are meant, with the settings of the table that plays it: here, or the person's own."""
        store = interaction.client.store
        here = None if interaction.channel_id is None else await store.table_in(interaction.channel_id)
        if named is None and here is not None and here.game not in GAMES:
            raise Refused("refused-not-installed")
        tables = [*([] if here is None else [here]), *await store.tables_of(interaction.user.id)]
        for table in tables:
            if table.game in GAMES and named in (None, table.game):
                return table.game, table.options
        return named or next(iter(GAMES)), None

    @rules.autocomplete("word")
    async def _titles(self, interaction: Interaction, typed: str) -> Names:
        """The titles of the sections."""
        game = find_game(interaction.client.words, str(vars(interaction.namespace).get("game")))
        chosen, settings = await self._find_rulebook(interaction, game if game in GAMES else None)
        found = list_titles(await find_reader(interaction), await GAMES.fetch(chosen), settings)
        return [app_commands.Choice(name=one[:100], value=one[:100]) for one in found if is_part(typed, one)][
            :25
        ]

    @rules.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> Names:
        return await propose(interaction, word_games(), typed)

    @hand.autocomplete("table")
    @board.autocomplete("table")
    @status.autocomplete("table")
    @pass_.autocomplete("table")
    @answer.autocomplete("table")
    @orders.autocomplete("table")
    @undo.autocomplete("table")
    @takeback.autocomplete("table")
    @correct.autocomplete("table")
    @log.autocomplete("table")
    @catchup.autocomplete("table")
    @why.autocomplete("table")
    @advice.autocomplete("table")
    async def _tables(self, interaction: Interaction, typed: str) -> Names:
        return await list_own_tables(interaction, typed)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(Verbs())
