"""What the text says twice and differently about Extra-Cochons, and who leads them: the rulings are played.

X-3 to X-5, X-17, X-18, X-23, X-24 and X-29 of the catalogue, with the rulings that settle them.
"""

import pytest

from games.cochons.rules import arrivals, extras
from games.cochons.state.state import State
from tests.cochons.monsters import PACK, WORM, arriving, prowling, raided, stack, targets
from tests.cochons.scenario import galaxy

# -------------------------------------------------------------------------------------------- 1E, arrivals


def test_one_porcophage_comes_and_no_die_says_how_many() -> None:
    """X-3, R-91, C-34."""
    table = arriving().tell(PACK)
    assert stack(table, "A6") == "porcophage:1"
    assert table.play.result is not None, "the chapter is over"


def test_each_goret_killed_brings_one_porcophage_until_they_are_three() -> None:
    """X-4, R-91: one for one, and not two for a troop; the third Goret brings nobody any more."""
    table = raided("O asteroid 0:4G porcophage:1")
    packs = []
    for _ in range(3):
        table.tell("chance: 8 1")
        packs.append(stack(table, "O"))
    assert packs == ["porcophage:2!", "porcophage:3!", "porcophage:3!"]


def test_worms_may_come_again_and_again_until_three_planets_are_eaten() -> None:
    """X-5, R-45, C-35: planets are counted, not worms."""

    def seen(worms: int, eaten: int) -> str:
        def arrange(state: State) -> None:
            state.worms, state.eaten = worms, eaten

        return stack(arriving(arrange=arrange).tell(WORM), "A6")

    assert (seen(5, 2), seen(3, 3)) == ("worm:1", "")


def test_nobody_moves_when_extra_cochons_arrive() -> None:
    """X-17, R-44: 1E is for placing; who was there stays where they were."""
    table = arriving("O red porcophage:1", "A1 asteroid pirate:2", "B1 asteroid")
    table.tell("chance: 3", "chance: 1")
    assert set(table.ask(1).options["settle"].fields) == {"tile"}
    assert [name for name, option in table.ask(1).options.items() if not option.free] == ["settle"]
    table.tell("1: settle tile=B1")
    assert [stack(table, cell) for cell in ("O", "A1", "B1")] == ["porcophage:1", "pirate:2", "pirate:2"]


def test_on_the_first_turn_the_first_player_rolls_and_places_although_nobody_reigns() -> None:
    """X-23, R-39, C-17; with the limits of every turn."""
    table = galaxy(
        "O red",
        "A1 asteroid pirate:3",
        chapter="arrivals",
        rule_set="complete",
        turn=1,
        order="201",
        alone=True,
    )
    table.tell("chance: 7")
    assert (table.asked, table.question) == ([2], arrivals.ASK_ARRIVAL)
    assert "A1" not in table.choices(2, "settle", "tile")


# ------------------------------------------------------------------------------------------------- 3C


def test_a_worm_stands_alone_on_planets_as_on_asteroids() -> None:
    """X-24, R-90, C-31."""
    table = prowling("O red worm:1", "A1 asteroid worm:1", "A2 red")
    assert "O" not in targets(table, "A1")
    assert targets(table, "A1") == ["A2", "A6"]


def test_extra_cochons_both_move_and_fight_in_3c() -> None:
    """X-29, R-88, C-54."""
    table = prowling("O red 0:1G", "A1 asteroid pirate:2", "A3 asteroid 2:1G pirate:1").tell(
        "1: move from=A1 to=O"
    )
    assert table.question == extras.ASK_NEXT_CLASH
    table.tell("1: fight tile=A3", "chance: 1 6", "chance: 6 1")
    assert (stack(table, "A3"), table.troops("O"), stack(table, "O")[:8]) == ("", "", "pirate:2")


def test_whoever_comes_upon_pigs_and_extra_cochons_holds_the_pigs_as_well() -> None:
    """R-55, R-89: one for each that came upon the possessor, while those who were there have not been fought."""
    table = prowling("O asteroid 0:4G porcophage:1", "A1 asteroid pirate:2", "B1 asteroid")

    def held() -> int:
        (tile,) = [one for one in table.play.view(None).tiles if one.cell == "O"]
        return tile.troops[0].pinned

    assert held() == 1
    table.tell("1: move from=A1 to=O")
    assert held() == 3


def test_the_porc_royal_leads_and_orders_even_when_he_is_out() -> None:
    """X-18, C-60, R-95, R-112, R-115: his office is not his troops'."""
    table = prowling("O asteroid 0:1G pirate:1", "A1 asteroid 2:1G pirate:1", out=(1,))
    assert (table.asked, table.question) == ([1], extras.ASK_STEER)
    table.tell("1: pass")
    assert (table.asked, table.question) == ([1], extras.ASK_NEXT_CLASH)


@pytest.mark.parametrize("lead", ["pass", "lead"])
def test_only_one_stack_moves_whoever_leads(lead: str) -> None:
    """C-54, R-88, R-94: after it the fights begin, and a card does not give a second move."""
    table = prowling("O asteroid pirate:1", "B5 asteroid worm:1", "B9 red 0:2G", hands={0: "cho-boko.1"})
    table.tell("0: lead card=cho-boko.1" if lead == "lead" else "0: pass")
    leader = 0 if lead == "lead" else 1
    assert table.asked == [leader]
    table.tell(f"{leader}: move from=O to=A1")
    assert table.play.result is not None
