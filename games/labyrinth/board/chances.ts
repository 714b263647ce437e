/** What the dice would have to show, before anybody commits to a roll. */
import type { AskView } from '@sandtable/engine';
import { countryOf, isMuslim } from '../map.ts';
import { type Modifiers, modifiersOf, SUCCESS, totalOf } from '../operations/war-of-ideas.ts';
import { UNMARKED } from '../state.ts';
import type { View } from '../view.ts';

export interface ChanceOnBoard {
  /** The sides of a die that succeed: the lowest and the highest; none when it cannot. */
  readonly from: number;
  readonly to: number;
  /** How many of the six they are. */
  readonly sixths: number;
  /** 4.9.4 The country is tested first, and the roll depends on what that shows. */
  readonly isUntested: boolean;
}

const between = (from: number, to: number): ChanceOnBoard => ({
  from,
  to,
  sixths: Math.max(0, to - from + 1),
  isUntested: to === 0,
});

/** By country: the roll that an option of the pending ask leads to. */
export function chancesIn(ask: AskView | undefined): ReadonlyMap<string, ChanceOnBoard> {
  const chances = new Map<string, ChanceOnBoard>();
  for (const { label } of ask?.options ?? []) {
    const { country, needed } = label.params ?? {};
    if (typeof country !== 'string' || typeof needed !== 'number') continue;
    // 4.9.2 A War of Ideas rolls high, everything else low (8.1.1).
    chances.set(
      country,
      label.key === 'woi.target' ? between(Math.max(1, needed), 6) : between(1, Math.min(6, needed)),
    );
  }
  return chances;
}

/** 4.9.2 The parts of a War of Ideas roll in a Muslim country. */
export interface OddsOnBoard {
  readonly modifiers: Modifiers;
  readonly total: number;
  /** The die that succeeds, and the one that at least brings Aid (7.2.2.1). */
  readonly needed: number;
  /** 4.9.5 Tested first: the odds are those of a country that stays as it is. */
  readonly isUnmarked: boolean;
}

export function oddsIn(view: View, id: string): OddsOnBoard | undefined {
  const country = countryOf(id);
  if (country === undefined || !isMuslim(country)) return undefined;
  const modifiers = modifiersOf(view, country);
  const total = totalOf(modifiers);
  return {
    modifiers,
    total,
    needed: SUCCESS - total,
    isUnmarked: view.governance[country] === UNMARKED,
  };
}
