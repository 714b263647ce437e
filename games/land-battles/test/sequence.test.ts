import { expect, test } from 'vitest';
import { battle, hand, menu, play } from './situation.ts';

const CHINA = { breakthrough: [['china-yw531-1', 'china-yw531-2', 'china-type-80-1']] };
const USA = { breakthrough: [['usa-m1a1-1', 'usa-m1a1-2', 'usa-m60a3-1'], ['usa-m109-1']] };

test('R6 there are five actions and no pass; players alternate', () => {
  const match = battle({ forces: { usa: USA, china: CHINA }, hands: { usa: ['cover'] } });
  expect(menu(match)).toEqual(['prepare', 'reinforce', 'maneuver', 'artillery']);
  play(match, 'usa: prepare done 0 done');
  expect(match.turn).toEqual(['china']);
  play(match, 'china: prepare 0');
  expect(match.turn).toEqual(['usa']);
});

test('R6 Prepare is always possible, even with nothing to remove or draw', () => {
  const match = battle({
    forces: { usa: { breakthrough: [[['usa-m1a1-1', { acted: true }]]] }, china: CHINA },
  });
  expect(menu(match)).toEqual(['prepare']);
});

test('R6 one OVERRUN for a destroyed card, and another for the card its extra action destroys', () => {
  const dice = [10, 10, 10, 10, 10, 10, 10, 10];
  const match = battle(
    { forces: { usa: USA, china: CHINA }, hands: { usa: ['overrun', 'overrun', 'barrage', 'barrage'] } },
    dice,
  );
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-yw531-1');
  expect(match.prompt?.key).toBe('ask.end.triggered');
  play(match, 'usa: overrun');
  expect(menu(match)).toEqual(['done']);
  play(match, 'usa: done');
  expect(match.turn).toEqual(['usa']);
  play(match, 'usa: play barrage usa-m1a1-2 breakthrough/stay china-yw531-2 overrun');
  expect(match.state.turn).toMatchObject({ nation: 'usa' });
  expect(match.prompt?.key).toBe('ask.action');
});

test('R6 a trigger that is not used in the end window is lost', () => {
  const match = battle(
    { forces: { usa: USA, china: CHINA }, hands: { usa: ['overrun', 'barrage'] } },
    [10, 10, 10, 10],
  );
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-yw531-1 done', 'china: prepare 0');
  expect(menu(match)).not.toContain('overrun');
});

test('R6 RECON DRONE after ENGINEERS secured a Terrain card in the start window', () => {
  const match = battle({
    forces: { usa: USA, china: CHINA },
    hands: { usa: ['engineers', 'recon-drone', 'cover'] },
    control: 2,
  });
  play(match, 'usa: engineers forward');
  // D58: the drone waits for the end window.
  expect(menu(match)).not.toContain('recon-drone');
  expect(match.blocked('usa').find((one) => one.option === 'recon-drone')?.why.key).toBe('why.after-action');
  play(match, 'usa: prepare done 0');
  expect(match.prompt?.key).toBe('ask.end.triggered');
  play(match, 'usa: recon-drone done');
  expect(match.prompt?.key).toBe('ask.action');
  expect(match.turn).toEqual(['usa']);
});

test('R6 an extra action is a new action with a reaction of its own', () => {
  const dice = [10, 10, 10, 10, 10, 1, 1, 1];
  const match = battle(
    {
      forces: { usa: USA, china: CHINA },
      hands: { usa: ['overrun', 'barrage', 'barrage'], china: ['cover', 'cover'] },
    },
    dice,
  );
  play(
    match,
    'usa: play barrage usa-m1a1-1 breakthrough/stay china-yw531-1',
    'china: pass',
    'usa: overrun done',
  );
  play(match, 'usa: play barrage usa-m1a1-2 breakthrough/stay china-type-80-1', 'china: cover');
  expect(hand(match, 'china')).toEqual(['cover']);
});

test('R6 the end window opens whatever is in the hand, so that it tells nothing', () => {
  const match = battle({ forces: { usa: USA, china: CHINA }, hands: { usa: ['cover'] } });
  play(match, 'usa: prepare done 0');
  expect(menu(match)).toEqual(['done']);
  expect(match.ask('china')?.prompt).toBeUndefined();
});

test('R6 a card destroyed and a Terrain card secured in one action give two extra actions', () => {
  const match = battle(
    {
      forces: { usa: USA, china: CHINA },
      hands: { usa: ['barrage', 'engineers', 'overrun', 'recon-drone', 'cover'] },
      control: 2,
    },
    [10, 10, 10, 10],
  );
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay china-yw531-1 engineers forward usa-m1a1-1');
  play(match, 'usa: recon-drone overrun done');
  expect(match.state.turn).toMatchObject({ nation: 'usa', extra: 1 });
  play(match, 'usa: prepare done 0 done');
  expect(match.state.turn).toMatchObject({ nation: 'usa', extra: 0 });
  play(match, 'usa: prepare done 0 done');
  expect(match.turn).toEqual(['china']);
});
