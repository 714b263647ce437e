/** What needs the consent of the people at a table: going back past the fence, replacing somebody, giving up. */
import { Denial } from '../denial.ts';
import type { Proposed } from '../protocol/incoming.ts';
import {
  type Chair,
  type Motion,
  peopleAt,
  sitterOf,
  type TableBody,
  type TableRecord,
  withChair,
} from './body.ts';
import { isOut } from './clocks.ts';

/** Whoever keeps the table waiting longer than this need not be asked before they are replaced. */
const PATIENCE_MS = 24 * 60 * 60 * 1000;

/** The person whose seat a proposal would give away. */
function displaced(body: TableBody, what: Proposed): string | undefined {
  if (what.kind !== 'bot' && what.kind !== 'open') return undefined;
  const chair = sitterOf(body, what.seat);
  return chair?.kind === 'person' ? chair.person : undefined;
}

/** When somebody has kept the table waiting too long. */
export function patienceOf({ changed }: Pick<TableRecord, 'changed'>): string {
  return new Date(Date.parse(changed) + PATIENCE_MS).toISOString();
}

/** Where a pace was agreed, that is what counts. */
function isPatienceOver({ body, clocks, turn, changed }: TableRecord, now: number): boolean {
  return body.pace === undefined ? now - Date.parse(changed) > PATIENCE_MS : isOut(clocks, turn);
}

/**
 * Who still has to agree: everybody at the table. Where somebody who is not there has kept it waiting too long, nobody
 * who is not there is asked about replacing them or giving up: two missing people cannot lock a table.
 */
export function waitingFor(
  record: TableRecord,
  motion: Motion,
  present: ReadonlySet<string>,
  now: number,
): readonly string[] {
  const gone = displaced(record.body, motion.what);
  const late = record.turn.flatMap((seat) => {
    const chair = sitterOf(record.body, seat);
    return chair?.kind === 'person' && !present.has(chair.person) ? [chair.person] : [];
  });
  const isStuck = late.length > 0 && isPatienceOver(record, now);
  // Whoever is not there but has not been waited for keeps their seat.
  const isAbout =
    gone === undefined ? motion.what.kind === 'abandon' : present.has(gone) || late.includes(gone);
  const isMissing = (person: string) => isStuck && isAbout && !present.has(person);
  return peopleAt(record.body).filter(
    (person) => person !== motion.by && !motion.yes.includes(person) && !isMissing(person),
  );
}

export function propose(
  record: TableRecord,
  by: string,
  what: Proposed,
): { body: TableBody; motion: Motion } {
  const { body } = record;
  if (!peopleAt(body).includes(by)) throw new Denial('not-yours');
  if (record.status !== 'running') throw new Denial('not-running');
  if (what.kind === 'rewind' && (what.moment >= record.moment || what.moment < (body.from?.seq ?? body.base)))
    throw new Denial('no-such-moment');
  if (what.kind === 'time' && body.pace === undefined) throw new Denial('not-found', 'There are no clocks.');
  if (
    (what.kind === 'bot' || what.kind === 'open' || what.kind === 'time') &&
    sitterOf(body, what.seat) === undefined
  )
    throw new Denial('not-found', `There is no seat ${what.seat}.`);
  const motion: Motion = { number: body.proposed + 1, by, what, yes: [] };
  // One proposal a person: a new one replaces the last.
  const motions = [...body.motions.filter((other) => other.by !== by), motion];
  return { body: { ...body, proposed: motion.number, motions }, motion };
}

export function vote(
  record: TableRecord,
  person: string,
  number: number,
  isYes: boolean,
): { body: TableBody; motion: Motion | undefined } {
  const { body } = record;
  if (record.status !== 'running') throw new Denial('not-running');
  const motion = body.motions.find((other) => other.number === number);
  if (motion === undefined) throw new Denial('not-found');
  if (!peopleAt(body).includes(person)) throw new Denial('not-yours');
  if (!isYes) return { body: without(body, number), motion: undefined };
  const agreed: Motion = { ...motion, yes: [...new Set([...motion.yes, person])] };
  const motions = body.motions.map((other) => (other.number === number ? agreed : other));
  return { body: { ...body, motions }, motion: agreed };
}

export function without(body: TableBody, number: number): TableBody {
  return { ...body, motions: body.motions.filter((motion) => motion.number !== number) };
}

/** The body after a proposal about a seat was carried. */
export function replaced(body: TableBody, what: Proposed): TableBody {
  switch (what.kind) {
    case 'bot':
      return reseated(body, what.seat, { kind: 'bot', player: what.player });
    case 'open':
      return reseated(body, what.seat, { kind: 'open' });
    case 'hints':
      return { ...body, hintsAgreed: true };
    case 'rewind':
    case 'abandon':
    case 'time':
      return body;
  }
}

/** Gives a seat away. Standing orders go with the person who gave them, proposals with the last seat of who made them. */
export function reseated(before: TableBody, seat: string, chair: Chair): TableBody {
  const body = withChair(before, seat, chair);
  const { [seat]: _, ...orders } = body.orders;
  const people = peopleAt(body);
  return { ...body, orders, motions: body.motions.filter((motion) => people.includes(motion.by)) };
}
