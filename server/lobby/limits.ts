/** Quotas for a person, an address and a network: places in the lobby, and seats at tables of others. */
import { Denial } from '../denial.ts';
import type { Person } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import type { Holder } from '../storage/held-seats.ts';
import { type Attachments, bytesIn } from '../tables/attachments.ts';
import type { Origin } from '../tables/body.ts';

/** Of what a guest may have. Where guests of an address have used up theirs, accounts still have more. */
const ACCOUNT_SHARE = 5;
const ADDRESS_SHARE = 2;
const SITE_SHARE = 8;

type Count = (holder: Holder) => Promise<number>;

async function mustHaveFew(
  count: Count,
  person: Person,
  origin: Origin | undefined,
  ofGuest: number,
  what: string,
  more = 1,
): Promise<void> {
  const share = person.guest ? ofGuest : ofGuest * ACCOUNT_SHARE;
  const holders: readonly (readonly [Holder, number])[] = [
    [{ person: person.id }, share],
    ...(origin === undefined ? [] : [[{ source: origin.source }, share * ADDRESS_SHARE] as const]),
    ...(origin?.site === undefined ? [] : [[{ site: origin.site }, share * SITE_SHARE] as const]),
  ];
  for (const [holder, most] of holders)
    if ((await count(holder)) + more > most) throw new Denial('too-many', `At most ${most} ${what}.`);
}

/** Tables that have not started: whoever has many keeps others' from being seen. */
export function mustGatherFew(
  { storage, limits }: Services,
  person: Person,
  origin: Origin | undefined,
): Promise<void> {
  const count: Count = (holder) => storage.tables.gathering(holder);
  return mustHaveFew(count, person, origin, limits.gatheringTables, 'tables may wait for people at once');
}

/** Documents attached to tables: they stay on the disk as long as the table. */
export async function mustKeepLittle(
  { storage, limits }: Services,
  person: Person,
  origin: Origin | undefined,
  attachments: Attachments | undefined,
): Promise<void> {
  if (attachments === undefined) return;
  const count: Count = (holder) => storage.documents.bytesOf(holder, attachments);
  const what = 'bytes of documents may be kept';
  await mustHaveFew(count, person, origin, limits.documentBytes, what, bytesIn(attachments));
}

/** Seats at tables of others that have not started: whoever holds many keeps them from those who would play. */
export function mustHoldFew(
  { storage, limits }: Services,
  table: string,
  person: Person,
  origin: Origin | undefined,
): Promise<void> {
  const count: Count = (holder) => storage.heldSeats.count(holder, table);
  return mustHaveFew(count, person, origin, limits.heldTables, 'tables may be waited at at the same time');
}
