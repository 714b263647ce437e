/** Who may know of a table, and what they are told. */
import type { SeatId } from '@sandtable/engine';
import type { Rooms } from '../play/rooms.ts';
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

export async function infoFor(
  services: Services,
  rooms: Rooms,
  record: TableRecord,
  person: string | undefined,
): Promise<TableInfo> {
  const nameOf = await services.names.of(peopleNamed(record));
  const unread = await unreadBy(services, record, person);
  return infoOf(record, { person, unread }, nameOf, rooms.presentAt(record.id));
}

async function unreadBy(
  { storage }: Services,
  record: TableRecord,
  person: string | undefined,
): Promise<number> {
  if (person === undefined || seatsOf(record.body, person).length === 0) return 0;
  const last = await storage.talk.lastOf(record.id);
  return last === 0 ? 0 : Math.max(0, last - (await storage.talk.readBy(record.id, person)));
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
