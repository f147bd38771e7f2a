/**
 * Was the luck of a game what was promised? Told from its seeds alone.
 *
 * This is written apart from the server's own check, in another language, and knows no rules: it trusts the list of
 * what could be drawn, and derives what was. docs/luck.md says how; WebCrypto does the rest.
 *
 * @import { Luck, Kept, Verdict } from "./verify.js"
 */

const WORDS = 1n << 64n;
const text = new TextEncoder();

/**
 * @param {Luck} luck as the journal tells it
 * @param {Kept} [kept] what this browser itself was shown and threw in while the game was played
 * @returns {Promise<Verdict>}
 */
export async function verifyLuck(luck, kept = {}) {
  try {
    checkKept(luck, kept);
    const keys = await openSeals(luck);
    await checkSecret(luck);
    await checkDraws(luck, keys);
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, wrong: error.where };
    throw error;
  }
  return { ok: true, draws: luck.draws.length };
}

class Wrong extends Error {
  /** @param {import("./verify.js").Mistake} where */
  constructor(where) {
    super(where.what);
    this.where = where;
  }
}

function checkKept(luck, { pledge, commitments = {}, seeds = {} }) {
  if (pledge !== undefined && pledge !== luck.pledge) throw new Wrong({ what: "pledge" });
  for (const [round, promised] of Object.entries(commitments))
    if (luck.seals[round]?.commitment !== promised) throw new Wrong({ what: "commitment", round: Number(round) });
  for (const [seat, seed] of Object.entries(seeds))
    if (luck.seeds[seat] !== seed) throw new Wrong({ what: "players' seed", seat: Number(seat) });
}

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

async function checkDraws(luck, keys) {
  const players = spell(...luck.seeds);
  let entry = -1;
  let counter = 0;
  for (const draw of luck.draws) {
    const here = { round: draw.round, entry: draw.entry };
    if (!keys.has(draw.round)) throw new Wrong({ what: "no seed", ...here });
    if (draw.entry < Math.max(entry, luck.since ?? 0)) throw new Wrong({ what: "order", ...here });
    if (draw.entry > entry) [entry, counter] = [draw.entry, 0];
    const below = async (n) => {
      const fair = WORDS - (WORDS % n);
      for (;;) {
        const said = spell(players, draw.round, draw.entry, counter++);
        const word = new DataView(await hmac(keys.get(draw.round), said)).getBigUint64(0);
        if (word < fair) return word % n;
      }
    };
    const left = [...draw.from];
    for (const came of draw.drawn) {
      if (left.length === 0) throw new Wrong({ what: "draw", ...here });
      const place = Number(await below(BigInt(left.length)));
      if (left[place] !== came) throw new Wrong({ what: "draw", ...here });
      const last = left.pop();
      if (place < left.length) left[place] = last;
    }
  }
}

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
