"""CE-4, CE-R74, CE-R75: how many aliens come to each, and aliens that go round: what is taken, and who knows of it."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from games.cosmic import facts
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import list_pool
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.pool import BARRED, list_barred, refuse
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.first_hands import keep_apart
from games.cosmic.state.options import Pairs, read_options
from games.cosmic.state.pool import ORIGINS
from games.cosmic.state.state import State
from games.cosmic.views.view import View
from porc_royal.asks import Refused, Reply
from porc_royal.facts import CHANCE, Arg, Listing, Named, Saying, Seat
from porc_royal.options import choose
from porc_royal.play import Play, Step
from porc_royal.replies import draw_reply
from porc_royal.rulebook import Setting
from tests.cosmic.games import check_conserved, list_cards
from tests.games.playing import steps

ROUND: Mapping[str, Setting] = {"draft": True, "aliens": "all"}
TOGETHER = (("gambler", "sorcerer"), ("magician", "oracle"), ("masochist", "healer"))
SLOW = ("bride", "doppelganger", "greenhorn", "pirate")
Game = Play[State, View]


def begin(players: int, settings: Mapping[str, Setting], number: int = 1) -> Game:
    """A game whose first shuffle is done."""
    play = Play.new(RULEBOOK, players, settings)
    draw(play, random.Random(number))
    return play


def draw(play: Game, luck: random.Random) -> None:
    while CHANCE in play.asks:
        play.take(CHANCE, draw_reply(play.asks[CHANCE], luck.randrange))


def take(play: Game, seat: int, place: int = 0) -> str:
    """Take, or keep, the alien in this place."""
    ask = play.asks[Seat(seat)]
    (option,) = ask.options
    alien = list_offered(play, seat)[place]
    play.take(Seat(seat), Reply(option, {facts.ALIEN: alien}))
    return alien


def take_one(play: Game, seat: int) -> Step:
    return play.take(Seat(seat), Reply("take", {facts.ALIEN: list_offered(play, seat)[0]}))


def list_offered(play: Game, seat: int) -> tuple[str, ...]:
    (option,) = play.asks[Seat(seat)].options.values()
    return tuple(option.fields[facts.ALIEN].choices({}))  # type: ignore[union-attr]


def list_flares(state: State) -> set[str]:
    cards = [*state.deck.pile, *(card for player in state.players for card in player.hand)]
    return {card for card in cards if card.startswith("flare_")}


@pytest.mark.parametrize("dealt", [2, 3, 4])
def test_as_many_aliens_come_to_each_as_the_table_has_chosen(dealt: int) -> None:
    """CE-4, CE-R74: nobody is dealt another's; the flares of two of them join the deck, the first others'."""
    play = begin(5, {"dealt": dealt})
    offered = {seat: list_offered(play, seat) for seat in range(5)}
    assert {len(aliens) for aliens in offered.values()} == {dealt}
    assert len({alien for aliens in offered.values() for alien in aliens}) == 5 * dealt
    kept = {seat: take(play, seat, dealt - 1) for seat in range(5)}
    draw(play, random.Random(2))
    flares = {f"flare_{kept[seat]}" for seat in range(5)} | {f"flare_{offered[seat][0]}" for seat in range(5)}
    assert list_flares(play.state) == flares
    assert [player.powers for player in play.state.players] == [[kept[seat]] for seat in range(5)]


@pytest.mark.parametrize("dealt", [2, 3, 4])
def test_aliens_go_round_each_takes_one_and_passes_on_the_others(dealt: int) -> None:
    """CE-R75: then another of those that came from the seat before; of the two one is kept."""
    play = begin(4, {**ROUND, "dealt": dealt})
    first = {seat: list_offered(play, seat) for seat in range(4)}
    one = {seat: take(play, seat, 1) for seat in range(4)}
    left = {seat: tuple(alien for alien in first[seat] if alien != one[seat]) for seat in range(4)}
    if dealt == 2:  # the last one is taken unasked
        other = {seat: left[(seat - 1) % 4][0] for seat in range(4)}
    else:
        assert {seat: list_offered(play, seat) for seat in range(4)} == {
            seat: left[(seat - 1) % 4] for seat in range(4)
        }
        other = {seat: take(play, seat, dealt - 2) for seat in range(4)}
    assert {seat: list_offered(play, seat) for seat in range(4)} == {
        seat: (one[seat], other[seat]) for seat in range(4)
    }
    for seat in range(4):
        take(play, seat, seat % 2)
    draw(play, random.Random(3))
    assert list_flares(play.state) >= {f"flare_{alien}" for alien in (*one.values(), *other.values())}
    assert all(not player.packet for player in play.state.players)


def test_what_lies_before_others_and_what_they_took_nobody_sees() -> None:
    """BOT-4: a view has one's own packet and what one took alone, and the question names nothing else."""
    play = begin(4, {**ROUND, "dealt": 3})
    take(play, 0)
    for seat in (1, 2, 3):
        view = play.view(Seat(seat))
        assert (view.packet, view.dealt) == (list_offered(play, seat), ())
    assert (play.view(None).packet, play.view(None).dealt) == ((), ())
    told: list[object] = []
    for seat in (1, 2, 3):
        told += [fact for fact in take_one(play, seat).facts if fact.to is None]
    assert len(told) == 1, "that all have taken one is all that is told"


