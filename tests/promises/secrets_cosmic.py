"""What Cosmic Encounter hides (8.4): hands, face-down cards, the order of both decks, refused aliens, traps, orders."""

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from games.cosmic import facts
from games.cosmic.aliens import (
    barbarian,
    bride,
    doppelganger,
    greenhorn,
    hacker,
    loser,
    mind,
    pentaform,
    reincarnator,
    tourist,
    usurper,
    visionary,
    whirligig,
    will,
)
from games.cosmic.aliens.doppelganger import BORROWED, HAUNTS
from games.cosmic.aliens.saboteur import SWAPS
from games.cosmic.expansions.dominion.artifacts import finder
from games.cosmic.expansions.dominion.rules.flagships import FLEES, HOLDS, list_present
from games.cosmic.expansions.dominion.state.drives import DRIVES, FLAGSHIP
from games.cosmic.expansions.dominion.state.printed_cards import RIFT
from games.cosmic.extension import hooks
from games.cosmic.extension.declarations import ALIENS, list_apart, list_pool
from games.cosmic.extension.hooks import Now
from games.cosmic.extension.zaps import CANCELLING
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules import techs
from games.cosmic.rules.unused import list_named
from games.cosmic.secrets import CARDS, find_deck, find_face, list_names
from games.cosmic.state.catalogue import (
    FLARE,
    KINDS,
    REINFORCEMENT,
    find_kind,
    find_type,
    list_all,
    name_card,
    name_flare,
)
from games.cosmic.state.fates import build_destiny
from games.cosmic.state.options import Options
from games.cosmic.state.roles import list_sides
from games.cosmic.state.state import Player, Policy, State
from games.cosmic.techs import precursor_seed
from games.cosmic.techs.tech_scrambler import TOO_DEAR
from porc_royal.asks import PASS, Ask, Reply, list_picks
from porc_royal.facts import Arg, Fact, Listing, Named, Seat, Who
from porc_royal.script import is_still_legal, name_chance

NEEDED: Final = 2
"""Encounter cards that a main player may have to hold (`hooks.cards_needed`); one more by a flare that is held."""
DEMANDING: Final = "flare_magician"
DRAWING: Final = frozenset(
    {"pentaform", "reincarnator", "flare_pentaform", "flare_reincarnator", "precursor_seed"}
)
"""What draws an alien that nobody has (CE-R27)."""
TURNING: Final = "flare_pentaform"
HOARD: Final = "miser"
CHOOSY: Final = frozenset({"alchemist", "aristocrat", "flare_alchemist", "flare_filch", "flare_greenhorn"})
"""What may be used, or does something, only with certain other cards in the hand."""
LOOKS_THROUGH: Final = "flare_aristocrat"
"""Whoever plays it looks through the whole deck."""

BY_TYPE: Final = frozenset(
    {"plague", *(name for one in ("aura", "diplomat", "hate", "visionary") for name in (one, f"flare_{one}"))}
)
"""What makes others part with cards, or play them, by the types or titles that they hold."""

SEEN_IN_VIEWS: Final = frozenset(
    {
        *(facts.DREW, facts.TOOK, facts.DISCARDS, facts.REVEALS, facts.REINFORCES, facts.TAKES_BACK),
        *(facts.DEALT_ALIENS, facts.DEALT_SOME),
    }
)
"""Facts whose cards are told apart in the views of all who hear them, before or after."""
PRIVATE: Final = SEEN_IN_VIEWS | {
    *(facts.OFFERS_CARDS, facts.OFFERS_TYPES, facts.OFFERS_RANDOM, facts.OFFERS_COLONY),
    *(barbarian.SEES, hacker.SEES, mind.SEES, visionary.SHOWN, will.LOOKED),
    *(
        tourist.SEES,
        tourist.SEES_ALIENS,
        techs.DREW,
        bride.SHOWN,
        greenhorn.SHOWS,
        usurper.SEES,
        whirligig.SEES,
    ),
} - {facts.DISCARDS, facts.REVEALS, facts.REINFORCES, facts.TAKES_BACK}
"""Facts for one seat or two; terms are told to everybody, too, once they are agreed, as something that is revealed."""


