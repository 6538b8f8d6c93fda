"""The numbered rules of Cosmic Encounter, in the order of its rulebook, and at which tables they are played."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from porc_royal.sections import Rule, Section

Chosen: TypeAlias = Mapping[str, str | int | bool]
"""The settings of a table, as far as they are not left at their defaults."""
When: TypeAlias = Callable[[Chosen], bool]


def is_pig(chosen: Chosen) -> bool:
    """Whether Cosmic Pig is played."""
    return chosen.get("cosmic_pig") is True


def fights_for_colonies(chosen: Chosen) -> bool:
    """Whether colonies win, and the higher total: not in Cosmic Pig."""
    return chosen.get("cosmic_pig") is not True


def has_planetoids(chosen: Chosen) -> bool:
    """Whether planetoids wander."""
    return chosen.get("planetoids") is True


def has_rewards(chosen: Chosen) -> bool:
    """Whether there is a reward deck."""
    return chosen.get("reward_deck", "none") != "none"


def has_dominion(chosen: Chosen) -> bool:
    """Whether the reward cards of Dominion are played with."""
    return chosen.get("reward_deck") in {"dominion", "both"}


def has_dominion_cards(chosen: Chosen) -> bool:
    """Whether cards of Dominion may turn up: from a reward deck, or dealt with those of the cosmic deck."""
    return has_rewards(chosen) or is_pig(chosen) or has_planetoids(chosen)


def has_both_decks(chosen: Chosen) -> bool:
    """Whether the reward cards of both are mixed."""
    return chosen.get("reward_deck") == "both"


def has_special_ships(chosen: Chosen) -> bool:
    """Whether there are special ships."""
    return chosen.get("special_ships", "none") != "none"


def has_flagships(chosen: Chosen) -> bool:
    """Whether some of them are flagships."""
    return has_special_ships(chosen) and (
        chosen.get("special_ships") == "flagship" or chosen.get("double_ships") == "other"
    )


def has_salvage_vessels(chosen: Chosen) -> bool:
    """Whether some of them are salvage vessels."""
    return has_special_ships(chosen) and (
        chosen.get("special_ships") == "salvage" or chosen.get("double_ships") == "other"
    )


def has_double_ships(chosen: Chosen) -> bool:
    """Whether everybody has two of them."""
    return has_special_ships(chosen) and chosen.get("double_ships", "none") != "none"


def has_old_kickers(chosen: Chosen) -> bool:
    """Whether the old kickers are in the cosmic deck."""
    return chosen.get("kickers") == "old"


def has_kickers(chosen: Chosen) -> bool:
    """Whether any deck holds kickers."""
    return has_rewards(chosen) or has_old_kickers(chosen)


def has_moons(chosen: Chosen) -> bool:
    """Whether systems have moons."""
    return chosen.get("moons") is True


def has_old_edicts(chosen: Chosen) -> bool:
    """Whether an expansion speaks of an older edict."""
    return has_planetoids(chosen) or is_pig(chosen)


def may_add_defenders(chosen: Chosen) -> bool:
    """Whether the defense of Cosmic Pig may add ships."""
    return is_pig(chosen) and chosen.get("pig_defense", True) is True


def may_end_sooner(chosen: Chosen) -> bool:
    """Whether more totals of the end dice end Cosmic Pig as it goes on."""
    return is_pig(chosen) and chosen.get("pig_end", "sooner") == "sooner"


def may_deal_trader(chosen: Chosen) -> bool:
    """Whether Trader may be dealt: in Cosmic Pig only if it was let in."""
    return fights_for_colonies(chosen) or chosen.get("pig_trader") is True


def may_deal_virus(chosen: Chosen) -> bool:
    """Whether Virus may be dealt: in Cosmic Pig only with attacks below nought."""
    return fights_for_colonies(chosen) or chosen.get("reward_deck") in {"incursion", "both"}


def may_be_swapped(chosen: Chosen) -> bool:
    """Whether Sorcerer may swap a card of which Gambler says what it is (CE-R45): where both may be dealt."""
    return has_late_aliens(chosen) and chosen.get("pairs") in {"revised", "free"}


def both(one: When, other: When) -> When:
    """Two conditions at once."""
    return lambda chosen: one(chosen) and other(chosen)


LATE: Final = tuple(range(57, 87))
"""The numbers of the aliens that are here of those that came later."""


def has_techs(chosen: Chosen) -> bool:
    """Whether all play with techs."""
    return chosen.get("tech_deck") is True


def may_have_techs(chosen: Chosen) -> bool:
    """Whether all do, or one may whose alien brings them."""
    return has_techs(chosen) or has_late_aliens(chosen)


def has_late_aliens(chosen: Chosen) -> bool:
    """Whether aliens are dealt that came later."""
    return chosen.get("aliens", "usual") != "usual"


def has_more_aliens(chosen: Chosen) -> bool:
    """Whether more than two aliens come to each player, who keeps to those."""
    return chosen.get("dealt", 2) != 2 and not does_draft(chosen)


def does_draft(chosen: Chosen) -> bool:
    """Whether aliens go round, before each keeps one."""
    return chosen.get("draft") is True


DEALT: Final[dict[int, When]] = {
    **dict.fromkeys(LATE, has_late_aliens),
    **dict.fromkeys((2, 27, 43), fights_for_colonies),
    57: both(fights_for_colonies, has_late_aliens),
    73: both(fights_for_colonies, has_late_aliens),
    45: may_deal_trader,
    48: may_deal_virus,
}
"""At which tables aliens are dealt that are not dealt everywhere, by their numbers."""


SECTIONS: Final[tuple[Section, ...]] = (
    Section(
        "setup",
        (
            Rule("CE-1"),
            Rule("CE-2"),
            Rule("CE-3"),
            Rule("CE-4"),
            Rule("CE-5"),
            Rule("CE-R74", ruling=True, when=has_more_aliens),
            Rule("CE-R75", ruling=True, when=does_draft),
            Rule("CE-6", when=fights_for_colonies),
            Rule("CE-7"),
            Rule("CE-8"),
            Rule("CE-9"),
            Rule("CE-R9", ruling=True, when=has_old_edicts),
        ),
    ),
    Section(
        "aim",
        (
            Rule("CE-20", when=fights_for_colonies),
            Rule("CE-R2", ruling=True),
            Rule("CE-21"),
            Rule("CE-22"),
            Rule("CE-23"),
            Rule("CE-29"),
            Rule("CE-30"),
            Rule("CE-31"),
        ),
    ),
    Section(
        "order",
        (
            Rule("CE-24"),
            Rule("CE-25"),
            Rule("CE-26"),
            Rule("CE-27"),
            Rule("CE-28"),
            Rule("CE-32"),
        ),
    ),
    Section(
        "turn",
        (
            Rule("CE-40"),
            Rule("CE-R3", ruling=True),
            Rule("CE-41"),
            Rule("CE-42"),
            Rule("CE-43"),
            Rule("CE-120"),
            Rule("CE-R7", ruling=True),
            Rule("CE-121"),
        ),
    ),
    Section(
        "destiny",
        (
            Rule("CE-10"),
            Rule("CE-11"),
            Rule("CE-12"),
            Rule("CE-50"),
            Rule("CE-51", when=fights_for_colonies),
            Rule("CE-52"),
            Rule("CE-53", when=fights_for_colonies),
            Rule("CE-54"),
            Rule("CE-55", when=fights_for_colonies),
        ),
    ),
    Section(
        "launch",
        (
            Rule("CE-60"),
            Rule("CE-R8", ruling=True, when=fights_for_colonies),
            Rule("CE-61", when=fights_for_colonies),
            Rule("CE-62", when=fights_for_colonies),
            Rule("CE-63"),
        ),
    ),
    Section(
        "alliances",
        (
            Rule("CE-70"),
            Rule("CE-71"),
            Rule("CE-72"),
            Rule("CE-73"),
            Rule("CE-74"),
        ),
    ),
    Section(
        "planning",
        (
            Rule("CE-80"),
            Rule("CE-R4", ruling=True),
            Rule("CE-81"),
            Rule("CE-82"),
            Rule("CE-83"),
            Rule("CE-84"),
        ),
    ),
    Section(
        "reveal",
        (
            Rule("CE-90"),
            Rule("CE-91"),
            Rule("CE-136"),
            Rule("CE-92"),
            Rule("CE-R5", ruling=True),
            Rule("CE-93"),
            Rule("CE-94", when=fights_for_colonies),
        ),
    ),
    Section(
        "outcome",
        (
            Rule("CE-100", when=fights_for_colonies),
            Rule("CE-101"),
            Rule("CE-102"),
            Rule("CE-103"),
            Rule("CE-104"),
            Rule("CE-105"),
            Rule("CE-109"),
            Rule("CE-106"),
            Rule("CE-107"),
            Rule("CE-108"),
        ),
    ),
    Section(
        "deals",
        (
            Rule("CE-110"),
            Rule("CE-111"),
            Rule("CE-112"),
            Rule("CE-113"),
            Rule("CE-114"),
            Rule("CE-R1", ruling=True),
            Rule("CE-115"),
        ),
    ),
    Section(
        "cards",
        (
            Rule("CE-130"),
            Rule("CE-131"),
            Rule("CE-132"),
            Rule("CE-133"),
            Rule("CE-134"),
            Rule("CE-135"),
            Rule("CE-R6", ruling=True),
            Rule("CE-137", when=has_old_kickers),
            Rule("CE-138"),
            Rule("CE-139"),
        ),
    ),
    Section(
        "techs",
        (
            Rule("TD-1", when=may_have_techs),
            Rule("TD-2", when=may_have_techs),
            Rule("TD-3", ruling=True, when=may_have_techs),
            Rule("TD-4", when=may_have_techs),
            Rule("TD-5", when=may_have_techs),
            Rule("TD-6", when=may_have_techs),
            Rule("TD-7", when=has_techs),
            Rule("TD-8", when=both(has_techs, has_special_ships)),
            Rule("TD-9", when=may_have_techs),
            Rule("CE-R54", ruling=True, when=both(may_have_techs, has_special_ships)),
        ),
        when=may_have_techs,
    ),
    Section(
        "late-rulings",
        (
            Rule("CE-R11", ruling=True),
            Rule("CE-R12", ruling=True),
            Rule("CE-R13", ruling=True),
            Rule("CE-R14", ruling=True),
            Rule("CE-R15", ruling=True),
            Rule("CE-R17", ruling=True),
            Rule("CE-R18", ruling=True),
            Rule("CE-R19", ruling=True, when=is_pig),
            Rule("CE-R20", ruling=True, when=is_pig),
            Rule("CE-R21", ruling=True),
            Rule("CE-R22", ruling=True),
            Rule("CE-R23", ruling=True),
            Rule("CE-R24", ruling=True),
            Rule("CE-R25", ruling=True),
            Rule("CE-R26", ruling=True),
            Rule("CE-R27", ruling=True),
            Rule("CE-R28", ruling=True),
            Rule("CE-R29", ruling=True),
            Rule("CE-R30", ruling=True),
            Rule("CE-R31", ruling=True),
            Rule("CE-R32", ruling=True),
            Rule("CE-R33", ruling=True, when=has_planetoids),
            Rule("CE-R34", ruling=True),
            Rule("CE-R35", ruling=True),
            Rule("CE-R36", ruling=True),
            Rule("CE-R37", ruling=True),
            Rule("CE-R38", ruling=True),
            Rule("CE-R39", ruling=True),
            Rule("CE-R40", ruling=True),
            Rule("CE-R41", ruling=True),
            Rule("CE-R42", ruling=True),
            Rule("CE-R43", ruling=True),
            Rule("CE-R44", ruling=True),
            Rule("CE-R45", ruling=True, when=may_be_swapped),
            Rule("CE-R46", ruling=True),
            Rule("CE-R47", ruling=True),
            Rule("CE-R48", ruling=True),
            Rule("CE-R49", ruling=True),
            Rule("CE-R50", ruling=True),
            Rule("CE-R51", ruling=True),
            Rule("CE-R52", ruling=True),
            Rule("CE-R53", ruling=True),
            Rule("CE-R55", ruling=True),
            Rule("CE-R56", ruling=True),
            Rule("CE-R57", ruling=True),
            Rule("CE-R58", ruling=True),
            Rule("CE-R59", ruling=True),
            Rule("CE-R60", ruling=True),
            Rule("CE-R61", ruling=True),
            Rule("CE-R62", ruling=True),
            Rule("CE-R63", ruling=True),
            Rule("CE-R64", ruling=True),
            Rule("CE-R65", ruling=True),
            Rule("CE-R66", ruling=True),
            Rule("CE-R67", ruling=True),
            Rule("CE-R68", ruling=True),
            Rule("CE-R69", ruling=True),
            Rule("CE-R70", ruling=True),
            Rule("CE-R71", ruling=True),
            Rule("CE-R72", ruling=True),
            Rule("CE-R73", ruling=True),
        ),
        when=has_late_aliens,
    ),
    Section("powers", tuple(Rule(f"A{number}", when=DEALT.get(number)) for number in (*range(1, 57), *LATE))),
    Section(
        "aliens",
        (
            Rule("CE-R16", ruling=True),
            Rule("CC-1", ruling=True),
            Rule("CC-2", ruling=True),
            Rule("CC-3", ruling=True),
            Rule("CC-4", ruling=True),
            Rule("CC-5", ruling=True),
            Rule("CC-6", ruling=True),
            Rule("CD-R24", ruling=True),
            Rule("CD-R25", ruling=True),
        ),
    ),
    Section(
        "moons",
        (
            Rule("CE-140"),
            Rule("CE-141"),
            Rule("CE-142"),
            Rule("CE-143"),
            Rule("CE-144"),
            Rule("CE-145", unplayed=True),
        ),
        when=has_moons,
    ),
    Section(
        "pig-set-up",
        (
            Rule("CP-1"),
            Rule("CP-2"),
            Rule("CP-3"),
            Rule("CP-4"),
            Rule("CP-5", unplayed=True),
            Rule("CP-6"),
            Rule("CP-7"),
            Rule("CP-8"),
            Rule("CP-R24", ruling=True),
            Rule("CP-R25", ruling=True),
            Rule("CP-9"),
            Rule("CP-R30", ruling=True),
            Rule("CP-10"),
            Rule("CP-R5", ruling=True),
            Rule("CP-R6", ruling=True),
            Rule("CP-R7", ruling=True),
            Rule("CP-11"),
            Rule("CP-R31", ruling=True),
            Rule("CP-R34", ruling=True),
        ),
        when=is_pig,
    ),
    Section(
        "pig-aim",
        (
            Rule("CP-12"),
            Rule("CP-13"),
            Rule("CP-R10", ruling=True),
            Rule("CP-14"),
            Rule("CP-15"),
            Rule("CP-16"),
            Rule("CP-R29", ruling=True, when=may_end_sooner),
            Rule("CP-17"),
            Rule("CP-R12", ruling=True),
        ),
        when=is_pig,
    ),
    Section(
        "pig-encounters",
        (
            Rule("CP-31"),
            Rule("CP-32"),
            Rule("CP-R13", ruling=True),
            Rule("CP-R14", ruling=True),
            Rule("CP-R15", ruling=True),
            Rule("CP-25"),
            Rule("CP-R11", ruling=True, when=may_add_defenders),
            Rule("CP-20"),
            Rule("CP-21"),
            Rule("CP-R1", ruling=True),
            Rule("CP-22"),
            Rule("CP-23"),
            Rule("CP-24"),
            Rule("CP-R22", ruling=True),
            Rule("CP-R23", ruling=True),
            Rule("CP-R26", ruling=True),
            Rule("CP-R27", ruling=True),
            Rule("CP-26"),
            Rule("CP-R28", ruling=True),
            Rule("CP-27"),
            Rule("CP-R2", ruling=True),
            Rule("CP-28"),
            Rule("CP-R19", ruling=True),
            Rule("CP-R17", ruling=True),
            Rule("CP-R20", ruling=True),
            Rule("CP-R21", ruling=True),
        ),
        when=is_pig,
    ),
    Section(
        "pig-envelopes",
        (
            Rule("CP-33"),
            Rule("CP-R16", ruling=True),
            Rule("CP-R18", ruling=True),
            Rule("CP-34"),
            Rule("CP-35"),
            Rule("CP-36"),
        ),
        when=is_pig,
    ),
    Section(
        "pig-challenge",
        (
            Rule("CP-40"),
            Rule("CP-R3", ruling=True),
            Rule("CP-R4", ruling=True),
            Rule("CP-41"),
            Rule("CP-42"),
            Rule("CP-43"),
            Rule("CP-R9", ruling=True),
            Rule("CP-44"),
            Rule("CP-45", ruling=True),
            Rule("CP-46"),
            Rule("CP-R8", ruling=True),
            Rule("CP-47"),
            Rule("CP-48", ruling=True),
            Rule("CP-R32", ruling=True),
            Rule("CP-R33", ruling=True),
        ),
        when=is_pig,
    ),
    Section(
        "pig-edicts",
        (
            Rule("PE-1", ruling=True),
            Rule("PE-2", ruling=True),
            Rule("PE-3", ruling=True),
            Rule("PE-4", ruling=True),
            Rule("PE-5", ruling=True),
            Rule("PE-6", ruling=True),
            Rule("PE-7", ruling=True),
            Rule("PE-8", ruling=True),
        ),
        when=is_pig,
    ),
    Section(
        "planetoids",
        (
            Rule("PL-1"),
            Rule("PL-2"),
            Rule("PL-3"),
            Rule("PL-R7", ruling=True),
            Rule("PL-4"),
            Rule("PL-5"),
            Rule("PL-6"),
            Rule("PL-7"),
            Rule("PL-R6", ruling=True),
            Rule("PL-8"),
            Rule("PL-R13", ruling=True),
            Rule("PL-9"),
            Rule("PL-10", when=both(has_planetoids, fights_for_colonies)),
            Rule("PL-R5", ruling=True, when=both(has_planetoids, fights_for_colonies)),
            Rule("PL-R16", ruling=True),
            Rule("PL-R14", ruling=True),
        ),
        when=has_planetoids,
    ),
    Section(
        "planetoid-moves",
        (
            Rule("PL-11"),
            Rule("PL-R11", ruling=True),
            Rule("PL-18"),
            Rule("PL-R12", ruling=True),
            Rule("PL-12"),
            Rule("PL-R2", ruling=True),
            Rule("PL-R8", ruling=True),
            Rule("PL-R9", ruling=True),
            Rule("PL-R17", ruling=True),
            Rule("PL-13"),
            Rule("PL-R1", ruling=True),
            Rule("PL-R3", ruling=True),
            Rule("PL-14"),
            Rule("PL-R15", ruling=True),
            Rule("PL-R10", ruling=True),
            Rule("PL-15"),
            Rule("PL-16"),
            Rule("PL-17"),
            Rule("PL-R4", ruling=True),
        ),
        when=has_planetoids,
    ),
    Section(
        "dominion",
        (
            Rule("CD-1"),
            Rule("CD-2"),
            Rule("CD-10"),
            Rule("CD-R13", ruling=True),
            Rule("CD-11"),
            Rule("CD-12", unplayed=True),
            Rule("CD-R28", ruling=True),
            Rule("CD-13"),
        ),
    ),
    Section(
        "reward-deck",
        (
            Rule("CD-30"),
            Rule("CD-31"),
            Rule("CD-32"),
            Rule("CD-33"),
            Rule("CD-34"),
            Rule("CD-35"),
            Rule("CD-36"),
            Rule("CD-R14", ruling=True),
        ),
        when=has_rewards,
    ),
    Section(
        "kickers",
        (
            Rule("CD-40"),
            Rule("CD-41"),
            Rule("CD-42"),
            Rule("CD-43"),
            Rule("CD-44"),
            Rule("CD-45"),
            Rule("CD-46"),
            Rule("CD-47"),
            Rule("CD-R3", ruling=True, when=has_dominion),
            Rule("CD-R4", ruling=True),
            Rule("CD-R5", ruling=True),
            Rule("CD-R6", ruling=True),
            Rule("CD-R21", ruling=True, when=has_dominion),
            Rule("CD-R22", ruling=True, when=has_dominion),
        ),
        when=has_kickers,
    ),
    Section(
        "reward-cards",
        (
            Rule("CD-50", when=has_dominion),
            Rule("CD-R2", ruling=True, when=has_dominion),
            Rule("CD-52"),
            Rule("CD-53", when=has_both_decks),
            Rule("CD-R15", ruling=True, when=has_dominion),
            Rule("CD-R16", ruling=True, when=has_dominion),
            Rule("CD-R17", ruling=True),
            Rule("CD-60"),
            Rule("CD-61", ruling=True),
            Rule("CD-62", ruling=True),
            Rule("CD-R1", ruling=True),
            Rule("CD-80"),
            Rule("CD-81"),
            Rule("CD-82"),
            Rule("CD-R11", ruling=True),
            Rule("CD-R12", ruling=True),
        ),
        when=has_rewards,
    ),
    Section("dominion-cards", (Rule("CD-83"), Rule("CD-51", ruling=True)), when=has_dominion_cards),
    Section(
        "intimidates",
        (
            Rule("CD-70"),
            Rule("CD-71"),
            Rule("CD-R7", ruling=True),
            Rule("CD-R9", ruling=True),
            Rule("CD-72"),
            Rule("CD-R8", ruling=True),
            Rule("CD-R10", ruling=True),
            Rule("CD-73"),
            Rule("CD-74"),
        ),
        when=has_dominion,
    ),
    Section(
        "special-ships",
        (
            Rule("CD-20"),
            Rule("CD-21"),
            Rule("CD-22"),
            Rule("CD-23"),
            Rule("CD-24", when=has_flagships),
            Rule("CD-25", when=has_flagships),
            Rule("CD-R18", ruling=True, when=has_flagships),
            Rule("CD-26", when=has_salvage_vessels),
            Rule("CD-R23", ruling=True, when=has_salvage_vessels),
            Rule("CD-27", when=has_salvage_vessels),
            Rule("CD-R19", ruling=True),
            Rule("CD-R20", ruling=True),
            Rule("CD-R26", ruling=True),
            Rule("CD-28", when=has_double_ships),
            Rule("CD-R27", ruling=True, when=has_double_ships),
        ),
        when=has_special_ships,
    ),
    Section(
        "together",
        (
            Rule("X-1", ruling=True, when=both(is_pig, has_planetoids)),
            Rule("X-2", ruling=True, when=both(is_pig, has_planetoids)),
            Rule("X-3", ruling=True, when=both(is_pig, has_planetoids)),
            Rule("X-4", ruling=True, when=both(is_pig, has_planetoids)),
            Rule("X-5", ruling=True, when=both(is_pig, has_planetoids)),
            Rule("X-6", ruling=True, when=both(is_pig, has_planetoids)),
            Rule("X-7", ruling=True, when=both(is_pig, has_planetoids)),
            Rule("X-8", ruling=True, when=both(is_pig, has_rewards)),
            Rule("X-9", ruling=True, when=both(is_pig, has_rewards)),
            Rule("X-10", ruling=True, when=both(is_pig, has_dominion)),
            Rule("X-11", ruling=True, when=both(is_pig, has_dominion)),
            Rule("X-12", ruling=True, when=is_pig),
            Rule("X-13", ruling=True, when=both(is_pig, has_rewards)),
            Rule("X-14", ruling=True, when=is_pig),
            Rule("X-15", ruling=True, when=both(is_pig, has_special_ships)),
            Rule("X-16", ruling=True, when=both(is_pig, has_rewards)),
            Rule("X-17", ruling=True, when=both(has_planetoids, has_dominion)),
            Rule("X-18", ruling=True, when=both(has_planetoids, has_special_ships)),
            Rule("X-19", ruling=True, when=has_planetoids),
            Rule("X-20", ruling=True, when=has_planetoids),
            Rule("X-21", unplayed=True),
        ),
    ),
    Section(
        "by-chat",
        (
            Rule("BOT-1", ruling=True),
            Rule("BOT-2", ruling=True),
            Rule("BOT-3", ruling=True),
            Rule("BOT-4", ruling=True),
            Rule("BOT-5", ruling=True),
            Rule("BOT-6", ruling=True),
            Rule("BOT-7", ruling=True, when=is_pig),
            Rule("CE-R10", ruling=True),
        ),
    ),
)
