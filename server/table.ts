/**
 * What makes a table, wherever it is played: nothing here rests on Node, a database or a network. A browser plays with
 * it (docs/local.md); `npm test -- --only arrows` fails when something of it reaches for what only a server has.
 */
export { Names } from './accounts/names.ts';
export { Budget } from './budget.ts';
export { randomHex } from './chance.ts';
export { type Clock, stampOf } from './clock.ts';
export { Concurrency } from './concurrency.ts';
export { Denial, refusedFor } from './denial.ts';
export { findTable, infoFor, infosFor } from './lobby/access.ts';
export {
  changeSetting,
  checkSetting,
  close,
  createTable,
  join,
  leave,
  newId,
  setSeat,
  start,
} from './lobby/gather.ts';
export { branch, momentsOf } from './lobby/history.ts';
export { openRecord, openTable, place, readDocument } from './lobby/open-documents.ts';
export { offered } from './lobby/offered.ts';
export { Connection, type Incoming, type Line } from './play/connection.ts';
export { Mutes } from './play/mutes.ts';
export { Rooms } from './play/rooms.ts';
export { checkerOf } from './protocol/check.ts';
export type { Api, Person, Refused } from './protocol/index.ts';
export { SCHEMAS } from './protocol/schemas.ts';
export type { Services } from './services.ts';
export { Shelf } from './shelf.ts';
export { Health } from './storage/health.ts';
export {
  AlreadyTaken,
  type Append,
  type Rest,
  type StoredEvent,
} from './storage/log.ts';
export type { ChatRow } from './storage/rows.ts';
export type { TableStore } from './storage/table-store.ts';
export type { BodyChange } from './storage/tables.ts';
export { isBotTurn, type TableEvent, type TableRecord } from './tables/body.ts';
export { NOTICE_TIMES } from './tables/calls.ts';
export type { BotReplies, Numbered, Task } from './threads/tasks.ts';
export { type Thinker, TooSlow } from './threads/thinker.ts';
export { type Workplace, workWith } from './threads/work.ts';
