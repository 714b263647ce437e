/** Moderation before the game starts: owners can refuse players. */
import type { SeatId } from '@sandtable/engine';
import { Denial } from '../denial.ts';
import type { Rooms } from '../play/rooms.ts';
import type { RefuseBody } from '../protocol/incoming.ts';
import type { Person } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import type { BodyChange } from '../storage/tables.ts';
import {
  type Refused,
  seatsOf,
  sitterOf,
  type TableBody,
  type TableRecord,
  withChair,
  withoutSalt,
} from '../tables/body.ts';

/** More than anybody may be refused by one owner. */
const MOST_REFUSED = 50;

type Look = Pick<Services, 'lookOf'>;

/** Somebody who is refused by person or by name, whoever wears it. */
export function mustBeWelcome({ lookOf }: Look, record: TableRecord, person: Person): void {
  const look = lookOf(person.name);
  const isRefused = (record.body.refused ?? []).some(
    (refused) => refused.person === person.id || refused.look === look,
  );
  if (isRefused && record.owner !== person.id) throw new Denial('not-welcome');
}

export function mustBeOwner(record: TableRecord, owner: Person): void {
  if (record.owner !== owner.id) throw new Denial('not-yours');
  if (record.status !== 'gathering') throw new Denial('not-gathering');
}

/** The owner takes a seat away from somebody; refused, they may take no other. */
export async function removeFrom(
  rooms: Rooms,
  { names, lookOf }: Services,
  table: string,
  owner: Person,
  seat: SeatId,
  isRefused: boolean,
): Promise<void> {
  const sitting = await rooms.get(table).inTurn(({ record }) => sitterOf(record.body, seat));
  const removed = sitting?.kind === 'person' ? sitting.person : undefined;
  const { name } = removed === undefined ? { name: '' } : (await names.of([removed]))(removed);
  await rooms.get(table).changeBody((record): BodyChange => {
    mustBeOwner(record, owner);
    const chair = sitterOf(record.body, seat);
    if (chair?.kind !== 'person' || chair.person !== removed) throw new Denial('not-found');
    if (removed === owner.id) throw new Denial('not-yours', 'Whoever made the table leaves it instead.');
    const seats = isRefused ? seatsOf(record.body, removed) : [seat];
    const freed = seats.reduce((body, one) => withChair(body, one, { kind: 'open' }), record.body);
    const body = withoutSalt(freed, removed);
    return { body: isRefused ? refusing(body, { name, look: lookOf(name), person: removed }) : body };
  });
}

export async function refuse(
  rooms: Rooms,
  { lookOf }: Look,
  table: string,
  owner: Person,
  { name, refused }: RefuseBody,
): Promise<void> {
  const look = lookOf(name);
  await rooms.get(table).changeBody((record): BodyChange => {
    mustBeOwner(record, owner);
    const others = (record.body.refused ?? []).filter((other) => other.look !== look);
    const body = { ...record.body, refused: others };
    return { body: refused ? refusing(body, { name, look }) : body };
  });
}

function refusing(body: TableBody, refusal: Refused): TableBody {
  const refused = [...(body.refused ?? []), refusal];
  if (refused.length > MOST_REFUSED) throw new Denial('too-many');
  return { ...body, refused };
}
