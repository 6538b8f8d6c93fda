"""Greenhorn (A69): does not know the rules yet, and is let get away with it."""

from functools import partial
from typing import Final, cast

from games.cosmic import facts
from games.cosmic.extension import hooks, windows
from games.cosmic.extension.declarations import Alien
from games.cosmic.extension.hooks import Aim, Now, Regroup, Sender
from games.cosmic.extension.windows import Lender, WindowCard
from games.cosmic.extension.zaps import is_effective
from games.cosmic.questions.choices import ask_cards, ask_one_seat, ask_ships
from games.cosmic.questions.script import ask
from games.cosmic.rules.hands import list_attacks, renew_hand, show_one
from games.cosmic.rules.planning import has_announced, may_announce
from games.cosmic.rules.returns import withdraw
from games.cosmic.rules.victory import look_around
from games.cosmic.state.catalogue import ARTIFACT, KICKER, NEGOTIATE, find_kind, name_card
from games.cosmic.state.roles import Situation, has_cards, is_main, is_offense
from games.cosmic.state.ships import find_colonies, find_owners, list_system
from games.cosmic.state.sides import get_side
from games.cosmic.state.state import State
from games.cosmic.views import additions
from games.cosmic.views.additions import MORE_ROUNDS
from games.cosmic.views.view import View
from porc_royal.asks import PASS, Ask, Option, Pick, Reply, list_picks
from porc_royal.facts import Saying, Seat, Who
from porc_royal.script import tell
from porc_royal.traces import not_a_rule

GREENHORN: Final = Alien("greenhorn", printed="dominion", alert="green", is_late=True)
GREENHORN.add(MORE_ROUNDS, GREENHORN.name)
SHOWN, TO, MOVED = GREENHORN.choices("greenhorn", "shown", "to", "moved")
RENEW: Final = GREENHORN.keys.question("greenhorn-renew", options=("renew", PASS, facts.ORDERS))
KICK: Final = GREENHORN.keys.question("greenhorn-kicker", options=("late", PASS, facts.ORDERS))
ASKS: Final = GREENHORN.keys.fact("greenhorn-asks", "who", "other")
SHOWS: Final = GREENHORN.keys.fact("greenhorn-shows", "who", "cards")
MOVES: Final = GREENHORN.keys.fact("greenhorn-moves", "who", "number")
FEW: Final = 4
NOT_YET: Final = GREENHORN.keys.refusal("greenhorn-attacks")
MOST: Final = 8


@GREENHORN.uses(hooks.regrouping, has_cards)
async def asks_about_a_card(at: Regroup, seat: Seat) -> None:
    """Mandatory, in any role, when an encounter starts: one player is shown a card, and asked about it."""
    state = at.state
    number = len(state.seats)
    others = [Seat((seat + step) % number) for step in range(1, number)]
    whom = await ask_one_seat(state, seat, TO, "A69", others)
    cards = await ask_cards(state, seat, SHOWN, "A69", state.player(seat).hand, (1, 1))
    await tell(ASKS, who=Who(seat), other=Who(whom))
    await show_one(state, seat, whom, cards[0], SHOWS)


def has_colonies(at: Situation, seat: Seat) -> bool:
    """In any role, with ships that may be moved."""
    return bool(find_colonies(at.state, seat))


@GREENHORN.asks_itself
@GREENHORN.uses(hooks.regrouping, has_colonies, optional=True)
async def moves_about(at: Regroup, seat: Seat) -> None:
    """In any role, at each regroup: ships go to whichever own colonies and home planets it likes, in one step."""
    state = at.state
    colonies = find_colonies(state, seat)
    home = [name for name in list_system(state, seat) if state.planets[name].kind != "moon"]
    ships = await ask_ships(state, seat, MOVED, "A69", colonies, (0, MOST))
    if ships:
        await withdraw(state, seat, ships, list(dict.fromkeys((*colonies, *home))))
        await tell(MOVES, who=Who(seat), number=sum(ships.values()))
        await look_around(state)


# Greenhorn without an attack in its hand.


@not_a_rule
async def ask_for_new_cards(at: Now, seat: Seat) -> Reply:
    """Asked whatever it holds; with an attack it may not (CE-R43)."""

    def check(reply: Reply) -> Saying | None:
        return Saying(NOT_YET) if reply.option == "renew" and list_attacks(at.state, seat) else None

    return await ask(
        at.state, Ask(seat, RENEW, "A69", {PASS: Option(), "renew": Option()}, Reply(PASS), legal=check)
    )


def may_renew(at: Now, seat: Seat) -> bool:
    """A main player whose card does not lie there yet."""
    return is_main(at, seat) and not get_side(at.state, seat).is_laid


@GREENHORN.asks(hooks.planning, may_renew, ask_for_new_cards)
async def draws_new_cards(at: Now, seat: Seat, reply: Reply) -> None:
    """DV-33: as a main player, before cards are chosen, as the offense without any encounter card, too."""
    await renew_hand(at.state, seat)


