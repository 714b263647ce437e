/** Access to tables: who may know of one, and what they are told. */
import type { SeatId } from '@sandtable/engine';
import type { Rooms } from '../play/rooms.ts';
import { clocksShown } from '../play/timekeeping.ts';
import { Denial } from '../denial.ts';
import type { TableInfo } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import type { TableRecord } from '../tables/body.ts';
import { seatsOf, sitterOf } from '../tables/body.ts';
import { infoOf, peopleNamed } from '../tables/info.ts';

/** Private tables are not there for people who never sat at them. */
export async function findTable(
  services: Services,
  id: string,
  person: string | undefined,
): Promise<TableRecord> {
  const record = await services.storage.tables.find(id);
  if (record === undefined) throw new Denial('not-found');
  if (!record.private || record.owner === person) return record;
  if (person === undefined || !(await services.storage.tables.isMember(id, person)))
    throw new Denial('not-found');
  return record;
}

/** A whole page is looked up with one question for names and one for what is unread. */
export async function infosFor(
  services: Services,
  rooms: Rooms,
  records: readonly TableRecord[],
  person: string | undefined,
): Promise<readonly TableInfo[]> {
  const { names, storage } = services;
  const nameOf = await names.of([...new Set(records.flatMap(peopleNamed))]);
  const seated = records.filter(({ body }) => person !== undefined && seatsOf(body, person).length > 0);
  const unread =
    person === undefined
      ? new Map<string, number>()
      : await storage.talk.unreadBy(
          person,
          seated.map(({ id }) => id),
        );
  return records.map((record) => {
    const clocks = clocksShown(services, record);
    const onlooker = { person, unread: unread.get(record.id) ?? 0, ...(clocks && { clocks }) };
    return infoOf(record, onlooker, nameOf, rooms.presentAt(record.id));
  });
}

export async function infoFor(
  services: Services,
  rooms: Rooms,
  record: TableRecord,
  person: string | undefined,
): Promise<TableInfo> {
  const [info] = await infosFor(services, rooms, [record], person);
  if (info === undefined) throw new Denial('not-found');
  return info;
}

/** Where a link leads. A link whose seat is taken or was given otherwise opens nothing that was not open before. */
export async function findInvitation(
  services: Services,
  token: string,
  person: string | undefined,
): Promise<{ record: TableRecord; seat: SeatId }> {
  const { tables } = services.storage;
  const invitation = await tables.invitation(token);
  const record = invitation === undefined ? undefined : await tables.find(invitation.table_id);
  if (invitation === undefined || record === undefined) throw new Denial('not-found');
  const chair = sitterOf(record.body, invitation.seat);
  const isValid = chair?.kind === 'invited' && chair.token === token;
  return { record: isValid ? record : await findTable(services, record.id, person), seat: invitation.seat };
}
