"""The election on its own, from its opening to its history: by commands, buttons and time, through a restart."""

import csv
import io
import json
import re

from bot.i18n import strip_markdown
from tests.fake_discord import Person
from tests.sockets.elections import does, opened, told
from tests.sockets.running_bot import SECOND
from tests.sockets.scenario import HOUR, MINUTE, Scenario


def private(person: Person) -> list[str]:
    return [each.text for each in person.sees(person.dm)]


# ------------------------------------------------------------------------------------------------- opening


async def test_those_who_are_named_are_told_in_the_channel_and_by_message(scenario: Scenario) -> None:
    await scenario.bob.slash("settings", {"language": "en"}, channel=scenario.channel)
    answer = await opened(scenario, candidats="Bob, @Cy")
    assert answer.ephemeral
    (beginning,) = told(scenario, "Autour de l’urne")
    assert (beginning.pings, beginning.silent) == ([], True), "whoever owes nothing yet is not called"
    assert all(f"<@{person.id}>" in beginning.text for person in scenario.people), "yet all are named"
    (summons,) = private(scenario.bob)
    assert "Ana" in summons
    assert "Qui garde le trésor" in summons
    assert "3 governors" in summons, "each is written to in their own language"
    (question,) = private(scenario.ana)
    assert "À qui le tour" in question, "who opens it is not summoned, but presides"
    live = await scenario.running.live()
    assert [row.name for row in live.seats] == ["Ana", "Bob", "Cy"]
    assert not told(scenario, "scellés"), "nothing is left to chance"


async def test_an_outsider_may_preside_and_the_opener_may_have_no_vote(scenario: Scenario) -> None:
    dan = scenario.world.person("Dan", scenario.guild, locale="en-GB")
    await scenario.ana.slash(
        "election ouvrir",
        {
            "titre": "x",
            "votant-1": scenario.bob,
            "votant-2": scenario.cy,
            "presidence": dan,
            "egalite": "lot",
        },
        channel=scenario.channel,
    )
    await scenario.running.settle()
    assert "C’est toi qui présides" in private(dan)[0]
    assert told(scenario, "scellés"), "a lot may be drawn: its secret is sealed"
    before = await scenario.running.log()
    await does(scenario, scenario.ana, "appel", qui="Bob")
    assert await scenario.running.log() == before
    assert "Cy" in await does(scenario, dan, "call", voter="Cy")


async def test_what_cannot_be_an_election_is_refused(scenario: Scenario) -> None:
    async def refusal(**given: object) -> str:
        return (
            await scenario.ana.slash("election ouvrir", {"titre": "x", **given}, channel=scenario.channel)
        ).text

    text = scenario.running.text
    robot = scenario.world.person("Robot", scenario.guild)
    robot.bot = True
    two = {"votant-1": scenario.bob, "votant-2": scenario.cy}
    assert await refusal(**{"votant-1": scenario.bob}) == text("elections-error-voters", least=2, most=12)
    assert await refusal(**two, **{"votant-3": scenario.bob}) == text("elections-error-twice")
    assert await refusal(**two, **{"votant-3": robot}) == text("elections-error-bot")
    assert await refusal(**two, gouverneurs="1 2 3") == text("elections-error-governors", count=2)
    assert await refusal(**two, candidats="Zoé") == text("elections-error-candidate", who="Zoé")
    assert await refusal(candidats="Zoé") == text("elections-error-name-voters")
    assert await scenario.running.store.tables_of(scenario.ana.id) == []
    assert (await scenario.ana.slash("election resultat", channel=scenario.channel)).text == text(
        "elections-none"
    )


async def test_without_names_people_join_and_the_host_presides(scenario: Scenario) -> None:
    await scenario.bob.slash(
        "election open", {"title": "Free seats", "language": "fr"}, channel=scenario.channel
    )
    await scenario.running.settle()
    lobby = next(each for each in scenario.public() if each.buttons)
    assert "Free seats" in lobby.text
    await scenario.cy.press(lobby, "Rejoindre")
    await scenario.ana.press(lobby, "Rejoindre")
    await scenario.bob.press(lobby, "Commencer")
    await scenario.running.settle()
    live = await scenario.running.live()
    assert [row.name for row in live.seats] == ["Bob", "Cy", "Ana"], "as they sat down"
    assert "Cy" in await does(scenario, scenario.bob, "call", voter="Cy")


