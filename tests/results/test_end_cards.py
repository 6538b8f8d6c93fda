"""What is told of a game that is over: from what everybody knows alone, every player, in both languages."""

from collections.abc import Iterator, Sequence
from dataclasses import replace as alter
from fractions import Fraction
from typing import Final

import pytest

from bot.delivery.outgoing import TEXT_LIMIT
from bot.games import GAMES, AnyPlay
from bot.panels.end_card import Card, draw_card, make_card, word_card
from bot.tables.draws import Draw, record_draw
from bot.tables.leaves import CLOSED
from bot.tables.live import Live
from bot.tables.luck import Luck, measure_deals, measure_luck
from bot.tables.past import Past, find_dealing
from bot.tables.proofs import Drawn
from bot.wording.voice import Voices
from games.cochons import facts as cochons
from games.cosmic import facts as cosmic
from games.election import facts as election
from games.interstellar_pig import facts as pig
from porc_royal.facts import CHANCE, Arg, Fact, Listing, Named, Saying, Seat, Who
from porc_royal.highlights import find_turning_point
from porc_royal.notation import read
from porc_royal.play import Play
from porc_royal.scene import Group, Paragraph, Scene, Shape, Text
from storage.ports import SeatRow, TableRow
from tests.golden.kept import KINDS
from tests.results.stored_games import read_kept
from tests.words import WORDS

NAMES: Final = ("Ana", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe", "Kim", "Lou")
LUCKY: Final = bytes(32)
DECKS: Final = {
    "cochons": "chance-deck",
    "cosmic": "chance-deck",
    "interstellar_pig": "chance-attributes",
}


def play_golden(kind: str, number: int) -> tuple[AnyPlay, Past]:
    """A golden game as its table has it at the end, with all that was told."""
    kept, book = read_kept(kind, number), GAMES[KINDS[kind].game]
    play = Play.new(book, kept.setup.players, kept.setup.settings)
    told = [one.says for one in play.opening if one.to is None]
    drawn, dealt = list[Drawn](), list[tuple[int, Fact]]()
    for place, (line, _) in enumerate(kept.lines):
        seat, reply = read(line)
        if seat == CHANCE:
            draw = record_draw(play.asks[seat], LUCKY, place, 2)
            drawn.append(Drawn(place, draw, draw.find_outcome(reply)))
        said = play.take(seat, reply).facts
        told += [one.says for one in said if one.to is None]
        dealt += [(place, one) for one in said if one.to is not None]
    return play, Past(tuple(told), tuple(drawn), tuple(dealt), 86_400_000)


def card_of(play: AnyPlay, past: Past, language: str) -> tuple[Card, list[str]]:
    """The card of a game in a language, and the same in words."""
    players = len(play.rulebook.highlights.rank(play.view(None))) if play.rulebook.highlights else 3
    seats = tuple(SeatRow(1, number, "person", NAMES[number], number + 1) for number in range(players))
    table = TableRow(1, 1, play.rulebook.name, play.rulebook.version, language, 1, 1, started_at=1)
    live = Live(table, seats, play.rulebook, play)
    assert play.result is not None
    voice = Voices(WORDS).of_table(live)
    card = make_card(live, voice, play.result, past, 10 * 86_400_000)
    return card, word_card(voice, card)


def list_words(shapes: Sequence[Shape]) -> Iterator[str]:
    for one in shapes:
        if isinstance(one, Group):
            yield from list_words(one.shapes)
        elif isinstance(one, Text | Paragraph):
            yield one.words


def words_of(scene: Scene) -> str:
    return " ".join(one for layer in scene.layers for one in list_words(layer.shapes))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.samples("cochons-fr", "cosmic-en", "interstellar_pig-fr", "election-en")
def test_every_game_tells_of_every_player_in_words_and_in_the_picture(kind: str, language: str) -> None:
    play, past = play_golden(kind, 2)
    card, words = card_of(play, past, language)
    picture = words_of(draw_card(card))
    assert play.result is not None
    assert {one.name.strip("*") for one in card.lines if one.won} == {
        NAMES[seat] for seat in play.result.winners
    }
    assert all(one.won for one in card.lines[: len(play.result.winners)]), "the winners stand first"
    for one in card.lines:
        assert one.has
        assert one.name.strip("*") in picture
    assert sum(len(line) + 1 for line in words) < TEXT_LIMIT
    assert card.moments[0][0] == WORDS.of(language).text("end-why"), "first why somebody has won"
    for head, said in card.moments:
        assert said
        assert head in picture
        assert any(said in line for line in words)


@pytest.mark.thorough
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "election"])
def test_every_kept_game_has_its_card(kind: str) -> None:
    moments, games = 0, 16
    for number in range(games):
        play, past = play_golden(kind, number)
        card, _ = card_of(play, past, "fr")
        moments += len(card.moments)
    assert moments > 2 * games, "more than the end and the wait is told"


