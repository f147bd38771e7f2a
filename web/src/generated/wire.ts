// Made by ./dev types from the server's messages; changes made here are lost.

/** The first message: in which language, and the number of the last update seen (resume), if any.

    `screen`: this is a screen that everybody at the table looks at. Whoever opened it, it is sent what a spectator is
    sent, byte for byte, and may do nothing. It stays one: a later Hello of the same connection changes nothing in that. */
export interface Hello {
  do: "hello";
  language?: "en" | "fr";
  seen?: number | null;
  protocol?: number;
  screen?: "tv" | null;
}

/** Is the line alive? Answered with Pong at once. */
export interface Ping {
  do: "ping";
}

/** Take a free seat, move to another one, or take one's own back from the bot that sat in.

    During a game a bot's seat may be taken if everybody who plays agrees: the table is asked. Before one, sitting down
    again in one's own seat changes name and face. No two people here have the same head: the later gets the next one. */
export interface Sit {
  do: "sit";
  /** made by the client */
  id: string;
  /** None: the next free one; where all are taken the table grows, if the game allows */
  seat: number | null;
  /** at most 24 characters, all of them visible */
  name: string;
  /** the player's own part of the luck: any text, best random */
  seed?: string;
  /** None: the one that follows from the name */
  face?: number | null;
}

/** Leave one's seat: before the game it is free again, during it a bot sits in. */
export interface Stand {
  do: "stand";
  /** made by the client */
  id: string;
}

/** Ready, or not yet. When every seat is taken and all people are ready, the cards are dealt.

    A host who says `Start` waits for nobody: then it is only for the seed, which `ready: false` gives as well. */
export interface Ready {
  do: "ready";
  /** made by the client */
  id: string;
  ready?: boolean;
  /** the player's own part of the luck: any text, best random */
  seed?: string;
}

/** The host begins the game; bots take the free seats.

    Where somebody else sits, after a count of three seconds (`starting`) that each of them may stop once. */
export interface Start {
  do: "start";
  /** made by the client */
  id: string;
}

/** Not yet: the count before the game stops. Once for everybody. */
export interface Wait {
  do: "wait";
  /** made by the client */
  id: string;
}

/** Make a move, as written in the game's notation ("B7"); `seen` is the update it answers.

    `why`: only ask why not; nothing is moved. */
export interface Act {
  do: "act";
  /** made by the client */
  id: string;
  move: string;
  seen: number;
  elapsed?: number | null;
  why?: boolean;
}

/** Say something that is part of the game's talk, true or not. */
export interface Claim {
  do: "claim";
  /** made by the client */
  id: string;
  claim: string;
}

/** Take back one's last move: at once where nobody learnt anything from it, else the table is asked. */
export interface Undo {
  do: "undo";
  /** made by the client */
  id: string;
}

/** Ask the table: to pause, or to end the game without a winner. */
export interface Propose {
  do: "propose";
  /** made by the client */
  id: string;
  what: "end" | "pause";
}

/** Answer what the table is being asked. */
export interface Vote {
  do: "vote";
  /** made by the client */
  id: string;
  yes: boolean;
}

/** Go on after a pause. */
export interface Resume {
  do: "resume";
  /** made by the client */
  id: string;
}

/** Chat: a text, or one of the quick phrases by name. */
export interface Say {
  do: "say";
  /** made by the client */
  id: string;
  text?: string;
  phrase?: string;
}

/** The host changes what the table plays and how; what is left out stays, and so does everybody in a seat. */
export interface Configure {
  do: "configure";
  /** made by the client */
  id: string;
  game?: string;
  players?: number;
  options?: Record<string, Json>;
  public?: boolean;
  clock?: "brisk" | "day" | "half-day" | "off" | "relaxed" | "three-days";
  leavers?: "bot" | "wait";
  pace?: "auto" | "brisk" | "calm" | "instant";
  talk?: "all" | "people";
  /** three or five games or surprises, one after the other; none: no menu */
  menu?: string[];
  bots?: string;
}

/** The host puts a bot into a free seat, changes its level, or takes it away (None). */
export interface SeatBot {
  do: "seatbot";
  /** made by the client */
  id: string;
  /** a seat, from 0 */
  seat: number;
  bot: string | null;
}

