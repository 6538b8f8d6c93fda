"""Hands and piles of cards: drawn, discarded, traded, stolen; none is lost (S-4, C-19, R-17 to R-29)."""

from collections import Counter

from games.cochons.views.view import View
from tests.referees.cochons.game import Game, hears
from tests.referees.cochons.printed import COMBAT, LAID, POWERS, deck
from tests.referees.protocol import Spoken, Told, Views


@hears("discarded")
def discards_are_turned_up(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-13, R-18: any number of one's own cards."""
    game.must(
        told.number("number") == len(told.names("cards")), "R-18", "other cards are discarded than said"
    )
    game.leaves(told.seat(), told.names("cards"), "R-18")


@hears("reshuffled")
def discards_become_the_pile(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-17: when the pile is used up."""
    game.must(told.number("number") == game.discards.total(), "R-17", "not all discards are shuffled")
    game.discards.clear()


@hears("drew")
def hands_are_filled_to_their_limit(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-13, C-19, P-1, R-20: four, six, or eight with the Porcus' power; a hand above it draws nothing."""
    seat = told.seat()
    place = game.order.index(seat)
    game.must(place > game.last_drawn, "R-19", f"seat {seat} draws after his turn")
    game.last_drawn = place
    limit = 6 if game.complete else 4
    if game.powers and game.clans[seat] == "porcus":
        limit = 8
    before = game.hands.setdefault(seat, Counter()).total()
    dry = after.pile == 0
    want = max(0, limit - before)
    got = told.number("number")
    game.must(got == want or (got < want and dry), "C-19", f"seat {seat} with {before} cards draws {got}")
    game.must(told.number("hand") == before + got, "C-19", f"seat {seat} holds {told.number('hand')}")


@hears("drew-cards")
def cards_drawn_are_for_one_alone(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """Section F: only who draws sees what."""
    assert told.to is not None
    game.must(len(told.to) == 1, "F", "cards drawn are told to several")
    game.hands.setdefault(int(told.to[0]), Counter()).update(told.names("cards"))


@hears("trip-ship", "boots", "extra", "extra-trip", "rain", "bribed", "bribe-refused", "promoted", "swapped")
@hears("fremono", "hired", "feast", "extras-led", "card-played", "force-gruik")
def a_card_that_is_played_is_held(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-21: one's own cards only; they go to the discards."""
    if "card" in told and (title := told.name("card")) not in POWERS:
        game.spends(told.seat(), title, ids="C-21")


@hears("laid")
def cards_are_laid_face_down(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """S-19, R-71: the defender's first; how many is seen."""
    seat, bout = told.seat(), game.bout
    if not game.must(
        bout is not None and seat in bout.sides, "C-47", f"seat {seat} lays cards in no fight of his"
    ):
        return
    assert bout is not None
    game.must(seat not in bout.laid, "R-71", f"seat {seat} lays twice")
    first = bout.defender
    waits = isinstance(first, int) and first not in bout.laid and game.hands[first].total() > 0
    game.must(seat == first or not waits, "S-19", f"seat {seat} lays before the defender")
    chosen = spoken.reply.many("cards") if spoken.seat == seat and "cards" in spoken.reply.fields else ()
    titles = [card.rpartition(".")[0] for card in chosen]
    game.must(
        len(titles) == told.number("number"), "C-47", f"seat {seat} is said to lay {told.number('number')}"
    )
    for title in titles:
        game.must(game.hands[seat][title] > 0, "C-47", f"seat {seat} lays {title} and does not hold it")
        game.hands[seat][title] -= 1
    events = {title for title in titles if title not in COMBAT}
    if game.phase == "extras":
        game.must(not events, "R-93", f"seat {seat} lays {events} in 3C")
    game.must(events <= LAID if game.complete else not events, "R-72", f"seat {seat} lays {events}")
    bout.laid[seat] = titles


@hears("convoy-cards")
def colonists_come_by_cards(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-33: in 1B, never on turn 1 (R-119); two Gorets each (EV-04)."""
    game.must(game.turn > 1, "R-119", "colonists come by cards on turn 1")
    game.leaves(told.seat(), told.names("cards"), "R-33")
    for title in told.names("cards"):
        game.must(title in ("colons", "sourdokoko"), "R-33", f"{title} is played in 1B")
        if title == "colons":
            game.coming.setdefault(told.seat(), []).append(2)


@hears("stole")
def the_thief_is_a_hylocherus(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-4, R-133."""
    game.power(told.seat(), "hylocherus", "theft", "P-4")


@hears("stolen-card")
def a_stolen_card_changes_hands(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """P-4, R-133: these two alone see which."""
    game.must(
        set(told.to or ()) == {told.seat(), told.seat("victim")}, "R-133", "others learn what was stolen"
    )
    _moves(game, told.seat("victim"), told.seat(), [told.name("card")])


@hears("piga-cards", "traded-cards")
def cards_change_hands_one_for_one(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-28, R-29: k for k, known to the two alone; each is told what he gives and what he gets."""
    assert told.to is not None
    game.must(len(told.to) == 1, "R-28", "others learn what is traded")
    seat, given, got = int(told.to[0]), told.names("given"), told.names("cards")
    game.must(len(given) == len(got), "R-28", f"{len(given)} cards are traded for {len(got)}")
    for title in given:
        game.must(game.hands[seat][title] > 0, "R-28", f"seat {seat} gives {title} and does not hold it")
    game.hands[seat].subtract(given)
    game.hands[seat].update(got)


@hears("piga-took")
def the_princess_takes_two(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-29: two cards, or as many as both have."""
    game.must(0 < told.number("number") <= 2, "R-29", f"the princess takes {told.number('number')}")


@hears("traded")
def only_allies_trade(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """C-20, C-65, R-26: within last turn's coalition, never on turn 1."""
    pair = {told.seat(), told.seat("ally")}
    game.must(
        game.turn > 1 and any(pair <= allies for allies in game.allies),
        "C-20",
        f"{pair} trade and are no allies",
    )


def _moves(game: Game, source: int, target: int, titles: list[str]) -> None:
    for title in titles:
        game.must(game.hands[source][title] > 0, "INV", f"seat {source} loses {title} and does not hold it")
    game.hands[source].subtract(titles)
    game.hands[target].update(titles)


def count(game: Game, views: Views[View]) -> None:
    """S-4, A.3: every card of the deck is in a hand, in the pile, among the discards or in the fight, once."""
    shown = views.public
    if not game.hands:
        return
    laid = (
        Counter(title for titles in game.bout.laid.values() for title in titles)
        if shown.fight and game.bout
        else Counter()
    )
    total = sum(seat.hand for seat in shown.seats) + shown.pile + len(shown.discards) + laid.total()
    whole = deck(complete=game.complete)
    game.must(total == sum(whole.values()), "S-4", f"there are {total} cards")
    wrong = [
        f"seat {seat.seat} holds {seat.hand} cards, by what was told {kept}"
        for seat in shown.seats
        if seat.hand != (kept := game.hands.get(int(seat.seat), Counter()).total())
    ]
    # A card whose die is still to be rolled has left the hand; what it does is told with the die.
    if wrong and game.doubt:
        game.fault("C-19", "; ".join(wrong))
        _look(game, views)
    game.doubt = bool(wrong) and not game.doubt


def compare(game: Game, views: Views[View]) -> None:
    """Section F, S-4: what everybody holds is what he was told, and no card is there more often than it was printed."""
    seen = Counter(card.rpartition(".")[0] for card in views.public.discards)
    game.must(
        +seen == +game.discards or views.public.fight is not None,
        "R-18",
        "the discards are not those that were played",
    )
    for seat in views.public.seats:
        mine = views[seat.seat]
        if mine.plan:
            return
        held = Counter(card.rpartition(".")[0] for card in mine.hand)
        if not game.must(
            +held == +game.hands[int(seat.seat)], "F", f"seat {seat.seat} holds other cards than it was told"
        ):
            game.hands[int(seat.seat)] = held
        seen += held
    whole = deck(complete=game.complete)
    more = [title for title, number in seen.items() if number > whole.get(title, 0)]
    game.must(not more, "A.3", f"there are too many of {more}")


def _look(game: Game, views: Views[View]) -> None:
    """Go on from what the hands are."""
    for seat in views.public.seats:
        if not views[seat.seat].plan:
            game.hands[int(seat.seat)] = Counter(card.rpartition(".")[0] for card in views[seat.seat].hand)
