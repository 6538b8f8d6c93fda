"""What a practice player makes of small questions: whom to name, which cards, ships, planets and rewards to take."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from games.cosmic import facts
from games.cosmic.practice.cards import find_side, help_side
from games.cosmic.practice.map import take_ships
from games.cosmic.practice.odds import count_lacking, count_value, is_lower
from games.cosmic.practice.reasons import OTHER_DECKS, explain_ships, list_emptied
from games.cosmic.rules.worth import keep_worth
from games.cosmic.state.catalogue import find_kind
from games.cosmic.views.view import View
from porc_royal.asks import Ask, Number, Reply, Several, list_picks
from porc_royal.facts import Named, Saying, Seat, Who
from porc_royal.practice import Rated, choose_rated, sort_rated

ENOUGH: Final = 3
"""Whoever holds fewer encounter cards takes some of the cosmic deck."""
ONESELF: Final = -10_000
"""Nobody names oneself for what harms."""


def choose_seats(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Whoever is to be named; of several allies those of the other side, none for what helps."""
    several = list_picks(asked, "seat", facts.SEATS)
    if several and is_helped(view, asked):
        return Reply("seat", {facts.SEATS: ()})
    if several and view.encounter is not None and view.phase == "alliance":
        own = find_side(view.encounter, seat)
        against = [one for one in several if find_side(view.encounter, Seat(int(one))) not in {"", own}]
        return Reply("seat", {facts.SEATS: tuple(against or several)})
    return choose_rated([one for one in rate_seats(view, seat, asked) if one.worth != ONESELF], 0)


def rate_seats(view: View, seat: Seat, asked: Ask) -> list[Rated]:
    """The rival nearest to winning, then with most cards; what helps goes to oneself, one's main player, the last."""
    among = [Seat(int(name)) for name in list_picks(asked, "seat", facts.SEAT) if name.isdecimal()]
    now = view.encounter
    main = [] if now is None or not find_side(now, seat) else [now.offense, now.defense]
    friends = [seat, *(one.seat for one in main if one is not None and seat in one.allies)]

    def weigh(one: Seat) -> float:
        if is_helped(view, asked):
            return -ONESELF - friends.index(one) if one in friends else count_lacking(view, one)
        return ONESELF if one == seat else view.seat(one).hand / 1000 - count_lacking(view, one)

    return sort_rated(Rated(Reply("seat", {facts.SEAT: str(one)}), weigh(one)) for one in among)


def is_helped(view: View, asked: Ask) -> bool:
    """Whether what is given, or who is named, is helped by it."""
    what = asked.args.get("what")
    return isinstance(what, Named) and what.name in view.assembly[facts.HELPING]


