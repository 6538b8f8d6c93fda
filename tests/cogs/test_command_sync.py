"""Commands are sent when anything that they are made of has changed, and only then."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from bot.i18n.catalog import Catalog
from bot.i18n.command_names import Translations
from bot.i18n.languages import LANGUAGES
from bot.i18n.reader import Words
from bot.interactions.command_sync import sync_if_changed
from storage.sqlite import SqliteStore, open_store

APPLICATION: Final = 7
SENTENCES: Final = "command-groin =\n    .name = groin\n    .description = {0}\nother = {1}\n"


class Sent:
    """What stands for Discord: it notes what it is given."""

    def __init__(self, *, fails: bool = False) -> None:
        self.payloads: list[Any] = []
        self._fails = fails

    async def bulk_upsert_global_commands(self, _application: int, *, payload: list[Any]) -> None:
        if self._fails:
            raise ConnectionError
        self.payloads.append(payload)

    async def bulk_upsert_guild_commands(self, _application: int, guild: int, *, payload: list[Any]) -> None:
        self.payloads.append((guild, payload))


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    found = await open_store(tmp_path)
    yield found
    await found.close()


async def start(
    store: SqliteStore,
    *,
    says: str = "Grogne",
    other: str = "Autre",
    name: str = "groin",
    guild: int | None = None,
    anew: bool = False,
    fails: bool = False,
) -> list[Any]:
    """Start a program with one command and these sentences; gives what it has sent.

    anew: it runs already, and learns that Discord has other commands
    """
    client = discord.Client(intents=discord.Intents.none())
    sent: Any = Sent(fails=fails)
    client.http = sent
    tree = app_commands.CommandTree(client)

    async def groin(interaction: discord.Interaction) -> None:
        """Never called."""

    tree.add_command(app_commands.Command(name=name, description="Grunts", callback=groin))
    text = SENTENCES.format(says, other)
    words = Words({language: Catalog(language, [text]) for language in LANGUAGES})
    await tree.set_translator(Translations(words))
    told = await sync_if_changed(tree, store, APPLICATION, guild, anew=anew)
    assert told is bool(sent.payloads)
    found: list[Any] = sent.payloads
    return found


async def test_what_is_the_same_at_the_next_start_is_not_sent_again(store: SqliteStore) -> None:
    ((command,),) = await start(store)
    assert command["description_localizations"]["fr"] == "Grogne"
    assert await start(store) == []


@pytest.mark.parametrize("changed", [{"says": "Grogne plus fort"}, {"other": "Rien"}, {"name": "oink"}])
async def test_a_changed_sentence_or_command_sends_them_all_anew_once(
    store: SqliteStore, changed: dict[str, Any]
) -> None:
    await start(store)
    assert len(await start(store, **changed)) == 1
    assert await start(store, **changed) == []


async def test_a_server_of_its_own_is_told_apart_from_everywhere(store: SqliteStore) -> None:
    await start(store)
    ((guild, _),) = await start(store, guild=9)
    assert guild == 9
    assert await start(store, guild=9) == await start(store) == []


async def test_what_discord_does_not_have_any_more_is_sent_again(store: SqliteStore) -> None:
    await start(store)
    assert len(await start(store, anew=True)) == 1
    assert await start(store) == []


async def test_what_another_version_has_sent_since_is_left_as_it_is(store: SqliteStore) -> None:
    """Both run side by side for a while, and the older one gets commands of the newer."""
    await start(store)
    await start(store, name="oink")
    assert await start(store, anew=True) == []
    assert len(await start(store, name="oink", anew=True)) == 1


@pytest.mark.parametrize("anew", [True, False])
async def test_what_could_not_be_sent_anew_is_sent_the_next_time(store: SqliteStore, *, anew: bool) -> None:
    """At the next start, or when the next command comes that is not there."""
    await start(store)
    with pytest.raises(ConnectionError):
        await start(store, anew=True, fails=True)
    assert len(await start(store, anew=anew)) == 1
