"""Hands, envelopes, discards and the prize afloat (IP-51, IP-52, IP-58 to IP-65, IP-87 to IP-101, INV-1)."""

from collections import Counter

from games.interstellar_pig.views.view import View
from tests.referees.interstellar_pig import printed
from tests.referees.interstellar_pig.game import Game, hears, place_of, site
from tests.referees.protocol import Spoken, Told


@hears("ate", "doorway", "scanned")
def a_one_use_card_is_used(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-87, IP-100, IP-101, R-68, R-70, R-71: in one's own turn, and discarded."""
    seat = told.seat()
    game.must(seat == game.mover, "R-30", f"seat {seat} uses {told.name('card')} in the turn of {game.mover}")
    if told.key == "doorway":
        game.must(not game.trapped_now and not game.moved, "R-68", f"seat {seat} may not move")
        game.door = True
        if spoken.reply.text("place") == game.places[seat]:
            game.moved, game.door = True, False
    game.eaten += told.key == "ate"
    game.throws(seat, [told.name("card")], "IP-58")


@hears("recovered")
def the_vault_takes_a_card_back(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-89, R-69: any One Use card among the discards; the Vault goes there."""
    seat, card = told.seat(), told.name("card")
    title = card.rpartition(".")[0] or card
    game.must(title in printed.ONE_USE and game.discards[title] > 0, "R-69", f"{title} is taken back")
    game.throws(seat, ["temporal-vault"], "R-69")
    game.discards[title] -= 1
    game.hands[seat][title] += 1


@hears("opened")
def envelopes_are_for_who_stands_there_alone(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-51, R-30, R-37: in one's own turn, on the surface, with no other pawn there."""
    seat, planet = told.seat(), site(told.name("planet"))
    here = [one for one, place in game.places.items() if place == f"{planet}.s"]
    game.must(
        here == [seat] and seat == game.mover, "IP-51", f"seat {seat} opens {planet} where {here} stand"
    )
    if game.settings["hazards"] == "on_opening":
        game.hazards = planet


@hears("found", "sensors-hand")
def what_is_seen_is_there(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-51, IP-101, IP-112: to whoever looks alone."""
    assert told.to is not None
    game.must(len(told.to) == 1, "E", f"{told.key} is told to several")
    cards = Counter(told.names("cards") if told.number("number") else [])
    if told.key == "found" and game.hazards == told.name("planet"):
        game.must(not cards["virulent-bacteria"], "R-64", f"the Bacteria on {game.hazards} do nothing")
        game.hazards = ""
    there = game.hands[told.seat("target")] if "target" in told else game.envelopes[told.name("planet")]
    game.must(cards == +there, "INV-1", f"{told.key}: {dict(cards)} are seen, {dict(+there)} are there")


@hears("divided")
def hand_and_envelope_are_divided(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-52, R-39, R-41: six at most in hand; nothing comes or goes; nothing is left where the table forbids it."""
    assert told.to is not None
    seat, planet = int(told.to[0]), site(told.name("planet"))
    left = Counter(told.names("cards") if told.number("number") else [])
    hand = Counter(told.names("hand") if told.number("held") else [])
    pooled = +(game.hands[seat] + game.envelopes[planet])
    game.must(hand + left == pooled, "INV-1", f"{dict(pooled)} become {dict(hand)} and {dict(left)}")
    game.must(hand.total() <= 6, "R-41", f"seat {seat} holds {hand.total()}")
    if game.settings["envelope"] == "take_only":
        game.must(+game.hands[seat] <= hand, "R-39", f"seat {seat} leaves cards")
    game.hands[seat], game.envelopes[planet] = hand, left


@hears("discarded")
def discards_lie_face_up(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-58, IP-63, IP-64."""
    seat, cards = told.seat(), told.names("cards") if told.number("number") else []
    game.throws(seat, cards, "IP-64")
    if game.bout is not None:
        game.bout.spent.setdefault(seat, []).extend(cards)


@hears("afloat")
def the_prize_floats_where_it_was_lost(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """IP-65, R-54, R-57, R-82."""
    holder = next((seat for seat, hand in game.hands.items() if hand[printed.PRIZE]), None)
    place = place_of(told)
    if game.must(holder is not None, "IP-65", "the prize floats and nobody held it"):
        assert holder is not None
        game.hands[holder][printed.PRIZE] -= 1
        where = game.places.get(holder, game.last_place)
        game.must(where == place, "IP-65", f"the prize floats at {place}, and was lost at {where}")
    game.afloat, game.passed = place, set()


@hears("took-prize", "left-prize")
def a_passing_ship_may_take_it(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-55, R-56: whoever enters the space where it floats."""
    seat, place = told.seat(), place_of(told)
    game.must(game.afloat == place and seat == game.mover, "R-55", f"the prize is not at {place}")
    game.must(place in game.passed, "R-56", f"seat {seat} has not entered {place}")
    game.passed.discard(place)
    if told.key == "took-prize":
        game.afloat = ""
        game.hands[seat][printed.PRIZE] += 1


@hears("keeps")
def six_are_kept(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-41, R-51, R-52: what is over goes to the envelope on the ground; in Space it has been discarded."""
    assert told.to is not None
    seat, hand = int(told.to[0]), Counter(told.names("hand"))
    over = game.hands[seat] - hand
    game.must(hand <= game.hands[seat] and hand.total() <= 6, "R-51", f"seat {seat} keeps {dict(hand)}")
    place = game.places.get(seat, "")
    if over and game.must(place.endswith(".s"), "IP-63", f"{dict(over)} vanish in Space"):
        game.envelopes[place.partition(".")[0]].update(over)
    game.hands[seat] = hand


@hears("last-hand", "last-envelope")
def all_is_shown_at_the_end(game: Game, told: Told, spoken: Spoken, after: View) -> None:
    """R-91."""
    cards = Counter(told.names("cards") if told.number("number") else [])
    there = game.hands[told.seat()] if told.key == "last-hand" else game.envelopes[site(told.name("planet"))]
    game.must(cards == +there, "R-91", f"{told.key}: {dict(cards)}, by what was told {dict(+there)}")
