// The same load as benchmarks/server_load.py puts on our own server: tables, four sockets each, moves at planned times.
// node load.cjs PORT TABLES RATES SECONDS: for each rate "begin" when counting begins, then one line of JSON.
const { io } = require("socket.io-client");
const [port, tables, rates, seconds] = [+process.argv[2], +process.argv[3], process.argv[4].split(",").map(Number), +process.argv[5]];
const base = `http://127.0.0.1:${port}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const quantile = (values, q) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))];
const figures = { counting: false, done: [], told: [], errors: 0 };

async function post(path, body) {
  const answer = await fetch(base + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return answer.json();
}

class Table {
  constructor(gap) {
    Object.assign(this, { gap, next: performance.now() + Math.random() * gap, sent: new Map() });
  }
  plan() {
    this.next = Math.max(this.next + this.gap, performance.now());
    return this.next;
  }
}

class Person {
  constructor(table, matchID, playerID, credentials) {
    Object.assign(this, { table, matchID, playerID, credentials, busy: false });
    this.socket = io(`${base}/cards`, { transports: ["websocket"], forceNew: true });
    this.socket.on("connect", () => this.socket.emit("sync", matchID, playerID, credentials, 4));
    this.socket.on("sync", (_, info) => this.hear(info.state));
    this.socket.on("update", (_, state) => this.hear(state));
    this.socket.on("connect_error", () => (figures.errors += 1));
  }
  hear(state) {
    const sent = this.table.sent.get(state._stateID);
    if (sent !== undefined && figures.counting)
      (this.asked === state._stateID ? figures.done : figures.told).push(performance.now() - sent);
    this.state = state;
    if (state.ctx.currentPlayer !== this.playerID || this.busy) return;
    this.busy = true;
    setTimeout(() => this.move(), this.table.plan() - performance.now());
  }
  move() {
    this.busy = false;
    const { G, ctx, _stateID } = this.state;
    if (ctx.currentPlayer !== this.playerID) return;
    const hand = G.players[this.playerID].hand;
    const led = G.trick.length ? G.trick[0].card[0] : null;
    const following = hand.filter((card) => card[0] === led);
    const choices = following.length ? following : hand;
    const card = choices[Math.floor(Math.random() * choices.length)];
    // A move and the end of the turn are two steps of the state.
    this.asked = _stateID + 1;
    this.table.sent.set(this.asked, performance.now());
    const payload = { type: "play", args: [card], playerID: this.playerID, credentials: this.credentials };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.matchID, this.playerID);
  }
}

async function main() {
  const all = [];
  for (let number = 0; number < tables; number++) {
    const table = new Table((1000 * tables) / rates[0]);
    const { matchID } = await post("/games/cards/create", { numPlayers: 4 });
    for (let seat = 0; seat < 4; seat++) {
      const { playerCredentials } = await post(`/games/cards/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}` });
      new Person(table, matchID, String(seat), playerCredentials);
    }
    all.push(table);
  }
  await sleep(3000);
  for (const rate of rates) {
    for (const table of all) table.gap = (1000 * tables) / rate;
    await sleep(4000);
    Object.assign(figures, { counting: true, done: [], told: [] });
    console.log("begin");
    const began = performance.now();
    await sleep(1000 * seconds);
    figures.counting = false;
    const took = (performance.now() - began) / 1000;
    console.log(JSON.stringify({
      tables, sockets: 4 * tables, wanted: rate, "actions/s": figures.done.length / took,
      "done p50 ms": quantile(figures.done, 0.5), "done p99 ms": quantile(figures.done, 0.99),
      "told p50 ms": quantile(figures.told, 0.5), "told p99 ms": quantile(figures.told, 0.99), errors: figures.errors,
    }));
  }
  process.exit(0);
}
main();
