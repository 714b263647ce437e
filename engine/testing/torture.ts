/** Plays many random games and checks every promise of the contract on the way. */
import {
  type Answer,
  type Chance,
  defaultSetting,
  Dice,
  fastDice,
  type Game,
  type GameRecord,
  type Json,
  Match,
  type Player,
  type Position,
} from '../index.ts';
import { LawWatch } from './blind-laws.ts';
import {
  allApply,
  asidesApply,
  Broken,
  tellsNothingHidden,
  firstDifference,
  hasMenus,
  isOver,
  isPlain,
  keepsSecrets,
  picture,
  refusesRest,
  restores,
  speaks,
  takesLists,
  undoes,
  unfailing,
} from './checks.ts';
import { dealsFairly } from './deals.ts';
import { logsNothingHidden, marksSecretChoices } from './hidden.ts';
import { withoutClock } from './no-clock.ts';
import { randomAnswer, randomSetting } from './random.ts';
import { repliesBlindly } from './replies.ts';
import { type Failure, shrink } from './shrink.ts';
import { skirmish } from './skirmish.ts';

const DEALS = 200;
/** Lists of answers are tried at one moment in so many, and are this long. */
const LISTS_EVERY = 16;
const MOST_LISTED = 5;
/** Short games from sparse positions, made of what lay on the table at one rest in so many. */
const SKIRMISHES = 20;
const RESTS_EVERY = 4;

export interface TortureOptions {
  readonly games?: number;
  readonly seed?: string;
  /** One moment in so many is searched wholly (every option, every refusal, every view). */
  readonly every?: number;
  /** Games begun to see whether hidden things are dealt anew fairly; none where the tests before have seen it. */
  readonly deals?: number;
  /** Short games from sparse positions for each game played, where a game can tell and read positions. */
  readonly skirmishes?: number;
  /** Players who must answer the same whatever is hidden from them, in words of both languages. */
  readonly players?: readonly Player[];
  /** Stops after so many failures. */
  readonly failures?: number;
  readonly progress?: (games: number, decisions: number) => void;
}

export interface TortureReport {
  readonly game: string;
  readonly games: number;
  readonly decisions: number;
  readonly deadEnds: number;
  /** Short games begun from sparse positions. */
  readonly skirmishes: number;
  /** Moments at which something hidden really was dealt anew. */
  readonly redeals: number;
  readonly failures: readonly Failure[];
}

export function torture<S, V>(game: Game<S, V>, options: TortureOptions = {}): TortureReport {
  const { games = 50, seed = 'torture', failures: most = 3, deals = DEALS } = options;
  const { every = 12, skirmishes = SKIRMISHES, players = [] } = options;
  const totals: Totals = { decisions: 0, redeals: 0, skirmishes: 0, laws: new LawWatch() };
  const failures: Failure[] = [];
  let played = 0;
  withoutClock(() => {
    for (; played < games && failures.length < most; played++) {
      const failure = tortureGame(game, `${seed}/${played}`, { every, skirmishes, players }, totals);
      if (failure !== undefined) failures.push(shrink(game, failure));
      options.progress?.(played + 1, totals.decisions);
    }
    if (failures.length === 0) failures.push(...wholeRunFaults(game, seed, deals, totals));
  });
  return {
    game: game.id,
    games: played,
    decisions: totals.decisions,
    deadEnds: failures.filter((failure) => failure.check === 'dead end').length,
    skirmishes: totals.skirmishes,
    redeals: totals.redeals,
    failures,
  };
}

interface Totals {
  decisions: number;
  redeals: number;
  skirmishes: number;
  readonly laws: LawWatch;
}

/** What only many games show. */
function wholeRunFaults<S, V>(game: Game<S, V>, seed: string, deals: number, { laws }: Totals): Failure[] {
  const failure = (check: string, message: string): Failure => {
    const record = emptyRecord(game, defaultSetting(game), seed);
    return { game: game.id, check, message: `${check}: ${message}`, seed, record };
  };
  if (laws.fault !== undefined) return [failure('laws', laws.fault)];
  try {
    dealsFairly(game, seed, deals);
    return [];
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return [failure(error.check, error.message.replace(`${error.check}: `, ''))];
  }
}

/** One random game under all checks; the first broken promise, if any. */
function tortureGame<S, V>(
  game: Game<S, V>,
  seed: string,
  { every, skirmishes, players }: Pick<Required<TortureOptions>, 'every' | 'skirmishes' | 'players'>,
  totals: Totals,
): Failure | undefined {
  const chance = new Dice(fastDice(`${seed}/player`));
  const changes = new Dice(fastDice(`${seed}/laws`));
  const setting = randomSetting(game, chance);
  const documents: Json[] = [];
  let match: Match<S, V> | undefined;
  let answer: Answer | undefined;
  try {
    match = unfailing('setup', 'the game does not start', () => Match.start(game, setting, fastDice(seed)));
    const seen = new Set<string>();
    while (match.result === undefined) {
      if (match.number > game.bound) throw new Broken('bound', `more than ${game.bound} asks`);
      hasMenus(match);
      keepDocument(match, documents);
      answer = nextAnswer(match, chance);
      totals.laws.tryOne(game, match.state, changes);
      const before = picture(match);
      const copy = restores(match, before);
      const isThorough = chance.below(every) === 0;
      lookAt(match, answer, isThorough, [...seen], seed, totals);
      if (isThorough) tryPlayers(match, players, seed);
      if (answer.aside !== true) for (const option of match.menuOf(answer.seat)) seen.add(option);
      takeAndCompare(match, copy, answer, before, chance.below(every) === 0);
      if (match.seq % LISTS_EVERY === 0 && match.result === undefined)
        takesLists(match, someAnswers(match, new Dice(fastDice(`${seed}/${match.seq}`))));
      totals.decisions++;
    }
    isOver(match);
    speaks(match, []);
    replays(match);
    const fought = skirmish(game, setting, documents, seed, skirmishes);
    totals.skirmishes += fought.skirmishes;
    if (fought.broke === undefined) return undefined;
    const { error, ...where } = fought.broke;
    return { ...told(game, error, seed), ...where };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      ...told(game, error, seed),
      record: match?.record() ?? emptyRecord(game, setting, seed),
      ...(match === undefined ? {} : { position: match.position() as Position }),
      ...(answer === undefined ? {} : { answer }),
    };
  }
}