def test_what_does_not_lie_there_cannot_be_taken() -> None:
    play = begin(3, {**ROUND, "dealt": 3})
    before = play.fingerprint()
    with pytest.raises(Refused):
        play.take(Seat(0), Reply("take", {facts.ALIEN: list_offered(play, 1)[0]}))
    assert play.fingerprint() == before


def test_whoever_is_absent_takes_the_first_that_lies_there() -> None:
    """BOT-2."""
    play = begin(4, {**ROUND, "dealt": 4})
    first = [list_offered(play, seat)[0] for seat in range(4)]
    for _ in range(3):
        for seat in range(4):
            play.take(Seat(seat), play.asks[Seat(seat)].default)
    draw(play, random.Random(4))
    assert [player.powers for player in play.state.players] == [[alien] for alien in first]


def test_a_game_that_is_put_away_as_aliens_go_round_goes_on_where_it_was() -> None:
    """With sealed answers of some, in the second round: it is made anew of its beginning and the replies."""
    play, replies = Play.new(RULEBOOK, 4, {**ROUND, "dealt": 4}), list[tuple[Seat, Reply]]()
    position, luck = play.position, random.Random(5)
    while len(replies) < 7:
        seat = play.awaited[0]
        replies.append((seat, draw_reply(play.asks[seat], luck.randrange)))
        play.take(*replies[-1])
        again = Play(RULEBOOK, position)
        for one in replies:
            again.take(*one)
        assert again.fingerprint() == play.fingerprint()
        assert [again.view(Seat(one)) for one in range(4)] == [play.view(Seat(one)) for one in range(4)]


@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (3, {**ROUND, "dealt": 3, "win": 3}),
        pytest.param(8, {**ROUND, "dealt": 4, "win": 3}, marks=pytest.mark.thorough),
        pytest.param(5, {**ROUND, "cosmic_pig": True, "pig_end": "sooner"}, marks=pytest.mark.thorough),
        pytest.param(8, {**ROUND, "dealt": 3, "aliens": "dominion", "win": 3}, marks=pytest.mark.thorough),
    ],
)
def test_games_in_which_aliens_go_round_come_to_their_end(players: int, settings: dict[str, Setting]) -> None:
    """Practice players and luck by turns; every card and ship stays."""
    play = Play.new(RULEBOOK, players, settings)
    cards: Counter[str] | None = None
    for _ in steps(play, random.Random(6), sensible=True):
        if cards is None and play.position.chapter == "turn":
            cards = Counter(list_cards(play.state))
        if cards is not None and play.result is None and CHANCE not in play.asks:
            check_conserved(play.state, cards)
    assert play.result is not None


def test_a_table_that_is_new_to_the_game_plays_with_gentle_aliens() -> None:
    """Option newcomers: green ones of the base set, enough for eight; its name goes with the first change."""
    settings = choose(RULEBOOK.options, {}, "newcomers", "gentle")
    pool = list_pool(RULEBOOK.assembly, read_options(RULEBOOK.assembly, settings))
    origins = RULEBOOK.assembly.table(ORIGINS)
    assert {(origins[alien].printed, origins[alien].alert) for alien in pool} == {("base", "green")}
    assert RULEBOOK.refuse(8, settings) is None
    assert choose(RULEBOOK.options, settings, "dealt", 3)["newcomers"] == "own"


def test_too_few_aliens_for_so_many_to_choose_from_is_refused() -> None:
    assert RULEBOOK.refuse(8, {"alert": "green", "aliens": "base"}) is None
    refusal = RULEBOOK.refuse(8, {"alert": "green", "aliens": "base", "dealt": 4})
    assert refusal is not None
    assert refusal.args == {"number": 23, "needed": 36}


def list_pooled(players: int, settings: Mapping[str, Setting]) -> set[str]:
    """The aliens that may be dealt at a table."""
    state = RULEBOOK.setup(players, settings)
    return {*hooks.pool.of(list_pool(state.assembly, state.options), Now(state))}


