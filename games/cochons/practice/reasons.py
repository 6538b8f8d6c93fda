"""Why a move is worth what it is, as menus say it: what weighs most first, from the seat's own view."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.cochons import facts
from games.cochons.extension.catalogue import find_combat_card
from games.cochons.practice.chart import Chart, count_glands, count_troop, find_promise
from games.cochons.practice.fights import Melee, choose_helpful
from games.cochons.practice.senate import foresee_piles
from games.cochons.practice.trips import count_trips_wanted
from games.cochons.rules.ballots import ASK_VOTE, FOR
from games.cochons.rules.flight import ASK_FLEE_EXTRAS
from games.cochons.rules.laid_cards import ASK_ATTACK_EXTRAS, ASK_DEFENCE_EXTRAS
from games.cochons.rules.markers import ASK_MARKER
from games.cochons.rules.rerolls import ASK_REROLL
from games.cochons.views.shapes import TileView, View
from porc_royal.additions import Additions
from porc_royal.asks import Ask, Reply, list_picks
from porc_royal.facts import Arg, Named, Saying, Seat, Who

OWN: Final = Additions(facts.GAME)
RECIPE: Final = OWN.keys.line("worth-recipe", "sure")
GLANDS: Final = OWN.keys.line("worth-glands", "number", "colour", "lacking", "sure")
BEYOND: Final = OWN.keys.line("worth-beyond", "number", "colour", "sure", "complete")
IN_FIGHTS: Final = frozenset(
    {
        *(facts.ASK_ATTACK, facts.ASK_DEFENCE, facts.ASK_FLEE, ASK_REROLL),
        *(ASK_ATTACK_EXTRAS, ASK_DEFENCE_EXTRAS, ASK_FLEE_EXTRAS),
    }
)
"""Questions amid a fight, of which one is told how it stands."""
FIGHT: Final = OWN.keys.line("worth-fight", "odds", "hidden", "own")
AS_IT_STANDS: Final = OWN.keys.line("worth-as-it-stands", "odds", "hidden")
WITH_CARDS: Final = OWN.keys.line("worth-with-cards", "odds")
WITH_ONE: Final = OWN.keys.line("worth-with-one", "odds")
WITH_BEST: Final = OWN.keys.line("worth-with-best", "odds")
FRIENDS: Final = OWN.keys.line("worth-friends", "cell", "number")
TRIPS: Final = OWN.keys.line("worth-trips", "number")
KEPT: Final = OWN.keys.line("worth-kept", "trips")
AS_ROLLED: Final = OWN.keys.line("worth-as-rolled", "odds")
OWN_VOTE: Final = OWN.keys.line("worth-own-vote", "number", "most")
VOTE: Final = OWN.keys.line("worth-vote", "who", "number", "most")
ALONE: Final = OWN.keys.line("worth-alone", "number", "most")
LEAVES: Final = OWN.keys.line("worth-leaves", "cell", "number", "colour")


def round_odds(chance: float) -> int:
    """Odds in percent, to the nearest five: more would say more than is known."""
    return 5 * round(20 * chance)


def explain_tile(chart: Chart, tile: TileView, left: TileView | None = None) -> Iterator[Saying]:
    """What a tile brings that is not one's own: the recipe, or acorns, and how many of them are lacking.

    Where none of the colour is lacking they are still worth governors (C-59), or Gorets in the simplified game.

    left: a tile of one's own that is given up for it
    """
    colour, glands = find_promise(tile)
    if colour is None or tile.owner == chart.seat:
        return
    if chart.completes(tile) and (left is None or _is_spared(chart, left, tile)):
        yield Saying(RECIPE, {"sure": int(tile.explored)})
    lacking = chart.short[colour]
    there: dict[str, Arg] = {"number": glands, "colour": colour, "sure": int(tile.explored)}
    if lacking or chart.me.recipe is None:
        yield Saying(GLANDS, {**there, "lacking": lacking})
    else:
        yield Saying(BEYOND, {**there, "complete": int(chart.view.complete)})


def explain_landing(chart: Chart, tile: TileView) -> Iterator[Saying]:
    """What a tile brings on which one lands with no trip; a recipe is not complete where it must be fought for."""
    contested = chart.is_contested(tile)
    return (one for one in explain_tile(chart, tile) if not contested or one.key != RECIPE)


def explain_trip(chart: Chart, origin: str, target: str, gorets: int, gruiks: int) -> Iterator[Saying]:
    """What is to be had, how likely it is to be taken, and what is left empty."""
    there, here = chart.tiles[target], chart.tiles[origin]
    empties = here.owner == chart.seat and gorets + gruiks >= count_troop(here, chart.seat)
    brings = list(explain_tile(chart, there, here if empties else None))
    fight = [_weigh_fight(chart, there, gorets, gruiks)] if chart.is_contested(there) else []
    # What must be fought for is never told without its odds, however little room there is for the rest.
    yield from (*fight, *brings)
    if empties:
        lost = here.glands if here.colour is not None else 0
        yield Saying(LEAVES, {"cell": Named("tile", origin), "number": lost, "colour": here.colour or "none"})


def _is_spared(chart: Chart, left: TileView, gained: TileView) -> bool:
    """Whether a recipe that one tile completes stays complete without another."""
    if left.colour is None:
        return True
    colour, glands = find_promise(gained)
    had = count_glands(chart.me.production, left.colour) + (glands if colour == left.colour else 0)
    return had - left.glands >= count_glands(chart.recipe, left.colour)


def _weigh_fight(chart: Chart, there: TileView, gorets: int, gruiks: int) -> Saying:
    """How likely a tile is taken, or kept, by those who go there with those of the same seat who stand there.

    And how many of the others who stand there may lay cards.
    """
    own = there.troop(chart.seat)
    if own is not None:
        gorets, gruiks = gorets + own.gorets, gruiks + own.gruiks
    odds = round_odds(chart.conquest(there, gorets, gruiks))
    hidden = sum(one.seat != chart.seat and chart.may_lay(one) for one in there.troops)
    return Saying(FIGHT, {"odds": odds, "hidden": hidden, "own": int(there.owner == chart.seat)})


def explain_reply(view: View, asked: Ask, reply: Reply) -> Sequence[Saying]:
    """Why one replies so where menus do not say it: in a fight, where a marker is chosen, and in a vote."""
    if asked.key == ASK_MARKER:
        return explain_marker(view, asked, reply)
    if asked.key == ASK_VOTE:
        return tuple(explain_vote(view, reply))
    return explain_in_fight(view, asked, reply)


def explain_vote(view: View, reply: Reply) -> Iterator[Saying]:
    """What the governors of one's candidate come to, and those of others; and why one is not one's own (C-62)."""
    ballot, me, name = view.ballot, view.viewer, reply.text(FOR)
    if ballot is None or me is None or not name:
        return
    candidate = Seat(int(name))

    def compare(one: Seat) -> dict[str, Arg]:
        piles = foresee_piles(view, ballot, me, one)
        most = max((number for other, number in piles.items() if other != one), default=0)
        return {"number": piles.get(one, 0), "most": most}

    if candidate == me:
        yield Saying(OWN_VOTE, compare(me))
        return
    yield Saying(VOTE, {"who": Who(candidate), **compare(candidate)})
    alone = compare(me)
    if me not in ballot.banned and (not ballot.standing or me in ballot.standing):
        yield Saying(ALONE, alone)


def explain_marker(view: View, asked: Ask, reply: Reply) -> Sequence[Saying]:
    """How many trips are worth making, and whether a higher marker is kept for later (C-36)."""
    if view.viewer is None or not reply.option.isdecimal():
        return ()
    wanted = Saying(TRIPS, {"number": count_trips_wanted(Chart(view, view.viewer))})
    most = max(int(name) for name in asked.options if name.isdecimal())
    return (wanted, Saying(KEPT, {"trips": most})) if int(reply.option) < most else (wanted,)


def explain_card(view: View, asked: Ask, card: str) -> Saying | None:
    """What the odds of the fight that is on are with one more card laid; None where a card adds nothing to them."""
    it = find_combat_card(card)
    if view.viewer is None or view.fight is None or asked.key not in IN_FIGHTS or it is None:
        return None
    melee = Melee(view, view.viewer, view.fight)
    plus = it.attack if melee.attacking else it.defence
    return Saying(WITH_ONE, {"odds": round_odds(melee.chance(plus=plus))})


def explain_in_fight(view: View, asked: Ask, reply: Reply) -> Sequence[Saying]:
    """What one does in a fight: how it stands, and how it would with what is laid, or where one flees to."""
    if view.viewer is None or view.fight is None or asked.key not in IN_FIGHTS:
        return ()
    if asked.key == ASK_REROLL:  # the dice of this round lie on the table, and its question reckons with them
        return (Saying(AS_ROLLED, {"odds": asked.args["odds"]}),)
    melee = Melee(view, view.viewer, view.fight)
    hidden = 0 if melee.theirs.laid is not None else melee.theirs.number
    stands = Saying(AS_IT_STANDS, {"odds": round_odds(melee.chance()), "hidden": hidden})
    refuge = reply.text(facts.TILE)
    if refuge:
        number = count_troop(view.tile(refuge), view.viewer)
        return stands, Saying(FRIENDS, {"cell": Named("tile", refuge), "number": number})
    laid = reply.many(facts.CARDS)
    cards = laid or choose_helpful(melee, list_picks(asked, "lay", facts.CARDS))[0]
    plus = sum(
        it.attack if melee.attacking else it.defence
        for card in cards
        if (it := find_combat_card(card)) is not None
    )
    if not plus:
        return (stands,)
    key = WITH_CARDS if laid else WITH_BEST
    found = Saying(key, {"odds": round_odds(melee.chance(plus=plus))})
    return (found, stands) if laid else (stands, found)
