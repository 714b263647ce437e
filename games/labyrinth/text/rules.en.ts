/** The rulebook in short, in our own words, by rule number. */
import type { RuleText } from '@sandtable/engine';
import type { RuleNumber } from '../rules.ts';
import { aloneRulesEn } from './rules/alone.en.ts';
import { boardRulesEn } from './rules/board.en.ts';
import { operationsRulesEn } from './rules/operations.en.ts';
import { playRulesEn } from './rules/play.en.ts';

export const rulesEn: Readonly<Record<RuleNumber, RuleText>> = {
  ...boardRulesEn,
  ...playRulesEn,
  ...operationsRulesEn,
  ...aloneRulesEn,
};
