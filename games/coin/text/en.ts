/** English sentences of the series. A volume adds its own. */
import type { Sentences } from '@sandtable/engine';
import { asks } from './en/asks.ts';
import { digest } from './en/digest.ts';
import { faults } from './en/faults.ts';
import { goals } from './en/goals.ts';
import { log } from './en/log.ts';
import { options } from './en/options.ts';
import { results } from './en/results.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';
import { why } from './en/why.ts';

export const en = {
  ...asks,
  ...digest,
  ...faults,
  ...goals,
  ...log,
  ...options,
  ...results,
  ...settings,
  ...table,
  ...why,
} satisfies Sentences;
