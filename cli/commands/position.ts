/** sandtable position: a moment of a saved game as a document that others can start from. */
import { Match } from '@sandtable/engine';
import { wholeNumber } from '../choices.ts';
import type { Console } from '../console.ts';
import { checkFree, readSave, writeWhole } from '../files.ts';
import { Mistake } from '../mistake.ts';
import { positionText } from '../play/saving.ts';

export interface PositionChoices {
  readonly at?: string;
  readonly force?: boolean;
}

/** Writes the file, or prints the position when none is named. */
export async function position(
  console: Console,
  save: string,
  file: string | undefined,
  choices: PositionChoices,
): Promise<void> {
  const { words } = console;
  const { game, record } = await readSave(save, console);
  const last = record.answers.length;
  const at = choices.at === undefined ? last : wholeNumber('--at', choices.at, 0, last, words);
  const text = positionText(Match.replay(game, record, at));
  if (text === undefined) throw new Mistake(words.noPosition);
  if (file === undefined) return console.print(text.trimEnd());
  checkFree(file, choices.force, words);
  writeWhole(file, text, words);
  console.print(words.saved({ file }));
}
