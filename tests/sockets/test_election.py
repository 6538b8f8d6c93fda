"""The election on its own, from its opening to its history: by commands, buttons and time, through a restart."""

import csv
import io
import json
import re
from typing import Any

from tests.loopback import Interaction, Message, Person
from tests.sockets.house import HOUR, MINUTE, Town

Given = dict[str, Any]


async def opened(town: Town, **given: Any) -> Interaction:
    """An election of Ana, Bob and Cy, whom Ana names; then everything is delivered."""
    voters = {"votant-1": town.ana, "votant-2": town.bob, "votant-3": town.cy}
    options: Given = {"titre": "Qui garde le trésor ?", "gouverneurs": "5 3 4", **voters, **given}
    answer = await town.ana.slash("election ouvrir", options, channel=town.channel)
    await town.house.settle()
    return answer


async def does(town: Town, person: Person, line: str, **given: object) -> str:
    """What somebody is answered to a command of the group; then everything is delivered."""
    answer = await person.slash(f"election {line}", given, channel=town.channel)
    await town.house.settle()
    return answer.text


def told(town: Town, words: str) -> list[Message]:
    """What the channel was told with these words."""
    return [each for each in town.public() if words in each.text]


def private(person: Person) -> list[str]:
    return [each.text for each in person.sees(person.dm)]


# ------------------------------------------------------------------------------------------------- opening


async def test_those_who_are_named_are_told_in_the_channel_and_by_message(town: Town) -> None:
    await town.bob.slash("settings", {"language": "en"}, channel=town.channel)
    answer = await opened(town, candidats="Bob, @Cy")
    assert answer.ephemeral
    (beginning,) = told(town, "Autour de l’urne")
    assert beginning.pings == town.people
    (summons,) = private(town.bob)
    assert "Ana" in summons
    assert "Qui garde le trésor" in summons
    assert "3 governors" in summons, "each is written to in their own language"
    (question,) = private(town.ana)
    assert "À qui le tour" in question, "who opens it is not summoned, but presides"
    live = await town.house.live()
    assert [row.name for row in live.seats] == ["Ana", "Bob", "Cy"]
    assert not told(town, "scellés"), "nothing is left to chance"


async def test_an_outsider_may_preside_and_the_opener_may_have_no_vote(town: Town) -> None:
    dan = town.world.person("Dan", town.guild, locale="en-GB")
    await town.ana.slash(
        "election ouvrir",
        {"titre": "x", "votant-1": town.bob, "votant-2": town.cy, "presidence": dan, "egalite": "lot"},
        channel=town.channel,
    )
    await town.house.settle()
    assert "C’est toi qui présides" in private(dan)[0]
    assert told(town, "scellés"), "a lot may be drawn: its secret is sealed"
    before = await town.house.log()
    await does(town, town.ana, "appel", qui="Bob")
    assert await town.house.log() == before
    assert "Cy" in await does(town, dan, "call", voter="Cy")


async def test_what_cannot_be_an_election_is_refused(town: Town) -> None:
    async def refusal(**given: object) -> str:
        return (await town.ana.slash("election ouvrir", {"titre": "x", **given}, channel=town.channel)).text

    text = town.house.text
    robot = town.world.person("Robot", town.guild)
    robot.bot = True
    two = {"votant-1": town.bob, "votant-2": town.cy}
    assert await refusal(**{"votant-1": town.bob}) == text("elections-error-voters", least=2, most=12)
    assert await refusal(**two, **{"votant-3": town.bob}) == text("elections-error-twice")
    assert await refusal(**two, **{"votant-3": robot}) == text("elections-error-bot")
    assert await refusal(**two, gouverneurs="1 2 3") == text("elections-error-governors", count=2)
    assert await refusal(**two, candidats="Zoé") == text("elections-error-candidate", who="Zoé")
    assert await refusal(candidats="Zoé") == text("elections-error-name-voters")
    assert await town.house.store.tables_of(town.ana.id) == []
    assert (await town.ana.slash("election resultat", channel=town.channel)).text == text("elections-none")