# ----------------------------------------------------------------------------------------------- roll call


async def test_a_roll_call_goes_from_call_to_call_and_over_a_restart_to_its_result(
    scenario: Scenario,
) -> None:
    await opened(scenario)
    await does(scenario, scenario.cy, "candidat")
    await does(scenario, scenario.bob, "stand")
    await does(scenario, scenario.ana, "appel", qui="Bob")
    await scenario.running.later(10 * SECOND)
    (called,) = told(scenario, "pour qui votes-tu")
    assert called.pings == [], "who is called is asked in private"
    asked = scenario.question(scenario.bob)
    assert asked.silent, "Bob has just stood: he is at the table"
    assert scenario.running.text("button-hand") not in called.buttons.values(), "nobody holds cards"
    await scenario.running.close()
    await scenario.running.open()
    await does(scenario, scenario.bob, "vote", **{"for": "Cy"})
    assert len(told(scenario, "3 gouverneurs")) >= 1
    await does(scenario, scenario.ana, "prendre", qui="Cy", nombre=2)
    await does(scenario, scenario.ana, "donner", qui="Ana", moitie=True)
    await does(scenario, scenario.ana, "appel", ordre="Cy, Ana")
    await does(scenario, scenario.cy, "vote", pour="Bob")
    await does(scenario, scenario.ana, "vote", pour="Bob")
    await does(scenario, scenario.ana, "annuler")
    assert told(scenario, "annulé")
    await does(scenario, scenario.ana, "vote", pour="Ana")
    await does(scenario, scenario.ana, "appel", ordre="Cy, Bob")
    await does(scenario, scenario.cy, "vote", pour="Cy")
    await does(scenario, scenario.bob, "vote", **{"for": "Cy"})
    await does(scenario, scenario.ana, "clore")
    end, last = scenario.public()[-2:]
    assert "Au trône" in end.text
    assert "Ana" in end.text
    assert "**Ana** 🏆\u00a0: 8 gouverneurs" in last.text
    assert list(last.buttons.values()) == [
        scenario.running.text(key) for key in ("election-again-button", "replay-button")
    ]
    assert (await scenario.running.live()).table.status == "ended"


async def test_the_channel_reads_a_call_with_its_answer_and_at_the_latest_ten_seconds_later(
    scenario: Scenario,
) -> None:
    await opened(scenario)
    await does(scenario, scenario.ana, "appel", qui="Bob")
    story, edits = scenario.story(), len(scenario.story().past)
    assert "Bob" not in story.text.rpartition("⏳")[2], "Bob alone is asked, in private and at once"
    assert "Pour qui votes-tu" in scenario.question(scenario.bob).text
    await scenario.running.later(10 * SECOND)
    assert "Bob" in scenario.story().text.rpartition("⏳")[2]
    await does(scenario, scenario.bob, "vote", **{"for": "Cy"})
    questions = [each.text for each in scenario.ana.sees(scenario.ana.dm) if each.buttons or each.menus]
    assert questions == [], (
        "who presides calls in the channel, and reads there that it is the time to call again"
    )
    assert "Ana" in scenario.story().text.rpartition("⏳")[2]
    assert scenario.story() is story
    assert len(story.past) == edits + 2
    await does(scenario, scenario.ana, "appel", qui="Cy")
    await does(scenario, scenario.cy, "vote", pour="Bob")
    assert len(story.past) == edits + 3, "what follows soon is told together"


async def test_who_presides_and_falls_silent_is_called_in_private(scenario: Scenario) -> None:
    await opened(scenario)
    await does(scenario, scenario.ana, "appel", qui="Bob")
    await does(scenario, scenario.bob, "vote", **{"for": "Cy"})
    heard = len(scenario.ana.got(scenario.ana.dm))
    await scenario.running.later(5 * MINUTE)
    assert len(scenario.ana.got(scenario.ana.dm)) == heard + 1
    assert not scenario.question(scenario.ana).silent


