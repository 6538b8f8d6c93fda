"""`/cosmic look`: the table, a player, or an alien, rendered from the viewer's view."""

from dataclasses import replace

from cogs.looks import make_look_command
from games.cosmic.commands import GROUP
from games.cosmic.views.looks import LOOK
from games.cosmic.views.summary import describe_aliens
from porc_royal.facts import Named
from tests.cosmic.gallery import phrase_of
from tests.cosmic.scenario import Table, meet

TABLE_LINES = 10


def table() -> Table:
    return meet("human", "virus", cards=("attack_10", "attack_08"), placed={2: ["1-2 2"]}, warp={1: 3}).until(
        "card"
    )


def told(one: Table, thing: str | None, seat: int | None = 2) -> list[str]:
    phrase = phrase_of("en")
    view = one.view(seat)
    return [phrase(line) for line in LOOK.describe(view, thing)]


def test_it_is_a_command_of_the_game_that_takes_what_to_look_at() -> None:
    made = make_look_command(next(one for one in GROUP.looks if one.name == "look"), own=True)
    assert [each.display_name for each in made.parameters] == ["what", "table"]
    assert all(each.autocomplete for each in made.parameters)


def test_systems_and_aliens_in_play_may_be_asked_for() -> None:
    things = LOOK.things(table().view(None))
    assert things[:4] == [Named("system", str(seat)) for seat in range(4)]
    assert Named("alien", "virus") in things


def test_the_whole_table_is_the_board() -> None:
    one = table()
    assert len(told(one, None)) > TABLE_LINES
    scene = LOOK.draw(one.view(None), None, phrase_of("en"))
    assert scene is not None


def test_a_player_is_told_by_figures_planets_and_alien() -> None:
    lines = told(table(), "1")
    assert "warp 3" in lines[0]
    assert [line for line in lines if "γ2" in line]
    assert len(lines) == 8, "the figures, five planets, the alien, its flares"
    assert "Virus" in lines[-2]


def test_who_looks_learns_no_card_that_a_hand_holds() -> None:
    """BOT-4: whatever Red and Blue hold, others are told the same."""
    one, other = (
        meet("human", "virus", cards=(card, "attack_08"), hands={1: flare}).until("card")
        for card, flare in (("attack_40", "flare_filch"), ("attack_04", "flare_clone"))
    )
    for thing in (None, "0", "1", "human"):
        for seat in (2, None):
            assert told(one, thing, seat) == told(other, thing, seat)
            phrase = phrase_of("fr")
            assert LOOK.draw(one.view(seat), thing, phrase) == LOOK.draw(other.view(seat), thing, phrase)


def test_a_power_that_does_not_work_is_told_to_be_off_and_one_that_is_cancelled_zapped() -> None:
    """CE-23: the picture alone said so."""
    phrase, view = phrase_of("en"), table().view(None)
    off, zapped, *rest = view.seats
    seats = (replace(off, works=()), replace(zapped, zapped=zapped.powers), *rest)
    lines = [phrase(line) for line in describe_aliens(replace(view, seats=seats))]
    assert "(power off)" in lines[0]
    assert "(zapped)" in lines[1]
    assert not any("(" in line for line in map(phrase, describe_aliens(view)[2:]))
    assert phrase(describe_aliens(view)[0]) == lines[0].replace(" (power off)", "")
