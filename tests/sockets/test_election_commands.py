"""Every command of `/election` that its stories do not type: governors set, bans, halves, thefts, ties, abstentions."""

from games.election import ballot
from games.election.state import State
from tests.sockets.elections import does, opened, told
from tests.sockets.house import Town
from tests.sockets.players import parts_of


async def state_of(town: Town) -> State:
    live = await town.house.live()
    assert live.game is not None
    state = live.game.state
    assert isinstance(state, State)
    return state


async def piles(town: Town) -> list[int]:
    """How many governors lie in front of Ana, Bob and Cy."""
    held = (await state_of(town)).ballot
    return [ballot.pile(held, seat) for seat in held.voters]


async def test_before_a_sealed_ballot_candidates_come_and_go_and_the_presider_sets_the_table(
    town: Town,
) -> None:
    """Open candidacy: stand, withdraw, governors, ban, then `/election call` opens the ballot (R-99, R-107)."""
    await opened(town, scrutin="sealed")
    await does(town, town.bob, "stand")
    await does(town, town.cy, "candidat")
    await does(town, town.cy, "retrait")
    await does(town, town.ana, "gouverneurs", qui="Cy", nombre=9)
    assert await piles(town) == [5, 3, 9]
    await does(town, town.ana, "ecarter", qui="Cy")
    assert told(town, "retire sa candidature")
    before = await town.house.log()
    assert await does(town, town.cy, "candidat")
    assert await town.house.log() == before, "who is banned may not stand"
    await does(town, town.ana, "appel")
    assert told(town, "Le scrutin secret est ouvert")
    await does(town, town.ana, "ecarter", qui="Bob")
    assert (await state_of(town)).ballot.banned == [2], "no ban once it is open"


async def test_an_abstention_is_typed_or_forbidden(town: Town) -> None:
    """R-101: it is the group's to say."""
    await opened(town, scrutin="sealed", candidats="Bob, Cy", abstention=False)
    before = await town.house.log()
    assert await does(town, town.ana, "abstention")
    assert await town.house.log() == before
    await does(town, town.ana, "clore")
    assert (await town.house.live()).table.status == "ended"
    await opened(town, titre="Encore", scrutin="sealed", candidats="Bob, Cy")
    await does(town, town.ana, "abstention")
    await does(town, town.bob, "abstain")
    await does(town, town.cy, "vote", pour="Cy")
    assert len(told(town, "s’abstient")) == 1, "both in the one message of the count"
    assert "Cy" in town.public()[-1].text


async def test_a_tie_is_the_presiders_to_decide_where_the_opening_said_so(town: Town) -> None:
    """C-64, R-111, by the rule that was chosen at the opening."""
    await opened(town, gouverneurs="1", egalite="presider", scrutin="sealed", candidats="Bob, Cy")
    await does(town, town.ana, "abstention")
    await does(town, town.bob, "vote", **{"for": "Bob"})
    await does(town, town.cy, "vote", pour="Cy")
    assert told(town, "Égalité")
    before = await town.house.log()
    assert await does(town, town.bob, "decide", **{"for": "Bob"})
    assert await town.house.log() == before, "not theirs to decide"
    await does(town, town.ana, "trancher", pour="Cy")
    assert (await town.house.live()).table.status == "ended"
    assert "Cy" in town.public()[-1].text


async def test_an_election_that_ends_without_a_winner_says_so_afterwards_too(town: Town) -> None:
    """R-111: a tie may leave the throne empty; `/election result` does not speak of an open ballot then."""
    await opened(town, gouverneurs="1", egalite="nobody", scrutin="sealed", candidats="Bob, Cy")
    await does(town, town.bob, "vote", **{"for": "Bob"})
    await does(town, town.cy, "vote", pour="Cy")
    await does(town, town.ana, "clore")
    answer = await does(town, town.ana, "resultat")
    assert "personne n’est élu" in answer
    assert "imminente" not in answer
    assert "Règnes" not in answer, "nobody reigned"


