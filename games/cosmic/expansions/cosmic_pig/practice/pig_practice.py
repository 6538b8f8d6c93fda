"""Practice players in Cosmic Pig: they hide The Piggy at home or keep it, hunt it where it was seen, and guard it.

They know what their view says: what they hid and saw, and where The Piggy was last for all to see.
"""

from collections.abc import Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.expansions.cosmic_pig.rules.any_base import ASK_DEFEND
from games.cosmic.expansions.cosmic_pig.rules.commitments import ASK_COMMIT
from games.cosmic.expansions.cosmic_pig.rules.envelopes import ASK_ENVELOPE, PUT, TAKE
from games.cosmic.expansions.cosmic_pig.rules.hidden_cards import ASK_HIDE, DISCARDED
from games.cosmic.expansions.cosmic_pig.rules.moments import ASK_CLOSING, ASK_EXPOSING
from games.cosmic.expansions.cosmic_pig.rules.supports import ASK_SUPPORT
from games.cosmic.expansions.cosmic_pig.state.pig_kept import KEPT_CARDS, PIG, PIGGY
from games.cosmic.practice.map import find_defense, take_ships
from games.cosmic.state.catalogue import find_kind
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Answer, Ask, Reply, Several, list_picks
from porc_royal.facts import Seat

ADDS: Final = facts.Adds()

HUNT: Final = 3.0
"""What an attack on whoever holds The Piggy is worth, or on the planet under which it is."""
RISKED: Final = 3
"""Ships for a Piggy Challenge, at most, and to guard it."""
GUARDED: Final = 4


def rate(card: str) -> float:
    """How much one wants to keep a card: low attacks, what can be played, above all The Piggy."""
    kind = find_kind(card)
    if kind.stays:
        return 1000.0
    if kind.is_attack:
        return 30.0 - kind.value
    return 18.0 if kind.is_negotiate else 22.0


def find_known(view: View) -> tuple[str, str]:
    """Where the viewer believes The Piggy to be: in whose hand, or under which planet."""
    seen, viewer = PIG.seen(view), view.viewer
    if seen is None or viewer is None:
        return "", ""
    if PIGGY in view.hand:
        return str(viewer), ""
    for one in seen.envelopes:
        if PIGGY in one.cards and not any(
            said.planet == one.planet and said.number for said in seen.counts[-1:]
        ):
            return "", one.planet
    return ("", "") if seen.sighted is None else seen.sighted


