"""Audit many random games at every table: `python -m tests.properties.long_run --games 100000`."""

from __future__ import annotations

import argparse
import sys
import time

from antilles.core.layout import scratch
from antilles.puerto_rico.actions import MOST_LEGAL
from antilles.puerto_rico.compose import Config, compose
from antilles.puerto_rico.layout import LOG, RULES, STATE
from tests.properties.audit import FINE, NAMES, audit_games
from tests.tables import ASK_EVERYTHING, TABLES, config, covering_tables


def audit_table(table: Config, first_seed: int, games: int, try_all: bool) -> int:
    """Audit games at one table and return the decisions; a problem names table and seed."""
    rules = RULES.filled(compose(table))
    found = scratch(3)
    audit_games(rules, STATE.array(2), LOG.array(1), scratch(MOST_LEGAL), first_seed, games, try_all, found)
    if found[1] != FINE:
        raise AssertionError(f"{NAMES[int(found[1])]}: {table}, seed {int(found[0])}")
    return int(found[2])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games in all, spread over the tables")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--expansions", action="store_true", help="tables with expansions, variants and options")
    parser.add_argument("--quick", action="store_true", help="do not try every legal action at every step")
    arguments = parser.parse_args()
    tables = [config(edition, players, options) for edition, players in TABLES for options in ({}, ASK_EVERYTHING)]
    if arguments.expansions:
        tables = covering_tables()
    each = -(-arguments.games // len(tables))
    total = decisions = 0
    begun = time.perf_counter()
    for table in tables:
        decisions += audit_table(table, arguments.seed, each, not arguments.quick)
        total += each
        print(f"{total:>8} games, {decisions:>12} decisions, {time.perf_counter() - begun:7.1f} s: {table}", flush=True)
    print(f"no problem in {total} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
