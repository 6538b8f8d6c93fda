"""Looking after a table: what each command says it did, cancelling only when sure, and looking at what is over."""

from typing import Final

import msgspec
import pytest

from bot.panels.custom_ids import read_token
from tests.loopback import Interaction, Message, Person
from tests.sockets.house import HOUR, Town
from tests.sockets.letters import lands
from tests.sockets.players import number_of, parts_of
from tests.sockets.tables import cancelled

LINES: Final[tuple[tuple[str, dict[str, object], str], ...]] = (
    ("table pause", {}, "pause-receipt"),
    ("table resume", {}, "resume-receipt"),
    ("table extend", {"time": "12h"}, "extend-receipt"),
    ("table substitute", {"seat": "Bob"}, "substitute-receipt"),
)


def opening(town: Town, key: str, locale: str) -> str:
    """A sentence up to what it names."""
    return town.house.text(key, locale, when="{", who="{", what="{", table="{", where="{").partition("{")[0]


async def answered(town: Town, person: Person, line: str, **given: object) -> str:
    """What somebody is answered to a command, and that it is theirs alone; then everything is delivered."""
    answer = await person.slash(line, given, channel=town.channel)
    await town.house.settle()
    assert answer.ephemeral
    return answer.text


async def finished(town: Town) -> None:
    """A short game that is over, by the answers of the absent."""
    await town.started(
        options=town.game.options("max_turns=6, auto_start=true, gap_windows=false"), deadline="12h"
    )
    for _ in range(400):
        if (await town.house.live()).table.status == "ended":
            return
        await town.house.later(12 * HOUR)
    raise AssertionError("the game does not end")


# ---- what was done


@pytest.mark.parametrize("locale", ["fr", "en"])
async def test_every_command_about_a_table_says_in_words_what_it_did(town: Town, locale: str) -> None:
    await town.drawn(deadline="24h")
    await town.house.bot.store.set_preference(town.ana.id, "language", locale)
    town.ana.locale = "en-US"
    for line, given, key in LINES:
        text = await answered(town, town.ana, line, **given)
        assert text.startswith(opening(town, key, locale)), line
        assert len(text) > len("done")
    thread = town.world.thread(town.channel, "upstairs")
    moved = await town.ana.slash("table move", {"table": "1"}, channel=thread)
    assert moved.text == town.house.text(
        "move-receipt", locale, table=await named(town, locale), where=f"<#{thread.id}>"
    )


async def named(town: Town, locale: str) -> str:
    game = town.house.text("cochons-name", locale)
    return town.house.text("table-name", locale, game=game, number=1)


# ---- the language of those who speak neither


@pytest.mark.parametrize("usual", ["fr", "en"])
async def test_who_speaks_neither_language_is_addressed_in_the_one_that_was_set(
    town: Town, usual: str
) -> None:
    bot = town.house.bot
    bot.settings = msgspec.structs.replace(bot.settings, default_language=usual)
    ute = town.world.person("Ute", town.guild, locale="de")
    assert await answered(town, ute, "table open", game="cochons") == town.house.text(
        "lobby-opened", usual, table=1
    )
    assert (await town.house.live()).table.language == usual
    await answered(town, ute, "settings", language="auto")
    row = (await town.house.live()).seat_of(ute.id)
    assert row is not None
    assert row.language == usual


async def test_who_speaks_french_or_english_is_not_addressed_in_the_one_that_was_set(town: Town) -> None:
    bot = town.house.bot
    bot.settings = msgspec.structs.replace(bot.settings, default_language="fr")
    await answered(town, town.bob, "table open", game="cochons")
    assert (await town.house.live()).table.language == "en"


# ---- cancelling


async def test_cancelling_asks_first_and_changes_nothing_before(town: Town) -> None:
    await town.started()
    said = len(town.public())
    sure = await town.ana.slash("table cancel", channel=town.channel)
    assert sure.text == town.house.text("cancel-ask", table=await named(town, "fr"))
    assert (await town.house.live()).table.status == "playing"
    kept = await town.ana.press(sure, town.house.text("keep-button"))
    assert kept.text == town.house.text("cancel-kept")
    assert parts_of(kept) == []
    await town.house.settle()
    assert (await town.house.live()).table.status == "playing"
    assert len(town.public()) == said


async def test_cancelling_is_confirmed_even_after_a_restart_and_told_to_all(town: Town) -> None:
    await town.started()
    sure = await town.ana.slash("table cancel", channel=town.channel)
    await town.house.kill()
    await town.house.open()
    done = await town.ana.press(sure, town.house.text("cancel-button"))
    assert done.text == town.house.text("cancel-receipt", table=await named(town, "fr"))
    await town.house.settle()
    assert (await town.house.live()).table.status == "cancelled"
    assert town.house.text("cancel-done", who="Ana", table=await named(town, "fr")) in town.public()[-1].text


