"""Every place where aliens, flares and artifacts act on the rules, in the order of an encounter (BOT-5).

A *window* is a moment: powers act, and cards may be played. A *figure* is computed by the rules and may be changed.
Those that are gates (G1 to G4, BOT-1) name the gate. Whatever a contribution gets has `state`, the game, and
`state.now`, the encounter.
"""

from typing import Final

from games.cosmic.extension.figures import GameFigure
from games.cosmic.extension.in_play import POWERS
from games.cosmic.extension.situations import (
    Agreement,
    Aim,
    Arrival,
    CardsOfSeat,
    Deal,
    Dealing,
    Delivery,
    Drawing,
    Kick,
    Landing,
    Loss,
    Now,
    OnSide,
    Reckoning,
    Regroup,
    Reinforcing,
    Researching,
    Reward,
    Sender,
    Ships,
    Taking,
    Vanished,
)
from games.cosmic.extension.windows import AFTER_PLAY, HasForms, Window
from games.cosmic.extension.zaps import SPENT
from games.cosmic.state.state import GAME, Winner
from porc_royal.additions import Additions
from porc_royal.facts import Seat

__all__ = [
    "Agreement",
    "Aim",
    "Arrival",
    "CardsOfSeat",
    "Deal",
    "Dealing",
    "Delivery",
    "Drawing",
    "Kick",
    "Landing",
    "Loss",
    "Now",
    "OnSide",
    "Reckoning",
    "Regroup",
    "Reinforcing",
    "Researching",
    "Reward",
    "Sender",
    "Ships",
    "Taking",
    "Vanished",
]

# ------------------------------------------------------------------------------------------- before the encounter

pool: Final[GameFigure[tuple[str, ...], Now]] = GameFigure("aliens that may be dealt (CE-4)", POWERS)
techs: Final[GameFigure[tuple[str, ...], Now]] = GameFigure("techs in the deck (TD-1)", POWERS)
preparing: Final[Window[Now]] = Window("SET", "the deck is made, hands are not dealt yet (CE-5)", POWERS)
deal: Final[Window[Deal]] = Window("SET", "first hands are about to be dealt (CE-6)", POWERS)
dealt: Final[Window[Now]] = Window("SET", "first hands are dealt (CE-6)", POWERS)
first: Final[GameFigure[Seat, Now]] = GameFigure("who begins (CE-7)", POWERS)
setup: Final[Window[Now]] = Window("SET", "powers are known (CE-8)", POWERS)
turn_begins: Final[Window[Now]] = Window("ST", "a turn begins, before a new hand is drawn (CE-40)", POWERS)
start_turn: Final[Window[Now]] = Window("ST", "a turn starts (CE-41)", POWERS)
begins: Final[Window[Now]] = Window("EB", "an encounter begins (PL-11)", POWERS)
regrouping: Final[Window[Regroup]] = Window("RG", "before the regroup (CE-42)", POWERS)
regroup: Final[Window[Now]] = Window("RG", "after the regroup (CE-43)", POWERS, gate="start")
before_destiny: Final[Window[Now]] = Window("DE0", "a destiny card is about to be drawn (CE-50)", POWERS)
drawn: Final[Window[Drawing]] = Window("DE1", "a destiny card may be drawn anew (CE-50)", POWERS)
destiny: Final[Window[Now]] = Window("DE1", "a destiny card has been drawn (CE-50)", POWERS)
targets: Final[GameFigure[tuple[Aim, ...], Now]] = GameFigure(
    "where the gate may be aimed (CE-51 to CE-55, CE-60)", POWERS
)
reach: Final[GameFigure[int, Now]] = GameFigure(
    "how it is told where the gate may be aimed (CE-60, CP-31)", POWERS
)
own_colour: Final[GameFigure[bool, Now]] = GameFigure(
    "whether the offense meets its own colour (CE-52)", POWERS
)
ship_limit: Final[GameFigure[int, Sender]] = GameFigure("most ships that a seat sends (CE-61, CE-73)", POWERS)
met: Final[Window[Now]] = Window("DE1", "it is known whom the offense meets, if anybody (CE-54)", POWERS)
launched: Final[Window[Now]] = Window("LA", "the offense has launched (CE-61)", POWERS)

