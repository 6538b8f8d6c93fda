"""What is asked in a fight for a moon, how many ships a deal may bring, and which of Deuce's cards comes back."""

from games.cosmic.state.catalogue import name_all_cards
from porc_royal.facts import Seat, Who
from tests.cosmic.scenario import meet

CARDS = ("attack_10", "attack_08")


def test_a_fight_for_a_moon_holds_its_gate_and_invites_nobody() -> None:
    """CE-143, BOT-2: what is played before and after cards are chosen is laid ready at the second gate."""
    table = meet(
        cards=CARDS,
        chapter="launch",
        hands={0: "flare_chosen"},
        options={"moons": True, "pace": "gates"},
        placed={1: ["1-6 2"]},
    ).until("launch")
    table.tell("0: launch planet=1-6 ships=0-1.1+").until("gate-alliances")
    assert "flare_chosen" in table.choices(0, "play", "card")
    assert not table.said("cosmic-invites-nobody")
    table.tell("0: play card=flare_chosen").until("card")
    assert len(table.hand(0)) == 3


def test_a_mutant_refills_in_a_fight_for_a_moon() -> None:
    """A31, CE-143: it is a main player there too, and whoever has no power to join is not asked."""
    table = meet("mutant", cards=CARDS, chapter="launch", options={"moons": True}, placed={1: ["1-6 2"]})
    table.until("launch").tell("0: launch planet=1-6 ships=0-1.1+").until("power").tell("0: use").until(
        "card"
    )
    assert len(table.hand(0)) == 8


def test_a_deal_founds_a_colony_with_as_many_ships_as_are_agreed() -> None:
    """CE-111: "number as agreed", from anywhere not in the warp."""
    table = meet(cards=("negotiate", "negotiate"), warp={1: 10}).until("deal")
    table.tell("0: offer give-planet=0-2 give-ships=7", "1: accept").until("choose-ships")
    wanted = table.ask(1).options["ships"].fields["ships"]
    assert (wanted.least, wanted.most) == (7, 7)  # type: ignore[union-attr]
    table.finish()
    assert table.ships("0-2")[1] == 7
    assert table.lost(1) == 10


def test_deuce_takes_back_the_card_that_counted_less_than_its_morph() -> None:
    """A9, CE-136: the morph was a 20, so it is the higher of the two."""
    table = meet("deuce", cards=("", "attack_20"), hands={0: "attack_06 morph"}, through=True).until("card")
    table.tell("0: card cards=attack_06_1+morph_1+").finish()
    assert table.hand(0) == ["attack_06"]


def test_a_quake_shows_the_hands_that_it_takes() -> None:
    """CD-10: "hands shown as discarded"; what is dealt then each sees alone."""
    table = meet("chosen", cards=CARDS, hands={2: "plague quash"}).until("card")
    table.state.deck.pile = []
    table.until("power").tell("0: use").finish()
    (told, *_) = table.said("cosmic-discards")
    assert (told["who"], told["cards"]) == (Who(Seat(2)), name_all_cards(["plague_1", "quash_1"]))


def test_an_empty_moon_of_the_own_system_may_be_taken_when_the_own_colour_is_drawn() -> None:
    """CE-141, CE-142: the offense may aim at its system, and so at a moon of it; a success without a fight."""
    table = meet(chapter="launch", options={"moons": True}, destiny="colour_0_1").until("launch")
    assert table.choices(0, "launch", "planet") == ["0-6", "0-7"]
    assert table.ask(0).default.option == "redraw"
    table.tell("0: launch planet=0-6 ships=0-1.1+0-1.2")
    assert (table.ships("0-6"), table.state.now.success) == ([2, 0, 0, 0], True)
