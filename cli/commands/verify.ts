/** sandtable verify: does the key of a finished game fit the commitment, and do its dice give this game? */
import { createHash } from 'node:crypto';
import {
  BadDocument,
  commitment,
  type Game,
  type GameRecord,
  type Language,
  Match,
  type SealedDice,
  type Supplied,
} from '@sandtable/engine';
import type { Console } from '../console.ts';
import { readSave } from '../files.ts';
import { Mistake } from '../mistake.ts';
import { resultLines } from '../show/result.ts';
import type { Words } from '../words/index.ts';

/** True when everything fits. */
export async function verify(console: Console, file: string): Promise<boolean> {
  const { words, language } = console;
  const { game, record } = await readSave(file, console);
  if (record.dice.kind !== 'sealed') throw new Mistake(words.unsealed({ file }));
  const published = record.commitment;
  if (published === undefined) throw new Mistake(words.noCommitment({ file }));

  const supplied = suppliedIn(record);
  const fault =
    faultOf(record.dice, published, words) ??
    suppliedFault(record, words) ??
    replayFault(game, record, language);
  if (fault !== undefined) {
    console.complain(fault);
    return false;
  }
  const match = Match.replay(game, record);
  const { diceState } = match;
  console.print(words.keyFits({ commitment: published }));
  console.print(
    words.replayed({ answers: match.seq, words: diceState.kind === 'sealed' ? diceState.taken : 0 }),
  );
  for (const { what, by, hash } of supplied) console.print(words.supplied({ what, by, hash }));
  if (match.result === undefined) console.print(words.unfinished);
  else for (const line of resultLines(game.speech[language], match.result, words)) console.print(line);
  return true;
}

function faultOf(dice: SealedDice, published: string, words: Words): string | undefined {
  const found = commitment(dice.key);
  if (found !== published) return words.keyDoesNotFit({ published, found });
  // Whoever may choose where the dice begin may choose the dice.
  return dice.taken === 0 ? undefined : words.usedBefore;
}

/** Documents the game began with: those that lie in the file, with the name of who brought them where it is told. */
function suppliedIn({ setting, supplied = [] }: GameRecord): readonly Supplied[] {
  const attached = Object.entries(setting.attachments ?? {}).map(([what, document]) => ({
    what,
    by: supplied.find((one) => one.what === what)?.by ?? '?',
    hash: hashOf(document),
  }));
  return [...attached, ...supplied.filter(({ what }) => attached.every((one) => one.what !== what))];
}

/** A document that is not the one that was shown to everybody. */
function suppliedFault({ setting, supplied = [] }: GameRecord, words: Words): string | undefined {
  const changed = supplied.find(({ what, hash }) => {
    const document = setting.attachments?.[what];
    return document !== undefined && hashOf(document) !== hash;
  });
  return changed === undefined ? undefined : words.suppliedChanged({ what: changed.what });
}

function hashOf(document: unknown): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex');
}

/** A replay draws every die and shuffle again; an answer that its dice would not have allowed does not replay. */
function replayFault(game: Game, record: GameRecord, language: Language): string | undefined {
  try {
    Match.replay(game, record);
    return undefined;
  } catch (error) {
    if (error instanceof BadDocument) return error.told(language);
    throw error;
  }
}
