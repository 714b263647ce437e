/** What is asked of the server costs, in answers: what an answer takes is 1. */
import type { ClientFrame } from '../protocol/incoming.ts';

export const FRAME_COSTS: Readonly<Record<ClientFrame['type'], number>> = {
  ping: 0.1,
  answer: 1,
  aside: 1,
  undo: 1,
  read: 1,
  vote: 2,
  blocked: 2,
  asides: 2,
  orders: 2,
  mute: 2,
  propose: 3,
  // The whole table anew; and every option tried.
  look: 5,
  foresee: 5,
  resign: 5,
  retry: 5,
  enough: 0.1,
  // Somebody thinks for seconds: one thing at a time for each address.
  hint: 10,
  course: 10,
  review: 20,
  // They are stored for ever and shown to everybody.
  chat: 10,
  note: 10,
  report: 20,
};

/** A frame that is none. */
export const BAD_FRAME_COST = 1;

/** What is sent costs besides, for the person it is sent to: a unit for so many bytes. */
const BYTES_A_UNIT = 16 * 1024;

export function costOfSending(bytes: number): number {
  return bytes / BYTES_A_UNIT;
}
