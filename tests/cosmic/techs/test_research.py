"""TD-1 to TD-9: techs are dealt, researched, completed, discarded, drawn instead of an encounter."""

from functools import partial

import pytest

from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.techs import draw_techs, list_techs
from porc_royal.asks import Refused, Reply
from porc_royal.decks import Deck
from porc_royal.facts import Named, Seat
from tests.cosmic.prepared import carry_out
from tests.cosmic.scenario import Table, meet, position
from tests.cosmic.techs.laboratory import answer, experiment, list_held

RED, BLUE = Seat(0), Seat(1)


def test_everybody_draws_two_techs_and_keeps_one() -> None:
    """TD-1."""
    table = meet(chapter="dealing", options={"tech_deck": True}).until("tech")
    assert sorted(table.play.awaited) == [0, 1, 2, 3]
    assert [len(list_held(table, seat)) for seat in range(4)] == [2] * 4
    table.finish()
    assert [len(list_held(table, seat)) for seat in range(4)] == [1] * 4
    assert table.state.techs is not None
    assert (len(table.state.techs.pile), len(table.state.techs.discards)) == (12, 4)


def test_nobody_draws_any_where_the_deck_is_out() -> None:
    assert meet(chapter="dealing").finish().state.techs is None


def test_discarded_techs_are_shuffled_where_the_deck_is_out_and_none_comes_where_there_is_none() -> None:
    """TD-3: and no quake."""
    for discards, drawn in ((["lunar_cannon", "the_qax"], 2), ([], 0)):
        state = position(options={"tech_deck": True})
        state.techs = Deck([], list(discards))
        table = carry_out(lambda now: draw_techs(now, RED, 2), state=state)
        assert (len(list_held(table, 0)), table.said("cosmic-quake")) == (drawn, [])
        assert table.state.techs is not None
        assert table.state.techs.discards == []


def test_dear_techs_are_left_out_of_a_game_with_four_planets_and_none_destroys_planets_in_cosmic_pig() -> (
    None
):
    """TD-1, CP-7."""
    numbers = [
        len(list_techs(RULEBOOK.setup(4, {"tech_deck": True, **more})))
        for more in ({}, {"planets": 4}, {"cosmic_pig": True})
    ]
    assert numbers == [20, 17, 19]


def test_which_tech_lies_face_down_its_owner_alone_knows() -> None:
    """TD-2."""
    table = experiment(techs={0: ["omega_missile 2"]})
    for viewer, known in ((RED, ((1, "omega_missile", ""),)), (BLUE, ()), (None, ())):
        view = table.play.view(viewer)
        assert view.own_techs == known
        (seen,) = view.seat(RED).techs
        assert (seen.name, seen.ships) == ("", 2)


def test_whoever_has_a_tech_is_asked_in_each_regroup_and_sends_one_ship() -> None:
    """TD-4."""
    table = experiment(techs={0: ["omega_missile"], 1: ["xenon_lasers"]}).until("research")
    assert sorted(table.play.awaited) == [0, 1]
    answer(table, 1, "research", lab="1-1", ships=("1-2.1",))
    answer(table, 0, "pass")
    assert (table.ships("lab-1"), table.ships("1-2")[1]) == ([0, 1, 0, 0], 3)
    with pytest.raises(Refused):
        experiment(techs={0: ["omega_missile"]}).until("research").take(
            RED, table.play.asks[RED].default.__class__("research", {"lab": "0-1", "ships": ()})
        )


def test_researching_ships_are_in_no_encounter_and_on_no_colony() -> None:
    """TD-4."""
    table = experiment(techs={0: ["omega_missile 4"]}).until("launch")
    ships = table.play.asks[RED].options["launch"].fields["ships"].choices({})  # type: ignore[union-attr]
    assert not any(ship.startswith(("lab", "0-5")) for ship in ships)


def complete(tech: str, **said: object) -> Table:
    """Red turns its tech up in the regroup."""
    table = experiment(techs={0: [tech]}, **said).until("research")  # type: ignore[arg-type]
    return answer(table, 0, "complete", lab="0-1")


def test_a_tech_with_ships_enough_is_completed_and_its_ships_go_home() -> None:
    """TD-5, TD-6."""
    table = complete("xenon_lasers 3")
    assert (list_held(table, 0), table.state.players[0].techs[0].is_up) == (["xenon_lasers"], True)
    assert (table.ships("lab-1")[0], sum(there[0] for there in table.state.ships.values())) == (0, 20)
    assert table.play.view(BLUE).seat(RED).techs[0].name == "xenon_lasers"


def test_a_tech_with_too_few_is_discarded() -> None:
    """TD-5, DV-64."""
    table = complete("lunar_cannon 3")
    assert (list_held(table, 0), table.ships("lab-1")[0], table.lost(0)) == ([], 0, 0)
    assert table.state.techs is not None
    assert table.state.techs.discards == ["lunar_cannon"]
    assert any(table.said("cosmic-tech-fails"))


