"""A practice player: sensible, quick, and knowing nothing but its seat's view and the question.

It heads for tiles that its recipe lacks, attacks when it is clearly stronger, lays cards when they help, keeps
what it has, gets itself elected if it can, and takes the default wherever it has no better idea. Luck only breaks
ties. The ideas are in files of their own, by theme:

practise_chart     what tiles are worth, who is dangerous; how fights end is in odds.py
practise_trips     trips; practise_boots: those that drop pieces on the way; practise_events: cards of 2B and 3A
practise_troops    starting, landing, newcomers, closing up
practise_fights    cards in fights, flight, rerolls
practise_royal     the Porc Royal's duties; practise_senate: the election
practise_patience  what becomes of a game that will not end
practise_hands     what cards are worth; discarding, trading, stealing
"""

from collections.abc import Mapping
from typing import Final

from games.cochons import facts
from games.cochons.cards.fremono import ASK_WHERE
from games.cochons.cards.seduction_de_la_princesse_piga import ASK_SWAP
from games.cochons.clans.hylocherus_flight import ASK_SLIP_AWAY
from games.cochons.clans.hylocherus_theft import ASK_STEAL
from games.cochons.clans.pecari_technology import ASK_TWEAK
from games.cochons.practice.fights import choose_flight, choose_reroll, flee, lay, tweak
from games.cochons.practice.hands import discard, steal, swap_hands, trade
from games.cochons.practice.royal import give_chips, lead, play_convoy, settle, steer
from games.cochons.practice.senate import play_last_cards, prepare_vote, vote
from games.cochons.practice.troops import build, lay_new_planet, newcomers, reorganise, start
from games.cochons.practice.turn import choose_marker, react, react_to_attacks, react_to_fights, travel
from games.cochons.rules.arrivals import ASK_ARRIVAL
from games.cochons.rules.attack_gap import ASK_ATTACK_GAP, ASK_FIGHTS_OVER
from games.cochons.rules.ballots import ASK_CLOSING, ASK_SEALED_VOTE, ASK_TALLY_VOTE, ASK_VOTE
from games.cochons.rules.candidates import ASK_READY
from games.cochons.rules.colonists import ASK_CHIPS, ASK_CONVOY
from games.cochons.rules.extras import ASK_REINS, ASK_STEER
from games.cochons.rules.flight import ASK_FLEE_EXTRAS
from games.cochons.rules.laid_cards import ASK_ATTACK_EXTRAS, ASK_DEFENCE_EXTRAS
from games.cochons.rules.layout import ASK_LOOK, ASK_LOOKED, ASK_PILE
from games.cochons.rules.markers import ASK_MARKER
from games.cochons.rules.rerolls import ASK_REROLL
from games.cochons.views.shapes import View
from porc_royal.practice import Idea, play_by

IDEAS: Final[Mapping[str, Idea[View]]] = {
    facts.ASK_BUILD: build,
    ASK_PILE: build,
    ASK_LOOK: build,
    ASK_LOOKED: build,
    facts.ASK_START: start,
    facts.ASK_RETURN: start,
    facts.ASK_DISCARD: discard,
    ASK_STEAL: steal,
    ASK_SWAP: swap_hands,
    ASK_CHIPS: give_chips,
    ASK_CONVOY: play_convoy,
    facts.ASK_NEWCOMERS: newcomers,
    ASK_ARRIVAL: settle,
    ASK_MARKER: choose_marker,
    facts.ASK_TRAVEL: travel,
    facts.ASK_GAP_FIRST: react,
    facts.ASK_GAP: react,
    ASK_WHERE: lay_new_planet,
    ASK_ATTACK_GAP: react_to_attacks,
    ASK_FIGHTS_OVER: react_to_fights,
    ASK_SLIP_AWAY: choose_flight,
    facts.ASK_DEFENCE: lay,
    facts.ASK_ATTACK: lay,
    ASK_DEFENCE_EXTRAS: lay,
    ASK_ATTACK_EXTRAS: lay,
    ASK_TWEAK: tweak,
    ASK_REROLL: choose_reroll,
    facts.ASK_FLEE: flee,
    ASK_FLEE_EXTRAS: flee,
    facts.ASK_REORGANISE: reorganise,
    ASK_REINS: lead,
    ASK_STEER: steer,
    ASK_READY: prepare_vote,
    ASK_VOTE: vote,
    ASK_SEALED_VOTE: vote,
    ASK_TALLY_VOTE: vote,
    ASK_CLOSING: play_last_cards,
}
"""What to think about each question; the others take their default."""

practise: Final = play_by(IDEAS, first=(trade,))
"""An ally's offer is answered first, whatever is asked."""
