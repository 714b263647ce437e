import { expect, test } from 'vitest';
import { battle, card, play, rows } from '../situation.ts';

const [P, Q, R] = ['usa-m1a1-1', 'usa-stryker-1', 'usa-m109-1'] as const;

function regroup(breakthrough: Parameters<typeof battle>[0]['forces']['usa'], chosen: string) {
  const match = battle({
    forces: { usa: { ...breakthrough }, china: { breakthrough: [['china-type-80-1']] } },
    hands: { usa: ['regroup'], china: ['close-air-support'] },
  });
  play(match, `usa: play regroup ${chosen}`);
  return match;
}

test('R16 REGROUP takes all hits off a card and puts it behind all rows, without an Acted counter', () => {
  const match = regroup({ breakthrough: [[[P, { hits: 3 }], Q], [R]] }, P);
  expect(rows(match, 'red', 'breakthrough')).toEqual([[Q], [R], [P]]);
  expect(card(match, P)).toMatchObject({ hits: 0, acted: false });
});

test('R16 REGROUP with two rows: the front card goes behind', () => {
  expect(rows(regroup({ breakthrough: [[P], [Q]] }, P), 'red', 'breakthrough')).toEqual([[Q], [P]]);
});

test('R16 REGROUP of a card alone in its area: it stays in row 1 and loses its hits', () => {
  const match = regroup({ breakthrough: [[[P, { hits: 2, acted: true }]]] }, P);
  expect(card(match, P)).toMatchObject({ row: 1, hits: 0, acted: true });
});

test('R16 REGROUP in row 3 only removes the hits', () => {
  const match = regroup({ breakthrough: [[P], [Q], [[R, { hits: 1 }]]] }, R);
  expect(card(match, R)).toMatchObject({ row: 3, hits: 0 });
});

test('R16 nobody reacts to REGROUP', () => {
  const match = regroup({ breakthrough: [[P, Q]] }, P);
  expect(match.prompt?.key).toBe('ask.action');
  expect(match.turn).toEqual(['china']);
  expect(match.state.discards).toEqual(['regroup']);
});
