"""Everybody against everybody (Condorcet), by the method of Markus Schulze.

Whoever would beat each of the others alone is elected. Where such victories run in a circle, a chain of victories is as
strong as its weakest; A is before B when the strongest chain from A to B is stronger than any back. Whom a paper does
not name stands below all that it names. Of equals, whoever stands first in the list is before.
"""

from collections.abc import Sequence
from fractions import Fraction

from games.election.methods.paper import Count, Duel, Paper, Round, Share


def count_pairs(candidates: int, papers: Sequence[Paper], places: int) -> Count:
    """Count each pair, then the strongest chains; the places go to those before all that are left."""
    everybody = range(candidates)
    above = [[0] * candidates for _ in everybody]
    for paper in papers:
        below = [one for one in everybody if one not in paper.choices]
        for place, one in enumerate(paper.choices):
            for other in (*paper.choices[place + 1 :], *below):
                above[one][other] += paper.weight
    strength = find_strengths(above)
    elected, tied, left = list[int](), False, list(everybody)
    while left and len(elected) < places:
        first = [one for one in left if all(strength[one][other] >= strength[other][one] for other in left)]
        elected.append(first[0])
        left.remove(first[0])
        tied |= len(first) > places - len(elected) + 1
    total = sum(paper.weight for paper in papers)
    beaten = tuple(
        Share(one, Fraction(sum(above[one][other] > above[other][one] for other in everybody)))
        for one in everybody
    )
    duels = tuple(
        Duel(one, other, above[one][other], above[other][one])
        for one in everybody
        for other in everybody
        if one < other
    )
    return Count(tuple(elected), (Round(beaten, tuple(elected), tied=tied),), duels, total)


def find_strengths(above: Sequence[Sequence[int]]) -> list[list[int]]:
    """How strong the strongest chain of victories from each to each is; a victory is as strong as its votes."""
    everybody = range(len(above))
    strength = [
        [above[one][other] if above[one][other] > above[other][one] else 0 for other in everybody]
        for one in everybody
    ]
    for through in everybody:
        for one in everybody:
            for other in everybody:
                if one not in (through, other) and other != through:
                    chain = min(strength[one][through], strength[through][other])
                    strength[one][other] = max(strength[one][other], chain)
    return strength
