"""Whole moves that a question suggests: legal, from the seat's own view, the likeliest first."""

import random
from collections.abc import Sequence

import pytest
from msgspec import structs

from bot.wording.voice import CHOICE, Voice
from games.cochons.practice.chart import Chart
from games.cochons.practice.reasons import BEYOND, FIGHT, RECIPE, explain_landing, explain_tile
from games.cochons.practice.suggestions import suggest
from games.cochons.rulebook import RULEBOOK
from games.cochons.state.state import State
from games.cochons.views.summary import note
from porc_royal.asks import Reply, list_picks
from porc_royal.facts import CHANCE, Listing, Named, Saying, Seat, Who
from porc_royal.play import Play
from porc_royal.suggestions import TRIED, Suggested
from porc_royal.testing.games import choose_reply
from tests.cochons.scenario import Table, galaxy
from tests.words import WORDS


def travelling(*tiles: str, hand: str = "") -> Table:
    """Seat 0 travels, and looks for three red glands."""
    return galaxy(*tiles, chapter="travel", hands={0: hand} if hand else {}, alone=True)


def suggested(table: Table, seat: int = 0, option: str = "trip") -> Sequence[Suggested]:
    """What is suggested to a seat; every one of it is legal, and in the form in which it is kept."""
    ask, view = table.ask(seat), table.play.view(Seat(seat))
    found = suggest(view, ask, option)
    assert all(ask.check(one.reply) == one.reply for one in found)
    assert len({str(one.reply) for one in found}) == len(found) <= TRIED
    return found


def ways(table: Table, seat: int = 0, option: str = "trip") -> list[tuple[str, str]]:
    return [(one.reply.text("from"), one.reply.text("to")) for one in suggested(table, seat, option)]


def test_what_the_recipe_lacks_comes_before_what_it_does_not() -> None:
    table = travelling("O asteroid 0:3G", "A1 red", "A2 asteroid", "A4 double-red", "B12 asteroid 1:1G")
    targets = list(dict.fromkeys(to for _, to in ways(table)))
    assert targets[:2] == ["A4", "A1"]


def test_a_tile_that_is_defended_comes_after_the_same_tile_free() -> None:
    table = travelling("O asteroid 0:3G", "A1 red 1:3G", "A2 red")
    targets = list(dict.fromkeys(to for _, to in ways(table)))
    assert targets.index("A2") < targets.index("A1")


def test_all_go_to_an_attack_and_few_to_a_free_tile() -> None:
    table = travelling("O asteroid 0:5G", "A1 red 1:3G", "A4 red")
    first = {one.reply.text("to"): one.reply.number("gorets") for one in reversed(suggested(table))}
    assert (first["A1"], first["A4"]) == (5, 1)


def test_every_number_of_a_small_group_is_suggested_once_every_tile_has_been_named() -> None:
    """Who wanted to send three of four pigs found one and two only."""
    table = travelling("O asteroid 0:4G", "A1 red", "A4 red")
    found = suggested(table)
    assert {one.reply.number("gorets") for one in found if one.reply.text("to") == "A1"} == {1, 2, 3, 4}
    assert {one.reply.text("to") for one in found[:4]} == {"A1", "A4"}


def worth(move: Suggested) -> list[tuple[str, object]]:
    """What is said of a move: the kind of each reason, and its first argument."""
    return [
        (one.key.removeprefix("cochons-worth-"), next(iter(one.args.values()), "")) for one in move.reasons
    ]


def test_a_trip_says_what_it_brings_what_it_leaves_and_how_a_fight_would_end() -> None:
    table = travelling("O blue 0:2G", "A1 red 1:1G", "A4 red")
    told = {(one.reply.text("to"), one.reply.number("gorets")): worth(one) for one in suggested(table)}
    assert told["A4", 1] == [("glands", 1)]
    assert told["A4", 2] == [("glands", 1), ("leaves", Named("tile", "O"))]
    assert [kind for kind, _ in told["A1", 2]] == ["fight", "glands", "leaves"]


