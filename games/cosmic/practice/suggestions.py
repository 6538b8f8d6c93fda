"""Whole moves of this game, the likeliest first, from a seat's view: aims, alliances, cards, orders to ships."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from games.cosmic import facts
from games.cosmic.practice.alliances import rate_alliances, rate_invitations
from games.cosmic.practice.artifacts import is_timely
from games.cosmic.practice.cards import rate_bids, rate_cards
from games.cosmic.practice.choices import (
    count_owed,
    rank_cards,
    rate_planets,
    rate_rewards,
    rate_seats,
    rate_ships,
)
from games.cosmic.practice.deals import rate_offers
from games.cosmic.practice.map import choose_ships, find_defense, rate_aims
from games.cosmic.practice.odds import count_strength
from games.cosmic.practice.settings import list_settings
from games.cosmic.state.catalogue import FLARE, find_kind, name_card
from games.cosmic.state.ships import LIMIT
from games.cosmic.views import additions
from games.cosmic.views.names import describe_note
from games.cosmic.views.view import View
from porc_royal.asks import Answer, Ask, Reply, Several, list_picks
from porc_royal.facts import Arg, Listing, Named, Saying, Seat, Who
from porc_royal.practice import Rated, sort_rated
from porc_royal.suggestions import TRIED, Suggested, keep_legal

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
NO_CARD: Final = ADDS.keys.line("move-no-card")
AGAIN: Final = ADDS.keys.line("move-card-again", "card")
BID: Final = ADDS.keys.line("move-bid", "stance", "cards")
REWARD: Final = ADDS.keys.line("move-reward", "ships", "cards")
REWARD_CARDS: Final = ADDS.keys.line("move-reward-cards", "cards")
REWARD_SHIPS: Final = ADDS.keys.line("move-reward-ships", "ships")
SHIPS: Final = ADDS.keys.line("move-ships", "number", "places")
SHIPS_AROUND: Final = ADDS.keys.line("move-ships-around", "number", "places")
NAMED_PLACES: Final = 2
"""More places are counted: their owners' names would not fit."""
HOME: Final = ADDS.keys.line("move-home", "number", "planet")
HOMES: Final = ADDS.keys.line("move-homes", "number", "places")
COLONIES: Final = ADDS.keys.line("move-colonies", "planet", "other")
GIVE_CARD: Final = ADDS.keys.line("move-give-card", "cards", "number")
SWAP: Final = ADDS.keys.line("move-swap", "number")


def suggest(view: View, asked: Ask, option: str) -> Sequence[Suggested]:
    """Whole moves by an option; () where its form will do."""
    maker = MAKERS.get(option) or view.assembly.table(additions.MAKERS).get(option)
    if view.viewer is None or maker is None:
        return ()
    return keep_legal(asked, maker(view, view.viewer, asked), TRIED)


def _suggest(move: Rated, label: Arg | Saying | None = None, note: Saying | None = None) -> Suggested:
    """A move that practice players rate, as it is said, with its reasons."""
    return Suggested(move.reply, label, note, move.reasons())


