/** The reasons of non-players (8.0): each is the name of a box, condition or priority, and a sentence. */
import type { nonplayersEn } from './nonplayers.en.ts';

export type Reason = keyof typeof nonplayersEn;

/** Reasons for a space, which say nothing else. */
export type SpaceReason = {
  [R in Reason]: Parameters<(typeof nonplayersEn)[R]> extends [infer P, ...unknown[]]
    ? keyof P extends 'space'
      ? R
      : never
    : never;
}[Reason];

/** The rule at the head of a reason's name: `8.5.1` of `8.5.1.rally.build`. The cards' instructions are 8.4.4. */
const headOf = (reason: string): string =>
  reason.startsWith('8.4.card') ? '8.4.4' : (/^[\d.]*\d/.exec(reason)?.[0] ?? '8.1');

const KNOWN = new Map<string, string>();

export function ruleOfReason(reason: Reason): string {
  const known = KNOWN.get(reason) ?? headOf(reason);
  KNOWN.set(reason, known);
  return known;
}
