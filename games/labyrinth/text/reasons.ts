/** The reasons of the Jihadist (9.0): each is the name of a box, condition or priority, and a sentence. */
import type { jihadistEn } from './jihadist.en.ts';

type Reason = keyof typeof jihadistEn;

/** The rule behind a kind of reason: the letter before the dot. */
const RULES: Readonly<Record<string, string>> = {
  E: '9.4.1',
  P: '9.4.2.2',
  M: '9.4.2.3',
  N: '9.4.2.4',
  R: '9.4.2.5',
  T: '9.4.2.6',
  Z: '9.4.3',
  V: '9.4.2.1',
  F: '9.3.1',
  X: '9.5',
  I: '9.7',
};

/** Reasons with a rule of their own. */
const OWN: Readonly<Partial<Record<Reason, string>>> = {
  'T.source-ir': '9.4.2.6.1',
  'T.source-rc': '9.4.2.6.1',
  'T.source-adjacent': '9.4.2.6.1',
  'T.source-any': '9.4.2.6.1',
  'T.source-is-destination': '9.4.2.6.1',
  'T.key-active': '9.4.2.6.1',
  'T.key-not-destination': '9.4.2.6.1',
  'T.key-random': '9.4.2.6.1',
  'V.exkgb-caucasus': '9.6',
  'V.exkgb-central-asia': '9.6',
  'V.exkgb-in-vain': '9.6',
  'V.leak-marker': '9.6',
  'V.oil-spike-pick': '9.6',
  'V.own-cell-removed': '9.3.1',
  'V.schengen-two-more': '9.5',
  'F.resolved-in-order': '8.5.6',
  'F.setup': '9.5',
  'F.us-triggered-no-site': '9.4.2.1',
  'X.not-a-candidate-nearest': '9.5.1',
  'X.nearest-tie': '9.5.1',
  'X.schengen-table-miss': '9.5.1',
  'X.shia-table-miss': '9.5.1',
};

export const ruleOfReason = (reason: Reason): string => OWN[reason] ?? RULES[reason.slice(0, 1)] ?? '9.4';
