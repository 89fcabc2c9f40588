"""`antilles serve`: the web table."""

import os
import webbrowser
from typing import Annotated

import typer

from antilles.cli.program import Language, app, out, print_plain
from antilles.terminal.program import reader

LOG_LEVELS = ("debug", "info", "warning", "error")


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines of your network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 takes a free one.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            help="Where everything is kept: sqlite:////path/to/file or postgresql://user:password@host/name; "
            "else a file in your data directory, which is printed."
        ),
    ] = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Print the address, open no browser.")] = False,
    log_level: Annotated[str, typer.Option(help=f"How much is logged: {', '.join(LOG_LEVELS)}.")] = "warning",
    lang: Language = None,
) -> None:
    """Serve the web table: play in a browser, alone or with others.

    Friends join by the link that a table shows. Stop with Ctrl+C: every move is kept, and all tables
    go on at the next start. Further settings are variables: ANTILLES_PUBLIC_URL (the address people use behind a
    proxy), ANTILLES_HOSTS (further host names), ANTILLES_SECRET (what cookies are signed with).
    """
    from antilles.server.running import Listening, run
    from antilles.server.settings import from_environment

    def listening(where: Listening) -> None:
        print_plain(reader.text("cli-serving", address=where.address, database=where.database))
        desktop = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.name == "nt"
        if not no_browser and (desktop or os.uname().sysname == "Darwin") and out.is_terminal:
            webbrowser.open(where.address)

    run(from_environment(host=host, port=port, database=database), log_level.upper(), listening)
