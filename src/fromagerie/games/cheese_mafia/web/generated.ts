// Made by ./dev types from the Structs of this game; changes made here are lost.

/** What one seat may know; lists go by seat unless they say otherwise. Hands are sorted as in the box. */
export interface CheeseMafiaView {
  seat: number | null;
  options: CheeseMafiaOptions;
  players: number;
  /** counted from 1 */
  round: number;
  first: number;
  last_round: boolean;
  turn: number;
  /** regular turns each seat has begun this round */
  turns: number[];
  /** that the seat whose turn it is takes after this one */
  extra_turns: number;
  clockwise: boolean;
  question: "answer" | "discard" | "give" | "over" | "pass" | "pass-round" | "pay" | "play" | "show" | "swap" | "thin" | "turn" | "use";
  awaited: number[];
  /** whose effect is in question */
  card: string | null;
  /** who uses it */
  user: number | null;
  /** on whom, or who is asked */
  target: number | null;
  /** cards still to discard */
  left: number;
  /** in which everybody passes a card */
  way: "left" | "right" | null;
  /** one's own sealed choice */
  chosen: string | null;
  cheese: number[];
  gangsters: number[];
  /** one's own; empty for a spectator */
  hand: string[];
  hand_sizes: number[];
  /** cards the viewer knows to be in the other hands */
  known: string[][];
  /** cards of one's own hand that each seat knows of */
  known_of_mine: string[][];
  known_to_all: string[][];
  /** a row an observer, the public last: cards of each hand it may know, at most */
  may_know: number[][];
  known_kinds: ("numbered" | "special")[][];
  /** the card each seat showed to all in the last turn */
  shown: (string | null)[];
  /** the hands at the last reveal */
  revealed: string[][];
  pile: number;
  /** the first card laid down first */
  discard: string[];
  /** who won by badges */
  indic: number | null;
  winners: number[];
}

/** What a table can agree on before the first deal. */
export interface CheeseMafiaOptions {
  banker: "cheese" | "gangsters";
  war: "cards" | "gangsters";
  first: number | null;
}

export interface RoundBegan {
  was: "roundbegan";
  round: number;
  first: number;
}

/** A seat sees its own hand. Nobody else is told. */
export interface Dealt {
  was: "dealt";
  seat: number;
  hand: string[];
}

/** A seat has laid a card ready, face down. */
export interface Chose {
  was: "chose";
  seat: number;
}

/** A card is used for which everybody chooses a card: to show it, or to pass it this way. */
export interface AskedAll {
  was: "askedall";
  seat: number;
  card: string;
  way: "left" | "right" | null;
}

/** Everybody passed a card at once, to the left or to the right. */
export interface CardsPassed {
  was: "cardspassed";
  way: "left" | "right";
}

/** Told to the giver alone. */
export interface Gave {
  was: "gave";
  seat: number;
  card: string;
  to: number;
}

/** Told to the receiver alone. */
export interface Received {
  was: "received";
  seat: number;
  card: string;
  giver: number;
}

export interface Plotted {
  was: "plotted";
  seat: number;
}

export interface Drew {
  was: "drew";
  seat: number;
  cards: number;
}

/** Told to the one who drew alone. */
export interface DrewCards {
  was: "drewcards";
  seat: number;
  cards: string[];
}

export interface Played {
  was: "played";
  seat: number;
  card: string;
}

/** The effect of the card just played is not used. */
export interface Declined {
  was: "declined";
  seat: number;
}

export interface Targeted {
  was: "targeted";
  seat: number;
  card: string;
  target: number;
}

/** The target of an attack does not answer it. */
export interface LetHappen {
  was: "lethappen";
  seat: number;
}

/** The target answers with a card; `turned` if the effect now goes the other way. */
export interface Riposted {
  was: "riposted";
  seat: number;
  card: string;
  turned: boolean;
}

export interface Stole {
  was: "stole";
  seat: number;
  target: number;
  cheese: number;
  gangsters: number;
}

export interface Lost {
  was: "lost";
  seat: number;
  cheese: number;
  gangsters: number;
}

export interface Gained {
  was: "gained";
  seat: number;
  cheese: number;
  gangsters: number;
}

/** A seat pays another and takes something from the supply. */
export interface Paid {
  was: "paid";
  seat: number;
  to: number;
  cheese_paid: number;
  gangsters_paid: number;
  cheese_bought: number;
  gangsters_bought: number;
}

export interface DidNotPay {
  was: "didnotpay";
  seat: number;
}

export interface Looked {
  was: "looked";
  seat: number;
  target: number;
}

/** Told to the one who looked alone. */
export interface SawHand {
  was: "sawhand";
  seat: number;
  target: number;
  hand: string[];
}

/** A card was picked unseen from a hand: all that the table is told of it. */
export interface Searched {
  was: "searched";
  seat: number;
  target: number;
  special: boolean;
}

/** The card that was picked; it goes back. Told to the one who searched and to its owner alone. */
export interface Found {
  was: "found";
  seat: number;
  target: number;
  card: string;
}

export interface Swapped {
  was: "swapped";
  seat: number;
  target: number;
}

/** What the table sees of a gift. */
export interface GaveCard {
  was: "gavecard";
  seat: number;
  target: number;
}

export interface Discarded {
  was: "discarded";
  seat: number;
  card: string;
}

export interface Reversed {
  was: "reversed";
  clockwise: boolean;
}

export interface TookExtraTurn {
  was: "tookextraturn";
  seat: number;
}

/** The gangs' war: the card each seat showed, or none when gangsters were counted; who gains and who loses. */
export interface WarFought {
  was: "warfought";
  cards: string[] | null;
  strengths: number[];
  highest: number[];
  lowest: number[];
}