def told(
    state: State, viewer: Seat | None, fact: Fact, among: Callable[[], Sequence[str]] = list_names
) -> set[str]:
    """A fact names titles: none of their copies may then be dealt otherwise, where no view says which it was.

    among: all names that there are
    """
    if fact.says.key == facts.FIRST:
        return set(build_destiny(len(state.players)))
    if fact.says.key in {finder.SEEKS, finder.FAILS}:  # whether it is there depends on each card of that name
        named = set(_titles(fact.says.args.values()))
        cards = [name for name in among() if find_deck(name) in CARDS]
        return {name for name in cards if find_kind(name).named in named}
    if fact.says.key == SWAPS:  # what lies under these planets has changed places
        return {fact.says.args[name].name for name in ("planet", "other_planet")}  # type: ignore[union-attr]
    if fact.says.key == TOO_DEAR:  # so many ships do not pay for what lies there, which stays face down
        owner, lab = fact.says.args["other"], fact.says.args["lab"]
        return {one.name for one in state.player(owner.seat).techs if one.lab == lab}  # type: ignore[union-attr]
    if fact.says.key == HAUNTS:
        return _list_lendable(state, viewer, fact.says.args["who"], fact.says.args["other"])
    # Who may know it, the rules say, and not the audience that the fact happens to have.
    private = fact.says.key in PRIVATE and not (fact.to is None and fact.reveals)
    if viewer not in (fact.to or ()) and (private or fact.to is not None):
        return set()
    titles = set(_titles(fact.says.args.values()))
    if LOOKS_THROUGH in titles and fact.says.args.get("who") == Who(Seat(-1 if viewer is None else viewer)):
        return {LOOKS_THROUGH, *state.deck.pile}
    if fact.says.key in {facts.PLAYED, facts.USES} and titles & BY_TYPE:
        return set(held(state))
    if fact.says.key.startswith(f"{facts.PREFIX}tourist-sees-") and fact.to is not None:
        return {*state.destiny.pile[-1:], *(one for player in state.players for one in player.dealt)}
    if fact.says.key in SEEN_IN_VIEWS or (fact.says.key == facts.OFFERS_CARDS and fact.to is not None):
        return set()
    return {name for name in among() if find_face(name) in titles}


def _list_lendable(state: State, viewer: Seat | None, haunting: Arg, haunted: Arg) -> set[str]:
    """A65: how many cards are lent tells of how many types there are, and who sees them learns which is the highest."""
    assert isinstance(haunted, Who)
    hand = state.player(haunted.seat).hand
    lowest: dict[str, str] = {}
    for card in sorted(hand, key=lambda card: find_kind(card).value):
        if find_kind(card).is_encounter:
            lowest.setdefault(find_type(card), card)
    is_told = viewer is not None and Who(viewer) in (haunting, haunted)
    return set(hand) if is_told or len(lowest) < NEEDED else set(lowest.values())


def _titles(args: Collection[Arg]) -> Iterator[str]:
    for arg in args:
        match arg:
            case Named("card", kind):
                yield kind.replace("-", "_")
            case Named("flare", alien):
                yield f"flare_{alien.replace('-', '_')}"
            case Named("tech", tech):
                yield tech.replace("-", "_")
            case Named("alien", alien):
                yield alien.replace("-", "_")
            case Listing(items):
                yield from _titles(items)
            case _:
                continue


def held(state: State) -> list[str]:
    """The cards in hands."""
    return [card for player in state.players for card in player.hand]


def titled(shown: str) -> Named:
    """What a card is called, by its face."""
    if shown in RULEBOOK.assembly.table(KINDS) or shown.startswith("attack_"):
        return name_card(shown)
    return Named("card", shown)


