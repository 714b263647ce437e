/** What is stored of a game: positions and records, and the checks for those that come from outside. */
import type { Game, Json, SeatId, Setting } from './contract.ts';
import { type DiceState, fastDice, isKey } from './dice.ts';
import type { Language, Message } from './messages.ts';
import { isObject } from './plain.ts';
import { RECORD_WORDS } from './record-words.ts';
import { settingFaults } from './setting.ts';

/** One thing somebody decided. */
export interface Answer {
  readonly seat: SeatId;
  readonly option: string;
  /** True for table talk; an answer to the pending ask otherwise. */
  readonly aside?: true;
  /** A bot's reasons, shown in the journal. */
  readonly why?: readonly Message[];
}

/** A resting state and the answers given since: all it takes to play on. */
export interface Position<S = Json> {
  readonly game: string;
  readonly version: number;
  readonly setting: Setting;
  /** Answers given before the rest. */
  readonly seq: number;
  /** Asks completed before the rest. */
  readonly asks: number;
  readonly dice: DiceState;
  readonly state: S;
  readonly answers: readonly Answer[];
}

/** A whole game: setting, dice at the start, all answers. Any prefix of the answers is a position. */
export interface GameRecord {
  readonly format: 'sandtable-game';
  readonly game: string;
  readonly version: number;
  readonly setting: Setting;
  readonly dice: DiceState;
  readonly answers: readonly Answer[];
  /** Published before the game when the dice are sealed. */
  readonly commitment?: string;
  /** What it began with that is not the game's own: whoever brought it could have chosen what is in the deck. */
  readonly supplied?: readonly Supplied[];
  /** How many hints each seat took; not there where none were taken. */
  readonly hints?: Readonly<Record<SeatId, number>>;
}

/** A document that somebody brought: its kind (`position`, `cards`, …), their name, the SHA-256 of its JSON. */
export interface Supplied {
  readonly what: string;
  readonly by: string;
  readonly hash: string;
}

type Sentence = (words: (typeof RECORD_WORDS)[Language], language: Language) => string;

/** A document from outside that cannot be used. One sentence tells the person who supplied it; the message is the English one. */
export class BadDocument extends Error {
  override readonly name = 'BadDocument';
  private readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence(RECORD_WORDS.en, 'en'));
    this.sentence = sentence;
  }

  told(language: Language): string {
    return this.sentence(RECORD_WORDS[language], language);
  }
}

/**
 * The most a record from outside may hold of anything; more than any game has. Rests repeat the dice and the journal
 * repeats the reasons, so that a little too much of them in a file becomes very much in memory.
 */
const MOST = {
  answers: 100_000,
  seat: 64,
  option: 256,
  reasons: 40,
  /** Texts, numbers and their names in one message, and signs of all of them together. */
  messageParts: 100,
  messageSigns: 2000,
  seed: 1000,
  salt: 4096,
  rolls: 1000,
  commitment: 128,
  supplied: 20,
} as const;

/** Finds a game by its id; loading it may take a moment. */
export type FindGame = (id: string) => Game | undefined | Promise<Game | undefined>;

/** Reads the text of a game record that may come from anywhere. Throws BadDocument. */
export async function readRecord(text: string, find: FindGame): Promise<{ game: Game; record: GameRecord }> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new BadDocument((words) => words.notJson);
  }
  return checkRecord(document, find);
}

/** The same for a document that has been read as JSON. What is cheap to see is looked at first. */
export async function checkRecord(
  document: unknown,
  find: FindGame,
): Promise<{ game: Game; record: GameRecord }> {
  if (!isObject(document) || document['format'] !== 'sandtable-game')
    throw new BadDocument((words) => words.noFormat);
  const { game: id } = document;
  if (typeof id !== 'string') throw new BadDocument((words) => words.noGame);
  const game = await find(id);
  if (game === undefined) throw new BadDocument((words) => words.unknownGame(id.slice(0, MOST.option)));
  return { game, record: recordOf(game, document) };
}

