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

/** Reads a game record that may come from anywhere. Throws BadDocument. */
export function readRecord(text: string, find: (id: string) => Game | undefined): GameRecord {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new BadDocument((words) => words.notJson);
  }
  if (!isObject(document) || document['format'] !== 'sandtable-game')
    throw new BadDocument((words) => words.noFormat);
  const { game: id, version, setting, dice, answers, commitment } = document;
  if (typeof id !== 'string') throw new BadDocument((words) => words.noGame);
  const game = find(id);
  if (game === undefined) throw new BadDocument((words) => words.unknownGame(id));
  if (version !== game.version)
    throw new BadDocument((words) => words.otherVersion(id, String(version), game.version));
  if (settingFaults(game, setting).length > 0)
    throw new BadDocument((words, language) =>
      words.badSetting(settingFaults(game, setting, language)[0] ?? ''),
    );
  if (!isDice(dice)) throw new BadDocument((words) => words.noDice);
  if (!Array.isArray(answers)) throw new BadDocument((words) => words.noAnswers);
  const checked = answers.map((answer: unknown, i) => {
    if (!isAnswer(answer)) throw new BadDocument((words) => words.badAnswer(i + 1));
    return answer;
  });
  return {
    format: 'sandtable-game',
    game: id,
    version: game.version,
    setting: setting as Setting,
    dice,
    answers: checked,
    ...(typeof commitment === 'string' ? { commitment } : {}),
  };
}

function isAnswer(value: unknown): value is Answer {
  if (!isObject(value)) return false;
  const { seat, option, aside, why } = value;
  return (
    typeof seat === 'string' &&
    typeof option === 'string' &&
    (aside === undefined || aside === true) &&
    (why === undefined ||
      (Array.isArray(why) && why.every((said) => isObject(said) && typeof said['key'] === 'string')))
  );
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
        typeof value['salt'] === 'string' &&
        isCount(value['taken'])
      );
    case 'forced':
      return isNumbers(value['rolls']) && isNumbers(value['side']) && isFast(value['rest']);
    default:
      return false;
  }
}

function isFast(value: unknown): boolean {
  return (
    isObject(value) &&
    value['kind'] === 'fast' &&
    typeof value['seed'] === 'string' &&
    isWords(value['words'])
  );
}

/** Words are counted in 32-bit blocks of eight. */
function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32;
}

function isWords(value: unknown): boolean {
  return isNumbers(value) && value.length === fastDice('').words.length;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((n) => Number.isInteger(n));
}