# Greenhorn plays things too late.


@not_a_rule
async def ask_for_a_kicker(at: Now, seat: Seat) -> Reply:
    """Which kicker, if any."""
    kickers = [card for card in at.state.player(seat).hand if find_kind(card).type == KICKER]
    options = {PASS: Option(), "late": Option({facts.CARD: Pick("card", tuple(kickers))})}
    return await ask(at.state, Ask(seat, KICK, "A69", options, Reply(PASS)))


def may_kick(at: Now, seat: Seat) -> bool:
    """A main player who has announced none, and holds cards with the back of kickers."""
    return is_main(at, seat) and may_announce(at.state, get_side(at.state, seat))


@GREENHORN.asks(hooks.flipped, may_kick, ask_for_a_kicker)
async def kicks_late(at: Now, seat: Seat, reply: Reply) -> None:
    """A kicker after the reveal, before kickers count."""
    side, card = get_side(at.state, seat), reply.text(facts.CARD)
    if not has_announced(side):
        at.state.player(seat).hand.remove(card)
        side.laid.append(card)
        await tell(facts.REVEALS, reveals=True, who=Who(seat), card=name_card(card))


@GREENHORN.goes_on
@GREENHORN.changes(hooks.may_reinforce, lambda at, seat: at.seat == seat)
def reinforces_anyway(may: bool, at: Sender, seat: Seat) -> bool:
    """Reinforcements, though it is not in the encounter (CE-R50)."""
    return True


def lend_late(state: State, form: str) -> "WindowCard[Situation] | None":
    """Artifacts and rifts of the regroup and of alliances, at any gate and in any role (CE-R49)."""
    if "." in form or find_kind(form).type not in {ARTIFACT, "rift"}:
        return None
    cards = (*state.assembly[hooks.regroup.cards], *state.assembly[hooks.alliances.cards])
    return cast("WindowCard[Situation] | None", next((one for one in cards if one.form == form), None))


GREENHORN.add(windows.LENDERS, Lender(GREENHORN.name, partial(is_effective, alien=GREENHORN.name), lend_late))


# Greenhorn's flares.


def lacks_cards(at: Now, seat: Seat) -> bool:
    """Its hand lacks attacks or negotiates."""
    hand = at.state.player(seat).hand
    return not list_attacks(at.state, seat) or not any(find_kind(card).type == NEGOTIATE for card in hand)


async def changes_its_hand(at: Now, seat: Seat) -> None:
    """The hand is discarded, and a new one drawn."""
    await renew_hand(at.state, seat)


for _window in (hooks.regroup, hooks.alliances, hooks.planning, hooks.revealed):
    GREENHORN.wild.plays(_window, lacks_cards)(changes_its_hand)

GREENHORN.super.lasts(hooks.destiny, is_offense)


@GREENHORN.super.changes(hooks.targets, is_offense)
def meets_anybody_there(targets: tuple[Aim, ...], at: Now, seat: Seat) -> tuple[Aim, ...]:
    """Whoever has a colony in the system that destiny names, at one of these colonies."""
    state = at.state
    systems = {state.planets[aim.planet].system for aim in targets}
    found = [
        Aim(name, owner)
        for name, planet in state.planets.items()
        if planet.system in systems and planet.kind != "moon"
        for owner in find_owners(state, name)
        if owner != seat
    ]
    return tuple(dict.fromkeys((*targets, *found)))


# What practice players think of its liberties.


def choose_renewal(view: View, _seat: Seat, _asked: Ask, _luck: int) -> Reply | None:
    """A hand without an attack goes if it is small, or has nothing to be put down."""
    kinds = [find_kind(card) for card in view.hand]
    if any(kind.is_attack for kind in kinds):
        return Reply(PASS)
    return Reply("renew" if len(kinds) <= FEW or not any(kind.is_encounter for kind in kinds) else PASS)


def choose_kicker(view: View, seat: Seat, asked: Ask, _luck: int) -> Reply | None:
    """The smallest kicker that makes its attack win."""
    now = view.encounter
    if now is None or now.defense is None or now.offense.sum is None or now.defense.sum is None or now.lower:
        return None
    sums = (now.offense.sum, now.defense.sum)
    own, other = sums if seat == now.offense.seat else sums[::-1]
    lacking = other.total - own.total + (seat == now.offense.seat)
    kickers = sorted(list_picks(asked, "late", facts.CARD), key=lambda card: find_kind(card).value)
    enough = [card for card in kickers if 0 < lacking <= (find_kind(card).value - 1) * own.card]
    return Reply("late", {facts.CARD: enough[0]}) if enough else Reply(PASS)


GREENHORN.enter(additions.IDEAS, RENEW, choose_renewal)
GREENHORN.enter(additions.IDEAS, KICK, choose_kicker)
