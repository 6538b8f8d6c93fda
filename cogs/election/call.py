"""An election as it is called: who votes with how many governors, and what those who were named are told."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, field

from bot.delivery.outgoing import Say, address_dm, make_row
from bot.i18n import escape
from bot.moderation.actions import Person
from bot.moderation.opening import Start
from bot.tables.live import Live
from bot.wording.voice import Voices
from games.election.game import GAME
from games.election.state.options import MOST, OPTIONS
from games.election.state.setup import PLAYERS
from porc_royal.asks import Refused
from porc_royal.rulebook import Setting
from storage.ports import NewOwed


class ElectionCall(Struct, frozen=True):
    """An election as it is called: who votes with how many governors, who presides, and what else was said.

    candidates        places among the voters; () when anybody may stand
    presider          who presides; without a vote when not among the voters
    chosen            values of options of the lobby, by name
    deadline_seconds  how long an answer may take, None for as long as it takes
    settings          values of other settings of its table, by name
    """

    title: str
    voters: tuple[Person, ...]
    governors: tuple[int, ...]
    candidates: tuple[int, ...]
    presider: Person
    chosen: Mapping[str, Setting]
    deadline_seconds: int | None
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def outsider(self) -> bool:
        """Whether whoever presides has no vote."""
        return self.presider.user_id not in [one.user_id for one in self.voters]

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody, seat by seat."""
        return (*self.voters, self.presider) if self.outsider else self.voters

    def make_options(self) -> dict[str, Setting]:
        """The options of its table, as the rules read them (`games.election.state.options.Options`)."""
        ids = [one.user_id for one in self.voters]
        usual: dict[str, Setting] = {option.name: option.default for option in OPTIONS}
        said: dict[str, Setting] = {
            "governors": " ".join(map(str, self.governors)),
            "candidates": " ".join(map(str, sorted(self.candidates))),
            "presider": 0 if self.outsider else ids.index(self.presider.user_id),
            "outsider": self.outsider,
        }
        return usual | dict(self.chosen) | said

    def make_start(self) -> Start:
        """The table that it is. Raises `Refused` where it cannot be an election."""
        check_call(self)
        options = self.make_options()
        people, limit, done = self.people, self.deadline_seconds, "elections-opened-ok"
        return Start(GAME.name, people, self.title, options, limit, self.settings, done)


def check_call(call: ElectionCall) -> None:
    """Refuse what cannot be an election."""
    least, most = PLAYERS
    if not least <= len(call.voters) <= most:
        raise Refused("elections-error-voters", least=least, most=most)
    if len({one.user_id for one in call.voters}) != len(call.voters):
        raise Refused("elections-error-twice")
    if any(not 0 <= number <= MOST for number in call.governors):
        raise Refused("refused-number", field="governors", least=0, most=MOST)


def make_summons(voices: Voices, live: Live, *, call: ElectionCall, opener: Person) -> Sequence[NewOwed]:
    """A message to everybody who was named by somebody else: what for, by whom, with how many governors."""
    messages = []
    for row in live.seats:
        if row.user_id is None or row.user_id == opener.user_id:
            continue
        voice = voices.of_seat(live, row)
        about = voice.arg(call.title) if call.title else voice.game_name()
        lines = [
            voice.heading(live.table),
            voice.text("elections-summons", who=escape(opener.name), title=about),
        ]
        if row.seat < len(call.governors):
            lines.append(voice.text("elections-summons-votes", number=call.governors[row.seat]))
        if row.user_id == call.presider.user_id:
            lines.append(voice.text("elections-summons-presides"))
        messages.append(make_row(address_dm(row.user_id), Say(text="\n".join(lines), silent=True)))
    return messages
