"""What a question amid a fight says of both strengths and the odds: nothing that not everybody can see (S-18, S-21)."""

from dataclasses import replace as change

from msgspec.structs import replace

from games.cochons.extension import hooks
from games.cochons.extension.hooks import Bout, Round, Striker
from games.cochons.rules.odds import Force, compute_odds, round_chance, write_dice
from games.cochons.rules.strength import count_bonus, find_higher
from games.cochons.state import parties
from games.cochons.state.stacks import LIMITS, count_spare
from games.cochons.state.state import Extras, Side, State
from porc_royal.facts import Arg


def forecast(bout: Bout, side: Side) -> dict[str, Arg]:
    """Both strengths and this side's odds, with the cards that lie face up (S-19, C-48).

    Of those that the enemy has laid face down everybody sees how many there are: in the odds each counts for 1, as in
    menus and with practice players. Under the names of `facts.FORECAST`.
    """
    mine, theirs = find_force(bout, side), find_force(bout, bout.enemy(side))
    hidden = 0 if bout.fight.revealed else len(bout.enemy(side).laid)
    return {
        "dice": write_dice(mine.thrown(), mine.more),
        "enemy_dice": write_dice(theirs.thrown(), theirs.more),
        "odds": round_chance(_chance(side, mine, change(theirs, plus=theirs.plus + hidden))),
    }


def forecast_round(fought: Round, side: Side) -> int:
    """The same odds once the dice stand as they lie: who falls in this round, then the rest of the fight (S-21)."""
    bout = fought.bout
    after = Bout(bout.state, replace(bout.fight, round=bout.fight.round + 1), bout.tile)
    mine, theirs = find_force(after, side), find_force(after, bout.enemy(side))
    ahead = hooks.winner.of(find_higher(fought), fought)
    if ahead is not None:
        won = ahead.attacking == side.attacking
        mine, theirs = (mine.after(theirs), theirs.weaker()) if won else (mine.weaker(), theirs.after(mine))
    return round_chance(_chance(side, mine, theirs))


def find_force(bout: Bout, side: Side) -> Force:
    """Who fights for a side, and what it adds; cards count once they are turned up."""
    party = bout.party(side)
    if party is None:
        return Force(0)
    seen = Striker(bout, side if bout.fight.revealed else replace(side, laid=[]))
    usual = parties.list_dice(bout.state.options, party)
    thrown = hooks.dice.of(usual, seen)
    plus = count_bonus(bout, seen.side) - parties.count_more(bout.state.options, party)
    if isinstance(party, Extras):
        flat = parties.count_more(bout.state.options, Extras(party.kind, 2)) == 0
        return Force(party.number, 0, plus, thrown, flat, _fed(bout.state, party), pack=True)
    return Force(party.gorets, party.gruiks, plus, thrown if thrown != usual else ())


def _fed(state: State, party: Extras) -> int:
    """C-34, R-91: how many Porcophages blood may still draw to a pack."""
    if party.kind != "porcophage":
        return 0
    return min(LIMITS[party.kind] - party.number, count_spare(state, party.kind))


def _chance(side: Side, mine: Force, theirs: Force) -> float:
    return compute_odds(mine, theirs) if side.attacking else 1 - compute_odds(theirs, mine)
