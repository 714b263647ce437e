/** 日本語の文。 */
import type { Translation } from '@sandtable/engine';
import type { en } from './en.ts';
import { asks } from './ja/asks.ts';
import { cards } from './ja/cards.ts';
import { choices } from './ja/choices.ts';
import { digest } from './ja/digest.ts';
import { faults } from './ja/faults.ts';
import { khan } from './ja/khan.ts';
import { goals } from './ja/goals.ts';
import { log } from './ja/log.ts';
import { minds } from './ja/minds.ts';
import { reasons } from './ja/reasons.ts';
import { results } from './ja/results.ts';
import { settings } from './ja/settings.ts';
import { table } from './ja/table.ts';
import { why } from './ja/why.ts';

export const ja: Translation<typeof en> = {
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
};
