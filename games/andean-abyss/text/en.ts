/** English sentences. */
import { en as series } from '@sandtable/coin/text/en';
import type { Sentences } from '@sandtable/engine';
import { articles } from './en/articles.ts';
import { asks } from './en/asks.ts';
import { faults } from './en/faults.ts';
import { goals } from './en/goals.ts';
import { log } from './en/log.ts';
import { minds } from './en/minds.ts';
import { options } from './en/options.ts';
import { results } from './en/results.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';
import { why } from './en/why.ts';
import { nonplayersEn } from './nonplayers.en.ts';
import { oldStaffEn, staffEn } from './staff.en.ts';

export const en = {
  ...series,
  ...articles,
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
  ...nonplayersEn,
  ...staffEn,
  ...oldStaffEn,
} satisfies Sentences;
