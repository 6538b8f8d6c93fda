"""Which cards a practice player plays, keeps, gives away and cancels."""

from collections.abc import Sequence

from games.cosmic import facts
from games.cosmic.practice.artifacts import is_timely
from games.cosmic.practice.odds import count_strength, estimate_chance, find_margin, is_lower
from games.cosmic.rules.worth import keep_worth
from games.cosmic.state.catalogue import FLARE, MORPH, find_kind
from games.cosmic.views.view import EncounterView, View
from porc_royal.asks import PASS, Answer, Ask, Reply, list_picks
from porc_royal.facts import Seat, Who

SAVES = 0.08
"""A card that wins so much less often is played to save the better one."""
HOPELESS = 0.25


def choose_card(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The cheapest of the cards that win about as often as the best; a negotiate where nothing would."""
    now = view.encounter
    cards = list_picks(asked, "card", facts.CARD)
    if now is None:
        return None
    if not cards:
        number = len(asked.default.many(facts.CARDS))
        best = sorted(list_picks(asked, "card", facts.CARDS), key=lambda card: count_strength(view, card))[
            -number:
        ]
        return Reply("card", {facts.CARDS: tuple(best)}) if number else None
    offense = seat == now.offense.seat
    chances = {card: rate_card(view, now, card, offense=offense) for card in cards}
    top = max(chances.values())
    fitting = [card for card in cards if chances[card] >= top - SAVES]
    chosen = min(fitting, key=lambda card: (keep_worth(card, lower=is_lower(view)), card))
    negotiates = [card for card in cards if find_kind(card).is_negotiate]
    retreats = [card for card in cards if find_kind(card).retreats]
    if top < HOPELESS and (negotiates or retreats):
        chosen = (*negotiates, *retreats)[0]
    fields: dict[str, Answer] = {facts.CARD: chosen}
    attacks = find_kind(chosen).is_attack
    if (attacks or find_kind(chosen).is_negotiate) and (kicker := _find_kicker(view, asked, attacks=attacks)):
        fields[facts.KICKER] = kicker
    if facts.AGAIN in asked.options["card"].fields:
        fields[facts.AGAIN] = "yes"
    return Reply("card", fields)


def _find_kicker(view: View, asked: Ask, *, attacks: bool) -> str:
    """The kicker that helps an attack most, or multiplies what is taken for a defeat (CD-43); "" for none."""
    sign = -1 if attacks and is_lower(view) else 1
    kickers = [
        card for card in list_picks(asked, "card", facts.KICKER) if sign * (find_kind(card).value - 1) > 0
    ]
    return max(kickers, key=lambda card: sign * find_kind(card).value, default="")


def rate_card(view: View, now: EncounterView, card: str, *, offense: bool) -> float:
    """How often a card wins; against one that lies face up already it is known."""
    margin = find_margin(view, offense=offense)
    other = now.defense if offense else now.offense
    kind = find_kind(card)
    shown = other.cards[0] if other is not None and other.cards else ""
    value = count_strength(view, card)
    if kind.type == MORPH:
        return 1.0 if shown and margin > 0 else 0.5 if margin >= 0 else 0.2
    if not shown:
        return estimate_chance(view, value, margin, offense=offense)
    if kind.is_negotiate:
        return 0.6 if find_kind(shown).is_negotiate else 0.0
    return 1.0 if value + margin > count_strength(view, shown) - (0 if offense else 1) else 0.0


def play(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """At a gate: an artifact whose time has come, a bid for the own side, a flare of one's own encounter."""
    now = view.encounter
    if now is None:
        return None
    cards = list_picks(asked, "play", facts.CARD)
    for card in [one for one in cards if find_kind(one).type != FLARE]:
        if is_timely(view, seat, find_kind(card).name):
            return Reply(facts.PLAY, {facts.CARD: card})
    flares = [one for one in cards if find_kind(one).type == FLARE and _is_useful(view, now, seat, luck)]
    if bidden := bid_all(view, seat, asked, luck):
        return bidden
    return Reply(facts.PLAY, {facts.CARD: flares[0]}) if flares else Reply(PASS)


def _is_useful(view: View, now: EncounterView, seat: Seat, luck: int) -> bool:
    """A flare is played by a main player, after the reveal only by one who would lose."""
    side = find_side(now, seat)
    if side not in {"offense", "defense"} or seat not in list_main(now):
        return False
    return now.ahead != side if now.revealed else luck % 2 == 0


def bid_all(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """All reinforcements for the own side: they are played only if that changes who wins."""
    cards = list_picks(asked, "bid", facts.CARDS)
    side = "" if view.encounter is None else find_side(view.encounter, seat)
    return Reply("bid", {facts.SIDE: side, facts.CARDS: tuple(cards)}) if cards and side else None


def reinforce(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Card by card, where that changes who wins."""
    cards = sorted(list_picks(asked, "reinforce", facts.CARDS), key=keep_worth)
    now = view.encounter
    side = "" if now is None else find_side(now, seat)
    if now is None or not side or now.ahead == side:
        return Reply(PASS)
    totals = {name: asked.args.get(name) for name in ("offense", "defense")}
    other = totals["defense" if side == "offense" else "offense"]
    own = totals[side]
    if not isinstance(own, int) or not isinstance(other, int):
        return Reply(PASS)
    lacking = (own - other if now.lower else other - own) + (1 if side == "offense" else 0)
    for number in range(1, len(cards) + 1):
        if sum(find_kind(card).value for card in cards[:number]) >= lacking:
            return Reply("reinforce", {facts.SIDE: side, facts.CARDS: tuple(cards[:number])})
    return Reply(PASS)


def help_side(view: View, now: EncounterView, seat: Seat, cards: Sequence[str], most: int) -> tuple[str, ...]:
    """The fewest of these cards, the best of them last, that let one's own side win; none where it does, or cannot."""
    side = find_side(now, seat)
    own, other = (now.offense, now.defense) if side == "offense" else (now.defense, now.offense)
    if own is None or other is None or now.ahead == side or now.lower or not most or not cards:
        return ()
    if not find_kind(own.shown).is_attack or own.sum is None or other.sum is None:
        return tuple(cards[-1:])
    lacking = other.sum.total - own.sum.total + (1 if side == "offense" else 0)
    for number in range(1, min(most, len(cards)) + 1):
        if sum(find_kind(card).value for card in cards[-number:]) >= lacking:
            return tuple(cards[-number:])
    return ()


def cancel(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """What an opponent does in one's own encounter."""
    now = view.encounter
    who = asked.args.get("who")
    cards = list_picks(asked, facts.CANCEL, facts.CARD)
    if now is None or not cards or not isinstance(who, Who) or seat not in list_main(now):
        return Reply(PASS)
    if find_side(now, who.seat) in {"", find_side(now, seat)}:
        return Reply(PASS)
    return Reply(facts.CANCEL, {facts.CARD: cards[0]})


def find_side(now: EncounterView, seat: Seat) -> str:
    """The side on which a seat is, "" for none."""
    if seat == now.offense.seat or seat in now.offense.allies:
        return "offense"
    if now.defense is not None and (seat == now.defense.seat or seat in now.defense.allies):
        return "defense"
    return ""


def are_together(now: EncounterView, seat: Seat, other: Seat) -> bool:
    """Whether two seats are on the same side."""
    return bool(find_side(now, seat)) and find_side(now, seat) == find_side(now, other)


def list_main(now: EncounterView) -> list[Seat]:
    """The main players."""
    return [side.seat for side in (now.offense, now.defense) if side is not None]
