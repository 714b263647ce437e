/** English sentences. */
import { mindEn } from './mind.en.ts';
import { staffEn } from './staff.ts';
import { jihadistEn } from './jihadist.en.ts';
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
  ...jihadistEn,
  ...staffEn,
  ...mindEn,
} satisfies Sentences;