/** Somebody reached the mark: this round is the last. */
export interface LastRound {
  was: "lastround";
}

/** Somebody exposes; or the police raid the table, as this seat had to draw cards that are not there.

    In a raid `cancelled` is the card whose effect needed them, None if it was the plot itself. */
export interface Exposed {
  was: "exposed";
  seat: number;
  raid: boolean;
  cancelled: string | null;
}

/** All hands on the table, with their totals. */
export interface Revealed {
  was: "revealed";
  hands: string[][];
  totals: number[];
}

/** What a card held in the hand brings in before gains and losses. */
export interface Charmed {
  was: "charmed";
  seat: number;
  card: string;
  cheese: number;
}

/** How the reveal ended; cheese and gangsters gained or lost by each seat, and what each has now. */
export interface RoundScored {
  was: "roundscored";
  outcome: "failure" | "raid" | "success";
  exposer: number | null;
  cheese_change: number[];
  gangsters_change: number[];
  cheese: number[];
  gangsters: number[];
}

/** Nobody wins if no gangster is left anywhere. */
export interface GameWon {
  was: "gamewon";
  seats: number[];
  by: "badges" | "count";
  cheese: number[];
  gangsters: number[];
}

/** Somebody said something about the game, true or not. Talk changes nothing in the game itself. */
export interface Claimed {
  was: "claimed";
  seat: number;
  /** in notation */
  claim: string;
  /** made before it: the same thing is put in other words later in the game */
  moves: number;
}

/** Use the effect on this opponent. */
export interface Target {
  do: "target";
  seat: number;
}

/** Draw a card, then play one. */
export interface Plot {
  do: "plot";
}

/** Have everybody show their hand. */
export interface Expose {
  do: "expose";
}

/** Use the effect; pay. */
export interface Yes {
  do: "yes";
}

/** Leave the effect; let the attack happen; do not pay. */
export interface No {
  do: "no";
}

/** Use the effect: everybody passes a card to the left. */
export interface PassLeft {
  do: "passleft";
}

/** Use the effect: everybody passes a card to the right. */
export interface PassRight {
  do: "passright";
}

/** A card of one's hand for whatever is asked: to pass, play, answer with, swap, give, show or discard. */
export interface Choose {
  do: "choose";
  card: string;
}

/** "Expose them!". */
export interface CallExpose {
  do: "callexpose";
}

/** "Pass me low cards". */
export interface AskLow {
  do: "asklow";
}

/** "My total is under 10", or that of another seat. */
export interface ClaimUnder {
  do: "claimunder";
  seat: number | null;
  total: number;
}

/** "My total is 21 or more", or that of another seat. */
export interface ClaimAtLeast {
  do: "claimatleast";
  seat: number | null;
  total: number;
}

/** "I shall leave you alone". */
export interface PromisePeace {
  do: "promisepeace";
  seat: number;
}

/** "I hold the Lawyer". */
export interface ClaimCard {
  do: "claimcard";
  card: string;
}

/** "Anne holds a 9": what nobody may say. It is listed so that it can be refused with its clause. */
export interface ClaimCardOf {
  do: "claimcardof";
  seat: number;
  card: string;
}

export interface Box {
  table: TableSize;
  stakes: StakesSheet;
  cards: Record<string, CardKind>;
}

/** How many may play, and the cards in a hand. */
export interface TableSize {
  players: number[];
  hand: number;
}

/** What one begins with, what a reveal pays, when the game ends. */
export interface StakesSheet {
  cheese: number;
  gangsters: number;
  success: number;
  loss: number;
  heavy: number;
  heavy_loss: number;
  failure: number;
  consolation: number;
  badges: number;
  last_at: number;
}

/** A card as printed. */
export interface CardKind {
  en: string;
  fr: string;
  value: number;
  copies: number;
  type: string;
  works: string;
  effect: EffectCard;
  badge?: boolean;
}

/** What a card does: a word of the vocabulary and its numbers. */
export interface EffectCard {
  do: string;
  cheese?: number;
  gangsters?: number;
  special_cheese?: number;
  special_gangsters?: number;
  cards?: number;
  turns?: number;
  total?: number;
  most?: number;
  price?: number;
  cap?: number;
}

export type CheeseMafiaAction =
  | Target
  | Plot
  | Expose
  | Yes
  | No
  | PassLeft
  | PassRight
  | Choose;

export type CheeseMafiaClaim =
  | CallExpose
  | AskLow
  | ClaimUnder
  | ClaimAtLeast
  | PromisePeace
  | ClaimCard
  | ClaimCardOf;

export type CheeseMafiaEvent =
  | RoundBegan
  | Dealt
  | Chose
  | AskedAll
  | CardsPassed
  | Gave
  | Received
  | Plotted
  | Drew
  | DrewCards
  | Played
  | Declined
  | Targeted
  | LetHappen
  | Riposted
  | Stole
  | Lost
  | Gained
  | Paid
  | DidNotPay
  | Looked
  | SawHand
  | Searched
  | Found
  | Swapped
  | GaveCard
  | Discarded
  | Reversed
  | TookExtraTurn
  | WarFought
  | LastRound
  | Exposed
  | Revealed
  | Charmed
  | RoundScored
  | GameWon
  | Claimed;

/** All that a board of Cheese Mafia is given. */
export interface CheeseMafiaGame {
  view: CheeseMafiaView;
  event: CheeseMafiaEvent;
  action: CheeseMafiaAction;
  claim: CheeseMafiaClaim;
  options: CheeseMafiaOptions;
  box: Box;
}
