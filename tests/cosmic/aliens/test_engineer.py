"""Engineer: a tech on its sheet, which ships in the warp research, too."""

from typing import Unpack

from games.cosmic.state.state import Policy
from porc_royal.facts import Seat
from tests.cosmic.scenario import Said, Table, meet, ready
from tests.cosmic.techs.laboratory import answer, experiment, list_held

LOSING = ("attack_04", "attack_40")


def lose(*aliens: str, **said: Unpack[Said]) -> Table:
    """Red, as Engineer, has lost; nobody else plays with techs."""
    terms: Said = {**said, "cards": LOSING, "through": True}
    return meet(*(aliens or ("engineer",)), **terms)


def test_after_a_defeat_engineer_may_keep_one_of_two_techs() -> None:
    """A66: the deck is there for it alone."""
    table = lose().until("tech")
    assert table.play.awaited == (Seat(0),)
    assert len(list_held(table, 0)) == 2
    answer(table, 0, "keep-tech", lab="0-2").finish()
    (tech,) = table.state.players[0].techs
    assert (tech.warp, [list_held(table, seat) for seat in (1, 2, 3)]) == (True, [[], [], []])


def test_it_may_keep_none() -> None:
    table = lose().until("tech")
    answer(table, 0, "pass").finish()
    assert list_held(table, 0) == []
    assert table.state.techs is not None
    assert len(table.state.techs.discards) == 2


def test_after_a_win_it_has_no_idea() -> None:
    table = meet("engineer", cards=LOSING[::-1], through=True).finish()
    assert table.state.techs is None


def test_a_zapped_engineer_draws_nothing() -> None:
    table = lose(hands={3: "cosmic_zap"}, policies={3: Policy(powers=("engineer",))}).finish()
    assert table.state.techs is None


def sit_over_a_tech(elsewhere: int = 0) -> Table:
    """Red is Engineer with two ships on the tech of its sheet, four in the warp, and so many in a colony of Blue's."""
    return experiment(
        "engineer",
        techs={0: ["plasma_thrusters 2 sheet"]},
        everybody=False,
        placed={0: ["warp 4", f"1-5 {elsewhere}"]},
    )


def test_ships_in_the_warp_count_toward_its_tech() -> None:
    """A66, DV-24: two on it and four in the warp: completed; two go home, four stay."""
    table = sit_over_a_tech().until("research")
    answer(table, 0, "complete", lab="0-1")
    assert (list_held(table, 0), table.ships("lab-1")[0]) == (["plasma_thrusters"], 0)
    assert table.lost(0) + table.ships("regrouped")[0] == 4


def test_on_a_sheet_that_is_face_down_nothing_moves() -> None:
    """A66, CE-R17, the catalogue's 3.2: no ship is put on its tech, which is neither completed nor discarded."""
    table = sit_over_a_tech(elsewhere=8)
    while not any(ask.key in ("cosmic-ask-launch", "cosmic-ask-card") for ask in table.play.asks.values()):
        assert not any(ask.key == "cosmic-ask-research" for ask in table.play.asks.values())
        table.step()
    assert (list_held(table, 0), table.ships("lab-1")[0]) == (["plasma_thrusters"], 2)


def search() -> Table:
    """Red, as Engineer, is about to lose, and has three ships on a tech that it found before."""
    table = experiment(
        "engineer",
        techs={0: ["plasma_thrusters 3"]},
        everybody=False,
        cards=LOSING,
        chapter="planning",
        through=True,
    )
    table.state.players[0].techs[0].warp = True
    return table


def test_a_new_tech_takes_the_place_of_the_older_one() -> None:
    """A66, DV-25."""
    table = search()
    table.until("tech")
    answer(table, 0, "keep-tech", lab="0-2")
    while table.state.encounter is not None and len(list_held(table, 0)) > 1:
        table.step()
    assert "plasma_thrusters" not in list_held(table, 0)
    assert table.ships("lab-1")[0] == 0
    assert table.state.techs is not None
    assert "plasma_thrusters" in table.state.techs.discards


def test_its_tech_goes_with_the_sheet_and_its_ships_go_home() -> None:
    """CE-R16."""
    table = search()
    table.state.players[0].powers, table.state.players[2].powers = ["parasite"], ["engineer"]
    while list_held(table, 0):
        table.step()
    assert (list_held(table, 2), table.ships("lab-1")) == (["plasma_thrusters"], [0] * 4)


def test_engineers_super_chooses_among_all_techs() -> None:
    table = lose(hands={0: "flare_engineer"}, policies={0: ready("engineer")}).until("tech")
    assert len(list_held(table, 0)) == 20
    answer(table, 0, "keep-tech", lab="0-7").finish()
    assert (len(list_held(table, 0)), table.state.techs is not None) == (1, True)
    assert table.state.techs is not None
    assert len(table.state.techs.pile) == 19


def test_engineers_wild_turns_cards_up_until_an_artifact_comes() -> None:
    table = meet(
        cards=LOSING, hands={0: "flare_engineer"}, policies={0: ready("engineer")}, chapter="alliance"
    )
    pile = table.state.deck.pile
    artifact = next(card for card in pile if card.startswith("plague"))
    others = [card for card in pile if card.startswith("attack")][:2]
    table.state.deck.pile = [*(card for card in pile if card not in (artifact, *others)), artifact, *others]
    table.until("card")
    assert table.hand(0) == ["attack_04", "plague"]
    assert {*others} < {*table.state.deck.discards}


def test_it_is_given_to_whoever_is_engineer() -> None:
    table = meet(
        *("", "engineer"),
        cards=LOSING,
        hands={0: "flare_engineer"},
        policies={0: ready("engineer")},
        chapter="alliance",
    ).until("card")
    assert "flare_engineer" in table.hand(1)