@pytest.mark.parametrize(("cards", "hidden"), [("", 0), ("transporteur.1 jamboneuse.1 bunker-kosto.1", 1)])
def test_the_odds_of_a_trip_say_what_they_suppose_of_the_cards_of_others(cards: str, hidden: int) -> None:
    """“Over 95%, your cards included” was lost to four cards of which it had said nothing."""
    table = galaxy(
        "O asteroid 0:5G", "A1 red 1:2G", chapter="travel", hands={1: cards} if cards else {}, alone=True
    )
    (fight,) = [
        why
        for one in suggested(table)
        if one.reply.text("to") == "A1" and one.reply.number("gorets") == 5
        for why in one.reasons
        if why.key == "cochons-worth-fight"
    ]
    assert fight.args["hidden"] == hidden
    for language in ("en", "fr"):
        assert ("1" in Voice(WORDS.of(language), str, "cochons").say(fight).split("%")[-1]) == bool(hidden)


def test_a_tile_that_completes_the_recipe_says_so() -> None:
    held = ("O red 0:3G", "A1 double-red 0:1G", "A2 double-yellow 0:1G")
    table = travelling(*held, "A3 blue")
    assert worth(suggested(table)[0])[0][0] == "recipe"


def test_a_tile_that_completes_the_recipe_and_must_be_fought_for_is_told_with_the_odds() -> None:
    """A recipe was to be complete by a trip that took a card: there was no room left for odds of 15%."""
    held = ("O red 0:9G", "A1 double-red 0:1G", "A2 double-yellow 0:1G")
    for enemies, least, most in (("1:1G", 50, 100), ("1:9G", 0, 50)):
        first = next(
            one for one in suggested(travelling(*held, f"A3 blue {enemies}")) if one.reply.text("to") == "A3"
        )
        (how, odds), (what, _) = worth(first)[:2]
        assert (how, what) == ("fight", "recipe")
        assert isinstance(odds, int)
        assert least <= odds <= most


def test_newcomers_who_land_among_others_complete_no_recipe_yet() -> None:
    """A fight decides it: of its odds a landing says nothing."""
    held = ("O red 0:3G", "A1 double-red 0:1G", "A2 double-yellow 0:1G")
    for enemies, kinds in (("", ["recipe", "glands"]), ("1:9G", ["glands"])):
        chart = Chart(travelling(*held, f"A3 blue {enemies}".strip()).play.view(Seat(0)), Seat(0))
        told = [one.key.removeprefix("cochons-worth-") for one in explain_landing(chart, chart.tiles["A3"])]
        assert told == kinds


def test_a_tile_on_its_back_completes_a_recipe_probably() -> None:
    held = ("O red 0:3G", "A1 double-red 0:1G", "A2 double-yellow 0:1G")
    for language, word in (("en", "probably"), ("fr", "sans doute")):
        voice = Voice(WORDS.of(language), str, "cochons")
        for sure in (0, 1):
            assert (word in voice.say(Saying(RECIPE, {"sure": sure}))) != bool(sure)
    chart = Chart(travelling(*held, "A3 blue").play.view(Seat(0)), Seat(0))
    back = structs.replace(chart.tiles["A3"], kind=None, colour=None, family="blue")
    assert next(explain_tile(chart, back)) == Saying(RECIPE, {"sure": 0})


@pytest.mark.parametrize(
    ("own", "fr", "en"), [(0, "la prendre", "to take it"), (1, "la garder", "to keep it")]
)
def test_one_keeps_a_tile_of_ones_own_and_takes_it_from_nobody(own: int, fr: str, en: str) -> None:
    """“About 85% to take it” was said of a tile that was one’s own."""
    table = travelling("O asteroid 0:3G", f"A1 red {1 - own}:2G {own}:1G")
    (fight,) = {
        why.args["own"]: why
        for one in suggested(table)
        if one.reply.text("to") == "A1"
        for why in one.reasons
        if why.key == FIGHT
    }.values()
    assert fight.args["own"] == own
    for language, words in (("fr", fr), ("en", en)):
        assert words in Voice(WORDS.of(language), str, "cochons").say(fight)


