/** Games in which the three charts play, with the oracle looking over their shoulder. */
import {
  type Chance,
  defaultSetting,
  Dice,
  fastDice,
  type Game,
  type Json,
  Match,
  type Message,
  type Player,
  type Setting,
  settingFaults,
  Sight,
} from '@sandtable/engine';
import { Scatter } from '@sandtable/engine/testing';
import { auc } from './auc.ts';
import { cartels } from './cartels.ts';
import { farc } from './farc.ts';
import { type Insurgent, Look, type Operation } from './look.ts';
import { type Asked, placeIn, QUESTIONS, remember, saved } from './questions.ts';
import { type Chart, newTurn, operationOf, type Turn } from './turn.ts';

/** Something the charts did that the oracle does not permit. */
export interface Difference {
  readonly seed: string;
  /** The position it began from, where it was a short game. */
  readonly position?: Json;
  /** The number of the answer in that game. */
  readonly at: number;
  readonly faction: string;
  readonly question: string;
  readonly params: Message['params'];
  readonly permitted: readonly string[];
  readonly answer: string;
  readonly operation: string;
  readonly done: readonly string[];
}

export interface Watched {
  /** Answers compared, by question. */
  readonly compared: Readonly<Record<string, number>>;
  readonly differences: readonly Difference[];
}

const CHARTS: Readonly<Record<Insurgent, Chart>> = { farc, auc, cartels };
const NON_PLAYERS: readonly Insurgent[] = ['farc', 'auc', 'cartels'];
const OPERATIONS: readonly string[] = ['rally', 'march', 'attack', 'terror'];
const EVENTS: readonly string[] = ['event', 'shaded', 'unshaded'];

/** Reasons that tell of dice (8.2, 8.3). */
const ROLLED = [
  '8.2.direct',
  '8.2.shift',
  '8.2.column-wrap',
  '8.2.choco-to-cali',
  '8.2.foreign-first',
  '8.3.random-city',
];

const isNonPlayer = (seat: string): seat is Insurgent => NON_PLAYERS.some((one) => one === seat);

class Watch {
  readonly compared: Record<string, number> = {};
  readonly differences: Difference[] = [];
  private turn: Turn | undefined;
  private seed: string;
  private position: Json | undefined;

  constructor(seed: string) {
    this.seed = seed;
  }

  /** Another game, from a position. */
  begin(seed: string, position: Json): void {
    this.seed = seed;
    this.position = position;
    this.turn = undefined;
  }

  /** Before an answer: what the book permits, if the oracle knows. */
  permitted(
    seat: string,
    prompt: Message,
    look: Look,
    options: readonly string[],
  ): readonly string[] | undefined {
    if (!isNonPlayer(seat)) return undefined;
    if (prompt.key === 'ask.turn') return [operationOf(look, CHARTS[seat]), ...EVENTS];
    if (prompt.key === 'ask.shipment.save')
      return saved(look, placeIn(look, prompt, 'space'), seat, NON_PLAYERS);
    const asked = this.asked(seat, prompt, look);
    if (asked === undefined) return undefined;
    const answers = QUESTIONS[prompt.key]?.(asked);
    return answers === undefined && options.length > 1 ? [] : answers;
  }

  /** The question, if it belongs to the Operation under watch. */
  private asked(seat: string, prompt: Message, look: Look): Asked | undefined {
    const { turn } = this;
    const doing = look.turn;
    if (turn === undefined || turn.faction !== seat || doing === null || doing.free) return undefined;
    if (doing.faction !== seat || doing.doing !== turn.operation) return undefined;
    return { look, turn, chart: CHARTS[turn.faction], prompt };
  }

  /** After an answer of a non-player. */
  answered(seat: string, prompt: Message, look: Look, answer: string): void {
    if (!isNonPlayer(seat)) return;
    if (prompt.key === 'ask.turn')
      this.turn = OPERATIONS.includes(answer) ? newTurn(seat, answer as Operation, look.card) : undefined;
    const asked = this.asked(seat, prompt, look);
    if (asked !== undefined) remember(asked, answer);
  }

  compare(at: number, seat: string, prompt: Message, permitted: readonly string[], answer: string): void {
    this.compared[prompt.key] = (this.compared[prompt.key] ?? 0) + 1;
    if (permitted.includes(answer)) return;
    this.differ(at, seat, prompt, permitted, answer);
    // One fault is enough: what follows from it would be told again and again.
    this.turn = undefined;
  }

  private differ(
    at: number,
    faction: string,
    { key: question, params }: Message,
    permitted: readonly string[],
    answer: string,
  ): void {
    const { seed, turn, position } = this;
    const done = turn?.done.map((one) => `${one.how} ${one.place.id}`) ?? [];
    const operation = turn?.operation ?? '';
    const difference = { seed, at, faction, question, params, permitted, answer, operation, done };
    this.differences.push(position === undefined ? difference : { ...difference, position });
  }

  /** N4 Dice decide among equals, but not where all of them can be taken. */
  checkDice(
    at: number,
    seat: string,
    prompt: Message,
    look: Look,
    answer: string,
    why: readonly Message[],
  ): void {
    const asked = prompt.key === 'ask.operation.space' ? this.asked(seat, prompt, look) : undefined;
    if (asked === undefined || asked.turn.isOver) return;
    const { places, most } = asked.chart.next(look, asked.turn);
    if (most === undefined || !places.some((place) => place.id === answer)) return;
    const hasRolled = why.some(({ key }) => ROLLED.includes(key));
    const isEasy = places.length <= Math.max(1, most);
    this.compared['dice'] = (this.compared['dice'] ?? 0) + 1;
    if (hasRolled !== isEasy) return;
    const ids = places.map((place) => place.id);
    this.differ(at, seat, { key: `dice for ${most}`, rule: '8.2' }, ids, hasRolled ? 'rolled' : 'not rolled');
  }

