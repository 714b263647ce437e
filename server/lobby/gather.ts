/** A table before its game: somebody makes it, people sit down, the game starts. */
import { commitment, type Game, type SeatId, sealedDice, type Setting } from '@sandtable/engine';
import { chartAt, nonPlayerSeats } from '@sandtable/players';
import { randomToken } from '../chance.ts';
import { Denial } from '../denial.ts';
import type { Rooms } from '../play/rooms.ts';
import type { ChangeBody, CreateTableBody, JoinBody, SeatWish, SettingBody } from '../protocol/incoming.ts';
import type { Pace } from '../protocol/pace.ts';
import type { Person, SettingCheck } from '../protocol/index.ts';
import { isModest } from '../protocol/shape.ts';
import { checkedSetting } from '../ledger/setting.ts';
import { mustHaveFewBots } from '../play/bot-tables.ts';
import type { Services } from '../services.ts';
import type { Shelf } from '../shelf.ts';
import type { BodyChange } from '../storage/tables.ts';
import type { Whose } from '../fair-queue.ts';
import { suppliedBy } from '../tables/supplied.ts';
import { mustGatherFew, mustHoldFew, mustKeepLittle } from './limits.ts';
import { mustBeOwner, mustBeWelcome } from './moderation.ts';
import { mustAgree, settingAfter } from '../tables/seating.ts';
import {
  type Chair,
  hasBots,
  type Origin,
  type Place,
  peopleAt,
  type SealedKey,
  seatsOf,
  sitterOf,
  type TableBody,
  type TableRecord,
  withChair,
  withoutSalt,
} from '../tables/body.ts';

export function newId(): string {
  return randomToken(9);
}

/** A fresh key; only the commitment to it is shown. */
export function sealedKey(services: Services): SealedKey {
  const key = services.newKey();
  return { key, commitment: commitment(key), salts: [] };
}

/** What is wrong with a setting. Documents attached to it are counted first, and read in another thread. */
export async function checkSetting(
  { pool }: Services,
  game: Game,
  setting: SettingBody,
  whose: Whose,
): Promise<SettingCheck> {
  if (!isModest(setting.attachments))
    throw new Denial('too-large', 'The attached documents are longer than any that can be played with.');
  const task = { kind: 'check', game: game.id, setting } as const;
  return setting.attachments === undefined ? checkedSetting(game, setting) : pool.check(task, whose);
}

export async function createTable(
  services: Services,
  owner: Person,
  wish: CreateTableBody,
  whose: Whose = [],
  origin?: Origin,
): Promise<TableRecord> {
  const game = services.shelf.find(wish.game);
  if (game === undefined) throw new Denial('not-found', `There is no game ${wish.game}.`);
  const setting = wish.setting as Setting;
  const [fault] = (await checkSetting(services, game, wish.setting, whose)).faults.en;
  if (fault !== undefined) throw new Denial('bad-setting', fault);
  const places = placesFor(game, setting, wish.seats, owner.id, services.shelf);
  mustAgree(game, setting, places);
  const record = newTable(game, owner.id, {
    setting,
    ...(wish.title === undefined ? {} : { title: wish.title }),
    ...(wish.pace === undefined ? {} : { pace: checkedPace(services.shelf, game, places, wish.pace) }),
    places,
    dice: sealedKey(services),
    supplied: suppliedBy(owner.id, setting.attachments ?? {}),
    ...origin,
  });
  await services.gathering.through(async () => {
    await mustGatherFew(services, owner, origin);
    await mustKeepLittle(services, owner, origin, setting.attachments);
    await services.storage.tables.add({ ...record, private: wish.private === true });
  }, [origin?.source ?? owner.id]);
  return record;
}

/** A bot that is to stand in must be able to, at every seat where somebody may sit. */
function checkedPace(shelf: Shelf, game: Game, places: readonly Place[], pace: Pace): Pace {
  const { end } = pace;
  if (end.does !== 'turn' && end.does !== 'seat') return pace;
  const seats = places.filter(({ chair }) => chair.kind !== 'bot');
  if (seats.some(({ seat }) => shelf.findPlayer(game, seat, end.player) === undefined))
    throw new Denial('unknown-player');
  return pace;
}

