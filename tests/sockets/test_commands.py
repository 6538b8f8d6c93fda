"""Slash commands, as people type them in either language: what they do, and what they refuse."""

from collections.abc import Mapping

import pytest

from tests.loopback import Interaction, Person
from tests.sockets.commands import Typed, every_command, named
from tests.sockets.house import Town
from tests.sockets.players import number_of, parts_of
from tests.sockets.test_letters import lands

ACTS = (
    "table open",
    "table pause",
    "table resume",
    "table cancel",
    "table move",
    "pass",
    "settings",
    "vote",
    "election open",
)
STRING, INTEGER, BOOLEAN, USER = 3, 4, 5, 6
NONSENSE: Mapping[int, object] = {STRING: "Q77, flûte", INTEGER: 99, BOOLEAN: True}


def filled(command: Typed, locale: str, anybody: Person, *, everything: bool) -> dict[str, object]:
    return {
        named(option, locale): anybody if option["type"] == USER else NONSENSE[option["type"]]
        for option in command.options
        if option.get("required") or (everything and option["name"] != "table")
    }


async def asked_person(town: Town) -> Person:
    (person,) = await town.awaited()
    return person


def trouble(town: Town, answer: Interaction) -> bool:
    """Whether an answer speaks of a fault of the bot's own."""
    words = [town.house.text("bot-trouble", language, reference=0).split("(")[0] for language in ("fr", "en")]
    return any(word in answer.text for word in words)


async def cancelled(town: Town) -> Interaction:
    """Ana, the host, cancels the table and confirms it."""
    sure = await town.ana.slash("table annuler", channel=town.channel)
    return await town.ana.press(sure, town.house.text("cancel-button"))


# ---- all of them


@pytest.mark.parametrize("stage", ["lobby", "playing", "cancelled"])
@pytest.mark.parametrize("everything", [False, True])
async def test_nonsense_is_refused_privately_and_changes_nothing(
    town: Town, stage: str, everything: bool
) -> None:
    await (town.seated() if stage == "lobby" else town.started())
    if stage == "cancelled":
        await cancelled(town)
    await town.house.settle()
    before, public, seats = await town.house.log(), len(town.public()), (await town.house.live()).seats
    stranger = town.world.person("Dan", town.guild, locale="en-GB")
    for person in (town.ana, town.bob, stranger):
        for command in every_command(town.world, person.locale):
            if command.path in ACTS:
                continue
            options = filled(command, person.locale, stranger, everything=everything)
            answer = await person.slash(command.line, options, channel=town.channel)
            assert answer.ephemeral, command.line
            assert answer.text or answer.files, command.line
            assert not trouble(town, answer), f"/{command.line} {options}"
            assert number_of(answer) is None or command.path == "table list", (
                f"/{command.line}: {answer.text}"
            )
    await town.house.settle()
    assert await town.house.log() == before
    assert len(town.public()) == public
    assert (await town.house.live()).seats == seats


async def test_every_option_that_completes_offers_at_most_25_values_to_anybody(town: Town) -> None:
    await town.started()
    offered: set[str] = set()
    for person in town.people:
        for command in every_command(town.world, person.locale):
            for option in command.options:
                if option.get("autocomplete"):
                    name = named(option, person.locale)
                    for typed in ("", "a", "Q77"):
                        found = await person.autocomplete(command.line, name, typed, channel=town.channel)
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


async def test_every_command_has_a_french_name_and_both_are_answered_in_their_language(town: Town) -> None:
    await town.started()
    french = {command.path: command.line for command in every_command(town.world, "fr")}
    assert french["table open"] == "table ouvrir"
    assert french["cochons start"] == "cochons debarquer"
    pairs = (("hand", "hand-title"), ("table list", "list-title"), ("help", "help-title"))
    for path, key in pairs:
        for person, line in ((town.ana, french[path]), (town.bob, path)):
            answer = await person.slash(line, channel=town.channel)
            title = (
                town.house.text(key, person.locale, table="", count=1)
                .split("{")[0]
                .strip("* ")
                .split("\n")[0]
            )
            assert title.split(" ")[0] in answer.text


# ---- opening


