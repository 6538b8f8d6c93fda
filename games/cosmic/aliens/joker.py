"""Joker (A20): one card is wild, and becomes what its tokens say."""

from typing import Final

from games.cosmic import facts, hooks
from games.cosmic.catalogue import find_kind, list_kinds, make_attack, title
from games.cosmic.choosing import ask_cards, ask_one_seat
from games.cosmic.declaring import Alien
from games.cosmic.hooks import Now
from games.cosmic.roles import find_side, is_anyone, is_involved, is_offense, list_sides
from games.cosmic.rules.reveal import show_as
from games.cosmic.sides import is_negotiate, own_side
from games.cosmic.state import State
from games.cosmic.tokens import list_up, note_word, read_word, turn_down
from games.table.facts import Seat, Who
from games.table.script import tell

JOKER: Final = Alien("joker")
KIND: Final = facts.choice("joker-kind")
TOKEN: Final = facts.choice("joker-token")
WHOSE: Final = facts.choice("joker-whose")
NAMES: Final = facts.KEYS.fact("joker-names", "who", "card")
IS: Final = "joker-is"
DOWN: Final = "joker-down"
USUAL: Final = "attack_08"
BY_FLARE: Final = 2
TOKENS: Final = (
    *("attack_42", "attack_23", "attack_16", "attack_15", "attack_08", "attack_04"),
    *("negotiate", "morph", "retreat"),
)


def find_wild(state: State, seat: Seat) -> str:
    """What is wild: named at a turn's start, or by the flare as long as that is held, else attack 08."""
    kind = read_word(state, seat, IS, USUAL)
    by_flare = state.player(seat).tokens.get(f"{IS}-{kind}") == BY_FLARE
    return USUAL if by_flare and JOKER.super.flare not in state.player(seat).hand else kind


def list_all(state: State) -> list[str]:
    """All encounter cards that there are."""
    return list_kinds(state.options, len(state.players))


def is_shown(at: Now, seat: Seat) -> bool:
    """A wild card is revealed."""
    return any(find_kind(side.card).name == find_wild(at.state, seat) for side in list_sides(at.state))


@JOKER.uses(hooks.start_turn, is_offense, optional=True)
async def names_an_attack(at: Now, seat: Seat) -> None:
    """At the start of its own turn."""
    attacks = [kind for kind in list_all(at.state) if find_kind(kind).is_attack]
    for kind in await ask_cards(at.state, seat, KIND, "A20", attacks, (1, 1)):
        note_word(at.state, seat, IS, kind)
        await tell(NAMES, who=Who(seat), card=title(kind))


@JOKER.uses(hooks.flipped, is_shown)
async def turns_wild_cards(at: Now, seat: Seat) -> None:
    """Mandatory, as any player: each gets a token that lies face up, by default the best for its own side."""
    state, own = at.state, find_side(at.state, seat)
    for side in [one for one in list_sides(state) if find_kind(one.card).name == find_wild(state, seat)]:
        up = list_up(state, seat, DOWN, TOKENS)
        attacks = [token for token in up if find_kind(token).is_attack]
        usual = attacks if own is None or own is side else attacks[::-1]
        ordered = [*usual, *(token for token in up if token not in attacks)]
        for token in await ask_cards(state, seat, TOKEN, "A20", ordered, (1, 1)):
            turn_down(state, seat, DOWN, token, TOKENS)
            await show_as(side, find_kind(token))


@JOKER.super.plays(hooks.regroup, is_anyone)
async def names_any_card(at: Now, seat: Seat) -> None:
    """Any encounter card."""
    for kind in await ask_cards(at.state, seat, KIND, "A20", list_all(at.state), (1, 1)):
        note_word(at.state, seat, IS, kind, BY_FLARE)
        await tell(NAMES, who=Who(seat), card=title(kind))


JOKER.super.plays(hooks.alliances, is_anyone)(names_any_card)


def may_fill_in(at: Now, seat: Seat) -> bool:
    """In the encounter, with a negotiate revealed."""
    return is_involved(at, seat) and any(map(is_negotiate, list_sides(at.state)))


@JOKER.wild.plays(hooks.revealed, may_fill_in)
async def fills_in(at: Now, seat: Seat) -> None:
    """A revealed negotiate becomes an attack 08."""
    sides = [side for side in list_sides(at.state) if is_negotiate(side)]
    whose = await ask_one_seat(at.state, seat, WHOSE, "A20", [side.seat for side in sides])
    await show_as(own_side(at.state, whose), make_attack(8))
