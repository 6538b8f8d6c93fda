"""Looking after a table: what each command says it did, cancelling only when sure, and looking at what is over."""

from typing import Final

import msgspec
import pytest

from tests.fake_discord import Interaction, Person
from tests.sockets.direct_messages import answer_first
from tests.sockets.players import asks, is_taken, parts_of
from tests.sockets.scenario import HOUR, Scenario
from tests.sockets.tables import cancelled, find_button

LINES: Final[tuple[tuple[str, dict[str, object], str], ...]] = (
    ("table pause", {}, "pause-receipt"),
    ("table resume", {}, "resume-receipt"),
    ("table extend", {"time": "12h"}, "extend-receipt"),
    ("table substitute", {"seat": "Bob"}, "substitute-receipt"),
)


def opening(scenario: Scenario, key: str, locale: str) -> str:
    """A sentence up to what it names."""
    return scenario.running.text(key, locale, when="{", who="{", what="{", table="{", where="{").partition(
        "{"
    )[0]


async def answered(scenario: Scenario, person: Person, line: str, **given: object) -> str:
    """What somebody is answered to a command, and that it is theirs alone; then everything is delivered."""
    answer = await person.slash(line, given, channel=scenario.channel)
    await scenario.running.settle()
    assert answer.ephemeral
    return answer.text


async def finished(scenario: Scenario) -> None:
    """A short game that is over, by the answers of the absent."""
    await scenario.started(
        options=scenario.game.options("max_turns=6, auto_start=true, gap_windows=false"), deadline="12h"
    )
    for _ in range(400):
        if (await scenario.running.live()).table.status == "ended":
            return
        await scenario.running.later(12 * HOUR)
    raise AssertionError("the game does not end")


# ---- what was done


@pytest.mark.parametrize("locale", ["fr", "en"])
async def test_every_command_about_a_table_says_in_words_what_it_did(scenario: Scenario, locale: str) -> None:
    await scenario.drawn(deadline="24h")
    await scenario.running.bot.store.set_preference(scenario.ana.id, "language", locale)
    scenario.ana.locale = "en-US"
    for line, given, key in LINES:
        text = await answered(scenario, scenario.ana, line, **given)
        assert text.startswith(opening(scenario, key, locale)), line
        assert len(text) > len("done")
    thread = scenario.world.thread(scenario.channel, "upstairs")
    moved = await scenario.ana.slash("table move", {"table": "1"}, channel=thread)
    assert moved.text == scenario.running.text(
        "move-receipt", locale, table=await named(scenario, locale), where=f"<#{thread.id}>"
    )


async def named(scenario: Scenario, locale: str) -> str:
    game = scenario.running.text("cochons-name", locale)
    return scenario.running.text("table-name", locale, game=game, number=1)


# ---- the language of those who speak neither


@pytest.mark.parametrize("usual", ["fr", "en"])
async def test_who_speaks_neither_language_is_addressed_in_the_one_that_was_set(
    scenario: Scenario, usual: str
) -> None:
    bot = scenario.running.bot
    bot.settings = msgspec.structs.replace(bot.settings, default_language=usual)
    ute = scenario.world.person("Ute", scenario.guild, locale="de")
    assert await answered(scenario, ute, "table open", game="cochons") == scenario.running.text(
        "lobby-opened", usual, table=1
    )
    assert (await scenario.running.live()).table.language == usual
    await answered(scenario, ute, "settings", language="auto")
    row = (await scenario.running.live()).seat_of(ute.id)
    assert row is not None
    assert row.language == usual


async def test_who_speaks_french_or_english_is_not_addressed_in_the_one_that_was_set(
    scenario: Scenario,
) -> None:
    bot = scenario.running.bot
    bot.settings = msgspec.structs.replace(bot.settings, default_language="fr")
    await answered(scenario, scenario.bob, "table open", game="cochons")
    assert (await scenario.running.live()).table.language == "en"


# ---- cancelling


async def test_cancelling_asks_first_and_changes_nothing_before(scenario: Scenario) -> None:
    await scenario.started()
    said = len(scenario.public())
    sure = await scenario.ana.slash("table cancel", channel=scenario.channel)
    assert sure.text == scenario.running.text("cancel-ask", table=await named(scenario, "fr"))
    assert (await scenario.running.live()).table.status == "playing"
    kept = await scenario.ana.press(sure, scenario.running.text("keep-button"))
    assert kept.text == scenario.running.text("cancel-kept")
    assert parts_of(kept) == []
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "playing"
    assert len(scenario.public()) == said


async def test_cancelling_is_confirmed_even_after_a_restart_and_told_to_all(scenario: Scenario) -> None:
    await scenario.started()
    sure = await scenario.ana.slash("table cancel", channel=scenario.channel)
    await scenario.running.kill()
    await scenario.running.open()
    done = await scenario.ana.press(sure, scenario.running.text("cancel-button"))
    assert done.text == scenario.running.text("cancel-receipt", table=await named(scenario, "fr"))
    await scenario.running.settle()
    assert (await scenario.running.live()).table.status == "cancelled"
    assert (
        scenario.running.text("cancel-done", who="Ana", table=await named(scenario, "fr"))
        in scenario.public()[-1].text
    )


async def test_a_lobby_is_cancelled_by_other_words_and_only_its_host_is_asked(scenario: Scenario) -> None:
    await scenario.seated()
    refused = await answered(scenario, scenario.bob, "table cancel")
    assert refused == scenario.running.text("lobby-error-host-only", "en", who="Ana")
    sure = await scenario.ana.slash("table cancel", channel=scenario.channel)
    assert sure.text == scenario.running.text("cancel-ask-lobby", table=await named(scenario, "fr"))


