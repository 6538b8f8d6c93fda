"""The numbered rules of Les Cochons de l'Espace in reading order; their words are in `messages/*/rulebook-*.ftl`.

S is the simplified game, C the complete one, O an option, P a power of a clan, R a ruling, X a contradiction of the
printed rules, D what the bot asks. What only some tables play by says so in its `when`.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from games.cochons.state.options import Options, read_options
from porc_royal.rulebook import Settings
from porc_royal.sections import Rule, Section

When: TypeAlias = Callable[[Settings], bool]


def is_played(played: Callable[[Options], bool]) -> When:
    """Whether the options of a table, presets put in, are such."""
    return lambda settings: played(read_options(settings))


def is_complete_and(played: Callable[[Options], bool]) -> When:
    """The same, of the complete game alone."""
    return is_played(lambda options: options.rule_set == "complete" and played(options))


def is_simplified_and(played: Callable[[Options], bool]) -> When:
    """The same, of the simplified game alone."""
    return is_played(lambda options: options.rule_set == "simplified" and played(options))


COMPLETE: Final = is_complete_and(lambda options: True)
SIMPLIFIED: Final = is_simplified_and(lambda options: True)
LAST_TURN: Final = is_played(lambda options: options.max_turns > 0)
NO_LAST_TURN: Final = is_played(lambda options: options.max_turns == 0)
ONE_TRIP_EACH: Final = is_played(
    lambda options: options.rule_set == "complete" or options.travel_once_per_piece
)
POWERS: Final = is_complete_and(lambda options: options.clan_powers)
PAUSES: Final = is_played(lambda options: options.gap_windows)
PAUSES_IN_FIGHTS: Final = is_complete_and(lambda options: options.gap_windows)

# The galaxy
BY_HAND: Final = is_played(lambda options: not options.auto_build)
OPEN_BY_HAND: Final = is_simplified_and(lambda options: not options.auto_build)
PILES: Final = is_complete_and(lambda options: not options.auto_build)
BLIND: Final = is_complete_and(lambda options: not options.auto_build and options.building != "looking")
LOOKING: Final = is_complete_and(lambda options: not options.auto_build and options.building == "looking")
FACE_DOWN: Final = is_complete_and(lambda options: not options.auto_build and options.building == "face-down")
EXPLORATION: Final = is_complete_and(lambda options: options.building == "exploration")
RINGS: Final = is_played(lambda options: options.galaxy == "rings")
SIMPLIFIED_RINGS: Final = is_simplified_and(lambda options: options.galaxy == "rings")
COMPLETE_RINGS: Final = is_complete_and(lambda options: options.galaxy == "rings")
TWINS: Final = is_played(lambda options: options.galaxy == "twins")
GALETTE: Final = is_played(lambda options: options.galaxy == "galette")
FREEDOM: Final = is_played(lambda options: options.galaxy == "freedom")
OWN_START: Final = is_played(lambda options: not options.auto_start)
REVERSED: Final = is_played(lambda options: options.reversed_placement)

# The election
ROLL_CALL: Final = is_complete_and(lambda options: options.ballot == "roll-call")
NAMES: Final = is_complete_and(lambda options: options.ballot != "tally")

SECTIONS: Final[tuple[Section, ...]] = (
    Section(
        "aim",
        (
            Rule("S-1", when=SIMPLIFIED),
            Rule("S-7", when=SIMPLIFIED),
            Rule("C-1"),
            Rule("C-6", when=COMPLETE),
            Rule("C-15", when=COMPLETE),
            Rule("C-67", when=NO_LAST_TURN),
            Rule("R-122", ruling=True, when=LAST_TURN),
        ),
    ),
    Section(
        "pieces",
        (
            Rule("S-2", when=SIMPLIFIED),
            Rule("C-4", when=COMPLETE),
            Rule("C-2"),
            Rule("C-3"),
            Rule("R-6", ruling=True),
            Rule("R-7"),
            Rule("R-1", ruling=True),
            Rule("R-35"),
            Rule("S-3", when=SIMPLIFIED),
            Rule("C-5", when=COMPLETE),
            Rule("R-2", ruling=True),
            Rule("R-3", ruling=True),
            Rule("S-6", when=SIMPLIFIED),
            Rule("C-7", when=COMPLETE),
            Rule("R-8", ruling=True, when=COMPLETE),
            Rule("R-9", ruling=True, when=SIMPLIFIED),
            Rule("S-4", when=SIMPLIFIED),
            Rule("S-5", when=SIMPLIFIED),
            Rule("R-4"),
            Rule("R-5", ruling=True),
            Rule("R-118", ruling=True, when=SIMPLIFIED),
        ),
    ),
    Section(
        "galaxy",
        (
            Rule("S-8", when=SIMPLIFIED),
            Rule("C-9", when=COMPLETE),
            Rule("R-16"),
            Rule("S-9", when=OPEN_BY_HAND),
            Rule("C-8", when=COMPLETE),
            Rule("C-10", when=PILES),
            Rule("C-11", when=BLIND),
            Rule("C-12", when=PILES),
            Rule("S-10", when=SIMPLIFIED_RINGS),
            Rule("C-13", when=COMPLETE_RINGS),
            Rule("R-14", ruling=True, when=RINGS),
            Rule("R-15", ruling=True),
            Rule("R-12"),
            Rule("O-3", when=TWINS),
            Rule("R-125", ruling=True, when=TWINS),
            Rule("O-4", when=GALETTE),
            Rule("R-148", ruling=True, when=GALETTE),
            Rule("O-5", when=FREEDOM),
            Rule("R-126", ruling=True, when=FREEDOM),
            Rule("O-6", when=LOOKING),
            Rule("O-7", when=FACE_DOWN),
            Rule("O-8", when=EXPLORATION),
            Rule("R-128", ruling=True, when=EXPLORATION),
            Rule("R-127", when=COMPLETE),
        ),
    ),
    Section(
        "start",
        (
            Rule("S-11", when=SIMPLIFIED),
            Rule("C-14", when=COMPLETE),
            Rule("R-10", ruling=True, when=COMPLETE),
            Rule("R-11", ruling=True),
            Rule("R-13", ruling=True),
            Rule("O-2", when=REVERSED),
            Rule("R-124", when=REVERSED),
        ),
    ),
    Section(
        "turn",
        (
            Rule("S-12", when=SIMPLIFIED),
            Rule("C-16", when=COMPLETE),
            Rule("C-17", when=COMPLETE),
            Rule("R-119", when=COMPLETE),
            Rule("R-121", ruling=True),
        ),
    ),
    Section(
        "cards",
        (
            Rule("S-13", when=SIMPLIFIED),
            Rule("C-18", when=COMPLETE),
            Rule("C-19", when=COMPLETE),
            Rule("C-21", when=COMPLETE),
            Rule("R-17", ruling=True),
            Rule("R-18", ruling=True),
            Rule("R-19", ruling=True),
            Rule("R-20"),
            Rule("R-23"),
        ),
    ),
    Section(
        "events",
        (
            Rule("R-21", ruling=True),
            Rule("R-22", ruling=True),
            Rule("R-24", ruling=True),
            Rule("R-25", ruling=True),
            Rule("R-58", ruling=True),
        ),
    ),
    Section(
        "allies",
        (
            Rule("C-20", when=COMPLETE),
            Rule("C-65", when=NAMES),
            Rule("R-26", ruling=True, when=NAMES),
            Rule("R-27", ruling=True, when=NAMES),
            Rule("R-28", when=NAMES),
            Rule("R-29", ruling=True, when=COMPLETE),
        ),
    ),
    Section(
        "colonists",
        (
            Rule("C-22"),
            Rule("C-23"),
            Rule("C-24"),
            Rule("C-25"),
            Rule("R-30"),
            Rule("R-31", ruling=True),
            Rule("R-32", ruling=True),
            Rule("R-33", ruling=True),
            Rule("C-26"),
        ),
        when=COMPLETE,
    ),
    Section(
        "order",
        (
            Rule("C-27"),
            Rule("R-36", ruling=True),
            Rule("R-37", ruling=True),
        ),
        when=COMPLETE,
    ),
    Section(
        "placing",
        (
            Rule("S-27", when=SIMPLIFIED),
            Rule("C-28", when=COMPLETE),
            Rule("R-34", ruling=True),
            Rule("R-38"),
        ),
    ),
    Section(
        "arrivals",
        (
            Rule("C-29"),
            Rule("C-30"),
            Rule("C-31"),
            Rule("C-32"),
            Rule("C-33"),
            Rule("C-34"),
            Rule("C-35"),
            Rule("C-44"),
            Rule("C-55"),
            Rule("R-39"),
            Rule("R-40", ruling=True),
            Rule("R-41", ruling=True),
            Rule("R-42", ruling=True),
            Rule("R-43", ruling=True),
            Rule("R-44", ruling=True),
            Rule("R-45", ruling=True),
        ),
        when=COMPLETE,
    ),
    Section(
        "markers",
        (
            Rule("C-36"),
            Rule("R-46"),
            Rule("R-47", ruling=True),
        ),
        when=COMPLETE,
    ),
    Section(
        "travel",
        (
            Rule("S-14", when=SIMPLIFIED),
            Rule("C-37", when=COMPLETE),
            Rule("S-15", when=SIMPLIFIED),
            Rule("C-38", when=COMPLETE),
            Rule("C-40", when=COMPLETE),
            Rule("R-48"),
            Rule("R-49", when=ONE_TRIP_EACH),
            Rule("R-50"),
            Rule("R-67"),
            Rule("C-42", when=COMPLETE),
            Rule("R-54", ruling=True),
        ),
    ),
    Section(
        "ships",
        (
            Rule("R-51", ruling=True),
            Rule("C-39", when=COMPLETE),
            Rule("R-52", ruling=True),
            Rule("R-53", ruling=True, when=COMPLETE),
        ),
    ),
    Section(
        "landing",
        (
            Rule("S-17", when=SIMPLIFIED),
            Rule("R-55", ruling=True),
            Rule("R-56", ruling=True),
            Rule("R-59", when=COMPLETE),
            Rule("C-41", when=COMPLETE),
            Rule("R-57", ruling=True, when=COMPLETE),
        ),
    ),
    Section(
        "travel-events",
        (
            Rule("R-60", ruling=True),
            Rule("R-61", ruling=True, when=COMPLETE),
            Rule("R-62", ruling=True, when=COMPLETE),
            Rule("R-63", ruling=True, when=COMPLETE),
            Rule("R-64", ruling=True, when=COMPLETE),
            Rule("R-65", ruling=True, when=COMPLETE),
            Rule("R-66", ruling=True, when=COMPLETE),
        ),
    ),
    Section(
        "fights",
        (
            Rule("S-16", when=SIMPLIFIED),
            Rule("C-43", when=COMPLETE),
            Rule("R-85", when=COMPLETE),
            Rule("C-45", when=COMPLETE),
            Rule("R-68", ruling=True),
            Rule("S-23", when=SIMPLIFIED),
            Rule("C-52", when=COMPLETE),
            Rule("R-69", ruling=True),
            Rule("R-82", ruling=True),
            Rule("R-83", ruling=True, when=COMPLETE),
        ),
    ),
    Section(
        "laying",
        (
            Rule("R-70", ruling=True),
            Rule("S-18", when=SIMPLIFIED),
            Rule("C-46", when=COMPLETE),
            Rule("R-75"),
            Rule("S-19", when=SIMPLIFIED),
            Rule("C-47", when=COMPLETE),
            Rule("C-48", when=COMPLETE),
            Rule("R-71", ruling=True),
            Rule("R-72", ruling=True, when=COMPLETE),
            Rule("R-73", ruling=True, when=COMPLETE),
            Rule("R-78", ruling=True, when=COMPLETE),
            Rule("R-81", when=COMPLETE),
            Rule("R-80", ruling=True, when=COMPLETE),
        ),
    ),
    Section(
        "rounds",
        (
            Rule("S-20", when=SIMPLIFIED),
            Rule("C-49", when=COMPLETE),
            Rule("R-74", ruling=True),
            Rule("R-84", ruling=True, when=COMPLETE),
            Rule("S-21", when=SIMPLIFIED),
            Rule("C-50", when=COMPLETE),
            Rule("R-76", ruling=True),
            Rule("R-79", ruling=True, when=COMPLETE),
            Rule("S-22", when=SIMPLIFIED),
            Rule("C-51", when=COMPLETE),
            Rule("R-77", ruling=True),
        ),
    ),
    Section(
        "reorganisation",
        (
            Rule("S-24", when=SIMPLIFIED),
            Rule("C-53", when=COMPLETE),
            Rule("R-86", ruling=True),
            Rule("R-87", ruling=True, when=COMPLETE),
        ),
    ),
    Section(
        "extras",
        (
            Rule("C-54"),
            Rule("R-88", ruling=True),
            Rule("R-89", ruling=True),
            Rule("R-90", ruling=True),
            Rule("R-91", ruling=True),
            Rule("R-92", ruling=True),
            Rule("R-93", ruling=True),
            Rule("R-94", ruling=True),
        ),
        when=COMPLETE,
    ),
    Section(
        "elimination",
        (
            Rule("C-66"),
            Rule("R-114", ruling=True),
            Rule("R-115", ruling=True),
            Rule("R-116", ruling=True),
            Rule("R-117", ruling=True),
        ),
    ),
    Section(
        "production",
        (
            Rule("S-25", when=SIMPLIFIED),
            Rule("C-57", when=COMPLETE),
            Rule("R-96"),
            Rule("S-26", when=SIMPLIFIED),
            Rule("C-58", when=COMPLETE),
            Rule("R-97"),
            Rule("C-56", when=COMPLETE),
        ),
    ),
    Section(
        "royal",
        (
            Rule("C-60"),
            Rule("R-112"),
            Rule("R-95", ruling=True),
            Rule("R-113", ruling=True),
        ),
        when=COMPLETE,
    ),
    Section(
        "ballot",
        (
            Rule("C-59"),
            Rule("R-98", ruling=True),
            Rule("C-61"),
            Rule("R-99", ruling=True),
            Rule("C-62"),
            Rule("R-100", ruling=True, when=ROLL_CALL),
            Rule("R-101", ruling=True),
        ),
        when=COMPLETE,
    ),
    Section(
        "intrigues",
        (
            Rule("C-63"),
            Rule("R-102", ruling=True),
            Rule("R-103"),
            Rule("R-104", ruling=True),
            Rule("R-105", ruling=True),
            Rule("R-106", ruling=True),
            Rule("R-107", ruling=True),
            Rule("R-108", ruling=True, when=ROLL_CALL),
            Rule("R-109", ruling=True),
            Rule("R-110", ruling=True, when=NAMES),
        ),
        when=COMPLETE,
    ),
    Section(
        "result",
        (
            Rule("C-64"),
            Rule("R-111"),
        ),
        when=COMPLETE,
    ),
    Section(
        "options",
        (Rule("O-1"),),
    ),
    Section(
        "powers",
        (
            Rule("O-9"),
            Rule("R-129", ruling=True),
            Rule("P-1"),
            Rule("R-130"),
            Rule("P-2"),
            Rule("R-131"),
            Rule("P-3"),
            Rule("R-132"),
            Rule("P-4"),
            Rule("R-133", ruling=True),
            Rule("P-5"),
            Rule("R-134", ruling=True),
            Rule("P-6"),
            Rule("R-135", ruling=True),
            Rule("P-7"),
            Rule("R-136", ruling=True),
            Rule("P-8"),
            Rule("R-137", ruling=True),
            Rule("P-9"),
            Rule("R-138", ruling=True),
            Rule("P-10"),
            Rule("R-139", ruling=True),
            Rule("P-11"),
            Rule("R-140", ruling=True),
            Rule("P-12"),
            Rule("R-141", ruling=True),
            Rule("P-13"),
            Rule("R-142", ruling=True),
            Rule("P-14"),
            Rule("R-143"),
            Rule("P-15"),
            Rule("R-144", ruling=True),
            Rule("P-16"),
            Rule("R-145", ruling=True),
            Rule("P-17"),
            Rule("R-146", ruling=True),
            Rule("P-18"),
            Rule("R-147"),
        ),
        when=POWERS,
    ),
    Section(
        "absence",
        (
            Rule("R-120", ruling=True),
            Rule("R-123", ruling=True),
        ),
    ),
    Section(
        "contradictions",
        (
            Rule("X-1", ruling=True),
            Rule("X-2", ruling=True, when=COMPLETE),
            Rule("X-3", ruling=True, when=COMPLETE),
            Rule("X-4", ruling=True, when=COMPLETE),
            Rule("X-5", ruling=True, when=COMPLETE),
            Rule("X-6", ruling=True, when=COMPLETE),
            Rule("X-7", ruling=True, when=POWERS),
            Rule("X-8", ruling=True, when=POWERS),
            Rule("X-9", ruling=True),
            Rule("X-10", ruling=True, when=POWERS),
            Rule("X-11", ruling=True, when=POWERS),
            Rule("X-12", ruling=True, when=POWERS),
            Rule("X-13", ruling=True, when=POWERS),
            Rule("X-14", ruling=True, when=NAMES),
            Rule("X-15", ruling=True, when=ROLL_CALL),
            Rule("X-16", ruling=True, when=POWERS),
            Rule("X-17", ruling=True, when=COMPLETE),
            Rule("X-18", ruling=True, when=COMPLETE),
            Rule("X-19", ruling=True),
            Rule("X-20", ruling=True, when=COMPLETE),
            Rule("X-21", ruling=True),
            Rule("X-22", ruling=True, when=COMPLETE),
            Rule("X-23", ruling=True, when=COMPLETE),
            Rule("X-24", ruling=True, when=COMPLETE),
            Rule("X-25", ruling=True, when=COMPLETE),
            Rule("X-26", ruling=True, when=SIMPLIFIED),
            Rule("X-27", ruling=True),
            Rule("X-28", ruling=True),
            Rule("X-29", ruling=True, when=COMPLETE),
            Rule("X-30", ruling=True, when=POWERS),
            Rule("X-31", ruling=True),
        ),
    ),
    Section(
        "questions",
        (
            Rule("D-1", when=BY_HAND),
            Rule("D-2", when=LOOKING),
            Rule("D-3", when=OWN_START),
            Rule("D-4"),
            Rule("D-5", when=NAMES),
            Rule("D-6", when=COMPLETE),
            Rule("D-7", when=POWERS),
            Rule("D-8", when=COMPLETE),
            Rule("D-9", when=COMPLETE),
            Rule("D-10"),
            Rule("D-11"),
            Rule("D-12"),
            Rule("D-13", when=COMPLETE),
            Rule("D-14", when=COMPLETE),
            Rule("D-15"),
            Rule("D-16"),
            Rule("D-17"),
            Rule("D-18", when=PAUSES),
            Rule("D-19"),
            Rule("D-20", when=COMPLETE),
            Rule("D-21", when=PAUSES_IN_FIGHTS),
            Rule("D-22"),
            Rule("D-23", when=POWERS),
            Rule("D-24"),
            Rule("D-25"),
            Rule("D-26", when=COMPLETE),
            Rule("D-27", when=COMPLETE),
            Rule("D-28", when=POWERS),
            Rule("D-29", when=COMPLETE),
            Rule("D-30"),
            Rule("D-31"),
            Rule("D-32"),
            Rule("D-33", when=COMPLETE),
            Rule("D-34", when=COMPLETE),
            Rule("D-35", when=COMPLETE),
            Rule("D-36", when=COMPLETE),
            Rule("D-37", when=COMPLETE),
            Rule("D-38", when=COMPLETE),
            Rule("D-39", when=COMPLETE),
            Rule("D-40", when=COMPLETE),
            Rule("D-41", when=ROLL_CALL),
            Rule("D-42", when=COMPLETE),
            Rule("D-43", when=ROLL_CALL),
            Rule("D-44", when=COMPLETE),
            Rule("D-45", when=COMPLETE),
            Rule("D-46", when=NAMES),
            Rule("D-47", when=POWERS),
            Rule("D-48", when=POWERS),
            Rule("D-49", when=POWERS),
            Rule("D-50", when=POWERS),
            Rule("D-51", when=POWERS),
            Rule("D-52"),
            Rule("D-53"),
        ),
    ),
)
