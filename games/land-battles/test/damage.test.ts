import { expect, test } from 'vitest';
import { battle, card, menu, play, rows } from './situation.ts';

function attackOn(hits: number, target = 'china-yw531-1') {
  return {
    forces: {
      usa: { breakthrough: [['usa-m1a1-1']] },
      china: { breakthrough: [[[target, { hits }]], ['china-type-80-1']] },
    },
    hands: { usa: ['barrage'] },
  } as const;
}

test('R7 hits stay on a card, and the fourth destroys it for its VP', () => {
  const match = battle(attackOn(1), [10, 10, 1, 1]);
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-yw531-1');
  expect(card(match, 'china-yw531-1').hits).toBe(3);
  expect(match.state.sides.red.points).toBe(0);

  const again = battle(attackOn(2), [10, 10, 1, 1]);
  play(again, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-yw531-1');
  expect(again.state.sides.red).toMatchObject({ points: 3, destroyed: ['china-yw531-1'] });
});

test('R7 hits beyond the fourth are lost, and the rows behind close up', () => {
  const match = battle(attackOn(3), [10, 10, 10, 10]);
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-yw531-1');
  expect(rows(match, 'blue', 'breakthrough')).toEqual([['china-type-80-1']]);
  expect(card(match, 'china-type-80-1').hits).toBe(0);
  expect(match.journal.find((line) => line.message.key === 'log.hits')?.message.params).toMatchObject({
    hits: 1,
    total: 4,
  });
});

test('R7 a card with an Acted counter cannot maneuver or attack, and the menu says why', () => {
  const match = battle({
    forces: {
      usa: { breakthrough: [[['usa-m1a1-1', { acted: true }], 'usa-stryker-1']] },
      china: { breakthrough: [['china-type-80-1']] },
    },
    hands: { usa: ['small-arms'] },
  });
  play(match, 'usa: maneuver');
  expect(menu(match)).toEqual(['usa-stryker-1']);
  expect(match.blocked('usa')).toMatchObject([
    { option: 'usa-m1a1-1', why: { key: 'why.acted', rule: 'R7' } },
  ]);
  match.undo('usa');
  play(match, 'usa: play small-arms');
  expect(menu(match)).toEqual(['usa-stryker-1']);
});

test('R7 an Acted card is a target like any other', () => {
  const match = battle({
    forces: {
      usa: { breakthrough: [['usa-m1a1-1']] },
      china: { breakthrough: [[['china-type-80-1', { acted: true }]]] },
    },
    hands: { usa: ['barrage'] },
  });
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay');
  expect(menu(match)).toEqual(['china-type-80-1']);
});
