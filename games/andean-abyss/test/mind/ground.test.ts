import { describe, expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { cardsToRound, groundWorth, prospectOf } from '../../mind/government/ground.ts';
import type { Here } from '../table.ts';
import { alone } from '../nonplayers/play.ts';

/** What Huila (population 2, Mountain) is worth with this in it, a Resource-rich FARC and a Round after this card. */
function huila(here: Here, state: Parameters<typeof alone>[0] = {}): number {
  const deck = state.state?.deck ?? [73];
  const table = alone({
    resources: { farc: 20 },
    ...state,
    spaces: { huila: here },
    state: { ...state.state, deck },
  });
  return groundWorth(prospectOf(table, 1), AT.huila);
}

describe('8.0 what the staff holds ground to be worth', () => {
  test('6.4.1 Troops and Police together are worth more than as many of one kind', () => {
    const both = huila({ troops: 1, police: 1 });
    expect(both).toBeGreaterThan(huila({ troops: 2 }));
    expect(both).toBeGreaterThan(huila({ police: 2 }));
  });

  test('6.4.1 forces that Insurgents outnumber hold nothing', () => {
    const held = huila({ troops: 2, police: 1, 'auc-active': 2 });
    expect(held).toBeGreaterThan(huila({ troops: 2, police: 1, 'auc-active': 4 }) + 2);
  });

  test('6.4.1 Terror is in the way', () => {
    const free = huila({ troops: 2, police: 1 });
    expect(huila({ troops: 2, police: 1, terror: 2 })).toBeLessThan(free);
  });

  test('6.4.2 ground where FARC would Agitate is worth less, unless FARC is poor', () => {
    const lost = huila({ level: 'PS', 'farc-active': 3 });
    expect(lost).toBeLessThan(huila({ level: 'PS', 'farc-active': 3, 'auc-active': 3 }));
    expect(lost).toBeLessThan(huila({ level: 'PS', 'farc-active': 3 }, { resources: { farc: 0 } }));
  });

  test('3.3.4 a hidden guerrilla of FARC is worse than one that is seen', () => {
    expect(huila({ troops: 3, 'farc-underground': 1 })).toBeLessThan(huila({ troops: 3, 'farc-active': 1 }));
  });

  test('6.5.1 after the Support Phase Troops count only where they may stay', () => {
    const stage = { kind: 'propaganda', phase: 'redeploy' } as const;
    const later = { state: { stage, deck: [1] } };
    expect(huila({ troops: 3 }, later)).toBe(huila({}, later));
    const withBase = huila({ troops: 3, 'government-base': 1 }, later);
    expect(withBase).toBeGreaterThan(huila({ 'government-base': 1 }, later));
  });

  test('6.2 shortly before the Round a lead of one piece tells more than long before it', () => {
    const soon = huila({ troops: 2, police: 1, 'auc-active': 2 });
    expect(soon).toBeGreaterThan(huila({ troops: 2, police: 1, 'auc-active': 2 }, { state: { deck: [1] } }));
  });

  test('6.4.1 Police alone are worth more while a Sweep can still bring Troops', () => {
    const early = { state: { deck: [1] } };
    expect(huila({ police: 2 }, early)).toBeGreaterThan(huila({ troops: 2 }, early));
    expect(huila({ police: 2 })).toBe(huila({ troops: 2 }));
  });

  test('3.2.1 Troops at a Base are worth more while a Train can still bring Police', () => {
    const base = { troops: 2, 'government-base': 1 } as const;
    const gain = (state?: { state: { deck: number[] } }): number =>
      huila(base, state) - huila({ troops: 2 }, state);
    expect(gain({ state: { deck: [1] } })).toBeGreaterThan(gain());
  });

  test('1.3.2 nobody lives in Vichada', () => {
    const table = alone({ spaces: { vichada: { troops: 5, police: 5 } } });
    expect(groundWorth(prospectOf(table, 1), AT.vichada)).toBe(0);
  });
});

describe('2.1 how many cards there are to the next Round', () => {
  const after = (played: number, propagandas: number): number =>
    cardsToRound(alone({ state: { deck: [1], played: Array<number>(played).fill(2), propagandas } }));

  test('half of what is left of the pile, whose Propaganda card may be anywhere in it', () => {
    expect(after(0, 0)).toBe(8);
    expect(after(10, 0)).toBe(3);
    expect(after(14, 0)).toBe(1);
  });

  test('when that of this pile has come early, the rest of the pile and half of the next', () => {
    expect(after(5, 1)).toBe(18.5);
  });

  test('one, when it lies face up', () => {
    expect(cardsToRound(alone({ state: { deck: [73] } }))).toBe(1);
  });
});
