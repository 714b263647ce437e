import { expect, test } from 'vitest';
import { battle, menu, play, type Battle, type Situation } from './situation.ts';

const GAME: Situation = {
  forces: {
    usa: { breakthrough: [['usa-m1a1-1'], ['usa-stryker-1'], ['usa-m113-1']] },
    china: { breakthrough: [['china-type-80-1'], ['china-wz550-at-1']], flank: [['china-yw531-1']] },
  },
  hands: { usa: ['assault', 'raid', 'cover-fire', 'barrage'], china: ['barrage'] },
};

function whyNot(match: Battle): Record<string, string> {
  return Object.fromEntries(
    match.blocked(match.turn[0] ?? '').map((one) => [one.option, `${one.why.key} ${one.why.rule}`]),
  );
}

test('R4 places from which nothing can be reached are not offered, and the menu says why', () => {
  const match = battle(GAME);
  play(match, 'usa: play cover-fire usa-m113-1');
  expect(menu(match)).toEqual(['breakthrough/1', 'flank/1']);
  expect(whyNot(match)).toEqual({
    'breakthrough/stay': 'why.out-of-range R5',
    'breakthrough/2': 'why.out-of-range R5',
    'terrain/1': 'why.no-enemy-there R5',
  });
});

test('R16 ASSAULT must come from another area, RAID strikes from row 1, and the menu says so', () => {
  const assault = battle(GAME);
  play(assault, 'usa: play assault usa-stryker-1');
  expect(menu(assault)).toEqual(['flank/1']);
  expect(whyNot(assault)['breakthrough/1']).toBe('why.same-area R16');
  const raid = battle(GAME);
  play(raid, 'usa: play raid usa-stryker-1');
  expect(whyNot(raid)).toMatchObject({
    'breakthrough/stay': 'why.not-first-row R16',
    'terrain/1': 'why.no-enemy-there R5',
  });
});

test('R10T without a Terrain card there is no terrain maneuver, and the menu says why', () => {
  const match = battle({ ...GAME, terrain: null });
  play(match, 'usa: maneuver usa-stryker-1');
  expect(menu(match)).toEqual(['flank/1']);
  expect(whyNot(match)).toEqual({ 'terrain/1': 'why.no-terrain R10T' });
});

test('R15 a defender is not offered rows from which it does not reach the attacker', () => {
  const match = battle(GAME, [10, 1, 1, 1]);
  play(
    match,
    'usa: play barrage usa-m1a1-1 breakthrough/2 china-type-80-1',
    'china: barrage china-type-80-1',
  );
  expect(menu(match)).toEqual(['breakthrough/stay', 'breakthrough/1']);
  expect(whyNot(match)).toEqual({ 'breakthrough/2': 'why.out-of-range R5' });
});
