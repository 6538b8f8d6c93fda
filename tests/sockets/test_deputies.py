"""A deputy: somebody named, who accepts, sees what an absent seat sees and answers for it."""

from tests.fake_discord import Interaction, Person
from tests.fake_discord.model import User
from tests.sockets.absences import asked_again, clock, seat_of, who_answered
from tests.sockets.players import asks, is_taken
from tests.sockets.scenario import HOUR, Scenario, offered_first


async def named(scenario: Scenario, owner: Person, deputy: Person, *, button: str = "deputy-accept") -> None:
    """Somebody names a deputy, who answers by a button in the channel."""
    line, option = ("table intendance", "suppleance") if owner.locale == "fr" else ("table steward", "deputy")
    done = await owner.slash(line, {option: deputy}, channel=scenario.channel)
    assert scenario.running.text("deputy-asked", owner.locale, who=f"**{deputy.name}**") == done.text
    await scenario.running.settle()
    offer = next(each for each in scenario.public() if deputy in each.pings)
    await deputy.press(offer, scenario.running.text(button))
    await scenario.running.settle()


async def with_deputy(scenario: Scenario) -> tuple[Person, Person]:
    """A game in which whoever was asked first is away, and their deputy is asked something."""
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await scenario.running.bot.store.set_preference(dan.id, "language", "en")
    await scenario.started(deadline="24h")
    (owner,) = await scenario.awaited()
    await named(scenario, owner, dan)
    await scenario.running.later(25 * HOUR)
    await asked_again(scenario, owner, secretly=None)
    return owner, dan


async def test_a_deputy_is_asked_in_private_sees_the_hand_and_answers_for_the_seat(
    scenario: Scenario,
) -> None:
    owner, dan = await with_deputy(scenario)
    told = scenario.running.text("deputy-named", who="**Dan**", what=f"**{owner.name}**")
    assert len(scenario.told(told)) == 1, "the table is told"
    away = scenario.running.text("away-deputy", who=f"**{owner.name}**", what="**Dan**")
    assert away in scenario.story().text
    yours = scenario.running.text("deputy-yours", "en", who=f"**{owner.name}**")
    assert len([each for each in dan.sees(dan.dm) if yours in each.text]) == 1
    await scenario.running.later(6 * HOUR)
    assert await scenario.awaited() == [owner], "a deputy has the time that everybody has"
    hand = await dan.slash("hand", channel=scenario.channel)
    assert scenario.running.text("refused-not-seated", "en") not in hand.text
    panel = await dan.slash("answer", channel=scenario.channel)
    assert is_taken(await offered_first(dan, panel))
    await scenario.running.settle()
    assert "deputy" in await who_answered(scenario, owner)
    assert scenario.running.text("away-back", who=f"**{owner.name}**") not in "".join(
        each.text for each in scenario.public()
    )


async def test_whoever_comes_back_takes_over_from_their_deputy(scenario: Scenario) -> None:
    owner, dan = await with_deputy(scenario)
    await owner.slash("back", channel=scenario.channel)
    await scenario.running.settle()
    refused = await dan.slash("hand", channel=scenario.channel)
    assert refused.text == scenario.running.text("refused-not-seated", "en")
    panel = await owner.slash("answer", channel=scenario.channel)
    assert is_taken(await offered_first(owner, panel))
    assert (await who_answered(scenario, owner))[-1] is None


async def test_what_somebody_has_sealed_in_private_they_can_read_when_a_deputy_sits_there(
    scenario: Scenario,
) -> None:
    """Only what asks goes: the receipt is what they know of their answer, which stands until it is changed."""
    ana, dan = scenario.ana, scenario.world.person("Dan", scenario.guild, locale="en-US")
    await scenario.drawn(deadline="24h")
    await named(scenario, ana, dan)
    question = scenario.question(ana)
    given = await ana.press(question, scenario.running.text("cochons-ask-discard-pass"))
    sealed = scenario.running.text("receipt-sealed-note")
    assert sealed in given.text
    await scenario.running.settle()
    await ana.slash("away", {"until": "3d"}, channel=scenario.channel)
    await scenario.running.settle()
    assert dan.sees(dan.dm), "a deputy sits there now"
    assert (question.text, question.deleted) == (given.text, False)
    await ana.slash("back", channel=scenario.channel)
    await scenario.running.settle()
    assert (question.text, question.deleted) == (given.text, False)


