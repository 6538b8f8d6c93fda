"""What a question amid a fight says of both strengths and the odds: all that lies open, and nothing that does not."""

from typing import Unpack

import pytest

from bot.i18n import LANGUAGES, Language
from bot.wording.voice import Voice
from games.cochons.extension.catalogue import find_combat_card
from games.cochons.practice.suggestions import needs
from games.cochons.rules.odds import Force, compute_odds, make_pack, round_chance, write_dice
from games.cochons.views.summary import note
from porc_royal.asks import Reply
from porc_royal.facts import Named
from tests.cochons.fights import JARET, fight
from tests.cochons.scenario import Laid, Table, galaxy
from tests.words import WORDS


def told(table: Table, seat: int) -> tuple[object, object, object]:
    args = table.ask(seat).args
    return args["dice"], args["enemy_dice"], args["odds"]


# ------------------------------------------------------------------------------------- cards are to be laid


def test_both_strengths_and_the_odds_are_said_before_cards_are_laid() -> None:
    """S-18: a D6 and one for each pig after the first; a D8 with a Gros Gruik."""
    table = fight("3G", "1G+1GG", hands={0: "fusee.1", 1: "lardoneuse.1"})
    assert told(table, 1) == ("D8+1", "D6+2", round_chance(1 - compute_odds(Force(3), Force(1, 1))))
    table.tell("1: pass")
    assert told(table, 0) == ("D6+2", "D8+1", round_chance(compute_odds(Force(3), Force(1, 1))))