def test_a_fault_of_what_a_game_tells_does_not_keep_it_from_ending(monkeypatch: pytest.MonkeyPatch) -> None:
    play, past = play_golden("cosmic", 2)
    monkeypatch.setattr("games.cosmic.facts.TOTAL", 7)
    broken = Past(told=(Saying(cosmic.LAUNCHES, {}), Saying(cosmic.TURN, {"number": Who(Seat(0))})), wait=0)
    card, words = card_of(play, broken, "en")
    assert card.lines
    assert words
    assert past.told


# ------------------------------------------------------------------------------------------------- what games tell


def say(key: str, **args: Arg) -> Saying:
    return Saying(key, args)


def told_by(game: str, told: Sequence[Saying], *winners: int) -> dict[str, Saying]:
    """The moments that a game tells of these facts, by their kind."""
    declared = GAMES[game].highlights
    assert declared is not None
    return {one.kind: one.says for one in declared.tell(told, [Seat(seat) for seat in winners])}


def fight(tile: str, laid: Sequence[tuple[int, int, int]], rounds: int, winner: int) -> list[Saying]:
    """A fight of Les Cochons: what each laid (seat, cards, points), its rounds, who held the tile."""
    attacker, defender = Who(Seat(laid[0][0])), Who(Seat(laid[1][0]))
    return [
        say(cochons.FIGHT, tile=tile, attacker=attacker, defender=defender),
        *(
            say(cochons.REVEALED, who=Who(Seat(seat)), number=number, bonus=bonus)
            for seat, number, bonus in laid
        ),
        *[say(cochons.ROUND_WON)] * rounds,
        say(cochons.FIGHT_WON, who=Who(Seat(winner)), tile=tile),
    ]


def test_the_boldest_bluff_of_les_cochons_is_the_least_that_beat_more() -> None:
    told = [
        *fight("A1", [(0, 1, 2), (1, 1, 3)], 2, 0),
        *fight("B2", [(2, 1, 1), (0, 2, 6)], 7, 2),
        *fight("C3", [(1, 1, 1), (0, 1, 5)], 1, 1),
        *fight("D4", [(1, 0, 0), (0, 1, 9)], 1, 1),
        *fight("E5", [(1, 1, 1), (2, 1, 0)], 3, 1),
    ]
    found = told_by("cochons", told, 0)
    assert found["bluff"].args == {
        "who": Who(Seat(2)),
        "tile": "B2",
        "bonus": 1,
        "other": Who(Seat(0)),
        "more": 6,
    }
    assert found["siege"].args["tile"] == "B2"
    assert found["siege"].args["rounds"] == 7


def test_a_game_of_les_cochons_turns_where_the_winner_is_ahead_for_good() -> None:
    made = [(1, 2), (3, 2), (2, 2), (3, 1), (4, 2)]
    told = []
    for turn, points in enumerate(made, 1):
        told.append(say(cochons.TURN, turn=turn))
        for seat, red in enumerate(points):
            counts = {
                "red": red,
                "yellow": 0,
                "blue": 0,
                "recipe_red": 5,
                "recipe_yellow": 1,
                "recipe_blue": 0,
            }
            told.append(Saying(cochons.PRODUCED, {"who": Who(Seat(seat)), **counts}))
    assert told_by("cochons", told, 0)["turning-point"].args == {"who": Who(Seat(0)), "turn": 4}
    assert "turning-point" not in told_by("cochons", told, 1), "who was not ahead at the end"
    assert "turning-point" not in told_by("cochons", told), "nobody has won"


