"""`/rules` speaks of the table: the one in whose channel it is asked, else the person's own."""

from bot.wording.rules_lookup import list_titles, settle_all
from games.interstellar_pig.rulebook import RULEBOOK
from tests.sockets.scenario import Scenario
from tests.words import WORDS

GAME = "interstellar_pig"


async def test_only_what_the_table_here_plays_by_is_told(scenario: Scenario) -> None:
    await scenario.lobby(game=GAME, options="robot=extra_die")
    told = await scenario.bob.slash("rules", {"word": "robot"}, channel=scenario.channel)
    assert told.ephemeral
    assert "gives its holder one more die" in told.text
    assert "best score of your side" not in told.text


async def test_elsewhere_the_rules_are_those_of_ones_own_table(scenario: Scenario) -> None:
    await scenario.lobby(game=GAME, options="robot=extra_die")
    told = await scenario.ana.slash("regles", {"mot": "robot"}, channel=scenario.ana.dm)
    assert "donne un dé de plus" in told.text
    assert "meilleur score" not in told.text


async def test_of_a_game_that_is_named_and_played_nowhere_everything_is_told(scenario: Scenario) -> None:
    told = await scenario.bob.slash("rules", {"word": "robot", "game": GAME}, channel=scenario.channel)
    assert "gives its holder one more die" in told.text
    assert "best score of your side" in told.text


async def test_a_game_that_is_named_is_told_as_ones_own_table_plays_it(scenario: Scenario) -> None:
    await scenario.lobby(game=GAME, options="robot=extra_die")
    told = await scenario.ana.slash("regles", {"mot": "robot", "jeu": GAME}, channel=scenario.ana.dm)
    assert "meilleur score" not in told.text


async def test_the_titles_that_are_proposed_are_those_of_the_table(scenario: Scenario) -> None:
    await scenario.lobby(game=GAME, options="robot=extra_die")
    titles = list_titles(WORDS.of("en"), RULEBOOK, settle_all(RULEBOOK, {}))
    found = await scenario.bob.autocomplete("rules", "word", "", {}, channel=scenario.channel)
    assert [one["name"] for one in found] == titles[:25]


async def test_a_long_answer_comes_in_several_messages(scenario: Scenario) -> None:
    await scenario.lobby(game=GAME)
    told = await scenario.bob.slash("rules", {"word": "Fights"}, channel=scenario.channel)
    more = await told.followed()
    assert "Whoever stops where another pawn is must fight." in told.text
    assert more.ephemeral
    assert "the game’s own booklet has the last word" in more.text
