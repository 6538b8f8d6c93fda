"""The counter counts what Discord was asked to show, and whom that notifies."""

import io
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bench.__main__ import main
from bench.calm.counting import SILENT, CountedDiscord, Record, Step, Tally, tally_turns
from bench.calm.games import COUNTED
from bench.calm.playing import open_table
from bench.calm.report import Line
from bench.calm.scenes import Weights
from bench.calm.sentences import Sentences
from bot.i18n import Words
from bot.panels.custom_ids import Token, Verb
from porc_royal.facts import Saying
from tests.fake_discord import Channel, Person


@dataclass
class Room:
    """A channel with two people in it, and a client that writes there."""

    world: CountedDiscord
    client: discord.Client
    channel: Channel
    ana: Person
    bob: Person

    async def say(self, text: str, place: Channel | None = None, **more: object) -> discord.PartialMessage:
        channel = self.client.get_partial_messageable((place or self.channel).id)
        sent = await channel.send(text, **more)  # type: ignore[call-overload]  # whatever a test wants to send
        return channel.get_partial_message(sent.id)

    def tally(self, *owing: Person) -> Tally:
        """What was done since, as the consequence of one reply in the first turn."""
        step = Step(
            1, "ask", "pass", owing=frozenset(one.id for one in owing), record=self.world.take_record()
        )
        return tally_turns([step], frozenset((self.ana.id, self.bob.id)))[1]


@pytest_asyncio.fixture
async def room() -> AsyncIterator[Room]:
    async with CountedDiscord() as world:
        guild = world.guild()
        client = discord.Client(intents=discord.Intents.none())
        await client.login("fake")
        ana, bob = world.person("Ana", guild), world.person("Bob", guild)
        world.dm_of(ana)
        found = Room(world, client, world.channel(guild), ana, bob)
        world.take_record()
        yield found
        await client.close()


def allowing(*people: Person) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(one.id) for one in people])


def picture(data: bytes) -> discord.File:
    return discord.File(io.BytesIO(data), "table.png")


async def test_only_those_are_notified_whom_a_message_may_ping(room: Room) -> None:
    both = f"<@{room.ana.id}> <@{room.bob.id}>"
    await room.say(both, allowed_mentions=allowing(room.ana))
    await room.say(both, allowed_mentions=discord.AllowedMentions.none())
    await room.say(both, allowed_mentions=allowing(room.ana, room.bob), silent=True)
    found = room.tally(room.ana)
    assert found.messages == 3
    assert found.notified == {room.ana.id: 1, room.bob.id: 0}
    assert found.idle == {room.ana.id: 0, room.bob.id: 0}


async def test_a_direct_message_notifies_unless_it_is_silent_and_is_not_public(room: Room) -> None:
    await room.say("psst", room.ana.dm)
    await room.say("psst", room.ana.dm)
    await room.say("(psst)", room.ana.dm, silent=True)
    found = room.tally(room.bob)
    assert found.messages == 0
    assert found.notified[room.ana.id] == found.idle[room.ana.id] == 2
    assert found.moments[room.ana.id] == 1


async def test_an_edit_notifies_nobody_and_is_no_new_message(room: Room) -> None:
    said = await room.say("one", files=[picture(b"one")])
    await said.edit(content=f"<@{room.ana.id}>", allowed_mentions=allowing(room.ana))
    await said.edit(attachments=[picture(b"other")])
    found = room.tally()
    assert (found.messages, found.edits) == (1, 2)
    assert (found.pictures, found.pictures_edited) == ([b"one"], [b"other"])
    assert not any(found.notified.values())
    assert (found.own, found.answers) == (3, 0)


async def test_what_is_said_in_a_thread_of_the_table_is_public_and_what_is_deleted_is_counted(
    room: Room,
) -> None:
    thread = room.world.thread(room.channel, starter=room.world.bot)
    said = await room.say("in the thread", thread)
    await said.delete()
    found = room.tally()
    assert (found.messages, found.deleted, found.own) == (1, 1, 2)


def test_every_turn_has_figures_of_its_own() -> None:
    steps = [
        Step(1, "opening", ""),
        Step(1, "ask", "pass"),
        Step(1, "ask", "pass", stuck="no panel"),
        Step(2, "ask", "pass"),
    ]
    found = tally_turns(steps, frozenset())
    assert [(turn, one.replies, one.undriven) for turn, one in found.items()] == [(1, 2, 1), (2, 1, 0)]


