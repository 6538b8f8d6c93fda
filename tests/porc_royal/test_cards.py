"""Cards: their titles, their copies, and the decks that are built of them."""

from dataclasses import dataclass

import pytest

from porc_royal.cards import Printed, build_deck, enter, held, listed, named, title_of
from porc_royal.facts import Listing, Named


@dataclass(frozen=True, slots=True)
class Encounter(Printed):
    """A title with a value, for one of two decks."""

    value: int
    deck: str = "cosmic"


def entered() -> dict[str, Encounter]:
    titles: dict[str, Encounter] = {}
    enter(titles, Encounter("attack-08", 3, 8))
    enter(titles, Encounter("attack-08-kicker", 1, 8, deck="reward"))
    enter(titles, Encounter("negotiate", 2, 0))
    enter(titles, Encounter("flare-used-as-a-card", 0, 0))
    return titles


def test_a_deck_holds_every_copy_of_its_titles_in_their_order() -> None:
    assert build_deck(entered().values()) == [
        *("attack-08.1", "attack-08.2", "attack-08.3"),
        "attack-08-kicker.1",
        *("negotiate.1", "negotiate.2"),
    ]


def test_several_decks_are_built_of_one_table_of_titles() -> None:
    titles = entered().values()
    assert build_deck(one for one in titles if one.deck == "reward") == ["attack-08-kicker.1"]
    assert "attack-08-kicker.1" not in build_deck(one for one in titles if one.deck == "cosmic")


def test_a_title_is_entered_once() -> None:
    titles = entered()
    with pytest.raises(ValueError, match="attack-08 is entered twice"):
        enter(titles, Encounter("attack-08", 1, 40))
    assert titles["attack-08"].value == 8


def test_every_card_of_a_deck_tells_its_title() -> None:
    titles = entered()
    assert [titles[title_of(card)] for card in titles["attack-08"].cards] == [titles["attack-08"]] * 3


def test_the_copies_in_a_hand_are_those_of_the_title_alone() -> None:
    hand = ["negotiate.2", "attack-08-kicker.1", "attack-08.3", "attack-08.1"]
    assert held(hand, "attack-08") == ("attack-08.3", "attack-08.1")
    assert held(hand, "attack") == ()


def test_cards_are_told_by_their_titles_never_by_their_copies() -> None:
    assert named("attack-08.3") == Named("card", "attack-08")
    assert named("attack-08.3", "encounter") == Named("encounter", "attack-08")
    two = ["attack-08.3", "negotiate.1"]
    assert listed(two) == Listing((Named("card", "attack-08"), Named("card", "negotiate")))
    assert listed(two, "encounter") == Listing(
        (Named("encounter", "attack-08"), Named("encounter", "negotiate"))
    )