# ----------------------------------------------------------------------------------------------------- alliances

before_invitations: Final[Window[Now]] = Window("AL0", "before allies are invited (CE-70)", POWERS)
invitable: Final[GameFigure[tuple[Seat, ...], OnSide]] = GameFigure("whom a main player may invite", POWERS)
joining: Final[Window[Sender]] = Window("AL2", "a seat has answered, or was not invited (CE-73)", POWERS)
alliances: Final[Window[Now]] = Window("AL3", "alliances are formed (CE-74)", POWERS, gate="alliances")

# ------------------------------------------------------------------------------------------------------ planning

planning: Final[Window[Now]] = Window("PL0", "planning begins (CE-80)", POWERS)
before_cards: Final[Window[Now]] = Window("PL0", "before encounter cards are chosen (CE-82)", POWERS)
cards_needed: Final[GameFigure[int, Sender]] = GameFigure(
    "encounter cards that a main player must hold", POWERS
)
choices: Final[GameFigure[tuple[str, ...], OnSide]] = GameFigure(
    "encounter cards that a side may choose from", POWERS
)
lays: Final[GameFigure[int, OnSide]] = GameFigure("how many cards a side puts down (CE-83)", POWERS)
plays_first: Final[GameFigure[tuple[Seat, ...], Now]] = GameFigure(
    "whose card lies face up before the other", POWERS
)
puts_first: Final[GameFigure[tuple[Seat, ...], Now]] = GameFigure(
    "who puts cards down before the other", POWERS
)
put_down: Final[Window[OnSide]] = Window("PL1", "a side has put several cards down", POWERS)
face_up: Final[Window[Now]] = Window("PL1", "a card lies face up before the other is chosen", POWERS)
laid: Final[Window[Now]] = Window(
    "PL2", "cards are chosen, and nothing else has changed them (CE-84)", POWERS
)
selected: Final[Window[Now]] = Window("PL2", "cards are chosen, not yet revealed (CE-84)", POWERS)

# -------------------------------------------------------------------------------------------------------- reveal

may_claim: Final[GameFigure[bool, OnSide]] = GameFigure(
    "whether a side may say something else of its card than it is", POWERS
)
claiming: Final[Window[OnSide]] = Window("RV0", "a card stays face down when the other is flipped", POWERS)
flipped: Final[Window[Now]] = Window("RV0", "the cards are flipped, nothing modified yet (CE-90)", POWERS)
modified: Final[Window[Now]] = Window("RV1", "what cards do to themselves is done (CE-91)", POWERS)
revealed: Final[Window[Now]] = Window("RV1", "the cards are modified (CE-92)", POWERS, gate="revealed")
kicker: Final[GameFigure[int, Kick]] = GameFigure("by what a kicker multiplies (CD-42 to CD-46)", POWERS)
reinforcement: Final[GameFigure[int, Reinforcing]] = GameFigure("what a reinforcement counts (CE-93)", POWERS)
reinforceable: Final[GameFigure[bool, Now]] = GameFigure(
    "whether reinforcements may be played (CE-93)", POWERS
)
may_reinforce: Final[GameFigure[bool, Sender]] = GameFigure(
    "whether a seat may play reinforcements (CE-93)", POWERS
)
reinforcing: Final[GameFigure[tuple[str, ...], Sender]] = GameFigure(
    "cards of a hand that may be played as reinforcements (CE-93)", POWERS
)
reinforced: Final[Window[CardsOfSeat]] = Window("RV2", "a seat has played a reinforcement (CE-93)", POWERS)
card_value: Final[GameFigure[int, OnSide]] = GameFigure("what an attack card counts (CE-R5)", POWERS)
reckoned: Final[GameFigure[int, Sender]] = GameFigure("how many ships of a seat totals count", POWERS)
ship_value: Final[GameFigure[int, Sender]] = GameFigure("what each ship of a seat counts", POWERS)
total: Final[GameFigure[Reckoning, OnSide]] = GameFigure("a side's total (CE-94)", POWERS)
lower_wins: Final[GameFigure[bool, Now]] = GameFigure("whether the lower total wins", POWERS)
outcome: Final[GameFigure[Winner, Now]] = GameFigure("who wins (CE-100 to CE-103)", POWERS)
upset: Final[GameFigure[Winner, Now]] = GameFigure("who wins after everything else (CE-R5)", POWERS)