async def test_a_lobby_is_cancelled_by_other_words_and_only_its_host_is_asked(town: Town) -> None:
    await town.seated()
    refused = await answered(town, town.bob, "table cancel")
    assert refused == town.house.text("lobby-error-host-only", "en", who="Ana")
    sure = await town.ana.slash("table cancel", channel=town.channel)
    assert sure.text == town.house.text("cancel-ask-lobby", table=await named(town, "fr"))


async def test_what_is_over_is_not_cancelled_again(town: Town) -> None:
    await town.started()
    sure = await town.ana.slash("table cancel", channel=town.channel)
    await town.ana.press(sure, town.house.text("cancel-button"))
    again = await town.ana.slash("table cancel", {"table": "1"}, channel=town.channel)
    assert again.text == town.house.text("refused-over")


def button(town: Town, verb: str) -> tuple[Message, str]:
    """The newest public message with such a button, and the button."""
    for each in reversed(town.public()):
        for part in parts_of(each):
            if read_token(part["custom_id"]).verb == verb:
                return each, part["custom_id"]
    raise AssertionError(verb)


async def test_the_answer_button_of_a_cancelled_table_shows_no_live_question(town: Town) -> None:
    await town.started()
    (person,) = await town.awaited()
    await cancelled(town)
    await town.house.settle()
    looked = await person.press(*button(town, "ask"))
    assert looked.text == town.house.text("refused-over", person.locale)
    assert parts_of(looked) == []
    standing = await person.slash("status", {"table": "1"}, channel=town.channel)
    assert town.house.text("waiting-you", person.locale) not in standing.text


# ---- what is over


async def test_a_finished_game_is_looked_at_after_a_restart_as_before_it(town: Town) -> None:
    await finished(town)

    async def looks() -> list[tuple[str, int]]:
        shown: list[Interaction] = []
        for line, given in (
            ("board", {"text": True}),
            ("board", {}),
            ("log", {}),
            ("hand", {}),
            ("status", {}),
        ):
            shown.append(await town.bob.slash(line, {**given, "table": "1"}, channel=town.channel))
        return [(each.text, len(each.files)) for each in shown]

    before = await looks()
    assert town.house.text("refused-over", "en") not in [text for text, _ in before]
    await town.house.kill()
    await town.house.open()
    assert await looks() == before
    answer = await town.bob.slash("answer", {"table": "1"}, channel=town.channel)
    assert answer.text == town.house.text("refused-over", "en")


async def test_where_nothing_is_played_whoever_looks_sees_what_was_played_last(town: Town) -> None:
    await finished(town)
    await town.house.kill()
    await town.house.open()
    named_one = await town.bob.slash("board", {"text": True, "table": "1"}, channel=town.channel)
    for line in ("board", "log", "hand", "status"):
        shown = await town.bob.slash(line, {"text": True} if line == "board" else {}, channel=town.channel)
        assert shown.text != town.house.text("refused-no-table", "en")
        assert line != "board" or shown.text == named_one.text
    refused = await town.bob.slash("pass", channel=town.channel)
    assert refused.text == town.house.text("refused-no-table", "en")


# ---- refusals say why


async def test_only_the_host_sets_options_and_others_are_told_who_that_is(town: Town) -> None:
    lobby = await town.seated()
    refused = await town.bob.press(lobby, town.house.text("lobby-options"))
    assert refused.text == town.house.text("lobby-error-host-only", "en", who="Ana")


async def test_whoever_is_asked_nothing_is_told_who_is_waited_for(town: Town) -> None:
    await town.started()
    (person,) = await town.awaited()
    idle = next(one for one in town.people if one is not person)
    told = town.house.text("refused-not-asked-waiting", idle.locale, who=person.name)
    for line in ("answer", "pass", "why"):
        assert (await idle.slash(line, channel=town.channel)).text == told, line
    assert (await idle.press(*button(town, "ask"))).text == told


async def test_a_trade_out_of_season_is_told_when_there_are_trades(town: Town) -> None:
    await town.started()
    refused = await town.bob.slash("cochons trade", {"do": "offer"}, channel=town.channel)
    assert refused.text == town.house.text("cochons-refused-trade-complete-only", "en")


# ---- taking back


async def test_what_is_taken_back_is_named_to_its_owner_and_to_all(town: Town) -> None:
    await town.started()
    (person,) = await town.awaited()
    place = parts_of(town.question(person))[0]["options"][0]["label"]
    await lands(town)
    await town.house.settle()
    told = town.public()[-1].text.split("\n")[0]
    back = await person.slash("undo", channel=town.channel)
    assert place in back.text.split("\n")[0]
    await town.house.settle()
    assert town.house.text("undo-what", what=told) in town.public()[-1].text


async def test_a_sealed_answer_that_is_taken_back_is_named_to_its_owner_alone(town: Town) -> None:
    await town.drawn()
    question = town.question(town.bob)
    simple = town.house.text(town.game.simple, "en")
    assert number_of(await town.bob.press(question, simple)) is not None
    said = len(town.public())
    back = await town.bob.slash("undo", channel=town.channel)
    assert simple in back.text.split("\n")[0]
    await town.house.settle()
    assert len(town.public()) == said
