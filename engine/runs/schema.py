"""The tables of the store; docs/formats.md tells people what they hold."""

from __future__ import annotations

from typing import Final

FORMAT: Final = 4  # of the file; a higher one was written by a newer Oikist

ANSWERS: Final = """
CREATE TABLE IF NOT EXISTS answers (
    answer INTEGER PRIMARY KEY,
    asked TIMESTAMP NOT NULL,
    question VARCHAR NOT NULL,
    title VARCHAR NOT NULL,
    variant VARCHAR NOT NULL,
    digest VARCHAR NOT NULL,
    kind VARCHAR NOT NULL,
    verdict VARCHAR NOT NULL,
    runs INTEGER[] NOT NULL,
    asking VARCHAR NOT NULL,
    page VARCHAR NOT NULL
);
"""

TABLES: Final = """
CREATE TABLE oikist (format INTEGER NOT NULL);
CREATE SEQUENCE run_numbers;
CREATE TABLE runs (
    run INTEGER PRIMARY KEY,
    title VARCHAR NOT NULL,
    plan VARCHAR NOT NULL,
    purpose VARCHAR NOT NULL,
    started TIMESTAMP NOT NULL,
    status VARCHAR NOT NULL,
    note VARCHAR NOT NULL,
    engine VARCHAR NOT NULL,
    versions VARCHAR NOT NULL
);
CREATE TABLE arms (
    run INTEGER NOT NULL,
    arm USMALLINT NOT NULL,
    label VARCHAR NOT NULL,
    side USMALLINT NOT NULL,
    seating USMALLINT NOT NULL,
    variant VARCHAR NOT NULL,
    changes VARCHAR NOT NULL,
    game VARCHAR NOT NULL,
    version INTEGER NOT NULL,
    digest VARCHAR NOT NULL,
    board VARCHAR NOT NULL,
    decks VARCHAR NOT NULL,
    seats VARCHAR[] NOT NULL,
    bots VARCHAR[] NOT NULL,
    measures VARCHAR[] NOT NULL,
    rules VARCHAR[] NOT NULL,
    deals VARCHAR[] NOT NULL,
    spaces VARCHAR[] NOT NULL,
    PRIMARY KEY (run, arm)
);
CREATE TABLE chunks (
    run INTEGER NOT NULL,
    arm USMALLINT NOT NULL,
    first INTEGER NOT NULL,
    count INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    watched INTEGER NOT NULL,
    seconds FLOAT NOT NULL,
    standings BLOB NOT NULL,
    measures BLOB NOT NULL,
    deal BLOB NOT NULL,
    course BLOB NOT NULL,
    totals BLOB NOT NULL,
    spaces BLOB NOT NULL,
    fired BLOB NOT NULL,
    uses BLOB,
    PRIMARY KEY (run, arm, first)
);
CREATE TABLE games (
    run INTEGER NOT NULL,
    arm USMALLINT NOT NULL,
    game INTEGER NOT NULL,
    finished BOOLEAN NOT NULL,
    decisions INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    forced INTEGER NOT NULL,
    scores INTEGER[] NOT NULL,
    shares INTEGER[] NOT NULL,
    decided INTEGER[] NOT NULL,
    places INTEGER[],
    rounds INTEGER
);
CREATE TABLE rounds (
    run INTEGER NOT NULL,
    arm USMALLINT NOT NULL,
    round USMALLINT NOT NULL,
    seat USMALLINT NOT NULL,
    games INTEGER NOT NULL,
    mean DOUBLE,
    deviation DOUBLE
);
CREATE TABLE spaces (
    run INTEGER NOT NULL,
    arm USMALLINT NOT NULL,
    seat USMALLINT NOT NULL,
    space VARCHAR NOT NULL,
    pieces BIGINT NOT NULL,
    games INTEGER NOT NULL,
    won DOUBLE NOT NULL
);
CREATE TABLE rules (
    run INTEGER NOT NULL,
    arm USMALLINT NOT NULL,
    rule VARCHAR NOT NULL,
    fired BIGINT NOT NULL,
    games INTEGER NOT NULL,
    watched INTEGER NOT NULL
);
CREATE TABLE failed (
    run INTEGER NOT NULL,
    arm USMALLINT NOT NULL,
    game INTEGER NOT NULL,
    record VARCHAR NOT NULL
);
"""

VIEWS: Final = """
CREATE OR REPLACE VIEW seats AS
    SELECT g.run, g.arm, g.game, g.finished, s.seat, a.seats[s.seat] AS name, a.bots[s.seat] AS bot,
        g.scores[s.seat] AS score, g.shares[s.seat] / 720720.0 AS share,
        g.decided[s.seat] AS decisions, g.places[s.seat] AS place
    FROM games g
    JOIN arms a ON a.run = g.run AND a.arm = g.arm
    CROSS JOIN (SELECT unnest(range(1, 65)) AS seat) s
    WHERE s.seat <= len(g.scores);
"""

# What makes a file of an older format one of the next: places came with format 2; which
# games a rule fired in, and answers, with format 3; rounds of a game with format 4. Games of
# older formats have NULL there.
UPGRADES: Final = {
    1: "ALTER TABLE games ADD COLUMN places INTEGER[];",
    2: "ALTER TABLE chunks ADD COLUMN uses BLOB;" + ANSWERS,
    3: "ALTER TABLE games ADD COLUMN rounds INTEGER;",
}

CONCLUDED: Final = ("rounds", "spaces", "rules")  # written when a run ends, from its chunks
OWN_TABLES: Final = ("failed", *CONCLUDED, "games", "chunks", "arms", "runs")