# ---------------------------------------------------------------------------------------------------- resolution

resolution: Final[Window[Now]] = Window("RS0", "the outcome is known", POWERS, gate="resolution")
dispersing: Final[Window[OnSide]] = Window("RS2", "a side's allies are about to leave the encounter", POWERS)
retreats: Final[GameFigure[bool, OnSide]] = GameFigure(
    "whether a side that lost saves its ships (CD-60)", POWERS
)
due: Final[GameFigure[int, OnSide]] = GameFigure(
    "cards due to the main player of a side, before kickers", POWERS
)
before_compensation: Final[Window[Now]] = Window("RS1", "before compensation is taken (CE-106)", POWERS)
compensation: Final[GameFigure[int, Taking]] = GameFigure("cards taken as compensation (CE-106)", POWERS)
taking: Final[Window[Taking]] = Window("RS1", "compensation is about to be taken", POWERS)
compensated: Final[Window[CardsOfSeat]] = Window("RS1", "a seat has taken compensation", POWERS)
arrived: Final[Window[Arrival]] = Window("RS2", "a main player has landed", POWERS)
after_ships: Final[Window[Now]] = Window("RS2", "ships have moved (CE-104, CE-105)", POWERS)
rewards: Final[GameFigure[int, Reward]] = GameFigure("a defensive ally's rewards (CE-105)", POWERS)
delivering: Final[Window[Delivery]] = Window("RS3", "rewards are about to be given (CE-105)", POWERS)
rewarded: Final[Window[CardsOfSeat]] = Window("RS3", "a seat has drawn its rewards", POWERS)
deal_cost: Final[GameFigure[int, Sender]] = GameFigure(
    "ships that a failed deal costs, before kickers", POWERS
)
deal_colonies: Final[GameFigure[int, Now]] = GameFigure(
    "colonies that each may grant in a deal (CE-111)", POWERS
)
deal_loss: Final[GameFigure[int, Sender]] = GameFigure("ships that a failed deal costs (CE-114)", POWERS)
dealing: Final[Window[Dealing]] = Window("RS3", "two seats are about to deal (CE-110)", POWERS)
after_deal: Final[Window[Agreement]] = Window(
    "RS3", "a deal was made or has failed", POWERS, gate="resolution"
)
discarding: Final[Window[Now]] = Window("RS4", "before used cards are discarded (CE-108)", POWERS)
discarded: Final[Window[Now]] = Window("RS4", "used cards have been discarded (CE-108)", POWERS)
ending: Final[Window[Now]] = Window("EE", "the encounter ends", POWERS)
ended: Final[Window[Now]] = Window("EE", "the encounter is cleared away", POWERS)
turn_over: Final[Window[Ships]] = Window("EE", "a turn is over, of so many encounters (CD-22)", POWERS)
declined: Final[Window[Now]] = Window("EE", "the offense goes without a further encounter (TD-7)", POWERS)
more_encounters: Final[GameFigure[bool, Now]] = GameFigure(
    "whether the offense may have another one (CE-120)", POWERS
)

# ------------------------------------------------------------------------------------------------- at any time

