import { expect, test } from 'vitest';
import { pointsToWin } from '../state.ts';
import { battle, card, menu, play, rows, type Situation } from './situation.ts';

/** Red: United States and United Kingdom. Blue: China and Soviet Union. */
const GAME: Situation = {
  options: { red: 2, blue: 2 },
  forces: {
    usa: { breakthrough: [['usa-m1a1-1'], ['usa-m901-itv-1']] },
    uk: { breakthrough: [['uk-chieftain-1'], ['uk-striker-1']] },
    china: { breakthrough: [['china-type-80-1', 'china-wz-523-1']] },
    ussr: { breakthrough: [['ussr-t-72-1']] },
  },
  hands: {
    usa: ['cover', 'pull-back', 'overwatch'],
    uk: ['overwatch', 'screening-force', 'pull-back', 'cover'],
    china: ['barrage'],
  },
};

test('R18.2 the teams act in turn, their players in seat order', () => {
  const match = battle({ ...GAME, hands: {}, change: (state) => (state.sides.red.next = 1) });
  const order: string[] = [];
  for (let i = 0; i < 5; i++) {
    const seat = match.turn[0] ?? '';
    order.push(seat);
    play(match, `${seat}: prepare 0`);
  }
  expect(order).toEqual(['usa', 'china', 'uk', 'ussr', 'usa']);
});

test('R18.2 a team needs the enemy team’s starting VP, and loses with nobody in the Breakthrough Area', () => {
  const match = battle({ ...GAME, options: { red: 2, blue: 1 } });
  expect(pointsToWin(match.state, 'blue')).toBe(50);
  expect(pointsToWin(match.state, 'red')).toBe(25);
});

test('R18.2 rows are shared by the team', () => {
  const match = battle(GAME);
  expect(rows(match, 'red', 'breakthrough')).toEqual([
    ['uk-chieftain-1', 'usa-m1a1-1'],
    ['uk-striker-1', 'usa-m901-itv-1'],
  ]);
});

test('R18.2 team-mates are no targets', () => {
  const match = battle({ ...GAME, turn: 'china' });
  play(match, 'china: play barrage china-type-80-1 breakthrough/stay');
  expect(menu(match)).not.toContain('ussr-t-72-1');
});

test('R18.2 the owner of the target is asked first, then his team-mate, who may defend with his own card', () => {
  const match = battle({ ...GAME, turn: 'china' }, [10, 10, 10, 1]);
  play(match, 'china: play barrage china-type-80-1 breakthrough/stay usa-m1a1-1');
  expect(match.turn).toEqual(['usa']);
  expect(menu(match)).toEqual(['pass', 'cover', 'overwatch', 'pull-back']);
  play(match, 'usa: pass');
  // PULL BACK is for the target's owner, SCREENING FORCE puts the hits on a card of its player.
  expect(menu(match)).toEqual(['pass', 'cover', 'overwatch', 'screening-force']);
  play(match, 'uk: overwatch uk-striker-1 breakthrough/stay');
  expect(card(match, 'usa-m1a1-1').hits).toBe(2);
});

test('R18.2 one reaction a team', () => {
  const match = battle({ ...GAME, turn: 'china' }, [10, 10, 10, 1]);
  play(match, 'china: play barrage china-type-80-1 breakthrough/stay usa-m1a1-1', 'usa: cover');
  expect(match.prompt?.key).toBe('ask.action');
});

test('R18.2 after a maneuver the member whose turn comes next is asked first', () => {
  const match = battle(
    { ...GAME, turn: 'china', change: (state) => (state.sides.red.next = 1) },
    [10, 10, 1, 1],
  );
  play(match, 'china: maneuver china-wz-523-1 flank/1 none');
  expect(match.turn).toEqual(['uk']);
});

test('R18.2 a player without force cards still takes his turn and reacts with cards that need none', () => {
  const match = battle(
    {
      ...GAME,
      forces: { ...GAME.forces, uk: {} },
      turn: 'china',
    },
    [10, 10, 10, 1],
  );
  play(match, 'china: play barrage china-type-80-1 breakthrough/stay usa-m1a1-1', 'usa: pass');
  expect(menu(match)).toEqual(['pass', 'cover']);
  play(match, 'uk: pass');
});

test('R18.2 players of a team win together', () => {
  const match = battle(
    {
      ...GAME,
      change: (state) => {
        state.sides.red.points = 46;
        for (const force of state.forces) if (force.owner === 'ussr') force.hits = 3;
      },
      hands: { usa: ['barrage'] },
    },
    [10, 10, 10, 10],
  );
  play(match, 'usa: play barrage usa-m1a1-1 breakthrough/stay ussr-t-72-1');
  expect(match.result?.winners).toEqual(['usa', 'uk']);
});

test('R18 the optional rules are options of the game', async () => {
  const { landBattles } = await import('../game.ts');
  const ids = landBattles.options.map((option) => option.id);
  expect(ids).toEqual(expect.arrayContaining(['longRange', 'actionReserve', 'red', 'blue']));
});

test('R18.2 SCREENING FORCE of a team-mate puts the hits on a card of his own in the target’s row', () => {
  const match = battle({ ...GAME, turn: 'china' }, [10, 10, 10, 1]);
  play(match, 'china: play barrage china-type-80-1 breakthrough/stay usa-m1a1-1', 'usa: pass');
  play(match, 'uk: screening-force');
  expect(menu(match)).toEqual(['uk-chieftain-1']);
  play(match, 'uk: uk-chieftain-1');
  expect(card(match, 'uk-chieftain-1').hits).toBe(3);
  expect(card(match, 'usa-m1a1-1').hits).toBe(0);
});

test('R18.2 a player may take his last card out of the Breakthrough Area while a team-mate holds it', () => {
  const match = battle(
    {
      ...GAME,
      forces: { ...GAME.forces, usa: { breakthrough: [['usa-m1a1-1']] } },
      hands: {},
    },
    [1, 1, 1, 1],
  );
  play(match, 'usa: maneuver usa-m1a1-1');
  expect(match.label('usa', 'flank/1').key).toBe('pick.place');
  play(match, 'usa: flank/1');
  expect(match.result).toBeUndefined();
});

test('R18.2 PULL BACK in rows shared with a team-mate: the gap closes for both', () => {
  const match = battle(
    {
      ...GAME,
      turn: 'china',
      forces: {
        ...GAME.forces,
        usa: { breakthrough: [['usa-m1a1-1']] },
        uk: { breakthrough: [[], ['uk-chieftain-1'], ['uk-striker-1']] },
      },
    },
    [10, 10, 10, 1],
  );
  play(match, 'china: play barrage china-type-80-1 breakthrough/stay usa-m1a1-1', 'usa: pull-back');
  expect(rows(match, 'red', 'breakthrough')).toEqual([['uk-chieftain-1', 'usa-m1a1-1'], ['uk-striker-1']]);
  expect(card(match, 'usa-m1a1-1')).toMatchObject({ hits: 1, acted: true });
});
