"""Standing orders: what each kind of them replies, from its owner's view (D-52)."""

from collections.abc import Mapping

import pytest

from games.cochons.orders.kinds import ORDERS
from porc_royal.asks import Answer, Ask, Refused, Reply
from porc_royal.facts import Saying, Seat
from porc_royal.orders import Given
from tests.cochons.scenario import Table, galaxy
from tests.cochons.senate import calls, ready, senate

NOW: Mapping[str, Answer] = {"when": "at-once", "until": "game"}


def sheet(table: Table, seat: int, *given: str) -> Ask:
    """The form by which a seat gives orders."""
    return ORDERS.make_form(Seat(seat), table.play.view(Seat(seat)), given)


def replied(table: Table, seat: int, name: str, **terms: Answer) -> Reply | None:
    """What an order replies to the question its owner is asked; checked against that question."""
    ask, view = table.ask(seat), table.play.view(Seat(seat))
    fields = {key.rstrip("_"): value for key, value in terms.items()}
    said = sheet(table, seat).check(Reply(name, {**fields, **NOW}))
    (kind, kept) = next(iter(ORDERS.list_matching(ask, [Given(name, said)])))
    reply = kind.follow(view, ask, kept.terms)
    return None if reply is None else ask.check(reply)


def second_round(*friends: str, rule_set: str = "simplified") -> Table:
    """Seat 0 stands against seat 1 on O and may flee; the first round has cost it a Goret."""
    table = galaxy("O red 0:4G 1:6G", *friends, chapter="combats", rule_set=rule_set, alone=True)
    table.tell("chance: 6 1")
    assert table.ask(0).key == "cochons-ask-flee"
    return table


# ------------------------------------------------------------------------------------------------ flight


def test_an_order_to_flee_waits_until_so_few_troops_are_left() -> None:
    """D-30: three are left after the round."""
    table = second_round("A1 blue 0:1G", "A2 blue 0:2G")
    assert replied(table, 0, "flee", left=2) == Reply("pass")
    assert replied(table, 0, "flee", left=3) == Reply("flee", {"tile": "A2"}), "where most friends are"
    assert replied(table, 0, "flee", left=3, to="A1") == Reply("flee", {"tile": "A1"})


def test_an_order_to_flee_with_nobody_left_is_one_to_stand_to_the_end() -> None:
    table = second_round("A1 blue 0:1G")
    assert replied(table, 0, "flee", left=0) == Reply("stay-to-the-end")


def test_an_order_to_flee_by_half_waits_until_fewer_than_half_are_left() -> None:
    """D-30: of those with whom the fight began; two of four are half of them, one is fewer."""
    table = second_round("A1 blue 0:1G")
    for left in (3, 2):
        assert table.troops("O").startswith(f"0:{left}G ")
        assert replied(table, 0, "flee-half") == Reply("pass")
        table.tell("0: pass", "chance: 6 1")
    assert table.troops("O").startswith("0:1G ")
    assert replied(table, 0, "flee-half") == Reply("flee", {"tile": "A1"})


def test_a_refuge_that_is_none_any_more_gives_way_to_another() -> None:
    table = second_round("A1 blue 0:1G", "B1 blue 0:9G")
    assert replied(table, 0, "flee", left=9, to="B1") == Reply("flee", {"tile": "A1"})


def test_a_refuge_is_a_planet_and_not_the_place_where_it_lay() -> None:
    """R-25, R-60: planets have changed places since the order was given."""
    table = second_round("A1 blue 0:1G", "A2 blue 0:2G", "A3 blue 0:9G")
    said = sheet(table, 0).check(Reply("flee", {"left": 9, "to": "A1", **NOW}))
    kept = ORDERS.keep_order(table.play.view(Seat(0)), said)
    assert ORDERS.show_order(table.play.view(Seat(0)), kept) == said
    board = table.state.board
    board["A1"], board["A2"] = board["A2"], board["A1"]
    view = table.play.view(Seat(0))
    ((kind, one),) = ORDERS.list_matching(table.ask(0), [Given("flee", kept)])
    assert kind.follow(view, table.ask(0), one.terms) == Reply("flee", {"tile": "A2"})
    assert ORDERS.show_order(view, kept).text("to") == "A2"


