"""Counts the published papers of a secret ballot once more, and finds your own.

    python check.py ballot-12.json              who is elected, counted here from the list alone
    python check.py ballot-12.json tarolemiku   and what stands in the list beside this word

This page needs nothing but Python, and shares no line with the program that counted first. It shows that the result
follows from the list, and that your paper stands in it as you gave it. It cannot show who may vote, nor that each
word belongs to somebody. Whoever has your word can read your paper, so give it to nobody.
"""

import json
import sys
from collections import Counter
from fractions import Fraction
from typing import Any  # a file may hold anything

Papers = list[list[int]]
Counted = tuple[list[int], list[str]]


def count_most(number: int, papers: Papers, places: int) -> Counted:
    """One vote, and approval: each name on a paper is a vote."""
    votes = Counter(one for paper in papers for one in paper)
    order = sorted(votes, key=lambda one: (-votes[one], one))
    return order[:places], ["  ".join(f"{one + 1}: {votes[one]}" for one in range(number))]


def count_ranked(number: int, papers: Papers, places: int) -> Counted:
    """Ranked: the run-off for one place, transfers with Droop's quota for several."""
    piles: list[dict[tuple[int, ...], Fraction]] = [{} for _ in range(number)]
    quota = len([paper for paper in papers if paper]) // (places + 1) + 1
    hoping = set(range(number))
    elected, above, lines = list[int](), list[int](), list[str]()

    def lay(paper: tuple[int, ...], worth: Fraction) -> None:
        rest = tuple(one for one in paper if one in hoping)
        if rest:
            piles[rest[0]][rest] = piles[rest[0]].get(rest, Fraction(0)) + worth

    for choices in papers:
        lay(tuple(choices), Fraction(1))
    while hoping and len(elected) < places:
        has = {one: sum(piles[one].values(), Fraction(0)) for one in (*hoping, *above)}
        lines.append("  ".join(f"{one + 1}: {float(has[one]):g}" for one in sorted(hoping)))
        if places == 1:
            quota = int(sum(has[one] for one in hoping) // 2 + 1)
        best_first = sorted(hoping, key=lambda one: (-has[one], one))
        winners = [one for one in best_first if has[one] >= quota]
        if not winners and not above and len(hoping) <= places - len(elected):
            elected += [one for one in best_first if has[one] > 0]
            break
        elected += winners
        hoping -= set(winners)
        above += [one for one in winners if has[one] > quota]
        if len(elected) >= places or not hoping:
            break
        if above:
            leaving = min(above, key=lambda one: (-has[one], one))
            above.remove(leaving)
            share = 1 - quota / has[leaving]
        elif winners:
            continue
        else:
            leaving, share = best_first[-1], Fraction(1)
            hoping.remove(leaving)
        moved, piles[leaving] = piles[leaving], {}
        for paper, worth in moved.items():
            lay(paper, worth * share)
    return elected, lines


def count_pairs(number: int, papers: Papers, places: int) -> Counted:
    """Each against each, by the method of Schulze: chains of victories, as strong as their weakest."""
    beats = Counter[tuple[int, int]]()
    for paper in papers:
        rank = {one: place for place, one in enumerate(paper)}
        beats.update((a, b) for a in paper for b in range(number) if rank[a] < rank.get(b, number))
    won = {pair: votes for pair, votes in beats.items() if votes > beats[pair[::-1]]}

    def reach(start: int, least: int) -> set[int]:
        found, waiting = {start}, [start]
        while waiting:
            here = waiting.pop()
            further = {b for (a, b), votes in won.items() if a == here and votes >= least} - found
            found |= further
            waiting += further
        return found

    chain = Counter[tuple[int, int]]()
    for least in sorted(set(won.values())):
        for start in range(number):
            for end in reach(start, least) - {start}:
                chain[start, end] = least
    elected, left = list[int](), list(range(number))
    while left and len(elected) < places:
        free = [one for one in left if not any(chain[o, one] > chain[one, o] for o in left)]
        elected.append(free[0])
        left.remove(free[0])
    lines = [f"{a + 1} before {b + 1}: {votes} to {beats[b, a]}" for (a, b), votes in sorted(won.items())]
    return elected, lines


COUNTS = {"single": count_most, "approval": count_most, "ranked": count_ranked, "pairs": count_pairs}


def count(ballot: dict[str, Any]) -> Counted:
    """Who is elected by the papers of a list, and how it came to that."""
    papers = [choices for _, choices in ballot["papers"]]
    if not papers:
        return [], []
    return COUNTS[ballot["method"]](len(ballot["candidates"]), papers, ballot["places"])


def main(given: list[str]) -> int:
    """Print what the list says. Gives 0 where it says the same as the published result."""
    with open(given[0], encoding="utf-8") as file:
        ballot = json.load(file)
    names = ballot["candidates"]
    elected, lines = count(ballot)
    print(ballot["title"])
    print(*(f"  {place + 1} = {name}" for place, name in enumerate(names)), sep="\n")
    print(f"{len(ballot['papers'])} papers, {ballot['method']}, {ballot['places']} to be elected")
    print(*lines, sep="\n")
    print("Elected:", ", ".join(names[one] for one in elected) or "nobody")
    words = [word for word, _ in ballot["papers"]]
    fine = elected == ballot["elected"] and len(set(words)) == len(words)
    print("The published result follows from this list." if fine else "THIS LIST DOES NOT GIVE THE RESULT.")
    for word in given[1:]:
        found = [choices for one, choices in ballot["papers"] if one == word.strip().lower()]
        shown = " > ".join(names[one] for one in found[0]) if found else "not in the list"
        print(f"{word}: {shown}")
        fine &= bool(found)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) if len(sys.argv) > 1 else __doc__)
