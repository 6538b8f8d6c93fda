"""The chance of a table as its players make it and check it: words before, the proof after."""

import json
import re

import pytest

from bot.games import GAMES
from bot.panels.custom_ids import Token
from bot.record.cache import PageCache
from bot.record.chance import Chance
from bot.record.reader import ProcessReader
from bot.record.record import Record
from bot.tables.leaves import compute_root
from bot.verify import verify
from bot.wording.voice import Voices
from tests.fake_discord import Interaction, Message, Person
from tests.replayed import PlainReader
from tests.sockets.games import COCHONS
from tests.sockets.scenario import HOUR, Scenario
from tests.words import WORDS

SECRET = b"known to this test alone".ljust(32)
MARK = re.compile(r"`([0-9a-f]{64})`")


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes playing a game again is done where the test runs."""
    monkeypatch.setattr("bot.app.ProcessReader", lambda: PlainReader(PageCache(GAMES, Voices(WORDS))))


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret that is known, and the recipe of today."""
    monkeypatch.setattr("bot.moderation.settings.make_secret", lambda: SECRET)


async def add_word(scenario: Scenario, person: Person, lobby: Message, word: str) -> Interaction:
    opened = await person.press(lobby, scenario.running.text("word-button"))
    answer = await person.submit(opened, {"value": word})
    await scenario.running.settle()
    return answer


async def cancel(scenario: Scenario) -> Message:
    """Its host ends the table; gives the last message of the channel."""
    asked = await scenario.ana.slash("table cancel", channel=scenario.channel)
    await scenario.ana.press(asked, scenario.running.text("cancel-button"))
    await scenario.running.settle()
    return scenario.public()[-1]


def read_proof(answer: Interaction) -> dict[str, object]:
    """The proof that came with an answer, checked."""
    proof, page = answer.files
    assert (proof.name, page.name) == ("proof-1.json", "verify.html")
    found = verify.read(proof.data)
    verify.check(found)
    return found


async def test_the_fingerprint_stands_before_the_first_word_and_every_word_counts(scenario: Scenario) -> None:
    lobby = await scenario.lobby(options=COCHONS.options(COCHONS.alone))
    (mark,) = MARK.findall(lobby.text)
    await add_word(scenario, scenario.ana, lobby, "groin")
    await add_word(scenario, scenario.bob, lobby, "foresee *this*")
    await add_word(scenario, scenario.cy, lobby, "goes")
    assert (await scenario.running.live()).seat_of(scenario.bob.id) is not None, "he sat down with it"
    await add_word(scenario, scenario.ana, lobby, "grouik")
    await scenario.cy.press(lobby, scenario.running.text("lobby-leave"))
    await scenario.cy.press(lobby, scenario.running.text("lobby-join"))
    await scenario.running.settle()
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    assert any(mark in one.text and "grouik" in one.text for one in scenario.public())
    await scenario.running.kill()
    await scenario.running.open()
    over = await cancel(scenario)
    assert MARK.findall(over.text) == [SECRET.hex(), mark]
    found = read_proof(await scenario.bob.press(over, scenario.running.text("proof-button")))
    assert found["words"] == ["foresee *this*", "grouik"]
    assert found["status"] == "cancelled"
    assert found["fingerprint"] == mark


async def test_before_the_end_there_is_no_proof_for_anybody(scenario: Scenario) -> None:
    await scenario.started()
    for person in scenario.people:
        told = await person.slash("table proof", {"table": "1"}, channel=scenario.channel)
        assert told.text == scenario.running.text("proof-not-over", person.locale)
        assert told.files == []


async def test_after_the_end_each_reads_their_own_dice_and_gets_a_file_that_is_true(
    scenario: Scenario,
) -> None:
    options = COCHONS.options("max_turns=6, auto_start=true, gap_windows=false")
    lobby = await scenario.seated(options=options, deadline="12h")
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    for _ in range(400):
        if (await scenario.running.live()).table.status == "ended":
            break
        await scenario.running.later(12 * HOUR)
    for person in scenario.people:
        told = await person.slash("table proof", channel=scenario.channel)
        found = read_proof(told)
        seat = (await scenario.running.live()).seat_of(person.id)
        assert seat is not None
        draws = found["draws"]
        assert isinstance(draws, list)
        own = [one for one in draws if seat.seat in one.get("whose", [])]
        assert all(f"• {one['place']} · " in told.text for one in own), json.dumps(own)
        assert own or scenario.running.text("proof-own-none", person.locale) in told.text


async def test_a_lobby_of_before_there_were_words_has_no_button_for_one_and_starts(
    scenario: Scenario,
) -> None:
    lobby = await scenario.seated()
    live = await scenario.running.live()
    live.take_over({"secret": b"", "commitment": b""})
    refused = await add_word(scenario, scenario.bob, lobby, "late")
    assert refused.text == scenario.running.text("refused-not-now", "en")
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    live = await scenario.running.live()
    assert (live.table.status, live.table.secret) == ("playing", SECRET)


async def test_a_closed_table_keeps_its_secret_and_gives_each_their_own_keys(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await scenario.seated(options=f"{COCHONS.options(COCHONS.alone)}, ending=closed")
    (mark,) = MARK.findall(lobby.text)
    assert mark == compute_root(SECRET).hex()
    await add_word(scenario, scenario.ana, lobby, "groin")
    kept = (await scenario.running.live()).table.commitment.hex()
    options = await scenario.ana.press(lobby, scenario.running.text("lobby-options"))
    refused = await scenario.ana.choose(
        options, str(Token("set", 1, place=0, field="ending")), ["open"], forged=True
    )
    assert refused.text == scenario.running.text("ending-sealed", "fr")
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    for _ in range(3):
        await scenario.running.later(12 * HOUR)
    await scenario.running.kill()
    await scenario.running.open()
    over = await cancel(scenario)
    assert MARK.findall(over.text) == [mark] == [kept]
    files = {
        person.id: (await person.press(over, scenario.running.text("proof-button"))).files[0].data
        for person in scenario.people
    }
    assert len(set(files.values())) == len(scenario.people)
    for data in files.values():
        assert SECRET.hex().encode() not in data
        found = verify.read(data)
        verify.check(found)
        assert found["recipe"] == 3
        assert found["words"] == ["groin"]
    monkeypatch.setattr(scenario.running.bot.proofs._reader, "find_chance", lose_game)
    lost = await scenario.bob.press(over, scenario.running.text("proof-button"))
    assert lost.text == scenario.running.text("proof-lost-closed", "en")
    live = await scenario.running.live()
    live.take_over({"words": ((scenario.ana.id, ""),)})
    for person in scenario.people:
        erased = await person.press(over, scenario.running.text("proof-button"))
        assert erased.text == scenario.running.text("proof-erased", person.locale)


async def lose_game(_record: Record) -> Chance:
    raise LookupError


@pytest.mark.thorough
async def test_the_file_of_a_closed_table_is_made_in_the_process_that_makes_pages(
    scenario: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await scenario.seated(options=f"{COCHONS.options(COCHONS.alone)}, ending=closed")
    await scenario.ana.press(lobby, scenario.running.text("lobby-start"))
    await scenario.running.settle()
    over = await cancel(scenario)
    here = await scenario.bob.press(over, scenario.running.text("proof-button"))
    reader = ProcessReader()
    monkeypatch.setattr(scenario.running.bot.proofs, "_reader", reader)
    there = await scenario.bob.press(over, scenario.running.text("proof-button"))
    reader.close()
    assert there.files[0].data == here.files[0].data
