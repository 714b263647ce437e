/** What people do at a table: each action checks who asks, then lets the game, the people or the dice decide. */
import type { Answer, SeatId, Viewer } from '@sandtable/engine';
import { Denial } from '../denial.ts';
import type { ClientFrame, Proposed } from '../protocol/incoming.ts';
import type { Services } from '../services.ts';
import type { TableStore } from '../storage/table-store.ts';
import type { BodyChange } from '../storage/tables.ts';
import {
  hasBots,
  type Motion,
  peopleAt,
  type Place,
  seatsOf,
  sitterOf,
  type TableBody,
  type TableRecord,
} from '../tables/body.ts';
import { propose, replaced, reseated, vote, waitingFor, without } from '../tables/consent.ts';
import { mustAgree } from '../tables/seating.ts';
import { mustHaveFewBots } from './bot-tables.ts';
import type { OpenTable } from './open-table.ts';
import { recordedOf } from '../ledger/replaying.ts';
import type { Rooms } from './rooms.ts';

const ATTEMPTS = 5;

type Frame<K extends ClientFrame['type']> = Extract<ClientFrame, { type: K }>;

function mustSit(record: TableRecord, person: string, seat: SeatId): void {
  const chair = sitterOf(record.body, seat);
  if (chair?.kind !== 'person' || chair.person !== person) throw new Denial('not-yours');
}

export async function answer(table: OpenTable, person: string, frame: Frame<'answer'>): Promise<void> {
  await table.play((ledger, record) => {
    mustSit(record, person, frame.seat);
    const answers = frame.options.map((option): Answer => ({ seat: frame.seat, option }));
    return ledger.give(answers, record.body, frame.ask);
  });
}

export async function aside(table: OpenTable, person: string, frame: Frame<'aside'>): Promise<void> {
  await table.play((ledger, record) => {
    mustSit(record, person, frame.seat);
    return ledger.give([{ seat: frame.seat, option: frame.aside, aside: true }], record.body, frame.ask);
  });
}

export async function undo(table: OpenTable, person: string, frame: Frame<'undo'>): Promise<void> {
  await table.play((ledger, record) => {
    mustSit(record, person, frame.seat);
    return ledger.undo(frame.seat, frame.count, frame.moment, record.body);
  });
}

export async function giveOrders(table: OpenTable, person: string, frame: Frame<'orders'>): Promise<void> {
  const { seat, forced, decline } = frame;
  await table.changeBody((record) => {
    mustSit(record, person, seat);
    return { body: { ...record.body, orders: { ...record.body.orders, [seat]: { forced, decline } } } };
  });
  table.watchers.to([person], () => ({ type: 'orders', seat, orders: { forced, decline } }));
}

export async function makeProposal(
  table: OpenTable,
  person: string,
  what: Proposed,
  services: Services,
): Promise<void> {
  let made: Motion | undefined;
  if (what.kind === 'bot') {
    const record = await table.inTurn((open) => open.record);
    // Others need not wait because somebody has many tables.
    if (record.owner === person && !hasBots(record.body)) await mustHaveFewBots(services, record);
  }
  await table.changeBody((record) => {
    mustKnowBot(record, what, services);
    const { body, motion } = propose(record, person, what);
    made = motion;
    return { body };
  });
  await carry(table, made, services);
}

export async function castVote(
  table: OpenTable,
  person: string,
  frame: Frame<'vote'>,
  services: Services,
): Promise<void> {
  let agreed: Motion | undefined;
  await table.changeBody((record) => {
    const { body, motion } = vote(record, person, frame.proposal, frame.yes);
    agreed = motion;
    return { body };
  });
  await carry(table, agreed, services);
}

/** Does what was proposed when nobody's consent is missing any more. */
async function carry(table: OpenTable, motion: Motion | undefined, services: Services): Promise<void> {
  if (motion === undefined) return;
  const isCarried = await table.inTurn(
    ({ record }) => waitingFor(record, motion, table.watchers.present, Date.now()).length === 0,
  );
  if (!isCarried) return;
  const { what } = motion;
  let isDone = false;
  await table.changeBody((record): BodyChange => {
    // Two may cast the last vote at once: it is carried once, and not after the end.
    isDone =
      record.status !== 'running' || !record.body.motions.some((open) => open.number === motion.number);
    if (isDone) return { body: record.body };
    const body = replaced(without(record.body, motion.number), what);
    if (what.kind === 'time') return { body, more: { seat: what.seat, ms: what.minutes * 60_000 } };
    return what.kind === 'abandon' ? { body, status: 'finished', ending: { kind: 'abandoned' } } : { body };
  });
  if (isDone) return;
  if (what.kind === 'rewind') await goBack(table, what.moment, motion.by, services);
  else await carryAgreed(table, services);
}

/** The moment is played again elsewhere; when somebody does something meanwhile, once more. */
async function goBack(table: OpenTable, moment: number, whose: string, { pool }: Services): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { recorded, event } = await table.inTurn((open) => {
      if (moment < (open.record.body.from?.seq ?? open.record.body.base)) throw new Denial('no-such-moment');
      return { recorded: recordedOf(open), event: open.ledger?.lastEvent };
    });
    const position = await pool.position({ kind: 'position', recorded, moment }, ['', whose]);
    try {
      await table.play((ledger) => {
        if (ledger.lastEvent !== event) throw new Denial('stale');
        return ledger.rewind(position);
      });
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !(error instanceof Denial) || error.code !== 'stale') throw error;
    }
  }
}

