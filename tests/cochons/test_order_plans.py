"""Plans: what each kind of them replies when its question is asked, and when its owner is asked again (D-52)."""

from typing import Any

from games.cochons.orders.kinds import ORDERS
from games.cochons.state.state import State
from porc_royal.asks import Answer, Number, Reply
from porc_royal.facts import Seat
from tests.cochons.scenario import Table, galaxy
from tests.games import ordering
from tests.games.telling import choices


def replied(table: Table, seat: int, name: str, **terms: Answer) -> Reply | None:
    return ordering.replied(ORDERS, table, seat, name, **terms)


def travelling(*tiles: str, hand: str = "", **laid: Any) -> Table:
    """Seat 0 has four Gorets on O, and three trips."""
    found = tiles or ("A1 blue 1:1G",)
    return galaxy("O red 0:4G", *found, "B1 yellow 2:2G", chapter="travel", hands={0: hand}, **laid)


def test_a_trip_that_was_planned_is_made_as_it_was_planned() -> None:
    """S-15."""
    table = travelling()
    trip: dict[str, Answer] = {"from": "O", "to": "A2", "gorets": 2}
    assert replied(table, 0, "trip", **trip) == Reply("trip", trip)
    assert replied(table, 0, "travelled") == Reply("pass")


def test_a_planned_trip_goes_to_the_planet_and_not_to_the_place_where_it_lay() -> None:
    """R-25, R-60."""
    table = travelling()
    given = ordering.give(ORDERS, table, 0, "trip", from_="O", to="A1", gorets=2)
    board = table.state.board
    board["A1"], board["A2"] = board["A2"], board["A1"]
    assert ordering.follow(ORDERS, table, 0, given) == Reply("trip", {"from": "O", "to": "A2", "gorets": 2})
    assert ORDERS.show_order(table.play.view(Seat(0)), given.terms).text("to") == "A2"


def test_whoever_planned_a_trip_is_asked_again_when_others_have_come_or_gone_there() -> None:
    table = travelling()
    given = ordering.give(ORDERS, table, 0, "trip", from_="O", to="A1", gorets=2)
    assert ordering.follow(ORDERS, table, 0, given) is not None
    table.state.board["A1"].troops[0].gorets = 6
    assert ordering.follow(ORDERS, table, 0, given) is None


def test_that_ones_own_pieces_have_come_or_gone_is_no_news_to_a_plan() -> None:
    """The trips before it bring them there."""
    table = travelling(travel_once_per_piece=False)
    given = ordering.give(ORDERS, table, 0, "trip", from_="A2", to="A1", gorets=2)
    assert ordering.is_dropped(ORDERS, table, 0, given), "nobody stands there yet"
    table.tell("0: trip from=O to=A2 gorets=3")
    assert ordering.follow(ORDERS, table, 0, given) is not None


def test_a_ship_is_named_for_a_far_trip_alone() -> None:
    """R-51."""
    table = travelling(hand="transporteur.1")
    far: dict[str, Answer] = {"from": "O", "to": "B2", "gorets": 1, "card": "transporteur.1"}
    assert replied(table, 0, "trip", **far) == Reply("trip", far)


def test_a_card_of_ones_own_slot_is_played_on_the_tile_that_was_named() -> None:
    """2B."""
    table = travelling(hand="pluie-de-cailloux.1", rule_set="complete")
    reply = replied(table, 0, "play", card="pluie-de-cailloux.1", tile="A1")
    assert reply == Reply("rain", {"card": "pluie-de-cailloux.1", "tile": "A1"})


def test_a_card_that_is_gone_drops_its_plan() -> None:
    table = travelling(hand="pluie-de-cailloux.1", rule_set="complete")
    given = ordering.give(ORDERS, table, 0, "play", card="pluie-de-cailloux.1", tile="A1")
    table.state.players[0].hand.clear()
    bare = travelling(rule_set="complete")
    assert ordering.is_dropped(ORDERS, bare, 0, given)


def test_cards_to_be_discarded_are_named_beforehand() -> None:
    """S-13."""
    table = galaxy("O red 0:3G", chapter="draw", hands={0: "jamboneuse.1 bunker-kosto.1"}, alone=True)
    assert replied(table, 0, "discard", cards=("jamboneuse.1",)) == Reply(
        "discard", {"cards": ("jamboneuse.1",)}
    )


def test_steps_of_the_reorganisation_are_planned() -> None:
    """S-24."""
    table = galaxy("O red 0:3G", "A1 blue 0:1G", chapter="reorganisation", alone=True)
    step: dict[str, Answer] = {"from": "O", "to": "A1", "gorets": 2}
    assert replied(table, 0, "move", **step) == Reply("move", step)
    assert replied(table, 0, "reorganised") == Reply("pass")


