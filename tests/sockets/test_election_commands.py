"""Every command of `/election` that its stories do not type: governors set, bans, halves, thefts, ties, abstentions."""

import pytest

from games.election.state import ballot
from games.election.state.state import State
from tests.sockets.elections import does, opened, told
from tests.sockets.players import parts_of
from tests.sockets.scenario import Scenario
from tests.sockets.tables import go_step_by_step


async def state_of(scenario: Scenario) -> State:
    live = await scenario.running.live()
    assert live.game is not None
    state = live.game.state
    assert isinstance(state, State)
    return state


async def piles(scenario: Scenario) -> list[int]:
    """How many governors lie in front of Ana, Bob and Cy."""
    held = (await state_of(scenario)).ballot
    return [ballot.count_pile(held, seat) for seat in held.voters]


async def test_before_a_sealed_ballot_candidates_come_and_go_and_the_presider_sets_the_table(
    scenario: Scenario,
) -> None:
    """Open candidacy: stand, withdraw, governors, ban, then `/election call` opens the ballot (R-99, R-107)."""
    await opened(scenario, scrutin="sealed")
    await does(scenario, scenario.bob, "stand")
    await does(scenario, scenario.cy, "candidat")
    await does(scenario, scenario.cy, "retrait")
    await does(scenario, scenario.ana, "gouverneurs", qui="Cy", nombre=9)
    assert await piles(scenario) == [5, 3, 9]
    await does(scenario, scenario.ana, "ecarter", qui="Cy")
    assert told(scenario, "retire sa candidature")
    before = await scenario.running.log()
    assert await does(scenario, scenario.cy, "candidat")
    assert await scenario.running.log() == before, "who is banned may not stand"
    await does(scenario, scenario.ana, "appel")
    assert told(scenario, "Le scrutin secret est ouvert")
    await does(scenario, scenario.ana, "ecarter", qui="Bob")
    assert (await state_of(scenario)).ballot.banned == [2], "no ban once it is open"


async def test_an_abstention_is_typed_or_forbidden(scenario: Scenario) -> None:
    """R-101: it is the group's to say."""
    await opened(scenario, scrutin="sealed", candidats="Bob, Cy", abstention=False)
    before = await scenario.running.log()
    assert await does(scenario, scenario.ana, "abstention")
    assert await scenario.running.log() == before
    await does(scenario, scenario.ana, "clore")
    assert (await scenario.running.live()).table.status == "ended"
    await opened(scenario, titre="Encore", scrutin="sealed", candidats="Bob, Cy")
    await does(scenario, scenario.ana, "abstention")
    await does(scenario, scenario.bob, "abstain")
    await does(scenario, scenario.cy, "vote", pour="Cy")
    assert len(told(scenario, "s’abstient")) == 1, "both in the one message of the count"
    assert "Cy" in scenario.public()[-1].text


async def test_a_tie_is_the_presiders_to_decide_where_the_opening_said_so(scenario: Scenario) -> None:
    """C-64, R-111, by the rule that was chosen at the opening."""
    await opened(scenario, gouverneurs="1", egalite="presider", scrutin="sealed", candidats="Bob, Cy")
    await does(scenario, scenario.ana, "abstention")
    await does(scenario, scenario.bob, "vote", **{"for": "Bob"})
    await does(scenario, scenario.cy, "vote", pour="Cy")
    assert told(scenario, "Égalité")
    before = await scenario.running.log()
    assert await does(scenario, scenario.bob, "decide", **{"for": "Bob"})
    assert await scenario.running.log() == before, "not theirs to decide"
    await does(scenario, scenario.ana, "trancher", pour="Cy")
    assert (await scenario.running.live()).table.status == "ended"
    assert "Cy" in scenario.public()[-1].text


async def test_an_election_that_ends_without_a_winner_says_so_afterwards_too(scenario: Scenario) -> None:
    """R-111: a tie may leave the throne empty; `/election result` does not speak of an open ballot then."""
    await opened(scenario, gouverneurs="1", egalite="nobody", scrutin="sealed", candidats="Bob, Cy")
    await does(scenario, scenario.bob, "vote", **{"for": "Bob"})
    await does(scenario, scenario.cy, "vote", pour="Cy")
    await does(scenario, scenario.ana, "clore")
    answer = await does(scenario, scenario.ana, "resultat")
    assert "personne n’est élu" in answer
    assert "imminente" not in answer
    assert "Règnes" not in answer, "nobody reigned"


async def test_the_presider_does_what_the_cards_do(scenario: Scenario) -> None:
    """C-63, R-105, R-106, R-109: half taken, half stolen and put in front of somebody, Rififi with a victim."""
    await opened(scenario)
    await does(scenario, scenario.ana, "prendre", qui="Ana", moitie=True)
    assert await piles(scenario) == [2, 3, 4]
    await does(scenario, scenario.ana, "donner", qui="Bob", nombre=2)
    await does(scenario, scenario.ana, "prendre", qui="Bob", par="Cy", devant="Ana")
    assert await piles(scenario) == [5, 2, 4]
    await does(scenario, scenario.ana, "appel", qui="Cy")
    await does(scenario, scenario.cy, "vote", pour="Bob")
    assert await piles(scenario) == [5, 6, 0]
    await does(scenario, scenario.ana, "annuler", cible="Cy")
    assert await piles(scenario) == [2, 2, 3], "the block was Cy's, and half of seven is gone"