def _hide(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """Some of the worst cards under own planets, sometimes The Piggy among them; then the worst are discarded."""
    cards = sorted(list_picks(asked, "hide", facts.CARDS), key=rate)
    seen = PIG.seen(view)
    own = [name for name in list_picks(asked, "hide", facts.PLANET) if view.planet(name).system == seat]
    if seen is None or len(cards) <= KEPT_CARDS or not own or len(seen.plan) >= GUARDED:
        least = asked.default.many(DISCARDED)
        worst = sorted(list_picks(asked, "discard", DISCARDED), key=rate)[: len(least)]
        return Reply("discard", {DISCARDED: tuple(worst)}) if least else None
    hidden = cards[: 1 + luck % 2]
    if PIGGY in cards and luck % 5 < 2:
        hidden = [PIGGY, *hidden[:1]]
    planet = own[luck // 10 % len(own)]
    return Reply("hide", {facts.CARDS: tuple(hidden), facts.PLANET: planet})


def _open(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The Piggy is taken out, at home it is put in; else the worst card goes for a better one."""
    planet = asked.args.get("planet")
    name = getattr(planet, "name", "")
    inside = sorted(list_picks(asked, "exchange", TAKE) or list_picks(asked, "take", facts.CARD), key=rate)
    hand = sorted(list_picks(asked, "exchange", PUT) or list_picks(asked, "stash", facts.CARDS), key=rate)
    is_home = bool(name) and view.planet(name).system == seat
    if "stash" in asked.options and is_home and PIGGY in hand:
        return Reply("stash", {facts.CARDS: (PIGGY,)})
    if not inside or (is_home and inside[-1] == PIGGY):
        return Reply(PASS)
    if "take" in asked.options:
        return Reply("take", {facts.CARD: inside[-1]})
    if hand and rate(inside[-1]) > rate(hand[0]):
        return Reply("exchange", {PUT: (hand[0],), TAKE: (inside[-1],)})
    return Reply(PASS)


def _commit(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The lowest attack, and some ships that hold no base."""
    cards = list_picks(asked, "commit", facts.CARD)
    if not cards:
        return None
    best = min(cards, key=lambda card: (not find_kind(card).is_attack, find_kind(card).value))
    fields: dict[str, Answer] = {facts.CARD: best}
    ships = take_spare(view, seat, asked, "commit", RISKED)
    return Reply("commit", {facts.SHIPS: ships, **fields} if ships else fields)


def take_spare(view: View, seat: Seat, asked: Ask, option: str, number: int) -> tuple[str, ...]:
    """Ships that leave another one behind; special ones stay."""
    names: Sequence[str] = list_picks(asked, option, facts.SHIPS)
    numbers = {name: name.rpartition(".")[2] for name in names}
    spare = [name for name, number in numbers.items() if number.isdecimal() and int(number) > 1]
    return take_ships(view, seat, spare, (0, min(number, len(spare)))) if spare else ()


def _support(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """For oneself: they are played only if that decides, where that is asked at a gate."""
    cards = list_picks(asked, "support", facts.CARDS)
    if not cards or str(seat) not in list_picks(asked, "support", facts.SEAT):
        return Reply(PASS)
    return Reply("support", {facts.SEAT: str(seat), facts.CARDS: tuple(cards)})


def _defend(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Whoever has The Piggy, or has it under the planet, sends ships that it can spare."""
    holder, planet = find_known(view)
    now = view.encounter
    wanted = asked.options["ships"].fields.get(facts.SHIPS) if "ships" in asked.options else None
    if now is None or not isinstance(wanted, Several) or (holder != str(seat) and planet != now.planet):
        return None
    most = RISKED if wanted.most is None else min(RISKED, wanted.most)
    return Reply("ships", {facts.SHIPS: take_spare(view, seat, asked, "ships", most)})


def rate_hunt(view: View, seat: Seat, aim: Reply) -> float:
    """Whoever holds The Piggy is attacked, or the planet under which it is; whoever has it stays away from fights."""
    if PIG.seen(view) is None:
        return 0.0
    holder, under = find_known(view)
    planet = aim.text(facts.PLANET)
    if under and under == planet:
        return 0.0 if view.planet(planet).system == seat else HUNT
    defense = find_defense(view, planet, aim.text(facts.AGAINST))
    return HUNT if holder and holder != str(seat) and holder == str(defense) else 0.0


def count_bases(view: View, seat: Seat) -> int:
    """CP-21: bases count for a main player."""
    seen = PIG.seen(view)
    return 0 if seen is None else seen.bases[seat]


def _close(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Before the end dice: whoever does not have it stops the clock, or befriends it with the most bases."""
    seen = PIG.seen(view)
    if seen is None or _has_it(view, seat):
        return Reply(PASS)
    leads = all(seen.bases[seat] > number for other, number in enumerate(seen.bases) if other != seat)
    for card in list_picks(asked, facts.PLAY, facts.CARD):
        if leads or find_kind(card).name == "clock_jammer":
            return Reply(facts.PLAY, {facts.CARD: card})
    return Reply(PASS)


def _disguise(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Whoever has The Piggy keeps its place from being told."""
    cards = list_picks(asked, facts.PLAY, facts.CARD)
    return Reply(facts.PLAY, {facts.CARD: cards[0]}) if cards and _has_it(view, seat) else Reply(PASS)


def _has_it(view: View, seat: Seat) -> bool:
    """Whether, as far as it knows, it would have won now."""
    holder, under = find_known(view)
    return holder == str(seat) or (bool(under) and view.planet(under).system == seat)


ADDS.enter(additions.IDEAS, ASK_HIDE, _hide)
ADDS.enter(additions.IDEAS, ASK_ENVELOPE, _open)
ADDS.enter(additions.IDEAS, ASK_COMMIT, _commit)
ADDS.enter(additions.IDEAS, ASK_SUPPORT, _support)
ADDS.enter(additions.IDEAS, ASK_DEFEND, _defend)
ADDS.enter(additions.IDEAS, ASK_EXPOSING, _disguise)
ADDS.enter(additions.IDEAS, ASK_CLOSING, _close)
ADDS.add(additions.AIMS, rate_hunt)
ADDS.add(additions.STRENGTHS, count_bases)
