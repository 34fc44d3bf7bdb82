"""The least page that a tap can change: one button, the same htmx, the same server with the same settings."""

from __future__ import annotations

from flask import Flask, Response, request

from companion.connections import Server
from companion.serve import listen
from companion.web.assets import htmx

REGION = """<div id="table" data-revision="{count}" hx-boost="true" hx-target="#table" hx-swap="outerHTML show:none">
<form method="post" action="/"><input type="hidden" name="count" value="{count}"><button>{count}</button></form>
</div>"""
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/htmx.js" defer></script></head><body>{region}</body></html>"""


def page() -> str:
    """The page, or after a tap its region with the next number."""
    if request.method == "POST":
        return REGION.format(count=int(request.form["count"]) + 1)
    return PAGE.format(region=REGION.format(count=0))


def main() -> None:
    """Serve on a free port and print its address."""
    app = Flask("bare")
    app.add_url_rule("/", view_func=page, methods=["GET", "POST"])
    app.add_url_rule("/htmx.js", "htmx", lambda: Response(htmx().read_bytes(), mimetype="text/javascript"))
    with listen("127.0.0.1", 0) as listening:
        server = Server(app, listening)
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        server.run()


if __name__ == "__main__":
    main()
