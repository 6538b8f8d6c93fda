"""`/election club` and what is typed there: who votes, with how many votes, on what, until when."""

import re
from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.i18n import is_none, read_duration, read_whole_number
from bot.wording.choices import Worded, propose_lengths
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
from cogs.election.club.members import Voters, compute_quorum, find_names, require_enough
from cogs.election.club.rights import find_roles, require_opener
from cogs.election.club.service import find_ballots
from cogs.election.club.terms import (
    LONGEST_CANDIDATE,
    METHODS,
    MOST_CANDIDATES,
    SECRECIES,
    SERIES,
    BallotTerms,
    Every,
    Right,
    check_terms,
)
from cogs.election.opening import Command, find_spoken, propose_languages
from cogs.ways import UNDESCRIBED
from games.election.methods.paper import Method
from games.election.state.options import LONGEST_TITLE
from porc_royal.asks import Refused

METHOD_WORDS: Final[Worded] = {one: f"elections-method-{one}" for one in METHODS}
SECRECY_WORDS: Final[Worded] = {one: f"elections-secrecy-{one}" for one in SECRECIES}
EVERY_WORDS: Final[Worded] = {one: f"elections-every-{one}" for one in SERIES}
USUAL_SECONDS: Final = 2 * 24 * 3600
LEAST_VOTERS: Final = 2
MOST_VOTERS: Final = 60
"""As many as one message may call."""
_PERSON: Final = re.compile(r"<@!?(\d{1,20})>")
_WEIGHED: Final = re.compile(r"(\d{1,2})\s*(?:votes?|voix|pour|for|[x×:=*])?\s*(?:<@&(\d{1,20})>|@everyone)")


async def open_club(
    interaction: Interaction,
    title: str,
    candidates: str,
    method: str | None = None,
    secrecy: str | None = None,
    closes: str | None = None,
    role: discord.Role | None = None,
    weights: str | None = None,
    voters: str | None = None,
    places: app_commands.Range[int, 1, 24] = 1,
    quorum: str | None = None,
    count: bool = False,
    every: str | None = None,
    language: str | None = None,
) -> None:
    """Open a ballot for everybody here, for those who have a role, or for those who are named."""
    who = await identify_person(interaction)
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("lobby-error-server-only")
    ballots = find_ballots(interaction.client)
    named = read_voters(voters)
    if named and (role is not None or weights):
        raise Refused("elections-error-role-twice")
    rights = () if named else _read_rights(interaction.guild_id, role, weights)
    stand, people = await _find_people(interaction, _read_candidates(candidates))
    terms = BallotTerms(
        " ".join(title.split())[:LONGEST_TITLE],
        stand,
        _read_method(interaction, method or "single"),
        places,
        _read_value(interaction, SECRECY_WORDS, secrecy or "names"),  # type: ignore[arg-type]  # checked there
        rights,
        await _read_quorum(interaction, (rights, named), quorum),
        count,
        find_spoken(understand(interaction, LANGUAGE_WORDS, language) if language else None, who.language),
        _read_every(interaction, every),
        await _find_zone(interaction),
        voters=named,
        people=people,
    )
    seconds = read_duration(closes) if closes else USUAL_SECONDS
    if seconds is None:
        raise Refused("elections-error-no-close")
    check_terms(terms)
    await require_enough(interaction.client, interaction.guild_id, terms)
    roles = await find_roles(interaction)
    await require_opener(interaction.client.store, who, interaction.guild_id, roles)
    place = interaction.guild_id, interaction.channel_id
    number = await ballots.open(who, interaction.id, place, terms, seconds)
    await tell(interaction, "elections-club-opened-ok", number=number)


def _read_candidates(typed: str) -> tuple[str, ...]:
    """Who may be elected, with commas or semicolons. Raises `Refused` where one is too long."""
    names = [" ".join(name.split()) for name in re.split(r"[;\n]" if ";" in typed else r"[,\n]", typed)]
    for name in names:
        if len(name) > LONGEST_CANDIDATE:
            raise Refused("elections-error-long", what=name[:LONGEST_CANDIDATE], most=LONGEST_CANDIDATE)
    return tuple(filter(None, names))


def _read_value(interaction: Interaction, values: Worded, typed: str) -> str:
    meant = understand(interaction, values, typed)
    if meant not in values:
        raise Refused("elections-error-value", what=typed[:60])
    return meant


