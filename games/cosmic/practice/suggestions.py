"""Whole moves of this game, the likeliest first, from a seat's view: aims, alliances, cards, orders to ships."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.practice.alliances import rate as rate_alliance
from games.cosmic.practice.cards import find_side
from games.cosmic.practice.deals import offer
from games.cosmic.practice.map import choose_ships, find_defense, list_aims, take_ships
from games.cosmic.practice.map import rate as rate_aim
from games.cosmic.practice.odds import count_lacking, count_strength
from games.cosmic.practice.settings import list_settings
from games.cosmic.state.catalogue import find_kind, name_card
from games.cosmic.state.ships import LIMIT
from games.cosmic.views import additions
from games.cosmic.views.names import describe_note
from games.cosmic.views.view import View
from porc_royal.asks import Answer, Ask, Number, Reply, Several, list_picks
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from porc_royal.suggestions import Suggested, keep_legal

ADDS: Final = facts.Adds()

LAUNCH: Final = ADDS.keys.line("move-launch", "planet", "who", "there", "number")
LAUNCH_HOME: Final = ADDS.keys.line("move-launch-home", "planet", "there", "number")
REFOUND: Final = ADDS.keys.line("move-refound", "planet", "number")
ALLY: Final = ADDS.keys.line("move-ally", "stance", "number")
INVITE: Final = ADDS.keys.line("move-invite", "who")
INVITE_ALL: Final = ADDS.keys.line("move-invite-all")
INVITE_BUT: Final = ADDS.keys.line("move-invite-but", "seats")
NAMED_SEATS: Final = 2
"""More names would not fit."""
CARD: Final = ADDS.keys.line("move-card", "card")
AGAIN: Final = ADDS.keys.line("move-card-again", "card")
BID: Final = ADDS.keys.line("move-bid", "stance", "cards")
REWARD: Final = ADDS.keys.line("move-reward", "ships", "cards")
SHIPS: Final = ADDS.keys.line("move-ships", "number", "places")
SHIPS_AROUND: Final = ADDS.keys.line("move-ships-around", "number", "places")
NAMED_PLACES: Final = 2
"""More places are counted: their owners' names would not fit."""
HOME: Final = ADDS.keys.line("move-home", "number", "planet")
HOMES: Final = ADDS.keys.line("move-homes", "number", "places")
COLONIES: Final = ADDS.keys.line("move-colonies", "planet", "other")
SWAP: Final = ADDS.keys.line("move-swap", "number")


def suggest(view: View, asked: Ask, option: str) -> Sequence[Suggested]:
    """Whole moves by an option; () where its form will do."""
    maker = MAKERS.get(option) or view.assembly.table(additions.MAKERS).get(option)
    if view.viewer is None or maker is None:
        return ()
    return keep_legal(asked, maker(view, view.viewer, asked))


