/** Keeping a seat for somebody, who is told so. */
import type { SeatId } from '@sandtable/engine';
import { randomToken } from '../chance.ts';
import { Denial } from '../denial.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Person } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import { sitterOf, withChair } from '../tables/body.ts';
import { mustBeOwner } from './moderation.ts';

/** The owner keeps a seat that nobody has for an account. Whoever does not want to hear the owner is not told. */
export async function invite(
  rooms: Rooms,
  { storage }: Services,
  table: string,
  owner: Person,
  seat: SeatId,
  guest: string,
): Promise<void> {
  if (guest === owner.id) throw new Denial('not-yours', 'The owner sits down without being asked.');
  const isMuted = (await storage.moderation.mutedBy(guest)).includes(owner.id);
  await rooms.get(table).changeBody((record) => {
    mustBeOwner(record, owner);
    const chair = sitterOf(record.body, seat);
    if (chair === undefined) throw new Denial('not-found', `There is no seat ${seat}.`);
    if (chair.kind !== 'open' && chair.kind !== 'invited') throw new Denial('seat-taken');
    const token = chair.kind === 'invited' ? chair.token : randomToken(18);
    const kept = isMuted ? { kind: 'invited', token } : { kind: 'invited', token, guest };
    return { body: withChair(record.body, seat, kept as typeof chair) };
  });
}