def _launch(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-60, CE-61: each planet with four ships, then with eight where so many may go, then with two, and one."""
    wanted = asked.options["launch"].fields.get(facts.SHIPS)
    more = isinstance(wanted, Several) and (wanted.most or 0) > LIMIT
    for number in (LIMIT, 2 * LIMIT, 2, 1) if more else (LIMIT, 2, 1):
        for aim in sort_rated(rate_aims(view, seat, asked, number)):
            planet, against = aim.reply.text(facts.PLANET), aim.reply.text(facts.AGAINST)
            ships = len(aim.reply.many(facts.SHIPS))
            said = _word_aim(view, planet, find_defense(view, planet, against), ships)
            yield _suggest(aim, said, describe_note(view, facts.name_planet(planet)))


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
    """CE-73: a side and a number of ships."""
    for move in rate_alliances(view, seat, asked):
        side = Named("stance", move.reply.text(facts.SIDE))
        yield _suggest(move, Saying(ALLY, {"stance": side, "number": len(move.reply.many(facts.SHIPS))}))


def _invite(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-71: everybody, all but some, each alone."""
    names = list_picks(asked, "invite", facts.SEATS)
    for move in rate_invitations(view, seat, asked):
        group = move.reply.many(facts.SEATS)
        rest = [name for name in names if name not in group]
        said = Saying(INVITE, {"who": _list_seats(group)})
        if len(group) > 1 and len(rest) <= NAMED_SEATS:
            said = Saying(INVITE_BUT, {"seats": _list_seats(rest)}) if rest else Saying(INVITE_ALL)
        yield _suggest(move, said)


def _list_seats(names: Sequence[str]) -> Listing:
    return Listing(tuple(Who(Seat(int(name))) for name in names))


def _card(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-83: each kind of card once; the form takes it with another kicker, or without another encounter."""
    if facts.CARD not in asked.options["card"].fields:
        ranked = rank_cards(view, list_picks(asked, "card", facts.CARDS))
        if asked.key == facts.ASK_CARD:
            ranked = sorted(ranked, key=lambda card: -count_strength(view, card))
        yield from _one_of_each(asked, "card", facts.CARDS, ranked)
        return
    told = set[str]()
    for move in rate_cards(view, seat, asked):
        card, kicker = move.reply.text(facts.CARD), move.reply.text(facts.KICKER)
        titles = Listing(tuple(name_card(one) for one in (card, kicker) if one))
        key = AGAIN if move.reply.text(facts.AGAIN) else CARD
        if find_kind(card).name not in told:
            told.add(find_kind(card).name)
            yield _suggest(move, Saying(key, {"card": titles}))


def _one_of_each(asked: Ask, option: str, field: str, cards: Sequence[str]) -> Iterator[Suggested]:
    """A single card, each kind once: copies do the same; and none, where none will do."""
    wanted = asked.options[option].fields.get(field)
    if isinstance(wanted, Several) and wanted.least and (wanted.least, wanted.most) != (1, 1):
        return
    kinds: dict[str, str] = {}
    for card in cards:
        kinds.setdefault(find_kind(card).name, card)
    for card in kinds.values():
        yield Suggested(Reply(option, {field: (card,) if isinstance(wanted, Several) else card}))
    if isinstance(wanted, Several) and not wanted.least:
        yield Suggested(Reply(option, {field: ()}), Saying(NO_CARD))


def _play(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-26: at a window; what is of use now first."""
    cards = list_picks(asked, facts.PLAY, facts.CARD)
    flares = [card for card in cards if find_kind(card).type == FLARE]
    ranked = sorted(cards, key=lambda card: (card in flares, not is_timely(view, seat, find_kind(card).name)))
    yield from _one_of_each(asked, facts.PLAY, facts.CARD, ranked)


def _cancel(_view: View, _seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-26: what cancels a deed."""
    yield from _one_of_each(asked, facts.CANCEL, facts.CARD, list_picks(asked, facts.CANCEL, facts.CARD))


def _bid(view: View, seat: Seat, asked: Ask, option: str = "bid") -> Iterator[Suggested]:
    """CE-93: at the gate."""
    for move in rate_bids(view, seat, asked, option):
        titles = Listing(tuple(name_card(card) for card in move.reply.many(facts.CARDS)))
        stance = Named("stance", move.reply.text(facts.SIDE))
        yield _suggest(move, Saying(BID, {"stance": stance, "cards": titles}))


def _reinforce(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-93: the same, where every window is asked."""
    yield from _bid(view, seat, asked, "reinforce")


def _reward(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """CE-105: every mix."""
    number = count_owed(view, seat, asked)
    for move in rate_rewards(view, seat, asked):
        ships = move.reply.number(facts.SHIPS)
        yield _suggest(move, _word_reward(number - ships, ships))


def _word_reward(cards: int, ships: int) -> Saying:
    """Cards and ships, without what is not in it."""
    if not ships:
        return Saying(REWARD_CARDS, {"cards": cards})
    return (
        Saying(REWARD, {"ships": ships, "cards": cards}) if cards else Saying(REWARD_SHIPS, {"ships": ships})
    )


def _ships(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """Ships that are missed least; or all of one place."""
    for move in rate_ships(view, seat, asked):
        yield _suggest(move, _word_ships(view, move.reply.many(facts.SHIPS)))


def _planet(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """One's own colonies last, those with most ships at the end."""
    yield from map(_suggest, rate_planets(view, seat, asked))


def _seat(view: View, seat: Seat, asked: Ask) -> Iterator[Suggested]:
    """Whom it hurts, or helps, most where that is wanted."""
    if facts.SEAT in asked.options["seat"].fields:
        yield from map(_suggest, rate_seats(view, seat, asked))


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
    weakest = sorted(view.list_colonies(seat), key=lambda one: (one not in places, view.there(one)[seat]))
    for planet in weakest:
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
    """CE-111: a colony for a colony, a card for one, cards at random for as many."""
    other = asked.args.get("other")
    for move in rate_offers(view, seat, other.seat, asked) if isinstance(other, Who) else ():
        give, take = move.reply.text(facts.GIVE_PLANET), move.reply.text(facts.TAKE_PLANET)
        cards = Listing(tuple(map(name_card, move.reply.many(facts.GIVE_CARDS))))
        if give:
            said = Saying(COLONIES, {"planet": facts.name_planet(give), "other": facts.name_planet(take)})
        elif cards.items:
            said = Saying(GIVE_CARD, {"cards": cards, "number": move.reply.number(facts.TAKE_RANDOM)})
        else:
            said = Saying(SWAP, {"number": move.reply.number(facts.TAKE_RANDOM)})
        yield _suggest(move, said)


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
    "planet": _planet,
    "seat": _seat,
    "home": _home,
    "lot": _send_lot,
    "offer": _offer,
    facts.ORDERS: list_settings,
}
"""Options with whole moves."""
