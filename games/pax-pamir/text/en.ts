/** The sentences in English. */
import type { Sentences } from '@sandtable/engine';
import { asks } from './en/asks.ts';
import { cards } from './en/cards.ts';
import { choices } from './en/choices.ts';
import { digest } from './en/digest.ts';
import { faults } from './en/faults.ts';
import { khan } from './en/khan.ts';
import { goals } from './en/goals.ts';
import { log } from './en/log.ts';
import { minds } from './en/minds.ts';
import { reasons } from './en/reasons.ts';
import { results } from './en/results.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';
import { why } from './en/why.ts';

export const en = {
  ...asks,
  ...choices,
  ...digest,
  ...goals,
  ...log,
  ...khan,
  ...table,
  ...cards,
  ...why,
  ...minds,
  ...reasons,
  ...results,
  ...faults,
  ...settings,
} satisfies Sentences;
