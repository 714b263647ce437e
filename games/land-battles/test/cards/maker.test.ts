import { type Json, render } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { cardSetMaker } from '../../cards/maker.ts';
import { readCardSet } from '../../cards/read.ts';
import { STANDARD } from '../../cards/standard.ts';
import { landBattles } from '../../game.ts';

const said = (document: Json) =>
  cardSetMaker.remarks(document).map((remark) => render(landBattles.speech.en, remark));
const force = (name: string) => ({ nation: 'usa', name, vp: 4, armor: 5, cannon: 1 });

describe('R3 for makers of card sets', () => {
  test('R3 the standard set as a file is a set that can be played with, and is the standard one', () => {
    const { cards, faults } = readCardSet(JSON.parse(JSON.stringify(cardSetMaker.sample())) as Json);
    expect(faults).toEqual([]);
    const bare = (all: object) =>
      Object.values(all).map((kind: { known: unknown }) => ({ ...kind, known: null }));
    for (const list of ['forces', 'actions', 'terrain'] as const)
      expect(bare(cards?.[list] ?? {})).toEqual(bare(STANDARD[list]));
    expect(said(cardSetMaker.sample())).toEqual(['A set of its own: 133 kinds of card']);
  });

  test('R3 a set says how many cards it replaces and adds', () => {
    expect(said({ forces: [force('M1A1 Abrams')] })).toEqual(['Replaces 1, adds 0']);
    expect(said({ forces: [force('Leopard 2')] })).toEqual(['Replaces 0, adds 1']);
    expect(said({})).toEqual(['Replaces 0, adds 0']);
  });

  test('R3 a name that looks like a slip is asked about', () => {
    expect(said({ forces: [force('M1A1 Abrans')] })).toEqual([
      'Replaces 0, adds 1',
      '"M1A1 Abrans" is a new card. Was "M1A1 Abrams" meant?',
    ]);
    expect(said({ terrain: [{ name: 'Crosroads', vp: 3, trackLength: 2, bonus: 'draw' }] })).toContain(
      '"Crosroads" is a new card. Was "Crossroads" meant?',
    );
  });
});