# ------------------------------------------------------------------------------------------------- dice


def thrown(dice: str, hand: str = "force-gruik.1") -> Table:
    """Seat 1 attacks seat 0 on O, the dice of the first round lie there, and seat 0 may roll one again."""
    table = galaxy(
        "O red 0:3G 1:3G",
        chapter="combats",
        rule_set="complete",
        hands={0: hand},
        alone=True,
        gap_windows=False,
    )
    table.tell("0: pass", f"chance: {dice}")
    assert table.ask(0).key == "cochons-ask-reroll"
    return table


def test_a_losing_die_is_rolled_again_when_it_is_low_enough() -> None:
    """D-29, R-79: attack first, then defence."""
    table = thrown("6 2")
    again = Reply("reroll", {"card": "force-gruik.1", "die": "defence"})
    assert replied(table, 0, "reroll", most=2) == again
    assert replied(table, 0, "reroll", most=1) == Reply("pass"), "a 2 is good enough"
    assert replied(table, 0, "reroll", most=0) == Reply("accept-all"), "0: never"


def test_no_die_is_rolled_again_by_order_when_the_round_is_won_or_the_card_is_not_there() -> None:
    assert replied(thrown("1 2"), 0, "reroll", most=6) == Reply("pass")
    assert replied(thrown("6 1", "jamboneuse.1"), 0, "reroll", most=6) == Reply("pass")


# ------------------------------------------------------------------------------------------------ cards


def test_cards_are_laid_in_defence_by_order_while_they_are_held_and_the_enemy_is_strong_enough() -> None:
    """D-24."""
    hand = {0: "jamboneuse.1 bunker-kosto.1"}
    table = galaxy("O red 0:3G 1:3G", chapter="combats", hands=hand, alone=True)
    assert table.ask(0).key == "cochons-ask-defence"
    laid = Reply("lay", {"cards": ("bunker-kosto.1",)})
    assert replied(table, 0, "defend", cards=("bunker-kosto.1",), against=3) == laid
    assert replied(table, 0, "defend", cards=("bunker-kosto.1",), against=4) is None, "their owner is asked"
    said = sheet(table, 0).check(Reply("defend", {"cards": ("bunker-kosto.1",), "against": 1, **NOW}))
    table.state.players[0].hand.remove("bunker-kosto.1")
    bare = galaxy("O red 0:3G 1:3G", chapter="combats", hands={0: "jamboneuse.1"}, alone=True)
    ((kind, kept),) = ORDERS.list_matching(bare.ask(0), [Given("defend", said)])
    assert kind.follow(bare.play.view(Seat(0)), bare.ask(0), kept.terms) is None


def test_only_cards_that_are_held_can_be_named() -> None:
    table = galaxy("O red 0:3G 1:3G", chapter="combats", hands={0: "jamboneuse.1"}, alone=True)
    with pytest.raises(Refused):
        sheet(table, 0).check(Reply("defend", {"cards": ("bunker-kosto.1",), "against": 1, **NOW}))


# ---------------------------------------------------------------------------------- windows and elections


def test_windows_of_one_kind_are_passed_and_others_are_not() -> None:
    """R-21: the window before seat 0's attacks."""
    table = galaxy("O blue 1:3G 0:3G", chapter="attack-gap", rule_set="complete", alone=True)
    assert replied(table, 2, "windows", windows="fights") == Reply("pass")
    assert replied(table, 2, "windows", windows="all") == Reply("pass")
    assert replied(table, 2, "windows", windows="travels") is None
    assert replied(table, 2, "windows", windows="all", but="0") is None, "but for those of seat 0"
    assert replied(table, 2, "windows", windows="all", but="1") == Reply("pass")


@pytest.mark.parametrize("ballot", ["roll-call", "sealed"])
def test_a_vote_is_given_by_order_to_whoever_stands(ballot: str) -> None:
    """D-42: to whoever was named; where they do not stand, the owner is asked."""
    table = senate(1, 2, 3, options={"ballot": ballot})
    table.tell("2: withdraw")
    ready(table)
    if ballot == "roll-call":
        calls(table, 0, 0, 1, 2)
    assert replied(table, 0, "vote", for_="1") == Reply("vote", {"for": "1"})
    assert replied(table, 0, "vote", for_="2") is None


