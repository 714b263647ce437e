/** What is stored of a table besides its events: who sits where, what was agreed, where it began. Plain JSON. */
import type { Answer, DiceState, Line, Position, SeatId, Setting, StandingOrders } from '@sandtable/engine';
import type { Ending, Time } from '../protocol/index.ts';
import type { Pace } from '../protocol/pace.ts';
import type { Proposed } from '../protocol/incoming.ts';

import type { Clocks } from './clocks.ts';

/** Who has a seat. */
export type Chair =
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly player: string }
  | { readonly kind: 'open' }
  /** `guest`: the person it is kept for, who is told; whoever has the link may sit down. */
  | { readonly kind: 'invited'; readonly token: string; readonly guest?: string };

export interface Place {
  readonly seat: SeatId;
  readonly team?: string;
  readonly chair: Chair;
}

/** A proposal and who has agreed to it. */
export interface Motion {
  readonly number: number;
  readonly by: string;
  readonly what: Proposed;
  readonly yes: readonly string[];
}

export interface SealedKey {
  readonly key: string;
  readonly commitment: string;
  readonly salts: readonly { readonly person: string; readonly salt: string }[];
  readonly salt?: string;
}

export interface SuppliedBy {
  readonly what: string;
  readonly by: string;
  readonly hash: string;
}

/** Somebody whom the owner does not let play. */
export interface Refused {
  /** As the owner knows it. */
  readonly name: string;
  readonly look: string;
  readonly person?: string;
}

/** Where somebody comes from, as marks that do not tell the address (source.ts). */
export interface Origin {
  readonly source: string;
  /** Of IPv6 the wider network; an IPv4 address has none. */
  readonly site?: string;
}

export interface TableBody extends Partial<Origin> {
  readonly setting: Setting;
  readonly title?: string;
  /** How much time there is; without it all the time in the world. */
  readonly pace?: Pace;
  readonly sandbox?: { readonly table?: string; readonly moment: number };
  /** What it began with that is not the game's own. */
  readonly supplied?: readonly SuppliedBy[];
  /** Who may not sit down: people, and how their names look. */
  readonly refused?: readonly Refused[];
  readonly places: readonly Place[];
  readonly orders: Readonly<Record<SeatId, StandingOrders>>;
  readonly motions: readonly Motion[];
  /** The number of the last proposal. */
  readonly proposed: number;
  readonly dice: SealedKey;
  /** The dice before the first step, once the game has started at its own beginning. */
  readonly opening?: DiceState;
  /** The position it began with, when that is not the game's own beginning: a branch, or an upgrade. */
  readonly from?: Position;
  /** The moment of the first event. */
  readonly base: number;
  /** People have agreed that everybody here may ask for hints. */
  readonly hintsAgreed?: true;
  /** How many hints each seat took. */
  readonly hints?: Readonly<Record<SeatId, number>>;
  /** Newer rules could not replay an unfinished turn. */
  readonly upgraded?: { readonly moment: number; readonly from: number; readonly to: number };
}

/** What happened at a table: answers were given, or taken back. Carries the journal lines it brought about. */
export type TableEvent =
  | { readonly kind: 'answers'; readonly answers: readonly Answer[]; readonly lines: readonly Line[] }
  | { readonly kind: 'rewind'; readonly to: number; readonly by?: SeatId; readonly lines: readonly Line[] };

/** A table as loaded: the stored columns with their documents read. */
export interface TableRecord {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly status: 'gathering' | 'running' | 'finished';
  readonly private: boolean;
  readonly owner: string;
  readonly created: Time;
  readonly changed: Time;
  readonly moment: number;
  readonly turn: readonly SeatId[];
  readonly ending?: Ending;
  readonly revision: number;
  /** When somebody last looked or did something. */
  readonly attended?: Time;
  /** Where a pace was agreed, from the start on. */
  readonly clocks?: Clocks;
  readonly body: TableBody;
}

