/** Who does what takes a while, away from what serves people: threads on a server, a worker in a browser. */
import type { Position } from '@sandtable/engine';
import type { Whose } from '../fair-queue.ts';
import type { BranchPoint } from '../ledger/replaying.ts';
import type { SettingCheck } from '../protocol/index.ts';
import type {
  BotReplies,
  BotTurn,
  CheckSetting,
  DocumentRead,
  FindBranch,
  FindPosition,
  ReadDocument,
  ReplayedMoments,
  ReplayMoments,
} from './tasks.ts';

/** `whose` the work is decides when it is done. Plain JSON goes in and comes out. */
export interface Thinker {
  readonly isClosed: boolean;
  answerForBots(task: BotTurn, whose: Whose): Promise<BotReplies>;
  moments(task: ReplayMoments, whose: Whose): Promise<ReplayedMoments>;
  position(task: FindPosition, whose: Whose): Promise<Position>;
  branch(task: FindBranch, whose: Whose): Promise<BranchPoint>;
  /** Reads a document from outside and plays it to its end. */
  document(task: ReadDocument, whose: Whose): Promise<DocumentRead>;
  check(task: CheckSetting, whose: Whose): Promise<SettingCheck>;
  /** Turns of bots that wait, of one address. */
  waitingOf(source: string): number;
}

/** It took longer than it may. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}
