"""How encounters begin: decks, turns, regroup, destiny (CE-3 to CE-12, CE-40 to CE-42, CE-50 to CE-55, CE-120)."""

from collections import Counter
from collections.abc import Sequence

from games.cosmic.views.view import View
from tests.referees.cosmic import results
from tests.referees.cosmic.game import Game, Meeting, foreign, hears, on_world_in_warp
from tests.referees.cosmic.printed import MODERN, fate_of, fates, kind_of
from tests.referees.protocol import Spoken, Told


def shuffled(game: Game, order: Sequence[str], shown: View) -> None:
    """CE-3 to CE-5, CE-10, CE-12: what is in a deck that chance shuffles."""
    if any(card.startswith(("colour_", "wild_", "special_")) for card in order):
        made = Counter(map(fate_of, order))
        game.must(made <= fates(game.players), "CE-10", f"the destiny deck is {dict(made)}")
        if game.turn == 0:
            game.must(made == fates(game.players), "CE-10", f"the destiny deck is {dict(made)}")
        game.fates = sum(fates(game.players).values())
        return
    if game.cards or not any(card.startswith("attack_") for card in order):
        return
    game.cards = len(order) + shown.unused
    kinds = Counter(map(kind_of, order))
    flares = sum(number for kind, number in kinds.items() if kind.startswith("flare_"))
    game.must(flares == max(10, 2 * game.players), "CE-5", f"{flares} flares for {game.players} players")
    large = game.settings["large_group"]
    if game.settings["deck"] == "modern" and (
        large == "never" or (large == "by-number" and game.players < 7)
    ):
        plain = Counter({kind: n for kind, n in kinds.items() if not kind.startswith(("flare_", "kicker_"))})
        game.must(plain == Counter(MODERN), "CE-3", f"the deck is {dict(plain)}")


@hears("turn")
def turn(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-121: the turn passes to the left, but nobody's turn is over before its encounter is."""
    if game.meeting is not None:
        results.settle(game)
        left = (game.turn_of + 1) % game.players
        game.must(told.seat() == left, "CE-121", f"after the turn of {game.turn_of} comes {told.seat()}")
    game.must(told.number("number") == game.turn + 1, "CE-121", f"turn {told.number('number')}")
    game.turn = told.number("number")
    game.turn_of, game.meeting = told.seat(), Meeting(told.seat())
    game.again = False
    game.driven = game.interrupted = None


@hears("next-encounter")
def another(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-109, CE-120, CE-R7: after a success in the first encounter."""
    now = game.now
    game.again = True
    if now.plain("EWX"):
        good = now.outcome in ("offense", "deal", "refounded")
        game.must(good, "CE-120", f"seat {told.seat()} goes on after {now.outcome!r}")
    if now.plain("E"):
        game.must(now.number == 1, "CE-120", f"encounter {now.number} is followed by another")
        game.must(told.seat() == now.offense, "CE-120", f"seat {told.seat()} goes on, not the offense")


@hears("tech-discards")
def drives(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """TD-6: who discards an Infinity Drive that lay completed has an encounter of its own at once."""
    if "infinity-drive" in told.names("techs") and game.before is not None:
        up = [one.name for one in game.before.seats[told.seat()].techs]
        game.driven = told.seat() if "infinity_drive" in up else game.driven


@hears("encounter")
def encounter(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-120: the first of a turn, or one more."""
    now, number = game.now, told.number("number")
    if number > 1 or now.drawn or told.seat() != now.offense:
        results.settle(game)
        if now.plain("E"):
            game.must(game.again, "CE-120", f"encounter {number} begins unannounced")
            game.must(number == now.number + 1, "CE-120", f"encounter {number} follows {now.number}")
        before, game.meeting = now, Meeting(told.seat(), number)
        now = game.meeting
        if told.seat() != game.turn_of or told.seat() == game.driven:
            now.touched.add("E")  # in between: what it interrupted goes on after it
            game.interrupted = before.number
        elif game.interrupted is not None:
            after, game.interrupted = game.interrupted, None
            game.must(number == after + 1, "CE-120", f"encounter {number} goes on after {after}")
        game.driven = None
    now.due = game.warp[now.offense] > 0
    game.again = False


@hears("regroups")
def regroups(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-42: the offense takes one ship from the warp."""
    now = game.now
    if now.plain("G"):
        game.must(told.seat() == now.offense, "CE-42", f"seat {told.seat()} regroups")
        game.must(
            now.due and not now.regrouped, "CE-42", "a ship is taken that is not there, or a second one"
        )
    now.regrouped = True
    game.warp[told.seat()] -= 1


@hears("destiny-colour-drawn", "destiny-wild-drawn", "destiny-special-drawn")
def destiny(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-50 to CE-54; CE-11: whom a special card names."""
    now = game.now
    if not now.drawn and now.plain("G"):
        game.must(now.regrouped == now.due, "CE-42", f"seat {now.offense} regroups: {now.regrouped}")
    now.drawn = True
    now.named = None if told.key == "destiny-wild-drawn" else told.seat()
    if told.key == "destiny-special-drawn":
        special(game, told, shown)


def special(game: Game, told: Told, shown: View) -> None:
    """CE-11: of the others, and of equals the nearest to the offense's left."""
    now, card = game.now, told.name("card")
    others = [(now.offense + step) % game.players for step in range(1, game.players)]
    if "colonies" in card:
        worth = {seat: foreign(shown, seat) for seat in others}
        known = now.plain("GLNDE")
    elif "cards" in card:
        worth = {seat: game.hands[seat] for seat in others}
        known = game.plain("H")
    else:
        worth = {seat: -(game.warp[seat] + on_world_in_warp(shown, seat)) for seat in others}
        known = now.plain("GL")
    best = max(others, key=lambda seat: (worth[seat], -others.index(seat)))
    if known:
        game.must(told.seat() == best, "CE-11", f"{card} is {told.seat()}, not {best}: {worth}")


@hears("redraws")
def redraws(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-52 (c): only after the own colour."""
    now = game.now
    if now.plain("D"):
        game.must(now.named == now.offense, "CE-52", f"a card of {now.named} is drawn again")


@hears("refounds")
def refounds(game: Game, told: Told, spoken: Spoken, shown: View) -> None:
    """CE-52 (b), CE-142: one to four ships found a colony on an empty planet of one's own, or take an empty moon."""
    now, planet = game.now, told.name("planet")
    if now.plain("S"):
        game.must(1 <= told.number("number") <= 4, "CE-52", f"{told.number('number')} ships refound")
    now.outcome = "refounded"
    if game.before is None:
        return
    what = dict(game.before.planets)[planet]
    there = dict(game.before.ships)[planet]
    if what.kind == "moon":
        game.must(
            not any(there) or not now.plain("GLN"), "CE-142", f"{planet} is taken, where ships lie: {there}"
        )
        if now.plain("D") and now.named is not None:
            game.must(what.system == now.named, "CE-141", f"{planet} is not of {now.named}")
        return
    game.must(what.system == now.offense, "CE-52", f"{planet} is not a home planet")
    if now.plain("D"):
        game.must(now.named == now.offense, "CE-52", f"refounds after a card of {now.named}")
    if now.plain("GLN"):
        game.must(not any(there), "CE-52", f"{planet} is refounded, where ships are: {there}")