# --------------------------------------------------------- what must stay as it is, so that a script stays the same


def steady(state: State, viewer: Seat | None) -> set[str]:
    """What acts by itself, and would lawfully change what everybody sees if it lay elsewhere."""
    found = _list_absent(state) | _list_type(RIFT)  # whoever takes one loses by it
    found.update(alien for player in state.players for alien in list_named(player.tokens))
    others = [seat for seat in state.seats if seat != viewer]
    for seat in others:
        player = state.player(seat)
        if HOARD in player.face_down:  # one without an encounter card is shown, and drawn anew
            hoard = player.face_down[HOARD]
            found.update([card for card in hoard if find_kind(card).is_encounter][:1] or hoard)
        if player.policy.reinforce:
            found |= _list_type(REINFORCEMENT)
        if player.policy.powers or player.policy.cards or player.policy.protect:
            found |= _list_cancelling()
        if not CHOOSY.isdisjoint((*player.powers, *player.hand)):
            found.update(player.hand)
        found |= _list_lent(state, player)
    found |= _list_undrawn(state)
    if state.encounter is not None:
        found |= _list_needed(state, viewer)
    return found


def _list_undrawn(state: State) -> set[str]:
    """CE-R27: what is drawn among the aliens that nobody has, whoever does: not those whose flares have left the game.

    A78: by Pentaform's flare those flares of the aliens drawn come into the deck that nobody was dealt.
    """
    found: set[str] = set()
    for player in state.players:
        theirs = {*player.powers, *player.hand, *player.face_down.get("host", ())}
        theirs.update(tech.name for tech in player.techs)
        found.update(state.gone if not DRAWING.isdisjoint(theirs) else ())
        found.update(state.unused if TURNING in theirs else ())
    return found


def _list_lent(state: State, player: Player) -> set[str]:
    """A65: once a card that Doppelganger was lent is put down, it is this one, and nothing higher was held."""
    lent = {
        name.removeprefix(BORROWED): owner
        for name, owner in player.secrets.items()
        if name.startswith(BORROWED)
    }
    if all(card in player.hand for card in lent):
        return set()
    return {*lent, *(card for owner in lent.values() for card in state.player(Seat(int(owner))).hand)}


def _list_absent(state: State) -> set[str]:
    """Cards that are not in this game at all; before its flares are drawn, whatever might come."""
    if state.phase == "powers":
        return set(list_names()).difference(() if state.deck.pile else _list_dealable(state))
    return {*_list_hideable(), *RULEBOOK.assembly.table(ALIENS)}.difference(
        hooks.pool.of(list_pool(state.assembly, state.options), Now(state)),
        _list_printed(state.options, len(state.players)),
        _list_everything(state),
    )


def _list_dealable(state: State) -> set[str]:
    """CE-4: aliens that may as well come to others, until what they leave in the deck is drawn.

    Not those of which one keeps another out: without it more would come.
    """
    pool = hooks.pool.of(list_pool(state.assembly, state.options), Now(state))
    return set(pool).difference(*list_apart(state))


def _list_everything(state: State) -> Iterator[str]:
    yield from (card for standing in state.standing.values() for card in standing)
    yield from (*state.deck.pile, *state.deck.discards, *state.destiny.pile, *state.destiny.discards)
    for player in state.players:
        yield from (*player.hand, *player.displayed, *player.laid_by)
        yield from (name for one in player.techs for name in (one.name, one.under) if name)
        for own in (*player.face_up.values(), *player.face_down.values()):
            yield from own
    yield from (*state.unused, *state.gone)
    if state.techs is not None:
        yield from (*state.techs.pile, *state.techs.discards)
    for side in list_sides(state):
        yield from (side.card, *side.laid, *side.reinforcements, side.concealed)