/** Somebody has left: what only waited for them is agreed by now. */
async function carryAgreed(table: OpenTable, services: Services): Promise<void> {
  const agreed = await table.inTurn(({ record }) =>
    record.status === 'running'
      ? record.body.motions.find(
          (motion) => waitingFor(record, motion, table.watchers.present, Date.now()).length === 0,
        )
      : undefined,
  );
  await carry(table, agreed, services);
}

function mustKnowBot(record: TableRecord, what: Proposed, { shelf }: Services): void {
  if (what.kind !== 'bot') return;
  const game = shelf.find(record.game);
  if (game === undefined || shelf.findPlayer(game, what.seat, what.player) === undefined)
    throw new Denial('unknown-player');
  const { setting, places } = replaced(record.body, what);
  mustAgree(game, setting, places);
}

/**
 * Gives up a seat. Somebody else of the same side takes it over, so that nobody's partner ends their game. Otherwise
 * that ends the game when only two sides are there; with more of them a bot plays on, so that the others can finish
 * theirs. A table that nobody sits at any more is abandoned.
 */
export async function resign(
  table: OpenTable,
  person: string,
  seat: SeatId,
  services: Services,
): Promise<void> {
  await table.changeBody((record): BodyChange => {
    if (record.status !== 'running') throw new Denial('not-running');
    mustSit(record, person, seat);
    const { body } = record;
    const partner = partnerOf(body, person, seat);
    if (partner !== undefined) return { body: reseated(body, seat, { kind: 'person', person: partner }) };
    const sides = new Set(body.places.map(sideOf));
    const ending = { kind: 'resigned', seat } as const;
    const game = services.shelf.find(record.game);
    const bot = game === undefined ? undefined : services.shelf.botFor(game, body.setting, seat);
    if (sides.size <= 2 || bot === undefined) return { body, status: 'finished', ending };
    const after = reseated(body, seat, { kind: 'bot', player: bot.id });
    if (peopleAt(after).length > 0) return { body: after };
    return { body: after, status: 'finished', ending: { kind: 'abandoned' } };
  });
  await carryAgreed(table, services);
}

const sideOf = ({ seat, team }: Place): string => team ?? seat;

/** Another person who plays on the same side. */
function partnerOf(body: TableBody, person: string, seat: SeatId): string | undefined {
  const own = body.places.find((place) => place.seat === seat);
  for (const place of body.places) {
    const { chair } = place;
    const isPartner = own !== undefined && sideOf(place) === sideOf(own);
    if (isPartner && chair.kind === 'person' && chair.person !== person) return chair.person;
  }
  return undefined;
}

/** `as`: the seat somebody looks from, which is the one they speak for. */
export async function sayInChat(table: OpenTable, person: string, text: string, as: Viewer): Promise<void> {
  const { people, mine, moment } = await table.inTurn(({ record }) => ({
    people: peopleAt(record.body),
    mine: seatsOf(record.body, person),
    moment: record.moment,
  }));
  const seat = mine.find((one) => one === as) ?? mine[0];
  if (seat === undefined) throw new Denial('not-yours');
  await table.chat.say({ by: person, text, seat, moment }, table.watchers, people);
}

export async function readChat(table: OpenTable, person: string, number: number): Promise<void> {
  const isSeated = await table.inTurn(({ record }) => seatsOf(record.body, person).length > 0);
  if (!isSeated) throw new Denial('not-yours');
  await table.chat.markRead(person, number);
}

export async function retryBot(table: OpenTable, person: string, rooms: Rooms): Promise<void> {
  const isSeated = await table.inTurn(
    ({ record }) => record.owner === person || seatsOf(record.body, person).length > 0,
  );
  if (!isSeated) throw new Denial('not-yours');
  rooms.retry(table.id);
}

/** For whoever looks, also without a seat. */
export async function mute(
  table: OpenTable,
  person: string,
  frame: Frame<'mute'>,
  { mutes, names }: Services,
): Promise<void> {
  if (frame.person === person) throw new Denial('not-yours');
  const other = (await names.of([frame.person]))(frame.person);
  if (other.name === '') throw new Denial('not-found');
  await mutes.set(person, frame.person, frame.muted);
  for (const watcher of table.watchers) if (watcher.person === person) await table.lookAgain(watcher);
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Reports a day: of one person, and of one about one other. The host has understood by then. */
const MOST_REPORTS = 20;
const MOST_ABOUT_ONE = 3;

async function mustReportLittle(person: string, about: string, { moderation }: TableStore): Promise<void> {
  const since = new Date(Date.now() - DAY_MS).toISOString();
  if (
    (await moderation.reportsBy(person, since, about)) >= MOST_ABOUT_ONE ||
    (await moderation.reportsBy(person, since)) >= MOST_REPORTS
  )
    throw new Denial('too-many', 'The host knows already.');
}

/** Kept for the host, with the line it is about as it was said. */
export async function report(
  table: OpenTable,
  person: string,
  { person: about, chat, text }: Frame<'report'>,
  { storage, logger, names }: Services,
): Promise<void> {
  if ((await names.of([about]))(about).name === '') throw new Denial('not-found');
  const line = chat === undefined ? undefined : await storage.talk.lineOf(table.id, chat);
  if (chat !== undefined && line?.person_id !== about) throw new Denial('not-found');
  // Only those at the table can have read what was said there.
  const isSeated = await table.inTurn(({ record }) => seatsOf(record.body, person).length > 0);
  if (chat !== undefined && !isSeated) throw new Denial('not-yours');
  await mustReportLittle(person, about, storage);
  await storage.moderation.report({
    at: new Date().toISOString(),
    table_id: table.id,
    by_id: person,
    about_id: about,
    line: line?.text ?? null,
    text,
  });
  logger.warn({ table: table.id, by: person, about }, 'somebody was reported');
}
