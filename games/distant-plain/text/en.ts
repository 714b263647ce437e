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
import { nonplayersEn } from './nonplayers.en.ts';
import { isOfOwnersFile } from './places.ts';

const at = (p: Place, problem: string) => {
  const file = isOfOwnersFile(p) ? "owner's file" : 'position';
  return `${file}${p.where === '' ? '' : `, ${p.where}`}: ${problem}`;
};

export const en = {
  ...series,
  ...asks,
  ...log,
  ...options,
  ...settings,
  ...table,
  ...why,
  ...nonplayersEn,
  ...eventFaults.en(at),
  'fault.order': (p: Place) => at(p, 'must name all four factions, each once'),
  'fault.capability': (p: Place) => at(p, 'both sides of a Capability must have something that lasts'),
} satisfies Sentences;