@cache
def _list_hideable() -> frozenset[str]:
    """Whatever may not be in a game at all."""
    return frozenset(list_names()) - set(RULEBOOK.assembly.table(ALIENS))


@cache
def _list_printed(options: Options, players: int) -> frozenset[str]:
    return frozenset((*list_all(RULEBOOK.assembly, options, players), *build_destiny(players)))


@cache
def _list_cancelling() -> frozenset[str]:
    return frozenset(card for card in list_names() if find_deck(card) in CARDS and _may_cancel(card))


@cache
def _list_type(type_: str) -> frozenset[str]:
    return frozenset(
        card for card in list_names() if find_deck(card) in CARDS and find_kind(card).type == type_
    )


@cache
def _may_cancel(card: str) -> bool:
    kind = find_kind(card)
    alien = kind.name.removeprefix("flare_")
    return any(
        form in RULEBOOK.assembly.table(CANCELLING) for form in (kind.name, f"{alien}.wild", f"{alien}.super")
    )


def _list_needed(state: State, viewer: Seat | None) -> set[str]:
    """CE-80, CE-81, CE-121: main players go on as long as they hold an encounter card; CE-112: who can deliver."""
    found: set[str] = set()
    needed = NEEDED + any(DEMANDING in player.hand for player in state.players)
    for side in list_sides(state):
        if side.seat == viewer:
            continue
        hand = state.player(side.seat).hand
        cards = sorted(card for card in hand if find_kind(card).is_encounter)
        named = state.now.marks.get(loser.DUTY)  # then a negotiate may not be played in an attack's place
        found.update(cards[:needed] if len(cards) >= needed and not named else hand)
    offer = state.now.offer
    for giver, _, gift in () if offer is None else offer.gifts:
        hand = [] if giver == viewer else sorted(state.player(giver).hand)
        for wanted in gift.types:
            cards = [card for card in hand if find_kind(card).type == wanted]
            found.update(cards[:NEEDED] or hand)
    return found


def list_lone_flares(state: State) -> tuple[set[str], set[str]]:
    """Flares that lie where nothing but flares does, and those that may lie there instead: of no alien in play."""
    heaps = [state.unused, state.gone]
    heaps += [cards for player in state.players for cards in player.face_down.values()]
    lone = {card for cards in heaps if all(map(_is_flare, cards)) for card in cards}
    played = {name_flare(alien) for player in state.players for alien in player.powers}
    return lone, {name for name in list_names() if _is_flare(name)} - played


def _is_flare(name: str) -> bool:
    return find_deck(name) in CARDS and find_kind(name).type == FLARE


# ------------------------------------------------------------------- what lies hidden, and what is ordered, in secret


def untouched(state: State, viewer: Seat | None) -> set[str]:
    """Planets under which somebody else has a token; seats whose orders to cancel find nothing to cancel with.

    And those whose orders for a flagship (CD-24, CD-25) have not counted: it is in no encounter, or no total was told,
    or nobody has lost yet.
    """
    places: set[str] = set()
    for seat in state.seats:
        player = state.player(seat)
        if seat == viewer:
            continue
        places |= {f"{seat}:{name}" for name in player.secrets if name.startswith("saboteur-")}
        if not any(map(_may_cancel, player.hand)) and player.policy == Policy():
            places.add(f"{seat}:policy")
        if DRIVES.is_on(state):
            there = _has_flagship_there(state, seat)
            if not there or not any(side.told for side in list_sides(state)):
                places.add(f"{seat}:{HOLDS}")
            if not there or state.phase not in {"resolution", "end"}:
                places.add(f"{seat}:{FLEES}")
    return places


def _has_flagship_there(state: State, seat: Seat) -> bool:
    """Whether a seat has a flagship in an encounter, whatever side it is on."""
    return any(list_present(state, side, seat, FLAGSHIP) for side in list_sides(state))