def test_of_cards_face_down_the_attacker_is_told_nothing_but_how_many_each_for_1_in_the_odds() -> None:
    """S-19: how many the defender has laid is all there is to be seen, be they two dice (R-80)."""
    seen = set()
    for laid in ("bunker-kosto.1", "chateau-porc.1", JARET):
        table = fight("3G", "3G", hands={0: "fusee.1", 1: laid}).tell(f"1: lay cards={laid}+")
        seen.add((*told(table, 0), table.ask(0).args["laid"]))
    odds = round_chance(compute_odds(Force(3), Force(3, 0, 1)))
    assert odds < 50
    assert seen == {("D6+2", "D6+2", odds, 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_says_what_its_odds_suppose_of_cards_face_down(language: Language) -> None:
    table = fight("3G", "3G", hands={0: "fusee.1", 1: "bunker-kosto.1 chateau-porc.1"})
    voice = Voice(WORDS.of(language), str, "cochons")
    supposes = {"en": ("adds 1", "Cards,", "flight"), "fr": ("Chacune à 1", "Hors cartes,", "fuite")}[
        language
    ]
    assert supposes[1] in voice.ask(table.ask(1))
    table.tell("1: lay cards=bunker-kosto.1+chateau-porc.1")
    assert supposes[0] in voice.ask(table.ask(0))
    assert supposes[1] not in voice.ask(table.ask(0))
    assert supposes[2] in voice.ask(table.ask(0)), "it is left aside in either language"


def test_beside_each_card_stands_what_the_odds_are_with_it_alone_and_what_lies_there_already() -> None:
    """The figure of a card alone does not say what it does for this fight."""
    table = fight("3G", "3G", hands={0: "lardoneuse.1", 1: "bunker-kosto.1"})
    table.tell("1: lay cards=bunker-kosto.1+")
    said = needs(table.view(0), table.ask(0), Reply("lay"), Named("card", "lardoneuse.1"))
    card = find_combat_card("lardoneuse.1")
    assert card is not None
    assert said is not None
    assert said.args["odds"] == round_chance(compute_odds(Force(3, 0, card.attack), Force(3, 0, 1)))
    assert needs(table.view(0), table.ask(0), Reply("pass"), Named("card", "lardoneuse.1")) is None


def test_ones_own_cards_are_not_counted_before_they_are_laid() -> None:
    """What is asked can be read over a shoulder; the figures stand beside the cards themselves."""
    assert told(fight("3G", "3G", hands={0: "fusee.1", 1: "bunker-kosto.1"}), 1) == ("D6+2", "D6+2", 50)


@pytest.mark.parametrize(
    ("kind", "dice", "more"), [("pirate:3", "D6", {}), ("pirate:3", "D6+2", {"pirate_bonus_per_extra": 1})]
)
def test_the_table_s_own_rules_for_extra_cochons_are_counted(
    kind: str, dice: str, more: dict[str, int]
) -> None:
    """R-92 and its option."""
    table = galaxy(
        f"O blue {kind} 0:3G",
        chapter="attack-gap",
        rule_set="complete",
        gap_windows=False,
        alone=True,
        hands={0: "fusee.1"},
        options=more,
    )
    assert told(table, 0)[1] == dice


def test_everybody_is_warned_that_technology_6_kills_all_but_not_extra_cochons_where_they_are_spared() -> (
    None
):
    """S-20, R-84 and its option."""
    for spared, doomed in ((True, 1), (False, 0)):
        table = galaxy(
            "O blue pirate:3 0:3G",
            chapter="attack-gap",
            rule_set="complete",
            gap_windows=False,
            alone=True,
            hands={0: "fusee.1"},
            options={"ec_hit_by_area_effects": spared},
        )
        assert table.ask(0).args["doomed"] == doomed


# --------------------------------------------------------------------------------- cards lie face up, dice too


def test_once_cards_are_turned_up_they_count() -> None:
    """S-19: for the whole combat."""
    table = fleeing(hands={0: "", 1: "bunker-kosto.1"}, laid=("1: lay cards=bunker-kosto.1+", "chance: 3 3"))
    dice, enemy, percent = told(table, 1)
    assert (enemy, dice) == ("D6+1", "D6+6")
    assert percent == round_chance(1 - compute_odds(Force(2), Force(3, 0, 4)))


def fleeing(*, laid: tuple[str, ...], **more: Unpack[Laid]) -> Table:
    table = fight("3G", "3G", "A1 blue 1:1G", **more).tell(*laid)
    assert table.question == "cochons-ask-flee"
    return table


def test_a_die_that_is_rolled_again_is_weighed_by_what_it_would_change() -> None:
    """R-79: three against three, and the attacker is about to lose one."""
    table = fight("3G", "3G", hands={0: "force-gruik.1", 1: "muado-dibo.1"})
    table.tell("1: pass", "0: pass", "chance: 2 5")
    assert table.question == "cochons-ask-reroll"
    assert table.ask(1).args["odds"] == round_chance(1 - compute_odds(Force(2), Force(3)))
    table.tell("1: pass")
    assert table.ask(0).args["odds"] == round_chance(compute_odds(Force(2), Force(3)))


# -------------------------------------------------------------------------------------------- the arithmetic


def test_blood_draws_another_porcophage_to_the_pack() -> None:
    """C-34: whoever loses a Goret to them has one more to fight, up to three."""
    hungry, tame = make_pack("porcophage", 2), Force(2, dice=(8,), pack=True)
    assert compute_odds(Force(3), hungry) < compute_odds(Force(3), tame)
    assert compute_odds(make_pack("pirate", 2), hungry) == compute_odds(make_pack("pirate", 2), tame), (
        "no Goret's blood"
    )


@pytest.mark.parametrize(
    ("dice", "more", "written"),
    [((6,), 0, "D6"), ((8,), 3, "D8+3"), ((6, 6), 0, "2D6"), ((6, 8), 1, "D6+D8+1"), ((6,), -1, "D6-1")],
)
def test_dice_are_written_as_players_write_them(dice: tuple[int, ...], more: int, written: str) -> None:
    assert write_dice(dice, more) == written


# ------------------------------------------------------------------------------------------------ travelling


def test_a_tile_where_one_may_land_says_how_strong_those_are_who_hold_it() -> None:
    table = galaxy("O red 0:3G", "A1 blue 1:2G+1GG", "A2 blue worm:1", chapter="travel", rule_set="complete")
    beside = {cell: note(table.view(0), Named("tile", cell)) for cell in ("A1", "A2")}
    dice = {cell: said.args["dice"] for cell, said in beside.items() if said is not None}
    assert dice == {"A1": "D8+2", "A2": "D6+D8"}