@pytest.mark.parametrize(("rule_set", "more"), [("complete", "gouverneur"), ("simplified", "Goret")])
def test_an_acorn_beyond_the_recipe_says_what_it_is_still_good_for(rule_set: str, more: str) -> None:
    """“+1 yellow” was the only reason where yellow was complete and blue was lacking."""
    tiles = ("O red 0:4G", "A1 double-red 0:1G", "A2 red")

    def arrange(state: State) -> None:
        state.players[0].marker = 2

    table = galaxy(*tiles, chapter="travel", alone=True, rule_set=rule_set, arrange=arrange)
    (why,) = next(one for one in suggested(table) if one.reply.text("to") == "A2").reasons
    assert why.key == BEYOND
    assert f"1 {more} de plus" in Voice(WORDS.of("fr"), str, "cochons").say(why)
    assert len(Voice(WORDS.of("fr"), str, "cochons").say(why)) <= CHOICE


def test_a_trip_that_empties_a_tile_of_the_recipe_does_not_complete_it() -> None:
    """What it brings and what it gives up are weighed together: the same tile, with one pig left behind, does."""
    held = ("O red 0:2G", "A1 double-red 0:1G", "A2 double-yellow 0:1G")
    table = travelling(*held, "A3 blue")
    told = {
        (one.reply.text("from"), one.reply.number("gorets")): [kind for kind, _ in worth(one)]
        for one in suggested(table)
        if one.reply.text("to") == "A3"
    }
    assert told["O", 1] == ["recipe", "glands"]
    assert told["O", 2] == ["glands", "leaves"]


def test_pigs_that_stand_in_a_fight_already_are_counted_with_those_that_come() -> None:
    table = travelling("O asteroid 0:3G", "A1 red 1:1G 0:2G")
    alone = travelling("O asteroid 0:3G", "A1 red 1:1G")

    def odds(which: Table, coming: int) -> object:
        move = next(
            one
            for one in suggested(which)
            if (one.reply.text("to"), one.reply.number("gorets")) == ("A1", coming)
        )
        return next(reason.args["odds"] for reason in move.reasons if "odds" in reason.args)

    assert odds(table, 1) == odds(alone, 3) != odds(alone, 2)


def test_a_tile_out_of_reach_is_suggested_with_the_card_that_it_takes_and_says_so() -> None:
    table = travelling("O asteroid 0:3G", "B1 double-red", "A4 asteroid", hand="transporteur.1")
    far = next(one for one in suggested(table) if one.reply.text("to") == "B1")
    assert far.reply.text("card") == "transporteur.1"
    assert far.reasons[0].args["cards"] == Listing((Named("card", "transporteur"),))
    near = next(one for one in suggested(table) if one.reply.text("to") == "A1")
    assert "card" not in near.reply.fields


def test_the_form_says_of_a_tile_that_it_takes_a_card() -> None:
    table = travelling("O asteroid 0:3G", "B1 double-red", hand="transporteur.1")
    needs = RULEBOOK.needs
    assert needs is not None
    begun = Reply("trip", {"from": "O"})

    def said(cell: str) -> Saying | None:
        return needs(table.play.view(Seat(0)), table.ask(0), begun, Named("tile", cell))

    far = said("B1")
    assert far is not None
    assert far.args["cards"] == Listing((Named("card", "transporteur"),))
    assert said("A1") is None
    assert needs(table.play.view(Seat(0)), table.ask(0), Reply("trip"), Named("tile", "B1")) is None


def test_in_a_gap_the_card_that_pays_is_named() -> None:
    table = galaxy(
        "O red 0:3G 1:0G", "A1 red 1:4G", chapter="gap", slot=1, hands={0: "extra-mouve.1"}, alone=True
    )
    first = suggested(table)[0]
    assert first.reply.text("extra") == "extra-mouve.1"
    assert first.reasons[0].args["cards"] == Listing((Named("card", "extra-mouve"),))


