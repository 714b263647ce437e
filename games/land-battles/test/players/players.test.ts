import { defaultSetting, Dice, fastDice, Match, type Player, Sight } from '@sandtable/engine';
import { randomAnswer } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import type { ActionId } from '../../cards/card-set.ts';
import { landBattles } from '../../game.ts';
import { colonel } from '../../players/colonel.ts';
import { recruit } from '../../players/recruit.ts';
import { sergeant } from '../../players/sergeant.ts';
import { kindOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { type Battle, battle, type Situation } from '../situation.ts';

function reply(player: Player<View>, match: Battle): string {
  return player.answer(new Sight(match, match.turn[0] ?? '')).option;
}

/** Plays the seat's answers until it is somebody else's turn to be asked. */
function answers(player: Player<View>, match: Battle): string[] {
  const seat = match.turn[0] ?? '';
  const given: string[] = [];
  while (match.turn[0] === seat && match.result === undefined) {
    const option = reply(player, match);
    given.push(option);
    match.answer(seat, option);
  }
  return given;
}

const GAME: Situation = {
  forces: {
    usa: { breakthrough: [['usa-m1a1-1', 'usa-stryker-1'], ['usa-m901-itv-1'], ['usa-m109-1']] },
    china: { breakthrough: [['china-type-80-1', ['china-yw531-1', { hits: 3 }]], ['china-type-69-1']] },
  },
  hands: { usa: ['barrage', 'cover', 'overrun'], china: ['cover', 'reaction-force', 'minefield'] },
};

test('R17 the sergeant sees a card whose destruction wins the game', () => {
  const change: Situation['change'] = (state) => {
    state.sides.red.points = 23;
  };
  const given = answers(sergeant, battle({ ...GAME, change }, [10, 10, 10, 10]));
  expect(given.at(-1)).toBe('china-yw531-1');
});

test('R17 no computer player worth the name leaves its Breakthrough Area empty', () => {
  for (const player of [recruit, sergeant]) {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = Match.start(landBattles, defaultSetting(landBattles), fastDice(seed));
      while (match.result === undefined) {
        const seat = match.turn[0] ?? '';
        const option = reply(player, match);
        const key = match.label(seat, option).key;
        const isForced = match.menuOf(seat).every((one) => match.label(seat, one).key === 'pick.abandon');
        if (!isForced) expect(key).not.toBe('pick.abandon');
        match.answer(seat, option);
      }
    }
  }
});

test('R15 the sergeant keeps COVER for a hit that matters, and uses REACTION FORCE to save a card', () => {
  const match = battle(
    {
      ...GAME,
      hands: { usa: ['barrage'], china: ['reaction-force'] },
      forces: {
        usa: GAME.forces.usa ?? {},
        china: { breakthrough: [['china-type-80-1'], ['china-yw531-1']] },
      },
    },
    [10, 10, 10, 10],
  );
  for (const option of ['play', 'barrage', 'usa-m1a1-1', 'breakthrough/stay', 'china-type-80-1'])
    match.answer('usa', option);
  expect(reply(sergeant, match)).toBe('reaction-force');
});

test('R3 the sergeant fields a sound force: nearly all its points, artillery in the rear, armor in front', () => {
  for (const nation of ['usa', 'ussr', 'uk', 'israel', 'arab', 'insurgent']) {
    const match = Match.start(landBattles, defaultSetting(landBattles, { red1: nation }), fastDice(nation));
    while (match.state.stage === 'muster') match.answer(match.turn[0] ?? '', reply(sergeant, match));
    const own = match.state.forces.filter((force) => force.owner === nation);
    expect(match.view(nation).players[0]?.spare).toBeLessThanOrEqual(1);
    expect(own.filter((force) => force.area === 'breakthrough' && force.row === 1).length).toBeGreaterThan(0);
    expect(own.length).toBeGreaterThanOrEqual(5);
  }
});

