/** A server in a process of its own: `node child.mjs <settings as JSON>`; says its address on the first line. */
import { knownKeys } from '@sandtable/engine/testing';
import { type Clock, systemClock } from '../../clock.ts';
import type { Fast } from './child.ts';
import { readSettings, type Settings, serve } from '../../index.ts';

/** A clock that goes so many times as fast since then: the same in every process. */
function fastClock({ since, times }: Fast): Clock {
  return {
    now: () => since + (Date.now() - since) * times,
    every: (ms, work) => systemClock.every(ms / times, work),
  };
}

const { fast, ...given } = JSON.parse(process.argv[2] ?? '{}') as Partial<Settings> & { fast?: Fast };
const clock = fast === undefined ? {} : { clock: fastClock(fast) };
const settings = readSettings({}, { newKey: knownKeys('child'), ...given, ...clock });
const server = await serve(settings);
process.stdout.write(`${server.address}\n`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