async def test_who_is_not_called_is_not_heard_and_who_does_not_preside_calls_nobody(
    scenario: Scenario,
) -> None:
    await opened(scenario)
    before = await scenario.running.log()
    for person, line, given in (
        (scenario.bob, "vote", {"for": "Cy"}),
        (scenario.bob, "call", {"voter": "Cy"}),
        (scenario.bob, "close", {}),
        (scenario.bob, "give", {"voter": "Bob", "number": 9}),
        (scenario.ana, "annuler", {}),
    ):
        assert await does(scenario, person, line, **given)
    assert await scenario.running.log() == before


# -------------------------------------------------------------------------------------------------- sealed


SEALED = {"scrutin": "sealed", "candidats": "Bob, Cy", "delai": "2h"}


async def test_a_sealed_ballot_says_nothing_before_its_close(scenario: Scenario) -> None:
    await opened(scenario, **SEALED)
    public = len(scenario.public())
    question = scenario.question(scenario.bob)
    assert "Pour qui" in question.text
    await scenario.bob.slash("vote", {"for": "Cy"}, channel=scenario.channel)
    await does(scenario, scenario.cy, "vote", pour="Bob")
    await does(scenario, scenario.cy, "vote", pour="Cy")
    assert len(scenario.public()) == public
    status = (await scenario.ana.slash("table etat", channel=scenario.channel)).text
    assert "2" in status
    assert "Cy" not in status
    result = await does(scenario, scenario.ana, "resultat")
    assert re.search(r"Cy.*: 4", result)
    assert "→" not in result
    for form in ("csv", "json"):
        answer = await scenario.ana.slash("election export", {"format": form}, channel=scenario.channel)
        assert answer.ephemeral
        (file,) = answer.files
        assert b'"vote": "' not in file.data
        assert b"Cy,4,yes,no,,no" in file.data or form == "json"
    await does(scenario, scenario.ana, "donner", qui="Bob", nombre=2)
    assert len(scenario.public()) == public, "it stands in the story of the vote"
    assert "Bob" in scenario.story().text
    assert scenario.story().pings == [], "no ping tells who has not voted"
    await scenario.check_told()
    await does(scenario, scenario.ana, "vote", pour="Bob")
    (tally,) = told(scenario, "Dépouillement")
    opened_all = tally.text[tally.text.index("Dépouillement") :]
    assert "10" not in opened_all
    assert "9" in opened_all, "three and two of Bob's own, and four of Cy's"


async def test_a_sealed_vote_may_be_given_by_button_and_is_still_there_after_a_crash(
    scenario: Scenario,
) -> None:
    await opened(scenario, **SEALED)
    question = scenario.question(scenario.bob)
    vote = next(button for button, label in question.buttons.items() if label.startswith("Voter → Cy"))
    answer = await scenario.bob.press(question, vote)
    assert "Cy" in answer.text
    await scenario.running.settle()
    await scenario.running.kill()
    await scenario.running.open()
    await scenario.running.settle()
    live = await scenario.running.live()
    assert len(live.play.sealed) == 1
    await does(scenario, scenario.ana, "clore")
    assert "Cy" in scenario.public()[-1].text
    assert (await scenario.running.live()).table.status == "ended"


async def test_time_reminds_those_who_are_missing_in_private_and_then_closes(scenario: Scenario) -> None:
    await opened(scenario, **SEALED)
    await does(scenario, scenario.bob, "vote", **{"for": "Cy"})
    public = len(scenario.public())
    await scenario.running.later(HOUR + MINUTE)
    assert any("Qui garde" in text or "vote" in text for text in private(scenario.cy))
    reminded = [len(private(person)) for person in scenario.people]
    await does(scenario, scenario.ana, "donner", qui="Bob", nombre=1)
    await scenario.running.later(50 * MINUTE)
    assert (
        len(private(scenario.bob)) == reminded[1]
        or private(scenario.bob)[-1] == private(scenario.bob)[reminded[1] - 1]
    )
    await scenario.running.later(10 * MINUTE)
    assert len(scenario.public()) > public
    assert (await scenario.running.live()).table.status == "ended", "what is done amid it wins no time"


# --------------------------------------------------------------------------------------------- afterwards