/** Somebody at the table lets a bot sit in for a person who has been away for a while. */
export interface Replace {
  do: "replace";
  /** made by the client */
  id: string;
  /** a seat, from 0 */
  seat: number;
  bot?: string;
}

/** The host frees a seat before the game, or gives it to a bot during it. Whoever was kicked may watch. */
export interface Kick {
  do: "kick";
  /** made by the client */
  id: string;
  /** a seat, from 0 */
  seat: number;
}

/** The host makes somebody else the host. */
export interface HandOver {
  do: "handover";
  /** made by the client */
  id: string;
  /** a seat, from 0 */
  seat: number;
}

/** The host silences somebody in the chat, or lets them talk again. */
export interface Mute {
  do: "mute";
  /** made by the client */
  id: string;
  /** a seat, from 0 */
  seat: number;
  muted?: boolean;
}

/** After a game: wish for another one, or change one's wish.

    `game`: which one, or "surprise"; else the next one of the menu, or the same again. When everybody who is here and
    plays wishes for another, the game that most wish for begins with them; a bot holds the seats of the others. */
export interface Rematch {
  do: "rematch";
  /** made by the client */
  id: string;
  game?: string | null;
  /** false: not this time, or not any more; nobody waits for this person then */
  wish?: boolean;
}

/** After a game: the host begins the next one with those who wish for it: two people, or one and bots.

    `lobby`: they gather at the table first, where seats and options may be changed and late guests sit down. */
export interface Begin {
  do: "begin";
  /** made by the client */
  id: string;
  lobby?: boolean;
}

/** The host ends the evening: its scores stand, and the next game begins another one. */
export interface EndEvening {
  do: "endevening";
  /** made by the client */
  id: string;
}

/** After a game, somebody who played it opens its replay to everybody, or closes it again.

    A game that was given up opens when all who played it have done so, or said yes to ending it. */
export interface Open {
  do: "open";
  /** made by the client */
  id: string;
  open?: boolean;
}

/** While bots play: skip their pauses until a person is needed.

    Done when everybody who is connected and waits has asked. It leaves no trace, and asking again changes nothing.
    Response windows, clocks and the count before the dice stay as they are. */
export interface Hurry {
  do: "hurry";
  /** made by the client */
  id: string;
}

/** Before the first throw of a race game: one's thumbs are ready. It leaves no trace. */
export interface Thumbs {
  do: "thumbs";
  /** made by the client */
  id: string;
}

/** Show everybody how one feels about it. It leaves no trace; one in two seconds, five in thirty. */
export interface React {
  do: "react";
  /** made by the client */
  id: string;
  what: "cheese" | "clap" | "gasp" | "grumble" | "hurry" | "laugh";
}

/** What to play. Private unless said otherwise; what is left out has its default. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, Json>;
  public?: boolean;
  clock?: "brisk" | "day" | "half-day" | "off" | "relaxed" | "three-days";
  leavers?: "bot" | "wait";
  pace?: "auto" | "brisk" | "calm" | "instant";
  /** None: the published one */
  box?: BroughtBox | null;
  /** the level of those who take free seats */
  bots?: string | null;
  /** who sits down at it at once; None: nobody yet */
  name?: string | null;
  face?: number | null;
}

/** A box of one's own: what it is called, and a box.toml. */
export interface BroughtBox {
  /** at most 24 characters, all of them visible */
  name: string;
  toml: string;
}

/** Go on from there: after so many entries, in this seat, against these bots. */
export interface Fork {
  entries: number;
  /** a seat, from 0 */
  seat?: number;
  /** at most 24 characters, all of them visible */
  name?: string;
  face?: number | null;
  bot?: string;
}

/** Who plays the deal of the day. */
export interface SitDown {
  /** at most 24 characters, all of them visible */
  name?: string;
  face?: number | null;
}

/** What a browser's PushSubscription says, in which language, and how far its clock is ahead of UTC. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "en" | "fr";
  minutes?: number;
}

export interface Unsubscribe {
  endpoint: string;
}

/** A link for those at a table where one has a seat. */
export interface NewCircle {
  /** at most 24 characters, all of them visible */
  name: string;
  table: string;
}

