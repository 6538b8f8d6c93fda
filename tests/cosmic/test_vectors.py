"""The vectors of part 7 that belong to the base game, and the deck's own sums."""

from collections import Counter

import pytest

from games.cosmic.extension.zaps import does_work
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import ATTACK, find_kind, list_deck
from games.cosmic.state.fates import build_destiny, is_hazard
from games.cosmic.state.options import Options
from porc_royal.facts import CHANCE, Seat
from porc_royal.play import Play
from tests.cosmic.scenario import meet


def test_the_modern_deck_has_72_cards_and_its_attacks_sum_to_400() -> None:
    deck = list_deck(RULEBOOK.assembly, Options(), 5)
    kinds = Counter(find_kind(card).type for card in deck)
    assert kinds == {"attack": 39, "negotiate": 15, "morph": 1, "reinforcement": 6, "artifact": 11}
    assert sum(find_kind(card).value for card in deck if find_kind(card).type == ATTACK) == 400
    assert len(frozenset(deck)) == 72


@pytest.mark.parametrize(("players", "cards"), [(5, 72), (6, 72), (7, 96), (8, 96)])
def test_large_groups_have_24_cards_more(players: int, cards: int) -> None:
    assert len(frozenset(list_deck(RULEBOOK.assembly, Options(), players))) == cards


def test_the_older_challenges_are_72_cards_without_a_morph() -> None:
    deck = list_deck(RULEBOOK.assembly, Options(deck="old"), 5)
    assert Counter(find_kind(card).type for card in deck)["morph"] == 0
    assert sum(find_kind(card).is_encounter for card in deck) == 72


@pytest.mark.parametrize(("players", "cards"), [(3, 14), (4, 17), (5, 20), (6, 23), (7, 26), (8, 29)])
def test_destiny_has_three_of_a_colour_one_of_them_with_a_warning(players: int, cards: int) -> None:
    """CE-10."""
    deck = build_destiny(players)
    assert len(deck) == cards
    assert sum(map(is_hazard, deck)) == players


def test_tv_9_a_tie_goes_to_the_defense() -> None:
    """CE-100."""
    table = meet(cards=("attack_08", "attack_10"), allies={2: "offense 2"}, placed={1: ["0-5 1"]})
    table.state.ships["1-1"][1] = 3
    table.finish()
    assert table.totals == {0: 13, 1: 13}
    assert table.winner == "defense"
    assert (table.lost(0), table.lost(2)) == (3, 2)


def test_tv_10_a_defensive_ally_mixes_its_rewards() -> None:
    """CE-105: two cards and a ship for three ships."""
    table = meet(cards=("attack_04", "attack_20"), allies={3: "defense 3"}, warp={3: 2}).until("reward")
    table.tell("3: reward ships=1").finish()
    assert len(table.hand(3)) == 2
    assert table.lost(3) == 1
    assert table.ships("beside") == [0, 0, 0, 0]


def test_tv_11_compensation_is_for_own_ships_and_for_as_many_cards_as_there_are() -> None:
    """CE-106: four ships lost, three cards to take; the ally loses two, and gets none."""
    held = "attack_06 attack_08 attack_10"
    table = meet(cards=("negotiate", "attack_04"), ships=4, allies={2: "offense 2"}, hands={1: held}).finish()
    assert (table.lost(0), table.lost(2)) == (4, 2)
    assert (len(table.hand(0)), len(table.hand(1)), len(table.hand(2))) == (3, 0, 0)


def test_tv_12_two_morphs_lose_everything() -> None:
    """CE-103."""
    table = meet(
        cards=("morph", "morph"),
        ships=2,
        allies={2: "offense 1", 3: "defense 1"},
        options={"large_group": "always"},
        through=True,
    ).finish()
    assert sum(table.ships("warp")) == 8
    assert table.ships("1-1") == [0, 0, 0, 0]
    assert table.state.offense == 1


def test_tv_24_two_win_together() -> None:
    """CE-20, CE-R2."""
    four = ["1-2 1", "1-3 1", "1-4 1", "3-1 1"]
    table = meet(
        cards=("attack_20", "attack_04"),
        allies={2: "offense 1"},
        placed={0: four, 2: four},
    ).finish()
    assert table.play.result is not None
    assert table.play.result.winners == (0, 2)


def test_tv_25_launching_the_last_ship_of_a_third_home_colony_switches_the_power_off() -> None:
    """CE-23, S-15."""
    placed = {0: ["2-1 4", "2-2 4", "3-1 3"]}
    cards = ("attack_10", "attack_09")
    table = meet("tripler", cards=cards, chapter="launch", placed=placed).until("launch")
    assert does_work(table.state, Seat(0), "tripler")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-3.1").until("card")
    assert not does_work(table.state, Seat(0), "tripler")
    assert table.finish().totals == {0: 13, 1: 13}


