"""What a table says of itself before it begins, and what it makes of names and titles that look like commands."""

from bot.panels.custom_ids import read_token
from tests.sockets.players import parts_of
from tests.sockets.scenario import Scenario
from tests.sockets.tables import go_step_by_step


async def test_before_the_start_a_game_is_not_over_but_has_not_begun(scenario: Scenario) -> None:
    await scenario.ana.slash("table ouvrir", {"jeu": "cochons"}, channel=scenario.channel)
    for line in (
        "pourquoi",
        "passer",
        "repondre",
        "main",
        "plateau",
        "defaire",
        "consignes",
        "cochons rester",
    ):
        refused = await scenario.ana.slash(line, channel=scenario.channel)
        assert refused.text == scenario.running.text("refused-not-started"), line


async def test_what_people_typed_is_not_obeyed_in_what_they_alone_are_shown(scenario: Scenario) -> None:
    """Names and titles, in answers and in what takes the place of an answer after a press."""
    names = ("||Ana||", "<@&77> `Bob`", "**Cy**")
    for person, name in zip(scenario.people, names, strict=True):
        person.name = name
    voters = {f"votant-{number}": one for number, one in enumerate(scenario.people, 1)}
    title = "||Qui|| garde <@&123> ?"
    answers = [
        await scenario.ana.slash("election ouvrir", {"titre": title, **voters}, channel=scenario.channel)
    ]
    await scenario.running.settle()
    answers.append(orders := await scenario.ana.slash("consignes", channel=scenario.channel))
    opened_form = await scenario.ana.press(orders, scenario.running.text("election-order-vote"))
    answers.append(form := await go_step_by_step(scenario.ana, opened_form))
    for _ in range(3):
        menu = next(
            (
                part
                for part in parts_of(form)
                if part.get("options") and read_token(part["custom_id"]).verb == "fill"
            ),
            None,
        )
        if menu is None:
            break
        form = await scenario.ana.choose(form, menu["custom_id"], [menu["options"][0]["value"]])
        answers.append(form)
    answers.append(await scenario.ana.press(form, scenario.running.text("button-confirm")))
    looks = ("consignes", "plateau", "etat", "pourquoi", "repondre", "journal", "election resultat")
    answers += [
        await scenario.ana.slash(line, channel=scenario.channel) for line in (*looks, "table docteur")
    ]
    answers.append(
        await scenario.ana.slash(
            "table remplacer", {"place": "1", "par": scenario.cy}, channel=scenario.channel
        )
    )
    told = [each.text for each in answers]
    assert sum("Qui" in text for text in told) >= 1
    assert sum("Ana" in text or "Bob" in text for text in told) >= 3
    for text in told:
        raw = text.replace("\\|\\|", "").replace("\\<@", "").replace("\\`", "")
        assert "||" not in raw, text
        assert "<@&" not in raw, text
        assert "\\\\" not in raw, f"escaped twice: {text}"