/** Another name, or another link: the old one leads nowhere from then on. */
export interface ChangeCircle {
  /** at most 24 characters, all of them visible */
  name?: string;
  renew?: boolean;
}

/** A code to type on another device, or a key for a file. `luggage` is given to whoever uses the code, once. */
export interface AskPass {
  kind: "code" | "file";
  /** name, face and settings of your page; ours is JSON */
  luggage?: string;
}

export interface UsePass {
  /** the code, however it is typed; or the key */
  key: string;
}

/** A tournament: what is played, by how many at a table, in how many rounds. */
export interface NewClub {
  /** at most 24 characters, all of them visible */
  name: string;
  game: string;
  size: number;
  rounds: number;
}

/** Who takes part. */
export interface ClubEntry {
  /** at most 24 characters, all of them visible */
  name: string;
  face?: number | null;
}

/** Who drops out: oneself, or whoever the organiser says. */
export interface Leaving {
  entrant?: number | null;
}

/** Who came where at a table of this round: a place from 1 for each seat, the same where they tie. */
export interface Outcome {
  table: number;
  places: number[];
}

/** The command was carried out and is kept for good, as part of this update.

    `hurry`, `thumbs` and `react` are not kept: the number is that of the last update. */
export interface Done {
  is: "done";
  id: string;
  seq: number;
}

/** The command was not carried out. `why` is a sentence; `clause` the rule it rests on, for moves. */
export interface Refused {
  is: "refused";
  id: string | null;
  code: "busy" | "late" | "malformed" | "not-now" | "not-saved" | "not-yours" | "rule" | "too-many" | "unknown";
  why: string;
  clause: string | null;
}

/** All that is to be known now. `seq` numbers what has happened at the table.

    `you`, `room` and `game` are left out if they are as in the update before; the first one after Hello has them all. */
export interface Update {
  is: "update";
  seq: number;
  lines: Line[];
  you?: You;
  room?: RoomInfo;
  game?: GameInfo | null;
  /** lines up to this number are to be shown as their own `faded` says, if they have it */
  faded?: number;
}

/** A sentence for the log, in the reader's language. */
export interface Line {
  seq: number;
  /** seconds since 1970 */
  at: number;
  kind: "chat" | "game" | "table" | "watchers";
  text: string;
  who: string | null;
  seat: number | null;
  /** spoken aloud by whoever sits in `seat`: that alone, in quotation marks */
  said?: string;
  /** what is left of the text once players must remember it; if empty, the line goes */
  faded?: string;
}

export interface You {
  seat: number | null;
  host: boolean;
  name: string | null;
  /** the host does not want you to sit here until the next game */
  kicked: boolean;
  /** nor to hear you */
  muted: boolean;
}

/** The table around the game. */
export interface RoomInfo {
  table: string;
  code: string;
  phase: "gathering" | "over" | "paused" | "playing";
  /** a game is being played, but everybody has left: it goes on when somebody is back */
  resting: boolean;
  game: string;
  title: string;
  /** the name of a box that somebody brought; None: the published one */
  box: string | null;
  players: number;
  options: Record<string, Json>;
  public: boolean;
  /** the day whose deal this is */
  daily: string | null;
  clock: "brisk" | "day" | "half-day" | "off" | "relaxed" | "three-days";
  leavers: "bot" | "wait";
  pace: "auto" | "brisk" | "calm" | "instant";
  talk: "all" | "people";
  /** the level of those who take the free seats */
  bots: string;
  starting: StartInfo | null;
  seats: SeatInfo[];
  watchers: number;
  vote: VoteInfo | null;
  /** the name of the game being played, for its replay */
  match: string | null;
  /** which game at this table it is, or will be, counted from 1: each has a pledge of its own */
  number: number;
  /** its replay is open to everybody */
  opened: boolean;
  /** the promise of the luck of the whole match, made before anybody gave a seed */
  pledge: string;
  seals: SealInfo[];
  /** after a game */
  next: NextInfo | null;
  /** the next game begins as soon as those who wished for it have given their part of the luck */
  called: boolean;
  /** None: nothing was played here that counts, and nothing is planned */
  evening: EveningInfo | null;
}

