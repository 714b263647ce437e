/** English sentences. */
import { en as series } from '@sandtable/coin/text';
import { eventFaults } from '@sandtable/coin/event-language';
import type { Place, Sentences } from '@sandtable/engine';
import { asks } from './en/asks.ts';
import { log } from './en/log.ts';
import { options } from './en/options.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';
import { why } from './en/why.ts';
import { isOfOwnersFile } from './places.ts';

const at = (p: Place, problem: string) =>
  isOfOwnersFile(p)
    ? `owner's file, ${p.where}: ${problem}`
    : `position${p.where === '' ? '' : `, ${p.where}`}: ${problem}`;

export const en = {
  ...series,
  ...asks,
  ...log,
  ...options,
  ...settings,
  ...table,
  ...why,
  ...eventFaults.en(at),
  'fault.no-object': () => "owner's file: must be an object",
  'fault.no-part': (p: Place & { fields: readonly string[] }) =>
    `owner's file, ${p.where}: is no field here (which are: ${p.fields.join(', ')})`,
  'fault.order': (p: Place) => at(p, 'must name all four factions, each once'),
  'fault.capability': (p: Place) => at(p, 'both sides of a Capability must have something that lasts'),
} satisfies Sentences;
