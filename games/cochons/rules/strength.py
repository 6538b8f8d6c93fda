"""K7: what a side adds to its dice, and what both come to."""

from games.cochons.extension import hooks
from games.cochons.extension.catalogue import find_combat_card as figures
from games.cochons.extension.hooks import Bout, Round, Striker
from games.cochons.state import parties
from games.cochons.state.parties import Party
from games.cochons.state.state import Side
from porc_royal.facts import Arg


def count_bonus(bout: Bout, side: Side) -> int:
    """S-18, S-19, R-75: one for every piece after the first, counted anew each round, and the cards laid."""
    party = bout.party(side)
    more = parties.count_more(bout.state.options, party) if party is not None else 0
    return hooks.strength.of(more + count_card_bonus(side), Striker(bout, side))


def count_card_bonus(side: Side) -> int:
    """S-19: the attack figures of the attacker's cards, the defence figures of the defender's (R-93)."""
    cards = [figure for card in side.laid if (figure := figures(card)) is not None]
    return sum(card.attack if side.attacking else card.defence for card in cards)


def count_totals(fought: Round) -> tuple[int, int]:
    """What the attacker's and the defender's dice and strength come to."""
    fight = fought.bout.fight
    return (
        sum(fought.attack) + count_bonus(fought.bout, fight.attacker),
        sum(fought.defence) + count_bonus(fought.bout, fight.defender),
    )


def find_higher(fought: Round) -> Side | None:
    """The side with the higher total, None for a tie."""
    attack, defence = count_totals(fought)
    if attack == defence:
        return None
    return fought.bout.fight.attacker if attack > defence else fought.bout.fight.defender


def find_party(bout: Bout, side: Side) -> Party:
    """Who fights for a side in this round: before it is over nobody is gone."""
    party = bout.party(side)
    if party is None:
        raise LookupError(bout.tile.name)
    return party


def describe_round(fought: Round) -> dict[str, Arg]:
    """The round as it is told, under the names of `facts.ROUND`."""
    fight = fought.bout.fight
    attack, defence = count_totals(fought)
    return {
        "round": fight.round,
        "attacker": parties.name_party(find_party(fought.bout, fight.attacker)),
        "attack_die": sum(fought.attack),
        "attack_more": attack - sum(fought.attack),
        "attack_total": attack,
        "defender": parties.name_party(find_party(fought.bout, fight.defender)),
        "defence_die": sum(fought.defence),
        "defence_more": defence - sum(fought.defence),
        "defence_total": defence,
    }