async def test_without_names_people_join_and_the_host_presides(town: Town) -> None:
    await town.bob.slash("election open", {"title": "Free seats", "language": "fr"}, channel=town.channel)
    await town.house.settle()
    lobby = next(each for each in town.public() if each.buttons)
    assert "Free seats" in lobby.text
    await town.cy.press(lobby, "Rejoindre")
    await town.ana.press(lobby, "Rejoindre")
    await town.bob.press(lobby, "Commencer")
    await town.house.settle()
    live = await town.house.live()
    assert [row.name for row in live.seats] == ["Bob", "Cy", "Ana"], "as they sat down"
    assert "Cy" in await does(town, town.bob, "call", voter="Cy")


# ----------------------------------------------------------------------------------------------- roll call


async def test_a_roll_call_goes_from_call_to_call_and_over_a_restart_to_its_result(town: Town) -> None:
    await opened(town)
    await does(town, town.cy, "candidat")
    await does(town, town.bob, "stand")
    await does(town, town.ana, "appel", qui="Bob")
    (called,) = told(town, "pour qui votes-tu")
    assert called.pings == [town.bob]
    assert town.house.text("button-hand") not in called.buttons.values(), "nobody holds cards"
    await town.house.close()
    await town.house.open()
    await does(town, town.bob, "vote", **{"for": "Cy"})
    assert len(told(town, "3 gouverneurs")) >= 1
    await does(town, town.ana, "prendre", qui="Cy", nombre=2)
    await does(town, town.ana, "donner", qui="Ana", moitie=True)
    await does(town, town.ana, "appel", ordre="Cy, Ana")
    await does(town, town.cy, "vote", pour="Bob")
    await does(town, town.ana, "vote", pour="Bob")
    await does(town, town.ana, "annuler")
    assert told(town, "annulé")
    await does(town, town.ana, "vote", pour="Ana")
    await does(town, town.ana, "appel", ordre="Cy, Bob")
    await does(town, town.cy, "vote", pour="Cy")
    await does(town, town.bob, "vote", **{"for": "Cy"})
    await does(town, town.ana, "clore")
    last = town.public()[-1]
    assert "Au trône" in last.text
    assert "Ana" in last.text
    assert not last.buttons
    assert (await town.house.live()).table.status == "ended"


async def test_who_is_not_called_is_not_heard_and_who_does_not_preside_calls_nobody(town: Town) -> None:
    await opened(town)
    before = await town.house.log()
    for person, line, given in (
        (town.bob, "vote", {"for": "Cy"}),
        (town.bob, "call", {"voter": "Cy"}),
        (town.bob, "close", {}),
        (town.bob, "give", {"voter": "Bob", "number": 9}),
        (town.ana, "annuler", {}),
    ):
        assert await does(town, person, line, **given)
    assert await town.house.log() == before


# -------------------------------------------------------------------------------------------------- sealed


SEALED = {"scrutin": "sealed", "candidats": "Bob, Cy", "delai": "2h"}


async def test_a_sealed_ballot_says_nothing_before_its_close(town: Town) -> None:
    await opened(town, **SEALED)
    public = len(town.public())
    question = town.question(town.bob)
    assert "Pour qui" in question.text
    await town.bob.slash("vote", {"for": "Cy"}, channel=town.channel)
    await does(town, town.cy, "vote", pour="Bob")
    await does(town, town.cy, "vote", pour="Cy")
    assert len(town.public()) == public
    status = (await town.ana.slash("table etat", channel=town.channel)).text
    assert "2" in status
    assert "Cy" not in status
    result = await does(town, town.ana, "resultat")
    assert re.search(r"Cy.*: 4", result)
    assert "→" not in result
    for form in ("csv", "json"):
        answer = await town.ana.slash("election export", {"format": form}, channel=town.channel)
        assert answer.ephemeral
        (file,) = answer.files
        assert b'"vote": "' not in file.data
        assert b"Cy,4,yes,no,,no" in file.data or form == "json"
    await does(town, town.ana, "donner", qui="Bob", nombre=2)
    (given,) = town.public()[public:]
    assert given.pings == [], "no ping tells who has not voted"
    await does(town, town.ana, "vote", pour="Bob")
    opened_all = town.public()[-1].text
    assert "Dépouillement" in opened_all
    assert "10" not in opened_all
    assert "9" in opened_all, "three and two of Bob's own, and four of Cy's"