async def test_a_channel_remembers_who_reigned(scenario: Scenario) -> None:
    for number, winner in enumerate(("Bob", "Cy"), 1):
        await opened(scenario, titre=f"Vote {number}", **{**SEALED, "candidats": winner})
        await does(scenario, scenario.ana, "vote", pour=winner)
        await does(scenario, scenario.ana, "clore")
    await scenario.running.close()
    await scenario.running.open()
    result = await does(scenario, scenario.bob, "result")
    assert "Reigns" in result
    assert result.index("Vote 2", result.index("Reigns")) < result.index("Vote 1", result.index("Reigns"))
    assert result.count("♛") >= 2
    answer = await scenario.bob.slash("election result", {"table": "1"}, channel=scenario.channel)
    assert "Vote 1" in answer.text.split("Reigns")[0]


async def test_the_file_holds_names_votes_piles_and_coalitions(scenario: Scenario) -> None:
    scenario.cy.name = "=Cy()"
    await opened(scenario, **{**SEALED, "candidats": "2, 3"})
    await does(scenario, scenario.ana, "vote", pour="Bob")
    await does(scenario, scenario.bob, "vote", **{"for": "Bob"})
    await does(scenario, scenario.ana, "clore")
    answer = await scenario.ana.slash(
        "election export", {"public": True, "format": "csv"}, channel=scenario.channel
    )
    assert not answer.ephemeral
    rows = list(csv.DictReader(io.StringIO(answer.files[0].data.decode("utf-8-sig"))))
    assert [(row["vote"], row["pile"], row["elected"]) for row in rows] == [
        ("Bob", "0", "no"),
        ("Bob", "8", "yes"),
        ("", "4", "no"),
    ]
    assert rows[2]["voter"] == "'=Cy()", "no spreadsheet carries it out"
    answer = await scenario.bob.slash("election export", {"format": "json"}, channel=scenario.channel)
    whole = json.loads(answer.files[0].data)
    assert whole["coalitions"] == [["Ana", "Bob"]]
    assert whole["voters"][1]["pile"] == [
        {"owner": "Bob", "governors": 3},
        {"owner": "Ana", "governors": 5},
    ]
    assert whole["elected"] == "Bob"


async def test_where_only_the_tally_is_published_no_file_and_no_message_names_a_voter(
    scenario: Scenario,
) -> None:
    """Of a vote for Cy by Ana there is nothing to be read but that Cy has one."""
    await opened(scenario, **{**SEALED, "scrutin": "tally", "candidats": "2, 3"})
    await does(scenario, scenario.ana, "vote", pour="Cy")
    await does(scenario, scenario.bob, "vote", **{"for": "Bob"})
    await does(scenario, scenario.cy, "vote", pour="Bob")
    count = "\n".join(message.text for message in scenario.public())
    assert "1 vote" in count
    assert not any("Ana" in line and "Cy" in line for line in count.splitlines() if "vote pour" in line)
    answer = await scenario.bob.slash("election export", {"format": "json"}, channel=scenario.channel)
    whole = json.loads(answer.files[0].data)
    assert [(one["vote"], one["abstained"], one["pile"]) for one in whole["voters"]] == [
        (None, False, [])
    ] * 3
    assert [one["votes"] for one in whole["voters"]] == [0, 2, 1]
    assert whole["coalitions"] == []
    answer = await scenario.bob.slash("election export", {"format": "csv"}, channel=scenario.channel)
    rows = list(csv.DictReader(io.StringIO(answer.files[0].data.decode("utf-8-sig"))))
    assert [(row["vote"], row["pile_owners"], row["votes"]) for row in rows] == [
        ("", "", "0"),
        ("", "", "2"),
        ("", "", "1"),
    ]


async def test_the_picture_of_a_result_says_in_words_what_stands_beside_it(scenario: Scenario) -> None:
    """Without marks; those who hear it are told whose governors lie where, too."""
    await opened(scenario, candidats="Bob, Cy")
    answer = await scenario.ana.slash("election resultat", channel=scenario.channel)
    (picture,) = answer.files
    assert picture.description == strip_markdown(answer.text)
    assert {"Bob", "Cy", "3"} <= set(re.findall(r"\w+", picture.description))
    assert "**" in answer.text
