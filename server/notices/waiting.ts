/** Which tables wait for somebody. */
import type { WaitingTable } from '../protocol/index.ts';
import { peopleAt, type TableRecord } from '../tables/body.ts';
import { awaitedAt } from '../tables/calls.ts';

/** In the order of the records; a turn counts more than a proposal. */
export function waitingFor(person: string, records: readonly TableRecord[]): readonly WaitingTable[] {
  return records.flatMap((record): readonly WaitingTable[] => {
    const why = whyFor(person, record);
    if (why === undefined) return [];
    const { id, game, body, changed } = record;
    return [{ id, game, ...(body.title === undefined ? {} : { title: body.title }), why, since: changed }];
  });
}

function whyFor(person: string, record: TableRecord): WaitingTable['why'] | undefined {
  if (awaitedAt(record).includes(person)) return 'turn';
  const isAsked =
    peopleAt(record.body).includes(person) &&
    record.body.motions.some(({ by, yes }) => by !== person && !yes.includes(person));
  return isAsked ? 'consent' : undefined;
}