const told = <S, V>(game: Game<S, V>, error: Error, seed: string) => ({
  game: game.id,
  check: error instanceof Broken ? error.check : 'crash',
  message: error.message,
  seed,
});

/** What lay on the table at some rests, as far as a document can tell it. */
function keepDocument<S, V>(match: Match<S, V>, documents: Json[]): void {
  if (match.game.positionOf === undefined || match.restedAt !== match.seq || match.seq % RESTS_EVERY > 0)
    return;
  const document = match.game.positionOf(match.state);
  if (document !== undefined) documents.push(document);
}

function nextAnswer<S, V>(match: Match<S, V>, chance: Chance): Answer {
  if (match.game.asides !== undefined && chance.below(24) === 0) {
    const seat = match.seats[chance.below(match.seats.length)];
    const asides = seat === undefined ? [] : match.asides(seat);
    const aside = asides[chance.below(Math.max(1, asides.length))];
    if (seat !== undefined && aside !== undefined) return { seat, option: aside.id, aside: true };
  }
  return randomAnswer(match, chance);
}

/** Checks of the moment before an answer is given. */
function lookAt<S, V>(
  match: Match<S, V>,
  answer: Answer,
  isThorough: boolean,
  others: readonly string[],
  seed: string,
  totals: { redeals: number },
): void {
  unfailing('laws', 'before an answer', () => match.game.laws(match.state));
  isPlain(match.state);
  if (!isThorough) return;
  speaks(match, []);
  allApply(match);
  asidesApply(match);
  refusesRest(match, others.slice(0, 40));
  totals.redeals += keepsSecrets(match, `${seed}/${match.seq}`);
  const after = match.fork();
  after.give(answer);
  tellsNothingHidden(match, after, answer, `${seed}/${match.seq}`);
  logsNothingHidden(match, answer, `${seed}/${match.seq}`);
  marksSecretChoices(match);
}

/** Whoever could sit there is asked, too. */
function tryPlayers<S, V>(match: Match<S, V>, players: readonly Player[], seed: string): void {
  for (const seat of match.turn)
    for (const player of players) {
      if (player.seats?.includes(seat) === false) continue;
      const { option, why = [] } = unfailing('player', `${player.id} at ${seat}`, () =>
        repliesBlindly(match, seat, player, `${seed}/${match.seq}`),
      );
      if (!match.menuOf(seat).includes(option))
        throw new Broken('player', `${player.id} at ${seat} answers "${option}", which is not offered`);
      speaks(match, why);
    }
}

/** A few answers that can be given from here on, one after the other. */
function someAnswers<S, V>(match: Match<S, V>, chance: Chance): readonly Answer[] {
  const trial = match.fork();
  const answers: Answer[] = [];
  for (let left = 1 + chance.below(MOST_LISTED); left > 0 && trial.result === undefined; left--) {
    const answer = nextAnswer(trial, chance);
    trial.give(answer);
    answers.push(answer);
  }
  return answers;
}

/** Gives the answer to the match and to a restored copy of it, and compares; then takes it back and gives it again. */
function takeAndCompare<S, V>(
  match: Match<S, V>,
  copy: Match<S, V>,
  answer: Answer,
  before: string,
  isThorough: boolean,
): void {
  const lines = match.journal.length;
  unfailing('dead end', `${answer.seat} takes "${answer.option}" for "${match.prompt?.key}"`, () =>
    match.give(answer),
  );
  unfailing('restore', 'a restored copy does not take the same answer', () => copy.give(answer));
  const [here, there] = [match.fingerprint(), copy.fingerprint()];
  if (here !== there)
    throw new Broken('restore', `a restored copy plays on differently: ${firstDifference(here, there)}`);
  undoes(match, answer, before);
  if (isThorough)
    speaks(
      match,
      match.journal.slice(lines).map((line) => line.message),
    );
}

/** Setting, seed and answers give the whole game again, byte for byte. */
function replays<S, V>(match: Match<S, V>): void {
  const record = JSON.parse(JSON.stringify(match.record())) as GameRecord;
  const again = unfailing('replay', 'a finished game does not replay', () =>
    Match.replay(match.game, record),
  );
  if (again.fingerprint() !== match.fingerprint())
    throw new Broken('replay', firstDifference(match.fingerprint(), again.fingerprint()));
  if (JSON.stringify(again.journal) !== JSON.stringify(match.journal))
    throw new Broken('replay', 'a replay writes another journal');
}

function emptyRecord<S, V>(game: Game<S, V>, setting: GameRecord['setting'], seed: string): GameRecord {
  const { id, version } = game;
  return { format: 'sandtable-game', game: id, version, setting, dice: fastDice(seed), answers: [] };
}