/** The count before a game: when it is over, the cards are dealt. */
export interface StartInfo {
  /** from its beginning to its end */
  ms: number;
  /** who began it; None: a host without a seat */
  by: number | null;
  /** who may still stop one before this game */
  may_wait: number[];
}

/** One seat, as everybody sees it. */
export interface SeatInfo {
  seat: number;
  /** None: free */
  name: string | null;
  /** the bot that plays it, also while it sits in for a person */
  bot: string | null;
  /** somebody's seat, even if a bot sits in */
  person: boolean;
  ready: boolean;
  away: boolean;
  muted: boolean;
  host: boolean;
  /** ms of thinking time in reserve */
  bank: number | null;
  /** of whoever sits here, wherever they sit */
  colour: number;
  /** None: free */
  face: number | null;
  /** asked the coach in this game */
  coached: boolean;
}

/** What the table is being asked, and what is still missing. */
export interface VoteInfo {
  what: "end" | "pause" | "rematch" | "sit" | "undo";
  /** who asks; "sit": where somebody would like to sit down */
  by: number;
  waiting: number[];
  /** who agreed, besides the one who asked */
  yes: number[];
  /** the name of whoever would like to sit down */
  newcomer: string | null;
}

/** A promise made before the cards were dealt; with the seed, once it may be told, anybody can check it. */
export interface SealInfo {
  round: number;
  commitment: string;
  seed: string | null;
}

/** After a game: who would like another one, and what it would be. */
export interface NextInfo {
  wishes: WishInfo[];
  /** who said: not this time */
  out: number[];
  /** whose wish is still waited for */
  waiting: number[];
  /** what would be played as it stands: most wish for it */
  game: string;
  /** enough are in for the host to begin without waiting */
  may_begin: boolean;
}

/** Somebody would like to play on. */
export interface WishInfo {
  seat: number;
  /** which game, or "surprise" */
  game: string;
}

/** The games played here one after the other, by people among themselves: 3, 2 and 1 wheels, none for the last. */
export interface EveningInfo {
  /** that counted, in order */
  games: string[];
  /** what the host has planned */
  menu: string[];
  /** which of the menu is on the table, from 0; -1: none yet */
  course: number;
  /** the first first */
  people: EveningPerson[];
  ended: boolean;
}

/** Somebody who has played this evening, wherever they are now. */
export interface EveningPerson {
  name: string;
  /** from 1; those who have as many wheels share it */
  place: number;
  wheels: number;
  /** in the game that has just ended; None: not in it */
  gained: number | null;
  /** None: has left */
  seat: number | null;
  colour: number;
  face: number | null;
}

/** The game as this person may see it. */
export interface GameInfo {
  /** entries in its journal */
  version: number;
  view: Json;
  /** what happened since the update before; none when joining or resuming */
  events: Json[];
  legal: Move[];
  claims: Move[];
  awaited: number[];
  undo: "ask" | "free" | null;
  /** ms until a bot moves for you */
  deadline: number | null;
  /** ms that the answer asked for now takes, whatever it is; the same for everybody */
  window: number | null;
  result: Result | null;
  timing: TimingInfo[];
  /** at a slow table: ms until a bot makes this one move for those who are awaited */
  left: number | null;
  /** what you saw this round and was taken back since, in words: nobody unsees it */
  shown: string[];
}

/** Something that may be done or said now: as one types it, in words, and as data. */
export interface Move {
  move: string;
  words: string;
  action: Json;
}

export interface Result {
  scores: number[];
  winners: number[];
  /** best first; none in replays and lessons */
  medals: MedalInfo[];
}

/** Something to remember of this game, one for every person; after so many entries of its journal it can be seen. */
export interface MedalInfo {
  seat: number;
  /** its name, the same in every language */
  medal: string;
  title: string;
  /** what it is for, in a sentence */
  words: string;
  entry: number;
}

/** When somebody's hand came down in a race, ms after the dice, and by how much the line was taken into account. */
export interface TimingInfo {
  seat: number;
  move: string;
  ms: number;
  allowance: number;
  /** the move in words */
  words: string;
}

