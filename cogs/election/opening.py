"""`/election open`: what is typed to call an election, and what it means."""

from functools import partial
from typing import Final, TypeAlias

import discord
from discord import app_commands

from bot.games import GAMES
from bot.i18n import find_language, read_duration
from bot.interactions.responses import read_press
from bot.moderation.actions import Person
from bot.moderation.opening import Where
from bot.wording.choices import Worded, propose_lengths
from bot.wording.option_text import make_option_key, make_slug, propose_options, read_options
from cogs.common import (
    LANGUAGE_WORDS,
    Interaction,
    Names,
    find_reader,
    identify_person,
    make_choices,
    propose,
    tell,
    understand,
)
from cogs.election.call import ElectionCall, make_summons
from cogs.ways import UNDESCRIBED
from games.election.game import GAME
from games.election.state.options import LONGEST_TITLE, OPTIONS
from porc_royal.asks import Refused
from porc_royal.facts import Listing
from porc_royal.rulebook import Setting
from storage.ports import Language

Member = discord.Member | None
"""Somebody who may be named."""
Command: TypeAlias = app_commands.Command[app_commands.Group, ..., None]


def _word_option(name: str) -> Worded:
    """The values of an option of the lobby, with their words."""
    (option,) = (one for one in OPTIONS if one.name == name)
    return {make_slug(one): make_option_key("election", name, one) for one in option.values}


BALLOTS: Final = _word_option("ballot")
TIES: Final = _word_option("tie")


async def open_(
    interaction: Interaction,
    title: str,
    ballot: str | None = None,
    governors: str | None = None,
    candidates: str | None = None,
    deadline: str | None = None,
    presider: Member = None,
    tie: str | None = None,
    abstention: bool | None = None,
    language: str | None = None,
    options: str | None = None,
    voter_1: Member = None,
    voter_2: Member = None,
    voter_3: Member = None,
    voter_4: Member = None,
    voter_5: Member = None,
    voter_6: Member = None,
    voter_7: Member = None,
    voter_8: Member = None,
    voter_9: Member = None,
    voter_10: Member = None,
    voter_11: Member = None,
    voter_12: Member = None,
) -> None:
    """Begin at once with the voters who are named, each of whom is told; without any, let people join."""
    bot, who = interaction.client, await identify_person(interaction)
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("lobby-error-server-only")
    first = (voter_1, voter_2, voter_3, voter_4, voter_5, voter_6)
    last = (voter_7, voter_8, voter_9, voter_10, voter_11, voter_12)
    voters = [one for one in (*first, *last) if one is not None]
    chosen = await _read_options(interaction, {"ballot": ballot, "tie": tie, "abstention": abstention})
    await GAMES.fetch_all((GAME.name,))
    more = read_options(bot.words, await find_reader(interaction), GAME.name, options or "")
    seconds = read_duration(deadline) if deadline else None
    spoken = find_spoken(language and understand(interaction, LANGUAGE_WORDS, language), who.language)
    where = Where(interaction.channel_id, interaction.guild_id, spoken)
    about = " ".join(title.split())[:LONGEST_TITLE]
    if not voters:
        if presider is not None or candidates or governors:
            raise Refused("elections-error-name-voters")
        text = {name: str(value) for name, value in chosen.items()}
        done = await bot.opening.open_lobby(
            who,
            read_press(interaction),
            where,
            "election",
            {"deadline": str(seconds or 0), **text, **more, "title": about},
        )
    else:
        named = {one.id: await _person(interaction, one, spoken) for one in voters}
        people = [who if one.id == who.user_id else named[one.id] for one in voters]
        presides = who if presider is None else await _person(interaction, presider, spoken)
        call = ElectionCall(
            about,
            tuple(people),
            _governors(governors, len(people)),
            _places(candidates, people),
            presides,
            chosen,
            seconds,
            more,
        )
        summon = partial(make_summons, bot.voices, call=call, opener=who)
        done = await bot.opening.open_started(who, read_press(interaction), where, call.make_start(), summon)
    await tell(interaction, done.key, **done.args)


