"""Planetoids with aliens and other expansions: a planet in every way, also when it leaves the game (PL-4, X)."""

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.state.pig_kept import PIG, Count, Sighting
from games.cosmic.expansions.cosmic_pig.views.pig_words import describe_envelopes, describe_sighting
from games.cosmic.expansions.planetoids.planetoids import PLANETOIDS, put
from games.cosmic.rulebook import BASE, EXPANSIONS, RULEBOOK
from games.cosmic.rules.destiny import list_in_system
from games.cosmic.state.ships import MARKED, MOVED, find_home_colonies, list_free, name_ships
from games.cosmic.state.state import WARP, Policy
from porc_royal.additions import Additions
from porc_royal.asks import PASS, Ask, Option, Reply
from porc_royal.assembly import assemble
from porc_royal.facts import Seat
from tests.cosmic.planetoids.belts import begin, warp_of

DOOMED = "A: 2/B | B: 1/A | C: 3/C | D: 4/D"


def test_zombies_ships_do_not_go_to_the_warp_with_a_planetoid() -> None:
    """PL-R3, A56: powers act on what is destroyed; its other colonies take the ships in."""
    table = begin(DOOMED, "human", "zombie", riders={1: "A2 B3"})
    assert warp_of(table)[1] == 0
    assert sum(table.ships(f"1-{number}")[1] for number in range(1, 6)) == 20


def test_the_home_that_was_ordered_may_be_the_planetoid_that_is_destroyed() -> None:
    """CE-29: then they go where there is a colony."""
    table = begin(DOOMED, "human", "zombie", riders={1: "A2 B1"})
    assert "p1" not in table.state.planets
    assert sum(there[1] for there in table.state.ships.values()) == 20


def test_a_token_of_saboteurs_goes_with_its_planetoid_and_does_not_lie_under_the_next() -> None:
    """PL-R14, A42: face down."""
    table = begin("A: 5/B | B: 1/A 2/B | C: 3/C | D: 4/D", "human", "saboteur", riders={1: "A2", 2: "A1"})
    saboteur = table.state.player(Seat(1))
    saboteur.tokens["saboteur-p1"], saboteur.secrets["saboteur-p1"] = 1, "trap"
    table.take(Seat(0), Reply("drift", {"planetoid": "p1"}))
    assert "p1" not in table.state.planets
    assert "saboteur-p1" not in table.state.player(Seat(1)).tokens
    assert "saboteur-p1" not in table.state.player(Seat(1)).secrets
    assert not table.said("cosmic-saboteur-springs")


def test_a_new_planetoid_with_an_old_number_inherits_nothing_that_was_said_or_wished_of_the_old_one() -> None:
    """PL-13, PL-14, CP-34, CE-29: not where The Piggy was seen, what landers said, or where ships were to go home."""
    table = begin(DOOMED, riders={1: "A2"}, options={"cosmic_pig": True}, hands={3: "the_piggy"})
    kept = PIG.of(table.state)
    kept.sighted = Sighting(0, planet="p1")
    kept.counts = [Count(Seat(2), "p1", 0, "stashed", 1), Count(Seat(2), "p2", 0, "took", 1)]
    table.state.players[1].policy = Policy(homes=("p1", "1-1"))
    table.tell("chance: 3")
    while "p1" in table.state.planets:
        table.step()
    put(table.state, 1, Seat(2))
    PLANETOIDS.of(table.state).origins[1] = Seat(2)
    kept = PIG.of(table.state)
    assert (kept.sighted, [one.planet for one in kept.counts]) == (None, ["p2"])
    assert table.state.players[1].policy.homes == ("1-1",)
    view = table.view(0)
    assert not describe_sighting(view)
    assert not any("p1" in str(line) for line in describe_envelopes(view))


def test_a_practice_player_does_not_look_for_the_piggy_under_a_planetoid_that_is_gone() -> None:
    """CP-17, CP-31: The Piggy was seen there, was taken unseen, and the planetoid is destroyed."""
    table = begin(DOOMED, riders={1: "A2"}, options={"cosmic_pig": True}, hands={3: "the_piggy"})
    PIG.of(table.state).sighted = Sighting(0, planet="p1")
    table.tell("chance: 3")
    while "p1" in table.state.planets:
        table.step()
    asked = Ask(Seat(1), facts.ask_of_gate("closing"), "CP-31", {PASS: Option()}, Reply(PASS))
    assert RULEBOOK.practise(table.view(1), asked, 0) == Reply(PASS)


def test_a_moved_planetoid_is_no_landing() -> None:
    """X-7: nothing that lies there is sprung, though ships arrive."""
    table = begin("A: 5/B | B: 2/B | C: 3/C | D: 4/D", "human", "saboteur", riders={2: "A1", 5: "A1"})
    saboteur = table.state.player(Seat(1))
    saboteur.tokens["saboteur-p2"], saboteur.secrets["saboteur-p2"] = 1, "trap"
    table.take(Seat(0), Reply("drift", {"planetoid": "p2"}))
    assert not table.said("cosmic-saboteur-springs")
    assert not table.said("cosmic-lands")
    assert table.state.player(Seat(1)).secrets["saboteur-p2"] == "trap"


def test_it_is_among_the_planets_of_the_system_where_it_is() -> None:
    """PL-4, X-4, X-5, X-17, X-20: for whatever asks for planets of a system, home colonies, or free places."""
    table = begin("A: 1/B | B: 2/C | C: 3/C | D: 4/D", riders={1: "A2"}, warp={3: 20})
    assert [target.planet for target in list_in_system(table.state, Seat(3))][-2:] == ["p1", "p4"]
    assert {"p1", "p4"} <= set(list_free(table.state, Seat(3), Seat(1)))
    assert "p1" not in find_home_colonies(table.state, Seat(0))


def test_marked_ships_ride_along_and_are_lost_with_it() -> None:
    """X-18: whatever an expansion marks goes by the place, and is told when it leaves that place for the warp."""
    moved: list[tuple[str, str]] = []

    def follow(_state: object, seat: int, source: str, target: str, _number: int) -> None:
        moved.append((source, target)) if seat == 1 else None

    def mark(_state: object, seat: Seat, place: str) -> list[str]:
        return ["flagship"] if (seat, place) == (1, "p2") else []

    marks = Additions("cosmic")
    marks.add(MOVED, follow)
    marks.add(MARKED, mark)
    book = assemble(BASE, [*EXPANSIONS, marks])
    table = begin("A: 5/B | B: 2/B | C: 3/C | D: 4/D", riders={2: "B1 A1", 5: "A1"}, book=book)
    table.take(Seat(0), Reply("drift", {"planetoid": "p2"}))
    assert moved == []
    assert name_ships(table.state, Seat(1), ["p2"]) == ["p2.flagship"]
    lost = begin(DOOMED, riders={1: "A2 B1"}, book=book)
    assert moved == [("p1", WARP)]
    assert warp_of(lost)[1] == 1
