/** The work of the worker threads: answering for bots and replaying games, away from the thread that serves people. */
import { clone, Match, mayRead, type Position, Sight } from '@sandtable/engine';
import { Value } from 'typebox/value';
import { beginning } from '../ledger/ledger.ts';
import { readOutside, type Unseal, Unusable } from '../ledger/outside.ts';
import { positionOf } from '../ledger/position.ts';
import { type BranchPoint, branchPoint, DoesNotReplay, positionAt } from '../ledger/replaying.ts';
import { ImportBody } from '../protocol/incoming.ts';
import { checkedSetting } from '../ledger/setting.ts';
import type { SettingCheck } from '../protocol/index.ts';
import { isWithin, type Shape } from '../protocol/shape.ts';
import type { Shelf } from '../shelf.ts';
import type {
  Begun,
  BotReplies,
  BotTurn,
  DocumentRead,
  Numbered,
  ReadDocument,
  ReplayedMoments,
  ReplayMoments,
  Task,
} from './tasks.ts';

/** An object with one text in it. */
const ENVELOPE: Shape = { depth: 1, parts: 1, members: 1 };

/** A turn of bots is shown in one piece when it is short, and in pieces when it takes longer. */
const PIECE_MS = 300;
const PIECE_ANSWERS = 40;

/** What differs between threads and workers. */
export interface Workplace {
  /** Says that the task of this number has begun. */
  readonly tell: (begun: Begun) => void;
  /** Opens what the host has sealed with this key. */
  readonly unsealWith: (key: Uint8Array) => Unseal;
}

export function workWith(shelf: Promise<Shelf>, { tell, unsealWith }: Workplace) {
  return async ({
    number,
    task,
  }: Numbered): Promise<
    BotReplies | ReplayedMoments | Position | BranchPoint | DocumentRead | SettingCheck | true
  > => {
    const games = await shelf;
    // Loading a game is not the task's own time.
    const id = gameIn(task);
    if (id !== undefined) await games.load(id);
    tell({ begun: number });
    switch (task.kind) {
      case 'warm':
        for (const game of task.games) await games.load(game);
        return true;
      case 'bots':
        return answerForBots(games, task);
      case 'moments':
        return moments(games, task);
      case 'position':
        return positionAt(gameOf(games, task.recorded.game), task.recorded, task.moment);
      case 'branch':
        return branchPoint(gameOf(games, task.recorded.game), task.recorded, task.moment, task.as);
      case 'document':
        return readDocument(games, task, unsealWith(task.seal));
      case 'check':
        return checkedSetting(gameOf(games, task.game), task.setting);
    }
  };
}

function answerForBots(games: Shelf, { position, bots: all, forATurn = [] }: BotTurn): BotReplies {
  const bots: Record<string, string> = { ...all };
  const game = gameOf(games, position.game);
  const match = Match.resume(game, position, { journal: false });
  const replies: BotReplies['replies'][number][] = [];
  const started = performance.now();
  let fault: BotReplies['fault'];
  for (;;) {
    // After a fault, other bots may still answer the same ask.
    const seat = match.turn.find((id) => bots[id] !== undefined && id !== fault?.seat);
    const isLong = replies.length > 0 && performance.now() - started > PIECE_MS;
    if (seat === undefined || isLong || replies.length >= PIECE_ANSWERS)
      return fault === undefined ? { replies } : { replies, fault };
    try {
      const player = games.sitterOf(game, seat, bots[seat] ?? '');
      if (player === undefined) throw new Error(`there is no player ${bots[seat]} for ${seat}`);
      const reply = player.answer(new Sight(match, seat));
      match.reply(seat, reply);
      replies.push({ seat, ...reply });
      for (const over of forATurn) if (!match.turn.includes(over)) delete bots[over];
    } catch (error) {
      if (fault !== undefined) return { replies, fault };
      fault = { seat, detail: error instanceof Error ? error.message : String(error) };
    }
  }
}

function moments(games: Shelf, { recorded, from, to, as }: ReplayMoments): ReplayedMoments {
  const match = beginning(gameOf(games, recorded.game), recorded.setting, recorded.start);
  const first = match.seq;
  const shown: ReplayedMoments[number][] = [];
  const show = () => {
    if (match.seq < from) return;
    const lines = match.journal.filter((line) => line.at === match.seq && mayRead(line, as));
    // A view may share parts with the living state: what is shown later must not change what was shown.
    shown.push(clone({ ...positionOf(match, as), lines }));
  };
  show();
  for (const answer of recorded.answers.slice(0, to - first)) {
    match.give(answer);
    show();
  }
  return shown;
}

async function readDocument(games: Shelf, { document }: ReadDocument, unseal: Unseal): Promise<DocumentRead> {
  const text = typeof document === 'string' ? document : documentIn(document.body);
  if (text === undefined) return { fault: 'The body must be { "document": text }.', isMalformed: true };
  try {
    return await readOutside(text, unseal, (id) => games.load(id));
  } catch (error) {
    if (!(error instanceof DoesNotReplay) && !(error instanceof Unusable)) throw error;
    return { fault: error.message };
  }
}

/** The document in the body of a request, which nobody has looked at yet. */
function documentIn(body: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(body);
  if (!isWithin(text, ENVELOPE)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(ImportBody, value) ? value.document : undefined;
  } catch {
    return undefined;
  }
}

/** The game a task is about; a document says so itself when it is read. */
function gameIn(task: Task): string | undefined {
  switch (task.kind) {
    case 'bots':
      return task.position.game;
    case 'moments':
    case 'position':
    case 'branch':
      return task.recorded.game;
    case 'check':
      return task.game;
    case 'warm':
    case 'document':
      return undefined;
  }
}

function gameOf(games: Shelf, id: string) {
  const game = games.find(id);
  if (game === undefined) throw new Error(`the game ${id} is not on the shelf`);
  return game;
}