# ------------------------------------------------------------------------------------------------ terms


def test_an_order_for_the_absent_speaks_only_when_time_is_up() -> None:
    table = second_round("A1 blue 0:1G")
    said = sheet(table, 0).check(Reply("flee", {"left": 9, "when": "if-late", "until": "turn"}))
    given = [Given("flee", said)]
    assert not ORDERS.list_matching(table.ask(0), given)
    assert not ORDERS.list_matching(table.ask(0), given, after="after-eight-hours")
    assert ORDERS.list_matching(table.ask(0), given, late=True)


def test_orders_that_the_simplified_game_has_no_use_for_are_not_offered_there() -> None:
    simple = galaxy("O red 0:3G 1:3G", chapter="combats", alone=True)
    whole = galaxy("O red 0:3G 1:3G", chapter="combats", rule_set="complete", alone=True)
    wanting = set(sheet(whole, 0).options) - set(sheet(simple, 0).options)
    assert {"reroll", "vote"} <= wanting
    assert set(sheet(simple, 0).options) <= set(sheet(whole, 0).options)
    assert {"pass", "flee", "flee-half", "defend", "windows", "usual"} <= set(sheet(simple, 0).options)


def test_only_orders_that_were_given_can_be_withdrawn() -> None:
    table = galaxy("O red 0:3G 1:3G", chapter="combats", alone=True)
    said = Reply("withdraw", {"order": "flee"})
    assert sheet(table, 0, "flee").check(said) == said
    with pytest.raises(Refused):
        sheet(table, 0, "flee").check(Reply("withdraw", {"order": "vote"}))
    with pytest.raises(Refused):
        sheet(table, 0).check(Reply("withdraw", {"order": "flee"}))


@pytest.mark.parametrize("rule_set", ["simplified", "complete"])
def test_ready_orders_are_such_as_the_form_admits_and_say_so_each_in_a_sentence(rule_set: str) -> None:
    table = galaxy("O red 0:3G 1:3G", chapter="combats", rule_set=rule_set, alone=True)
    form = sheet(table, 0)
    ready = ORDERS.list_ready(table.play.view(Seat(0)), form)
    assert all(form.check(one.reply) == one.reply for one in ready)
    assert len({str(one.label) for one in ready}) == len(ready) >= 4
    assert {one.reply.option for one in ready} <= set(form.options)


@pytest.mark.parametrize("sentence", ["cochons-ready-attack", "cochons-ready-fights"])
def test_an_attacker_may_say_ahead_that_they_lay_nothing_whatever_is_laid(sentence: str) -> None:
    """S-19: one press; the attacker is asked alone, after the defender, and mostly lays nothing."""
    table = galaxy(
        "O red 0:3G 1:3G", chapter="combats", alone=True, hands={0: "bunker-kosto.1", 1: "jamboneuse.1"}
    )
    assert table.ask(0).key == "cochons-ask-defence", "who possesses the tile"
    order = find_ready(table, sentence)
    given = [Given(order.option, order)]

    def answer(seat: int) -> Reply | None:
        """What the order comes to at the question that this seat is asked."""
        ask = table.ask(seat)
        found = ORDERS.list_matching(ask, given)
        return next((kind.follow(table.play.view(Seat(seat)), ask, one.terms) for kind, one in found), None)

    assert answer(0) == (Reply("pass") if sentence == "cochons-ready-fights" else None)
    table.tell("0: lay cards=bunker-kosto.1+")
    assert table.ask(1).key == "cochons-ask-attack"
    assert answer(1) == Reply("pass")


def find_ready(table: Table, sentence: str) -> Reply:
    """The order that a ready sentence gives seat 0."""
    return next(
        one.reply
        for one in ORDERS.list_ready(table.play.view(Seat(0)), sheet(table, 0))
        if isinstance(one.label, Saying) and one.label.key == sentence
    )


@pytest.mark.parametrize("sentence", ["cochons-ready-attack", "cochons-ready-fights"])
def test_who_lays_nothing_lays_nothing_against_extra_cochons_either(sentence: str) -> None:
    """C-54: "in any fight" and "when I attack" do not say against whom."""
    order = find_ready(
        galaxy("O red 0:3G 1:3G", chapter="combats", rule_set="complete", alone=True), sentence
    )
    keys = {f"cochons-ask-{one}" for one in order.many("questions")}
    assert "cochons-ask-attack-extras" in keys
    assert ("cochons-ask-defence-extras" in keys) is (sentence == "cochons-ready-fights")
    assert (
        len(find_ready(galaxy("O red 0:3G 1:3G", chapter="combats", alone=True), sentence).many("questions"))
        == len(keys) // 2
    )