/** The answer to Hello: the words of the quick phrases, then come the updates. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  phrases: Record<string, string>;
  bots: string[];
}

export interface Pong {
  is: "pong";
}

/** All that holds at the table for now and is not kept; it replaces the one before.

    Sent when it changes. A new connection begins with nothing of it, and is sent it if there is something. */
export interface Ephemeral {
  is: "ephemeral";
  /** who asked to skip what bots do; nobody any more once a person is needed */
  hurry: number[];
  countdown: Countdown | null;
  /** a big screen shows this table */
  screen: boolean;
}

/** What comes before the dice of a race; they do not exist before its end.

    `thumbs`, before the first throw of a game: until the people in `waiting` are ready, or `ms` have passed, and the
    throw is made. `count`: 3, 2, 1, a third of `of` each. `ready`: before every later throw. */
export interface Countdown {
  kind: "count" | "ready" | "thumbs";
  /** left */
  ms: number;
  /** ms from its beginning to its end */
  of: number;
  /** whose thumbs are awaited */
  waiting: number[];
}

/** Somebody showed how they feel about it: a seat, or a spectator. Bots do so too, at what everybody has seen. */
export interface Reacted {
  is: "reacted";
  seat: number | null;
  what: "cheese" | "clap" | "gasp" | "grumble" | "hurry" | "laugh";
}

export interface TableMade {
  table: string;
  code: string;
}

/** A table in a list. */
export interface TableLine {
  table: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "paused" | "playing";
  players: number;
  free: number;
  clock: "brisk" | "day" | "half-day" | "off" | "relaxed" | "three-days";
  /** seconds since 1970 */
  touched: number;
}

/** A game on the shelf; the page comes with these in it, the easiest first. */
export interface ShelfLine {
  game: string;
  title: string;
  seats: number[];
  minutes: number;
  /** from 1 to 5 */
  ease: number;
  race: boolean;
  bots: string[];
  /** there is one to play */
  lesson: boolean;
}

/** A game on the shelf with all that can be agreed on: enough to draw its box and a form for its options. */
export interface GameBox {
  game: string;
  title: string;
  seats: number[];
  minutes: number;
  ease: number;
  race: boolean;
  bots: string[];
  lesson: boolean;
  /** JSON schema; `seats` marks those that name seats: sent from 0, shown to people from 1 */
  options: Record<string, Json>;
  /** the options in words, in every language */
  said: Record<string, Record<string, OptionSaid>>;
  /** each option: the numbers of players it is there for */
  offered: Record<string, number[]>;
  /** options for designers rather than for players */
  workshop: string[];
  presets: Preset[];
  presets_said: Record<string, Record<string, PresetSaid>>;
}

/** An option of a game, in words. */
export interface OptionSaid {
  title: string;
  about: string;
  /** each by what is given for it; "none": it is left open */
  choices: Record<string, string>;
}

/** A table set in one tap: what is agreed on, and who takes the seats where nobody sits. */
export interface Preset {
  key: string;
  /** what is left out has its default */
  options: Record<string, Json>;
  /** their level */
  bots: string;
  clock: "brisk" | "off" | "relaxed";
  pace: "auto" | "brisk" | "calm" | "instant";
}

/** A preset in words. */
export interface PresetSaid {
  title: string;
  about: string;
}

/** What a board must know of the parts it draws. `box` is the game's own data, `toml` the file it is from. */
export interface OpenBox {
  /** of a box that is not the published one */
  name: string | null;
  box: Json;
  /** parts that the printed game may have otherwise */
  reconstructed: string[];
  toml: string;
}

/** Who is awaited. */
export interface Turn {
  mine: boolean;
  /** the names of those who are awaited, bots too */
  who: string[];
  /** seconds since 1970 */
  since: number;
  /** at a slow table: seconds until a bot makes this one move */
  left: number | null;
}

