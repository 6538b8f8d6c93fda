"""What Cosmic Encounter hides (8.4): hands, decks, face-down cards, refused aliens, orders, bids, offers.

It says so from the state and the rulebook alone: `views/view.py` is held to it. What an expansion hides besides stands
in that expansion's folder.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Final

from games.cosmic.aliens.saboteur import KINDS as TOKENS
from games.cosmic.expansions.cosmic_pig.secrets import SECRETS as COSMIC_PIG
from games.cosmic.expansions.dominion.secrets import SECRETS as DOMINION
from games.cosmic.expansions.dominion.state.printed_cards import INTIMIDATE
from games.cosmic.extension.declarations import ALIENS
from games.cosmic.extension.techs import TECHS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.setup import PLAYERS
from games.cosmic.state.catalogue import FLARE, KICKER, KINDS, REINFORCEMENT, find_back, find_kind, list_deck
from games.cosmic.state.fates import build_destiny
from games.cosmic.state.options import Options
from games.cosmic.state.sides import CROSSED
from games.cosmic.state.state import Bid, Encounter, Intent, Player, Policy, Side, Stance, State
from porc_royal.decks import Deck
from porc_royal.facts import Seat
from porc_royal.secrets import Hidden, Luck, Path, Secrets, Things, combine

CARDS: Final = ("cosmic", "reward")
"""Decks of cards, by their backs, that come into hands."""
HEAPS: Final = {"techs": "tech", "aliens": "alien"}
"""Those of which any is taken, or lies there, like any other."""
EXPANSIONS: Final = (("planetoids", "planetoids", True),)
"""Options of expansions with which the cosmic deck has most cards."""
ALIKE: Final = frozenset({REINFORCEMENT, KICKER, INTIMIDATE})
"""Types of cards that are no encounter cards, of which one may be put down, bid or laid wherever another may."""
ORDERED: Final = ("artifact", "wild", "super", "zap")
STANCES: Final[tuple[Stance, ...]] = ("offense", "defense")

# --------------------------------------------------------------------------------------- what belongs to one seat


def _list_others(state: State, viewer: Seat | None) -> Iterator[tuple[Seat, Player]]:
    return ((seat, state.player(seat)) for seat in state.seats if seat != viewer)


def _of_others(field: str) -> Callable[[State, Seat | None], Iterator[Path]]:
    return lambda state, viewer: (("players", seat, field) for seat, _ in _list_others(state, viewer))


def _draw_some(cards: list[str], luck: Luck) -> list[str]:
    return luck.sample(cards, luck.randint(0, len(cards)))


def _lay_others_ready(state: State, viewer: Seat | None, luck: Luck) -> None:
    for _, player in _list_others(state, viewer):
        player.soon = _draw_some(player.hand, luck)


def _let_otherwise(state: State, viewer: Seat | None, luck: Luck) -> None:
    for _, player in _list_others(state, viewer):
        player.lets = luck.random() < 0.5


def _intend_otherwise(state: State, viewer: Seat | None, luck: Luck) -> None:
    for _, player in _list_others(state, viewer):
        power = luck.choice(sorted(state.assembly.table(ALIENS)))
        player.intends = Intent(power, luck.random() < 0.5, "") if luck.random() < 0.5 else None


def _say_nothing(state: State, viewer: Seat | None, _luck: Luck) -> None:
    """What others have answered ahead: they are asked it again."""
    for _, player in _list_others(state, viewer):
        player.said = {}


def _order_otherwise(state: State, viewer: Seat | None, luck: Luck) -> None:
    """What others have ordered for moments at which they are not asked."""
    for _, player in _list_others(state, viewer):
        player.policy = Policy(
            powers=tuple(luck.sample(sorted(state.assembly.table(ALIENS)), 2)),
            cards=tuple(luck.sample(ORDERED, luck.randint(0, len(ORDERED)))),
            protect=luck.random() < 0.5,
            ready=tuple(_draw_some(player.hand, luck)),
            homes=tuple(luck.sample(sorted(state.planets), 2)),
            reinforce=luck.random() < 0.5,
            idle=tuple(player.powers) if luck.random() < 0.5 else (),
        )


def _keep_other_secrets(state: State, viewer: Seat | None, luck: Luck) -> None:
    """What the aliens of others keep in secret: which it is; that there is something all can see."""
    for _, player in _list_others(state, viewer):
        player.secrets = {
            name: luck.choice(TOKENS) if kept in TOKENS else kept for name, kept in player.secrets.items()
        }


def _list_techs(state: State, viewer: Seat | None) -> Iterator[Path]:
    """TD-2: those of others that lie face down."""
    for seat, player in _list_others(state, viewer):
        for place, tech in enumerate(player.techs):
            if not tech.is_up:
                yield "players", seat, "techs", place, "name"


def _list_under_techs(state: State, viewer: Seat | None) -> Iterator[Path]:
    for seat, player in _list_others(state, viewer):
        for place, tech in enumerate(player.techs):
            if tech.under:
                yield "players", seat, "techs", place, "under"


def _list_tech_deck(state: State, _viewer: Seat | None) -> Iterable[Path]:
    return () if state.techs is None else (("techs", "pile"),)


# ------------------------------------------------------------------------------------------------- the encounter


def _list_sides(now: Encounter | None) -> Iterator[tuple[str, Side]]:
    """Both sides, while their cards lie face down."""
    if now is None:
        return
    for name, side in (("offense", now.offense), ("defense", now.defense)):
        if side is not None and (not now.revealed or (side.card and not side.shown)):
            yield name, side


def _list_down(side: Side, *, revealed: bool) -> Iterator[tuple[Path, str]]:
    """Where on a side cards lie face down, and which."""
    if side.card and not side.shown:
        yield ("card",), side.card
    first = 1 if side.shown and not side.card and not side.concealed else 0
    for number, card in enumerate(() if revealed else side.laid[first:], first):
        yield ("laid", number), card


def _list_face_down(state: State, viewer: Seat | None) -> Iterator[Path]:
    """Face-down cards; their main player has seen them, but for some (CD-72, CE-R45).

    That there is a kicker among them has been announced (CD-40): it can only be another kicker (`_turn_kickers`).
    """
    for name, side in _list_sides(state.encounter):
        for place, card in _list_down(
            side, revealed=state.encounter is not None and state.encounter.revealed
        ):
            is_unseen = card in state.now.unseen or (place == ("card",) and CROSSED in state.now.marks)
            if (is_unseen or side.seat != viewer) and find_kind(card).type != KICKER:
                yield ("encounter", name, *place)


def _list_concealed(state: State, viewer: Seat | None) -> Iterator[Path]:
    """A68: the card of which something else was claimed, and believed, is known to its owner alone, for ever.

    CE-R45: where it lies before the other one that owner has it in mind alone.
    """
    if state.encounter is not None:
        for name, side in (("offense", state.encounter.offense), ("defense", state.encounter.defense)):
            is_own = side is not None and side.seat == viewer and CROSSED not in state.encounter.marks
            if side is not None and side.concealed and not is_own:
                yield "encounter", name, "concealed"


def _list_on_sheets(state: State, viewer: Seat | None) -> Iterator[Path]:
    """What lies face down on the sheets of others, but for flares."""
    for seat, player in _list_others(state, viewer):
        for alien, cards in player.face_down.items():
            if any(find_kind(card).type != FLARE for card in cards):
                yield "players", seat, "face_down", alien


def _list_unused(state: State, viewer: Seat | None) -> Iterator[Path]:
    """Flares that nobody was dealt, those that have left the game unseen, and those that lie face down on sheets."""
    yield ("unused",)
    yield ("gone",)
    for seat, player in _list_others(state, viewer):
        for alien, cards in player.face_down.items():
            if cards and all(find_kind(card).type == FLARE for card in cards):
                yield "players", seat, "face_down", alien


def _swap_unused(state: State, viewer: Seat | None, luck: Luck) -> None:
    """Which flares these are: one that is there may as well be any other of them, or one in the deck."""
    places = [state.unused, state.gone, state.deck.pile]
    for _, player in _list_others(state, viewer):
        places += [
            own for own in player.face_down.values() if all(find_kind(one).type == FLARE for one in own)
        ]
    spots = [(at, n) for at in places for n, card in enumerate(at) if find_kind(card).type == FLARE]
    names = [at[n] for at, n in spots]
    luck.shuffle(names)
    for (at, n), name in zip(spots, names, strict=True):
        at[n] = name


def _list_kickers(state: State, viewer: Seat | None) -> Iterator[Path]:
    for name, side in _list_sides(state.encounter):
        is_down = side.seat != viewer and state.encounter is not None and not state.encounter.revealed
        for number, card in enumerate(side.laid if is_down else ()):
            if find_kind(card).type == KICKER:
                yield "encounter", name, "laid", number


def _turn_kickers(state: State, viewer: Seat | None, _luck: Luck) -> None:
    """CD-40, CD-41: which kicker it is that was announced; its back all can see."""
    decks = (state.deck, *state.decks.values())
    for _, side in _list_sides(state.encounter):
        is_down = side.seat != viewer and state.encounter is not None and not state.encounter.revealed
        for number, card in enumerate(side.laid if is_down else ()):
            if find_kind(card).type == KICKER:
                _swap_kicker(side, number, decks)


def _swap_kicker(side: Side, number: int, decks: tuple[Deck, ...]) -> None:
    card = side.laid[number]
    for pile in (deck.pile for deck in decks):
        for place, other in enumerate(pile):
            if find_kind(other).type == KICKER and find_back(other) == find_back(card):
                side.laid[number], pile[place] = other, card
                return


def _list_unseen(state: State, _viewer: Seat | None) -> Iterator[Path]:
    if state.encounter is not None and not state.encounter.revealed:
        yield "encounter", "unseen"


def _list_bids(state: State, viewer: Seat | None) -> Iterator[Path]:
    bids = {} if state.encounter is None else state.encounter.bids
    return (("encounter", "bids", seat) for seat in bids if int(seat) != viewer)


def _bid_otherwise(state: State, viewer: Seat | None, luck: Luck) -> None:
    """CE-93: who would play what, and whether anybody does."""
    if state.encounter is None:
        return
    for seat, player in _list_others(state, viewer):
        state.encounter.bids.pop(str(seat), None)
        if luck.random() < 0.5:
            cards = tuple(_draw_some(player.hand, luck))
            state.encounter.bids[str(seat)] = Bid(luck.choice(STANCES), cards)


def _list_offer(state: State, viewer: Seat | None) -> Iterator[Path]:
    offer = None if state.encounter is None else state.encounter.offer
    if state.encounter is not None and (offer is None or viewer not in (offer.one, offer.other)):
        yield "encounter", "offer"


def _withdraw_offer(state: State, viewer: Seat | None, _luck: Luck) -> None:
    """CE-110: the terms, and whether there are any, are for the two who deal."""
    if state.encounter is not None and any(_list_offer(state, viewer)):
        state.encounter.offer = None


def _leave_kickers(before: State, after: State) -> dict[str, str]:
    """CD-40: what lies face down and was no kicker is none: kickers are announced. Which cards take their places."""
    piles = (after.deck.pile, *(deck.pile for deck in after.decks.values()))
    others = [card for card in chain(*piles) if find_kind(card).type != KICKER]
    swaps: dict[str, str] = {}
    for then, now in zip(_list_laid(before), _list_laid(after), strict=True):
        if find_kind(then).type != KICKER and find_kind(now).type == KICKER:
            other = next(card for card in others if find_back(card) == find_back(now))
            others.remove(other)
            swaps |= {now: other, other: now}
    return swaps


def _list_laid(state: State) -> list[str]:
    sides = [] if state.encounter is None else [state.encounter.offense, state.encounter.defense]
    return [card for side in sides if side is not None for card in (side.card, *side.laid) if card]


# -------------------------------------------------------------------------------------------- what may be dealt


@cache
def list_names() -> tuple[str, ...]:
    """Cosmic cards of every deck, destiny cards of the largest table, and the aliens."""
    everything = (
        Options(deck=deck, large_group="always", kickers="old", expansions=EXPANSIONS)
        for deck in ("modern", "old")
    )
    cards = dict.fromkeys(
        card for options in everything for card in list_deck(RULEBOOK.assembly, options, PLAYERS[1])
    )
    cards |= dict.fromkeys(DOMINION.things.names())
    flares = [kind.name for kind in RULEBOOK.assembly.table(KINDS).values() if kind.type == FLARE]
    techs = RULEBOOK.assembly.table(TECHS)
    return (*cards, *flares, *build_destiny(PLAYERS[1]), *RULEBOOK.assembly.table(ALIENS), *techs)


@cache
def find_deck(name: str) -> str:
    """Which deck a thing belongs to."""
    if name in RULEBOOK.assembly.table(ALIENS):
        return "aliens"
    if name in RULEBOOK.assembly.table(TECHS):
        return "techs"
    return "destiny" if name.startswith(("colour_", "wild_", "special_")) else find_back(name)


@cache
def find_alike(name: str) -> str:
    """What a card must have in common with another to be put down, bid, played or taken in its place unseen."""
    if find_deck(name) in HEAPS:
        return HEAPS[find_deck(name)]
    if find_deck(name) not in CARDS:
        return name
    if find_kind(name).is_encounter:
        return "encounter"
    return find_kind(name).type if find_kind(name).type in ALIKE else find_kind(name).name


@cache
def find_face(name: str) -> str:
    """What is shown of a card: copies of a kind look alike, and so do a colour's cards without a warning."""
    match find_deck(name):
        case "cosmic" | "reward":
            return find_kind(name).name
        case "destiny" if name.startswith(("colour_", "wild_")) and not name.endswith("_hazard"):
            return name.rpartition("_")[0]
        case _:
            return name