/** What every event changes of a table's row. */
export interface Head {
  readonly version: number;
  readonly status: 'running' | 'finished';
  readonly changed: Time;
  readonly moment: number;
  readonly turn: readonly SeatId[];
  readonly isBotTurn: boolean;
  readonly ending?: Ending;
  /** When it was a person who did this. */
  readonly attended?: Time;
  /** With the time at which the next of them runs out. */
  readonly clocks?: Clocks;
  readonly due?: Time;
  /** Set now and then: lists of the people at the table are sorted by it. */
  readonly active?: Time;
}

export function sitterOf(body: TableBody, seat: SeatId): Chair | undefined {
  return body.places.find((place) => place.seat === seat)?.chair;
}

/** The seats a person has. */
export function seatsOf(body: TableBody, person: string | undefined): readonly SeatId[] {
  return body.places
    .filter(({ chair }) => chair.kind === 'person' && chair.person === person)
    .map((place) => place.seat);
}

/** The people at a table, each once, in the order of their seats. */
export function peopleAt(body: TableBody): readonly string[] {
  const people = body.places.flatMap(({ chair }) => (chair.kind === 'person' ? [chair.person] : []));
  return [...new Set(people)];
}

/** Seats whose answers do not stand in the way of taking one back: bots, for somebody who plays alone against them. */
export function bystandersOf(body: TableBody): readonly SeatId[] {
  let alone: string | undefined;
  for (const { chair } of body.places) {
    if (chair.kind !== 'person') continue;
    // Most tables are left here, at every answer.
    if (alone !== undefined && alone !== chair.person) return [];
    alone = chair.person;
  }
  if (alone === undefined) return [];
  return body.places.filter(({ chair }) => chair.kind === 'bot').map((place) => place.seat);
}

/** True when one person has one seat, and bots have all the others. */
export function isAlone({ places }: Pick<TableBody, 'places'>): boolean {
  const others = places.filter(({ chair }) => chair.kind !== 'bot');
  return others.length === 1 && others[0]?.chair.kind === 'person';
}

export function withChair(body: TableBody, seat: SeatId, chair: Chair): TableBody {
  return {
    ...body,
    places: body.places.map((place) => (place.seat === seat ? { ...place, chair } : place)),
  };
}

/** Hints are for those who play with nobody else, or where all have agreed. */
export function mayAskForHints(body: TableBody, person: string): boolean {
  return body.hintsAgreed === true || peopleAt(body).every((other) => other === person);
}

/** Whoever has no seat any more has brought no salt. */
export function withoutSalt(body: TableBody, person: string): TableBody {
  if (seatsOf(body, person).length > 0) return body;
  const salts = body.dice.salts.filter((brought) => brought.person !== person);
  return { ...body, dice: { ...body.dice, salts } };
}

export function hasOpenSeat(body: TableBody): boolean {
  return body.places.some(({ chair }) => chair.kind === 'open');
}

export function hasBots(body: TableBody): boolean {
  return body.places.some(({ chair }) => chair.kind === 'bot');
}

/** People behind one address wait for the threads together, and there one after the other. */
export function whoseBots(record: TableRecord): readonly [source: string, person: string] {
  return [record.body.source ?? record.owner, record.owner];
}

/** Whose jobs are counted together. */
export function queueOf(record: TableRecord): string {
  return whoseBots(record)[0];
}

/** The bot that answers for a seat: it has the seat, or takes a turn there for somebody whose time has run out. */
export function botAt(body: TableBody, clocks: Clocks | undefined, seat: SeatId): string | undefined {
  const chair = sitterOf(body, seat);
  return chair?.kind === 'bot' ? chair.player : clocks?.seats[seat]?.by;
}

export function isBotTurn(body: TableBody, turn: readonly SeatId[], clocks?: Clocks): boolean {
  return turn.some((seat) => botAt(body, clocks, seat) !== undefined);
}
