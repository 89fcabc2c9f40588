# Two commands on a fresh machine with Python 3.11 or newer: `make play` and `make test`.
PYTHON ?= python3
GAME ?= puerto-rico
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SOURCES := src tests tools benchmarks

.PHONY: help play serve test lint gpu bench docs lock clean

help:
	@echo "make play    play Puerto Rico in this terminal, or GAME=santiago-de-cuba (sets everything up the first time);"
	@echo "             options go into ARGS: make play ARGS='--players 3 --lang uk'"
	@echo "make serve   serve the web table; options go into ARGS: make serve ARGS='--port 9000'"
	@echo "make test    run every check and test"
	@echo "make bench   measure speed and compare with the last figures"
	@echo "make gpu     compile the rules for a GPU and, where there is one, compare its games with a CPU's"
	@echo "make docs    write the generated documentation anew"
	@echo "make lint    check style and types"
	@echo "make clean   remove the environment and every cache"

play: $(VENV)/run.ready
	@$(BIN)/antilles play $(GAME) $(ARGS)

serve: $(VENV)/run.ready
	@$(BIN)/antilles serve $(ARGS)

# Continuous integration also compiles the rules for a GPU; elsewhere `make gpu` installs what that needs.
test: $(VENV)/test.ready $(if $(filter true,$(CI)),$(VENV)/gpu.ready)
	@$(MAKE) --no-print-directory lint
	@$(BIN)/antilles prepare
	@$(BIN)/python -m pytest -n 2 --dist loadgroup -q $(PYTEST_ARGS)

lint: $(VENV)/test.ready
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/ruff format --check $(SOURCES)
	@$(BIN)/mypy

gpu: $(VENV)/gpu.ready
	@$(BIN)/python -m pytest -q tests/gpu

bench: $(VENV)/run.ready
	@$(BIN)/python -m benchmarks.run $(BENCH_ARGS)

docs: $(VENV)/run.ready
	@$(BIN)/python -m tools.generate_docs
	@$(BIN)/python -m tools.openapi

# New lock files from pyproject.toml; they carry versions and hashes and no address.
lock:
	@$(PYTHON) -m venv $(VENV)-lock && $(VENV)-lock/bin/python -m pip -q install pip-tools
	@for name in run test gpu ray; do \
	    extra=$$([ $$name = run ] || echo "--extra $$name"); \
	    $(VENV)-lock/bin/pip-compile -q --generate-hashes --allow-unsafe --strip-extras --no-header \
	        --no-annotate --no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options \
	        $$extra --all-build-deps -o requirements/$$name.txt pyproject.toml || exit 1; \
	done
	@rm -rf $(VENV)-lock

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
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

$(VENV)/test.ready: $(VENV)/run.ready requirements/test.txt
	@echo "Installing what the tests need ..."
	@$(PIP) -q install --require-hashes -r requirements/test.txt
	@touch $@

$(VENV)/gpu.ready: $(VENV)/test.ready requirements/gpu.txt
	@echo "Installing what compiling for a GPU needs ..."
	@$(PIP) -q install --require-hashes -r requirements/gpu.txt
	@touch $@
