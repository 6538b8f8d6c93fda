"""What was drawn and taken back comes again where the same is asked, and both checkers hold the file to it."""

import hashlib
from collections.abc import Callable

import pytest

from bot.tables.draws import Draw, Redraws, record_draw
from bot.tables.proofs import Drawn, write_proof
from bot.tables.rng import RECIPE, compute_commitment, compute_seed, draw_outcome
from bot.verify import verify
from porc_royal.asks import Ask, Number, Option, Order, Reply
from porc_royal.facts import CHANCE
from storage.ports import SeatRow, TableRow
from tests.verify import second_checker
from tests.verify.games import seal

SECRET = hashlib.sha256(b"taken back").digest()
SEED = compute_seed(SECRET, ())
CARDS = tuple("abcdefgh")


def ask_die(purpose: str, faces: int = 20) -> Ask:
    option = Option({"d1": Number((1, faces))})
    return Ask(CHANCE, f"chance-{purpose}", "chance", {"rolled": option}, Reply("rolled", {"d1": 1}))


def ask_shuffle(cards: tuple[str, ...] = CARDS) -> Ask:
    option = Option({"order": Order("card", cards)})
    return Ask(CHANCE, "chance-deck", "chance", {"shuffled": option}, Reply("shuffled", {"order": cards}))


def draw(question: Ask, place: int, redraws: Redraws) -> tuple[Drawn, Redraws]:
    """What chance replies, as a table has it drawn."""
    noted = record_draw(question, SEED, place, RECIPE, redraws)
    label = noted.find_label(place)
    reply = draw_outcome(question, SEED, label, RECIPE)
    return Drawn(place, noted, noted.find_outcome(reply)), redraws.spend(label)


def test_the_same_comes_again_at_another_place_and_nothing_else_takes_its_numbers() -> None:
    first, redraws = draw(ask_die("attack"), 5, Redraws())
    deck, redraws = draw(ask_shuffle(), 6, redraws)
    redraws = redraws.add([(5, first.draw), (6, deck.draw)])
    other, redraws = draw(ask_die("flight"), 5, redraws)
    assert other.draw.numbers == "5.1", "somebody knows the numbers of this place"
    shuffled, redraws = draw(ask_shuffle(), 7, redraws)
    assert shuffled.outcome == deck.outcome
    again, redraws = draw(ask_die("attack"), 9, redraws)
    assert (again.outcome, again.draw.numbers) == (first.outcome, "5")
    fresh, _ = draw(ask_die("attack"), 10, redraws)
    assert fresh.draw.numbers == "", "a second one was never drawn"


def test_other_dice_and_other_cards_are_drawn_afresh() -> None:
    first, redraws = draw(ask_die("attack"), 5, Redraws())
    deck, redraws = draw(ask_shuffle(), 6, redraws)
    redraws = redraws.add([(5, first.draw), (6, deck.draw)])
    assert draw(ask_die("attack", 12), 5, redraws)[0].draw.numbers == "5.1"
    assert draw(ask_shuffle(CARDS[::-1]), 6, redraws)[0].draw.numbers == "6.1"


def test_what_is_taken_back_twice_comes_again_in_its_order() -> None:
    redraws, drawn = Redraws(), list[Drawn]()
    for place in (3, 4, 5):
        one, redraws = draw(ask_die("attack"), place, redraws)
        drawn.append(one)
    redraws = redraws.add([(3, drawn[0].draw), (4, drawn[1].draw), (5, drawn[2].draw)])
    one, redraws = draw(ask_die("attack"), 8, redraws)
    redraws = redraws.add([(8, one.draw)])
    outcomes = []
    for place in (10, 11, 12):
        one, redraws = draw(ask_die("attack"), place, redraws)
        outcomes.append(one.outcome)
    assert outcomes == [one.outcome for one in drawn]


def make_file(*, change: Callable[[Draw], Draw] = lambda one: one) -> bytes:
    """The file of a table at which a die and a shuffle were taken back."""
    first, redraws = draw(ask_die("attack"), 5, Redraws())
    deck, redraws = draw(ask_shuffle(), 6, redraws)
    redraws = redraws.add([(5, first.draw), (6, deck.draw)])
    other, redraws = draw(ask_die("flight"), 5, redraws)
    again, _ = draw(ask_die("attack"), 9, redraws)
    kept = [other, Drawn(9, change(again.draw), again.outcome)]
    table = TableRow(
        *(1, 7, "toy", 1, "fr", 1, 0),
        status="ended",
        recipe=RECIPE,
        secret=SECRET,
        seed=SEED,
        commitment=compute_commitment(SECRET),
    )
    return write_proof(table, [SeatRow(1, 0, "person", "Ada")], 12, kept, [first, deck])


def is_right(data: bytes) -> bool:
    """Whether a file is right, by both checkers."""
    try:
        verify.check(verify.read(data))
    except verify.Wrong:
        found = False
    else:
        found = True
    assert found == (second_checker.check(data) == [])
    return found


def test_both_checkers_accept_a_file_in_which_something_came_again() -> None:
    assert b'"recipe": 4' in make_file()
    assert is_right(make_file())


@pytest.mark.parametrize(
    ("told", "other"),
    [
        (b'"numbers":"5",', b'"numbers":"6",'),
        (b'"numbers":"5.1",', b'"numbers":"5",'),
        (b'"numbers":"5.1",', b'"numbers":"4.1",'),
        (b'"numbers":"5.1",', b'"numbers":"5.01",'),
        (
            b'"asked":"chance-attack","numbers":"5"',
            b'"asked":"chance-defence","numbers":"5"',
        ),
        (b'"recipe": 4', b'"recipe": 2'),
        (b'"taken_back"', b'"taken_away"'),
    ],
)
def test_both_refuse_one_that_takes_other_numbers_than_it_must(told: bytes, other: bytes) -> None:
    data = make_file()
    assert told in data
    assert not is_right(seal(data.replace(told, other)))