/** A table where one has or had a seat. */
export interface MyTable {
  table: string;
  game: string;
  title: string;
  phase: "gathering" | "over" | "paused" | "playing";
  players: number;
  free: number;
  clock: "brisk" | "day" | "half-day" | "off" | "relaxed" | "three-days";
  touched: number;
  /** of the other people there */
  names: string[];
  /** while a game is being played */
  turn: Turn | null;
}

/** Who you are here: nothing but a cookie. */
export interface Guest {
  tables: MyTable[];
  /** your cookie is nobody's: what your browser keeps of who you were should go too */
  forgotten: boolean;
}

/** The deals of the day. A day begins and ends at midnight UTC, for everybody at the same moment. */
export interface Today {
  day: string;
  /** seconds until the next ones */
  left: number;
  /** the game whose deal everybody should try today */
  star: string;
  /** days in a row on which one finished a deal; one missed day a week is forgiven */
  streak: number;
  longest: number;
  deals: Daily[];
}

/** A deal of today: the scores of all who have finished it, best first, and how one did oneself. */
export interface Daily {
  game: string;
  day: string;
  scores: number[];
  winners: number;
  /** one's own */
  table: string | null;
  score: number | null;
  won: boolean | null;
  /** how it went for oneself, once it is over */
  signs: ("cat" | "cheese" | "mouse" | "plate" | "star" | "worm")[];
}

/** Seven days, today last; the game that was the star of each; oneself first, then who played on most of them. */
export interface Week {
  days: string[];
  stars: string[];
  rows: WeekRow[];
}

export interface WeekRow {
  name: string;
  face: number | null;
  you: boolean;
  days: (WeekDay | null)[];
}

/** A star deal that somebody has finished; of today's, points and signs only for those who have finished it too. */
export interface WeekDay {
  score: number | null;
  won: boolean | null;
  signs: ("cat" | "cheese" | "mouse" | "plate" | "star" | "worm")[];
}

export interface MyPage {
  games: GamePlayed[];
  streak: number;
  longest: number;
  medals: OwnMedal[];
  badges: OwnBadge[];
  history: History;
  /** games that are still being looked up in the log: ask again */
  uncounted: number;
}

/** What one has done in a game. */
export interface GamePlayed {
  game: string;
  title: string;
  played: number;
  won: number;
  /** points */
  best: number | null;
  /** ms: the quickest right answer, in a race */
  answer: number | null;
  levels: LevelWins[];
}

/** Games won where the strongest bot was of this level. */
export interface LevelWins {
  level: string;
  won: number;
}

export interface OwnMedal {
  game: string;
  medal: string;
  title: string;
  times: number;
}

export interface OwnBadge {
  badge: string;
  /** None: of the house */
  game: string | null;
  title: string;
  words: string;
  earned: boolean;
}

export interface History {
  games: PlayedGame[];
  /** ask for what ended before this; None: that was all */
  before: number | null;
}

/** A game that one has played to its end. */
export interface PlayedGame {
  match: string;
  game: string;
  title: string;
  /** ms since 1970 */
  ended: number;
  /** one's own */
  seat: number;
  place: number;
  won: boolean;
  seats: SeatThen[];
  signs: ("cat" | "cheese" | "mouse" | "plate" | "star" | "worm")[];
  /** its title */
  medal: string | null;
}

/** A seat as it was when the game ended. */
export interface SeatThen {
  name: string;
  face: number | null;
  /** the level of a bot that had the seat to itself */
  bot: string | null;
  place: number;
  score: number;
  /** asked the coach during the game */
  coached: boolean;
}

/** This device opens that person's page from now on. */
export interface Linked {
  luggage: string;
}

/** What links one other device to you. Whoever has it is you: shown once, kept as a hash. */
export interface NewPass {
  kind: "code" | "file";
  key: string;
  /** seconds since 1970 */
  until: number;
  /** that it lives */
  seconds: number;
}

/** A device that opens your page. */
export interface OwnDevice {
  device: string;
  /** seconds since 1970 */
  since: number;
  this: boolean;
}

export interface PushInfo {
  /** by which push services know this house; None: it tells nobody */
  key: string | null;
}

/** How many people wait for others to play this game with. */
export interface Waiting {
  game: string;
  people: number;
}