async def test_a_table_is_opened_with_all_that_can_be_said_at_once(town: Town) -> None:
    choices = await town.ana.autocomplete("table ouvrir", "jeu", "coch", channel=town.channel)
    assert [choice["value"] for choice in choices] == ["cochons"]
    found = await town.ana.autocomplete("table ouvrir", "delai", "", channel=town.channel)
    assert {"none", "12h", "24h", "48h", "72h"} == {choice["value"] for choice in found}
    found = await town.ana.autocomplete(
        "table ouvrir", "options", "tour 6", {"jeu": "cochons"}, channel=town.channel
    )
    assert "max_turns=6" in [choice["value"] for choice in found]
    given = {"jeu": "cochons", "delai": "2j", "langue": "en", "options": "max_turns=6, gap_windows=false"}
    opened = await town.ana.slash("table ouvrir", given, channel=town.channel)
    assert opened.text == town.house.text("lobby-opened", table=1)
    await town.house.settle()
    lobby = town.public()[-1]
    assert "2 days" in lobby.text
    assert "turn 6" in lobby.text
    table = (await town.house.live()).table
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
    town: Town, options: dict[str, str], key: str
) -> None:
    refused = await town.bob.slash("table open", options, channel=town.channel)
    args: dict[str, str | int] = {"games": "cochons", "minutes": 5, "days": 30, "field": "·", "value": "·"}
    assert refused.ephemeral
    assert (
        refused.text.split("·")[0][:12] == town.house.text(key, "en", **args).split("·")[0][:12]
        or "“" in refused.text
    )
    await town.house.settle()
    assert await town.house.store.tables_of(town.bob.id) == []
    assert not town.public()


async def test_one_channel_holds_one_table(town: Town) -> None:
    await town.lobby()
    refused = await town.bob.slash("table open", {"game": "cochons"}, channel=town.channel)
    name = town.house.text("table-name", "en", game=town.house.text("cochons-name", "en"), number=1)
    assert refused.text.replace("\\", "") == town.house.text("lobby-error-busy", "en", table=name)
    thread = town.world.thread(town.channel, "another")
    await town.bob.slash("table open", {"game": "cochons"}, channel=thread)
    await town.house.settle()
    assert town.public(thread)


# ---- in the lobby


async def test_the_lobbys_menus_set_options_for_the_host_alone(town: Town) -> None:
    lobby = await town.seated()
    refused = await town.bob.press(lobby, "Options")
    assert not parts_of(refused)
    page = await town.ana.press(lobby, "Options")
    assert page.ephemeral
    turns = {"0", "6", "8", "10", "12"}
    menus = {menu: set(values) for menu, values in menus_of(page).items()}
    for number in ("0", "1"):
        assert turns not in menus.values()
        page = await town.ana.choose(page, list(menus)[-1], [number])
        menus = {menu: set(values) for menu, values in menus_of(page).items()}
    await town.ana.choose(page, next(menu for menu, values in menus.items() if values == turns), ["8"])
    await town.house.settle()
    assert (await town.house.live()).table.options["max_turns"] == 8
    assert "8" in lobby.text


async def test_a_preset_sets_several_options_which_can_be_changed_afterwards(town: Town) -> None:
    page = await town.ana.press(await town.seated(), "Options")
    page = await town.ana.choose(page, list(menus_of(page))[-1], ["1"])

    async def chosen(menu: str, value: str) -> Mapping[str, object]:
        nonlocal page
        page = await town.ana.choose(page, next(one for one in menus_of(page) if menu in one), [value])
        await town.house.settle()
        return (await town.house.live()).table.options

    options = await chosen("preset", "quick")
    assert (options["max_turns"], options["gap_windows"]) == (6, False)
    assert (await chosen("max_turns", "8"))["gap_windows"] is False
    options = await chosen("preset", "as-written")
    assert (options["max_turns"], options["gap_windows"]) == (0, True)


async def test_people_come_and_go_and_the_host_hands_the_lobby_on(town: Town) -> None:
    lobby = await town.seated()
    assert (await town.bob.press(lobby, "Rejoindre")).text == town.house.text("lobby-error-already", "en")
    assert "Ana" in (await town.bob.press(lobby, "Commencer")).text
    await town.ana.press(lobby, "Quitter")
    await town.house.settle()
    assert "Ana" not in lobby.text
    too_few = await town.bob.press(lobby, "Commencer")
    assert too_few.text == town.house.text("lobby-error-too-few", "en", least=3, taken=2)
    await town.bob.press(lobby, town.house.text("lobby-practice-add"))
    await town.bob.press(lobby, "Commencer")
    await town.house.settle()
    assert (await town.house.live()).table.status == "playing"
    assert not lobby.buttons