def test_tv_25_with_three_home_colonies_it_works() -> None:
    placed = {0: ["2-1 4", "2-2 4", "3-1 3"]}
    cards = ("attack_10", "attack_09")
    table = meet("tripler", cards=cards, chapter="launch", placed=placed).until("launch")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-1.2+0-1.3").finish()
    assert table.totals == {0: 33, 1: 13}


def test_tv_28_a_quake_deals_the_hands_anew_one_by_one() -> None:
    """CD-10, CD-R13: hands of 5, 4 and 3, nothing in the deck: 12 cards dealt 4, 4, 4; the pending draw is dropped."""
    table = meet(
        cards=("attack_04", "attack_20"),
        allies={2: "defense 1"},
        hands={
            0: "negotiate negotiate negotiate attack_06 attack_06",
            1: "negotiate negotiate negotiate attack_08",
            2: "negotiate negotiate attack_10",
        },
        players=3,
    )
    table.until("card")
    table.state.deck.pile.clear()
    table.finish()
    assert [len(table.hand(seat)) for seat in (0, 1, 2)] == [4, 4, 4]
    assert table.said("cosmic-quake")


def test_tv_30_refounding_is_a_success_and_allows_a_second_encounter() -> None:
    """CE-52b, CE-120, CE-R7."""
    table = meet(
        cards=("attack_10", "attack_09"),
        chapter="launch",
        placed={0: ["2-1 4"]},
        destiny="colour_0_1",
        through=True,
    ).until("launch")
    table.tell("0: refound planet=0-5 ships=0-1.1+0-1.2 again=yes")
    assert table.ships("0-5") == [2, 0, 0, 0]
    assert table.state.now.number == 2
    assert table.state.offense == 0


def test_own_colour_again_is_drawn_anew() -> None:
    """CE-52c: nobody is asked, where that is all that the offense may do."""
    table = meet(cards=("attack_10", "attack_09"), chapter="launch", destiny="colour_0_1 colour_2_hazard")
    table.until("launch")
    assert len(table.said("cosmic-redraws")) == 1
    assert table.choices(0, "launch", "planet") == ["2-1", "2-2", "2-3", "2-4", "2-5"]
    assert table.state.now.hazard


def test_a_foreign_colony_in_the_own_system_may_be_driven_out() -> None:
    """CE-52a, CE-55: its owner is the defense."""
    table = meet(
        cards=("attack_10", "attack_04"), chapter="launch", destiny="colour_0_1", placed={1: ["0-1 2"]}
    ).until("launch")
    assert table.choices(0, "launch", "planet") == ["0-1"]
    table.tell("0: launch planet=0-1 ships=0-2.1+0-2.2").finish()
    assert table.totals == {0: 12, 1: 6}
    assert table.ships("0-1") == [6, 0, 0, 0]


@pytest.mark.parametrize(
    ("card", "defense"),
    [("special_colonies", 3), ("special_cards", 2), ("special_warp", 1), ("colour_2_1", 2)],
)
def test_specials_name_somebody_else(card: str, defense: int) -> None:
    """CE-11: a tie goes to the nearest to the offense's left."""
    table = meet(
        cards=("attack_10", "attack_09"),
        chapter="launch",
        destiny=card,
        placed={3: ["1-1 1"]},
        hands={2: "morph plague"},
        warp={2: 1, 3: 1},
    ).until("launch")
    assert table.choices(0, "launch", "planet")[0] == f"{defense}-1"


def test_the_first_question_is_which_alien_to_keep() -> None:
    """CE-4: all at once, sealed; what was refused stays secret."""
    play = Play.new(RULEBOOK, 4, {})
    asked = play.asks[CHANCE]
    play.take(CHANCE, asked.default)
    assert sorted(play.asks) == [0, 1, 2, 3]
    assert all(ask.sealed for ask in play.asks.values())
    for seat in (0, 1, 2, 3):
        play.take(Seat(seat), play.asks[Seat(seat)].default)
    public = play.view(None)
    assert all(len(one.powers) == 1 for one in public.seats)
    assert public.dealt == ()


def test_more_than_eight_or_fewer_than_three_do_not_play() -> None:
    """CE-1."""
    for players in (2, 9):
        with pytest.raises(ValueError, match=str(players)):
            RULEBOOK.setup(players, {})
