"""Slash commands, as people type them in either language: what they do, and what they refuse."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.fake_discord import Interaction, Person
from tests.fake_discord.components import walk
from tests.sockets.commands import Typed, every_command, named
from tests.sockets.direct_messages import answer_first
from tests.sockets.players import is_taken, parts_of
from tests.sockets.scenario import Scenario
from tests.sockets.tables import cancelled, menus_of, pick

ACTS = (
    "table open",
    "table pause",
    "table resume",
    "table cancel",
    "table move",
    "table leave",
    "table steward",
    "pass",
    "settings",
    "table nudge",
    "vote",
    "election open",
    "election club",
)
STRING, INTEGER, BOOLEAN, USER, ROLE = 3, 4, 5, 6, 8
NONSENSE: Mapping[int, object] = {STRING: "Q77, flûte", INTEGER: 99, BOOLEAN: True}


def filled(command: Typed, locale: str, anybody: Person, *, everything: bool) -> dict[str, object]:
    (guild,) = [one for one in anybody.world.guilds.values() if anybody.id in one.members]
    given = {USER: anybody, ROLE: guild}  # a server stands for the role of everybody
    return {
        named(option, locale): given.get(option["type"]) or _fill(option)
        for option in command.options
        if option.get("required") or (everything and option["name"] != "table")
    }


def _fill(option: Mapping[str, Any]) -> object:
    """Nonsense that Discord lets through: of numbers the largest that it takes."""
    nonsense = NONSENSE[option["type"]]
    return option.get("max_value", nonsense) if option["type"] == INTEGER else nonsense


async def asked_person(scenario: Scenario) -> Person:
    (person,) = await scenario.awaited()
    return person


def trouble(scenario: Scenario, answer: Interaction) -> bool:
    """Whether an answer speaks of a fault of the bot's own."""
    words = [
        scenario.running.text("bot-trouble", language, reference=0).split("(")[0] for language in ("fr", "en")
    ]
    return any(word in answer.text for word in words)


# ---- all of them


@pytest.mark.thorough
@pytest.mark.parametrize("stage", ["lobby", "playing", "cancelled"])
@pytest.mark.parametrize("everything", [False, True])
async def test_nonsense_is_refused_privately_and_changes_nothing(
    scenario: Scenario, stage: str, everything: bool
) -> None:
    await (scenario.seated() if stage == "lobby" else scenario.started())
    if stage == "cancelled":
        await cancelled(scenario)
    await scenario.running.settle()
    before, public, seats = (
        await scenario.running.log(),
        len(scenario.public()),
        (await scenario.running.live()).seats,
    )
    stranger = scenario.world.person("Dan", scenario.guild, locale="en-GB")
    for person in (scenario.ana, scenario.bob, stranger):
        for command in every_command(scenario.world, person.locale):
            if command.path in ACTS:
                continue
            options = filled(command, person.locale, stranger, everything=everything)
            answer = await person.slash(command.line, options, channel=scenario.channel)
            assert answer.ephemeral, command.line
            # A page of the record is drawn by a process of its own, and follows.
            await scenario.world.until(lambda one=answer: one.text or one.files, what=command.line)  # type: ignore[misc]
            assert not trouble(scenario, answer), f"/{command.line} {options}"
            assert not is_taken(answer) or command.path == "table list", f"/{command.line}: {answer.text}"
    await scenario.running.settle()
    assert await scenario.running.log() == before
    assert len(scenario.public()) == public
    assert (await scenario.running.live()).seats == seats


async def test_every_option_that_completes_offers_at_most_25_values_to_anybody(scenario: Scenario) -> None:
    await scenario.started()
    offered: set[str] = set()
    for person, typed in zip(scenario.people, ("", "a", "Q77"), strict=True):
        for command in every_command(scenario.world, person.locale):
            for option in command.options:
                if option.get("autocomplete"):
                    name = named(option, person.locale)
                    found = await person.autocomplete(command.line, name, typed, channel=scenario.channel)
                    assert len(found) <= 25
                    assert all(1 <= len(choice["name"]) <= 100 for choice in found)
                    offered |= {f"{command.path} {option['name']}"} if found else set()
    assert {
        "table open game",
        "table open deadline",
        "cochons start tile",
        "pass table",
        "rules game",
    } <= offered