def stirred(state: Any, places: Collection[str], fixed: Collection[str], luck: random.Random) -> Any:  # noqa: ANN401 - plain data
    """Plain data of a state, with the tokens under those planets shuffled, and orders for those ships changed."""
    for seat, player in enumerate(state["players"]):
        names = sorted(
            name
            for name in player.get("secrets", {})
            if f"{seat}:{name}" in places and name.removeprefix("saboteur-") not in fixed
        )
        kinds = [player["secrets"][name] for name in names]
        luck.shuffle(kinds)
        player["secrets"] = player.get("secrets", {}) | dict(zip(names, kinds, strict=True))
    ships = state.get("expansions", {}).get(DRIVES.name, {})
    for ordered in (HOLDS, FLEES) if ships else ():
        seats = range(len(state["players"]))
        free = [seat for seat in seats if f"{seat}:{ordered}" in places]
        ships[ordered] = [seat for seat in ships.get(ordered, []) if seat not in free]
        ships[ordered] += [seat for seat in free if luck.random() < 0.5]
    return state


def dealt(plain: Any, deal: Mapping[str, str]) -> Any:  # noqa: ANN401 - plain data
    """Plain data of a state whose names were replaced; what is prepared and was never shown is not prepared now."""
    moved = set(deal.values())
    for player in plain["players"]:
        player["soon"] = [card for card in player.get("soon", []) if card not in moved]
        policy = player.get("policy", {})
        player["policy"] = policy | {"ready": [card for card in policy.get("ready", []) if card not in moved]}
    bids = (plain.get("encounter") or {}).get("bids", {})
    for bid in bids.values():
        bid["cards"] = [card for card in bid["cards"] if card not in moved]
    return plain


def is_open(ask: Ask) -> bool:
    """CE-R27: one of the aliens that nobody has is drawn for all to see, and chosen among such."""
    purposes = (pentaform.PURPOSE, reincarnator.PURPOSE, precursor_seed.PURPOSE)
    drawn = {name_chance(purpose) for purpose in purposes}
    return ask.key in {facts.ASK_CHOOSE_ALIEN, *drawn}


def fit(ask: Ask, reply: Reply) -> Reply:
    """A tech that is completed in secret may cost more on another deal: then it is not, as nobody knows of it yet.

    A65: what is lent must be the highest attack, and another card of it may be put down as long as nobody sees it.
    """
    if reply.option == "complete" and reply.text("lab") not in list_picks(ask, "complete", "lab"):
        return Reply(PASS)
    if ask.args.get("what") == Named("choice", doppelganger.LEND) and not is_still_legal(ask, reply):
        return ask.default
    put_down = reply.fields.get(facts.CARD) if ask.key == facts.ASK_CARD else None
    if put_down is not None and put_down not in list_picks(ask, reply.option, facts.CARD):
        return Reply(reply.option, {**reply.fields, facts.CARD: ask.default.text(facts.CARD)})
    return reply


def otherwise(ask: Ask, reply: Reply, fixed: Collection[str], _luck: random.Random) -> Reply:
    """A card that was laid ready, bid or named against a deed, and never shown, has done nothing: so it is left out."""
    idle = facts.LET if facts.LET in reply.fields else PASS
    if reply.text(facts.ALSO) not in fixed:
        reply = Reply(reply.option, {name: one for name, one in reply.fields.items() if name != facts.ALSO})
    match reply.option:
        case facts.PLAY | facts.CANCEL if reply.text(facts.CARD) not in fixed:
            return Reply(idle)
        case "bid":
            cards = tuple(card for card in reply.many(facts.CARDS) if card in fixed)
            return Reply("bid", {**reply.fields, facts.CARDS: cards}) if cards else Reply(idle)
        case facts.ORDERS:
            ready = tuple(card for card in reply.many(facts.READY) if card in fixed)
            return Reply(facts.ORDERS, {**reply.fields, facts.READY: ready})
        case _:
            return reply