  /** Somebody else is asked: the Operation under watch must have left nothing undone. */
  ended(at: number, look: Look): void {
    const { turn } = this;
    if (turn === undefined || (look.turn?.faction === turn.faction && look.turn.doing === turn.operation))
      return;
    this.turn = undefined;
    // Whoever passed meanwhile has earned something, and an Attack has changed what could be attacked.
    if (turn.operation === 'attack' || look.card !== turn.card || look.lastActor !== turn.faction) return;
    const chart = CHARTS[turn.faction];
    const left = turn.isOver ? [] : chart.next(look, turn).places;
    const more = left.length > 0 ? left : chart.activity(look, turn).places;
    if (more.length === 0) return;
    this.turn = turn;
    const ids = more.map((place) => place.id);
    this.differ(at, turn.faction, { key: 'the end', rule: '8.1.1' }, ids, 'nothing');
    this.turn = undefined;
  }
}

/** The Government plays at random in one game, by its staff in the next. */
function governmentOf(game: Game, seed: string): Player | undefined {
  const own = (game.players ?? []).find(
    (player) => player.official !== true && player.seats?.includes('government') === true,
  );
  return new Dice(fastDice(`${seed}/government`)).below(2) === 0 ? own : undefined;
}

function settingOf(game: Game, chance: Chance): Setting {
  const usual = defaultSetting(game);
  const options = {
    ...usual.options,
    nonPlayers: 'farc-auc-cartels',
    shortGame: chance.below(4) === 0,
  };
  return { ...usual, options };
}

/** Answers of a short game from a sparse position. */
const SHORT = 120;
/** Short games for each whole one. */
const SKIRMISHES = 12;
/** What lies on the table is kept at one answer in so many. */
const KEPT_EVERY = 12;

/** Who answers for a seat: the charts, and the Government's own player or nobody, who answers at random. */
function playersOf(game: Game, seed: string): (seat: string) => Player | undefined {
  const government = governmentOf(game, seed);
  const official = (game.players ?? []).filter((player) => player.official === true);
  return (seat) =>
    isNonPlayer(seat) ? official.find((player) => player.seats?.includes(seat) ?? true) : government;
}

/** Plays on to the end, or so many answers. Gives the positions it came through. */
function play(match: Match, seed: string, watch: Watch, most = Number.POSITIVE_INFINITY): readonly Json[] {
  const chance = new Dice(fastDice(`${seed}/player`));
  const playerOf = playersOf(match.game, seed);
  const documents: Json[] = [];
  while (match.result === undefined && match.seq < most) {
    const seat = match.turn[0];
    const { prompt } = match;
    if (seat === undefined || prompt === undefined) break;
    const look = new Look(match.view('spectator'));
    watch.ended(match.seq, look);
    const options = match.menuOf(seat);
    const own = playerOf(seat)?.answer(new Sight(match, seat));
    const answer = own?.option ?? options[chance.below(options.length)] ?? '';
    const permitted = watch.permitted(seat, prompt, look, options);
    if (permitted !== undefined) watch.compare(match.seq, seat, prompt, permitted, answer);
    if (own?.why !== undefined) watch.checkDice(match.seq, seat, prompt, look, answer, own.why);
    watch.answered(seat, prompt, look, answer);
    match.answer(seat, answer);
    const document =
      match.seq % KEPT_EVERY === 0 ? match.game.positionOf?.(match.position().state) : undefined;
    if (document !== undefined) documents.push(document);
  }
  return documents;
}

/** Shipments for some of the guerrillas there: with all of them out the Cartels Bribe (8.5.3). */
function laden(position: Json, chance: Chance): Json {
  const { pieces } = position as {
    readonly pieces?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  const bands = Object.entries(pieces ?? {}).flatMap(([space, here]) =>
    Object.keys(here)
      .filter((kind) => kind.endsWith('-underground') || kind.endsWith('-active'))
      .map((kind) => ({ space, with: kind })),
  );
  const shipments: Json[] = [];
  for (let left = chance.below(SHIPMENTS + 1); left > 0 && bands.length > 0; ) {
    const [band] = bands.splice(chance.below(bands.length), 1);
    const count = bands.length === 0 ? left : 1 + chance.below(left);
    if (band !== undefined) shipments.push({ ...band, count });
    left -= count;
  }
  return { ...(position as object), shipments };
}

const SHIPMENTS = 4;

/** One whole game, and short ones from sparse positions made of it. */
export function watchGame(game: Game, seed: string): Watched {
  const chance = new Dice(fastDice(`${seed}/setting`));
  const setting = settingOf(game, chance);
  const watch = new Watch(seed);
  const start = (name: string, position?: Json): Match =>
    Match.start(
      game,
      position === undefined ? setting : { ...setting, attachments: { position } },
      fastDice(name),
      { journal: false },
    );
  const scatter = new Scatter(play(start(seed), seed, watch));
  for (let n = 0; n < SKIRMISHES; n++) {
    const isLegal = (position: Json): boolean =>
      settingFaults(game, { ...setting, attachments: { position } }).length === 0;
    const bare = scatter.make(chance, isLegal);
    const position = bare !== undefined && chance.below(2) === 0 ? laden(bare, chance) : bare;
    if (position === undefined || !isLegal(position)) continue;
    watch.begin(`${seed}, short game ${n}`, position);
    play(start(`${seed}/${n}`, position), `${seed}/${n}`, watch, SHORT);
  }
  return { compared: watch.compared, differences: watch.differences };
}