def _read_method(interaction: Interaction, typed: str) -> Method:
    meant = _read_value(interaction, METHOD_WORDS, typed)
    return next(one for one in METHODS if one == meant)


def _read_rights(guild_id: int, role: discord.Role | None, typed: str | None) -> tuple[Right, ...]:
    """Who may vote: a role, several with their weights, or everybody. Raises `Refused`."""
    if not typed:
        return (Right(guild_id if role is None else role.id),)
    if role is not None:
        raise Refused("elections-error-role-twice")
    rights = {}
    for part in filter(None, (one.strip() for one in re.split(r"[,;]", typed))):
        found = _WEIGHED.fullmatch(part)
        if found is None:
            raise Refused("elections-error-weights")
        rights[int(found[2] or guild_id)] = int(found[1])
    return tuple(Right(one, weight) for one, weight in rights.items())


def read_voters(typed: str | None) -> tuple[int, ...]:
    """Who alone may vote, as they are mentioned; () where nobody is. Raises `Refused`."""
    if not (typed or "").strip():
        return ()
    words = re.split(r"[\s,;]+", re.sub(r"(?<=>)(?=<)", " ", (typed or "").strip(" ,;\n")))
    found = [_PERSON.fullmatch(one) for one in words]
    people = tuple(dict.fromkeys(int(one[1]) for one in found if one is not None))
    if None in found or not LEAST_VOTERS <= len(people) <= MOST_VOTERS:
        raise Refused("elections-error-named", least=LEAST_VOTERS, most=MOST_VOTERS)
    return people


async def _find_people(
    interaction: Interaction, typed: Sequence[str]
) -> tuple[tuple[str, ...], tuple[tuple[int, int], ...]]:
    """The candidates by name, and which of them are people of this server, since they were mentioned."""
    people = {place: int(one[1]) for place, name in enumerate(typed) if (one := _PERSON.fullmatch(name))}
    if len(people) > MOST_CANDIDATES:
        raise Refused("elections-error-list", least=2, most=MOST_CANDIDATES)
    names = await find_names(interaction.client, interaction.guild_id or 0, list(people.values()))
    called = dict(zip(people, names, strict=True))
    return tuple(called.get(place, name) for place, name in enumerate(typed)), tuple(people.items())


async def _read_quorum(interaction: Interaction, voters: Voters, typed: str | None) -> int:
    """A number of papers, or a share of those who may vote: "20", "30%". Raises `Refused`."""
    if typed is None or is_none(typed):
        return 0
    share = typed.strip().endswith("%")
    number = read_whole_number(typed.strip().removesuffix("%").strip())
    if number is None:
        raise Refused("elections-error-quorum")
    if share:
        return await compute_quorum(interaction.client, interaction.guild_id or 0, voters, number)
    return number


def _read_every(interaction: Interaction, typed: str | None) -> Every:
    if typed is None or is_none(typed):
        return ""
    meant = _read_value(interaction, EVERY_WORDS, typed)
    return next(one for one in SERIES if one == meant)


async def _find_zone(interaction: Interaction) -> str:
    """Where whoever opens a ballot lives, as they have set it."""
    hours = await interaction.client.own_hours.read(interaction.user.id)
    return hours.zone.key if hours is not None else "UTC"


# --------------------------------------------------------------------------------------------- what is proposed


async def _methods(interaction: Interaction, typed: str) -> Names:
    return await propose(interaction, METHOD_WORDS, typed)


async def _secrecies(interaction: Interaction, typed: str) -> Names:
    return await propose(interaction, SECRECY_WORDS, typed)


async def _series(interaction: Interaction, typed: str) -> Names:
    return await propose(interaction, EVERY_WORDS, typed)


async def _lengths(interaction: Interaction, typed: str) -> Names:
    reader = await find_reader(interaction)
    usual = [(reader.length(3600 * hours), f"{hours}h") for hours in (1, 24, 48, 168)]
    return make_choices(propose_lengths(reader, typed, usual))


def make_club_command() -> Command:
    """The command, for its group."""
    callback = app_commands.guild_only()(open_club)
    command: Command = app_commands.Command(name="club", description=UNDESCRIBED, callback=callback)
    proposed = {
        "method": _methods,
        "secrecy": _secrecies,
        "closes": _lengths,
        "every": _series,
        "language": propose_languages,
    }
    for name, complete in proposed.items():
        command.autocomplete(name)(complete)
    return command