async def test_without_names_what_was_chosen_goes_to_the_lobby(scenario: Scenario) -> None:
    """What was said at the opening holds for whoever joins: the ballot, ties, abstentions, the deadline."""
    typed = {
        "title": "Free seats",
        "ballot": "sealed",
        "tie": "nobody",
        "abstention": False,
        "deadline": "2h",
    }
    await scenario.bob.slash("election open", {**typed, "language": "fr"}, channel=scenario.channel)
    await scenario.running.settle()
    lobby = next(each for each in scenario.public() if each.buttons)
    await scenario.cy.press(lobby, "Rejoindre")
    await scenario.bob.press(lobby, "Commencer")
    await scenario.running.settle()
    live = await scenario.running.live()
    options = (await state_of(scenario)).options
    assert (options.ballot, options.tie, options.abstention) == ("sealed", "nobody", False)
    assert live.table.deadline_seconds == 7200


async def test_the_result_tells_the_tally_and_the_coalitions(scenario: Scenario) -> None:
    """C-65, R-26: who voted for the same candidate, elected or not, is allied; also afterwards."""
    await opened(scenario, gouverneurs="1 1 9", scrutin="sealed", candidats="Bob, Cy")
    await does(scenario, scenario.ana, "vote", pour="Bob")
    await does(scenario, scenario.bob, "vote", **{"for": "Bob"})
    await does(scenario, scenario.cy, "vote", pour="Cy")
    lines = (await does(scenario, scenario.ana, "resultat")).splitlines()
    (allies,) = [line for line in lines if "Coalition" in line]
    assert "Ana" in allies
    assert "Bob" in allies
    assert "Cy" not in allies
    assert any("Cy" in line and "9 gouverneurs" in line for line in lines)


async def test_a_channel_holds_one_election_at_a_time(scenario: Scenario) -> None:
    """Beside a game, or another election, it needs a thread."""
    await opened(scenario)
    before = len(await scenario.running.store.tables_of(scenario.ana.id))
    answer = await opened(scenario, titre="Une autre")
    assert answer.text
    assert len(await scenario.running.store.tables_of(scenario.ana.id)) == before
    assert not told(scenario, "Une autre")


async def test_what_was_typed_without_all_that_is_needed_goes_on_as_a_form(scenario: Scenario) -> None:
    await opened(scenario, scrutin="sealed")
    before = await scenario.running.log()
    form = await scenario.ana.slash("election donner", {"qui": "Bob"}, channel=scenario.channel)
    assert form.ephemeral
    assert await scenario.running.log() == before
    assert "Bob" in form.text
    assert scenario.running.text("button-type") in [part.get("label") for part in parts_of(form)]


async def test_a_step_of_the_orders_form_taken_twice_shows_the_orders_and_no_dead_end(
    scenario: Scenario,
) -> None:
    await opened(scenario, scrutin="sealed")
    await does(scenario, scenario.ana, "appel")
    shown = await scenario.bob.slash("orders", channel=scenario.channel)
    vote = scenario.running.text("election-order-vote", "en")
    form = await go_step_by_step(scenario.bob, await scenario.bob.press(shown, vote))
    menu = next(part for part in parts_of(form) if part.get("options"))
    choice = (menu["custom_id"], [menu["options"][0]["value"]])
    await scenario.bob.choose(form, *choice)
    again = await scenario.bob.choose(form, *choice, forged=True)
    assert again.text.startswith(scenario.running.text("press-stale", "en"))
    assert vote in [part.get("label") for part in parts_of(again)], "the form can be begun again from here"
    assert scenario.running.text("refused-not-asked", "en") not in again.text


@pytest.mark.parametrize("named", [True, False], ids=["begun at once", "by a lobby"])
async def test_an_election_has_the_settings_of_any_table(scenario: Scenario, *, named: bool) -> None:
    """A cap for quiet hours, a time bank, the grace, the patience: as at any table, not in its lobby alone."""
    typed = "waking=2, bank=12h, grace=1h, patience=3, votes=all"
    if named:
        await opened(scenario, delai="24h", options=typed)
    else:
        given = {"titre": "Qui ?", "delai": "24h", "options": typed}
        await scenario.ana.slash("election ouvrir", given, channel=scenario.channel)
    table = (await scenario.running.live()).table
    assert (table.deadline_seconds, table.waking_cap, table.bank_seconds) == (86_400, 2, 43_200)
    assert (table.grace_seconds, table.patience, table.threshold) == (3600, 3, "all")


async def test_a_setting_that_cannot_be_opens_no_election(scenario: Scenario) -> None:
    done = await opened(scenario, options="waking=99")
    assert done.text == scenario.running.text("refused-value", "fr", field="waking", value="99")
    assert await scenario.running.bot.store.tables_of(scenario.ana.id) == []
    done = await opened(scenario, options="sieste=2")
    assert scenario.running.text("refused-setting-unknown", "fr", name="sieste=2") == done.text