def _launch(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-60, CE-61: each planet with four ships, the likeliest first, then with others; eight where so many may go."""
    wanted = asked.options["launch"].fields.get(facts.SHIPS)
    more = isinstance(wanted, Several) and (wanted.most or 0) > LIMIT
    aims = sorted(list_aims(view, seat, asked), key=lambda aim: -rate_aim(view, seat, aim))
    for number in (LIMIT, 2 * LIMIT, 2) if more else (LIMIT, 2, 1):
        ships = choose_ships(view, seat, asked, "launch", number)
        for aim in aims:
            planet = aim.text(facts.PLANET)
            yield Suggested(
                Reply("launch", {**aim.fields, facts.SHIPS: ships}),
                _word_aim(view, planet, find_defense(view, planet, aim.text(facts.AGAINST)), len(ships)),
                describe_note(view, facts.name_planet(planet)),
            )


def _word_aim(view: View, planet: str, defense: Seat, number: int) -> Saying:
    """A planet and both fleets; whoever is at home there has been named with it."""
    args: dict[str, Arg] = {"planet": facts.name_planet(planet), "number": number}
    args["there"] = view.there(planet)[defense]
    if view.planet(planet).system == defense:
        return Saying(LAUNCH_HOME, args)
    return Saying(LAUNCH, {**args, "who": Who(defense)})


def _refound(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-52b: with one ship, or two; and another encounter."""
    for number in (1, 2, 4):
        ships = choose_ships(view, seat, asked, "refound", number)
        for planet in list_picks(asked, "refound", facts.PLANET):
            args: dict[str, Arg] = {"planet": facts.name_planet(planet), "number": len(ships)}
            fields: dict[str, Answer] = {facts.PLANET: planet, facts.SHIPS: ships, facts.AGAIN: "yes"}
            yield Suggested(Reply("refound", fields), Saying(REFOUND, args))


def _ally(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-73: a side and a number of ships, what promises most first."""
    now = view.encounter
    wanted = asked.options["ally"].fields.get(facts.SHIPS)
    if now is None or not isinstance(wanted, Several):
        return
    moves: list[tuple[float, Suggested]] = []
    for side in list_picks(asked, "ally", facts.SIDE):
        most = wanted.most or LIMIT
        more = [2 * LIMIT] if most >= 2 * LIMIT else []
        for number in [*range(1, min(LIMIT, most) + 1), *more]:
            ships = take_ships(view, seat, tuple(wanted.choices({})), (number, number))
            args: dict[str, Arg] = {"stance": Named("stance", side), "number": len(ships)}
            reply = Reply("ally", {facts.SIDE: side, facts.SHIPS: ships})
            moves.append((rate_alliance(view, now, seat, side, number), Suggested(reply, Saying(ALLY, args))))
    yield from (move for _, move in sorted(moves, key=lambda one: -one[0]))


def _invite(view: View, _seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-71: everybody, all but whoever is ahead, each alone."""
    names = tuple(list_picks(asked, "invite", facts.SEATS))
    near = [name for name in names if count_lacking(view, Seat(int(name))) <= 1]
    if len(names) > 1:
        yield Suggested(Reply("invite", {facts.SEATS: names}), Saying(INVITE_ALL))
        if 0 < len(near) <= NAMED_SEATS:
            rest = tuple(name for name in names if name not in near)
            ahead = Listing(tuple(Who(Seat(int(name))) for name in near))
            yield Suggested(Reply("invite", {facts.SEATS: rest}), Saying(INVITE_BUT, {"seats": ahead}))
    for name in names:
        yield Suggested(
            Reply("invite", {facts.SEATS: (name,)}), Saying(INVITE, {"who": Who(Seat(int(name)))})
        )


def _card(view: View, _seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-83: each kind of card once, with another encounter to follow where that may be; with kickers the form."""
    fields = asked.options["card"].fields
    if facts.CARD not in fields:
        yield from _one_of_each(asked, "card", facts.CARDS)
        return
    kinds: dict[str, str] = {}
    for card in list_picks(asked, "card", facts.CARD):
        kinds.setdefault(find_kind(card).name, card)
    for again in ("yes", "no") if facts.AGAIN in fields else ("",):
        for card in sorted(kinds.values(), key=lambda one: -count_strength(view, one)):
            chosen: dict[str, Answer] = {facts.CARD: card, **({facts.AGAIN: again} if again else {})}
            key = AGAIN if again == "yes" else CARD
            yield Suggested(Reply("card", chosen), Saying(key, {"card": name_card(card)}))


def _one_of_each(asked: Ask, option: str, field: str) -> Iterator[Suggested]:
    """A single card, each kind once: copies do the same."""
    wanted = asked.options[option].fields.get(field)
    if isinstance(wanted, Several) and (wanted.least, wanted.most) != (1, 1):
        return
    for card in {find_kind(card).name: card for card in list_picks(asked, option, field)}.values():
        yield Suggested(Reply(option, {field: (card,) if isinstance(wanted, Several) else card}))


def _play(_view: View, _seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-26: at a window."""
    yield from _one_of_each(asked, facts.PLAY, facts.CARD)


def _cancel(_view: View, _seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-26: what cancels a deed."""
    yield from _one_of_each(asked, facts.CANCEL, facts.CARD)


def _bid(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-93: at the gate."""
    yield from _list_bids(view, seat, asked, "bid")


def _list_bids(view: View, seat: Seat, asked: Ask, option: str) -> Iterator[Suggested]:
    """All reinforcements, or one alone, for the own side first."""
    own = "" if view.encounter is None else find_side(view.encounter, seat)
    cards = tuple(list_picks(asked, option, facts.CARDS))
    alone = {find_kind(card).name: card for card in cards}
    for group in [cards, *((card,) for card in alone.values() if len(cards) > 1)]:
        for side in sorted(list_picks(asked, option, facts.SIDE), key=lambda one: one != own):
            titles = Listing(tuple(name_card(card) for card in group))
            args: dict[str, Arg] = {"stance": Named("stance", side), "cards": titles}
            yield Suggested(Reply(option, {facts.SIDE: side, facts.CARDS: group}), Saying(BID, args))


def _reinforce(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-93: the same, where every window is asked."""
    yield from _list_bids(view, seat, asked, "reinforce")


def _reward(_view: View, _seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-105: every mix."""
    wanted, number = asked.options["reward"].fields.get(facts.SHIPS), asked.args.get("number")
    if not isinstance(wanted, Number) or not isinstance(number, int):
        return
    for ships in range(wanted.range({})[1] + 1):
        args: dict[str, Arg] = {"ships": ships, "cards": number - ships}
        yield Suggested(Reply("reward", {facts.SHIPS: ships}), Saying(REWARD, args))


def _ships(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """Ships that are missed least; or all of one place."""
    wanted = asked.options["ships"].fields.get(facts.SHIPS)
    if not isinstance(wanted, Several):
        return
    names = tuple(wanted.choices({}))
    for number in dict.fromkeys((wanted.least, wanted.most or len(names))):
        groups = [take_ships(view, seat, names, (number, number))]
        places = dict.fromkeys(name.rpartition(".")[0] for name in names)
        groups += [tuple(one for one in names if one.startswith(f"{place}."))[:number] for place in places]
        for group in groups:
            yield Suggested(Reply("ships", {facts.SHIPS: group}), _word_ships(view, group))


def _word_ships(view: View, ships: Sequence[str]) -> Saying:
    places = list(dict.fromkeys(ship.rpartition(".")[0] for ship in ships))
    if len(places) > NAMED_PLACES:
        return Saying(SHIPS_AROUND, {"number": len(ships), "places": len(places)})
    known = dict(view.planets)
    named = tuple(Named("planet" if place in known else "place", place) for place in places)
    return Saying(SHIPS, {"number": len(ships), "places": Listing(named)})


def _home(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-29: spread as ordered, or all to one colony."""
    usual = asked.default.many(facts.BERTHS)
    places = dict.fromkeys(berth.rpartition(".")[0] for berth in usual)
    if len(places) > 1:
        yield Suggested(asked.default, Saying(HOMES, {"number": len(usual), "places": len(places)}))
    for planet in sorted(view.list_colonies(seat), key=lambda one: view.there(one)[seat]):
        berths = tuple(f"{planet}.{number}" for number in range(1, len(usual) + 1))
        args: dict[str, Arg] = {"number": len(usual), "planet": facts.name_planet(planet)}
        yield Suggested(Reply("home", {facts.BERTHS: berths}), Saying(HOME, args))


def _send_lot(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-29: all that are left to one colony, the weakest first."""
    left = asked.args.get("number")
    number = left if isinstance(left, int) else 1
    for planet in sorted(list_picks(asked, "lot", facts.PLANET), key=lambda one: view.there(one)[seat]):
        reply = Reply("lot", {facts.PLANET: planet, facts.NUMBER: number})
        yield Suggested(reply, Saying(HOME, {"number": number, "planet": facts.name_planet(planet)}))


def _offer(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-111: what a practice player would offer, a colony for a colony, cards at random for as many."""
    other = asked.args.get("other")
    if not isinstance(other, Who):
        return
    gives, takes = (
        list_picks(asked, "offer", facts.GIVE_PLANET),
        list_picks(asked, "offer", facts.TAKE_PLANET),
    )
    first = offer(view, seat, other.seat, asked, 0)
    pairs = [(first.text(facts.GIVE_PLANET), first.text(facts.TAKE_PLANET))]
    pairs += [(give, take) for take in takes[:2] for give in gives[:3]]
    for give, take in pairs:
        if give and take:
            args: dict[str, Arg] = {"planet": facts.name_planet(give), "other": facts.name_planet(take)}
            fields: dict[str, Answer] = {facts.GIVE_PLANET: give, facts.TAKE_PLANET: take}
            yield Suggested(Reply("offer", fields), Saying(COLONIES, args))
    for number in (1, 2, 3):
        swap: dict[str, Answer] = {facts.GIVE_RANDOM: number, facts.TAKE_RANDOM: number}
        yield Suggested(Reply("offer", swap), Saying(SWAP, {"number": number}))


MAKERS: Final[Mapping[str, Callable[[View, Seat, Ask], Iterator[Suggested]]]] = {
    "launch": _launch,
    "refound": _refound,
    "ally": _ally,
    "invite": _invite,
    "card": _card,
    facts.PLAY: _play,
    facts.CANCEL: _cancel,
    "bid": _bid,
    "reinforce": _reinforce,
    "reward": _reward,
    "ships": _ships,
    "home": _home,
    "lot": _send_lot,
    "offer": _offer,
    facts.ORDERS: list_settings,
}
"""Options with whole moves."""
