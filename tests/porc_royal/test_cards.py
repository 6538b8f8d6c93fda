"""Cards: their titles, their copies, and the decks that are built of them."""

from dataclasses import dataclass
from typing import Final

from porc_royal.cards import Printed, build_deck, get_title, list_copies, say_card, say_cards
from porc_royal.facts import Listing, Named


@dataclass(frozen=True, slots=True)
class Encounter(Printed):
    """A title with a value, for one of two decks."""

    value: int
    deck: str = "cosmic"


TITLES: Final = (
    Encounter("attack-08", 3, 8),
    Encounter("attack-08-kicker", 1, 8, deck="reward"),
    Encounter("negotiate", 2, 0),
    Encounter("flare-used-as-a-card", 0, 0),
)


def test_a_deck_holds_every_copy_of_its_titles_in_their_order() -> None:
    assert build_deck(TITLES) == [
        *("attack-08.1", "attack-08.2", "attack-08.3"),
        "attack-08-kicker.1",
        *("negotiate.1", "negotiate.2"),
    ]


def test_several_decks_are_built_of_one_table_of_titles() -> None:
    assert build_deck(one for one in TITLES if one.deck == "reward") == ["attack-08-kicker.1"]
    assert "attack-08-kicker.1" not in build_deck(one for one in TITLES if one.deck == "cosmic")


def test_every_card_of_a_deck_tells_its_title() -> None:
    attack = TITLES[0]
    assert [get_title(card) for card in attack.cards] == [attack.title] * 3


def test_the_copies_in_a_hand_are_those_of_the_title_alone() -> None:
    hand = ["negotiate.2", "attack-08-kicker.1", "attack-08.3", "attack-08.1"]
    assert list_copies(hand, "attack-08") == ("attack-08.3", "attack-08.1")
    assert list_copies(hand, "attack") == ()


def test_cards_are_told_by_their_titles_never_by_their_copies() -> None:
    assert say_card("attack-08.3") == Named("card", "attack-08")
    assert say_card("attack-08.3", "encounter") == Named("encounter", "attack-08")
    two = ["attack-08.3", "negotiate.1"]
    assert say_cards(two) == Listing((Named("card", "attack-08"), Named("card", "negotiate")))
    assert say_cards(two, "encounter") == Listing(
        (Named("encounter", "attack-08"), Named("encounter", "negotiate"))
    )
