"""`/why` names the step of the master sequence (BOT-5) at every question of an encounter, in both languages."""

from collections.abc import Mapping
from typing import Final

import pytest

from bot.i18n import LANGUAGES, Language
from tests.cosmic.scenario import Table, meet
from tests.words import WORDS

EVERY: Final[Mapping[str, str]] = {"pace": "every", "invitations": "in-order", "answers": "in-order"}
ATTACKS: Final = ("attack_10", "attack_08")
STEPS: Final[Mapping[str, tuple[str, ...]]] = {
    "2 regroup": ("encounter", "regroup"),
    "3 destiny": ("launch", "draw_destiny"),
    "4 launch": ("launch",),
    "5 invitations": ("alliance", "invitations"),
    "5 answers": ("alliance", "answers"),
    "5 alliances formed": ("alliance",),
    "6 planning": ("planning",),
    "6 cards": ("planning", "choose_cards"),
    "6 a new hand": ("planning", "ensure_cards"),
    "7 reveal": ("reveal",),
    "7 reinforcements": ("reveal", "reinforcements"),
    "8 outcome": ("resolution",),
    "8 compensation": ("resolution", "compensation"),
    "8 rewards": ("resolution", "rewards"),
    "8 a deal": ("resolution", "deal", "negotiate"),
    "8 a failed deal": ("resolution", "deal", "fail"),
    "9 end": ("end",),
}
"""The steps of BOT-5 at which the base game can ask somebody, and the rules that `/why` names there."""


def walk(table: Table) -> set[tuple[str, ...]]:
    """Every path of rules that stood at a question, played by default to the end of the encounter."""
    found: set[tuple[str, ...]] = set()
    for _ in range(400):
        if table.play.result is not None or table.state.turn > 1:
            return found
        assert table.play.list_running_rules(), "a question that no rule asks"
        found.add(tuple(table.play.list_running_rules()))
        table.step()
    raise AssertionError("never over")


@pytest.fixture(scope="module")
def paths() -> set[tuple[str, ...]]:
    bids = {0: "reinforcement_2 attack_12", 1: "reinforcement_3 attack_12"}
    deal = ("negotiate", "negotiate")
    tables = (
        meet("", "", "healer", cards=ATTACKS, chapter="encounter", warp={0: 1}, hands=bids, options=EVERY),
        meet("tourist", cards=ATTACKS, chapter="encounter", hands=bids, options=EVERY, through=True),
        meet(cards=ATTACKS, chapter="alliance", hands=bids, options=EVERY, through=True).until("invite"),
        meet(cards=("attack_08", ""), hands={1: "flare_amoeba"}, options=EVERY),
        meet("", "", "healer", cards=("attack_04", "attack_40"), options=EVERY, through=True),
        meet("ethic", cards=("attack_04", "attack_40"), hands={1: "attack_08"}, options=EVERY),
        meet(cards=("attack_00", "attack_40"), allies={2: "defense 2"}, warp={2: 4}, options=EVERY),
        meet(cards=deal, options=EVERY),
    )
    tables[2].tell("0: invite seats=%32+%33")
    return set().union(*map(walk, tables))


@pytest.mark.parametrize("step", STEPS)
def test_each_step_is_named_where_it_is_asked(step: str, paths: set[tuple[str, ...]]) -> None:
    wanted = STEPS[step]
    assert [path for path in paths if path[: len(wanted)] == wanted], sorted(paths)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_sentence_of_its_own(language: Language, paths: set[tuple[str, ...]]) -> None:
    words = WORDS.of(language)
    named = {name: words.text(f"cosmic-step-{name}") for path in paths for name in path}
    assert len(frozenset(named.values())) == len(named)
    assert all(
        name.replace("_", " ") != said or language == "en" for name, said in named.items() if "_" in name
    )
