"""The sealed steps of the complete Cochons, each of them looked at for certain, before it is over."""

from pathlib import Path
from typing import Final

import pytest

from games.cochons import facts
from games.cochons.clans.hylocherus_theft import ASK_STEAL
from games.cochons.rules.attack_gap import ASK_ATTACK_GAP, ASK_FIGHTS_OVER
from games.cochons.rules.ballots import ASK_CLOSING, ASK_SEALED_VOTE
from games.cochons.rules.colonists import ASK_CHIPS
from games.cochons.rules.extras import ASK_REINS
from games.cochons.rules.layout import ASK_LOOK, ASK_PILE
from games.cochons.rules.markers import ASK_MARKER
from games.cochons.rules.rerolls import ASK_REROLL
from porc_royal.rulebook import Setting
from tests.promises.looks import LOOKS, seen
from tests.promises.openings import opening
from tests.promises.runner import Runner

Settings = tuple[tuple[str, Setting], ...]

STEPS: Final[dict[str, Settings]] = {
    ASK_PILE: (("building", "blind"), ("auto_build", False)),
    ASK_LOOK: (("building", "looking"), ("auto_build", False)),
    facts.ASK_DISCARD: (),
    ASK_STEAL: (("clan_powers", True),),
    ASK_CHIPS: (),
    ASK_MARKER: (("building", "exploration"),),
    facts.ASK_GAP: (),
    ASK_ATTACK_GAP: (("gap_windows", True),),
    ASK_FIGHTS_OVER: (("gap_windows", True),),
    facts.ASK_DEFENCE: (),
    ASK_REROLL: (),
    ASK_REINS: (),
    ASK_SEALED_VOTE: (("ballot", "sealed"),),
    ASK_CLOSING: (),
}
"""Questions whose answers are hidden, or about things that are, and settings with which games come to them."""


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.samples("cochons-ask-chips", "cochons-ask-discard", "cochons-ask-sealed-vote")
def test_nobody_sees_what_is_hidden_while_it_is_under_way(step: str, tmp_path: Path) -> None:
    with Runner.open(tmp_path) as runner:
        for number, events in enumerate((6, 2, 1)):
            runner.pair(
                "cochons-complete",
                number,
                watcher=number,
                events=events,
                question=step,
                settings=STEPS[step],
            )


@pytest.mark.parametrize("number", range(3))
def test_nobody_sees_whether_it_is_the_porc_royal_who_is_still_awaited(number: int, tmp_path: Path) -> None:
    """C-25, R-33: he gives chips out while the others are asked for cards; all have sealed an answer but one."""
    with Runner.open(tmp_path) as runner:
        for_royal, for_another = (
            runner.run(looked_at(runner, number, store, royal=store == 0)) for store in (0, 1)
        )
    assert for_royal == for_another


async def looked_at(runner: Runner, number: int, store: int, *, royal: bool) -> list[bytes]:
    """What the public is shown of a table where only the Porc Royal, or only somebody else, has not answered."""
    moderated = runner.moderated(opening("cochons-complete", number, ASK_CHIPS), store)
    await moderated.begin()
    play = await moderated.play()
    late = next(seat for seat, ask in play.asks.items() if (ask.key == ASK_CHIPS) == royal)
    for seat, ask in play.asks.items():
        if seat != late:
            await moderated.reply(seat, ask.default)
    assert (await moderated.play()).awaited == (late,)
    messages = [sent.payload for sent in moderated.sent if sent.destination == moderated.channel]
    return [*messages, *[await seen(moderated, None, name) for name in LOOKS]]


@pytest.mark.parametrize("number", range(2))
def test_when_somebody_answered_stays_as_it_was_where_another_takes_back_what_he_sealed_before(
    number: int, tmp_path: Path
) -> None:
    """C-25: it stands in his own record, where it would tell that another has changed his mind, and when."""
    with Runner.open(tmp_path) as runner:
        before, after = runner.run(take_back_amid(runner, number))
    assert len(before) == 2
    assert after == before[1:]


async def take_back_amid(runner: Runner, number: int) -> tuple[list[int], list[int]]:
    """When two had sealed their answers, before and after the first of them took his back."""
    moderated = runner.moderated(opening("cochons-complete", number, ASK_CHIPS), 0)
    await moderated.begin()
    first, second, *_ = (await moderated.play()).asks
    for seat in (first, second):
        await moderated.pass_time()
        await moderated.reply(seat, (await moderated.play()).asks[seat].default)
    length = len(await moderated.store.log(moderated.table_id)) - 2
    before = await moderated.store.log(moderated.table_id, start=length)
    await moderated.pass_time()
    await moderated.moderator.undo(moderated.table_id, moderated.press(first))
    after = await moderated.store.log(moderated.table_id, start=length)
    return [one.at for one in before], [one.at for one in after]
