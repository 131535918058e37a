# Everything a contributor runs. `make` alone lists it.
#
# PYTHON chooses the interpreter (3.11 or newer):  make setup PYTHON=python3.12
# ARGS is handed on:                               make test ARGS='-k board -x'

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

# The suite starts hundreds of programs; each would compile all our sources anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup run test slow bench lint fuzz calibrate shots outputs findings lock

help:  ## List what there is
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

setup: $(INSTALLED)  ## Install everything into .venv; does nothing when nothing changed

run: setup  ## Open the window; without a display, play a batch and print its balance
	$(BIN)/oikist run $(ARGS)

SUITE = $(BIN)/python -m pytest --ignore=tests/bench -n auto --dist worksteal
LONG = fuzz or calibrate or looks

test: export QT_QPA_PLATFORM = offscreen
test: setup  ## Run the tests, but for the slow ones
	$(SUITE) -m 'not (slow or $(LONG))' $(ARGS)

slow: export QT_QPA_PLATFORM = offscreen
slow: setup  ## Run the slow tests
	$(SUITE) -m 'slow and not ($(LONG))' $(ARGS)

bench: setup  ## Measure the speed of the engine and of the window
	$(BIN)/oikist bench --beside tests.bench.rivals --beside tests.bench.stored \
	    --beside tests.bench.million --beside tests.bench.answers --beside tests.bench.window \
	    --beside tests.bench.playtest --beside tests.bench.memory --beside tests.bench.games \
	    --beside tests.bench.symmetry $(ARGS)
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.bench.desk
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.bench.maps
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.bench.charts
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.bench.lab

lint: setup  ## Style, types and import rules
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

shots: export QT_QPA_PLATFORM = offscreen
shots: export OIKIST_SCREENSHOTS = 1
shots: setup  ## Take every picture in every look, and those of the guides
	$(BIN)/python -m pytest -m 'screenshots or looks' $(ARGS)

# Some of these take longer than a test of the suite may wait.
UNHURRIED = -o faulthandler_timeout=0

fuzz: export QT_QPA_PLATFORM = offscreen
fuzz: export OIKIST_FUZZ_POSITIONS ?= 300000
fuzz: setup  ## Compare kernels with their plain twins on very many positions
	$(BIN)/python -m pytest -m fuzz $(UNHURRIED) $(ARGS)

calibrate: setup  ## Hold every interval and sequential test to what it promises, at length
	$(BIN)/python -m pytest -m calibrate $(UNHURRIED) $(ARGS)

outputs: setup  ## Run the commands that docs/lab.md shows, and put in what they print
	$(BIN)/python -m tests.support.outputs docs/lab.md

findings: setup  ## Do the same for the findings about games
	$(BIN)/python -m tests.support.outputs $(wildcard docs/findings-*.md)

lock: setup  ## Pin all dependencies for every platform; ARGS=--upgrade takes newer ones
	$(BIN)/python -m pip install --quiet uv
	UV_CUSTOM_COMPILE_COMMAND='make lock' $(BIN)/uv pip compile --quiet --universal \
	    --generate-hashes --all-extras --no-annotate $(ARGS) -o requirements.lock pyproject.toml

# The build backend is in the lock too, so the last step needs no second download.
$(INSTALLED): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo 'Oikist needs Python 3.11 or newer; name one: make setup PYTHON=python3.12' >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	    { echo 'This Python cannot make environments; install python3-venv (Debian, Ubuntu) and try again' >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --no-deps --no-build-isolation -e .
	@bash .ci/qt-libraries $(BIN)/python
	@touch $@
