"""What is shown of planetoids: chains as moves, the look, the board, orders, and what stays sealed."""

import pytest

from games.cosmic.expansions.planetoids.planetoid_words import describe_belt
from games.cosmic.orders.kinds import list_kinds
from games.cosmic.practice.suggestions import suggest
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.state import State
from games.cosmic.views.names import describe_needs, describe_note, describe_thing
from games.cosmic.views.view import View
from porc_royal.asks import Reply
from porc_royal.facts import Named, Saying, Seat
from porc_royal.orders import Standing
from porc_royal.play import Play
from porc_royal.scene import Scene
from tests.cosmic.gallery import phrase_of
from tests.cosmic.planetoids.belts import begin
from tests.cosmic.scenario import Table, meet

PHRASE = phrase_of("en")
LAID = "A: 1/A 8/C | B: 2/B | C: 3/D 7/D | D: 4/C 5/B | E: 9/E"
RIDERS = {1: "A2 B1", 8: "A1", 4: "B3", 5: "A1 D2", 9: "E2 A1"}


def laid() -> Table:
    return begin(LAID, "human", "virus", riders=RIDERS)


def say(saying: Saying | None) -> str:
    return "" if saying is None else PHRASE(saying)


def test_every_chain_is_one_choice_with_what_it_changes() -> None:
    """PL-16, PL-17, BOT-2: the engine shows the tree."""
    table = laid()
    moves = suggest(table.play.view(Seat(0)), table.ask(0), "drift")
    told = {say(move.label): say(move.note) for move in moves if isinstance(move.label, Saying)}
    assert sorted(told) == [
        *("1 → ε", "5 → γ · 3 → β", "5 → γ · 7 → β", "8 → ε"),
        *("9 → δ · 4 ✕ γ", "9 → δ · 5 → γ · 3 → β", "9 → δ · 5 → γ · 7 → β"),
    ]
    assert told["9 → δ · 4 ✕ γ"] == "colonies: β 2/7 → 1/7 · γ 0/7 → 0/6 · ε 0/6 → 1/6"


def test_the_question_and_the_look_say_what_the_signs_and_letters_mean() -> None:
    """PL-16: "1 → β" alone says nothing to whoever has not seen the board."""
    table = laid()
    (said,) = table.ask(0).about
    assert "Rosalinde 0, Rosalinde 1, Rosalinde 2, Rosalinde 3 and Rosalinde 4" in say(said)
    assert [say(line) for line in describe_belt(table.play.view(Seat(0)))].count(say(said)) == 1


def test_what_a_chain_is_said_to_change_is_what_it_changes() -> None:
    """PL-7, PL-10: colonies and what each needs, before and after."""
    table = laid()
    for move in suggest(table.play.view(Seat(0)), table.ask(0), "drift"):
        tried = laid()
        before = figures(tried)
        tried.take(Seat(0), move.reply)
        after = figures(tried)
        changed = [
            f"{'αβγδε'[seat]} {before[seat]} → {after[seat]}"
            for seat in range(5)
            if before[seat] != after[seat]
        ]
        assert say(move.note) == ("colonies: " + " · ".join(changed) if changed else "")


def figures(table: Table) -> list[str]:
    view = table.play.view(None)
    return [f"{len(view.list_foreign(one.seat))}/{one.wins}" for one in view.seats]


def test_each_step_of_the_form_says_where_it_goes_and_whether_it_pushes_on() -> None:
    table = laid()
    view, ask = table.play.view(Seat(0)), table.ask(0)

    def needed(thing: str, **begun: str) -> str:
        return say(describe_needs(view, ask, Reply("drift", {**begun}), Named("planetoid", thing)))

    assert needed("p9") == "9 → δ, as the third there"
    assert needed("p4", planetoid="p9") == "4 ✕ γ"
    assert needed("p5", planetoid="p9") == "5 → γ, as the third there"
    assert needed("p1") == "1 → ε"
    assert needed("p3", planetoid="p1") == ""


