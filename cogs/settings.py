"""`/settings`: what a person chooses for themselves."""

from collections.abc import Mapping, Sequence
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.app import PorcRoyal
from bot.i18n import Reader, choose_language, find_language
from bot.interactions.responses import answer, find_usual_language
from bot.moderation.own_hours import MovedDeadline
from bot.panels.prompts import Panel
from bot.tables.wishes import DIGEST, HINTS, OFF, ON, REMINDERS, Wishes, read_wishes
from bot.wording.choices import Worded
from bot.wording.own_hours import describe_hours, propose_nights, propose_zones, word_moved
from cogs.common import (
    LANGUAGE_WORDS,
    STEWARD_WORDS,
    Interaction,
    Names,
    find_reader,
    make_choices,
    propose,
    understand,
)
from cogs.ways import TABLES, UNDESCRIBED
from porc_royal.asks import Refused

SPOKEN: Final[Worded] = LANGUAGE_WORDS | {"auto": "language-auto"}


class SettingsCog(commands.Cog, name="Settings"):
    """The language in which the bot speaks to somebody, and the hours at which it leaves them in peace."""

    @app_commands.command(name="settings", description=UNDESCRIBED, extras=TABLES)
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        zone: str | None = None,
        quiet: str | None = None,
        weekends: bool | None = None,
        reminders: bool | None = None,
        digest: bool | None = None,
        hints: bool | None = None,
        absent: str | None = None,
    ) -> None:
        """Set what is given, and show what holds then; nothing is changed where any of it is refused."""
        bot, user = interaction.client, interaction.user.id
        language = language and understand(interaction, SPOKEN, language)
        if language is not None and language not in SPOKEN:
            raise Refused("lobby-error-language")
        hours = await bot.own_hours.apply_change(user, zone, quiet, weekends)
        moved: Sequence[MovedDeadline] = ()
        absent = absent and understand(interaction, STEWARD_WORDS, absent)
        steward = None if absent is None else await bot.absence.choose_usual(user, absent)
        told = [await _set_language(interaction, language)] if language is not None else []
        told += await _set_wishes(interaction, {REMINDERS: reminders, DIGEST: digest, HINTS: hints})
        asked = (zone, quiet, weekends) != (None, None, None)
        reader = await find_reader(interaction)
        told += [reader.text(f"settings-steward-{steward}")] if steward is not None else []
        if asked:
            moved = await bot.own_hours.keep(user, hours)
            told.append(reader.text("hours-saved"))
        elif not told:
            told.append(f"**{reader.text('settings-title')}**")
            told.append(reader.text("settings-language", language=reader.text(f"language-{reader.language}")))
            told += _describe_wishes(reader, read_wishes(await bot.store.preferences(user)))
        if asked or (language, steward, reminders, digest, hints) == (None,) * 5:
            told += describe_hours(reader, hours, bot.clock.now())
        told += [word_moved(reader, one.table, one.due_at) for one in moved]
        await answer(interaction, Panel("\n".join(told)))

    @settings.autocomplete("language")
    async def _languages(self, interaction: Interaction, typed: str) -> Names:
        return await propose(interaction, SPOKEN, typed)

    @settings.autocomplete("absent")
    async def _stewards(self, interaction: Interaction, typed: str) -> Names:
        return await propose(interaction, STEWARD_WORDS, typed)

    @settings.autocomplete("zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Names:
        return make_choices(propose_zones(await find_reader(interaction), typed))

    @settings.autocomplete("quiet")
    async def _nights(self, interaction: Interaction, typed: str) -> Names:
        return make_choices(propose_nights(await find_reader(interaction), typed))


async def _set_wishes(interaction: Interaction, wanted: Mapping[str, bool | None]) -> list[str]:
    """Keep how often somebody wants to be reminded; says what was set."""
    store, user = interaction.client.store, interaction.user.id
    given = {name: one for name, one in wanted.items() if one is not None}
    for name, one in given.items():
        await store.set_preference(user, name, ON if one else OFF)
    reader = await find_reader(interaction)
    return [reader.text(f"settings-{name}-{ON if one else OFF}") for name, one in given.items()]


def _describe_wishes(reader: Reader, wishes: Wishes) -> list[str]:
    """How often somebody is reminded."""
    kept = {REMINDERS: wishes.reminded, DIGEST: wishes.digest, HINTS: wishes.hints}
    return [reader.text(f"settings-{name}-{ON if one else OFF}") for name, one in kept.items()]


async def _set_language(interaction: Interaction, chosen: str) -> str:
    """Speak a language to somebody from now on, or follow that of their Discord; says so in it."""
    language = find_language(chosen)
    client = choose_language(interaction.locale.value, find_usual_language(interaction))
    await interaction.client.admin.set_language(interaction.user.id, language, client)
    reader = await find_reader(interaction)
    if language is None:
        return reader.text("settings-auto-saved")
    return reader.text("settings-saved", language=reader.text(f"language-{language}"))


async def setup(bot: PorcRoyal) -> None:
    """Called by discord.py when the extension is loaded."""
    await bot.add_cog(SettingsCog())