async def test_what_asked_somebody_in_private_leaves_when_a_deputy_sits_there(scenario: Scenario) -> None:
    """Whoever answers now is asked; nobody reads there what is not asked of them any more."""
    ana, dan = scenario.ana, scenario.world.person("Dan", scenario.guild, locale="en-US")
    await scenario.drawn(deadline="24h")
    await named(scenario, ana, dan)
    question = scenario.question(ana)
    await ana.slash("away", {"until": "3d"}, channel=scenario.channel)
    await scenario.running.settle()
    assert dan.sees(dan.dm), "a deputy sits there now"
    assert not asks(question)


async def test_while_its_person_is_there_a_deputy_sees_nothing(scenario: Scenario) -> None:
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await scenario.started(deadline="24h")
    (owner,) = await scenario.awaited()
    await named(scenario, owner, dan)
    refused = await dan.slash("hand", channel=scenario.channel)
    assert refused.text == scenario.running.text("refused-not-seated", "en")
    assert dan.sees(dan.dm) == []


async def test_a_deputy_who_is_late_too_is_answered_for_like_anybody(scenario: Scenario) -> None:
    owner, _ = await with_deputy(scenario)
    await scenario.running.later(25 * HOUR)
    assert (await scenario.running.live()).at(await seat_of(scenario, owner)).deputy_late
    await asked_again(scenario, owner, secretly=None)
    await scenario.running.later(HOUR)
    assert await scenario.awaited() != [owner]
    assert "deputy" not in await who_answered(scenario, owner)


async def test_who_declines_is_no_deputy(scenario: Scenario) -> None:
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await scenario.started(deadline="24h")
    await named(scenario, scenario.ana, dan, button="deputy-decline")
    row = (await scenario.running.live()).at(await seat_of(scenario, scenario.ana))
    assert (row.steward, row.deputy_id) == (None, None)


async def test_nobody_answers_an_offer_that_was_made_to_somebody_else(scenario: Scenario) -> None:
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    eve = scenario.world.person("Eve", scenario.guild, locale="fr")
    await scenario.started(deadline="24h")
    await scenario.ana.slash("table intendance", {"suppleance": dan}, channel=scenario.channel)
    await scenario.running.settle()
    offer = next(each for each in scenario.public() if dan in each.pings)
    done = await eve.press(offer, scenario.running.text("deputy-accept"))
    assert done.text == scenario.running.text("press-not-yours")


async def refused(scenario: Scenario, owner: Person, deputy: User) -> Interaction:
    line, option = ("table intendance", "suppleance") if owner.locale == "fr" else ("table steward", "deputy")
    done = await owner.slash(line, {option: deputy}, channel=scenario.channel)
    row = (await scenario.running.live()).at(await seat_of(scenario, owner))
    assert row.deputy_id is None
    return done


async def test_a_deputy_may_be_neither_oneself_nor_seated_nor_a_bot_nor_anothers_deputy(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline="24h")
    text = scenario.running.text
    for owner, other in ((scenario.ana, scenario.bob), (scenario.bob, scenario.ana)):
        language = owner.locale
        assert (await refused(scenario, owner, owner)).text == text("deputy-yourself", language)
        assert (await refused(scenario, owner, other)).text == text("deputy-seated", language, who=other.name)
        bot = scenario.world.bot
        assert (await refused(scenario, owner, bot)).text == text("deputy-bot", language)
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await named(scenario, scenario.ana, dan)
    assert (await refused(scenario, scenario.bob, dan)).text == text("deputy-elsewhere", "en", who="Dan")


async def test_at_night_a_deputy_is_not_woken_and_called_in_the_morning(scenario: Scenario) -> None:
    dan = scenario.world.person("Dan", scenario.guild, locale="en-US")
    await scenario.started(deadline="24h")
    (owner,) = await scenario.awaited()
    await named(scenario, owner, dan)
    now = scenario.running.clock.now()
    quiet = "-".join(clock(now + hours * HOUR) for hours in (-1, 8))
    await dan.slash("settings", {"zone": "UTC", "quiet": quiet}, channel=scenario.channel)
    line, name = ("absence", "jusqua") if owner.locale == "fr" else ("away", "until")
    await owner.slash(line, {name: "3j" if owner.locale == "fr" else "3d"}, channel=scenario.channel)
    await scenario.running.later(7 * HOUR)
    assert dan.sees(dan.dm), "the question is there"
    assert all(each.silent for each in dan.sees(dan.dm))
    await scenario.running.later(2 * HOUR)
    assert [each.silent for each in dan.sees(dan.dm)].count(False) == 1
    assert await scenario.awaited() == [owner]
