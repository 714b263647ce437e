/** Turns what was typed behind a command into a game, a setting and numbers, or says what is wrong with it. */
import {
  defaultSetting,
  type Game,
  type Json,
  type OptionSpec,
  type OptionValue,
  type SeatId,
  type Setting,
  settingFaults,
} from '@sandtable/engine';
import { findGame, GAME_IDS } from '@sandtable/games/workshop';
import { type Seated, seatPlayers, type Wish } from '@sandtable/players';
import type { Console } from './console.ts';
import { readDocument } from './files.ts';
import { Mistake } from './mistake.ts';
import type { Words } from './words/index.ts';

/** The options every command has that starts a game. */
export interface SettingChoices {
  readonly scenario?: string;
  readonly options?: readonly string[];
  readonly attach?: readonly string[];
}

export async function chosenGame(id: string, words: Words): Promise<Game> {
  const game = await findGame(id);
  if (game === undefined) throw new Mistake(words.noGame({ id, known: GAME_IDS.join(', ') }));
  return game;
}

export function chosenSetting(game: Game, choices: SettingChoices, console: Console): Setting {
  const { words } = console;
  const options: Record<string, OptionValue> = {};
  for (const [id, value] of pairs(choices.options ?? [], words)) {
    const spec = game.options.find((known) => known.id === id);
    options[id] = spec === undefined ? value : optionValue(spec, value);
  }
  const attachments: Record<string, Json> = {};
  for (const [id, file] of pairs(choices.attach ?? [], words)) attachments[id] = readDocument(file, words);
  const base = defaultSetting(game, options);
  const setting: Setting = {
    scenario: choices.scenario ?? base.scenario,
    options: base.options,
    ...(Object.keys(attachments).length > 0 ? { attachments } : {}),
  };
  return playable(game, setting, console);
}

/** Who sits where, in a setting that can be played. What was said about non-players stands; else it follows. */
export function chosenSeats(
  game: Game,
  choices: SettingChoices,
  wish: Pick<Wish, 'people' | 'players' | 'rest'>,
  console: Console,
): Seated {
  const setting = chosenSetting(game, choices, console);
  const seated = seatPlayers(game, { setting, isSettled: isSettled(game, choices, console.words), ...wish });
  return { ...seated, setting: playable(game, seated.setting, console) };
}

/** Whether somebody has said which seats are non-players. */
export function isSettled(game: Game, { options = [] }: SettingChoices, words: Words): boolean {
  return pairs(options, words).some(([id]) => id === game.nonPlayers?.option);
}

function playable(game: Game, setting: Setting, { words, language }: Console): Setting {
  const [fault] = settingFaults(game, setting, language);
  if (fault !== undefined) throw new Mistake(words.badSetting({ fault }));
  return setting;
}

function pairs(given: readonly string[], words: Words): [name: string, value: string][] {
  return given
    .flatMap((several) => several.split(','))
    .map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Mistake(words.badPair({ given: pair }));
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    });
}

/** The value as the option takes it; what does not fit stays text, and the game's own check names it. */
function optionValue(spec: OptionSpec, value: string): OptionValue {
  if (spec.kind === 'number') return value === '' || Number.isNaN(Number(value)) ? value : Number(value);
  if (spec.kind === 'flag' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

export function wholeNumber(what: string, given: string, from: number, to: number, words: Words): number {
  const number = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (!(number >= from && number <= to)) throw new Mistake(words.badNumber({ what, given, from, to }));
  return number;
}

export function chosenSeat(id: string, seats: readonly SeatId[], words: Words): SeatId {
  if (!seats.includes(id)) throw new Mistake(words.noSeat({ id, known: seats.join(', ') }));
  return id;
}

export function list(given: string): string[] {
  return given
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
