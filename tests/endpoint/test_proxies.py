"""The examples of proxies in docs/ are read by the proxies' own checks, and pass on what the bot serves, no more."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import crossplane  # type: ignore[import-untyped]  # it has no types
import pytest

PROXIES = Path(__file__).parents[2] / "docs" / "proxies"
CADDY = Path(sys.executable).with_name("caddy")


@pytest.mark.skipif(not CADDY.exists(), reason="Caddy has no wheel for this machine")
@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.scale"])
def test_caddy_finds_its_example_in_order(name: str) -> None:
    told = subprocess.run(
        [CADDY, "validate", "--adapter", "caddyfile", "--config", PROXIES / name],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert (told.returncode, "Valid configuration" in told.stdout + told.stderr) == (0, True), told.stderr


def test_the_example_for_nginx_is_in_order(tmp_path: Path) -> None:
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"events {{}}\nhttp {{ include {PROXIES / 'nginx.conf'}; }}\n")
    told: Any = crossplane.parse(str(whole), strict=True)
    assert (told["status"], told["errors"]) == ("ok", [])


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_an_example_names_both_addresses_and_the_port_of_the_page(name: str) -> None:
    text = (PROXIES / name).read_text()
    page = (PROXIES.parent / "interactions-by-http.md").read_text()
    assert "INTERACTIONS_PORT=8090" in page
    assert "127.0.0.1:8090" in text
    assert all(word in text for word in ("interactions", "events", "404"))
