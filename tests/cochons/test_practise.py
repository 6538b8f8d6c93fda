"""The practice player has some sense."""

from pathlib import Path

from games.cochons.extension.catalogue import CARDS
from games.cochons.rulebook import RULEBOOK
from porc_royal.asks import Reply
from porc_royal.facts import Seat
from tests.cochons.scenario import Table, galaxy
from tests.games.card_titles import list_titles_said

RECIPES = ("321", "123", "132")


def answer(table: Table, seat: int, luck: int = 0) -> Reply:
    return RULEBOOK.practise(table.play.view(Seat(seat)), table.ask(seat), luck)


def test_it_heads_for_a_colour_that_its_recipe_lacks() -> None:
    tiles = ("O asteroid 0:5G", "A1 blue", "A2 yellow", "A3 double-red", "A4 asteroid", "B4 blue 1:3G")
    table = galaxy(*tiles, chapter="travel", recipes=RECIPES, hands={0: "jamboneuse.1"})
    assert answer(table, 0).text("to") == "A3"


def test_it_attacks_the_weak_and_leaves_the_strong_alone() -> None:
    weak = galaxy("O asteroid 0:9G", "A1 red 1:2G", chapter="travel", recipes=RECIPES)
    assert answer(weak, 0).text("to") == "A1"
    strong = galaxy("O asteroid 0:3G", "A1 red 1:8G", chapter="travel", recipes=RECIPES)
    assert answer(strong, 0).text("to") != "A1"


def test_it_takes_a_ship_where_only_a_ship_gets_there() -> None:
    table = galaxy("O asteroid 0:5G", "B1 double-red", chapter="travel", hands={0: "transporteur.1"})
    reply = answer(table, 0)
    assert (reply.text("to"), reply.text("card")) == ("B1", "transporteur.1")


def test_it_lays_cards_that_help_without_blowing_itself_up() -> None:
    hands = {1: "bunker-kosto.1 chateau-porc.1 super-couenne.1", 0: "jamboneuse.1"}
    table = galaxy("O blue 1:4G 0:4G", chapter="combats", hands=hands)
    assert answer(table, 1).many("cards") == ("bunker-kosto.1",)


def test_it_keeps_its_cards_when_it_cannot_lose() -> None:
    table = galaxy("O blue 1:9G 0:2G", chapter="combats", hands={1: "bunker-kosto.1"})
    assert answer(table, 1).option == "pass"


def test_it_flees_from_a_lost_fight_and_stays_in_a_won_one() -> None:
    table = galaxy("O blue 1:2G 0:7G", "A1 red 1:3G", chapter="combats").tell("chance: 1 6")
    assert answer(table, 1).option == "flee"
    table = galaxy("O blue 1:7G 0:3G", "A1 red 1:3G", chapter="combats").tell("chance: 1 1")
    assert answer(table, 1).option == "stay-to-the-end"


def test_it_sees_only_its_own_view() -> None:
    table = galaxy("O blue 1:4G 0:4G", chapter="combats", hands={1: "bunker-kosto.1", 0: "jamboneuse.1"})
    other = galaxy("O blue 1:4G 0:4G", chapter="combats", hands={1: "bunker-kosto.1", 0: "missile-eklatou.1"})
    assert [answer(table, 1, luck) for luck in range(9)] == [answer(other, 1, luck) for luck in range(9)]


def test_what_a_card_is_worth_to_it_stands_in_the_card_s_own_file() -> None:
    assert list_titles_said(Path("games/cochons/practice"), RULEBOOK.assembly.table(CARDS)) == []
