"""The first engine: tables in one SQLite file, with what looks after that file. Nothing else here knows SQL."""