async def test_a_practice_player_may_be_sent_away_again_by_the_host(town: Town) -> None:
    lobby = await town.lobby()
    remove = town.house.text("lobby-practice-remove")
    assert remove not in [part.get("label") for part in parts_of(lobby)]
    for _ in range(2):
        await town.ana.press(lobby, town.house.text("lobby-practice-add"))
    await town.bob.press(lobby, "Rejoindre")
    await town.house.settle()
    refused = await town.bob.press(lobby, remove)
    assert "Ana" in refused.text
    assert len((await town.house.live()).seats) == 4
    gone = await town.ana.press(lobby, remove)
    await town.house.settle()
    second = town.house.text("practice-name-2")
    assert second in gone.text
    assert second not in lobby.text
    seats = (await town.house.live()).seats
    assert [(one.seat, one.kind) for one in seats] == [(0, "person"), (1, "practice"), (2, "person")]
    await town.ana.press(lobby, remove)
    await town.house.settle()
    assert remove not in [part.get("label") for part in parts_of(lobby)]


# ---- pause, resume, cancel, doctor


async def test_a_paused_table_takes_nothing_until_somebody_resumes_it(town: Town) -> None:
    await town.started()
    person = await asked_person(town)
    await town.bob.slash("table pause", channel=town.channel)
    before = await town.house.log()
    question = town.question(person)
    refused = await person.choose(question, *pick(question.menus))
    assert refused.text == town.house.text("refused-paused", person.locale)
    assert (await town.bob.slash("table pause", channel=town.channel)).text == town.house.text(
        "pause-already", "en"
    )
    assert await town.house.log() == before
    await town.cy.slash("table reprendre", channel=town.channel)
    again = await town.cy.slash("table reprendre", channel=town.channel)
    assert again.text == town.house.text("resume-not-paused")
    await lands(town)
    await town.house.settle()
    assert any(town.house.text("pause-done", who="Bob") in each.text for each in town.public())


async def test_only_the_host_cancels_and_buttons_sleep_afterwards(town: Town) -> None:
    await town.started()
    person = await asked_person(town)
    question = town.question(person)
    assert "Ana" in (await town.bob.slash("table cancel", channel=town.channel)).text
    await cancelled(town)
    refused = await person.choose(question, *pick(question.menus))
    assert refused.text == town.house.text("refused-over", person.locale)
    await town.house.settle()
    assert await town.house.store.next_due() is None
    await town.bob.slash("table open", {"game": "cochons"}, channel=town.channel)
    await town.house.settle()
    assert (await town.house.store.table_in(town.channel.id)) is not None


async def test_the_doctor_names_what_is_missing_and_whose_door_is_closed(town: Town) -> None:
    town.cy.dms_open = False
    await town.started()
    town.world.deny(town.channel, "attach_files")
    await town.house.settle()
    report = await town.bob.slash("table doctor", channel=town.channel)
    assert town.house.text("permission-attach-files", "en") in report.text
    assert town.house.text("doctor-dm-closed", "en", who="**Cy**") in report.text
    assert town.house.text("doctor-dm-open", "en", who="**Ana**") in report.text


# ---- one's own language


async def test_a_chosen_language_goes_before_discords(town: Town) -> None:
    await town.started()
    found = await town.ana.autocomplete("reglages", "langue", "", channel=town.channel)
    assert [choice["value"] for choice in found] == ["fr", "en", "auto"]
    refused = await town.ana.slash("reglages", {"langue": "klingon"}, channel=town.channel)
    assert refused.text == town.house.text("lobby-error-language")
    await town.ana.slash("reglages", {"langue": "en"}, channel=town.channel)
    assert town.house.text("no-vote", "en") == "There is no vote at the moment."
    assert (await town.ana.slash("aide", channel=town.channel)).text.startswith(
        "**" + town.house.text("help-title", "en")
    )
    await town.ana.slash("reglages", {"langue": "auto"}, channel=town.channel)
    assert (await town.ana.slash("aide", channel=town.channel)).text.startswith(
        "**" + town.house.text("help-title")
    )


def menus_of(answer: Interaction) -> dict[str, list[str]]:
    """The menus of an answer."""
    return answer.message.menus if answer.message else {}


def pick(menus: dict[str, list[str]]) -> tuple[str, list[str]]:
    """The first menu with its first value."""
    menu, values = next(iter(menus.items()))
    return menu, values[:1]


@pytest.mark.parametrize("number", ["²", "#²", "9" * 30, "-1", "un", " "])
async def test_a_tables_number_that_is_none_is_refused_in_a_sentence(town: Town, number: str) -> None:
    await town.started()
    refused = await town.ana.slash("etat", {"table": number}, channel=town.channel)
    if number.strip():
        assert refused.text == town.house.text("refused-unknown-table")
    assert town.house.text("bot-trouble", reference="").split("(")[0] not in refused.text