function wins(player: Player<View>, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const match = Match.start(landBattles, defaultSetting(landBattles), fastDice(`wins/${i}`), {
      journal: false,
    });
    const chance = new Dice(fastDice(`random/${i}`));
    const mine = match.seats[i % 2] ?? '';
    while (match.result === undefined) {
      const seat = match.turn[0] ?? '';
      match.answer(seat, seat === mine ? reply(player, match) : randomAnswer(match, chance).option);
    }
    if (match.result.winners.includes(mine)) won++;
  }
  return won;
}

test('R17 the sergeant beats random play', () => {
  expect(wins(sergeant, 20)).toBeGreaterThanOrEqual(19);
});

test('R6 the colonel answers from its own view only: another hidden hand of the same size gives the same reply', () => {
  const other: Situation = { ...GAME, hands: { ...GAME.hands, china: ['raid', 'raid', 'raid'] } };
  const [one, two] = [battle(GAME), battle(other)].map((match) => colonel.answer(new Sight(match, 'usa')));
  expect(one).toEqual(two);
}, 30_000);

test('R6 the same sight gives the same reply', () => {
  const match = battle(GAME);
  expect(reply(sergeant, match)).toBe(reply(sergeant, match));
  expect(reply(colonel, match)).toBe(reply(colonel, match));
}, 30_000);

test('R18.3 the sergeant buys cheap reactions for its reserve, and keeps most of its points for the force', () => {
  const setting = defaultSetting(landBattles, { actionReserve: true });
  const match = Match.start(landBattles, setting, fastDice('reserve'));
  while (match.state.stage !== 'battle') match.answer(match.turn[0] ?? '', reply(sergeant, match));
  for (const { aside, nation } of match.state.players) {
    expect(aside).toHaveLength(6);
    const own = match.state.forces.filter((force) => force.owner === nation);
    expect(own.reduce((sum, force) => sum + kindOf(match.state, force).vp, 0)).toBe(19);
  }
});

test('R15 the colonel gives no reasons for a reaction: they would tell that there was one', () => {
  const match = battle(GAME, [10, 1, 1, 1]);
  for (const option of ['play', 'barrage', 'usa-m1a1-1', 'breakthrough/stay', 'china-type-80-1'])
    match.answer('usa', option);
  expect(match.menuOf('china').length).toBeGreaterThan(1);
  expect(colonel.answer(new Sight(match, 'china')).why).toBeUndefined();
}, 30_000);

test('R15 the colonel thinks about a reaction as long whether it has none, one or many: the time tells nothing', () => {
  const hands: readonly (readonly ActionId[])[] = [
    ['assault'],
    ['cover'],
    ['cover', 'close-air-support', 'pull-back', 'reaction-force'],
    ['barrage', 'close-air-support', 'cover', 'cover-fire', 'pull-back', 'reaction-force', 'screening-force'],
  ];
  const thoughts = hands.map((china) => {
    const match = battle({ ...GAME, hands: { usa: ['barrage'], china } }, [10, 1, 1, 1]);
    for (const option of ['play', 'barrage', 'usa-m1a1-1', 'breakthrough/stay', 'china-type-80-1'])
      match.answer('usa', option);
    let worlds = 0;
    const seen = new Sight(match, 'china');
    const imagine = seen.imagine.bind(seen);
    seen.imagine = (world) => {
      worlds++;
      return imagine(world);
    };
    colonel.answer(seen);
    return worlds;
  });
  expect(thoughts[0]).toBeGreaterThan(0);
  expect(new Set(thoughts).size).toBe(1);
}, 30_000);

test('R1 the colonel’s reasons do not tell how good the battle looks to it, which depends on its hand', () => {
  const reasons = (['barrage', 'regroup'] as const).map((held) => {
    const match = battle({ ...GAME, hands: { usa: [held, 'cover'], china: ['cover'] } });
    return colonel.answer(new Sight(match, 'usa')).why;
  });
  expect(reasons[0]).toHaveLength(1);
  expect(reasons[0]).toEqual(reasons[1]);
}, 30_000);
