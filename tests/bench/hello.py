"""What a Flask app costs that does nothing, served by the same server with the same settings."""

from __future__ import annotations

from flask import Flask

from companion.connections import Server
from companion.serve import listen


def hello() -> str:
    """Say hello."""
    return "<p>Hello, World!</p>"


def main() -> None:
    """Serve on a free port and print its address."""
    app = Flask("hello")
    app.add_url_rule("/", view_func=hello)
    with listen("127.0.0.1", 0) as listening:
        server = Server(app, listening)
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        server.run()


if __name__ == "__main__":
    main()
