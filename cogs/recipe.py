"""`/cochons recipe`: what one needs to win and what one produces, for one's own eyes."""

from discord import app_commands

from bot.panels.prompts import Panel
from bot.tables.live import Live
from bot.wording.voice import Voice
from cogs.common import Interaction, Names, answer, my_tables, table_of, viewer_of
from cogs.moves import UNDRESSED
from games.cochons.summary import recipe as recipe_of
from games.table.asks import Refused
from games.table.facts import Seat


@app_commands.command(name="recipe", description=UNDRESSED)
async def recipe(interaction: Interaction, table: str | None = None) -> None:
    """The viewer's Recette Sacrée, and how much of it is produced."""
    chosen, viewer = await table_of(interaction, table), await viewer_of(interaction)

    def see(live: Live, voice: Voice, seat: Seat | None) -> Panel:
        if live.table.game != "cochons":
            raise Refused("refused-other-game", table=voice.table_name(live.table))
        if seat is None:
            raise Refused("refused-not-seated")
        if live.game is None:
            raise Refused("refused-not-started" if live.table.status == "lobby" else "refused-over")
        return Panel(voice.say(recipe_of(live.play.view(seat))))

    await answer(interaction, await interaction.client.queries.look(chosen, viewer, see))


@recipe.autocomplete("table")
async def _tables(interaction: Interaction, typing: str) -> Names:
    return await my_tables(interaction, typing)