def test_the_look_lists_where_they_are_and_what_could_be_done() -> None:
    table = laid()
    look = RULEBOOK.looks["planetoids"]
    lines = [say(line) for line in look.describe(table.play.view(Seat(1)), None)]
    assert lines[0] == "Planetoid 1: with Rosalinde 0, from α · ships α2 β1"
    assert lines[-2:] == ["1 → ε", "4 ✕ γ"]
    idle = [say(line) for line in look.describe(table.play.view(Seat(2)), None)]
    assert "The letters α, β, γ … are" in idle[-1], "who may do nothing is told whose ships ride there, too"
    assert look.describe(meet("human").play.view(Seat(0)), None) == []
    assert look.draw(meet("human").play.view(Seat(0)), None, PHRASE) is None


@pytest.mark.parametrize("players", [3, 8])
def test_the_belt_is_drawn_with_its_contents_in_words(players: int) -> None:
    """PL-12: each planetoid, the way that they go, and whose letters stand there, whoever may move one."""
    letters = "ABCDEFGH"[:players]
    text = " | ".join(f"{letter}: {number}/{letter}" for number, letter in enumerate(letters, 1))
    table = begin(text, riders={1: "A1", 2: "A1"})
    look = RULEBOOK.looks["planetoids"]
    for seat in (Seat(0), Seat(1), None):
        view = table.play.view(seat)
        drawn, lines = look.draw(view, None, PHRASE), [say(line) for line in look.describe(view, None)]
        assert isinstance(drawn, Scene)
        assert drawn.width == 1080
        assert [line.partition(":")[0] for line in lines[:players]] == [
            f"Planetoid {number}" for number in range(1, players + 1)
        ]
        way = " → ".join(["α", *reversed("αβγδεζηθ"[:players])])
        assert lines[players] == f"They go from system to system: {way}"
        assert "The letters α, β, γ … are, in this order, Rosalinde 0, " in lines[players + 1]


def test_the_table_in_words_says_where_markers_lie_and_who_rides_as_the_board_does() -> None:
    """PL-9, PL-10."""
    lines = [say(line) for line in RULEBOOK.summary(laid().play.view(Seat(0)))]
    needs = (6, "1"), (7, "2, 5"), (7, "4, 8"), (7, "3, 7"), (6, "9")
    for seat, (number, markers) in enumerate(needs):
        place = next(
            place for place, line in enumerate(lines) if f"Rosalinde {seat}: " in line and "/" in line
        )
        assert f"/{number} " in lines[place]
        assert lines[place + 2] == f"Origin markers here: {markers}"
    assert "Planetoid 9: with Rosalinde 4, from ε · ships α1 ε2" in lines
    assert "They go from system to system: α → ε → δ → γ → β → α" in lines


def test_a_planetoid_has_a_name_also_when_it_is_gone_and_can_be_typed() -> None:
    table = laid()
    view = table.play.view(None)
    assert say(describe_thing(view, Named("planet", "p9"))) == "planetoid 9"
    assert say(describe_thing(view, Named("planet", "p12"))) == "planetoid 12"
    assert RULEBOOK.numbers(Named("planetoid", "p9")) == ["p9", "9"]
    assert RULEBOOK.numbers(Named("planet", "p9")) == ["p9"]
    assert say(describe_note(view, Named("planetoid", "p9"))) == "with Rosalinde 4, from ε · ships: α1 ε2"


def test_what_is_told_of_a_planetoid_names_it_alike_before_and_after_it_moves() -> None:
    """Somebody landed “on Ana · planetoid 1” where it went only afterwards: what is told at once is worded once."""
    table = laid()
    thing = Named("planet", "p1")
    before = table.play.view(None)
    table.tell("0: drift planetoid=p1")
    after = table.play.view(None)
    assert dict(before.planets)["p1"].system != dict(after.planets)["p1"].system
    assert describe_thing(before, thing) == describe_thing(after, thing)
    assert describe_note(before, thing) != describe_note(after, thing), "where it is, menus say beside it"