/** A link that stays, for whoever has it. */
export interface CircleInfo {
  /** what follows /with/ */
  link: string;
  name: string;
  /** made by you: only you rename, renew or delete it */
  yours: boolean;
}

/** A part of a game; `total` is how many pictures the whole of it has. */
export interface Frames {
  game: string;
  title: string;
  /** the name of the box, if it is not the published one */
  box: string | null;
  seats: string[];
  /** which bot sat in each; None where a person did */
  bots: (string | null)[];
  total: number;
  moments: number[];
  frames: Frame[];
  /** by seat */
  faces: (number | null)[];
}

/** The game after so many entries of its journal, and what was told with the last of them. */
export interface Frame {
  entries: number;
  /** whose entry it was */
  seat: number | null;
  game: GameInfo;
  lines: string[];
  /** worth finding again */
  moment: boolean;
}

/** What the coach says of a game to one seat. Chances are in millionths, losses in whole points of 100. */
export interface Review {
  game: string;
  title: string;
  seat: number;
  names: string[];
  start: number;
  result: number;
  columns: Record<string, number>;
  curve: Point[];
  swings: Swing[];
  mistakes: Mistake[];
  inaccuracies: Mistake[];
  steps: Step[];
  decisions: number;
  /** decisions in which something could be gained or lost */
  at_stake: number;
  /** points of 100 per decision at stake ... */
  lost: number;
  /** ... and the standard error of that */
  lost_error: number;
  weighed: Weighed[];
}

/** Everybody's chance to win at a moment, in millionths, by what the seat could know. */
export interface Point {
  entry: number;
  shares: number[];
}

/** One of the moments that changed most. */
export interface Swing {
  entry: number;
  column: "chance" | "news" | "others" | "own";
  before: number;
  after: number;
  what: Record<string, string>;
}

/** A choice, a better one, and what it cost in whole points of the chance to win. */
export interface Mistake {
  /** of the journal; "play on from here" begins just before it */
  entry: number;
  kind: "blunder" | "inaccuracy" | "mistake";
  played: Record<string, string>;
  better: Record<string, string>;
  loss: number;
  low: number;
  high: number;
  reason: Record<string, string>;
  /** to be asked as an exercise: the one played, the better one and some others */
  choices: Record<string, string>[];
  /** which of these is the better one */
  answer: number;
}

/** One thing that happened, and what it changed. */
export interface Step {
  /** of the journal, counted from 1 */
  entry: number;
  column: "chance" | "news" | "others" | "own";
  before: number;
  after: number;
  /** who moved */
  seat: number | null;
  /** in notation, of the seat's own */
  move: string;
}

/** A decision, what kind it was, and what it cost; what is kept of it when many games are added up. */
export interface Weighed {
  entry: number;
  situation: string;
  /** millionths */
  loss: number;
  at_stake: boolean;
}

/** Decisions that were judged, and how many there are; 0 of 0: it has not begun, or is not being made. */
export interface ReviewProgress {
  done: number;
  of: number;
}

/** A move and why. `stake`: points of 100 between the best and the worst that was looked at. */
export interface Hint {
  stake: number;
  /** in notation */
  move: string;
  say: Record<string, string>;
  as_good: Record<string, string>[];
  /** what it is compared with, if anything is clearly worse ... */
  instead: Record<string, string> | null;
  /** ... by so many points */
  loss: number;
  reason: Record<string, string>;
}

/** A choice weighed. Before it is made only the light is told: what is better would be a hint. */
export interface Verdict {
  light: "amber" | "green" | "red";
  /** whole points of 100 ... */
  loss: number;
  low: number;
  high: number;
  played: Record<string, string>;
  better: Record<string, string> | null;
  reason: Record<string, string>;
}

/** Everybody's chance, in millionths, with all cards open. */
export interface TrueCurve {
  game: string;
  title: string;
  names: string[];
  curve: Point[];
}

export interface MyLosses {
  games: GameLosses[];
  exercises: Exercise[];
}

export interface GameLosses {
  game: string;
  title: string;
  /** games */
  reviewed: number;
  kinds: KindOfLoss[];
}

