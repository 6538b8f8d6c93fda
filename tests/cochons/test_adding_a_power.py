"""A power of a clan is one small file and its words: the one that the README gives is added and played."""

import ast
from pathlib import Path
from typing import Final

import pytest

from games.cochons import facts
from games.cochons.clans.power import OFFERED, ClanPower, is_anyone
from games.cochons.extension import hooks, in_play
from games.cochons.questions.script import ask
from games.cochons.rulebook import BASE, RULEBOOK
from games.cochons.state.state import Side, State
from games.cochons.views.view import View
from porc_royal.asks import PASS, Ask, Option, Reply, list_picks
from porc_royal.assembly import assemble
from porc_royal.facts import Seat, Who
from porc_royal.rulebook import Rulebook
from tests.cochons.scenario import Table, galaxy
from tests.games.toy_cards import load_file, read_file

FILE: Final = read_file(Path("games/cochons/README.md"), "## Adding a power")
TILES: Final = ("O red 0:3G", "A1 blue 1:3G", "A3 yellow 2:3G")
FIGHT: Final = ("O blue 1:5G 0:3G", "A3 yellow 2:3G")
PORCUS, BABIROUSSA, SCROFA = "porcus", "babiroussa", "scrofa"


BROOD: Final = load_file(FILE, "porcus_brood")
BOOK: Final = assemble(BASE, [BROOD])
"""The game with the power, beside the game without it."""


def play(
    *tiles: str,
    chapter: str,
    clans: tuple[str, ...],
    turn: int = 2,
    hands: dict[int, str] | None = None,
    book: Rulebook[State, View] = BOOK,
) -> Table:
    """The first seats are of these clans; nobody travels anywhere or is asked in gaps."""

    def arrange(state: State) -> None:
        for player, clan in zip(state.players, clans, strict=True):
            player.clan, player.marker = clan, 3

    return galaxy(
        *tiles,
        chapter=chapter,
        rule_set="complete",
        clan_powers=True,
        gap_windows=False,
        arrange=arrange,
        turn=turn,
        hands=hands or {},
        book=book,
    )


def travel(clan: str = PORCUS, turn: int = 2, book: Rulebook[State, View] = BOOK) -> Table:
    return play(*TILES, chapter="travel", clans=(clan, BABIROUSSA, SCROFA), turn=turn, book=book)


def test_a_file_is_a_power_that_is_offered_marked_used_told_and_offered_no_more_in_this_turn() -> None:
    table = travel()
    assert list(list_picks(table.ask(0), "hatch", "tile")) == ["O"]
    table.tell("0: hatch tile=O")
    assert table.troops("O") == "0:4G"
    assert table.said("cochons-hatched") == [{"who": Who(Seat(0))}]
    assert table.state.players[0].used == ["brood"]
    assert "hatch" not in table.ask(0).options


def test_it_is_its_clans_alone_and_from_the_second_turn_on() -> None:
    assert "hatch" in travel().ask(0).options
    assert "hatch" not in travel(clan="pecari").ask(0).options
    assert "hatch" not in travel(turn=1).ask(0).options


def test_powers_stand_behind_cards_in_the_order_of_their_files() -> None:
    options = list(travel().ask(0).options)
    without = [one for one in options if one != "hatch"]
    assert options.index("hatch") > options.index("rain")
    assert list(travel(clan="pecari").ask(0).options) == without


def test_it_changes_a_figure_in_the_turn_in_which_it_has_been_used() -> None:
    state = travel().state
    before = hooks.governors.of(0, hooks.Anytime(state, Seat(0)))
    state.players[0].used.append("brood")
    assert hooks.governors.of(0, hooks.Anytime(state, Seat(0))) == before + 1
    state.players[1].used.append("brood")
    assert hooks.governors.of(0, hooks.Anytime(state, Seat(1))) == 0


def test_its_words_are_those_of_the_list() -> None:
    before, keys = RULEBOOK.assembly.keys, BOOK.assembly.keys
    assert set(keys.sayings) - set(before.sayings) == {"cochons-hatched"}
    joined = {key: set(options) - set(before.options[key]) for key, options in keys.options.items()}
    assert {key: new for key, new in joined.items() if new} == {facts.ASK_TRAVEL: {"hatch"}}


