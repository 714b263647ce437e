/** 日本語の文。 */
import type { Translation } from '@sandtable/engine';
import type { en } from './en.ts';
import { asks } from './ja/asks.ts';
import { digest } from './ja/digest.ts';
import { faults } from './ja/faults.ts';
import { goals } from './ja/goals.ts';
import { log } from './ja/log.ts';
import { options } from './ja/options.ts';
import { results } from './ja/results.ts';
import { settings } from './ja/settings.ts';
import { table } from './ja/table.ts';
import { jihadistJa } from './jihadist.ja.ts';
import { mindJa } from './mind.ja.ts';
import { staffJa } from './staff.ts';
import { why } from './ja/why.ts';

export const ja: Translation<typeof en> = {
  ...options,
  ...asks,
  ...digest,
  ...goals,
  ...log,
  ...table,
  ...why,
  ...results,
  ...faults,
  ...settings,
  ...jihadistJa,
  ...staffJa,
  ...mindJa,
};
