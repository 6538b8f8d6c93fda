"""`/learn`: a game is learnt in a direct message, among practice players, from positions set up by hand."""

import asyncio

from discord import app_commands

from bot.app import PorcRoyal
from bot.games import GAMES
from bot.interactions.responses import answer, make_in_time, read_press
from bot.moderation.learning import Wanted
from bot.wording.choices import Worded
from bot.wording.option_text import find_game
from cogs.common import Interaction, Names, identify_person, propose, understand, word_games
from cogs.ways import PLAY, UNDESCRIBED


@app_commands.command(name="learn", description=UNDESCRIBED, extras=PLAY)
async def learn(interaction: Interaction, game: str, lesson: str = "") -> None:
    """Begin a lesson, or go on with the one that is under way."""
    bot = interaction.client
    named = find_game(bot.words, game)
    wanted = Wanted(named, understand(interaction, await _word_lessons(named), lesson) if lesson else "")
    begun = bot.learning.begin(await identify_person(interaction), read_press(interaction), wanted)
    await answer(interaction, await make_in_time(interaction, begun))


@learn.autocomplete("game")
async def _games(interaction: Interaction, typed: str) -> Names:
    return await propose(interaction, word_games(), typed)


@learn.autocomplete("lesson")
async def _lessons(interaction: Interaction, typed: str) -> Names:
    game = find_game(interaction.client.words, str(vars(interaction.namespace).get("game", "")))
    return await propose(interaction, await _word_lessons(game), typed)


async def _word_lessons(game: str) -> Worded:
    """The lessons of a game, with what they are called; its rules are imported beside the loop."""
    if game not in GAMES:
        return {}
    book = GAMES[game] if game in GAMES.loaded else await asyncio.to_thread(GAMES.get, game)
    return {} if book is None else {one.name: one.get_key(game) for one in book.lessons()}


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    bot.tree.add_command(learn)
