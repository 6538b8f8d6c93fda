import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot.i18n import LANGUAGES, Language, Words
from bot.i18n.catalog import Catalog
from bot.i18n.command_names import Translations, describe_commands, list_undescribed
from tests.cogs.tree import load_every_command
from tests.i18n.folders import every_pattern
from tests.words import WORDS

NAME = re.compile(r"^[-_'\w]{1,32}$")
Payload = dict[str, Any]


class Asked(Words):
    """Words that remember what was looked for."""

    def __init__(self, shelves: Mapping[Language, Catalog]) -> None:
        super().__init__(shelves)
        self.keys: set[str] = set()

    def has(self, key: str, language: Language) -> bool:
        self.keys.add(key)
        return super().has(key, language)


@pytest.fixture
def words() -> Words:
    return WORDS


@pytest.fixture
async def tree() -> app_commands.CommandTree[commands.Bot]:
    return await load_every_command()


async def payloads(tree: app_commands.CommandTree[commands.Bot], words: Words) -> list[Payload]:
    describe_commands(tree.get_commands(), words)
    translations = Translations(words)
    return [await one.get_translated_payload(tree, translations) for one in tree.get_commands()]


def nodes(payload: Payload) -> Iterator[Payload]:
    yield payload
    for option in payload.get("options", ()):
        yield from nodes(option)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_words(
    tree: app_commands.CommandTree[commands.Bot], words: Words, language: Language
) -> None:
    describe_commands(tree.get_commands(), words)
    assert list_undescribed(tree.get_commands(), words, language) == []


async def test_names_and_descriptions_are_what_discord_admits(
    tree: app_commands.CommandTree[commands.Bot], words: Words
) -> None:
    for payload in await payloads(tree, words):
        total = 0
        for node in nodes(payload):
            names = [node["name"], *node["name_localizations"].values()]
            told = [node["description"], *node["description_localizations"].values()]
            for name in names:
                assert NAME.match(name), name
                assert name == name.lower(), name
            for description in told:
                assert 1 <= len(description) <= 100, description
                assert description != "…", node["name"]
            total += max(map(len, names)) + max(map(len, told))
            total += sum(len(str(one["name"])) + len(str(one["value"])) for one in node.get("choices", ()))
        assert total <= 8000, payload["name"]


async def test_names_beside_one_another_differ(
    tree: app_commands.CommandTree[commands.Bot], words: Words
) -> None:
    made = await payloads(tree, words)
    for siblings in [made, *(node["options"] for one in made for node in nodes(one) if node.get("options"))]:
        for locale in (None, "fr"):
            names = [one["name_localizations"].get(locale, one["name"]) for one in siblings]
            assert len(frozenset(names)) == len(names), names


async def test_french_is_given_and_english_is_what_everybody_else_sees(
    tree: app_commands.CommandTree[commands.Bot], words: Words
) -> None:
    made = {one["name"]: one for one in await payloads(tree, words)}
    assert made["hand"]["name_localizations"] == {"fr": "main"}
    assert made["hand"]["description"] == "See your cards; nobody else does"
    assert made["hand"]["description_localizations"]["fr"].startswith("Voir tes cartes")
    move = next(one for one in made["cochons"]["options"] if one["name"] == "move")
    assert move["name_localizations"] == {"fr": "voyager"}
    start = move["options"][0]
    assert (start["name"], start["name_localizations"]) == ("from", {"fr": "de"})
    assert start["description"] == "The tile to leave"


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("hand", "main"),
        ("board", "plateau"),
        ("play", "jouer"),
        ("pass", "passer"),
        ("answer", "repondre"),
        ("undo", "defaire"),
        ("why", "pourquoi"),
        ("rules", "regles"),
        ("help", "aide"),
        ("status", "etat"),
        ("log", "journal"),
        ("envelope", "enveloppe"),
        ("vote", "vote"),
        ("settings", "reglages"),
        ("table-open", "ouvrir"),
    ],
)
def test_commands_have_french_names(words: Words, english: str, french: str) -> None:
    assert words.of("fr").text(f"command-{english}.name") == french


def test_no_words_are_kept_for_commands_that_are_gone(tree: app_commands.CommandTree[commands.Bot]) -> None:
    describe_commands(tree.get_commands(), WORDS)
    asked = Asked(WORDS._catalogs)
    list_undescribed(tree.get_commands(), asked, "en")
    written = {key for key in every_pattern("en") if key.startswith(("command-", "option-"))}
    assert {one for one in written if one.endswith(".name")} - asked.keys == set()


async def test_a_choice_names_its_own_sentence(words: Words) -> None:
    context: Any = app_commands.TranslationContext(
        app_commands.TranslationContextLocation.choice_name, app_commands.Choice(name="French", value="fr")
    )
    translate = Translations(words).translate
    named = app_commands.locale_str("French", key="language-fr")
    assert await translate(named, discord.Locale.french, context) == "français"
    assert await translate(app_commands.locale_str("French"), discord.Locale.french, context) is None
    assert await translate(named, discord.Locale.german, context) is None
