/** Puts the clocks of a table together with the time, with what people have said of their hours, and with the gaps. */
import { stampOf } from '../clock.ts';
import type { ClockInfo } from '../protocol/index.ts';
import type { Pace } from '../protocol/pace.ts';
import type { Services } from '../services.ts';
import type { BodyChange } from '../storage/tables.ts';
import { peopleAt, seatsOf, type TableBody, type TableRecord } from '../tables/body.ts';
import {
  type Clocks,
  clocksAfter,
  dueOf,
  shownClocks,
  type Stand,
  type Times,
  withHours,
  withMore,
} from '../tables/clocks.ts';
import { honoured } from '../tables/hours.ts';

type Kept = NonNullable<BodyChange['clocks']>;
type Keepers = Pick<Services, 'clock' | 'storage' | 'uptime'>;

export function timesNow({ clock, uptime }: Pick<Services, 'clock' | 'uptime'>): Omit<Times, 'hoursOf'> {
  return { now: clock.now(), down: uptime.gaps };
}

async function timesFor(services: Keepers, pace: Pace, body: TableBody): Promise<Times> {
  const rests = pace.kind === 'days' ? pace.rests : [];
  const hours = rests.length === 0 ? undefined : await services.storage.clocks.hoursOf(peopleAt(body));
  return {
    ...timesNow(services),
    hoursOf: (person) => {
      const said = hours?.get(person);
      return said === undefined ? undefined : honoured(said, rests);
    },
  };
}

function kept(clocks: Clocks, times: Times): Kept {
  const due = dueOf(clocks, times);
  return { clocks, due: due === undefined ? undefined : stampOf(due) };
}

/** The clocks after something happened at a running table; undefined where there are none. */
export async function clocksFor(
  services: Keepers,
  record: TableRecord,
  stand: Stand,
  { more, rests }: Pick<BodyChange, 'more' | 'rests'> = {},
): Promise<Kept | undefined> {
  const { pace } = stand.body;
  if (pace === undefined) return undefined;
  const times = await timesFor(services, pace, stand.body);
  let clocks = clocksAfter(record.clocks, pace, stand, times);
  if (more !== undefined) clocks = withMore(clocks, more.seat, more.ms, times);
  if (rests !== undefined)
    clocks = withHours(clocks, seatsOf(stand.body, rests), times.hoursOf(rests), times);
  return kept(clocks, times);
}

/** What everybody is shown of the clocks of a table. */
export function clocksShown(
  services: Pick<Services, 'clock' | 'uptime'>,
  { clocks, status }: Pick<TableRecord, 'clocks' | 'status'>,
): Readonly<Record<string, ClockInfo>> | undefined {
  if (clocks === undefined) return undefined;
  const shown = shownClocks(clocks, timesNow(services));
  if (status === 'running') return shown;
  return Object.fromEntries(Object.entries(shown).map(([seat, { left }]) => [seat, { left, runs: false }]));
}