# Before `losing`, whoever is the offense: DEC-228.
removing: Final[Window[Loss]] = Window(
    "ANY", "ships are about to be lost, before anything saves them", POWERS
)
losing: Final[Window[Loss]] = Window("ANY", "ships are about to be lost", POWERS)
lost: Final[Window[Ships]] = Window("ANY", "ships have been lost to the warp", POWERS)
removed: Final[Window[Ships]] = Window("ANY", "ships have left the game (CE-30)", POWERS)
retrieved: Final[Window[Ships]] = Window("ANY", "ships have left the warp", POWERS)
renewing: Final[Window[Sender]] = Window("ANY", "a hand is about to be discarded for a new one", POWERS)
quaking: Final[Window[CardsOfSeat]] = Window("ANY", "a hand was discarded in the quake (CD-10)", POWERS)
reshuffled: Final[Window[Now]] = Window("ANY", "the discards became a new cosmic deck (CE-28)", POWERS)
drew: Final[Window[CardsOfSeat]] = Window("ANY", "cards were drawn from the deck", POWERS)
kept: Final[GameFigure[tuple[str, ...], Sender]] = GameFigure(
    "cards kept when a hand is discarded whole", POWERS
)
played: Final[Window[CardsOfSeat]] = Window("ANY", "a card has been played, and has had its effect", POWERS)
spent: Final[Window[CardsOfSeat]] = Window("ANY", "a card that was played lies on the discards", POWERS)
researching: Final[GameFigure[int, Researching]] = GameFigure("ships that research a tech (TD-5)", POWERS)
held: Final[GameFigure[tuple[str, ...], Sender]] = GameFigure("where a seat's ships cannot leave", POWERS)
taken: Final[Window[CardsOfSeat]] = Window(
    "ANY", "cards were taken from a hand, and are kept (CD-81)", POWERS
)
win_number: Final[GameFigure[int, Sender]] = GameFigure(
    "foreign colonies that a seat needs to win (CE-20)", POWERS
)
winners: Final[GameFigure[tuple[Seat, ...], Now]] = GameFigure("who has won now (CE-20)", POWERS)
threw: Final[Window[CardsOfSeat]] = Window("ANY", "cards have been discarded from a hand", POWERS)
dropped: Final[Window[Now]] = Window("ANY", "cards that go to no pile lie on the table", POWERS)
weakened: Final[Window[Ships]] = Window("ANY", "a seat has too few home colonies now (CE-23)", POWERS)
vanished: Final[Window[Vanished]] = Window("ANY", "a planet has left the game (PL-13)", POWERS)
touched: Final[Window[Landing]] = Window("ANY", "ships have come upon what lies under a planet", POWERS)
looked: Final[Window[Now]] = Window("ANY", "colonies may have changed, and nobody has won (CE-20)", POWERS)
landed: Final[Window[Landing]] = Window("ANY", "ships have landed on a planet, and stay", POWERS)

GATES: Final[dict[str, tuple[HasForms, ...]]] = {
    "start": (regroup, before_destiny, drawn, destiny, launched, before_invitations, joining),
    "alliances": (alliances, before_cards, put_down, face_up, laid, selected, flipped, modified),
    "revealed": (revealed, dealing),
    "resolution": (
        resolution,
        before_compensation,
        taking,
        compensated,
        delivering,
        rewarded,
        after_ships,
        discarding,
        discarded,
        ending,
    ),
}
"""The gates: each asks for cards of its own window, and for those of the windows after it."""

ANY_TIME: Final[tuple[HasForms, ...]] = (
    *(removing, losing, lost, removed, retrieved, drew, played),
    *(spent, reshuffled, threw, weakened, touched, landed, renewing),
)
"""Windows that may come at any time; each gate asks for their cards, too."""

ADDS: Final = Additions(GAME)
ADDS.add(SPENT, lambda state, seat, card: spent.open(CardsOfSeat(state, seat, [card])))
ADDS.add(AFTER_PLAY, lambda state, seat, card: played.open(CardsOfSeat(state, seat, [card])))
alliances.intends = (alliances, planning, before_cards, laid, selected)
revealed.intends = (revealed,)
regroup.covers = (*GATES["start"][1:], *ANY_TIME)
alliances.covers = (*GATES["alliances"][1:], *ANY_TIME)
revealed.covers = (*GATES["revealed"][1:], *GATES["resolution"], *ANY_TIME)  # G4 is not held always
resolution.covers = after_deal.covers = (*GATES["resolution"][1:], *ANY_TIME)