def encounter(
    turn: int, offense: int, defense: int, planet: str, cards: tuple[int, int], winner: int
) -> list[Saying]:
    one, other = Who(Seat(offense)), Who(Seat(defense))
    return [
        say(cosmic.TURN, who=one, number=turn),
        say(cosmic.LAUNCHES, who=one, other=other, planet=Named("planet", planet), number=2),
        say(cosmic.TOTAL, who=one, card=cards[0]),
        say(cosmic.TOTAL, who=other, card=cards[1]),
        say(cosmic.WINS, who=Who(Seat(winner))),
    ]


def test_the_boldest_bluff_of_cosmic_encounter_is_the_lowest_card_that_won_against_a_higher() -> None:
    told = [
        *encounter(1, 0, 1, "1-2", (4, 9), 0),
        *encounter(2, 1, 2, "2-1", (30, 6), 2),
        *encounter(3, 2, 1, "1-2", (3, 1), 2),
        *encounter(4, 0, 2, "1-2", (12, 12), 0),
    ]
    found = told_by("cosmic", told, 2)
    assert found["bluff"].args == {"who": Who(Seat(0)), "card": 4, "other": Who(Seat(1)), "more": 9}
    assert found["siege"].args == {"planet": Named("planet", "1-2"), "number": 3}
    assert "turning-point" not in found, "it lost the last"
    assert told_by("cosmic", told, 0)["turning-point"] == Saying(
        cosmic.HIGHLIGHT_UNBEATEN, {"who": Who(Seat(0))}
    )
    won = told_by("cosmic", [*told, *encounter(5, 2, 0, "0-1", (8, 2), 2)], 2)["turning-point"]
    assert won.args == {"who": Who(Seat(2)), "turn": 4, "planet": Named("planet", "1-2")}


def duel(round_: int, place: str, scores: tuple[int, int], winner: int) -> list[Saying]:
    one, other = Who(Seat(0)), Who(Seat(1))
    return [
        say(pig.ROUND, round=round_, rounds=9),
        say(pig.FOUGHT, attacker=one, defender=other, kind="space", place=place, layer="dot"),
        say(pig.ROLLED, who=one, score=scores[0]),
        say(pig.ROLLED, who=other, score=scores[1]),
        say(pig.WON, winner=Who(Seat(winner)), loser=Who(Seat(1 - winner))),
    ]


def test_interstellar_pig_tells_the_lowest_score_that_won_and_where_it_was_fought_most() -> None:
    told = [*duel(1, "x", (9, 5), 0), *duel(2, "y", (6, 7), 1), *duel(3, "x", (12, 11), 0)]
    found = told_by("interstellar_pig", told, 1)
    assert found["bluff"].args == {"who": Who(Seat(1)), "score": 7, "other": Who(Seat(0))}
    assert found["siege"].args == {"place": "x", "layer": "dot", "number": 2}
    assert found["turning-point"].args == {"who": Who(Seat(1)), "round": 2, "other": Who(Seat(0))}
    taken = say(pig.TOOK_PRIZE, who=Who(Seat(1)), place="z", layer="star")
    prize = told_by("interstellar_pig", [*told, taken], 1)["turning-point"]
    assert prize.args == {"who": Who(Seat(1)), "place": "z", "layer": "star", "round": 3}


def test_a_winner_who_was_ahead_from_the_first_or_never_has_no_turning_point() -> None:
    one, other = Seat(0), Seat(1)
    assert find_turning_point([], one) is None
    assert find_turning_point([[one], [one]], one) is None
    assert find_turning_point([[one], [other]], one) is None
    assert find_turning_point([[one, other], [one]], one) == 1
    assert find_turning_point([[one], [one, other], [one], [one]], one) == 2


# ------------------------------------------------------------------------------------------------- luck


def test_luck_is_what_was_thrown_beside_the_exact_mean_of_as_many_dice() -> None:
    both = Draw("chance-attack", faces=(6, 8, 6), whose=(0, 1, 1))
    own = Draw("chance-attack", faces=(6, 6), whose=(0,))
    hidden = Draw("chance-treason", faces=(6,), whose=(0,))
    cards = Draw("chance-attack", cards=("a", "b"), whose=(0,))
    drawn = [
        Drawn(3, both, (6, 1, 2)),
        Drawn(4, own, (5, 5)),
        Drawn(5, hidden, (6,)),
        Drawn(6, cards, ("b", "a")),
        Drawn(7, Draw("chance-attack", faces=(6,)), (6,)),
    ]
    found = measure_luck(drawn, {"attack"}, 3)
    assert found == [Luck(3, 16, Fraction(21, 2)), Luck(2, 3, Fraction(8)), Luck(0, 0, Fraction(0))]