async def test_every_command_has_a_french_name_and_both_are_answered_in_their_language(
    scenario: Scenario,
) -> None:
    await scenario.started()
    french = {command.path: command.line for command in every_command(scenario.world, "fr")}
    assert french["table open"] == "table ouvrir"
    assert french["cochons start"] == "cochons debarquer"
    pairs = (("hand", "hand-title"), ("table list", "list-title"), ("help", "help-title"))
    for path, key in pairs:
        for person, line in ((scenario.ana, french[path]), (scenario.bob, path)):
            answer = await person.slash(line, channel=scenario.channel)
            title = (
                scenario.running.text(key, person.locale, table="", count=1)
                .split("{")[0]
                .strip("* ")
                .split("\n")[0]
            )
            assert title.split(" ")[0] in answer.text


# ---- opening


async def test_a_table_is_opened_with_all_that_can_be_said_at_once(scenario: Scenario) -> None:
    choices = await scenario.ana.autocomplete("table ouvrir", "jeu", "coch", channel=scenario.channel)
    assert [choice["value"] for choice in choices] == ["cochons"]
    found = await scenario.ana.autocomplete("table ouvrir", "delai", "", channel=scenario.channel)
    assert {"none", "12h", "24h", "48h", "72h"} == {choice["value"] for choice in found}
    found = await scenario.ana.autocomplete(
        "table ouvrir", "options", "tour 6", {"jeu": "cochons"}, channel=scenario.channel
    )
    assert "max_turns=6" in [choice["value"] for choice in found]
    given = {"jeu": "cochons", "delai": "2j", "langue": "en", "options": "max_turns=6, gap_windows=false"}
    opened = await scenario.ana.slash("table ouvrir", given, channel=scenario.channel)
    assert opened.text == scenario.running.text("lobby-opened", table=1)
    await scenario.running.settle()
    lobby = scenario.public()[-1]
    assert "2 days" in lobby.text
    assert "6 turns at most" in lobby.text
    table = (await scenario.running.live()).table
    assert (table.deadline_seconds, table.language) == (172_800, "en")
    assert table.options["max_turns"] == 6
    assert table.options["gap_windows"] is False


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"game": "chess"}, "lobby-error-game"),
        ({"game": "cochons", "deadline": "soon"}, "deadline-wrong"),
        ({"game": "cochons", "deadline": "2m"}, "deadline-short"),
        ({"game": "cochons", "deadline": "400d"}, "deadline-long"),
        ({"game": "cochons", "language": "klingon"}, "lobby-error-language"),
        ({"game": "cochons", "options": "max_turns=7"}, "refused-setting"),
        ({"game": "cochons", "options": "max_turns"}, "refused-setting-unknown"),
        ({"game": "cochons", "options": "pigs=can_fly"}, "refused-setting-unknown"),
    ],
)
async def test_a_table_is_not_opened_with_something_wrong(
    scenario: Scenario, options: dict[str, str], key: str
) -> None:
    refused = await scenario.bob.slash("table open", options, channel=scenario.channel)
    args: dict[str, str | int] = {"games": "cochons", "minutes": 5, "days": 30, "field": "·", "value": "·"}
    assert refused.ephemeral
    assert (
        refused.text.split("·")[0][:12] == scenario.running.text(key, "en", **args).split("·")[0][:12]
        or "“" in refused.text
    )
    await scenario.running.settle()
    assert await scenario.running.store.tables_of(scenario.bob.id) == []
    assert not scenario.public()


async def test_one_channel_holds_one_table(scenario: Scenario) -> None:
    await scenario.lobby()
    refused = await scenario.bob.slash("table open", {"game": "cochons"}, channel=scenario.channel)
    name = scenario.running.text(
        "table-name", "en", game=scenario.running.text("cochons-name", "en"), number=1
    )
    assert refused.text.replace("\\", "") == scenario.running.text("lobby-error-busy", "en", table=name)
    thread = scenario.world.thread(scenario.channel, "another")
    await scenario.bob.slash("table open", {"game": "cochons"}, channel=thread)
    await scenario.running.settle()
    assert scenario.public(thread)


# ---- in the lobby


async def turn_to(person: Person, page: Interaction, name: str) -> Interaction:
    """The page of the options on which there is a menu for this one."""
    for number in list(menus_of(page).values())[-1]:
        if any(name in menu for menu in menus_of(page)):
            return page
        page = await person.choose(page, list(menus_of(page))[-1], [number])
    assert any(name in menu for menu in menus_of(page)), name
    return page