def test_whoever_does_without_a_further_encounter_may_draw_techs() -> None:
    """TD-7, DV-64: with two foreign colonies three, of which one is kept."""
    table = experiment(
        techs={},
        cards=("attack_40", "attack_04"),
        hands={0: "attack_10"},
        placed={0: ["2-1 1"]},
        chapter="planning",
        through=True,
    )
    table.until("choose-yes")
    answer(table, 0, "yes")
    assert len(list_held(table, 0)) == 3
    table.until("tech")
    answer(table, 0, "keep-tech", lab="0-2")
    assert len(list_held(table, 0)) == 1
    assert table.state.techs is not None
    assert len(table.state.techs.discards) == 2


def test_a_salvage_vessel_brings_techs_instead_of_rewards() -> None:
    """TD-8, CD-26."""
    table = experiment(
        techs={},
        cards=("attack_40", "attack_04"),
        options={"special_ships": "salvage"},
        marked={0: "gate"},
        chapter="planning",
    ).until("choose-yes")
    answer(table, 0, "yes").until("tech")
    answer(table, 0, "keep-tech", lab="0-1")
    assert (len(list_held(table, 0)), table.hand(0)) == (1, [])


def test_a_flagship_drives_onto_a_tech_and_can_do_nothing_there() -> None:
    """TD-8, CE-R54."""
    table = experiment(
        techs={0: ["omega_missile"]},
        options={"special_ships": "flagship", "pace": "gates"},
        marked={0: "0-3"},
        chapter="launch",
    )
    answer(table, 0, "drive-onto", ship="0-3.flagship", lab="0-1")
    assert (table.ships("lab-1")[0], table.ships("0-3")[0]) == (1, 3)
    assert not {"drive", "drive-in", "drive-onto"} & {*table.play.asks[RED].options}


def test_what_special_ships_say_of_techs_is_told_not_to_count_where_the_deck_is_out() -> None:
    """CD-25, CD-26."""
    played = RULEBOOK.outline.played if RULEBOOK.outline is not None else None
    assert played is not None
    for deck, key in ((False, "cosmic-played-without-techs"), (True, "cosmic-played-techs")):
        said = [one.key for one in played({"special_ships": "flagship", "tech_deck": deck})]
        assert key in said
    assert not any("techs" in one.key for one in played({}))


def test_a_tech_is_called_by_its_number_where_its_face_is_secret() -> None:
    """TD-2."""
    table = experiment(techs={0: ["omega_missile 2"]})
    own = RULEBOOK.own_name
    assert own is not None
    keys = [own(table.play.view(viewer), Named("lab", "0-1")) for viewer in (RED, BLUE)]
    assert [one.key for one in keys if one is not None] == ["cosmic-called-lab", "cosmic-called-lab-down"]


def test_its_owner_reads_its_title_and_cost_where_it_is_chosen() -> None:
    """TD-2: what stands on a button is called as for all, so that what only its owner knows stands beside it."""
    table = experiment(techs={0: ["omega_missile 2"]})
    assert RULEBOOK.note is not None
    notes = [RULEBOOK.note(table.play.view(viewer), Named("lab", "0-1")) for viewer in (RED, BLUE)]
    assert [one.key for one in notes if one is not None] == ["cosmic-note-lab-own", "cosmic-note-lab-down"]
    told = [str(one.args) for one in notes if one is not None]
    assert ["omega-missile" in one for one in told] == [True, False]


def test_a_practice_player_researches_and_completes() -> None:
    """TD-4, TD-5."""
    for ships, option in ((0, "research"), (2, "complete")):
        table = experiment(techs={0: [f"vacuum_turbines {ships}"]}).until("research")
        view = table.play.view(RED)
        assert RULEBOOK.practise(view, table.play.asks[RED], 0).option == option


def test_whoever_would_lose_a_tech_for_want_of_ships_is_told_so_beside_it() -> None:
    """TD-5."""
    table = experiment(techs={0: ["omega_missile 1", "xenon_lasers 4"]}).until("research")
    view, asked = table.play.view(RED), table.play.asks[RED]
    tell = partial(RULEBOOK.needs or nothing, view, asked)
    said = tell(Reply("complete"), Named("lab", "0-1"))
    assert said is not None
    assert said.args["ships"] == 1
    assert tell(Reply("complete"), Named("lab", "0-2")) is None
    assert tell(Reply("research"), Named("lab", "0-1")) is None
    assert table.play.view(BLUE).paid == table.play.view(None).paid == ()


def nothing(*_: object) -> None:
    """What is told where a game tells nothing."""


def test_a_power_is_asked_for_with_the_moment_at_which_it_would_act() -> None:
    """CE-25: whoever may use one at several moments must know which it is."""
    table = meet("joker", chapter="turn").until("power")
    (asked,) = (one for one in table.play.asks.values() if one.key == "cosmic-ask-power")
    assert [one.key for one in asked.about] == ["cosmic-moment-turn"]