def test_luck_is_told_of_those_who_threw_and_says_what_it_is() -> None:
    play, past = play_golden("cochons", 0)
    card, words = card_of(play, past, "en")
    rolls = [one.draw for one in past.drawn if one.draw.asked in ("chance-attack", "chance-defence")]
    seats = {seat for one in rolls for seat in one.whose}
    assert seats
    for seat, name in enumerate(NAMES[: len(card.lines)]):
        assert (f"**{name}** " in card.luck.partition(" — ")[0]) == (seat in seats)
    assert words[-1] == f"-# {WORDS.of('en').text('end-luck-note')}"


def test_no_dice_no_luck() -> None:
    play, past = play_golden("election", 2)
    card, words = card_of(play, past, "en")
    assert card.luck == ""
    assert not words[-1].startswith("-#")


def test_a_call_turned_after_the_vote_from_which_on_the_elected_stayed_ahead() -> None:
    call = [
        say(election.CALLED, who=Who(Seat(2))),
        say(election.KEPT, who=Who(Seat(2)), number=3),
        say(election.VOTED, who=Who(Seat(0)), home=Who(Seat(1)), number=4),
        say(election.VOTED, who=Who(Seat(3)), home=Who(Seat(2)), number=1),
        say(election.KEPT, who=Who(Seat(1)), number=2),
    ]
    turned = say(election.HIGHLIGHT_TURN, who=Who(Seat(1)), by=Who(Seat(1)))
    assert told_by("election", call, 1) == {"turning-point": turned}
    assert told_by("election", call, 1, 2) == {}
    assert told_by("election", call[1:], 1) == {}, "sealed votes are opened all at once"


@pytest.mark.parametrize("kind", ["cochons", "cosmic", "interstellar_pig"])
def test_the_first_hands_stand_beside_what_as_many_cards_of_the_deck_come_to(kind: str) -> None:
    play, past = play_golden(kind, 2)
    highlights = play.rulebook.highlights
    assert highlights is not None
    assert highlights.deals is not None
    first = {
        seat: fact
        for _, fact in reversed(past.dealt)
        if fact.says.key in highlights.deals.dealing
        for seat in fact.to or ()
    }
    found = measure_deals(past.dealt, past.drawn, highlights.deals, len(first))
    deck = next(one.draw.cards for one in past.drawn if one.draw.asked == DECKS[kind])
    mean = Fraction(sum(highlights.deals.worth(highlights.deals.name(card)) for card in deck), len(deck))
    for seat, fact in first.items():
        cards = fact.says.args["cards"]
        assert isinstance(cards, Listing)
        worth = sum(highlights.deals.worth(one.name) for one in cards.items if isinstance(one, Named))
        assert found[seat] == Luck(len(cards.items), worth, len(cards.items) * mean)
    card, _ = card_of(play, past, "en")
    assert "Luck of the deal" in card.luck


def test_where_the_hands_stay_closed_nothing_of_the_deal_is_read() -> None:
    play, past = play_golden("cosmic", 2)
    table = TableRow(1, 1, "cosmic", play.rulebook.version, "en", 1, 1, started_at=1)
    live = Live(table, (), play.rulebook, play)
    assert find_dealing(live)
    assert not find_dealing(alter(live, table=alter(table, recipe=CLOSED)))
    assert "deal" not in card_of(play, alter(past, dealt=()), "en")[0].luck


def test_another_deck_that_is_shuffled_by_the_same_name_is_not_what_was_dealt_from() -> None:
    play, past = play_golden("cosmic", 2)
    highlights = play.rulebook.highlights
    assert highlights is not None
    assert highlights.deals is not None
    destiny = Drawn(5, Draw("chance-deck", cards=("colour_0_1", "colour_4_hazard")), ("colour_0_1",))
    seats = len(highlights.rank(play.view(None)))
    before = measure_deals(past.dealt, past.drawn, highlights.deals, seats)
    late = [(max(place, 9), fact) for place, fact in past.dealt]
    assert measure_deals(late, (*past.drawn[:3], destiny), highlights.deals, seats) == before
