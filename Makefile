# Two commands are enough: `make run` and `make test`. Each first sees to the virtual environment in .venv.
# Needed: Python 3.11 or newer, git, make. On Debian: apt install python3 python3-venv make git

SHELL := /bin/sh
BIN := .venv/bin
STAMP := .venv/.stamp
LOCK := requirements.lock
UPGRADE := --upgrade
unexport PYTHONDONTWRITEBYTECODE # what is compiled is kept: without it each process of a run compiles every test anew
FLOOR := import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))

.PHONY: run lan test lint rules bench soak look pictures lock zip clean
.DEFAULT_GOAL := run

run: $(STAMP) ## start the companion on this machine
	@exec $(BIN)/companion serve $(ARGS)

lan: $(STAMP) ## start it for the home network, too: phones and tablets join by a QR code
	@exec $(BIN)/companion serve --lan $(ARGS)

test: $(STAMP) ## what proves the house, in minutes; ARGS="tests/core -k deck" for some
	@rc=0; $(BIN)/python -m pytest -n auto --dist loadgroup $(ARGS) || rc=$$?; \
	if ! command -v chromium-headless-shell >/dev/null && ! command -v chromium >/dev/null; then \
		echo ""; \
		echo "There is no Chromium here, so the browser tests were SKIPPED. To have them: apt install chromium"; \
	fi; exit $$rc

zip: $(STAMP) ## dist/companion.pyz: one file for any Windows, Mac or Linux with Python; ARGS=--here for this machine alone
	@$(BIN)/python -m pyz.build $(ARGS)

lint: $(STAMP) ## style, types (also as Windows has them), and which floor may lean on which
	@$(BIN)/ruff check companion tests pyz
	@$(BIN)/mypy
	@$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32
	@$(BIN)/lint-imports

rules: $(STAMP) ## which rules of each game are proven and told
	@$(BIN)/companion rules

bench: $(STAMP) ## one line a figure: bench NAME VALUE LIMIT
	@$(BIN)/python -m tests.bench $(ARGS)

soak: $(STAMP) ## kills, long plays and the properties, with many more examples; SOAK=10 for ten times as many
	@SOAK=$(or $(SOAK),1) $(BIN)/python -m pytest -n auto --dist loadgroup -m "not browser" $(or $(ARGS),tests)

look: $(STAMP) ## every page and every play in the browser, in each theme, language and text size; a play in WebKit
	@rc=0; $(BIN)/python -m pytest -n auto --dist loadgroup -m look $(or $(ARGS),tests/browser) || rc=$$?; \
	if ! command -v WebKitWebDriver >/dev/null || ! command -v Xvfb >/dev/null; then \
		echo ""; \
		echo "There is no WebKit here, so the plays on an iPad's engine were SKIPPED. To have them:"; \
		echo "apt install webkit2gtk-driver xvfb"; \
	fi; exit $$rc

pictures: $(STAMP) ## the README's pictures, taken anew
	@$(BIN)/python -m tests.browser.pictures

lock: $(STAMP) ## the lock file anew, from pyproject.toml, for every system at once; UPGRADE= adds what is new and no more
	@[ -x .venv/lock/bin/uv ] || { $(BIN)/python -m venv .venv/lock && .venv/lock/bin/pip install --quiet uv; }
	@.venv/lock/bin/uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes --extra test \
		--no-annotate --no-header --system-certs --no-python-downloads --output-file $(LOCK) pyproject.toml

clean: ## forget the virtual environment and what tools left behind
	rm -rf .venv .pytest_cache .ruff_cache .hypothesis build dist

# The stamp is written last: a half-made environment is made again.
$(STAMP): $(LOCK) pyproject.toml
	@if ! $(BIN)/python -c '$(FLOOR)' 2>/dev/null; then \
		for python in python3 python3.13 python3.12 python3.11 python3.14; do \
			if $$python -c '$(FLOOR)' 2>/dev/null; then found=$$python; break; fi; \
			if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then bare=$$python; fi; \
		done; \
		if [ -z "$$found" ] && [ -n "$$bare" ]; then \
			echo "$$bare is here, but its venv module is not. On Debian: apt install python3-venv" >&2; exit 1; \
		fi; \
		if [ -z "$$found" ]; then \
			echo "The companion needs Python 3.11 or newer, and there is none on the PATH." >&2; exit 1; \
		fi; \
		echo "Making a virtual environment in .venv with $$found ..."; \
		rm -rf .venv && $$found -m venv .venv; \
	fi
	@echo "Installing what $(LOCK) names ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement $(LOCK)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(STAMP)
