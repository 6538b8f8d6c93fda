"""The complete game by commands: markers, recipe, election, chips, and what is done amid a question."""

from __future__ import annotations

import pytest

from games.table.facts import Seat
from tests.loopback import Interaction, Person
from tests.sockets.games import COMPLETE
from tests.sockets.house import HOUR, Town
from tests.sockets.players import number_of, parts_of

pytestmark = pytest.mark.parametrize("game", [COMPLETE], ids=["complete"])

STEPS = 400


async def until(town: Town, question: str) -> None:
    """Let the absent be answered for until the question is put to somebody who is here."""
    options = "rule_set=complete, auto_start=true, gap_windows=false"
    await town.started(options=options, deadline="12h")
    await until_asked(town, question)


async def until_asked(town: Town, question: str) -> None:
    """The same in a game that goes on."""
    for _ in range(STEPS):
        if await asked(town, question):
            return
        await town.house.later(12 * HOUR)
    raise AssertionError(question)


async def asked(town: Town, question: str) -> list[Person]:
    """Who is asked this, lowest seat first."""
    live = await town.house.live()
    by_id = {person.id: person for person in town.people}
    return [
        by_id[live.at(seat).user_id or 0]
        for seat, ask in sorted(live.play.asks.items())
        if ask.key == f"cochons-{question}"
    ]


def words(person: Person, french: str, english: str) -> str:
    return french if person.locale == "fr" else english


async def names(town: Town, person: Person, line: str, option: str, typed: str = "") -> dict[str, str]:
    found = await person.autocomplete(line, option, typed, {}, channel=town.channel)
    return {choice["name"]: str(choice["value"]) for choice in found}


async def does(town: Town, person: Person, line: str, **given: object) -> Interaction:
    """A command that is taken."""
    answer = await person.slash(line, given, channel=town.channel)
    assert number_of(answer) is not None, f"/{line} {given}: {answer.text}"
    await town.house.settle()
    return answer


async def test_a_marker_is_chosen_in_secret_by_its_number(town: Town) -> None:
    await until(town, "ask-marker")
    shown = await names(town, town.ana, "cochons marqueur", "nombre")
    assert list(shown) == ["2 voyages", "3 voyages", "4 voyages"]
    taken = await does(town, town.ana, "cochons marqueur", nombre=4)
    assert "4 voyages" in taken.text
    assert not any("Ana" in each.text for each in town.public()[-1:])
    refused = await town.bob.slash("cochons marker", {"number": 5}, channel=town.channel)
    assert number_of(refused) is None


async def test_a_recipe_is_read_again_by_its_owner_alone(town: Town) -> None:
    await until(town, "ask-marker")
    live = await town.house.live()
    seat = next(row.seat for row in live.seats if row.user_id == town.ana.id)
    wanted = live.play.view(Seat(seat)).seat(seat).recipe
    own = await town.ana.slash("cochons recette", channel=town.channel)
    assert own.ephemeral
    for number, colour in ((wanted.red, "rouge"), (wanted.yellow, "jaune"), (wanted.blue, "bleu")):
        assert f"/{number}" in own.text.split(colour)[1][:6]
    stranger = town.world.person("Dan", town.guild, locale="en-GB")
    refused = await stranger.slash("cochons recipe", channel=town.channel)
    assert refused.text == town.house.text("refused-not-seated", "en")


async def test_the_senate_sits_is_called_and_votes_by_commands(town: Town) -> None:
    await until(town, "ask-ready")
    none = await town.bob.slash("tally", channel=town.channel)
    assert all(name in none.text for name in ("Ana", "Bob", "Cy"))
    assert none.files
    await does(town, town.ana, "cochons retirer")
    assert any("Ana" in each.text for each in town.public()[-2:])
    for person in town.people:
        await does(town, person, words(person, "passer", "pass"))
    (caller,) = await asked(town, "ask-call")
    line, option = words(caller, "cochons appeler", "cochons call"), words(caller, "ordre", "order")
    order = ", ".join(words(caller, name, name) for name in ("Cy", "Ana", "Bob"))
    await does(town, caller, line, **{option: order})
    for _ in range(3):
        (voter,) = await asked(town, "ask-vote")
        vote, candidate = words(voter, "vote", "vote"), words(voter, "pour", "for")
        shown = await names(town, voter, vote, candidate)
        assert sorted(shown) == ["Bob", "Cy"], "who withdrew can not be voted for"
        await does(town, voter, vote, **{candidate: "Cy"})
    assert any(
        ask.endswith("closing") for ask in {one.key for one in (await town.house.live()).play.asks.values()}
    )


async def test_chips_are_given_out_by_naming_who_receives_them(town: Town) -> None:
    await until(town, "ask-chips")
    (royal,) = await asked(town, "ask-chips")
    live = await town.house.live()
    seat = next(row.seat for row in live.seats if row.user_id == royal.id)
    stock = live.play.view(Seat(seat)).stock
    line = words(royal, "cochons distribuer", "cochons give")
    shown = await names(town, royal, line, words(royal, "un", "ones"))
    assert set(shown) <= {"Ana", "Bob", "Cy"}
    receivers = ["Ana", "Bob", "Cy", "Ana", "Bob"]
    given = {}
    for value, french, english in ((3, "trois", "threes"), (2, "deux", "twos"), (1, "un", "ones")):
        taken = [receivers.pop(0) for chip in stock if chip == value]
        if taken:
            given[words(royal, french, english)] = ", ".join(taken)
    nothing = await royal.slash(line, channel=town.channel)
    assert number_of(nothing) is None
    answer = await does(town, royal, line, **given)
    assert answer.text.count("Ana") == answer.text.count("Bob") == 2


async def test_what_is_done_amid_a_question_asks_nobody_anew_and_old_buttons_still_answer(town: Town) -> None:
    await until(town, "ask-ready")
    question = next(each for each in reversed(town.public()) if parts_of(each))
    before = len(town.bob.sees(town.bob.dm))
    await does(town, town.ana, "cochons retirer")
    await does(town, town.ana, "cochons candidat")
    assert len(town.bob.sees(town.bob.dm)) == before
    assert [each.pings for each in town.public()[-2:]] == [[], []]
    ready = town.house.text("cochons-ask-ready-pass")
    assert ready in [part.get("label") for part in parts_of(question)]
    taken = await town.bob.press(question, ready)
    assert number_of(taken) is not None, taken.text


@pytest.mark.parametrize("key", ["ask-marker", "ask-travel"])
async def test_who_has_no_ally_is_told_with_whom_one_trades(town: Town, key: str) -> None:
    await until(town, key)
    alone = await town.bob.slash("cochons trade", {"do": "offer"}, channel=town.channel)
    assert alone.text == town.house.text("cochons-refused-trade-no-ally", "en")