/** The owner chooses the pace, until somebody else has sat down: they have agreed to what they saw. */
export async function setPace(
  rooms: Rooms,
  { shelf }: Services,
  table: string,
  owner: Person,
  pace: Pace | undefined,
): Promise<void> {
  await rooms.get(table).changeBody((record): BodyChange => {
    mustBeOwner(record, owner);
    const game = shelf.find(record.game);
    if (game === undefined) throw new Denial('not-found');
    if (peopleAt(record.body).some((person) => person !== owner.id))
      throw new Denial('not-yours', 'Somebody else has sat down at the pace that was agreed.');
    const { pace: _, ...body } = record.body;
    if (pace === undefined) return { body };
    return { body: { ...body, pace: checkedPace(shelf, game, body.places, pace) } };
  });
}

/** A table that has not started. */
export function newTable(
  game: Game,
  owner: string,
  body: Pick<TableBody, 'setting' | 'places' | 'dice'> & Partial<TableBody>,
): TableRecord {
  const now = new Date().toISOString();
  return {
    id: newId(),
    game: game.id,
    version: game.version,
    status: 'gathering',
    private: false,
    owner,
    created: now,
    changed: now,
    attended: now,
    moment: body.base ?? 0,
    turn: [],
    revision: 1,
    body: { orders: {}, motions: [], proposed: 0, base: 0, ...body },
  };
}

function placesFor(
  game: Game,
  setting: Setting,
  wishes: Readonly<Record<SeatId, SeatWish>>,
  owner: string,
  shelf: Shelf,
): readonly Place[] {
  const seats = game.seats(setting);
  const stranger = Object.keys(wishes).find((id) => !seats.some((seat) => seat.id === id));
  if (stranger !== undefined) throw new Denial('not-found', `There is no seat ${stranger}.`);
  const held = nonPlayerSeats(game, setting);
  return seats.map(({ id, team }) => ({
    seat: id,
    ...(team === undefined ? {} : { team }),
    chair: chairFor(game, id, wishAt(game, id, wishes, held), owner, shelf),
  }));
}

/** Where nobody is named, a non-player's seat is its chart's, and any other is open. */
function wishAt(
  game: Game,
  seat: SeatId,
  wishes: Readonly<Record<SeatId, SeatWish>>,
  held: readonly SeatId[],
): SeatWish {
  const wish = Object.hasOwn(wishes, seat) ? wishes[seat] : undefined;
  if (wish !== undefined) return wish;
  return held.includes(seat) ? { kind: 'bot', player: chartAt(game, seat) } : { kind: 'open' };
}

function chairFor(game: Game, seat: SeatId, wish: SeatWish, me: string, shelf: Shelf): Chair {
  switch (wish.kind) {
    case 'me':
      return { kind: 'person', person: me };
    case 'invited':
      return { kind: 'invited', token: randomToken(18) };
    case 'bot':
      if (shelf.findPlayer(game, seat, wish.player) === undefined) throw new Denial('unknown-player');
      return { kind: 'bot', player: wish.player };
    case 'open':
      return { kind: 'open' };
  }
}

/** Sits down on a free seat, before the start or when a seat was given up. */
export async function join(
  rooms: Rooms,
  services: Services,
  table: string,
  person: Person,
  wish: JoinBody,
  origin?: Origin,
): Promise<void> {
  await services.gathering.through(async () => {
    await mustHoldFew(services, table, person, origin);
    await rooms.get(table).changeBody((record) => seated(services, record, person, wish, origin));
  }, [origin?.source ?? person.id]);
  services.metrics.count('joined');
}

function seated(
  services: Services,
  record: TableRecord,
  person: Person,
  wish: JoinBody,
  origin: Origin | undefined,
): BodyChange {
  if (record.status === 'finished') throw new Denial('not-gathering');
  mustBeWelcome(services, record, person);
  const chair = sitterOf(record.body, wish.seat);
  if (chair === undefined) throw new Denial('not-found', `There is no seat ${wish.seat}.`);
  const isFree = chair.kind === 'open' || (chair.kind === 'invited' && chair.token === wish.invite);
  if (!isFree) throw new Denial('seat-taken');
  const others = peopleAt(record.body).filter((other) => other !== person.id);
  // The others agreed to make room for another person, not that one of them sees two hands.
  if (record.status === 'running' && others.length > 0 && seatsOf(record.body, person.id).length > 0)
    throw new Denial('not-yours', 'Whoever plays cannot take another seat while others play, too.');
  const body = withChair(record.body, wish.seat, { kind: 'person', person: person.id });
  return { body: record.status === 'gathering' ? withSalt(body, person.id, wish.salt) : body, origin };
}