async def _person(interaction: Interaction, member: discord.Member, spoken: Language) -> Person:
    """Somebody who was named by another, in the language they have chosen, else the channel's. Raises `Refused`."""
    if member.bot:
        raise Refused("elections-error-bot")
    chosen = (await interaction.client.store.preferences(member.id)).get("language")
    return Person(member.id, member.display_name, find_spoken(chosen, spoken))


def find_spoken(language: str | None, usual: Language) -> Language:
    """The language that was named; the usual one where none was. Raises `Refused` for one that is not spoken."""
    if language is None:
        return usual
    spoken = find_language(language)
    if spoken is None:
        raise Refused("lobby-error-language")
    return spoken


async def _read_options(interaction: Interaction, typed: dict[str, str | bool | None]) -> dict[str, Setting]:
    """The options that were chosen. Raises `Refused` for values that there are not."""
    chosen: dict[str, Setting] = {}
    for option in OPTIONS:
        value = typed.get(option.name)
        if value is None:
            continue
        if isinstance(value, str):
            value = understand(interaction, _word_option(option.name), value)
        if value not in option.values:
            reader = await find_reader(interaction)
            raise Refused(
                "refused-setting",
                option=reader.text(f"election-option-{option.name}"),
                value=str(value)[:60],
                values=Listing(tuple(reader.text(key) for key in _word_option(option.name).values())),
            )
        chosen[option.name] = value
    return chosen


def _governors(typed: str | None, voters: int) -> tuple[int, ...]:
    """One number for each voter, in their order; one for all. Raises `Refused`."""
    words = (typed or "1").replace(",", " ").replace(";", " ").split()
    if not all(word.isdecimal() and len(word) < 4 for word in words) or len(words) not in (1, voters):
        raise Refused("elections-error-governors", count=voters)
    numbers = tuple(map(int, words))
    return numbers * voters if len(numbers) == 1 else numbers


def _places(typed: str | None, people: list[Person]) -> tuple[int, ...]:
    """The voters that may stand, by mention, name or place, with commas. Raises `Refused`."""
    places = []
    for word in (typed or "").split(","):
        meant = word.strip().lstrip("@").casefold()
        if not meant:
            continue
        found = [
            place
            for place, one in enumerate(people)
            if meant in (f"<@{one.user_id}>", f"<@!{one.user_id}>", one.name.casefold(), str(place + 1))
        ]
        if not found:
            raise Refused("elections-error-candidate", who=word.strip()[:60])
        places.append(found[0])
    return tuple(dict.fromkeys(places))


async def _ballots(interaction: Interaction, typed: str) -> Names:
    return await propose(interaction, BALLOTS, typed)


async def _ties(interaction: Interaction, typed: str) -> Names:
    return await propose(interaction, TIES, typed)


async def propose_languages(interaction: Interaction, typed: str) -> Names:
    """The languages, by what is typed of them."""
    return await propose(interaction, LANGUAGE_WORDS, typed)


async def _options(interaction: Interaction, typed: str) -> Names:
    reader = await find_reader(interaction)
    found = propose_options(interaction.client.words, reader, await GAMES.fetch(GAME.name), typed)
    return [app_commands.Choice(name=one.shown, value=one.typed) for one in found[:25]]


async def _deadlines(interaction: Interaction, typed: str) -> Names:
    reader = await find_reader(interaction)
    usual = [(reader.length(60 * one), f"{one}m") for one in (15, 60, 1440, 2880)]
    return make_choices(propose_lengths(reader, typed, usual))


def make_open_command() -> Command:
    """The command, for its group."""
    names = {f"voter_{number}": f"voter-{number}" for number in range(1, 13)}
    named = app_commands.guild_only()(app_commands.rename(**names)(open_))
    command: Command = app_commands.Command(name="open", description=UNDESCRIBED, callback=named)
    shared = (("deadline", _deadlines), ("language", propose_languages), ("options", _options))
    for name, complete in (("ballot", _ballots), ("tie", _ties), *shared):
        command.autocomplete(name)(complete)
    return command