async def test_the_lobbys_menus_set_options_for_the_host_alone(scenario: Scenario) -> None:
    lobby = await scenario.seated()
    refused = await scenario.bob.press(lobby, "Options")
    assert not parts_of(refused)
    page = await scenario.ana.press(lobby, "Options")
    assert page.ephemeral
    ships = {"true", "false"}
    menus = {menu: set(values) for menu, values in menus_of(page).items()}
    assert not any("ship_costs_trip" in menu for menu in menus)
    page = await turn_to(scenario.ana, page, "ship_costs_trip")
    menus = {menu: set(values) for menu, values in menus_of(page).items()}
    menu = next(menu for menu, values in menus.items() if "ship_costs_trip" in menu and values == ships)
    await scenario.ana.choose(page, menu, ["false"])
    await scenario.running.settle()
    assert (await scenario.running.live()).table.options["ship_costs_trip"] is False
    assert "s’ajoute aux voyages du tour" in lobby.text


async def test_the_lobby_opens_on_what_decides_the_game_and_says_it_in_words(scenario: Scenario) -> None:
    lobby = await scenario.seated(deadline="24h")
    assert "Règles simplifiées, jusqu’à une recette complète" in lobby.text
    assert "1 jour par réponse, 4 heures pour réagir" in lobby.text.replace("\xa0", " ")
    assert "À 3, une partie entière prend 2 à 4 tours" in lobby.text, "how long such games last"
    page = await scenario.ana.press(lobby, "Options")
    *menus, turning = menus_of(page)
    assert [menu.split("|")[6] for menu in menus] == ["rule_set", "max_turns", "clan_powers", "deadline"]
    shown = next(one for one in walk(page.components) if one.get("custom_id") == turning)
    headings = [one["label"] for one in shown["options"]]
    assert [one.startswith("Avancé") for one in headings] == [False, *[True] * (len(headings) - 1)]
    for name, value in (("rule_set", "complete"), ("clan_powers", "true"), ("max_turns", "6")):
        page = await scenario.ana.choose(page, next(menu for menu in menus if name in menu), [value])
    page = await scenario.ana.choose(page, next(menu for menu in menus if "deadline" in menu), ["0"])
    await scenario.running.settle()
    assert "Règles complètes, pouvoirs des clans, 6 tours au plus" in lobby.text
    assert "sans délai" in lobby.text
    assert turning


async def test_a_preset_sets_several_options_which_can_be_changed_afterwards(scenario: Scenario) -> None:
    page = await scenario.ana.press(await scenario.seated(), "Options")

    async def chosen(menu: str, value: str) -> Mapping[str, object]:
        nonlocal page
        page = await turn_to(scenario.ana, page, menu)
        page = await scenario.ana.choose(page, next(one for one in menus_of(page) if menu in one), [value])
        await scenario.running.settle()
        return (await scenario.running.live()).table.options

    options = await chosen("preset", "quick")
    assert (options["max_turns"], options["gap_windows"]) == (6, False)
    assert (await chosen("max_turns", "8"))["gap_windows"] is False
    options = await chosen("preset", "as-written")
    assert (options["max_turns"], options["gap_windows"]) == (0, True)


async def test_people_come_and_go_and_the_host_hands_the_lobby_on(scenario: Scenario) -> None:
    lobby = await scenario.seated()
    assert (await scenario.bob.press(lobby, "Rejoindre")).text == scenario.running.text(
        "lobby-error-already", "en"
    )
    assert "Ana" in (await scenario.bob.press(lobby, "Commencer")).text
    await scenario.ana.press(lobby, "Quitter")
    await scenario.running.settle()
    assert "Ana" not in lobby.text
    too_few = await scenario.bob.press(lobby, "Commencer")
    assert too_few.text == scenario.running.text("lobby-error-too-few", "en", least=3, taken=2)
    await scenario.bob.press(lobby, scenario.running.text("lobby-practice-add"))
    await scenario.bob.press(lobby, "Commencer")
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "playing"
    assert not lobby.buttons


async def test_a_practice_player_may_be_sent_away_again_by_the_host(scenario: Scenario) -> None:
    lobby = await scenario.lobby()
    remove = scenario.running.text("lobby-practice-remove")
    assert remove not in [part.get("label") for part in parts_of(lobby)]
    for _ in range(2):
        await scenario.ana.press(lobby, scenario.running.text("lobby-practice-add"))
    await scenario.bob.press(lobby, "Rejoindre")
    await scenario.running.settle()
    refused = await scenario.bob.press(lobby, remove)
    assert "Ana" in refused.text
    assert len((await scenario.running.live()).seats) == 4
    gone = await scenario.ana.press(lobby, remove)
    await scenario.running.settle()
    second = scenario.running.text("practice-name-2")
    assert second in gone.text
    assert second not in lobby.text
    seats = (await scenario.running.live()).seats
    assert [(one.seat, one.kind) for one in seats] == [(0, "person"), (1, "practice"), (2, "person")]
    await scenario.ana.press(lobby, remove)
    await scenario.running.settle()
    assert remove not in [part.get("label") for part in parts_of(lobby)]


