"""The files for many processes: the compose file says what it promises, and alerts name figures that there are."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot.ops.config import NAMES
from bot.ops.metrics import Metrics, Sample

ROOT: Final = Path(__file__).parents[1]
BOTS: Final = ("bot1", "bot2", "bot3")
WORDS: Final = {
    "sum",
    "max",
    "min",
    "rate",
    "by",
    "le",
    "histogram_quantile",
    "increase",
    "changes",
    "count",
    "or",
}
"""What PromQL itself means by a word, as far as the rules use it."""
GIVEN: Final = {"up"}
"""What Prometheus knows of whatever it asks."""


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.scale.yaml").read_text(encoding="utf-8"))
    named = {volume.split(":")[0] for one in found["services"].values() for volume in one.get("volumes", ())}
    assert {name for name in named if not name.startswith(".")} == set(found["volumes"])
    return dict(found["services"])


def list_rules() -> list[dict[str, Any]]:
    text = (ROOT / "docs" / "scale" / "alerts.yaml").read_text(encoding="utf-8")
    return [rule for group in yaml.safe_load(text)["groups"] for rule in group["rules"]]


def list_exported() -> dict[str, dict[str, set[str]]]:
    """Every series that is exported, with the values of its labels."""
    metrics = Metrics()
    metrics.set_sample(Sample())
    metrics.count_turn(in_memory=False)
    found: dict[str, dict[str, set[str]]] = {}
    for family in text_string_to_metric_families(metrics.render().decode()):
        for sample in family.samples:
            labels = found.setdefault(sample.name, {})
            for name, value in sample.labels.items():
                labels.setdefault(name, set()).add(value)
    return found


def test_three_bots_at_one_database_are_called_by_discord(services: dict[str, Any]) -> None:
    assert set(services) == {"database", "balancer", *BOTS}
    for name in BOTS:
        environment = services[name]["environment"]
        assert set(environment) <= set(NAMES)
        assert environment["INTERACTIONS_PORT"] == "8090"
        assert environment["DATABASE_URL"].startswith("postgresql://porc:")
        assert "@database/porc" in environment["DATABASE_URL"]
        assert services[name]["depends_on"]["database"]["condition"] == "service_healthy"


def test_each_says_whether_it_is_ready_and_has_time_to_stop(services: dict[str, Any]) -> None:
    for name in BOTS:
        *_, program = services[name]["healthcheck"]["test"]
        compile(program, "healthcheck", "exec")
        assert f":{services[name]['environment']['HTTP_PORT']}/readyz" in program
    assert "pg_isready" in services["database"]["healthcheck"]["test"]
    seconds = {name: int(one["stop_grace_period"].removesuffix("s")) for name, one in services.items()}
    assert min(seconds.values()) >= 20


def test_only_the_balancer_is_reached_from_outside_and_it_knows_every_bot(services: dict[str, Any]) -> None:
    assert [name for name, one in services.items() if "ports" in one] == ["balancer"]
    assert set(services["balancer"]["depends_on"]) == set(BOTS)
    [file] = [one.split(":")[0] for one in services["balancer"]["volumes"] if one.startswith(".")]
    text = (ROOT / file).read_text(encoding="utf-8")
    assert re.findall(r"(\w+):8090", text) == list(BOTS)
    assert "health_uri /readyz" in text


def test_no_secret_stands_in_the_compose_file(services: dict[str, Any]) -> None:
    for one in services.values():
        for name, value in one["environment"].items():
            if re.search("TOKEN|PASSWORD|KEY", name):
                assert re.fullmatch(r"\$\{\w+:\?\}", value), name


@pytest.mark.parametrize("rule", list_rules(), ids=lambda rule: rule["alert"])
def test_an_alert_is_about_figures_that_the_bot_exports(rule: dict[str, Any]) -> None:
    assert rule["labels"]["severity"] in {"page", "notice"}
    assert rule["annotations"]["summary"]
    exported, expression = list_exported(), rule["expr"]
    selected = re.findall(r"\b([a-z_]+)\{([^}]*)\}", expression)
    for name, conditions in selected:
        for label, value in re.findall(r'(\w+)=~?"([^"]*)"', conditions):
            known = exported.get(name, {}).get(label)
            assert label == "job" or (known and set(value.split("|")) <= known), (name, label, value)
    bare = re.sub(r"\{[^}]*\}|\[[^]]*\]|by \([^)]*\)", "", expression)
    names = set(re.findall(r"[a-z_]{2,}", bare)) - WORDS
    assert names, expression
    assert names <= {*exported, *GIVEN}, names - {*exported, *GIVEN}


def test_each_alert_has_a_name_of_its_own() -> None:
    names = [rule["alert"] for rule in list_rules()]
    assert len(names) == len(set(names))
