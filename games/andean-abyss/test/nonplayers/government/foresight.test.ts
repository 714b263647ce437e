import type { Message } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { AT } from '../../../map.ts';
import { foresee } from '../../../nonplayers/government/foresight.ts';
import { level, type State, troops } from '../../../state.ts';
import { standardAlone } from '../play.ts';

/** Declines what can be declined. */
const idle = (_state: State, _prompt: Message, options: readonly string[]): string =>
  options.find((option) => option === 'done' || option === 'pass') ?? options[0] ?? '';

/** The standard set-up on card 1 (Government first), the next card face up. */
const table = (next: number, more: Partial<State> = {}): State =>
  standardAlone({ state: { card: 1, deck: [next], shown: 1, ...more } });

describe('8.0 the staff tries a turn before it chooses it', () => {
  test('nothing on the table changes by thinking', () => {
    const seen = table(2);
    const before = JSON.stringify(seen);
    foresee(seen, 'train', idle);
    expect(JSON.stringify(seen)).toBe(before);
  });

  test('the same thought gives the same result', () => {
    const seen = table(44);
    expect(foresee(seen, 'pass', idle)).toEqual(foresee(seen, 'pass', idle));
  });

  test('2.3.8 the next card is played too, by those who are still Eligible', () => {
    const after = foresee(table(44), 'unshaded', idle);
    expect(after.card).toBe(44);
    expect(after.capabilities[1]).toBe('unshaded');
    // 2.3.7 Who executed an Event sits out the next card.
    expect(after.eligible.government).toBe(false);
  });

  test('2.3.3 a Pass keeps the Government Eligible for it', () => {
    expect(foresee(table(44), 'pass', idle).eligible.government).toBe(true);
  });

  test('8.1 whom the Government leaves the Event takes it as by the chart', () => {
    // AUC comes first on card 44 and sets a City to Neutral.
    const after = foresee(table(44), 'unshaded', idle);
    expect([AT.bogota, AT.medellin].some((city) => level(after, city) === 0)).toBe(true);
  });

  test('6.4 a Round that comes next is played to the end of the Support Phase', () => {
    const after = foresee(table(73), 'pass', idle);
    expect(after.stage).toEqual({ kind: 'propaganda', phase: 'redeploy' });
    // 6.4.2 FARC has Agitated in Huila; 6.5.1 the Troops have not left yet.
    expect(level(after, AT.huila)).toBe(-2);
    expect(troops(after, AT.santander)).toBe(3);
  });

  test('7.1 a check that a non-player passes ends it', () => {
    const seen = table(73);
    for (const city of [AT.bogota, AT.cali]) seen.levels[city] = -2;
    expect(foresee(seen, 'pass', idle).stage).toEqual({ kind: 'over', by: 'victory' });
  });

  test('2.2 with the next card face down it ends with this one', () => {
    const after = foresee(table(2, { deck: [], shown: 0 }), 'pass', idle);
    expect(after.card).toBe(0);
  });
});