async def test_the_presider_does_what_the_cards_do(town: Town) -> None:
    """C-63, R-105, R-106, R-109: half taken, half stolen and put in front of somebody, Rififi with a victim."""
    await opened(town)
    await does(town, town.ana, "prendre", qui="Ana", moitie=True)
    assert await piles(town) == [2, 3, 4]
    await does(town, town.ana, "donner", qui="Bob", nombre=2)
    await does(town, town.ana, "prendre", qui="Bob", par="Cy", devant="Ana")
    assert await piles(town) == [5, 2, 4]
    await does(town, town.ana, "appel", qui="Cy")
    await does(town, town.cy, "vote", pour="Bob")
    assert await piles(town) == [5, 6, 0]
    await does(town, town.ana, "annuler", cible="Cy")
    assert await piles(town) == [2, 2, 3], "the block was Cy's, and half of seven is gone"


async def test_without_names_the_wishes_travel_to_the_lobby(town: Town) -> None:
    """What was said at the opening holds for whoever joins: the ballot, ties, abstentions, the deadline."""
    typed = {
        "title": "Free seats",
        "ballot": "sealed",
        "tie": "nobody",
        "abstention": False,
        "deadline": "2h",
    }
    await town.bob.slash("election open", {**typed, "language": "fr"}, channel=town.channel)
    await town.house.settle()
    lobby = next(each for each in town.public() if each.buttons)
    await town.cy.press(lobby, "Rejoindre")
    await town.bob.press(lobby, "Commencer")
    await town.house.settle()
    live = await town.house.live()
    options = (await state_of(town)).options
    assert (options.ballot, options.tie, options.abstention) == ("sealed", "nobody", False)
    assert live.table.deadline_seconds == 7200


async def test_the_result_tells_the_tally_and_the_coalitions(town: Town) -> None:
    """C-65, R-26: who voted for the same candidate, elected or not, is allied; also afterwards."""
    await opened(town, gouverneurs="1 1 9", scrutin="sealed", candidats="Bob, Cy")
    await does(town, town.ana, "vote", pour="Bob")
    await does(town, town.bob, "vote", **{"for": "Bob"})
    await does(town, town.cy, "vote", pour="Cy")
    lines = (await does(town, town.ana, "resultat")).splitlines()
    (allies,) = [line for line in lines if "Coalition" in line]
    assert "Ana" in allies
    assert "Bob" in allies
    assert "Cy" not in allies
    assert any("Cy" in line and "9 gouverneurs" in line for line in lines)


async def test_a_channel_holds_one_election_at_a_time(town: Town) -> None:
    """Beside a game, or another election, it needs a thread."""
    await opened(town)
    before = len(await town.house.store.tables_of(town.ana.id))
    answer = await opened(town, titre="Une autre")
    assert answer.text
    assert len(await town.house.store.tables_of(town.ana.id)) == before
    assert not told(town, "Une autre")


async def test_what_was_typed_without_all_that_is_needed_goes_on_as_a_form(town: Town) -> None:
    await opened(town, scrutin="sealed")
    before = await town.house.log()
    form = await town.ana.slash("election donner", {"qui": "Bob"}, channel=town.channel)
    assert form.ephemeral
    assert await town.house.log() == before
    assert "Bob" in form.text
    assert town.house.text("button-type") in [part.get("label") for part in parts_of(form)]


async def test_a_step_of_the_orders_form_taken_twice_shows_the_orders_and_no_dead_end(town: Town) -> None:
    await opened(town, scrutin="sealed")
    await does(town, town.ana, "appel")
    shown = await town.bob.slash("orders", channel=town.channel)
    vote = town.house.text("election-ask-standing-orders-vote", "en")
    form = await town.bob.press(shown, vote)
    menu = next(part for part in parts_of(form) if part.get("options"))
    choice = (menu["custom_id"], [menu["options"][0]["value"]])
    await town.bob.choose(form, *choice)
    again = await town.bob.choose(form, *choice, forged=True)
    assert again.text.startswith(town.house.text("press-stale", "en"))
    assert vote in [part.get("label") for part in parts_of(again)], "the form can be begun again from here"
    assert town.house.text("refused-not-asked", "en") not in again.text
