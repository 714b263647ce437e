/** 日本語の文。 */
import { ja as series } from '@sandtable/coin/text/ja';
import type { Translation } from '@sandtable/engine';
import type { en } from './en.ts';
import { asks } from './ja/asks.ts';
import { faults } from './ja/faults.ts';
import { goals } from './ja/goals.ts';
import { log } from './ja/log.ts';
import { minds } from './ja/minds.ts';
import { options } from './ja/options.ts';
import { results } from './ja/results.ts';
import { settings } from './ja/settings.ts';
import { table } from './ja/table.ts';
import { why } from './ja/why.ts';
import { nonplayersJa } from './nonplayers.ja.ts';
import { oldStaffJa, staffJa } from './staff.ja.ts';

export const ja: Translation<typeof en> = {
  ...series,
  ...minds,
  ...options,
  ...asks,
  ...goals,
  ...log,
  ...table,
  ...why,
  ...results,
  ...faults,
  ...settings,
  ...nonplayersJa,
  ...staffJa,
  ...oldStaffJa,
};