async def test_a_sealed_vote_may_be_given_by_button_and_is_still_there_after_a_crash(town: Town) -> None:
    await opened(town, **SEALED)
    question = town.question(town.bob)
    vote = next(button for button, label in question.buttons.items() if label.startswith("Voter → Cy"))
    answer = await town.bob.press(question, vote)
    assert "Cy" in answer.text
    await town.house.settle()
    await town.house.kill()
    await town.house.open()
    await town.house.settle()
    live = await town.house.live()
    assert len(live.play.sealed) == 1
    await does(town, town.ana, "clore")
    assert "Cy" in town.public()[-1].text
    assert (await town.house.live()).table.status == "ended"


async def test_time_reminds_those_who_are_missing_in_private_and_then_closes(town: Town) -> None:
    await opened(town, **SEALED)
    await does(town, town.bob, "vote", **{"for": "Cy"})
    public = len(town.public())
    await town.house.later(HOUR + MINUTE)
    assert any("Qui garde" in text or "vote" in text for text in private(town.cy))
    reminded = [len(private(person)) for person in town.people]
    await does(town, town.ana, "donner", qui="Bob", nombre=1)
    await town.house.later(50 * MINUTE)
    assert (
        len(private(town.bob)) == reminded[1] or private(town.bob)[-1] == private(town.bob)[reminded[1] - 1]
    )
    await town.house.later(10 * MINUTE)
    assert len(town.public()) > public
    assert (await town.house.live()).table.status == "ended", "what is done amid it wins no time"


# --------------------------------------------------------------------------------------------- afterwards


async def test_a_channel_remembers_who_reigned(town: Town) -> None:
    for number, winner in enumerate(("Bob", "Cy"), 1):
        await opened(town, titre=f"Vote {number}", **{**SEALED, "candidats": winner})
        await does(town, town.ana, "vote", pour=winner)
        await does(town, town.ana, "clore")
    await town.house.close()
    await town.house.open()
    result = await does(town, town.bob, "result")
    assert "Reigns" in result
    assert result.index("Vote 2", result.index("Reigns")) < result.index("Vote 1", result.index("Reigns"))
    assert result.count("♛") >= 2
    answer = await town.bob.slash("election result", {"table": "1"}, channel=town.channel)
    assert "Vote 1" in answer.text.split("Reigns")[0]


async def test_the_file_holds_names_votes_piles_and_coalitions(town: Town) -> None:
    town.cy.name = "=Cy()"
    await opened(town, **{**SEALED, "candidats": "2, 3"})
    await does(town, town.ana, "vote", pour="Bob")
    await does(town, town.bob, "vote", **{"for": "Bob"})
    await does(town, town.ana, "clore")
    answer = await town.ana.slash("election export", {"public": True, "format": "csv"}, channel=town.channel)
    assert not answer.ephemeral
    rows = list(csv.DictReader(io.StringIO(answer.files[0].data.decode("utf-8-sig"))))
    assert [(row["vote"], row["pile"], row["elected"]) for row in rows] == [
        ("Bob", "0", "no"),
        ("Bob", "8", "yes"),
        ("", "4", "no"),
    ]
    assert rows[2]["voter"] == "'=Cy()", "no spreadsheet carries it out"
    answer = await town.bob.slash("election export", {"format": "json"}, channel=town.channel)
    whole = json.loads(answer.files[0].data)
    assert whole["coalitions"] == [["Ana", "Bob"]]
    assert whole["voters"][1]["pile"] == [
        {"owner": "Bob", "governors": 3},
        {"owner": "Ana", "governors": 5},
    ]
    assert whole["elected"] == "Bob"
