// A trick of cards with hidden hands on boardgame.io, kept in memory: nothing is written to a disk.
const { Server } = require("boardgame.io/server");
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const deck = [];
for (const suit of "BCGM") for (let value = 1; value <= 12; value++) deck.push(suit + value);

function deal(G, random) {
  const cards = random.Shuffle(deck);
  for (let seat = 0; seat < 4; seat++) G.players[seat] = { hand: cards.slice(seat * 12, seat * 12 + 12).sort() };
}

const Cards = {
  name: "cards",
  setup: ({ random }) => {
    const G = { players: {}, trick: [], won: [[], [], [], []], points: [0, 0, 0, 0], round: 1 };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  minPlayers: 4,
  maxPlayers: 4,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // On the server only: a client does not know what the others hold.
    play: {
      client: false,
      move: ({ G, ctx, random }, card) => {
        const hand = G.players[ctx.currentPlayer].hand;
        if (!hand.includes(card)) return INVALID_MOVE;
        const led = G.trick.length ? G.trick[0].card[0] : null;
        if (led && card[0] !== led && hand.some((other) => other[0] === led)) return INVALID_MOVE;
        hand.splice(hand.indexOf(card), 1);
        G.trick.push({ seat: ctx.currentPlayer, card });
        if (G.trick.length < 4) return;
        const best = G.trick
          .filter((laid) => laid.card[0] === G.trick[0].card[0])
          .reduce((a, b) => (+b.card.slice(1) > +a.card.slice(1) ? b : a));
        G.won[best.seat].push(...G.trick.map((laid) => laid.card));
        G.points[best.seat] += 2;
        G.trick = [];
        if (hand.length === 0) {
          G.round += 1;
          G.won = [[], [], [], []];
          deal(G, random);
        }
      },
    },
  },
};

const server = Server({ games: [Cards], origins: [/.*/] });
server.run({ port: +process.argv[2], callback: () => console.log("ready") });
