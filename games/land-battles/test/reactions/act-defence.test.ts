import { expect, test } from 'vitest';
import { battle, card, menu, play, type Situation } from '../situation.ts';

const GAME: Situation = {
  forces: {
    usa: {
      breakthrough: [['usa-m1a1-1'], ['usa-m901-itv-1']],
      flank: [['usa-stryker-1'], ['usa-m2-bradley-1']],
    },
    china: { breakthrough: [['china-type-69-1'], ['china-type-83-1']], flank: [['china-type-80-1']] },
  },
  hands: { usa: ['overwatch', 'barrage', 'cover-fire'], china: ['cannon', 'barrage'] },
  turn: 'china',
};

test('R15 a Bradley in row 2 stops one of two hits on a Stryker with OVERWATCH and becomes Acted', () => {
  const match = battle(GAME, [10, 10, 1, 1]);
  play(match, 'china: play barrage china-type-80-1 flank/stay usa-stryker-1');
  play(match, 'usa: overwatch usa-m2-bradley-1 flank/stay');
  expect(card(match, 'usa-stryker-1').hits).toBe(1);
  expect(card(match, 'usa-m2-bradley-1')).toMatchObject({ acted: true, row: 2 });
});

test('R15 the defender may come from another area', () => {
  const match = battle(GAME, [10, 10, 1, 1]);
  play(match, 'china: play barrage china-type-80-1 flank/stay usa-stryker-1');
  play(match, 'usa: overwatch');
  expect(match.blocked('usa').map((one) => [one.option, one.why.key])).toEqual([
    ['usa-m1a1-1', 'why.no-symbol'],
    ['usa-stryker-1', 'why.no-symbol'],
  ]);
  play(match, 'usa: usa-m901-itv-1');
  expect(menu(match)).toEqual(['flank/1', 'flank/2']);
  play(match, 'usa: flank/2');
  expect(card(match, 'usa-m901-itv-1')).toMatchObject({ area: 'flank', row: 2, acted: true });
});

test('R15 from its new row it must reach the attacking card: a missile not from row 3', () => {
  const match = battle(
    {
      ...GAME,
      forces: {
        ...GAME.forces,
        usa: {
          breakthrough: [['usa-m1a1-1']],
          flank: [['usa-stryker-1'], ['usa-stryker-2'], ['usa-m2-bradley-1']],
        },
      },
    },
    [10, 10, 1, 1],
  );
  play(
    match,
    'china: play barrage china-type-80-1 flank/stay usa-stryker-1',
    'usa: overwatch usa-m2-bradley-1',
  );
  expect(menu(match)).toEqual(['flank/1', 'flank/2']);
});

test('R15 artillery in row 3 is out of reach of BARRAGE, OVERWATCH and COVER FIRE; COVER still works', () => {
  const match = battle(
    {
      ...GAME,
      forces: {
        ...GAME.forces,
        china: { breakthrough: [['china-type-69-1'], ['china-type-69-2'], ['china-type-83-1']] },
      },
      hands: { usa: ['overwatch', 'barrage', 'cover-fire', 'cover'] },
    },
    [10, 10, 1, 1],
  );
  play(match, 'china: artillery china-type-83-1 breakthrough/stay usa-m1a1-1');
  expect(menu(match)).toEqual(['pass', 'cover']);
  expect(match.blocked('usa').map((one) => one.why.key)).toEqual([
    'why.no-defender',
    'why.no-defender',
    'why.no-defender',
  ]);
});

test('R15 COVER FIRE stops up to two, successes too; against one success none is left', () => {
  const match = battle(GAME, [10, 1, 1, 1]);
  play(match, 'china: maneuver china-type-80-1 flank/stay none', 'usa: cover-fire usa-stryker-1 flank/stay');
  expect(match.state.sides.blue.superiority).toBe(0);
});

test('R15 a card with an Acted counter does not defend', () => {
  const match = battle(
    { ...GAME, change: (state) => state.forces.forEach((force) => (force.acted = force.owner === 'usa')) },
    [10, 10, 1, 1],
  );
  play(match, 'china: play barrage china-type-80-1 flank/stay usa-stryker-1');
  expect(menu(match)).toEqual(['pass']);
});

test('R15 the question is put whatever is in the hand, and others do not see it', () => {
  const match = battle({ ...GAME, hands: { usa: ['assault'], china: ['barrage'] } }, [10, 10, 1, 1]);
  play(match, 'china: play barrage china-type-80-1 flank/stay usa-stryker-1');
  expect(match.turn).toEqual(['usa']);
  expect(menu(match)).toEqual(['pass']);
  expect(match.ask('china')).not.toHaveProperty('prompt');
});

test('R15 nothing scored: stops and MINEFIELD cannot be played, CLOSE AIR SUPPORT can', () => {
  const all = [
    'cover',
    'pull-back',
    'reaction-force',
    'screening-force',
    'overwatch',
    'barrage',
    'cover-fire',
    'minefield',
    'close-air-support',
  ] as const;
  const attack = battle({ ...GAME, hands: { usa: all, china: ['cannon'] } }, [1, 1, 1, 1]);
  play(attack, 'china: play cannon china-type-80-1 flank/stay usa-stryker-1');
  expect(menu(attack)).toEqual(['pass', 'close-air-support']);
  const maneuver = battle({ ...GAME, hands: { usa: all } }, [1, 1, 1, 1]);
  play(maneuver, 'china: maneuver china-type-80-1 flank/stay');
  expect(menu(maneuver)).toEqual(['pass', 'close-air-support']);
  expect(maneuver.label('usa', 'close-air-support').params?.['effect']).toMatchObject({ key: 'effect.air' });
});

test('R15 one reaction an action', () => {
  const match = battle(
    { ...GAME, hands: { usa: ['overwatch', 'overwatch'], china: ['barrage'] } },
    [10, 10, 1, 1],
  );
  play(match, 'china: play barrage china-type-80-1 flank/stay usa-stryker-1');
  play(match, 'usa: overwatch usa-m2-bradley-1 flank/stay');
  expect(match.turn).toEqual(['usa']);
  expect(match.prompt?.key).toBe('ask.action');
});
