/** Games that come from outside as files: read, checked and played to their end. All of this is done in worker threads. */
import { BadDocument, checkRecord, type FindGame, type Game, type GameRecord } from '@sandtable/engine';
import { DOCUMENT_SHAPE, isModest, isWithin, SETTING_BYTES } from '../protocol/shape.ts';
import { byteLength } from '../tables/attachments.ts';
import { type PlayedOut, playedOut, type Recorded } from './replaying.ts';
import type { SealedContent } from './sealed-files.ts';

export type Outside =
  /** An open record: anybody could have made it. */
  | {
      readonly kind: 'open';
      readonly record: Omit<GameRecord, 'answers'>;
      readonly answers: number;
      readonly played: PlayedOut;
    }
  /** One that this server has sealed itself. */
  | {
      readonly kind: 'sealed';
      readonly record: SealedContent['record'];
      readonly game: string;
      readonly answers: number;
      readonly played: PlayedOut;
    };

/** One sentence: why a file cannot be used. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** Opens what this host has sealed; undefined for what another one has sealed, or what was changed. */
export type Unseal = (sealed: unknown) => SealedContent | undefined;

export async function readOutside(text: string, unseal: Unseal, find: FindGame): Promise<Outside> {
  if (!isWithin(text, DOCUMENT_SHAPE)) throw new Unusable('This is not a saved game.');
  const document = parsed(text);
  return isSealed(document) ? readSealed(unseal, document, find) : readOpen(document, find);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unusable('This is not a saved game: it is not JSON.');
  }
}

function isSealed(document: unknown): document is { readonly sealed?: unknown } {
  return (
    typeof document === 'object' &&
    document !== null &&
    'format' in document &&
    document.format === 'sandtable-sealed'
  );
}

async function readSealed(
  unseal: Unseal,
  document: { readonly sealed?: unknown },
  find: FindGame,
): Promise<Outside> {
  const content = unseal(document.sealed);
  if (content === undefined) throw new Unusable('This file was sealed by another server, or was changed.');
  const { record, recorded } = content;
  const game = await find(recorded.game);
  if (game === undefined) throw new Unusable(`The game ${recorded.game} is not on the shelf.`);
  const played = playedOut(game, recorded);
  return { kind: 'sealed', record, game: game.id, answers: recorded.answers.length, played };
}

async function readOpen(document: unknown, find: FindGame): Promise<Outside> {
  mustBeModest(document);
  const {
    game,
    record: { answers, ...record },
  } = await checked(document, find);
  if (answers.length > game.bound) throw new Unusable('This game has too many answers.');
  const recorded: Recorded = {
    game: game.id,
    setting: record.setting,
    start: { opening: record.dice },
    answers,
  };
  return { kind: 'open', record, answers: answers.length, played: playedOut(game, recorded) };
}

/** Before the game's own check reads them. */
function mustBeModest(document: unknown): void {
  const setting = (document as { setting?: { attachments?: Record<string, unknown> } } | null)?.setting;
  const size = byteLength(JSON.stringify(setting ?? null));
  if (size > SETTING_BYTES || !isModest(setting?.attachments))
    throw new Unusable('The documents attached to this game are too large.');
}

async function checked(document: unknown, find: FindGame): Promise<{ game: Game; record: GameRecord }> {
  try {
    return await checkRecord(document, find);
  } catch (error) {
    if (error instanceof BadDocument) throw new Unusable(error.message);
    throw error;
  }
}
