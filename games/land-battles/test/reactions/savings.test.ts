import { expect, test } from 'vitest';
import type { ActionId } from '../../cards/card-set.ts';
import { battle, card, menu, play, rows, type Situation } from '../situation.ts';

const [P, Q, R] = ['usa-stryker-1', 'usa-m113-1', 'usa-m109-1'] as const;
type UsaForces = Situation['forces']['usa'];

/** China fires SMALL ARMS (5 dice) at P in the Breakthrough Area and scores so many hits. */
function attacked(usa: UsaForces, usaHand: readonly ActionId[], hits: number, target: string = P) {
  const dice = [1, 1, 1, 1, 1].map((die, at) => (at < hits ? 10 : die));
  const match = battle(
    {
      forces: { usa: { ...usa }, china: { breakthrough: [['china-yw531-1', 'china-type-80-1']] } },
      hands: { usa: usaHand, china: ['small-arms', 'overrun'] },
      turn: 'china',
    },
    dice,
  );
  play(match, `china: play small-arms china-yw531-1 breakthrough/stay ${target}`);
  return match;
}

test('R16 COVER stops one hit and uses no force card', () => {
  const match = attacked({ breakthrough: [[P], [Q]] }, ['cover'], 3);
  play(match, 'usa: cover');
  expect(card(match, P)).toMatchObject({ hits: 2, acted: false });
});

test('R16 PULL BACK: alone in front, it joins row 2, the rows close, one of three hits stays', () => {
  const match = attacked({ breakthrough: [[P], [Q, R]] }, ['pull-back'], 3);
  play(match, 'usa: pull-back');
  expect(rows(match, 'red', 'breakthrough')).toEqual([[P, Q, R].toSorted()]);
  expect(card(match, P)).toMatchObject({ hits: 1, acted: true });
});

test('R16 PULL BACK forms a second row', () => {
  const match = attacked({ breakthrough: [[P, Q]] }, ['pull-back'], 1);
  play(match, 'usa: pull-back');
  expect(rows(match, 'red', 'breakthrough')).toEqual([[Q], [P]]);
});

test('R16 PULL BACK of a card alone in its area: it stays in row 1 and the stop counts', () => {
  const match = attacked({ breakthrough: [[P]] }, ['pull-back'], 3);
  play(match, 'usa: pull-back');
  expect(card(match, P)).toMatchObject({ row: 1, hits: 1 });
});

test('R16 PULL BACK needs a target without an Acted counter in row 1 or 2', () => {
  const acted = attacked({ breakthrough: [[[P, { acted: true }]]] }, ['pull-back'], 2);
  expect(menu(acted)).toEqual(['pass']);
  const third = battle(
    {
      forces: {
        usa: { breakthrough: [[P], [Q], [R]] },
        china: { breakthrough: [['china-type-81-1']] },
      },
      hands: { usa: ['pull-back'] },
      turn: 'china',
    },
    [10, 1, 1, 1],
  );
  play(third, `china: artillery china-type-81-1 breakthrough/stay ${R}`);
  expect(menu(third)).toEqual(['pass']);
});

test('R16 REACTION FORCE stops three of four hits with a card from row 2 of any area', () => {
  const match = attacked({ breakthrough: [[P]], flank: [[Q], [R]] }, ['reaction-force'], 4);
  play(match, 'usa: reaction-force');
  expect(match.blocked('usa').map((one) => [one.option, one.why.key])).toEqual([
    [P, 'why.first-row'],
    [Q, 'why.first-row'],
  ]);
  play(match, `usa: ${R}`);
  expect(card(match, P).hits).toBe(1);
  expect(card(match, R)).toMatchObject({ area: 'breakthrough', row: 1, acted: true });
});

test('R16 REACTION FORCE does not work against a maneuver', () => {
  const match = battle(
    {
      forces: {
        usa: { breakthrough: [[P], [Q]] },
        china: { breakthrough: [['china-yw531-1', 'china-type-80-1']] },
      },
      hands: { usa: ['reaction-force'] },
      turn: 'china',
    },
    [10, 10, 10, 10],
  );
  play(match, 'china: maneuver china-yw531-1 flank/1');
  expect(match.blocked('usa')).toMatchObject([{ why: { key: 'why.hits-only' } }]);
});

test('R16 REACTION FORCE stops hits just scored, not older ones: 3 old and 4 new still destroy', () => {
  const match = attacked({ breakthrough: [[[P, { hits: 3 }]], [Q]] }, ['reaction-force'], 4);
  play(match, `usa: reaction-force ${Q}`);
  expect(match.state.sides.blue.destroyed).toEqual([P]);
});

test('R16 REACTION FORCE into the Breakthrough Area can save the game', () => {
  const saved = attacked({ breakthrough: [[[P, { hits: 2 }]]], flank: [[Q], [R]] }, ['reaction-force'], 4);
  play(saved, `usa: reaction-force ${R}`);
  expect(card(saved, P).hits).toBe(3);
  const lost = attacked({ breakthrough: [[[P, { hits: 2 }]]], flank: [[Q], [R]] }, ['reaction-force'], 5);
  play(lost, `usa: reaction-force ${R}`);
  expect(lost.state.sides.blue.destroyed).toEqual([P]);
  expect(lost.result).toBeUndefined();
});

test('R16 SCREENING FORCE: five hits go to another card of the row, which is destroyed, and OVERRUN may follow', () => {
  const match = attacked({ breakthrough: [[P, Q], [R]] }, ['screening-force'], 5);
  play(match, 'usa: screening-force');
  expect(menu(match)).toEqual([Q]);
  play(match, `usa: ${Q}`);
  expect(match.state.sides.blue.destroyed).toEqual([Q]);
  expect(card(match, P).hits).toBe(0);
  expect(menu(match)).toEqual(['done', 'overrun']);
});

test('R16 SCREENING FORCE may use an Acted card, but needs another card in the row', () => {
  const acted = attacked({ breakthrough: [[P, [Q, { acted: true }]]] }, ['screening-force'], 1);
  expect(menu(acted)).toEqual(['pass', 'screening-force']);
  const alone = attacked({ breakthrough: [[P], [Q]] }, ['screening-force'], 1);
  expect(menu(alone)).toEqual(['pass']);
});