def test_a_planned_step_of_the_reorganisation_leads_to_nobody_else() -> None:
    table = galaxy("O red 0:3G", "A1 blue 1:1G", chapter="travel")
    fields = ordering.make_sheet(ORDERS, table, 0).options["move"].fields
    assert "A1" not in choices(ordering.make_sheet(ORDERS, table, 0), "move", "to", **{"from": "O"})
    assert "card" not in fields
    assert "A1" in choices(ordering.make_sheet(ORDERS, table, 0), "trip", "to", **{"from": "O"})


def test_which_fight_comes_first_is_planned() -> None:
    """S-16, R-68."""
    table = galaxy("O red 1:1G 0:3G", "A1 blue 2:1G 0:3G", chapter="combats", alone=True)
    assert table.question == "cochons-ask-next-fight"
    for tile in ("A1", "O"):
        assert replied(table, 0, "fight", tile=tile) == Reply("fight", {"tile": tile})


def test_newcomers_go_where_they_were_ordered_to_while_one_stands_there() -> None:
    """S-27."""
    table = galaxy("O red 0:3G", "A1 blue 0:1G", "A2 blue 1:1G", chapter="new-troops", alone=True)
    assert replied(table, 0, "newcomers", tile="A1") == Reply("all", {"tile": "A1"})
    assert replied(table, 0, "newcomers", tile="A2") is None


def test_a_marker_is_chosen_beforehand_while_it_is_left() -> None:
    """C-36, R-46."""
    table = galaxy("O red 0:3G", "A1 blue 1:3G", chapter="markers", rule_set="complete", alone=True)
    assert replied(table, 0, "marker", number=3) == Reply("3")
    again = galaxy(
        "O red 0:3G",
        "A1 blue 1:3G",
        chapter="markers",
        rule_set="complete",
        alone=True,
        arrange=lambda state: state.players[0].markers.remove(4),
    )
    assert replied(again, 0, "marker", number=4) is None


def test_cards_are_laid_in_attack_by_order() -> None:
    """D-25."""
    table = galaxy("O red 1:3G 0:3G", chapter="combats", hands={0: "jamboneuse.1"}, alone=True)
    while table.question != "cochons-ask-attack":
        table.tell(f"{table.asked[0]}: pass")
    assert replied(table, 0, "attack", cards=("jamboneuse.1",), against=3) == Reply(
        "lay", {"cards": ("jamboneuse.1",)}
    )
    assert replied(table, 0, "attack", cards=("jamboneuse.1",), against=4) is None


def test_whole_questions_are_answered_as_for_the_absent() -> None:
    table = travelling()
    assert replied(table, 0, "usual", questions=("travel", "discard")) == table.ask(0).default
    assert replied(table, 0, "usual", questions=("discard",)) is None


def test_the_likeliest_trips_are_whole_plans_to_choose() -> None:
    """As in the question itself: one choice instead of a form."""
    table = travelling()
    form, view = ordering.make_sheet(ORDERS, table, 0), table.play.view(Seat(0))
    assert table.play.rulebook.suggestions is not None
    plans = table.play.rulebook.suggestions(view, form, "trip")
    moves = table.play.rulebook.suggestions(view, table.ask(0), "trip")
    assert len(plans) > 3
    assert {str(one.reply) for one in plans} & {str(one.reply) for one in moves}
    assert all(form.check(one.reply) == one.reply for one in plans)


def test_a_trip_is_planned_for_as_many_pieces_as_a_player_has() -> None:
    """S-2, L121: 20 Gorets and 3 Gros Gruiks, where others will have brought them."""
    fields = ordering.make_sheet(ORDERS, travelling(), 0).options["trip"].fields
    chosen = {"from": "A2", "to": "A1"}
    gorets, gruiks = fields["gorets"], fields["gruiks"]
    assert isinstance(gorets, Number)
    assert isinstance(gruiks, Number)
    assert (gorets.range(chosen), gruiks.range(chosen)) == ((0, 20), (0, 3))


def test_the_emperors_gros_gruik_is_planned_for_too() -> None:
    """R-66: a fourth, on loan."""

    def lend(state: State) -> None:
        troop = state.board["O"].troops[0]
        troop.gruiks = troop.lent = 1

    table = travelling(rule_set="complete", arrange=lend)
    gruiks = ordering.make_sheet(ORDERS, table, 0).options["trip"].fields["gruiks"]
    assert isinstance(gruiks, Number)
    assert gruiks.range({"from": "A2", "to": "A1"}) == (0, 4)
