"""A practice player: sensible, quick, and knowing nothing but its seat's view and the question.

It aims where it wins, invites where it needs help, allies by what it gains, plays the cheapest card that wins, bids
reinforcements that change the outcome, deals fairly, and uses its power. Luck only breaks ties. No alien is named
here: what a question puts it for is all that is known of it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.practice.alliances import answer, invite
from games.cosmic.practice.cards import (
    are_together,
    cancel,
    choose_card,
    find_side,
    help_side,
    list_main,
    play,
    reinforce,
)
from games.cosmic.practice.deals import accept, deal
from games.cosmic.practice.map import launch, take_ships
from games.cosmic.practice.odds import (
    count_lacking,
    count_strength,
    count_value,
    estimate_chance,
    find_margin,
    find_strongest_rival,
    is_lower,
)
from games.cosmic.practice.orders import order
from games.cosmic.practice.uses import USES
from games.cosmic.rules.worth import keep_worth
from games.cosmic.state.catalogue import find_kind
from games.cosmic.views import additions
from games.cosmic.views.view import View
from porc_royal.additions import Assembly
from porc_royal.asks import PASS, Answer, Ask, Number, Reply, Several, list_picks
from porc_royal.facts import Named, Seat, Who
from porc_royal.practice import Idea, play_by

WEAK: Final = 0.45
"""Whoever wins more rarely with what is in hand, or on the table, changes it."""


ENOUGH: Final = 3
"""Whoever holds fewer encounter cards takes some of the cosmic deck."""


def _keep(_view: View, _seat: Seat, asked: Ask, luck: int) -> Reply | None:
    aliens = list_picks(asked, "keep", facts.ALIEN)
    return Reply("keep", {facts.ALIEN: aliens[luck % len(aliens)]})


def _use(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Powers are used where they are worth it; one that acts on cards before they are shown only with weak ones."""
    now, alien = view.encounter, asked.args.get("alien")
    is_worth_it = (
        view.assembly.table(USES).get(alien.name.replace("-", "_")) if isinstance(alien, Named) else None
    )
    if is_worth_it is not None and not is_worth_it(view, seat):
        return Reply(PASS)
    if now is None or view.phase != "planning" or seat not in list_main(now):
        return Reply(facts.USE)
    offense = seat == now.offense.seat
    cards = view.own or view.hand
    values = [count_strength(view, card) for card in cards]
    best = max(values, default=0)
    chance = estimate_chance(view, best, find_margin(view, offense=offense), offense=offense)
    return Reply(facts.USE if chance < WEAK else PASS)


