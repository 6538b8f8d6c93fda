"""`/card` in a Discord: at a table, in a direct message, for whoever asks; the same answer for all."""

from tests.sockets.scenario import Scenario


async def test_a_card_is_looked_up_in_a_direct_message_by_whoever_sits_at_no_table(
    scenario: Scenario,
) -> None:
    told = await scenario.bob.slash("card", {"name": "sauve qui"}, channel=scenario.bob.dm)
    assert told.ephemeral
    assert told.text.startswith("**Sauve qui peut\N{NARROW NO-BREAK SPACE}!!! (run for it)**")
    assert "Les Cochons de l’Espace" in told.text


async def test_it_answers_in_the_readers_language_with_the_picture(scenario: Scenario) -> None:
    told = await scenario.ana.slash("carte", {"nom": "laser gun"}, channel=scenario.ana.dm)
    assert "**Pistolet laser**" in told.text
    assert "Un dé de plus" in told.text
    assert len(told.files) == 1


async def test_where_a_table_is_only_its_game_is_searched(scenario: Scenario) -> None:
    await scenario.lobby(game="interstellar_pig")
    told = await scenario.bob.slash("card", {"name": "force field"}, channel=scenario.channel)
    assert "**Force Field**" in told.text
    elsewhere = await scenario.bob.slash("card", {"name": "force field"}, channel=scenario.bob.dm)
    assert "Cosmic Encounter" in elsewhere.text
    assert "Interstellar Pig" in elsewhere.text
    of_another = await scenario.bob.slash(
        "card", {"name": "force field", "game": "Cosmic Encounter"}, channel=scenario.channel
    )
    assert "Interstellar Pig" not in of_another.text


async def test_a_game_that_is_not_there_and_a_name_that_is_none_are_said(scenario: Scenario) -> None:
    told = await scenario.bob.slash("card", {"name": "x", "game": "chess"}, channel=scenario.bob.dm)
    assert "chess" not in told.text
    assert told.ephemeral
    told = await scenario.bob.slash("card", {"name": "qqqq"}, channel=scenario.bob.dm)
    assert "Nothing is called “qqqq”" in told.text


async def test_what_is_proposed_depends_neither_on_who_asks_nor_on_what_lies_at_the_table(
    scenario: Scenario,
) -> None:
    before = await scenario.bob.autocomplete("card", "name", "ma", {}, channel=scenario.bob.dm)
    assert before
    await scenario.started()
    here = [
        await one.autocomplete("card", "name", "ro", {}, channel=scenario.channel)
        for one in (scenario.bob, scenario.people[-1])
    ]
    assert here[0]
    assert {one["value"] for one in here[0]} == {one["value"] for one in here[1]}
    after = await scenario.bob.autocomplete("card", "name", "ma", {}, channel=scenario.bob.dm)
    assert after == before


async def test_what_is_proposed_is_found_when_it_is_chosen(scenario: Scenario) -> None:
    (one, *_) = await scenario.bob.autocomplete("card", "name", "warp", {}, channel=scenario.bob.dm)
    told = await scenario.bob.slash("card", {"name": one["value"]}, channel=scenario.bob.dm)
    assert "Where lost ships go" in told.text
