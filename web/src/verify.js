/**
 * Was the luck of a game what was promised? Told from its seeds and its journal alone.
 *
 * This is written apart from the server's own check, in another language, and knows no rules: what it knows of a game is
 * what lies in its box. docs/luck.md says how it is done and what only the rules can tell; WebCrypto does the rest.
 *
 * @import { Doubt, Journal, Kept, Mistake, Stocks, Verdict } from "./verify.js"
 */

const FORMAT = 1;
const WORDS = 1n << 64n;
const text = new TextEncoder();

/**
 * @param {Journal} journal as the server or a file tells it
 * @param {Stocks} stocks what lies in the boxes of the games
 * @param {Kept} [kept] what this browser itself was shown, threw in and saw while the game was played
 * @returns {Promise<Verdict>}
 */
export async function verifyLuck(journal, stocks, kept = {}) {
  const found = { checked: 0, untold: 0, doubts: new Set() };
  try {
    await check(journal, stocks, kept, found);
  } catch (error) {
    if (error instanceof Wrong) return { verdict: "not as promised", wrong: error.where };
    found.doubts.add("unreadable");
  }
  const { checked: draws, untold: waiting, doubts } = found;
  if (doubts.size) return { verdict: "not verified", why: [...doubts], draws };
  return { verdict: "as promised", draws, waiting };
}

class Wrong extends Error {
  /** @param {Mistake} where */
  constructor(where) {
    super(where.what);
    this.where = where;
  }
}

async function check(journal, stocks, kept, found) {
  const { luck = null, seats, entries } = journal;
  if (journal.fromagerie !== FORMAT) return void found.doubts.add("unreadable");
  await checkChain(journal);
  if (luck === null) return void found.doubts.add("no-luck");
  if (luck.seeds.length !== seats.length) throw new Wrong({ what: "players-seed" });
  const since = luck.since ?? 0;
  if (!(since >= 0 && since <= entries.length)) throw new Wrong({ what: "entry", entry: since });
  checkKept(luck, kept);
  if ((kept.entries ?? entries.length) !== entries.length) throw new Wrong({ what: "entry", entry: entries.length });
  const keys = await openSeals(luck);
  await checkSecret(luck);
  const box = stocks[journal.game];
  const known = box && box.rules === journal.rules && box.boxes.includes(journal.box);
  const stock = known ? box.tables[seats.length] : null;
  if (!stock) found.doubts.add("box");
  await checkDraws(luck, entries, keys, stock ?? null, found);
  if (since > 0) found.doubts.add("since");
  addWithheld(luck, keys, kept.unfinished ?? false, found);
  if (found.checked === 0) found.doubts.add("nothing");
}

/** Only a game that did not come to its end may keep something to itself: its last round, and the secret. */
function addWithheld(luck, keys, unfinished, found) {
  const closed = luck.seals.filter(({ round }) => !keys.has(round));
  const last = unfinished && closed.length > 0 && closed[0].round === keys.size;
  if (closed.length && !last) found.doubts.add("seed");
  if (!unfinished && (luck.secret ?? null) === null) found.doubts.add("secret");
  if (found.untold && !last) found.doubts.add("untold");
}

function checkKept(luck, { match, pledge, commitments = {}, seeds = {} }) {
  if ((match ?? luck.table) !== luck.table) throw new Wrong({ what: "table" });
  if (pledge !== undefined && pledge !== luck.pledge) throw new Wrong({ what: "pledge" });
  for (const [round, promised] of Object.entries(commitments))
    if (luck.seals[round]?.commitment !== promised) throw new Wrong({ what: "commitment", round: Number(round) });
  for (const [seat, seed] of Object.entries(seeds))
    if (luck.seeds[seat] !== seed) throw new Wrong({ what: "players-seed", seat: Number(seat) });
}

// The seeds

/** The key of every round whose seed is known, if it is the one that was promised. */
async function openSeals(luck) {
  const keys = new Map();
  for (const [place, { round, commitment, seed = null }] of luck.seals.entries()) {
    if (round !== place) throw new Wrong({ what: "seals", round });
    if (seed === null) continue;
    if ((await sha256(spell(seed, luck.table, round))) !== commitment) throw new Wrong({ what: "seed", round });
    keys.set(round, await hmacKey(bytes(seed)));
  }
  return keys;
}

/** Every seed was made from the one secret that was promised before anybody threw in theirs. */
async function checkSecret(luck) {
  const secret = luck.secret ?? null;
  if (secret === null) return;
  if ((await sha256(spell(secret, luck.table))) !== luck.pledge) throw new Wrong({ what: "secret" });
  const key = await hmacKey(bytes(secret));
  for (const { round, seed = null } of luck.seals)
    if (seed !== null && hex(await hmac(key, `round ${round}`)) !== seed) throw new Wrong({ what: "seed", round });
}

// The journal

/** Every entry is tied to all that stands above it. Whoever edits a file can do that again; a slip cannot. */
async function checkChain({ entries, check, luck: _, ...heading }) {
  let tied = (await sha256(sorted({ bots: [], ...heading }))).slice(0, 8);
  if (check !== tied) throw new Wrong({ what: "entry" });
  for (const [number, { seat, do: did, say, undo, chance, at, check }] of entries.entries()) {
    const filled = { seat, do: did || undefined, say: say || undefined, undo: undo || undefined };
    const rest = { chance: chance?.length ? chance : undefined, at: at || undefined };
    tied = (await sha256(tied + JSON.stringify({ ...filled, ...rest }))).slice(0, 8);
    if (check !== tied) throw new Wrong({ what: "entry", entry: number });
  }
  if (!entries.length) throw new Wrong({ what: "entry" });
}

