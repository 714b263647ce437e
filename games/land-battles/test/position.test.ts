import {
  defaultSetting,
  Dice,
  fastDice,
  type Json,
  Match,
  type OptionValue,
  settingFaults,
} from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { landBattles } from '../game.ts';
import { laws } from '../laws.ts';
import { rows } from './situation.ts';

type Options = Readonly<Record<string, OptionValue>>;
type Fields = { readonly [key: string]: Json };

const FORCES: Fields = {
  usa: { breakthrough: [['usa-m1a1-1'], ['usa-stryker-1']] },
  china: { breakthrough: [['china-type-99-1']] },
};

const settingWith = (position: Json, options: Options = {}) => ({
  ...defaultSetting(landBattles, options),
  attachments: { position },
});
const start = (position: Fields, options: Options = {}) =>
  Match.start(landBattles, settingWith({ forces: FORCES, ...position }, options), fastDice('position'));
const faults = (position: Json, options: Options = {}) =>
  settingFaults(landBattles, settingWith(position, options));

describe('R3 battles from a file', () => {
  test('R4 forces lie where the file says, with hits and Acted counters; the rest is in reserve', () => {
    const { state } = start({
      forces: {
        usa: { breakthrough: [['usa-m1a1-1']], flank: [['usa-m1a2-1']] },
        china: { breakthrough: [[{ card: 'china-type-99-1', hits: 3, acted: true }]] },
      },
      turn: 'china',
      extra: 1,
    });
    expect(rows({ state } as never, 'red', 'flank')).toEqual([['usa-m1a2-1']]);
    expect(state.forces.find((force) => force.id === 'china-type-99-1')).toMatchObject({
      hits: 3,
      acted: true,
    });
    expect(state.players[0]?.reserve).not.toContain('usa-m1a1-1');
    expect(state.turn).toMatchObject({ nation: 'china', extra: 1 });
    expect(state.opener).toBe('blue');
  });

  test('R10T a hand may be larger by what Terrain cards let draw: nine with a Headquarters and Crossroads', () => {
    const hand = ['assault', 'cannon', 'cover'].flatMap((card) => [card, card, card]);
    const { state } = start({ hands: { usa: hand } });
    const written = landBattles.positionOf?.(state) ?? null;
    expect(written).toMatchObject({ hands: { usa: hand } });
    expect(faults(written)).toEqual([]);
  });

  test('R8 hands as given; a hand that is not given is dealt', () => {
    const { state } = start({ hands: { usa: ['assault', 'assault'] } });
    expect(state.players[0]?.hand).toEqual(['assault', 'assault']);
    expect(state.players[1]?.hand).toHaveLength(7);
  });

  test('R17 points follow from what was destroyed and secured', () => {
    const { state } = start({
      destroyed: { red: ['china-type-59-1'] },
      secured: { blue: ['open-ground-1'] },
    });
    expect([state.sides.red.points, state.sides.blue.points]).toEqual([4, 3]);
  });

  test('R10T the Terrain card face up, the counter, and the cards to come, the next first', () => {
    const { state } = start({ terrain: 'hill-1', control: -1, terrainDeck: ['city-1', 'woods-1'] });
    expect(state.terrain).toBe('hill-1');
    expect(state.control).toBe(-1);
    expect(state.terrainDeck.slice(-2)).toEqual(['woods-1', 'city-1']);
  });

  test('R18.3 cards set aside with the action card reserve', () => {
    const { state } = start({ aside: { usa: ['assault'] }, spare: { usa: 9 } }, { actionReserve: true });
    expect(state.players[0]).toMatchObject({ aside: ['assault'], spare: 9 });
    expect(state.stage).toBe('battle');
  });

  test('R18.2 the next of a team is who sits after the one in turn', () => {
    const { state } = start({ forces: { ...FORCES, uk: {} }, turn: 'usa' }, { red: 2 });
    expect(state.sides.red.next).toBe(1);
  });

  test('R6 the battle goes on to its end, and nothing is lost', () => {
    const match = start({ hands: { usa: ['assault'] }, terrain: 'hill-1', superiority: { red: 2 } });
    const dice = new Dice(fastDice('on'));
    laws(match.state);
    for (let i = 0; i < 5000 && match.result === undefined; i++) {
      const seat = match.turn[0] ?? '';
      const menu = match.menuOf(seat);
      match.answer(seat, menu[dice.below(menu.length)] ?? '');
      laws(match.state);
    }
    expect(match.result).toBeDefined();
  });

  const wrong: [string, Json, string, Options?][] = [
    ['no object', [], 'must be an object'],
    ['an unknown field', { forces: FORCES, cards: [] }, 'position, cards: is no field here'],
    ['a nation that does not play', { forces: { ...FORCES, uk: {} } }, 'must be one of: usa, china'],
    [
      'R4 a fourth row',
      { forces: { ...FORCES, usa: { flank: [[], [], [], []] } } },
      'may have 3 entries at most',
    ],
    ['R4 a gap', { forces: { ...FORCES, usa: { breakthrough: [[], ['usa-m1a1-1']] } } }, 'has an empty row'],
    [
      'a card twice',
      { forces: { ...FORCES, usa: { flank: [['usa-m1a1-1', 'usa-m1a1-1']] } } },
      'flank.0.1: ',
    ],
    [
      'an unknown card',
      { forces: { ...FORCES, usa: { flank: [['usa-spitfire-1']] } } },
      'has no force card "usa-spitfire-1"',
    ],
    [
      'R7 four hits',
      { forces: { ...FORCES, usa: { flank: [[{ card: 'usa-m1a2-1', hits: 4 }]] } } },
      '0 to 3',
    ],
    [
      'R17 nobody in the Breakthrough Area',
      { forces: { usa: FORCES['usa'] ?? null } },
      'Blue has no card in the Breakthrough Area',
    ],
    ['R7 own cards destroyed', { forces: FORCES, destroyed: { red: ['usa-m1a2-1'] } }, 'has no enemy with'],
    ['R10T off the track', { forces: FORCES, terrain: 'open-ground-1', control: 3 }, 'from -2 to 2'],
    [
      'R10T no Terrain card while some are left',
      { forces: FORCES, terrain: null },
      'only when all have been secured',
    ],
    [
      'a Terrain card twice',
      { forces: FORCES, terrain: 'hill-1', secured: { red: ['hill-1'] } },
      'Terrain card "hill-1"',
    ],
    ['R10F superiority of both', { forces: FORCES, superiority: { red: 1, blue: 1 } }, 'only one team'],
    [
      'R8 more cards in hand than anybody can draw',
      { forces: FORCES, hands: { usa: Array.from({ length: 15 }, () => 'assault') } },
      '14 entries at most',
    ],
    [
      'R18.3 a reserve that was not agreed on',
      { forces: FORCES, aside: { usa: ['assault'] } },
      'action card reserve',
    ],
    [
      'R18.3 less than the cards set aside cost',
      { forces: FORCES, aside: { usa: ['assault'] }, spare: { usa: 0 } },
      'spare.usa',
      { actionReserve: true },
    ],
  ];
  for (const [name, position, fault, options] of wrong)
    test(`refuses ${name}`, () => expect(faults(position, options).join(' ')).toContain(fault));

  test('R17 refuses a battle that somebody has won', () => {
    const lost = [
      'china-type-59-1',
      'china-type-69-1',
      'china-type-69-2',
      'china-type-80-1',
      'china-type-96-1',
      'china-type-62-1',
      'china-type-63-1',
    ];
    expect(faults({ forces: FORCES, destroyed: { red: lost } })).toEqual([
      'position: Red has the points to have won',
    ]);
  });

  test('R3 faults of the card set are told, not the position that cannot be checked with it', () => {
    const setting = {
      ...settingWith({ forces: FORCES }),
      attachments: { position: { forces: FORCES }, cards: { base: 'x' } },
    };
    expect(settingFaults(landBattles, setting).join(' ')).not.toContain('position');
  });
});
