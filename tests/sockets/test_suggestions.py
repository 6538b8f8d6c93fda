"""What is suggested while somebody types fits what is typed; what is typed and not chosen is understood, or refused."""

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final

import discord
import pytest

from bot.interactions.fault_answers import FaultAnswers
from porc_royal.asks import Refused
from tests.fake_discord import Person
from tests.sockets.commands import Json, every_command, named
from tests.sockets.games import PLAYED
from tests.sockets.scenario import Scenario

NONSENSE: Final = "Q77, flûte"
LANGUAGES: Final = ("fr", "en-US")


def letters(text: str) -> str:
    """What is left of a text without capitals, accents and signs."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(one for one in parts if one.isalnum())


def completed(command_options: list[Json]) -> Iterator[Json]:
    return (one for one in command_options if one.get("autocomplete"))


def game_given(options: list[Json], locale: str) -> dict[str, object]:
    """The game, where the command has one: its options are suggested for it alone."""
    return {named(one, locale): "cochons" for one in options if one["name"] == "game"}


@pytest.mark.thorough
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED.values(), ids=PLAYED)
@pytest.mark.samples("cochons-fr")
async def test_every_field_with_suggestions_filters_by_what_is_typed(scenario: Scenario, locale: str) -> None:
    await scenario.started()
    asked = (await scenario.awaited())[0]
    asked.locale = locale
    offered: set[str] = set()
    for command in every_command(scenario.world, locale):
        for option in completed(command.options):
            where, name = f"{command.path} {option['name']}", named(option, locale)
            given = {key: one for key, one in game_given(command.options, locale).items() if key != name}
            every = await suggested(scenario, asked, command.line, name, "", given)
            offered |= {where} if every else set()
            assert await suggested(scenario, asked, command.line, name, NONSENSE, given) == [], where
            for one in (*every[:2], *every[-1:]):
                own = [] if str(one["value"]).isdecimal() else [str(one["value"])]
                for typed in (one["name"], one["name"][:6].strip(), *own):
                    fitting = await suggested(scenario, asked, command.line, name, typed, given)
                    assert one["value"] in [each["value"] for each in fitting], (where, typed)
                    for each in fitting:
                        shown = letters(each["name"]), letters(str(each["value"]))
                        assert any(letters(typed) in part for part in shown), (where, typed, each)
    assert {
        "table open game",
        "table open deadline",
        "table open language",
        "table open options",
        "table steward answers",
        "table vote what",
        "election open ballot",
        "election open tie",
        "election open language",
        "election open deadline",
        "election export format",
        "settings language",
        "settings absent",
        "settings zone",
        "settings quiet",
        "rules game",
        "rules word",
        "pass table",
    } <= offered


async def suggested(
    scenario: Scenario, person: Person, line: str, option: str, typed: str, given: Mapping[str, object]
) -> list[Json]:
    return list(await person.autocomplete(line, option, typed, given, channel=scenario.channel))


@pytest.mark.parametrize(
    ("path", "option", "typed", "value"),
    [
        ("election open", "ballot", "sealed", "sealed"),
        ("election open", "tie", "presider", "presider"),
        ("election ouvrir", "scrutin", "a l'appel", "roll-call"),
        ("rules", "game", "cosmic", "cosmic"),
        ("election export", "format", "js", "json"),
        ("table ouvrir", "langue", "francais", "fr"),
    ],
)
async def test_the_first_suggestion_is_what_was_typed(
    scenario: Scenario, path: str, option: str, typed: str, value: str
) -> None:
    person = scenario.ana if "ouvrir" in path else scenario.bob
    found = await person.autocomplete(path, option, typed, {}, channel=scenario.channel)
    assert found[0]["value"] == value


SAMPLES: Final[Mapping[str, Mapping[str, object]]] = {
    "table open": {"game": "cochons"},
    "table extend": {"time": "1h"},
    "table vote": {"what": "pause"},
    "election open": {"title": "Who cooks?"},
    "settings": {},
    "rules": {},
    "away": {"until": "2d"},
    "table steward": {},
    "election export": {},
    "hand": {},
    "board": {},
    "status": {},
    "log": {},
    "catchup": {},
    "answer": {},
    "orders": {},
    "why": {},
    "undo": {},
    "pass": {},
}
"""Commands that any table takes, with what they require."""
FREE: Final = {"election open title", "rules word"}
"""What may be anything at all."""


async def test_what_is_typed_and_not_chosen_is_never_replaced_by_a_default(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody understands is refused, and nothing is changed."""
    refused: list[Exception] = []

    async def explain(self: FaultAnswers, interaction: discord.Interaction, fault: Exception) -> None:
        refused.append(fault)
        await explained(self, interaction, fault)

    explained = FaultAnswers.explain
    monkeypatch.setattr(FaultAnswers, "explain", explain)
    await scenario.started()
    (asked,) = await scenario.awaited()
    await scenario.running.settle()
    before = await scenario.running.log()
    tried: set[str] = set()
    for command in every_command(scenario.world, "en-US"):
        for option in command.options if command.path in SAMPLES else ():
            where = f"{command.path} {option['name']}"
            if option["type"] != 3 or where in FREE:
                continue
            tried.add(where)
            given = {**SAMPLES[command.path], option["name"]: NONSENSE}
            refused.clear()
            answer = await asked.slash(command.line, given, channel=scenario.channel)
            assert [type(one) for one in refused] == [Refused], (where, answer.text)
    await scenario.running.settle()
    assert await scenario.running.log() == before
    assert {"rules game", "election open ballot", "table steward answers", "hand table"} <= tried
