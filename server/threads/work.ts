/** The work of the worker threads: answering for bots and replaying games, away from the thread that serves people. */
import { parentPort } from 'node:worker_threads';
import { clone, Match, mayRead, type Position, Sight } from '@sandtable/engine';
import { beginning } from '../ledger/ledger.ts';
import { positionOf } from '../ledger/position.ts';
import {
  type BranchPoint,
  branchPoint,
  DoesNotReplay,
  positionAt,
  type Recorded,
  replayed,
} from '../ledger/replaying.ts';
import type { Shelf } from '../shelf.ts';
import type {
  Begun,
  BotReplies,
  BotTurn,
  Numbered,
  ReplayedMoments,
  ReplayedWhole,
  ReplayMoments,
} from './tasks.ts';

/** A turn of bots is shown in one piece when it is short, and in pieces when it takes longer. */
const PIECE_MS = 300;
const PIECE_ANSWERS = 40;

export function workWith(shelf: Promise<Shelf>) {
  return async ({
    number,
    task,
  }: Numbered): Promise<BotReplies | ReplayedMoments | Position | BranchPoint | ReplayedWhole> => {
    const games = await shelf;
    parentPort?.postMessage({ begun: number } satisfies Begun, []);
    switch (task.kind) {
      case 'bots':
        return answerForBots(games, task);
      case 'moments':
        return moments(games, task);
      case 'position':
        return positionAt(gameOf(games, task.recorded.game), task.recorded, task.moment);
      case 'branch':
        return branchPoint(gameOf(games, task.recorded.game), task.recorded, task.moment, task.as);
      case 'replay':
        return replay(games, task.recorded);
    }
  };
}

function answerForBots(games: Shelf, { position, bots }: BotTurn): BotReplies {
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
      const player = games.findPlayer(game, seat, bots[seat] ?? '');
      if (player === undefined) throw new Error(`there is no player ${bots[seat]} for ${seat}`);
      const reply = player.answer(new Sight(match, seat));
      match.reply(seat, reply);
      replies.push({ seat, ...reply });
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

function replay(games: Shelf, recorded: Recorded): ReplayedWhole {
  try {
    return replayed(gameOf(games, recorded.game), recorded);
  } catch (error) {
    if (!(error instanceof DoesNotReplay)) throw error;
    return { fault: error.message };
  }
}

function gameOf(games: Shelf, id: string) {
  const game = games.find(id);
  if (game === undefined) throw new Error(`the game ${id} is not on the shelf`);
  return game;
}