/** Each person brings one salt; a later one replaces it. */
function withSalt(body: TableBody, person: string, salt: string | undefined): TableBody {
  if (salt === undefined) return body;
  const others = body.dice.salts.filter((brought) => brought.person !== person);
  const salts = [...others, { person, salt }];
  return { ...body, dice: { ...body.dice, salts } };
}

export async function leave(rooms: Rooms, table: string, person: Person, seat: SeatId): Promise<void> {
  await rooms.get(table).changeBody((record): BodyChange => {
    if (record.status !== 'gathering') throw new Denial('not-gathering');
    if (!seatsOf(record.body, person.id).includes(seat)) throw new Denial('not-yours');
    const body = withChair(record.body, seat, { kind: 'open' });
    return { body: withoutSalt(body, person.id) };
  });
}

/** The owner says who shall sit on a seat that is not somebody else's. */
export async function setSeat(
  rooms: Rooms,
  { shelf }: Services,
  table: string,
  owner: Person,
  seat: SeatId,
  wish: SeatWish,
): Promise<void> {
  await rooms.get(table).changeBody((record): BodyChange => {
    mustBeOwner(record, owner);
    const chair = sitterOf(record.body, seat);
    const game = shelf.find(record.game);
    if (chair === undefined || game === undefined) throw new Denial('not-found', `There is no seat ${seat}.`);
    if (chair.kind === 'person' && chair.person !== owner.id) throw new Denial('seat-taken');
    const body = withChair(record.body, seat, chairFor(game, seat, wish, owner.id, shelf));
    return { body: { ...body, setting: settingAfter(game, body.setting, body.places) } };
  });
}

/** The owner chooses otherwise. Seats that there are no more are empty; new ones are open. Attached documents stay. */
export async function changeSetting(
  rooms: Rooms,
  services: Services,
  table: string,
  owner: Person,
  wish: ChangeBody,
  whose: Whose = [],
): Promise<void> {
  const seen = await rooms.get(table).inTurn((open) => open.record);
  mustBeOwner(seen, owner);
  const game = services.shelf.find(seen.game);
  if (game === undefined) throw new Denial('not-found');
  const { attachments } = seen.body.setting;
  const setting: Setting = { ...wish, ...(attachments === undefined ? {} : { attachments }) };
  const [fault] = (await checkSetting(services, game, setting, whose)).faults.en;
  if (fault !== undefined) throw new Denial('bad-setting', fault);
  await rooms.get(table).changeBody((record): BodyChange => {
    mustBeOwner(record, owner);
    const places = game.seats(setting).map(
      ({ id, team }): Place => ({
        seat: id,
        ...(team === undefined ? {} : { team }),
        chair: sitterOf(record.body, id) ?? { kind: 'open' },
      }),
    );
    mustAgree(game, setting, places);
    return { body: { ...record.body, setting, places } };
  });
}

/** The owner gives a table up that has not started. */
export async function close(rooms: Rooms, table: string, owner: Person): Promise<void> {
  await rooms.get(table).changeBody((record): BodyChange => {
    mustBeOwner(record, owner);
    return { body: record.body, status: 'finished', ending: { kind: 'abandoned' } };
  });
}

/** Starts the game: the salts people brought after the commitment complete the dice. */
export async function start(
  rooms: Rooms,
  services: Services,
  table: string,
  person: Person,
  salt: string | undefined,
): Promise<void> {
  const seen = await rooms.get(table).inTurn((open) => open.record);
  if (hasBots(seen.body)) await mustHaveFewBots(services, seen);
  await rooms.get(table).start((record): BodyChange => {
    if (record.status !== 'gathering') throw new Denial('not-gathering');
    if (record.owner !== person.id && !peopleAt(record.body).includes(person.id))
      throw new Denial('not-yours');
    if (record.body.places.some(({ chair }) => chair.kind === 'open' || chair.kind === 'invited'))
      throw new Denial('seats-empty');
    const game = services.shelf.find(record.game);
    if (game !== undefined) mustAgree(game, record.body.setting, record.body.places);
    // Another process may have begun to start it: its dice stand.
    if (record.body.opening !== undefined) return { body: record.body };
    const body = withSalt(record.body, person.id, salt);
    const mixed = body.dice.salts.map((brought) => brought.salt).join('/') || record.id;
    return {
      body: { ...body, dice: { ...body.dice, salt: mixed }, opening: sealedDice(body.dice.key, mixed) },
    };
  });
}