def choose_cards(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """Of the own hand what helps its side, else what is worth least, and no more than must be; of others' the best."""
    wanted = asked.options["card"].fields.get(facts.CARDS) if "card" in asked.options else None
    if not isinstance(wanted, Several):
        return None
    cards = rank_cards(view, wanted.choices({}))
    most = len(cards) if wanted.most is None else wanted.most
    if view.encounter is not None and is_helped(view, asked):
        cards = sorted(cards, key=count_value)
        return Reply("card", {facts.CARDS: help_side(view, view.encounter, seat, cards, most)})
    number = wanted.least if all(card in view.hand for card in cards) else most
    return Reply("card", {facts.CARDS: tuple(cards[:number])})


def rank_cards(view: View, cards: Sequence[str]) -> list[str]:
    """Cards to part with, what is worth least first; those of others, to take: what is worth most."""
    own = all(card in view.hand for card in cards)
    ranked = sorted(cards, key=partial(keep_worth, lower=is_lower(view)))
    return ranked if own else ranked[::-1]


def choose_ships(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The fewest, where they are missed least."""
    return choose_rated(rate_ships(view, seat, asked), 0)


def rate_ships(view: View, seat: Seat, asked: Ask) -> list[Rated]:
    """The fewest and the most, where they are missed least, or all from one place; what empties a colony comes last.

    Of somebody else's ships it comes first.
    """
    wanted = asked.options["ships"].fields.get(facts.SHIPS) if "ships" in asked.options else None
    if not isinstance(wanted, Several):
        return []
    names = sorted(wanted.choices({}), key=lambda name: not name.rpartition(".")[2].isdecimal())
    places = dict.fromkeys(name.rpartition(".")[0] for name in names)
    groups: list[tuple[str, ...]] = []
    for number in dict.fromkeys((wanted.least, wanted.most or len(names))):
        groups.append(take_ships(view, seat, names, (number, number)))
        groups += [tuple(one for one in names if one.startswith(f"{place}."))[:number] for place in places]

    owner = _find_owner(seat, asked)

    def rate(place: int, ships: tuple[str, ...]) -> Rated:
        emptied = len(list_emptied(view, owner, ships)) if place or owner != seat else 0
        reasons = partial(_explain_ships, view, owner, ships)
        return Rated(Reply("ships", {facts.SHIPS: ships}), -emptied if owner == seat else emptied, reasons)

    return sort_rated(rate(place, ships) for place, ships in enumerate(dict.fromkeys(groups)))


def _find_owner(seat: Seat, asked: Ask) -> Seat:
    """Whose ships are chosen: somebody else's where the question says so."""
    who = asked.args.get("who")
    return who.seat if asked.key == facts.ASK_THEIR_SHIPS and isinstance(who, Who) else seat


def _explain_ships(view: View, seat: Seat, ships: Sequence[str]) -> Sequence[Saying]:
    return tuple(explain_ships(view, seat, ships, origins=False))


def choose_planet(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The one that is missed least."""
    return choose_rated(rate_planets(view, seat, asked), 0)


def rate_planets(view: View, seat: Seat, asked: Ask) -> list[Rated]:
    """A planet without ships of one's own, with few of others."""
    known = dict(view.planets)
    return sort_rated(
        Rated(Reply("planet", {facts.PLANET: name}), -view.there(name)[seat] if name in known else 0)
        for name in sorted(list_picks(asked, "planet", facts.PLANET))
    )


def choose_reward(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The mix that is worth most."""
    return choose_rated(rate_rewards(view, seat, asked), 0)


def rate_rewards(view: View, seat: Seat, asked: Ask) -> list[Rated]:
    """Ships where several lie in the warp, else cards; of further decks where there are encounter cards enough."""
    wanted = asked.options["reward"].fields.get(facts.SHIPS)
    if not isinstance(wanted, Number):
        return []
    usual = max(0, view.there("warp")[seat] - 2)
    mixes = [_split(view, asked, ships) for ships in range(wanted.range({})[1] + 1)]
    return sort_rated(
        Rated(
            Reply("reward", {**mix}), -abs(ships - usual), partial(_explain_reward, sum(mix.values()) - ships)
        )
        for ships, mix in enumerate(mixes)
    )


def _explain_reward(others: int) -> Sequence[Saying]:
    return (Saying(OTHER_DECKS, {"number": others}),) if others else ()


def count_owed(view: View, seat: Seat, asked: Ask) -> int:
    """CE-105: how many rewards are declared; ahead of that question, at a gate, one for each ship in the defense."""
    number = asked.args.get("number")
    return number if isinstance(number, int) else view.there("beside")[seat]


def _split(view: View, asked: Ask, ships: int) -> dict[str, int]:
    """CD-31: how many cards, besides so many ships, are taken from decks with a back of their own."""
    number = asked.args.get("number")
    left = number - ships if isinstance(number, int) else 0
    if sum(find_kind(card).is_encounter for card in view.hand) < ENOUGH:
        left //= 2
    given = {facts.SHIPS: ships}
    for name, wanted in asked.options["reward"].fields.items():
        if name not in given and isinstance(wanted, Number):
            given[name] = taken = min(left, wanted.range(given)[1])
            left -= taken
    return given
