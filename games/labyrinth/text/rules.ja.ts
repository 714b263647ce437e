/** The rulebook in short, in our own words, by rule number. */
import type { RuleText } from '@sandtable/engine';
import type { RuleNumber } from '../rules.ts';
import { aloneRulesJa } from './rules/alone.ja.ts';
import { boardRulesJa } from './rules/board.ja.ts';
import { operationsRulesJa } from './rules/operations.ja.ts';
import { playRulesJa } from './rules/play.ja.ts';

export const rulesJa: Readonly<Record<RuleNumber, RuleText>> = {
  ...boardRulesJa,
  ...playRulesJa,
  ...operationsRulesJa,
  ...aloneRulesJa,
};