/** As JSON, whatever the order in which the fields came. */
function sorted(value) {
  if (Array.isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((field) => `${JSON.stringify(field)}:${sorted(value[field])}`).join(",")}}`;
}

/** All that is written in the entries was told, in that order, from what there was to draw from, and follows from the seeds. */
async function checkDraws(luck, entries, keys, stock, found) {
  const dealer = new Dealer(keys, spell(...luck.seeds));
  const shelf = new Shelf(stock);
  let told = 0;
  for (const [entry, { seat, say, undo, chance = [] }] of entries.entries()) {
    if ((seat === undefined && !undo) !== (entry === 0)) throw new Wrong({ what: "entry", entry });
    if (chance.length && (undo || say)) throw new Wrong({ what: "entry", entry });
    if (undo && !shelf.takeBack(undo)) throw new Wrong({ what: "entry", entry });
    if (undo || say) continue;
    shelf.begin();
    for (const written of chance) {
      const line = written.trim().split(/\s+/).join(" ");
      const draw = entry < (luck.since ?? 0) ? null : luck.draws[told];
      if (draw === undefined) found.untold += 1;
      if (draw) {
        const here = { round: draw.round, entry };
        told += 1;
        // The last seal is of a round that is still to come.
        if (!(draw.round < luck.seals.length - 1)) throw new Wrong({ what: "order", ...here });
        if (draw.entry !== entry || [draw.what, ...draw.drawn].join(" ") !== line) throw new Wrong({ what: "draw", ...here });
        if (stock && !shelf.has(draw)) throw new Wrong({ what: "from", ...here });
        const came = await dealer.draw(draw);
        if (came === null) found.doubts.add("seed");
        else if (came.join(" ") !== draw.drawn.join(" ")) throw new Wrong({ what: "draw", ...here });
        else found.checked += 1;
      }
      shelf.note(line);
    }
  }
  const more = luck.draws[told];
  if (more) throw new Wrong({ what: "draw", round: more.round, entry: more.entry });
}

/** Draws again what was drawn, from the seeds. */
class Dealer {
  constructor(keys, players) {
    Object.assign(this, { keys, players, round: 0, entry: -1, counter: 0, blind: -1 });
  }

  /** Null where the seed is not known: what comes after it in the same entry has lost count. */
  async draw({ round, entry, from, drawn }) {
    if (!(round >= this.round)) throw new Wrong({ what: "order", round, entry });
    if (entry !== this.entry) this.counter = 0;
    Object.assign(this, { round, entry });
    if (!this.keys.has(round)) this.blind = entry;
    if (this.blind === entry) return null;
    const left = [...from];
    const came = [];
    while (came.length < drawn.length && left.length) {
      const place = Number(await this.below(BigInt(left.length)));
      came.push(left[place]);
      const last = left.pop();
      if (place < left.length) left[place] = last;
    }
    return came;
  }

  async below(n) {
    const fair = WORDS - (WORDS % n);
    for (;;) {
      const said = spell(this.players, this.round, this.entry, this.counter++);
      const word = new DataView(await hmac(this.keys.get(this.round), said)).getBigUint64(0);
      if (word < fair) return word % n;
    }
  }
}

/** What there is to draw from: all of the box, or what was not drawn from it before. */
class Shelf {
  constructor(stock) {
    this.stock = stock;
    this.standing = []; // what was drawn in the deal and in each action that was not taken back
    this.open = new Map(); // of the lists there may be, by what is drawn, those that fit until now
  }

  begin() {
    this.standing.push([]);
  }

  note(line) {
    const [what, ...names] = line.split(" ");
    this.standing.at(-1).push(...names.map((name) => [what, name]));
  }

  takeBack(actions) {
    if (!(actions > 0 && actions < this.standing.length)) return false;
    this.standing.length -= actions;
    return true;
  }

  /** Whether somebody could draw these from those. */
  has({ what, from, drawn }) {
    const { drawn_from: mode, things = [], n = 0 } = this.stock[what] ?? {};
    if (n && drawn.length !== n) return false;
    if (mode === "part") return things.some((all) => isPart(from, all));
    const gone = mode === "rest" ? this.standing.flat().flatMap(([from, name]) => (from === what ? [name] : [])) : [];
    const open = (this.open.get(what) ?? things).filter((all) => without(all, gone).join(" ") === from.join(" "));
    this.open.set(what, open);
    return open.length > 0;
  }
}

function without(things, gone) {
  const left = [...things];
  for (const name of gone) if (left.includes(name)) left.splice(left.indexOf(name), 1);
  return left;
}

/** Whether these things stand among those, in the same order. */
function isPart(some, all) {
  let place = -1;
  return some.every((name) => (place = all.indexOf(name, place + 1)) >= 0);
}

// What it is made of

/** Several parts as one text from which they can be told apart again: each after its length in bytes, "4:Brie,". */
function spell(...parts) {
  return parts.map((part) => `${text.encode(part).length}:${part},`).join("");
}

async function sha256(said) {
  return hex(await crypto.subtle.digest("SHA-256", text.encode(said)));
}

function hmacKey(raw) {
  return crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

function hmac(key, said) {
  return crypto.subtle.sign("HMAC", key, text.encode(said));
}

function bytes(digits) {
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new Wrong({ what: "seed" });
  return Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16));
}

function hex(buffer) {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
