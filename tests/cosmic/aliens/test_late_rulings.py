"""Rulings on the later aliens: each is tried, and told to whoever looks its alien up."""

import re

import pytest

from bot.i18n import LANGUAGES, Language
from bot.wording.reference import Reference
from games.cosmic.aliens.ace import ACE
from games.cosmic.extension.declarations import ALIENS, RULINGS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.rules.transfers import give_flare
from games.cosmic.sections import SECTIONS
from games.cosmic.state.state import State
from porc_royal.facts import Seat, Who
from tests.cosmic.prepared import carry_out, prepare, reply
from tests.cosmic.scenario import meet, position
from tests.words import WORDS

OF_NO_ALIEN = {"CE-R11", "CE-R20", "CE-R21", "CE-R22"}
"""Those on costs, on cards set aside and on titles: they name no alien, and stand among the rules alone."""


def list_told(language: Language) -> dict[str, set[str]]:
    """By alien: the rules that its entry quotes."""
    reference = Reference(WORDS)
    told: dict[str, set[str]] = {}
    for alien in RULEBOOK.assembly.table(ALIENS):
        name = WORDS.of(language).text(f"cosmic-alien-{alien.replace('_', '-')}")
        found = [
            one
            for one in reference.find(["cosmic"], language, name)
            if one.entry.kind == "alien" and one.entry.thing.name.replace("-", "_") == alien
        ]
        assert found, name
        told[alien] = {*re.findall(r"`([A-Z]+-R?\d+)`", "\n".join(reference.tell(found[0], language)))}
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_on_a_later_alien_is_told_to_whoever_looks_that_alien_up(language: Language) -> None:
    """And none is told for which there is no rule."""
    told = list_told(language)
    (late,) = (section for section in SECTIONS if section.name == "late-rulings")
    rulings = {rule.id for rule in late.rules}
    assert rulings - set[str]().union(*told.values()) == OF_NO_ALIEN
    given = RULEBOOK.assembly.table(RULINGS)
    assert {id_ for own in given.values() for id_ in own} <= rulings
    assert all({*own} <= told[alien] for alien, own in given.items())
    for alien, own in {
        "ace": {"CE-R13", "CE-R18", "CE-R28"},
        "citadel": {"CE-R34"},
        "reincarnator": {"CE-R66"},
        "host": {"CE-R13", "CE-R18"},
        "voyager": {"CE-R18"},
    }.items():
        assert own <= told[alien], alien


@pytest.mark.parametrize(("ace", "warp"), [(2, 0), (2, 12), (None, 0)], ids=["works", "off", "nobody"])
def test_a_flare_goes_to_whoever_has_its_alien_now(ace: int | None, warp: int) -> None:
    """CE-R13: whether its power works or not, and to the discards where nobody has it."""
    aliens = ["", "", "", ""]
    if ace is not None:
        aliens[ace] = "ace"
    state = position(*aliens, hands={0: "flare_ace"}, warp={2: warp}, cards=("", ""))

    async def give(state: State) -> None:
        await give_flare(state, Seat(0), ACE)

    table = carry_out(give, state=state)
    assert table.hand(0) == []
    assert table.hand(2) == (["flare_ace"] if ace else [])
    assert ("flare_ace" in table.discards) is (ace is None)


def test_ace_wins_before_a_new_hand_is_drawn_and_host_fills_up_after_it() -> None:
    """CE-R18: whoever is the offense, without an encounter card."""
    table = meet("ace", chapter="turn", placed={0: ["1-2 1"]})
    assert table.play.result is not None
    assert not table.said("cosmic-new-hand")
    table = prepare("", "", "host", chapter="turn", unused=("flare_laser", "flare_judge"))
    keys = [fact.says.key for fact in table.finish().facts]
    assert keys.index("cosmic-new-hand") < keys.index("cosmic-draws-flares")


def test_ace_and_its_host_are_two_targets_on_one_planet() -> None:
    """CE-R28: Blue, the host, is a bystander."""
    where = {3: ["1-2 1"]}
    table = meet("", "", "", "ace", chapter="launch", destiny="colour_3_1", placed=where).until("launch")
    planets = table.ask(0).options["launch"].fields["planet"].choices({})  # type: ignore[union-attr]
    assert "1-2" in planets
    table = meet("", "", "", "ace", chapter="launch", destiny="colour_1_1", placed=where).until("launch")
    against = table.ask(0).options["launch"].fields["against"]
    assert sorted(against.choices({"planet": "1-2"})) == ["1", "3"]  # type: ignore[union-attr]


def test_citadels_count_as_printed_whatever_multiplies_the_card() -> None:
    """CE-R34, DV-15: 06 three times with Tripler, four ships, and what lies there once."""
    table = prepare(
        *("", "tripler", "citadel"),
        cards=("attack_20", "attack_06"),
        standing={"1-1": ["attack_08_7"]},
        options={"aliens": "all"},
    ).until("power")
    assert reply(table, 2, "use").finish().totals == {0: 23, 1: 3 * 6 + 4 + 8}


def test_reincarnators_alien_still_counts_in_the_encounter_that_it_loses() -> None:
    """CE-R66: four for Human, and only then another one is drawn."""
    table = prepare(
        *("reincarnator",),
        cards=("attack_04", "attack_20"),
        options={"aliens": "all"},
        become={0: "human"},
        through=True,
    ).finish()
    assert table.totals[0] == 4 + 3 + 4
    assert "human" not in table.state.players[0].powers


@pytest.mark.parametrize("laid", [True, False])
def test_whose_intimidate_lies_there_already_is_not_beaten_by_laser(laid: bool) -> None:
    """DV-41, CE-R53: all cards of the offense are set aside; an intimidate that was laid before is its card."""
    hands = {0: "attack_40 intimidate_29 plague", 1: "attack_04"}
    table = meet("", "laser", hands=hands, chapter="launch", options={"reward_deck": "both"}).until("launch")
    if laid:
        table.tell("0: lay card=intimidate_29_r1")
    table.tell("0: launch planet=1-1 ships=0-1.1+0-2.1+0-3.1").until("choose-number")
    table.default(1)
    table.finish()
    assert len(table.state.players[0].laid_by) == (2 if laid else 3)
    assert bool(table.said("cosmic-laser-beats")) is not laid


def test_doppelganger_is_not_beaten_by_laser() -> None:
    """A65, A72: it never suffers from lacking encounter cards; it draws two when cards are chosen."""
    table = meet("doppelganger", "laser", hands={0: "attack_40 plague", 1: "attack_04"}, chapter="alliance")
    table.until("choose-number").default(1)
    table.finish()
    assert table.said("cosmic-laser-beats") == []
    assert [one["who"] for one in table.said("cosmic-chose-card")] == [Who(Seat(0)), Who(Seat(1))]