BASE: Final[Secrets[State]] = Secrets(
    hidden=(
        Hidden("hands", _of_others("hand")),
        Hidden("cards set aside", _of_others("laid_by")),
        Hidden("aliens dealt", _of_others("dealt")),
        Hidden("aliens that go round", _of_others("packet")),
        Hidden("cards laid ready", _of_others("soon"), _lay_others_ready),
        Hidden("who lets cards be", _of_others("lets"), _let_otherwise),
        Hidden("which powers will be used", _of_others("intends"), _intend_otherwise, named=False),
        Hidden("answers to what is asked next", _of_others("said"), _say_nothing, named=False),
        Hidden("what aliens keep", _of_others("secrets"), _keep_other_secrets),
        Hidden("orders", _of_others("policy"), _order_otherwise),
        Hidden("techs face down", _list_techs),
        Hidden("cards under techs", _list_under_techs),
        Hidden("the tech deck", _list_tech_deck),
        Hidden("the deck", lambda _state, _viewer: (("deck", "pile"),)),
        Hidden("destiny", lambda _state, _viewer: (("destiny", "pile"),)),
        Hidden("cards face down", _list_face_down),
        Hidden("kickers face down", _list_kickers, _turn_kickers, named=False),
        Hidden("cards claimed to be others", _list_concealed),
        Hidden("cards on sheets", _list_on_sheets),
        Hidden("flares unused", _list_unused, _swap_unused, named=False),
        Hidden("cards unseen", _list_unseen),
        Hidden("bids", _list_bids, _bid_otherwise),
        Hidden("terms", _list_offer, _withdraw_offer),
    ),
    things=Things(list_names, find_deck, find_alike, find_face, loose=("aliens",)),
    settle=_leave_kickers,
    dice=True,
    own=(
        "hand",
        "dealt",
        "packet",
        "own",
        "laid_by",
        "sheets",
        "soon",
        "secrets",
        "policy",
        "offer",
        "bid",
        "own_techs",
        "paid",
    ),
)
SECRETS: Final[Secrets[State]] = combine(BASE, DOMINION, COSMIC_PIG)
