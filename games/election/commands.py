"""The commands of the election: the moves of its voters and of its presider. `/pass` abstains, too."""

from typing import Final

from porc_royal.commands import Amount, CommandGroup, LookCommand, MoveCommand, Switch, Way, Word, move

VOTER: Final = Word("voter")
HALF: Final = Switch("half")

MOVES: Final[tuple[MoveCommand, ...]] = (
    move("governors", "allot", VOTER, Amount("number", optional=False)),
    move("stand", "stand"),
    move("withdraw", "withdraw"),
    move("vote", "vote", Word("for")),
    move("abstain", Way("pass", beside="vote")),
    move(
        "call",
        (Way("open"), Way("order", when={"order": None}), Way("call", when={"voter": None})),
        Word("voter", optional=True),
        Word("order", optional=True),
    ),
    move("ban", "ban", VOTER),
    move("give", (Way("give-half", when={"half": True}), Way("give")), VOTER, Amount("number"), HALF),
    move(
        "take",
        (
            Way("steal", {"voter": "target", "by": "voter"}, {"by": None}),
            Way("take-half", when={"half": True}),
            Way("take"),
        ),
        VOTER,
        Amount("number"),
        HALF,
        Word("by", optional=True),
        Word("home", optional=True),
    ),
    move("close", "close"),
    move("decide", "decide", Word("for")),
    move("annul", "annul", Word("target", optional=True)),
)
"""What answers a question of the election, or is done amid one; `/pass` abstains as well."""

GROUP: Final = CommandGroup("election", MOVES)
LOOKS: Final = (LookCommand("tally", "tally"),)
