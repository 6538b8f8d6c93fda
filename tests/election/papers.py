"""Papers of a club for tests: written as `5 ACBED`, or drawn by luck; and the page that counts them once more."""

import importlib.resources
import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from games.election.methods.count import check_paper, count_papers
from games.election.methods.paper import Method, Paper

METHODS: tuple[Method, ...] = ("single", "approval", "ranked", "pairs")


def write_papers(written: str) -> list[Paper]:
    """Papers from lines such as `5 ACBED`: how many there are alike, and whom they name."""
    lines = (line.split() for line in written.replace(",", "\n").splitlines() if line.strip())
    return [
        Paper(tuple(ord(sign) - ord("A") for sign in names))
        for many, names in lines
        for _ in range(int(many))
    ]


@cache
def load_page() -> dict[str, Any]:
    """The page as whoever downloads it runs it: by itself."""
    page: dict[str, Any] = {"__name__": "page"}
    source = importlib.resources.files("cogs.election.checker").joinpath("check.py").read_text("utf-8")
    exec(compile(source, "check.py", "exec"), page)
    return page


def count_again(method: Method, candidates: int, papers: Sequence[Paper], places: int) -> Sequence[int]:
    """Who is elected by the page that anybody may download; it knows no weights, so a heavy paper lies there often."""
    ballot = {
        "method": method,
        "candidates": [f"candidate {one}" for one in range(candidates)],
        "places": places,
        "papers": [("", list(one.choices)) for one in papers for _ in range(one.weight)],
    }
    elected: Sequence[int] = load_page()["count"](ballot)[0]
    return elected


def draw_ballot(seed: int) -> tuple[Method, int, list[Paper], int]:
    """A ballot by luck: few candidates and few kinds of papers, so that ties and circles are frequent."""
    luck = random.Random(seed)
    method = luck.choice(METHODS)
    candidates = luck.randint(2, 7)
    places = luck.choice((1, 1, 2, 3))
    papers = []
    for _ in range(luck.choice((1, 3, 7, 20, 41))):
        named = luck.sample(range(candidates), luck.randint(1, 1 if method == "single" else candidates))
        papers.append(Paper(check_paper(method, candidates, named), luck.choice((1, 1, 1, 2, 5))))
    return method, candidates, papers, min(places, candidates - 1)


def compare_counts(seed: int) -> str:
    """What is different between the two counts of a random ballot; "" where they agree."""
    method, candidates, papers, places = draw_ballot(seed)
    first = count_papers(method, candidates, papers, places)
    second = count_again(method, candidates, papers, places)
    return "" if list(first.elected) == list(second) else f"seed {seed}, {method}: {first.elected} {second}"
