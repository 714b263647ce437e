import { expect, test } from 'vitest';
import { battle, card, menu, play, rows, type Situation } from '../situation.ts';

const GAME: Situation = {
  forces: {
    usa: {
      breakthrough: [['usa-m2-bradley-1', 'usa-m1a1-1'], ['usa-stryker-1']],
      flank: [['usa-m3-bradley-1']],
    },
    china: {
      breakthrough: [['china-yw531-1', 'china-type-80-1'], ['china-type-69-1'], ['china-type-83-1']],
      flank: [['china-type-80-2'], ['china-type-62-1']],
    },
  },
  hands: {
    usa: [
      'assault',
      'barrage',
      'cannon',
      'combined-arms',
      'cover-fire',
      'missile',
      'overwatch',
      'raid',
      'small-arms',
    ],
    china: ['regroup'],
  },
};

test('R13 only cards that show the weapon symbol attack: OVERWATCH needs a missile', () => {
  const match = battle(GAME);
  play(match, 'usa: play overwatch');
  expect(menu(match)).toEqual(['usa-m2-bradley-1', 'usa-m3-bradley-1']);
  expect(match.blocked('usa').map((one) => [one.option, one.why.key])).toEqual([
    ['usa-m1a1-1', 'why.no-symbol'],
    ['usa-stryker-1', 'why.no-symbol'],
  ]);
});

test('R13 COVER FIRE with small arms +1 and one Superior Attack counter at armor 4: 2 or more', () => {
  const match = battle(
    {
      ...GAME,
      change: (state) => {
        state.sides.red.superiority = 1;
      },
    },
    [2, 1, 1, 1],
  );
  play(match, 'usa: play cover-fire usa-m2-bradley-1 breakthrough/stay china-yw531-1');
  expect(match.state.turn?.attempt).toMatchObject({ need: 2, rolled: 1 });
});

test('R13 a cannon of −1 on the flank against armor 7: 8 or more, 4 dice, rows 1 and 2 in reach', () => {
  const match = battle(
    {
      ...GAME,
      forces: { ...GAME.forces, usa: { breakthrough: [['usa-m1a1-1']], flank: [['usa-m2-bradley-1']] } },
      change: (state) => {
        state.sides.red.superiority = 3;
      },
    },
    [8, 7, 7, 7],
  );
  play(match, 'usa: play cannon usa-m2-bradley-1 flank/stay');
  expect(menu(match)).toEqual(['china-type-80-2', 'china-type-62-1']);
  expect(match.label('usa', 'china-type-80-2').params).toEqual({
    force: 'china-type-80-2',
    dice: 4,
    need: 8,
  });
  play(match, 'usa: china-type-80-2');
  expect(match.state.turn?.attempt).toMatchObject({ need: 8, dice: [8, 7, 7, 7], rolled: 1 });
});

test('R13 a target in another area is reached only by moving there', () => {
  const match = battle(GAME);
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay');
  expect(menu(match)).toEqual(['china-yw531-1', 'china-type-80-1', 'china-type-69-1']);
  expect(match.blocked('usa').map((one) => [one.option, one.why.key])).toEqual([
    ['china-type-83-1', 'why.out-of-range'],
    ['china-type-80-2', 'why.other-area'],
    ['china-type-62-1', 'why.other-area'],
  ]);
});

test('R13 with several matching weapons one is chosen, and only its modifier counts', () => {
  const match = battle(GAME, [1, 1, 1, 1]);
  play(match, 'usa: play combined-arms usa-m2-bradley-1');
  expect(menu(match)).toEqual(['smallArms', 'cannon', 'missile']);
  play(match, 'usa: missile breakthrough/stay china-type-69-1');
  expect(match.state.turn?.attempt).toMatchObject({ weapon: 'missile', need: 6 - 1 });
});

test.each([
  ['small-arms usa-m2-bradley-1 breakthrough/stay china-yw531-1', 5],
  ['cannon usa-m1a1-1 breakthrough/stay china-yw531-1', 5],
  ['missile usa-m2-bradley-1 breakthrough/stay china-yw531-1', 5],
  ['missile usa-m3-bradley-1 flank/stay china-type-80-2', 4],
  ['barrage usa-m1a1-1 breakthrough/stay china-yw531-1', 4],
  ['raid usa-m2-bradley-1 breakthrough/stay china-yw531-1', 4],
  ['assault usa-m1a1-1 cannon flank/1 china-type-80-2', 5],
])('R16 %s rolls %i dice', (answers, dice) => {
  const match = battle(GAME, [1, 1, 1, 1, 1]);
  play(match, `usa: play ${answers}`);
  expect(match.state.turn?.attempt?.dice).toHaveLength(dice);
});

test('R16 ASSAULT cannot be used in the area where the attacker stands', () => {
  const match = battle(GAME);
  play(match, 'usa: play assault usa-m1a1-1 cannon');
  expect(menu(match).every((place) => place.startsWith('flank/'))).toBe(true);
  const alone = battle({
    ...GAME,
    forces: { usa: { breakthrough: [['usa-m1a1-1']] }, china: { breakthrough: [['china-type-80-1']] } },
    hands: { usa: ['assault', 'barrage'] },
  });
  play(alone, 'usa: play');
  expect(alone.blocked('usa')).toMatchObject([{ option: 'assault', why: { key: 'why.no-other-area' } }]);
});

test('R16 RAID reaches every row, but from row 1 only: a card behind moves there first', () => {
  const match = battle(GAME, [1, 1, 1, 1]);
  play(match, 'usa: play raid usa-stryker-1');
  expect(menu(match)).toEqual(['breakthrough/1', 'flank/1']);
  play(match, 'usa: breakthrough/1 china-type-83-1');
  expect(rows(match, 'red', 'breakthrough')).toEqual([['usa-m1a1-1', 'usa-m2-bradley-1', 'usa-stryker-1']]);
});

test('R13 the card lies on the table until the action is over, then it is discarded', () => {
  const match = battle(GAME, [1, 1, 1, 1]);
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-type-80-1');
  expect(match.state.played).toEqual(['barrage']);
  play(match, 'china: pass');
  expect(match.state.played).toEqual([]);
  expect(match.state.discards).toEqual(['barrage']);
  expect(card(match, 'usa-m1a1-1').acted).toBe(true);
});

test('R13 what is declared stays secret until the attack is made', () => {
  const match = battle(GAME, [1, 1, 1, 1]);
  play(match, 'usa: play barrage usa-m1a1-1');
  expect(match.ask('china')?.prompt).toBeUndefined();
  expect(match.undoable('usa')).toBe(3);
});

test('R13 reaction cards and free cards are not played as an action, and the menu says why', () => {
  const match = battle({ ...GAME, hands: { usa: ['cover', 'engineers', 'barrage'] } });
  play(match, 'usa: play');
  expect(menu(match)).toEqual(['barrage']);
  expect(match.blocked('usa').map((one) => one.why.key)).toEqual(['why.not-in-own-action', 'why.free-card']);
});