@pytest.mark.parametrize(
    ("chain", "named", "first"), [("gain", "", "p1"), ("spare", "", "p1"), ("spare", "p8", "p8")]
)
def test_an_order_answers_for_its_owner(chain: str, named: str, first: str) -> None:
    """BOT-3: the event "planetoid_chain"."""
    table = laid()
    kind: Standing[View] = next(one for one in list_kinds(RULEBOOK.assembly) if one.name == "drift")
    view, ask = table.play.view(Seat(0)), table.ask(0)
    assert kind.is_offered(view)
    assert not kind.is_offered(meet("human").play.view(Seat(0)))
    terms = {"chain": chain, **({"planetoid": named} if named else {})}
    reply = kind.follow(view, ask, Reply("drift", {**terms}))
    assert reply is not None
    assert ask.check(reply).text("planetoid") == first


def test_practice_players_take_the_chain_that_brings_most() -> None:
    """Riding out of the own system makes a colony foreign; nobody rides home who need not."""
    table = begin("A: 1/C | B: 2/D | C: | D: 4/D", riders={1: "A2", 2: "A2"})
    view, ask = table.play.view(Seat(0)), table.ask(0)
    for luck in range(3):
        assert RULEBOOK.practise(view, ask, luck).text("planetoid") == "p1"


def test_practice_players_do_not_let_another_win() -> None:
    placed = {1: [f"2-{number} 1" for number in range(1, 5)]}
    table = begin("A: 1/A 3/A | B: 2/C 5/D | C: | D:", riders={1: "A1", 2: "A1", 5: "B1"}, placed=placed)
    view, ask = table.play.view(Seat(0)), table.ask(0)
    for luck in range(3):
        reply = RULEBOOK.practise(view, ask, luck)
        tried = begin("A: 1/A 3/A | B: 2/C 5/D | C: | D:", riders={1: "A1", 2: "A1", 5: "B1"}, placed=placed)
        tried.take(Seat(0), reply)
        assert tried.play.result is None


def test_nobody_sees_which_ships_go_to_a_planetoid_before_all_have_said_so() -> None:
    """PL-3: two games that differ in a sealed answer look alike to all others, in words and pictures."""
    shown = [seal(ships) for ships in (("2-1.1", "2-1.2"), ("2-5.1", "2-4.1"))]
    assert shown[0] == shown[1]


def seal(ships: tuple[str, ...]) -> list[str]:
    """What the others and the public see once seat 2 has said which ships go."""
    table = meet("human", "virus", chapter="dealing", options={"planetoids": True})
    while "cosmic-ask-choose-ships" not in {ask.key for ask in table.play.asks.values()}:
        seat = table.play.awaited[0]
        table.take(seat, table.play.asks[seat].default)
    told = len(table.facts)
    table.take(Seat(2), Reply("ships", {"ships": ships}))
    assert [fact for fact in table.facts[told:] if fact.is_known_to(None)] == []
    return [text for seat in (None, Seat(0), Seat(3)) for text in look_at(table.play, seat)]


def look_at(play: Play[State, View], seat: Seat | None) -> list[str]:
    """Words and pictures of one viewer."""
    view, ask = play.view(seat), None if seat is None else play.asks.get(seat)
    return [
        *map(PHRASE, RULEBOOK.summary(view)),
        *map(PHRASE, RULEBOOK.looks["planetoids"].describe(view, None)),
        str(RULEBOOK.board(view, ask, PHRASE)),
        str(view.expansions),
        str(sorted(play.awaited)) if seat == 2 else "",
    ]


def test_it_is_a_switch_of_the_lobby_for_any_number_that_may_play() -> None:
    """PL-2: two are too few for the game itself."""
    option = next(one for one in RULEBOOK.options if one.name == "planetoids")
    assert option.values == (False, True)
    assert all(RULEBOOK.refuse(players, {"planetoids": True}) is None for players in range(3, 9))
    assert RULEBOOK.seats[0] == 3
