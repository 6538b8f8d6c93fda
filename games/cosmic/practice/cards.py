"""Which cards a practice player plays, keeps, gives away and cancels."""

from collections.abc import Sequence
from functools import partial

from games.cosmic import facts
from games.cosmic.practice.artifacts import is_timely
from games.cosmic.practice.odds import count_strength, estimate_chance, find_margin, is_lower
from games.cosmic.practice.reasons import AHEAD, BEATS_SHOWN, BEHIND, LOSES_SHOWN, explain_attack
from games.cosmic.rules.worth import keep_worth
from games.cosmic.state.catalogue import FLARE, MORPH, find_kind
from games.cosmic.views.view import EncounterView, View
from porc_royal.asks import PASS, Answer, Ask, Reply, list_picks
from porc_royal.facts import Saying, Seat, Who
from porc_royal.practice import Rated, choose_rated, sort_rated

KEPT = 1000
"""What a card is worth kept decides only among those that win about as often."""
SAVES = 0.08
"""A card that wins so much less often is played to save the better one."""
HOPELESS = 0.25


def choose_card(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The one that is worth most."""
    if list_picks(asked, "card", facts.CARD):
        return choose_rated(rate_cards(view, seat, asked), 0)
    number = len(asked.default.many(facts.CARDS))
    best_cards = sorted(list_picks(asked, "card", facts.CARDS), key=partial(count_strength, view))[-number:]
    return Reply("card", {facts.CARDS: tuple(best_cards)}) if number else None


def rate_cards(view: View, seat: Seat, asked: Ask) -> list[Rated]:
    """CE-83: each card, with the kicker that helps it and another encounter to follow, where these may be.

    The cheapest of those that win about as often as the best comes first; a negotiate where nothing would win.
    """
    now = view.encounter
    if now is None:
        return []
    offense, lower = seat == now.offense.seat, is_lower(view)
    chances = {
        card: rate_card(view, now, card, offense=offense) for card in list_picks(asked, "card", facts.CARD)
    }
    top = max(chances.values(), default=0.0)

    def weigh(card: str) -> float:
        kind = find_kind(card)
        if top < HOPELESS and (kind.is_negotiate or kind.retreats):
            return 4.0 if kind.is_negotiate else 3.0
        cheap = 2 - keep_worth(card, lower=lower) / KEPT
        return cheap if chances[card] >= top - SAVES else chances[card]

    def rate(card: str) -> Rated:
        reasons = partial(_explain, view, now, card, offense=offense)
        return Rated(Reply("card", _lay(view, asked, card)), weigh(card), reasons)

    return sort_rated(map(rate, chances if top < HOPELESS else sorted(chances)))


def _lay(view: View, asked: Ask, card: str) -> dict[str, Answer]:
    fields: dict[str, Answer] = {facts.CARD: card}
    attacks = find_kind(card).is_attack
    if (attacks or find_kind(card).is_negotiate) and (kicker := _find_kicker(view, asked, attacks=attacks)):
        fields[facts.KICKER] = kicker
    if facts.AGAIN in asked.options["card"].fields:
        fields[facts.AGAIN] = "yes"
    return fields


def _explain(view: View, now: EncounterView, card: str, *, offense: bool) -> Sequence[Saying]:
    """What the others would have to show against an attack, or whether it beats what they have shown."""
    if not find_kind(card).is_attack:
        return ()
    if _find_shown(now, offense=offense):
        wins = rate_card(view, now, card, offense=offense) > 0
        return (Saying(BEATS_SHOWN if wins else LOSES_SHOWN),)
    margin = find_margin(view, offense=offense)
    return tuple(explain_attack(view, count_strength(view, card), margin, offense=offense))


def _find_kicker(view: View, asked: Ask, *, attacks: bool) -> str:
    """The kicker that helps an attack most, or multiplies what is taken for a defeat (CD-43); "" for none."""
    sign = -1 if attacks and is_lower(view) else 1
    kickers = [
        card for card in list_picks(asked, "card", facts.KICKER) if sign * (find_kind(card).value - 1) > 0
    ]
    return max(kickers, key=lambda card: sign * find_kind(card).value, default="")


def rate_card(view: View, now: EncounterView, card: str, *, offense: bool) -> float:
    """How often a card wins; against one that lies face up already it is known."""
    margin, kind, shown = (
        find_margin(view, offense=offense),
        find_kind(card),
        _find_shown(now, offense=offense),
    )
    value = count_strength(view, card)
    if kind.type == MORPH:
        return 1.0 if shown and margin > 0 else 0.5 if margin >= 0 else 0.2
    if not shown:
        return estimate_chance(view, value, margin, offense=offense)
    if kind.is_negotiate:
        return 0.6 if find_kind(shown).is_negotiate else 0.0
    return 1.0 if value + margin > count_strength(view, shown) - (0 if offense else 1) else 0.0


def _find_shown(now: EncounterView, *, offense: bool) -> str:
    """The card that the other side has face up, "" for none."""
    other = now.defense if offense else now.offense
    return other.cards[0] if other is not None and other.cards else ""


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
    if flares:
        return Reply(facts.PLAY, {facts.CARD: flares[0]})
    return Reply(PASS)


def _is_useful(view: View, now: EncounterView, seat: Seat, luck: int) -> bool:
    """A flare is played by a main player, after the reveal only by one who would lose."""
    side = find_side(now, seat)
    if side not in {"offense", "defense"} or seat not in list_main(now):
        return False
    return now.ahead != side if now.revealed else luck % 2 == 0


def bid_all(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """All reinforcements for the own side: they are played only if that changes who wins."""
    return choose_rated([one for one in rate_bids(view, seat, asked, "bid") if one.worth > 0], 0)


def reinforce(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Card by card, where that changes who wins."""
    wanted = [one for one in rate_bids(view, seat, asked, "reinforce") if one.worth > 0]
    return choose_rated(wanted, 0) or Reply(PASS)


def rate_bids(view: View, seat: Seat, asked: Ask, option: str) -> list[Rated]:
    """CE-93: for each side the fewest reinforcements that bring it ahead, all of them, each kind alone.

    At a gate, where nobody knows yet what is lacking, all of them come first: what is not needed is not played.
    """
    now = view.encounter
    cards = sorted(list_picks(asked, option, facts.CARDS), key=keep_worth)
    if now is None or not cards:
        return []
    firsts = [tuple(cards[: number + 1]) for number in range(len(cards))]
    alone = {find_kind(card).name: (card,) for card in reversed(cards)}
    moves = []
    for side in list_picks(asked, option, facts.SIDE):
        lacking = _count_lacking(now, asked, side) if option == "reinforce" else None
        enough = [group for group in firsts if lacking is not None and 0 < lacking <= _add(group)]
        for group in dict.fromkeys((*enough[:1], firsts[-1], *alone.values())):
            worth, size = -1.0, len(group) / len(cards) / 2
            if side == find_side(now, seat) and (lacking is None or 0 < lacking <= _add(group)):
                worth = size if lacking is None else 1 - size
            reasons = (Saying(AHEAD if lacking <= _add(group) else BEHIND),) if lacking else ()
            reply = Reply(option, {facts.SIDE: side, facts.CARDS: group})
            moves.append(Rated(reply, worth, partial(tuple, reasons)))
    return sort_rated(moves)


def _add(cards: Sequence[str]) -> int:
    return sum(find_kind(card).value for card in cards)


def _count_lacking(now: EncounterView, asked: Ask, side: str) -> int:
    """What a side lacks to win, 0 where it is ahead, or where that is not known."""
    own, other = (asked.args.get(name) for name in (side, "defense" if side == "offense" else "offense"))
    if now.ahead == side or not isinstance(own, int) or not isinstance(other, int):
        return 0
    return (own - other if now.lower else other - own) + (1 if side == "offense" else 0)


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
