"""The story says once that a power is used, and only where it does something (CE-134); warnings where they are read."""

import pytest

from bot.i18n import Language
from games.cosmic.practice.suggestions import SHIPS
from games.cosmic.rulebook import RULEBOOK
from games.cosmic.state.catalogue import find_kind
from games.cosmic.state.state import Policy
from porc_royal.facts import Listing, Named, Saying
from tests.cosmic.reading import phrase_of
from tests.cosmic.scenario import Table, count_uses, meet, position
from tests.games.telling import alone

ATTACKS = ("attack_20", "attack_08")


def test_that_magician_is_used_is_told_once() -> None:
    """A26: that two cards are demanded, and that one is taken, is one use."""
    table = meet("", "magician", cards=ATTACKS, hands={0: "attack_06"}).finish()
    assert count_uses(table, "magician") == 1


def test_that_diplomat_is_used_is_told_once() -> None:
    """A10: it plays a negotiate, and deals."""
    table = meet("", "", "diplomat", cards=ATTACKS, hands={2: "negotiate"}).until("power")
    table.tell("2: use").finish()
    assert count_uses(table, "diplomat") == 1


@pytest.mark.parametrize(("alien", "name"), [("anti_matter", "anti-matter"), ("deuce", "deuce")])
def test_what_a_mandatory_power_does_in_several_moments_is_told_once(alien: str, name: str) -> None:
    """A2, A9."""
    table = meet(alien, cards=ATTACKS, hands={0: "attack_06"}).finish()
    assert count_uses(table, name) == 1


def test_that_visionary_is_used_is_told_once() -> None:
    """A49: it names a card, and that is binding."""
    table = meet("visionary", cards=ATTACKS, hands={1: "attack_06"}).until("power").tell("0: use")
    assert count_uses(table.finish(), "visionary") == 1


def test_the_second_moment_may_be_zapped_and_is_told_then() -> None:
    """CE-135: Deuce's further cards do not count any more, though that was not told again."""
    said = {"hands": {0: "attack_06", 1: "cosmic_zap"}, "policies": {1: Policy(powers=("deuce",))}}
    table = meet("deuce", cards=ATTACKS, **said).finish()  # type: ignore[arg-type]
    assert len(table.said("cosmic-zapped")) == 1


@pytest.mark.parametrize(
    ("aliens", "alien", "said"),
    [
        (("deuce",), "deuce", {"hands": {0: "attack_06"}}),
        (("warrior",), "warrior", {}),
        (("warpish",), "warpish", {}),
        (("barbarian",), "barbarian", {"hands": {1: ""}}),
        (("cudgel",), "cudgel", {"ships": 0}),
    ],
)
def test_a_power_that_does_nothing_is_not_told(
    aliens: tuple[str, ...], alien: str, said: dict[str, object]
) -> None:
    """Deuce without a negotiate says nothing of one; no tokens, no ships in the warp, no cards, no ships."""
    table = meet(*aliens, cards=ATTACKS, **said).finish()  # type: ignore[arg-type]
    assert count_uses(table, alien) == (1 if alien == "deuce" else 0)


def test_warpish_adds_what_lies_in_the_warp() -> None:
    table = meet("warpish", cards=ATTACKS, warp={2: 1}).finish()
    assert (count_uses(table, "warpish"), table.totals[0]) == (1, 24)


def test_who_stays_out_uses_no_power() -> None:
    """A35, A42: what Parasite and Saboteur are asked is whether and how, in one question."""
    table = meet("", "", "parasite", cards=ATTACKS, chapter="alliance").finish()
    assert (count_uses(table, "parasite"), table.said("cosmic-uses")) == (0, [])
    state = position("", "", "saboteur", cards=ATTACKS, chapter="encounter")
    state.players[2].tokens = {"saboteur-1-1": 1, "saboteur-1-2": 1}
    state.players[2].secrets = {"saboteur-1-1": "trap", "saboteur-1-2": "decoy"}
    table = Table(alone(RULEBOOK, "encounter", "launch"), state, "encounter")
    table.until("saboteur-rearrange").tell("2: pass").until("launch")
    assert count_uses(table, "saboteur") == 0


def test_what_chosen_adds_is_told_as_added() -> None:
    """A6: it is thrown, but that is not what is told."""
    table = meet("chosen", cards=ATTACKS)
    pile = table.state.deck.pile
    top = next(card for card in pile if find_kind(card).name == "attack_30")
    pile.remove(top)
    pile.append(top)
    table.until("power").tell("0: use").until("choose-card").tell(f"0: card cards={top}+").finish()
    assert [args["card"] for args in table.said("cosmic-chosen-adds")]
    assert not any("attack-30" in str(args["cards"]) for args in table.said("cosmic-discards"))
    assert "attack_30" in table.discards


@pytest.mark.parametrize(
    ("alien", "options", "told"),
    [("", {}, False), ("tourist", {}, True), ("", {"reward_deck": "dominion"}, True)],
)
def test_hazard_warnings_are_told_where_something_reads_them(
    alien: str, options: dict[str, str], told: bool
) -> None:
    """CE-50, CD-50: Tourist, and attacks with a second value; else nobody need know."""
    table = meet("", "", alien, chapter="launch", destiny="colour_1_hazard", options=options).until("launch")
    view = table.view(None)
    assert table.state.now.hazard
    assert view.encounter is not None
    assert (bool(table.said("cosmic-hazard")), view.encounter.hazard) == (told, told)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("place", ["warp", "gate", "beside"])
def test_ships_of_a_place_are_said_without_a_preposition(language: Language, place: str) -> None:
    """Not "1 vaisseau de le portail", nor "1 ship from beside the planet"."""
    phrase = phrase_of(meet().view(None), language)
    where = phrase(Named("place", place))
    said = phrase(Saying(SHIPS, {"number": 1, "places": Listing((Named("place", place),))}))
    assert said.endswith(f": {where}")
