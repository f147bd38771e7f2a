"""What the database holds, said once for SQLite and PostgreSQL. The log is the truth; the rest is an index to it."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

# One row per record. (room, seq) is also the lock between processes: the second one finds the place taken.
log = Table(
    "log",
    metadata,
    Column("room", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # ms since 1970
    Column("kind", String(16), nullable=False),
    Column("person", String(24)),
    Column("command", String(40)),
    Column("data", LargeBinary, nullable=False),
    Index("log_by_person", "person"),
)

rooms = Table(
    "rooms",
    metadata,
    Column("room", String(24), primary_key=True),
    Column("code", String(5), unique=True),  # given up when the table has been quiet for long
    Column("game", String(40), nullable=False),
    Column("phase", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("players", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("clock", String(12), nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("people", Integer, nullable=False, server_default="0"),  # who sit there and are not away
    Column("due", BigInteger),  # at a slow table: ms of steady time (hours) at which a bot makes the next move
    Index("rooms_by_touch", "public", "touched"),
    Index("rooms_by_due", "due"),
)

# What time it was for the house when it last looked: its steady time, and what the system's clock said then.
hours = Table(
    "hours",
    metadata,
    Column("name", String(12), primary_key=True),
    Column("wall", BigInteger, nullable=False),  # ms since 1970
    Column("steady", BigInteger, nullable=False),
)

# Browsers whose people would like to be told that it is their turn; `id` is a hash of the address.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("minutes", Integer, nullable=False),  # that its clock is ahead of UTC
    Column("made", BigInteger, nullable=False),
    Column(
        "device", String(24), nullable=False, server_default=""
    ),  # which of the person's; "": from before this was kept
    Index("subscriptions_by_person", "person"),
)

# What each person has been told of a table: of which position (its `due`), whether they have looked, or were reminded.
notices = Table(
    "notices",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("room", String(24), primary_key=True),
    Column("position", BigInteger, nullable=False),
    Column("unread", Boolean, nullable=False),
    Column("reminded", Boolean, nullable=False),
)

# Links that stay: whoever has one finds the table where those friends are.
circles = Table(
    "circles",
    metadata,
    Column("code", String(24), primary_key=True),
    Column("owner", String(24), nullable=False),
    Column("name", String(60), nullable=False),
    Column("room", String(24), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("circles_by_owner", "owner"),
)

# Who has or had a seat where: for "my tables", and for who may see a replay.
sitters = Table(
    "sitters",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("room", String(24), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
)

# A guest is a random token in a cookie; here is only its hash.
people = Table(
    "people",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

# The deal of the day: what its luck is made of, the same for everybody.
deals = Table(
    "deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("secret", String(64), nullable=False),
)

# Who has sat down to it, once each; score and won are an index, filled in when first read after the end.
attempts = Table(
    "attempts",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person", String(24), primary_key=True),
    Column("room", String(24), nullable=False),
    Column("score", Integer),
    Column("won", Boolean),
)

# What a finished game was to each person who played it, for their own page: an index, made again from the log if it is
# missing. Without a place there is nothing to show of it. `about` has the names around the table, by seat.
results = Table(
    "results",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("room", String(24), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),  # ms since 1970
    Column("place", Integer),
    Column("won", Boolean, nullable=False),
    Column("score", Integer),
    Column("people", Integer, nullable=False),
    Column("level", String(12)),
    Column("answer", Integer),  # ms
    Column("medal", String(40)),
    Column("about", LargeBinary),
    Index("results_by_person", "person", "ended"),
    Index("results_by_room", "room", "match"),
)

# A second device of a person: its token (a hash) opens their page, not that of the guest it was before.
devices = Table(
    "devices",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("device", String(24), nullable=False, unique=True),  # its name in requests
    Column("made", BigInteger, nullable=False),
    Index("devices_by_person", "person"),
)

# What links a second device, once and not for long: a code to type, or a file. Here is only its hash.
passes = Table(
    "passes",
    metadata,
    Column("pass", String(64), primary_key=True),
    Column("person", String(24), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("until", BigInteger, nullable=False),  # ms since 1970
    Column("luggage", LargeBinary, nullable=False),  # what the person's page takes along: name, face, settings
    Index("passes_by_person", "person"),
)

# Tournaments, one row each: all that is known of one is small, and changed as a whole if nobody else did meanwhile.
clubs = Table(
    "clubs",
    metadata,
    Column("code", String(5), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("organiser", String(24), nullable=False),
    Column("made", BigInteger, nullable=False),  # ms since 1970
    Column("data", LargeBinary, nullable=False),
    Index("clubs_by_organiser", "organiser"),
)

# What the coach said of a finished game to each of its seats, compressed. Made again if the mark is another one: of
# another journal (a name was forgotten), or by another version of the coach.
reviews = Table(
    "reviews",
    metadata,
    Column("room", String(24), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("mark", String(32), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