def make_weigher(*, optional: bool) -> Rulebook[State, View]:
    """A power that takes one from technology, in any fight: asked of its owner, or always."""
    power = ClanPower(SCROFA, "counterweight")

    if not optional:

        @power.uses(hooks.weighed, is_anyone)
        async def weighs(weighing: hooks.Weighing, seat: Seat) -> None:
            weighing.technology -= 1

        return assemble(BASE, [power.additions])

    async def offer_weight(weighing: hooks.Weighing, seat: Seat) -> Reply:
        options = {PASS: Option(), "less": Option()}
        return await ask(weighing.state, lambda: Ask(seat, "weigh", "P-17", options, Reply(PASS)))

    @power.asks(hooks.weighed, is_anyone, offer_weight, once=True)
    async def weighs_if_asked(weighing: hooks.Weighing, seat: Seat, reply: Reply) -> None:
        weighing.technology -= 1

    return assemble(BASE, [power.additions])


def fight(book: Rulebook[State, View] = BOOK) -> Table:
    hands = {0: "destroyer-de-cochon-noir.1", 1: "bunker-kosto.1"}
    table = play(*FIGHT, chapter="combats", clans=(PORCUS, BABIROUSSA, SCROFA), hands=hands, book=book)
    return table.tell("1: lay cards=bunker-kosto.1+", "0: lay cards=destroyer-de-cochon-noir.1+")


def test_a_power_acts_at_a_moment_unasked_and_any_number_of_times() -> None:
    assert fight().troops("O") == ""
    table = fight(make_weigher(optional=False))
    assert table.troops("O") == "1:5G 0:3G"
    assert table.state.players[2].used == []


@pytest.mark.parametrize(
    ("said", "left", "used"), [("pass", "", []), ("less", "1:5G 0:3G", ["counterweight"])]
)
def test_a_power_with_a_question_of_its_own_acts_if_its_owner_likes(
    said: str, left: str, used: list[str]
) -> None:
    table = fight(make_weigher(optional=True))
    assert table.asked == [2]
    assert table.play.list_running_rules()[-1] == "offer_weight"
    table.tell(f"2: {said}")
    assert (table.troops("O"), table.state.players[2].used) == (left, used)


def test_a_power_that_is_used_up_is_not_asked_for() -> None:
    book = make_weigher(optional=True)
    hands = {0: "destroyer-de-cochon-noir.1", 1: "bunker-kosto.1"}
    table = play(*FIGHT, chapter="combats", clans=(PORCUS, BABIROUSSA, SCROFA), hands=hands, book=book)
    table.state.players[2].used.append("counterweight")
    table.tell("1: lay cards=bunker-kosto.1+", "0: lay cards=destroyer-de-cochon-noir.1+")
    assert table.troops("O") == ""


def test_what_a_power_sees_when_a_round_is_decided_is_who_won_it() -> None:
    winners: list[Side | None] = []

    witness = ClanPower(PORCUS, "witness")

    @witness.uses(hooks.struck, is_anyone)
    async def notes(fought: hooks.Round, seat: Seat) -> None:
        winners.append(fought.winner)

    book = assemble(BASE, [witness.additions])
    table = play(*FIGHT, chapter="combats", clans=(PORCUS, BABIROUSSA, SCROFA), book=book)
    table.tell("chance: 1 6")
    assert [winner.seat for winner in winners if winner is not None] == [1]
    assert table.troops("O") == "1:5G 0:2G"


def test_no_rule_names_a_clan_or_the_move_of_a_power() -> None:
    assembly = RULEBOOK.assembly
    clans = {clan for clan, _ in assembly[in_play.POWERS_OF]}
    names, said = {*clans, *assembly.table(OFFERED)}, set[str]()
    for path in Path("games/cochons/rules").glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "cochons.clans" not in text, path.name
        texts = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant))
        said |= {value for value in texts if isinstance(value, str)}
    assert len(said) > 100
    assert said & names == set()


def test_the_game_without_it_stays_as_it_is() -> None:
    assert "hatch" not in RULEBOOK.assembly.table(OFFERED)
    assert "hatch" not in travel(book=RULEBOOK).ask(0).options