function recordOf(game: Game, document: Readonly<Record<string, unknown>>): GameRecord {
  const { version, setting, dice, answers, commitment, supplied, hints } = document;
  if (version !== game.version)
    throw new BadDocument((words) => words.otherVersion(game.id, shortly(version), game.version));
  if (!isDice(dice)) throw new BadDocument((words) => words.noDice);
  if (!Array.isArray(answers) || answers.length > MOST.answers)
    throw new BadDocument((words) => words.noAnswers);
  const bad = answers.findIndex((answer: unknown) => !isAnswer(answer));
  if (bad >= 0) throw new BadDocument((words) => words.badAnswer(bad + 1));
  if (settingFaults(game, setting).length > 0)
    throw new BadDocument((words, language) =>
      words.badSetting(settingFaults(game, setting, language)[0] ?? ''),
    );
  return {
    format: 'sandtable-game',
    game: game.id,
    version: game.version,
    setting: setting as Setting,
    dice: onlyDice(dice),
    answers: answers.map(onlyAnswer),
    ...(isText(commitment, MOST.commitment) ? { commitment } : {}),
    ...(Array.isArray(supplied) && supplied.length <= MOST.supplied && supplied.every(isSupplied)
      ? { supplied: supplied.map(({ what, by, hash }) => ({ what, by, hash })) }
      : {}),
    ...(isTally(hints) ? { hints } : {}),
  };
}

/** A whole number for each of a few names. */
function isTally(value: unknown): value is Readonly<Record<string, number>> {
  if (!isObject(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= MOST.supplied &&
    entries.every(([name, count]) => isText(name, MOST.seat) && isCount(count))
  );
}

function isSupplied(value: unknown): value is Supplied {
  if (!isObject(value)) return false;
  return (
    isText(value['what'], MOST.seat) &&
    isText(value['by'], MOST.seat) &&
    isText(value['hash'], MOST.commitment)
  );
}

function shortly(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : '?';
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function isAnswer(value: unknown): value is Answer {
  if (!isObject(value)) return false;
  const { seat, option, aside, why } = value;
  return (
    isText(seat, MOST.seat) &&
    isText(option, MOST.option) &&
    (aside === undefined || aside === true) &&
    (why === undefined || (Array.isArray(why) && why.length <= MOST.reasons && why.every(isMessage)))
  );
}

function isMessage(value: unknown): boolean {
  return isObject(value) && typeof value['key'] === 'string' && isShort(value);
}

/** Counts no further than the most there may be. */
function isShort(message: unknown): boolean {
  const rest: unknown[] = [message];
  let parts = 0;
  let signs = 0;
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    if (++parts > MOST.messageParts) return false;
    if (typeof value === 'string') signs += value.length;
    if (typeof value === 'object' && value !== null)
      for (const name in value) {
        signs += name.length;
        rest.push((value as Record<string, unknown>)[name]);
        if (rest.length > MOST.messageParts) return false;
      }
    if (signs > MOST.messageSigns) return false;
  }
  return true;
}

/** Without whatever else lies in the document beside it. */
function onlyAnswer({ seat, option, aside, why }: Answer): Answer {
  const answer = aside === true ? { seat, option, aside } : { seat, option };
  return why === undefined ? answer : { ...answer, why };
}

function onlyDice(dice: DiceState): DiceState {
  switch (dice.kind) {
    case 'fast':
      return { kind: dice.kind, seed: dice.seed, words: dice.words };
    case 'sealed':
      return { kind: dice.kind, key: dice.key, salt: dice.salt, taken: dice.taken };
    case 'forced':
      return {
        kind: dice.kind,
        rolls: dice.rolls,
        side: dice.side,
        rest: { kind: 'fast', seed: dice.rest.seed, words: dice.rest.words },
      };
  }
}

function isDice(value: unknown): value is DiceState {
  if (!isObject(value)) return false;
  switch (value['kind']) {
    case 'fast':
      return isFast(value);
    case 'sealed':
      return (
        typeof value['key'] === 'string' &&
        isKey(value['key']) &&
        isText(value['salt'], MOST.salt) &&
        isCount(value['taken'])
      );
    case 'forced':
      return isRolls(value['rolls']) && isRolls(value['side']) && isFast(value['rest']);
    default:
      return false;
  }
}

function isFast(value: unknown): boolean {
  return (
    isObject(value) && value['kind'] === 'fast' && isText(value['seed'], MOST.seed) && isWords(value['words'])
  );
}

/** Words are counted in 32-bit blocks of eight. */
function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32;
}

function isWords(value: unknown): boolean {
  return Array.isArray(value) && value.length === fastDice('').words.length && isNumbers(value);
}

function isRolls(value: unknown): boolean {
  return Array.isArray(value) && value.length <= MOST.rolls && isNumbers(value);
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((n) => Number.isInteger(n));
}