def _use_on(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """A power that acts on what somebody loses or takes is used, but not where a rival who is ahead is spared by it."""
    who, now = asked.args.get("who"), view.encounter
    if not isinstance(who, Who) or now is None:
        return None
    ours = are_together(now, seat, who.seat)
    return Reply(facts.USE if ours or count_lacking(view, who.seat) >= count_lacking(view, seat) else PASS)


def _seat(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Whoever is to be named: the strongest rival; of allies those of the other side; who is helped is no rival."""
    several = list_picks(asked, "seat", facts.SEATS)
    if several and _helps(view, asked):
        return Reply("seat", {facts.SEATS: ()})
    if several and view.encounter is not None and view.phase == "alliance":
        own = find_side(view.encounter, seat)
        against = [one for one in several if find_side(view.encounter, Seat(int(one))) not in {"", own}]
        return Reply("seat", {facts.SEATS: tuple(against or several)})
    among = [Seat(int(name)) for name in list_picks(asked, "seat", facts.SEAT) if name.isdecimal()]
    named = (
        _find_friend(view, seat, among) if _helps(view, asked) else find_strongest_rival(view, seat, among)
    )
    return None if named is None else Reply("seat", {facts.SEAT: str(named)})


def _helps(view: View, asked: Ask) -> bool:
    """Whether what is given, or who is named, is helped by it."""
    what = asked.args.get("what")
    return isinstance(what, Named) and what.name in view.assembly[facts.HELPING]


def _find_friend(view: View, seat: Seat, among: Sequence[Seat]) -> Seat | None:
    """Oneself, the main player of one's own side, or whoever is farthest from winning."""
    now = view.encounter
    main = [] if now is None or not find_side(now, seat) else [now.offense, now.defense]
    own = [seat, *(one.seat for one in main if one is not None and seat in one.allies)]
    friends = [one for one in own if one in among]
    return friends[0] if friends else max(among, key=lambda one: count_lacking(view, one), default=None)


def _cards(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Of the own hand what helps its side, else what is worth least, and no more than must be; of others' the best."""
    wanted = asked.options["card"].fields.get(facts.CARDS) if "card" in asked.options else None
    if not isinstance(wanted, Several):
        return None
    cards: Sequence[str] = sorted(wanted.choices({}), key=lambda one: keep_worth(one, lower=is_lower(view)))
    most = len(cards) if wanted.most is None else wanted.most
    if view.encounter is not None and _helps(view, asked):
        cards = sorted(cards, key=count_value)
        return Reply("card", {facts.CARDS: help_side(view, view.encounter, seat, cards, most)})
    if all(card in view.hand for card in cards):
        return Reply("card", {facts.CARDS: tuple(cards[: wanted.least])})
    return Reply("card", {facts.CARDS: tuple(cards[len(cards) - most :])})


def _ships(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The fewest, where they are missed least."""
    wanted = asked.options["ships"].fields.get(facts.SHIPS) if "ships" in asked.options else None
    if not isinstance(wanted, Several):
        return None
    names = sorted(wanted.choices({}), key=lambda name: not name.rpartition(".")[2].isdecimal())
    ships = take_ships(view, seat, names, (wanted.least, wanted.least))
    return Reply("ships", {facts.SHIPS: ships})


def _planet(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """A planet without ships of one's own, with few of others."""
    names = list(list_picks(asked, "planet", facts.PLANET))
    if not names:
        return None
    names.sort(key=lambda name: (view.there(name)[seat] if name in dict(view.planets) else 0, name))
    return Reply("planet", {facts.PLANET: names[0]})


def _reward(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Ships where several lie in the warp, else cards; of further decks where there are encounter cards enough."""
    wanted = asked.options["reward"].fields.get(facts.SHIPS)
    if not isinstance(wanted, Number):
        return None
    most = wanted.range({})[1]
    ships = min(most, max(0, view.there("warp")[seat] - 2))
    return Reply("reward", {facts.SHIPS: ships, **_split(view, asked, ships)})


def _split(view: View, asked: Ask, ships: int) -> dict[str, Answer]:
    """CD-31: how many cards, besides so many ships, are taken from decks with a back of their own."""
    number = asked.args.get("number")
    left = number - ships if isinstance(number, int) else 0
    if sum(find_kind(card).is_encounter for card in view.hand) < ENOUGH:
        left //= 2
    given: dict[str, Answer] = {facts.SHIPS: ships}
    for name, wanted in asked.options["reward"].fields.items():
        if name not in given and isinstance(wanted, Number):
            given[name] = taken = min(left, wanted.range(given)[1])
            left -= taken
    return given


IDEAS: Final[Mapping[str, Idea[View]]] = {
    facts.ASK_ALIEN: _keep,
    facts.ASK_POWER: _use,
    facts.ASK_POWER_ON: _use_on,
    facts.ASK_ANSWER: cancel,
    facts.ASK_WINDOW: play,
    facts.ASK_LAST_CARDS: play,
    facts.ASK_LAUNCH: launch,
    facts.ASK_INVITE: invite,
    facts.ASK_ALLY: answer,
    facts.ASK_CARD: choose_card,
    facts.ASK_REINFORCE: reinforce,
    facts.ASK_REWARD: _reward,
    facts.ASK_DEAL: deal,
    facts.ASK_WHOLE_DEAL: accept,
    facts.ASK_CHOOSE_SEAT: _seat,
    facts.ASK_CHOOSE_CARD: _cards,
    facts.ASK_CHOOSE_SHIPS: _ships,
    facts.ASK_CHOOSE_PLANET: _planet,
}
"""What to think about each question; the others take their default."""


def _first(view: View, seat: Seat, asked: Ask, luck: int) -> Reply | None:
    """What expansions have to offer beside any question."""
    ideas = (idea(view, seat, asked, luck) for idea in view.assembly[additions.FIRST])
    return next((reply for reply in ideas if reply is not None), None)


def make_practise(assembly: Assembly) -> Callable[[View, Ask, int], Reply]:
    """How practice players answer, by what base and expansions think of their questions."""
    gates = dict.fromkeys((key for key in assembly.keys.asks if key.startswith(facts.ASK_GATE)), play)
    return play_by({**gates, **IDEAS, **assembly.table(additions.IDEAS)}, (_first, order))
