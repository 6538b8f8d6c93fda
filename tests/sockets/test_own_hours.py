"""`/settings`: time zone and quiet hours; what is refused changes nothing, and what is kept survives a kill."""

import pytest

from bot.tables.waking_hours import Hours, find_next_quiet, find_next_waking, read_hours
from tests.sockets.scenario import HOUR, MINUTE, Scenario

NIGHT = {"zone": "Europe/Paris", "quiet": "22h-8h"}


async def answered(scenario: Scenario, **given: object) -> str:
    answer = await scenario.ana.slash("settings", given, channel=scenario.channel)
    await scenario.running.settle()
    assert answer.ephemeral
    return answer.text


async def kept(scenario: Scenario) -> Hours | None:
    preferences = await scenario.running.bot.store.preferences(scenario.ana.id)
    return read_hours(preferences.get("hours"))


async def test_zone_and_quiet_hours_are_kept_and_shown_with_moments_on_ones_own_clock(
    scenario: Scenario,
) -> None:
    text = await answered(scenario, **NIGHT)
    assert text.startswith(scenario.running.text("hours-saved"))
    hours = read_hours("Europe/Paris 1320-480")
    assert hours is not None
    assert await kept(scenario) == hours
    now = scenario.running.clock.now()
    start = find_next_quiet(hours, now) or 0
    assert f"<t:{find_next_waking(hours, start) // 1000}:F>" in text
    await scenario.running.kill()
    await scenario.running.open()
    assert (await answered(scenario)).endswith(text.partition("\n")[2])
    async with scenario.running.bot.tables.turn(await opened(scenario)) as live:
        assert live.hours == {scenario.ana.id: hours}


async def opened(scenario: Scenario) -> int:
    await scenario.lobby()
    return 1


async def test_one_thing_is_changed_and_the_others_stay(scenario: Scenario) -> None:
    await answered(scenario, **NIGHT)
    await answered(scenario, weekends=True)
    await answered(scenario, zone="new york")
    assert str(await kept(scenario)) == "America/New_York 1320-480 weekends"
    await answered(scenario, quiet="aucune")
    assert str(await kept(scenario)) == "America/New_York - weekends"
    assert "22:00" not in await answered(scenario, language="fr", weekends=False)
    assert await answered(scenario, zone="none") == "\n".join(
        scenario.running.text(key) for key in ("hours-saved", "hours-none")
    )
    assert await kept(scenario) is None


async def test_nothing_is_known_before_anything_is_said(scenario: Scenario) -> None:
    assert scenario.running.text("hours-none") in await answered(scenario)
    assert await kept(scenario) is None


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"zone": "Mars/Olympus"}, "hours-error-zone"),
        ({"quiet": "22h-8h"}, "hours-error-zone-first"),
        ({"weekends": True}, "hours-error-zone-first"),
        ({"zone": "none", "quiet": "22h-8h"}, "hours-error-zone-first"),
        ({"zone": "Europe/Paris", "quiet": "la nuit"}, "hours-error-quiet"),
        ({"zone": "Europe/Paris", "quiet": "8h-8h"}, "hours-error-same"),
        ({"zone": "Europe/Paris", "quiet": "8h-7h59"}, "hours-error-none-left"),
    ],
)
@pytest.mark.parametrize("locale", ["fr", "en-US"])
@pytest.mark.samples("fr-*")
async def test_what_makes_no_sense_is_refused_in_one_sentence_and_changes_nothing(
    scenario: Scenario, given: dict[str, object], key: str, locale: str
) -> None:
    scenario.ana.locale = locale
    assert await answered(scenario, language="fr" if locale == "en-US" else "en", **given) == (
        scenario.running.text(key, locale, zone=str(given.get("zone", "")))
    )
    assert await scenario.running.bot.store.preferences(scenario.ana.id) == {}


async def test_zones_and_nights_are_proposed_while_one_types(scenario: Scenario) -> None:
    async def proposed(focused: str, typed: str) -> list[str]:
        found = await scenario.ana.autocomplete("settings", focused, typed, {}, channel=scenario.channel)
        return [str(one["value"]) for one in found]

    assert (await proposed("zone", "pari"))[0] == "Europe/Paris"
    assert "America/Argentina/Buenos_Aires" in await proposed("zone", "buenos a")
    assert (await proposed("zone", ""))[-1] == "none"
    assert await proposed("zone", "zzz") == []
    assert (await proposed("quiet", "21-7"))[0] == "21-7"
    assert "22:00–08:00" in await proposed("quiet", "")


# ---- at a table


async def test_the_lobby_takes_a_cap_and_a_time_bank_and_the_status_shows_what_is_left(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline="24h", options="waking=2, bank=12h")
    table = (await scenario.running.live()).table
    assert (table.waking_cap, table.bank_seconds) == (2, 12 * 3600)
    status = await scenario.bob.slash("table status", channel=scenario.channel)
    reader = scenario.running.bot.words.of("en")
    assert reader.text("status-bank", who="**Bob**", length=reader.length(12 * 3600)) in status.text
    (late,) = await scenario.awaited()
    await scenario.running.later(24 * HOUR + MINUTE)
    assert await scenario.awaited() == [late], "the bank runs"
    due = (await scenario.running.live()).due_at or 0
    assert f"<t:{due // 1000}:F>" in scenario.story().text
    assert scenario.running.text("waiting-banks", who=f"**{late.name}**") in scenario.story().text
    assert f"<t:{due // 1000}:F>" in scenario.question(late).text


@pytest.mark.parametrize("options", ["waking=0", "waking=11", "waking=often", "bank=soon"])
async def test_a_setting_that_cannot_be_is_refused_and_no_table_opened(
    scenario: Scenario, options: str
) -> None:
    answer = await scenario.ana.slash(
        "table open", {"game": "cochons", "options": options}, channel=scenario.channel
    )
    assert answer.ephemeral
    await scenario.running.settle()
    assert scenario.public() == []


async def test_hours_set_while_a_deadline_is_open_put_it_off_and_the_answer_says_until_when(
    scenario: Scenario,
) -> None:
    await scenario.started(deadline="24h")
    (asked,) = await scenario.awaited()
    before = (await scenario.running.live()).due_at or 0
    answer = await asked.slash("settings", {"zone": "UTC", "quiet": "22-8"}, channel=scenario.channel)
    await scenario.running.settle()
    due = (await scenario.running.live()).due_at or 0
    assert due >= before + 9 * HOUR, "a day holds ten quiet hours, but for what of them had begun"
    assert f"<t:{due // 1000}:F>" in answer.text
    assert f"<t:{due // 1000}:F>" in scenario.story().text