def test_who_lays_nothing_this_turn_keeps_every_other_order() -> None:
    """It goes before an order to lay cards, which stands when the turn is over; a new one to lay takes it back."""
    table = galaxy("O red 0:3G 1:3G", chapter="combats", alone=True, hands={0: "bunker-kosto.1"})
    bare = find_ready(table, "cochons-ready-fights")
    lays = sheet(table, 0).check(Reply("defend", {"cards": ("bunker-kosto.1",), "against": 1, **NOW}))
    usual = sheet(table, 0).check(Reply("usual", {"questions": ("discard",), **NOW}))
    assert not any(ORDERS.is_replaced(Given(one.option, one), bare) for one in (lays, usual))
    given = [Given(one.option, one) for one in (lays, usual, bare)]
    kind, first = ORDERS.list_matching(table.ask(0), given)[0]
    assert kind.follow(table.play.view(Seat(0)), table.ask(0), first.terms) == Reply("pass")
    assert ORDERS.is_replaced(Given(bare.option, bare), lays)


def test_who_wants_nothing_asked_until_their_turn_is_asked_when_attacked_and_only_then() -> None:
    """R-21: the window before seat 0 attacks seat 1; seat 2 stands elsewhere."""
    table = galaxy("O blue 1:3G 0:3G", "A1 red 2:3G", chapter="attack-gap", rule_set="complete", alone=True)
    assert replied(table, 2, "own-turn") == Reply("pass")
    assert replied(table, 1, "own-turn") is None


def test_what_nobody_else_can_see_is_all_that_is_spared() -> None:
    """Own turns, fights and votes are asked; what is spared is sealed, lest its speed tell of the order."""
    spared = next(kind.answers for kind in ORDERS.kinds if kind.name == "own-turn")
    assert spared.isdisjoint(
        {"cochons-ask-travel", "cochons-ask-defence", "cochons-ask-flee", "cochons-ask-vote"}
    )
    table = galaxy("O blue 1:3G 0:3G", chapter="attack-gap", rule_set="complete", alone=True)
    assert all(table.ask(seat).sealed for seat in range(3) if table.ask(seat).key in spared)


@pytest.mark.parametrize("rule_set", ["simplified", "complete"])
def test_every_order_beside_an_answer_is_one_that_the_form_admits(rule_set: str) -> None:
    table = galaxy("O red 0:3G 1:3G", chapter="combats", rule_set=rule_set, alone=True)
    form, view = sheet(table, 0), table.play.view(Seat(0))
    for one in ORDERS.beside:
        if one.name == "dice" and rule_set == "simplified":
            assert one.order(view).option not in form.options, "no die is rolled again there"
            continue
        assert form.check(one.order(view)) == one.order(view)


def test_who_rolls_nothing_again_says_in_the_same_press_that_they_never_do_this_turn() -> None:
    """D-29: everybody is asked in each fight, whatever they hold: four times a turn for whoever can roll none."""
    table = thrown("2 6")
    (beside,) = ORDERS.list_beside(table.ask(0))
    assert beside.option == "accept-all"
    given = beside.order(table.play.view(Seat(0)))
    assert sheet(table, 0).check(given) == given
    assert replied(table, 0, given.option, most=given.number("most")) == Reply("accept-all")
    assert given.text("until") == "turn"


def test_who_says_so_with_the_first_fight_is_asked_for_cards_in_none_of_the_turn() -> None:
    """S-19: the order that stands beside *Nothing* in a fight."""
    table = galaxy("O red 0:3G 1:3G", chapter="combats", alone=True, hands={0: "jamboneuse.1"})
    (beside,) = ORDERS.list_beside(table.ask(0))
    given = beside.order(table.play.view(Seat(0)))
    assert given.many("questions") == ("attack", "defence")
    assert replied(table, 0, given.option, questions=given.many("questions")) == Reply("pass")