@pytest.mark.parametrize(
    ("players", "settings", "barred"),
    [
        (4, {}, set()),
        (8, {}, {"explorer", "lizard"}),
        (
            4,
            {"cosmic_pig": True},
            {"anti_matter", "masochist", "tick_tock", "ace", "lizard", "virus", "trader"},
        ),
        (
            8,
            {"cosmic_pig": True, "pig_trader": True, "reward_deck": "incursion"},
            {"anti_matter", "masochist", "tick_tock", "ace", "lizard", "explorer"},
        ),
    ],
)
def test_whoever_looks_an_alien_up_is_told_at_which_tables_it_is_not_dealt_and_why(
    players: int, settings: dict[str, Setting], barred: set[str]
) -> None:
    """CE-R19, CE-R23, CP-7, CP-8, CP-R24, CP-R25: what is told is what is dealt."""
    chosen = {**settings, "aliens": "all"}
    assembly = RULEBOOK.assembly
    every = {*list_pool(assembly, read_options(assembly, chosen))}
    assert every - list_pooled(players, chosen) == barred
    assert list_barred(assembly, read_options(assembly, chosen), players) == barred
    entries = {
        entry.thing.name.replace("-", "_"): entry for entry in RULEBOOK.entries() if entry.kind == "alien"
    }
    for alien in barred:
        whys = {one.why for one in assembly[BARRED] if one.alien == alien}
        assert whys <= {note.key for note in entries[alien].notes if isinstance(note, Saying)}, alien


@pytest.mark.parametrize(
    ("players", "pig", "barred"),
    [(6, True, set()), (7, False, set()), (7, True, {"host"}), (8, False, {"host"})],
)
def test_who_needs_flares_that_nobody_was_dealt_is_not_dealt_where_fewer_than_eight_are_left(
    players: int, pig: bool, barred: set[str]
) -> None:
    """The catalogue's table of options: 23 aliens of Cosmic Dominion are green or yellow, and each is dealt two."""
    chosen: dict[str, Setting] = {"aliens": "dominion", "alert": "to-yellow", "cosmic_pig": pig}
    assembly, options = RULEBOOK.assembly, read_options(RULEBOOK.assembly, chosen)
    assert refuse(assembly, players, options) is None
    those = {"host", "pentaform", "aristocrat", "reincarnator"} & {*list_pool(assembly, options)}
    assert list_barred(assembly, options, players) & those == barred
    assert ("host" in list_pooled(players, chosen)) == (not barred)


def test_whoever_looks_up_one_of_two_aliens_that_do_not_go_together_is_told_the_other() -> None:
    """CE-4: Masochist and Healer, Gambler and Sorcerer, Magician and Oracle."""
    entries = {entry.thing.name: entry for entry in RULEBOOK.entries() if entry.kind == "alien"}
    for one, other in (*TOGETHER, *(pair[::-1] for pair in TOGETHER)):
        notes = [note for note in entries[one].notes if isinstance(note, Saying) and "alien" in note.args]
        assert [note.args["alien"] for note in notes] == [Named("alien", other)]


@pytest.mark.parametrize(
    ("pairs", "kept_apart"),
    [
        ("strict", TOGETHER[:2]),
        ("revised", TOGETHER[1:]),
        ("free", ()),
        ("usual", (TOGETHER[0], TOGETHER[2])),
    ],
)
def test_of_a_pair_only_one_is_dealt_by_the_pairs_that_the_table_chose(
    pairs: Pairs, kept_apart: Sequence[tuple[str, str]]
) -> None:
    """CE-4, the option `pairs`: by the sheets, as revised, or none; older tables go on with those of then."""
    state = RULEBOOK.setup(8, {"aliens": "all"})
    state.options = replace(state.options, pairs=pairs)
    pool = list_pool(RULEBOOK.assembly, state.options)
    left_out = {*pool} - {*keep_apart(state, pool)}
    assert len(left_out) == len(kept_apart)
    assert all(len(left_out & {*pair}) == 1 for pair in kept_apart)


def test_a_table_that_chose_no_pairs_goes_on_with_those_of_old() -> None:
    """A game that is older than the option is told as it was."""
    assert RULEBOOK.setup(4, {}).options.pairs == "usual"


def test_the_lobby_counts_the_aliens_that_may_be_dealt() -> None:
    """With Cosmic Pig seven fewer of all."""
    assert RULEBOOK.outline is not None
    tables: tuple[dict[str, Setting], ...] = ({"aliens": "all"}, {"aliens": "all", "cosmic_pig": True})
    counts = [
        said.args["number"]
        for settings in tables
        for said in RULEBOOK.outline.played(settings)
        if said.key == "cosmic-played-aliens"
    ]
    every = len(RULEBOOK.assembly.table(ORIGINS))
    assert counts == [every, every - 7]


def find_slow(settings: Mapping[str, Setting]) -> list[Arg]:
    assert RULEBOOK.outline is not None
    return [
        said.args["aliens"]
        for said in RULEBOOK.outline.played(settings)
        if said.key == "cosmic-played-rounds"
    ]


def test_the_lobby_names_the_aliens_with_which_more_is_asked_at_gates() -> None:
    """`python -m tests.cosmic.waits_aliens` counts them; where none of them is dealt nothing is said."""
    slow = Listing(tuple(Named("alien", alien) for alien in SLOW))
    assert find_slow({"aliens": "dominion"}) == [slow]
    assert find_slow({"aliens": "dominion", "pace": "every"}) == []
    assert find_slow({}) == []