def test_what_opens_a_table_is_no_request_of_its_replies() -> None:
    opening = Step(1, "opening", "", record=Record(requests=["the lobby"] * 5, answers=3))
    reply = Step(1, "ask", "pass", record=Record(requests=["story: the newest is edited"], answers=2))
    found = tally_turns([opening, reply], frozenset())[1]
    assert (found.own, found.answers, found.opening) == (1, 2, 5)


async def test_a_request_is_known_by_what_it_is_for(room: Room) -> None:
    def panel(verb: Verb) -> discord.ui.View:
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label=verb, custom_id=str(Token(verb, 1, 7))))
        return view

    story = await room.say("news", view=panel("ask"))
    await story.edit(content="more news", view=panel("ask"))
    await story.edit(content="all the news", view=None)
    question = await room.say("your turn", room.ana.dm, view=panel("form"))
    await question.edit(content="done", view=None)
    await room.say("psst", room.ana.dm, view=panel("ask"))
    await room.say("the end")
    assert room.world.take_record().requests == [
        "story: a new message",
        "story: the newest is edited",
        "story: closed by an edit",
        "inbox: a question in a new message",
        "inbox: closed by an edit",
        "whisper: news in a new message",
        "channel: another message",
    ]


@pytest.mark.slow
@pytest.mark.thorough
def test_the_table_of_a_game_is_printed_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "calm.json"
    assert main(["calm", "election", "--what", "--seeds", "1", "--json", str(kept)]) == 0
    told = capsys.readouterr().out
    lines = {one["name"]: one for one in json.loads(kept.read_text(encoding="utf-8"))["election"]}
    assert all(name in told for name in lines)
    assert len(lines["notifications a player"]["values"]["practice"]) == 5
    assert "public messages that hold a sentence" in told


async def test_a_whole_election_is_counted_as_it_stands_in_the_channel_afterwards() -> None:
    counted = COUNTED["election"]
    async with open_table(counted, 1, paint_all=False) as table:
        await table.open()
        steps = [table.note(await table.live(), Step(1, "opening", ""))]
        while (await table.live()).play.result is None:
            steps.append(await table.step("practice"))
        world, people = table.world, frozenset(one.id for one in table.people)
        public = [one for one in world.messages(table.channel) if not one.ephemeral]
        direct = {one.id: sum(not each.flags & SILENT for each in one.sees(one.dm)) for one in table.people}
    found = tally_turns(steps, people)[1]
    assert found.messages == len(public)
    assert len(found.pictures) == sum(bool(one.files) for one in public)
    loud = [one for one in public if not one.flags & SILENT]
    pinged = {one: sum(one in [user.id for user in each.pings] for each in loud) for one in people}
    assert found.notified == {one: pinged[one] + direct[one] for one in people}
    told_of_the_end = len(people)
    assert found.own <= found.replies + told_of_the_end, "what follows soon is told together"
    assert found.undriven == 0
    assert all(step.presses for step in steps[1:])
    keys = {key for step in steps for event in step.record.events for key in event.keys}
    assert {"election-called", "election-kept"} <= keys
    assert table.painter.sizes, "some pictures are painted for their size"


def test_pictures_that_were_not_painted_weigh_as_those_of_their_kind_do() -> None:
    weights = Weights()
    weights.add({b"a": "board", b"b": "board", b"c": "board", b"d": "hand"}, {b"a": 100, b"b": 300, b"d": 10})
    assert weights.weigh([b"a", b"c", b"d"]) == [100, 200, 10]


def test_a_line_is_known_by_its_sentence_and_by_its_beginning() -> None:
    words = Words.load(("games.cochons",))
    sentences, reader = Sentences(words), words.of("en")
    said = reader.say(Saying("deadline-none"), lambda seat: "?")
    assert sentences.name_lines(f"-# {said}\n\n{said} and more\nnever said") == (
        "deadline-none",
        "deadline-none",
        "?",
    )


def test_a_reach_is_met_on_the_average_or_everywhere() -> None:
    line = Line("messages", {"practice": (1, 3), "random": (2,)}, 2)
    assert line.verdict == "ok on average"
    assert replace(line, reach=3).verdict == "ok"
    assert replace(line, reach=1).verdict == "MISSED"
    assert replace(line, values={"practice": (), "random": ()}).verdict == ""
    assert line.cells == ("messages", "", "2.0 (3.0)", "2.0 (2.0)", "≤ 2", "ok on average")