def test_nothing_is_suggested_where_nobody_may_leave() -> None:
    table = galaxy("O red 0:3G", "A1 red 1:4G", chapter="gap", slot=1, hands={0: "jamboneuse.1"}, alone=True)
    assert suggested(table) == []


def test_what_others_hold_changes_nothing() -> None:
    """The same public table, other hands and other piles: the same suggestions."""
    tiles = ("O asteroid 0:4G", "A1 red 1:2G", "A2 red", "B1 double-red")

    def told(rival: str) -> list[Suggested]:
        hands = {0: "transporteur.1", 1: rival}
        return list(suggested(galaxy(*tiles, chapter="travel", hands=hands, alone=True)))

    assert told("jamboneuse.1") == told("bunker-kosto.1")


def test_the_moves_of_a_reorganisation_are_suggested_too() -> None:
    table = galaxy("O red 0:3G", "A1 red 0:1G", "A4 red 1:2G", chapter="reorganisation", alone=True)
    assert set(ways(table, option="move")) == {("O", "A1"), ("A1", "O")}


def test_each_kind_of_tile_may_be_laid_with_one_choice() -> None:
    """ST.3: whatever is left to lay is among what is suggested."""
    play = Play.new(RULEBOOK, 3, {"auto_build": False})
    luck = random.Random(5)
    while play.awaited[0] == CHANCE:
        play.take(CHANCE, choose_reply(play.asks[CHANCE], luck))
    seat = play.awaited[0]
    ask, found = play.asks[seat], suggest(play.view(seat), play.asks[seat], "lay")
    assert {one.reply.text("kind") for one in found} == set(list_picks(ask, "lay", "kind"))


def test_newcomers_are_spread_by_the_pieces_that_go_to_each_tile() -> None:
    """D-10: Gorets and Gros Gruiks are told apart, and nobody at all is no choice."""

    def arrange(state: State) -> None:
        state.players[0].newcomers.gorets, state.players[0].newcomers.gruiks = 1, 1

    tiles = ("O red 0:3G", "A1 red 0:1G", "A4 red 1:2G")
    table = galaxy(*tiles, chapter="newcomers", rule_set="complete", alone=True, arrange=arrange)
    told = [one.label for one in suggested(table, option="place")]
    args = [one.args for one in told if isinstance(one, Saying)]
    pieces = [(one["gorets"], one["gruiks"]) for one in args]
    assert pieces == [(0, 1), (0, 1), (1, 0), (1, 0), (1, 1), (1, 1)]
    assert [one["tile"] for one in args[:2]] == [Named("tile", "O"), Named("tile", "A1")]


def test_a_walk_of_extra_cochons_says_who_stands_where_they_may_go() -> None:
    """“A4 · A3” did not say that it was Truffe's tile, nor which was one's own."""
    table = galaxy(
        "O asteroid pirate:1", "A1 red 0:3G", "A2 blue 1:2G", chapter="extras", rule_set="complete", royal=0
    )
    found = {one.reply.text("to"): one for one in suggested(table, 0, "move")}
    assert {"A1", "A2"} <= found.keys()
    for cell, one in found.items():
        assert isinstance(one.label, Saying)
        assert one.label.args == {"origin": Named("tile", "O"), "target": Named("tile", cell)}
        assert one.note is not None
    assert found["A2"].note is not None
    assert found["A2"].note.args["who"] == Who(Seat(1))


def test_a_tile_on_which_one_fights_is_told_with_the_enemy() -> None:
    """“Fight → B4 · Ana 6G D6+5 ⚔” left out what decides which fight comes first."""
    table = galaxy("O blue 1:1G+1GG 0:6G", chapter="combats", rule_set="complete", alone=True)
    said = note(table.play.view(Seat(0)), Named("tile", "O"))
    assert said is not None
    assert (said.args["who"], said.args["gruiks"], said.args["others"]) == (Who(Seat(1)), 1, 1)