/** A kind of decision that surely costs something: points of 100 at each, and how sure that is. */
export interface KindOfLoss {
  situation: string;
  says: Record<string, string>;
  games: number;
  decisions: number;
  lost: number;
  /** to either side, 95 % */
  error: number;
}

/** A position of one's own in which something better was to be found: what to choose from, and the answer. */
export interface Exercise {
  match: string;
  seat: number;
  /** the choice; the position is the picture before it */
  entry: number;
  game: string;
  title: string;
  choices: Record<string, string>[];
  answer: number;
  played: Record<string, string>;
  loss: number;
  reason: Record<string, string>;
}

/** What the coach says of a race to one seat, sentence by sentence, in every language. */
export interface RaceReview {
  game: string;
  title: string;
  seat: number;
  names: string[];
  lines: Record<string, string[]>;
}

export interface Lesson {
  game: string;
  title: string;
  seats: string[];
  steps: TaughtStep[];
}

/** One step of a lesson: what to read, the picture beside it, and which move is meant, if the learner is to move. */
export interface TaughtStep {
  text: string;
  move: string | null;
  quick: boolean;
  frame: Frame;
}

/** The board before the first of them, where nothing has to be remembered, and after each; the oldest first. */
export interface LastMoves {
  frames: Frame[];
  /** how many of these are moves: all, or all but the first */
  moves: number;
}

/** Why a move cannot be made, and the rule it rests on; neither, if it can. */
export interface WhyNot {
  why: string | null;
  clause: string | null;
}

export interface ClubMade {
  code: string;
}

/** A tournament, as everybody sees it who has its code. */
export interface ClubInfo {
  code: string;
  name: string;
  game: string;
  title: string;
  size: number;
  rounds: number;
  over: boolean;
  /** the next round may begin */
  ready: boolean;
  /** the first first */
  people: EntrantLine[];
  played: ClubRound[];
  /** you are */
  organiser: boolean;
  /** you */
  entrant: number | null;
}

/** Somebody in the standings: 100 points for beating everybody at a table. */
export interface EntrantLine {
  entrant: number;
  name: string;
  face: number | null;
  /** false: has dropped out */
  here: boolean;
  /** by points; then by tables won, then by the points of those one has met */
  place: number;
  points: number;
  wins: number;
  opponents: number;
  played: number;
  byes: number;
}

export interface ClubRound {
  tables: ClubTableLine[];
  byes: number[];
}

/** A table of a round. */
export interface ClubTableLine {
  /** for those who sit there and the organiser; "" for everybody else */
  table: string;
  code: string;
  entrants: number[];
  /** none: it is being played */
  places: number[];
  points: number[];
  /** the organiser gave the result */
  by_hand: boolean;
}

export interface ErrorBody {
  error: string;
  why: string;
}

export type FromClient =
  | Hello
  | Ping
  | Sit
  | Stand
  | Ready
  | Start
  | Wait
  | Act
  | Claim
  | Undo
  | Propose
  | Vote
  | Resume
  | Say
  | Configure
  | SeatBot
  | Replace
  | Kick
  | HandOver
  | Mute
  | Rematch
  | Begin
  | EndEvening
  | Open
  | Hurry
  | Thumbs
  | React;

export type FromServer =
  | Done
  | Refused
  | Update
  | Welcome
  | Pong
  | Ephemeral
  | Reacted;

export type Command =
  | Sit
  | Stand
  | Ready
  | Start
  | Wait
  | Act
  | Claim
  | Undo
  | Propose
  | Vote
  | Resume
  | Say
  | Configure
  | SeatBot
  | Replace
  | Kick
  | HandOver
  | Mute
  | Rematch
  | Begin
  | EndEvening
  | Open
  | Hurry
  | Thumbs
  | React;

export type Language = "en" | "fr";

export type Clock = "off" | "relaxed" | "brisk" | "half-day" | "day" | "three-days";

export type Leavers = "wait" | "bot";

export type Pace = "auto" | "calm" | "brisk" | "instant";

export type Talk = "all" | "people";

export type Phase = "gathering" | "playing" | "paused" | "over";

export type Question = "undo" | "pause" | "end" | "sit" | "rematch";

export type Channel = "table" | "watchers";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const PROTOCOL = 1;