@pytest.mark.thorough
async def test_what_is_over_is_not_cancelled_again(scenario: Scenario) -> None:
    await scenario.started()
    sure = await scenario.ana.slash("table cancel", channel=scenario.channel)
    await scenario.ana.press(sure, scenario.running.text("cancel-button"))
    again = await scenario.ana.slash("table cancel", {"table": "1"}, channel=scenario.channel)
    assert again.text == scenario.running.text("refused-over")


@pytest.mark.thorough
async def test_the_answer_button_of_a_cancelled_table_shows_no_live_question(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    story, answer = find_button(scenario, "ask")
    await cancelled(scenario)
    await scenario.running.settle()
    assert parts_of(story) == []
    looked = await person.press(story, answer, forged=True)
    assert looked.text == scenario.running.text("refused-over", person.locale)
    assert parts_of(looked) == []
    standing = await person.slash("status", {"table": "1"}, channel=scenario.channel)
    assert scenario.running.text("waiting-you", person.locale) not in standing.text


# ---- what is over


@pytest.mark.thorough
async def test_a_finished_game_is_looked_at_after_a_restart_as_before_it(scenario: Scenario) -> None:
    await finished(scenario)

    async def looks() -> list[tuple[str, int]]:
        shown: list[Interaction] = []
        for line, given in (
            ("board", {"text": True}),
            ("board", {}),
            ("log", {}),
            ("hand", {}),
            ("status", {}),
        ):
            shown.append(await scenario.bob.slash(line, {**given, "table": "1"}, channel=scenario.channel))
        return [(each.text, len(each.files)) for each in shown]

    before = await looks()
    assert scenario.running.text("refused-over", "en") not in [text for text, _ in before]
    await scenario.running.kill()
    await scenario.running.open()
    assert await looks() == before
    answer = await scenario.bob.slash("answer", {"table": "1"}, channel=scenario.channel)
    assert answer.text == scenario.running.text("refused-over", "en")


@pytest.mark.thorough
async def test_where_nothing_is_played_whoever_looks_sees_what_was_played_last(scenario: Scenario) -> None:
    await finished(scenario)
    await scenario.running.kill()
    await scenario.running.open()
    named_one = await scenario.bob.slash("board", {"text": True, "table": "1"}, channel=scenario.channel)
    for line in ("board", "log", "hand", "status"):
        shown = await scenario.bob.slash(
            line, {"text": True} if line == "board" else {}, channel=scenario.channel
        )
        assert shown.text != scenario.running.text("refused-no-table", "en")
        assert line != "board" or shown.text == named_one.text
    for line in ("pass", "answer"):
        refused = await scenario.bob.slash(line, channel=scenario.channel)
        assert refused.text == scenario.running.text("refused-over", "en"), "there was a table here"


# ---- refusals say why


@pytest.mark.thorough
async def test_only_the_host_sets_options_and_others_are_told_who_that_is(scenario: Scenario) -> None:
    lobby = await scenario.seated()
    refused = await scenario.bob.press(lobby, scenario.running.text("lobby-options"))
    assert refused.text == scenario.running.text("lobby-error-host-only", "en", who="Ana")


@pytest.mark.thorough
async def test_whoever_is_asked_nothing_is_told_who_is_waited_for(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    idle = next(one for one in scenario.people if one is not person)
    told = scenario.running.text("refused-not-asked-waiting", idle.locale, who=person.name)
    for line in ("pass", "why"):
        assert (await idle.slash(line, channel=scenario.channel)).text == told, line


@pytest.mark.thorough
async def test_who_asks_what_is_asked_of_them_is_told_who_is_awaited_and_since_when(
    scenario: Scenario,
) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    idle = next(one for one in scenario.people if one is not person)
    text, story = scenario.running.text, (await scenario.running.live()).posts.story
    assert story is not None
    for answer in (
        await idle.slash("answer", channel=scenario.channel),
        await idle.press(*find_button(scenario, "ask")),
    ):
        assert answer.text.startswith(text("refused-not-asked", idle.locale))
        assert text("waiting-for", idle.locale, who=f"**{person.name}**", count=1) in answer.text
        assert f"<t:{story.since // 1000}:R>" in answer.text
        assert not asks(answer), "no button there answers anything"


@pytest.mark.thorough
async def test_a_trade_out_of_season_is_told_when_there_are_trades(scenario: Scenario) -> None:
    await scenario.started()
    refused = await scenario.bob.slash("cochons trade", {"do": "offer"}, channel=scenario.channel)
    assert refused.text == scenario.running.text("cochons-refused-trade-complete-only", "en")


# ---- taking back


@pytest.mark.thorough
async def test_what_is_taken_back_is_named_to_its_owner_and_to_all(scenario: Scenario) -> None:
    await scenario.started()
    (person,) = await scenario.awaited()
    place = parts_of(scenario.question(person))[0]["options"][0]["label"]
    await answer_first(scenario)
    await scenario.running.settle()
    told = scenario.public()[-1].text.split("\n")[0]
    back = await person.slash("undo", channel=scenario.channel)
    assert place in back.text.split("\n")[0]
    await scenario.running.settle()
    assert scenario.running.text("undo-what", what=told) in scenario.public()[-1].text


@pytest.mark.thorough
async def test_a_sealed_answer_that_is_taken_back_is_named_to_its_owner_alone(scenario: Scenario) -> None:
    await scenario.drawn()
    question = scenario.question(scenario.bob)
    simple = scenario.running.text(scenario.game.simple, "en")
    assert is_taken(await scenario.bob.press(question, simple))
    said = len(scenario.public())
    back = await scenario.bob.slash("undo", channel=scenario.channel)
    assert simple in back.text.split("\n")[0]
    await scenario.running.settle()
    assert len(scenario.public()) == said
