"""`/learn`: a game is learnt in a direct message, among practice players, from positions set up by hand."""

from discord import app_commands

from bot.app import PorcRoyal
from bot.games import GAMES, NotInstalled
from bot.interactions.responses import answer, make_in_time, read_press
from bot.moderation.learning import WantedLesson
from bot.panels.prompts import Panel
from bot.wording.choices import Worded
from bot.wording.option_text import find_game
from cogs.common import Interaction, Names, identify_person, propose, understand, word_games
from cogs.ways import PLAY, UNDESCRIBED


@app_commands.command(name="learn", description=UNDESCRIBED, extras=PLAY)
async def learn(interaction: Interaction, game: str, lesson: str = "") -> None:
    """Begin a lesson, or go on with the one that is under way."""
    bot = interaction.client
    named, person = find_game(bot.words, game), await identify_person(interaction)

    async def begin() -> Panel:
        wanted = understand(interaction, await _word_lessons(named), lesson) if lesson else ""
        here = interaction.guild_id is None
        return await bot.learning.begin(person, read_press(interaction), WantedLesson(named, wanted, here))

    await answer(interaction, await make_in_time(interaction, begin()))


@learn.autocomplete("game")
async def _games(interaction: Interaction, typed: str) -> Names:
    return await propose(interaction, word_games(), typed)


@learn.autocomplete("lesson")
async def _lessons(interaction: Interaction, typed: str) -> Names:
    game = find_game(interaction.client.words, str(vars(interaction.namespace).get("game", "")))
    return await propose(interaction, await _word_lessons(game), typed)


async def _word_lessons(game: str) -> Worded:
    """The lessons of a game, with what they are called; none of one that cannot be had."""
    try:
        return {one.name: one.get_key(game) for one in (await GAMES.fetch(game)).lessons()}
    except NotInstalled:
        return {}


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    bot.tree.add_command(learn)
