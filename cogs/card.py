"""`/card`: anything that can be looked up in a game, held or not, at a table or in a direct message."""

from discord import app_commands

from bot.app import PorcRoyal
from bot.games import GAMES
from bot.interactions.responses import answer, make_in_time, read_language
from bot.wording.option_text import find_game
from cogs.common import Interaction, Names, make_choices, propose, word_games
from cogs.ways import PLAY, UNDESCRIBED
from porc_royal.asks import Refused


@app_commands.command(name="card", description=UNDESCRIBED, extras=PLAY)
async def card(interaction: Interaction, name: str, game: str | None = None) -> None:
    """Tell what somebody looks up, privately: the same to everybody."""
    bot = interaction.client
    language = await read_language(bot.store, interaction)
    games = await _find_games(interaction, game)
    shown = await make_in_time(interaction, bot.queries.look_up(games, language, name))
    await answer(interaction, shown.panel, picture=shown.picture)


@card.autocomplete("name")
async def _names(interaction: Interaction, typed: str) -> Names:
    """What fits: it depends on the game of this channel and on the language, never on who asks."""
    language = await read_language(interaction.client.store, interaction)
    try:
        games = await _find_games(interaction, vars(interaction.namespace).get("game"))
    except Refused:
        return []
    await GAMES.fetch_all(games)
    return make_choices(interaction.client.queries.reference.propose(games, language, typed))


@card.autocomplete("game")
async def _games(interaction: Interaction, typed: str) -> Names:
    return await propose(interaction, word_games(), typed)


async def _find_games(interaction: Interaction, named: str | None) -> tuple[str, ...]:
    """The game that is named, that of the table in this channel, or all. Raises `Refused`."""
    if named:
        found = find_game(interaction.client.words, named)
        if found not in GAMES:
            raise Refused("lobby-error-game", games=", ".join(GAMES))
        return (found,)
    here = interaction.channel_id
    table = None if here is None else await interaction.client.store.table_in(here)
    return (table.game,) if table is not None and table.game in GAMES else tuple(GAMES)


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    bot.tree.add_command(card)
