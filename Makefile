# All there is to do: `make run` plays, `make test` tests, `make check` is what a change must pass.
# Needs make and a Python >= 3.11; everything else is installed into $(VENV) from the committed locks.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

VENV    ?= .venv
WORKERS ?= 3
# What to test, and anything more to tell pytest: make test T=tests/architecture ARGS='-x -k docker'
T       ?= tests
ARGS    ?=

# The first of these that is a Python >= 3.11 able to make a virtual environment makes $(VENV).
PYTHON ?=
CANDIDATES := $(if $(PYTHON),$(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)

PY      := $(VENV)/bin/python
PIP     := $(PY) -m pip --disable-pip-version-check -qq
INSTALL := $(PIP) install --require-hashes
PROJECT := $(PIP) install --no-deps --no-build-isolation --editable .
UV      := build/lock/bin/uv
COMPILE := UV_PYTHON_DOWNLOADS=never $(UV) --no-config --quiet pip compile pyproject.toml --python $(PY) \
	--universal --python-version 3.11 --generate-hashes --no-annotate --custom-compile-command 'make lock' \
	$(if $(UPGRADE),--upgrade)
SOURCES := $(wildcard porc_royal games storage bot cogs tests bench tools)

.PHONY: help run test thorough check static format lint types contracts translations rules kit bench soak diary backup restore lock audit clean

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

run: $(VENV)/.run ## start: a page on this machine, or Discord when DISCORD_TOKEN is set (see README)
	@$(PY) -m bot

test: $(VENV)/.dev ## run the tests, six to eight minutes on two cores (T=tests/architecture narrows, ARGS='-x' goes to pytest, WORKERS=4)
	@$(PY) -m pytest $(T) -n $(WORKERS) $(ARGS)

thorough: $(VENV)/.dev ## what `make test` leaves out: the same promises at more tables, in every game, with more luck
	@$(PY) -m pytest $(T) -m 'thorough and not soak' -n $(WORKERS) $(ARGS)

check: static test thorough ## everything a change must pass: format, lint, types, arrows, translations, all tests

static: format-check lint types contracts translations ## what check does before the tests

.PHONY: format-check
format-check: $(VENV)/.dev
	@$(PY) -m ruff format --check .

lint: $(VENV)/.dev ## ruff
	@$(PY) -m ruff check .

types: $(VENV)/.dev ## mypy --strict
	@$(PY) -m mypy --strict $(SOURCES)

contracts: $(VENV)/.dev ## who may import whom
	@$(PY) -c 'from importlinter.cli import lint_imports_command as lint; lint()' --no-logo --cache-dir build/import-linter

translations: $(VENV)/.dev ## the same sentences in French and English
	@$(PY) -m bot.i18n.check

rules: $(VENV)/.dev ## write the pages of the rules, docs/rules, from the sentences that the bot tells
	@$(PY) -m bot.wording.rulebook_pages

kit: $(VENV)/.dev ## write the page of the kit, docs/kit.md, from its docstrings
	@$(PY) -m tests.architecture.kit_page

format: $(VENV)/.dev ## lay the code out, and correct what ruff can correct
	@$(PY) -m ruff check --fix-only --quiet .
	@$(PY) -m ruff format .

bench: $(VENV)/.bench ## measure against baselines run beside it (ARGS='replies --beside WORKTREE' compares with an older build)
	@$(PY) -m bench $(ARGS)

soak: $(VENV)/.dev ## the long runs: a million views compared (VIEWS=1000000; CASE=cosmic SEED=17 replays one game), thousands of kills and of random games (GAMES=5000 of each kind, SEEDS=10000 simulated ones, PAIRS=500 for each watcher)
	@$(PY) -m tests.promises.view_soak $(if $(VIEWS),--views $(VIEWS)) $(if $(CASE),--case $(CASE)) $(if $(SEED),--seed $(SEED))
	@$(if $(SEED),:,PORC_PROFILE=soak $(if $(GAMES),GAMES=$(GAMES)) $(if $(SEEDS),SEEDS=$(SEEDS)) $(if $(PAIRS),PAIRS=$(PAIRS)) $(PY) -m pytest $(T) -m soak -n $(WORKERS) --timeout 0 $(ARGS))

diary: $(VENV)/.dev ## who was asked, called and answered for in one simulated game over days (GAME=election SEED=3)
	@$(PY) -m bench diary $(GAME) $(if $(SEED),--seed $(SEED))

backup: $(VENV)/.run ## copy the store, also while the bot runs
	@$(PY) -m bot backup $(ARGS)

restore: $(VENV)/.run ## put a copy back: make restore FROM=path
	@test -n "$(FROM)" || { echo 'Say which copy: make restore FROM=path/to/copy' >&2; exit 2; }
	@$(PY) -m bot restore "$(FROM)" $(ARGS)

lock: $(VENV)/bin/python ## settle the versions anew from pyproject.toml (UPGRADE=1 takes the newest)
	@test -x $(UV) || { $(PY) -m venv build/lock && build/lock/bin/python -m pip --disable-pip-version-check -qq install 'uv==0.13.*'; }
	@$(COMPILE) --extra local --extra postgres --extra build --extra dev --output-file requirements-dev.lock
	@$(COMPILE) --extra bench --constraint requirements-dev.lock --output-file requirements-bench.lock
	@$(COMPILE) --extra local --extra build --constraint requirements-dev.lock --output-file requirements.lock
	@$(COMPILE) --extra postgres --constraint requirements-dev.lock --output-file requirements-server.lock
	@$(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["build"], sep="\n")' \
	    | $(subst pyproject.toml,-,$(COMPILE)) --constraint requirements-dev.lock --output-file requirements-build.lock

audit: $(VENV)/bin/python ## known holes in what is installed, as the index knows them (needs a network)
	@test -x build/audit/bin/pip-audit || { $(PY) -m venv build/audit && build/audit/bin/python -m pip --disable-pip-version-check -qq install 'pip-audit==2.*'; }
	@build/audit/bin/pip-audit --progress-spinner off --require-hashes --disable-pip -r requirements-server.lock -r requirements-build.lock

clean: ## remove what was installed and built; data/ and .env stay
	@rm -rf $(VENV) build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---------------------------------------------------------------------------------------------- installing
# The stamps say which locks $(VENV) was last installed from. The locks agree (the run lock is a part of the test lock,
# and what the bench's holds besides is the bench's alone), so one virtual environment serves them all.

$(VENV)/bin/python:
	@for python in $(CANDIDATES); do \
	    "$$python" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
	    found=$$python; \
	    "$$python" -c 'import ensurepip' >/dev/null 2>&1 || continue; \
	    echo "Making $(VENV) with $$("$$python" --version) (once)"; \
	    exec "$$python" -m venv --clear $(VENV); \
	done; \
	if [ -n "$$found" ]; then \
	    echo "$$found cannot make virtual environments: install its venv package (Debian, Ubuntu: apt install python3-venv)." >&2; \
	else \
	    echo "No Python 3.11 or newer among: $(CANDIDATES). Install one, or name it: make PYTHON=/path/to/python3" >&2; \
	fi; \
	exit 1

$(VENV)/.run: requirements.lock pyproject.toml | $(VENV)/bin/python
	@echo 'Installing what the bot needs (once)'
	@$(INSTALL) -r requirements.lock
	@$(PROJECT)
	@touch $@

$(VENV)/.dev: requirements-dev.lock requirements.lock pyproject.toml | $(VENV)/bin/python
	@echo 'Installing what the bot and its tests need (once)'
	@$(INSTALL) -r requirements-dev.lock
	@$(PROJECT)
	@touch $(VENV)/.run $@

$(VENV)/.bench: requirements-bench.lock $(VENV)/.dev
	@echo 'Installing what the bench measures the bot beside (once)'
	@$(INSTALL) -r requirements-bench.lock
	@touch $@