# ---- pause, resume, cancel, doctor


async def test_a_paused_table_takes_nothing_until_somebody_resumes_it(scenario: Scenario) -> None:
    await scenario.started()
    person = await asked_person(scenario)
    await scenario.bob.slash("table pause", channel=scenario.channel)
    before = await scenario.running.log()
    question = scenario.question(person)
    refused = await person.choose(question, *pick(question.menus))
    assert refused.text == scenario.running.text("refused-paused", person.locale)
    assert (await scenario.bob.slash("table pause", channel=scenario.channel)).text == scenario.running.text(
        "pause-already", "en"
    )
    assert await scenario.running.log() == before
    await scenario.cy.slash("table reprendre", channel=scenario.channel)
    again = await scenario.cy.slash("table reprendre", channel=scenario.channel)
    assert again.text == scenario.running.text("resume-not-paused")
    await answer_first(scenario)
    await scenario.running.settle()
    assert any(scenario.running.text("pause-done", who="Bob") in each.text for each in scenario.public())


async def test_only_the_host_cancels_and_buttons_sleep_afterwards(scenario: Scenario) -> None:
    await scenario.started()
    person = await asked_person(scenario)
    question = scenario.question(person)
    assert "Ana" in (await scenario.bob.slash("table cancel", channel=scenario.channel)).text
    await cancelled(scenario)
    refused = await person.choose(question, *pick(question.menus))
    assert refused.text == scenario.running.text("refused-over", person.locale)
    await scenario.running.settle()
    assert await scenario.running.store.next_due() is None
    await scenario.bob.slash("table open", {"game": "cochons"}, channel=scenario.channel)
    await scenario.running.settle()
    assert (await scenario.running.store.table_in(scenario.channel.id)) is not None


async def test_the_doctor_names_what_is_missing_and_whose_direct_messages_are_closed(
    scenario: Scenario,
) -> None:
    scenario.cy.dms_open = False
    await scenario.started()
    scenario.world.deny(scenario.channel, "attach_files")
    await scenario.running.settle()
    report = await scenario.bob.slash("table doctor", channel=scenario.channel)
    assert scenario.running.text("permission-attach-files", "en") in report.text
    assert scenario.running.text("doctor-dm-closed", "en", who="**Cy**") in report.text
    assert scenario.running.text("doctor-dm-open", "en", who="**Ana**") in report.text


# ---- one's own language


async def test_a_chosen_language_goes_before_discords(scenario: Scenario) -> None:
    await scenario.started()
    found = await scenario.ana.autocomplete("reglages", "langue", "", channel=scenario.channel)
    assert [choice["value"] for choice in found] == ["fr", "en", "auto"]
    refused = await scenario.ana.slash("reglages", {"langue": "klingon"}, channel=scenario.channel)
    assert refused.text == scenario.running.text("lobby-error-language")
    await scenario.ana.slash("reglages", {"langue": "en"}, channel=scenario.channel)
    assert scenario.running.text("no-vote", "en") == "There is no vote at the moment."
    assert (await scenario.ana.slash("aide", channel=scenario.channel)).text.startswith(
        "**" + scenario.running.text("help-title", "en")
    )
    await scenario.ana.slash("reglages", {"langue": "auto"}, channel=scenario.channel)
    assert (await scenario.ana.slash("aide", channel=scenario.channel)).text.startswith(
        "**" + scenario.running.text("help-title")
    )


@pytest.mark.parametrize("number", ["²", "#²", "9" * 30, "-1", "un", " "])
@pytest.mark.samples("-1", "un")
async def test_a_tables_number_that_is_none_is_refused_in_a_sentence(scenario: Scenario, number: str) -> None:
    await scenario.started()
    refused = await scenario.ana.slash("etat", {"table": number}, channel=scenario.channel)
    if number.strip():
        assert refused.text == scenario.running.text("refused-unknown-table")
    assert scenario.running.text("bot-trouble", reference="").split("(")[0] not in refused.text
