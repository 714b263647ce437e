import { render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { marginsOf } from '../../board/margins.ts';
import { paxPamir } from '../../game.ts';
import type { State } from '../../state.ts';
import { viewOf } from '../../view.ts';
import { black, lay, laySolo, white } from '../table.ts';

const values = (state: State) => marginsOf(viewOf(state, 'white')).map(({ seat, value }) => [seat, value]);

const table = (count: number, more: object = {}) =>
  lay({
    regime: 'military',
    armies: { kabul: { british: count, afghan: 1 } },
    roads: { 'herat-kabul': { british: 1 } },
    players: [
      white({ tribes: { kabul: 1 }, tableau: [{ card: 81, spies: [{ of: 'white' }] }] }),
      black(more as never),
    ],
  });

test('H3.1 from 0 on a topple would win: supremacy of an empire, and most influence with it', () => {
  expect(values(table(2))).toEqual([
    ['white', 0],
    ['black', -2],
  ]);
  // One army short of supremacy.
  expect(values(table(1))).toEqual([
    ['white', -1],
    ['black', -1],
  ]);
  const [first] = marginsOf(viewOf(table(2), 'white'));
  expect(first && render(paxPamir.speech.en, first.figures)).toBe(
    'Britain: 2 against 1 under the regime; influence 2, the best other 0',
  );
});

test('I1.3 with nation building the points count', () => {
  const state = lay({ players: [white({ points: 5 }), black({ points: 7 })] }, { nationBuilding: true });
  expect(values(state)).toEqual([
    ['white', -2],
    ['black', 2],
  ]);
});

test('H3 alone only the person has a margin, and ties are lost', () => {
  const state = laySolo({ players: [white({ loyalty: 'afghan' }), black()] });
  expect(values(state).map(([seat]) => seat)).toEqual(['black']);
});
