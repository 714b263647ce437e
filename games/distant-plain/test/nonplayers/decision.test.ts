import { describe, expect, test } from 'vitest';
import type { Faction } from '../../forces.ts';
import { cards, goOn, inEffect } from '../rules.ts';
import { situation, standard } from '../table.ts';
import { operation, turnOf, unmanned, watch, WITH_EVENT } from './play.ts';
import { playCard } from '../../sequence.ts';

const ALL = ['coalition', 'government', 'taliban', 'warlords'] as const;
const at2005 = (card: number, next = 2, nonPlayers: readonly Faction[] = ALL) =>
  cards(standard('2005', { variants: { nonPlayers } }), card, next);

describe('8.1 Event or Operation', () => {
  test('8.1 the Warlords take a Capability only beside non-player Taliban, the Government beside a non-player Coalition', () => {
    expect(turnOf(at2005(1), 'warlords', WITH_EVENT).why).toContain('EV.cap.W.yes');
    expect(turnOf(at2005(1, 2, ['warlords']), 'warlords', WITH_EVENT).why).toContain('EV.cap.W.no');
    expect(turnOf(at2005(1), 'government', WITH_EVENT).why).toContain('EV.cap.G.yes');
    const alone = at2005(1, 2, ['government', 'warlords']);
    expect(turnOf(alone, 'government', WITH_EVENT)).toMatchObject({ option: 'train' });
    expect(turnOf(alone, 'government', WITH_EVENT).why).toContain('EV.cap.G.no');
  });

  test('8.1 Taliban and Coalition need a roll below the Propaganda cards left', () => {
    const state = at2005(1);
    state.propagandas = state.variants.finalPropaganda - 3;
    expect(turnOf(state, 'taliban', WITH_EVENT, [2])).toMatchObject({ option: 'shaded' });
    expect(turnOf(state, 'coalition', WITH_EVENT, [3]).why).toContain('EV.cap.roll.no');
  });

  test('8.1 Events that move Islamabad likewise, without a roll', () => {
    expect(turnOf(at2005(39), 'warlords', WITH_EVENT).why).toContain('EV.isl.W.yes');
    expect(turnOf(at2005(39, 2, ['warlords']), 'warlords', WITH_EVENT).why).toContain('EV.isl.W.no');
    expect(turnOf(at2005(39), 'government', WITH_EVENT).why).toContain('EV.isl.G.yes');
    expect(turnOf(at2005(39, 2, ['government', 'warlords']), 'government', WITH_EVENT).why).toContain(
      'EV.isl.G.no',
    );
    expect(turnOf(at2005(39), 'taliban', WITH_EVENT).option).toBe('shaded');
  });

  test('8.1 Momentum is left when Propaganda is next, but for Mullah Omar', () => {
    expect(turnOf(at2005(17), 'taliban', WITH_EVENT).why).toContain('EV.mom.yes');
    expect(turnOf(at2005(17, 73), 'taliban', WITH_EVENT).why).toContain('EV.mom.no');
    expect(turnOf(at2005(36, 73), 'taliban', WITH_EVENT)).toMatchObject({ option: 'shaded' });
    expect(turnOf(at2005(36, 73), 'taliban', WITH_EVENT).why).toContain('EV.mom.omar');
  });

  test('8.1 where the Event is closed it operates, in full and without the limits of the last card', () => {
    const state = cards(standard('2005', { variants: { nonPlayers: ALL } }), 1, 73);
    state.done = [{ faction: 'coalition', deed: 'operation' }];
    state.propagandas = state.variants.finalPropaganda - 1;
    state.deck = [73];
    const { why } = turnOf(state, 'taliban');
    expect(why).toEqual(expect.arrayContaining(['EV.closed', 'OP.fullForLimOp', 'OP.lastCard']));
  });

  test('8.1 Insurgents without Resources and a Government with fewer than 3 pass; the Coalition never does for that', () => {
    const state = at2005(1);
    state.resources.warlords = 0;
    state.resources.taliban = 0;
    state.resources.government = 2;
    expect(turnOf(state, 'warlords')).toEqual({ option: 'pass', why: ['EV.closed', 'OP.poor.W'] });
    expect(turnOf(state, 'taliban').why).toContain('OP.poor.T');
    expect(turnOf(state, 'government').why).toContain('OP.poor.G');
    expect(turnOf(state, 'coalition').option).toBe('sweep');
  });

  test('8.4.1 instructions of cards: 4 and 13 are not for the Warlords, 6 does nothing at Sponsorship', () => {
    expect(turnOf(at2005(4, 2, ['warlords']), 'warlords', WITH_EVENT).why).toContain('EV.note');
    expect(turnOf(at2005(13), 'warlords', WITH_EVENT).why).toContain('EV.note');
    const state = at2005(6);
    state.islamabad = { box: 'sponsorship', hard: false };
    expect(turnOf(state, 'warlords', WITH_EVENT).why).toContain('EV.ineffective');
  });

  test('8.4.2 Insurgents execute the shaded text, COIN factions the unshaded one, everybody a single one', () => {
    expect(turnOf(at2005(53), 'warlords', WITH_EVENT)).toMatchObject({ option: 'shaded' });
    expect(turnOf(at2005(53), 'government', WITH_EVENT)).toMatchObject({ option: 'unshaded' });
    expect(turnOf(at2005(57), 'warlords', WITH_EVENT)).toMatchObject({ option: 'event' });
    expect(turnOf(at2005(57), 'warlords', WITH_EVENT).why).toContain('EV.done.single');
  });
});

describe('8.1.1 what is impossible gives way', () => {
  test('8.1.1, 8.5.1, 8.5.2, 8.5.3 Warlords with nothing on the map: no March, no Terror, so they pass', () => {
    const state = cards(unmanned({ resources: { warlords: 5 } }), 1, 2);
    const only = ['march', 'terror', 'pass'];
    const { option, why } = turnOf(state, 'warlords', only);
    expect(option).toBe('pass');
    expect(why).toEqual(expect.arrayContaining(['W.rally.none', 'W.march.none', 'W.pass']));
  });

  test('8.1.1, 8.6.2, 8.6.3, 8.6.4, 8.6.5 a Government without cubes on the map has nothing to do', () => {
    const state = cards(unmanned({ resources: { government: 9 } }), 1, 2);
    state.available.fill(0, 2, 5);
    const { option, why } = turnOf(state, 'government');
    expect(option).toBe('pass');
    expect(why).toEqual(expect.arrayContaining(['G.sweep.none', 'G.pass']));
  });

  test('8.1.1, 8.7.2, 8.7.3, 8.7.4, 8.7.5 Taliban who can do nothing pass', () => {
    const state = cards(unmanned({ resources: { taliban: 3 } }), 1, 2);
    state.available.fill(0, 5, 8);
    const { why } = turnOf(state, 'taliban');
    expect(why).toEqual(expect.arrayContaining(['T.march.none', 'T.attack.none', 'T.pass']));
  });

  test('8.1.1, 8.8.2, 8.8.3, 8.8.4 a Coalition without pieces passes', () => {
    const state = cards(unmanned({ resources: { government: 0 } }), 1, 2);
    const { why } = turnOf(state, 'coalition');
    expect(why).toEqual(expect.arrayContaining(['C.train.none', 'C.sweep.none', 'C.pass']));
  });
});

describe('8.7.6 Sponsorship', () => {
  test('8.7.6 non-player Taliban stay Eligible after an Event at Sponsorship, a player does not', () => {
    for (const nonPlayers of [ALL, []]) {
      const state = cards(
        situation({ variants: { nonPlayers }, islamabad: 'sponsorship', resources: { taliban: 1 } }),
        19,
        2,
        3,
      );
      if (nonPlayers.length === 0) goOn(state, ['shaded']);
      else watch(state, (table) => playCard(table));
      expect(state.next.eligible).toEqual(nonPlayers.length === 0 ? [] : ['taliban']);
    }
  });
});

test('8.0 a faction with a player is not answered for', () => {
  const state = cards(standard('2005', { variants: { nonPlayers: ['warlords'] } }), 1, 2);
  expect(goOn(state).menu).toContain('pass');
});

test('8.7.1 MANPADS Scare: 1 to 4 stops an Air Strike for a Resource, 5 and 6 let it pass', () => {
  for (const roll of [4, 5]) {
    const state = unmanned({
      resources: { taliban: 2 },
      spaces: {
        kandahar: { 'coalition-troops': 4, 'taliban-underground': 2 },
        helmand: { 'taliban-active': 1 },
      },
    });
    inEffect(state, 26, 'shaded', 'taliban');
    const { why } = operation(state, 'coalition', 'sweep', { side: [roll, 1, 1, 1, 1, 1, 1] });
    expect(why).toContain(roll === 4 ? 'MANPADS.block' : 'MANPADS.pass');
    expect(state.resources.taliban).toBe(roll === 4 ? 1 : 2);
  }
});

test('8.8.3, 8.8.4 a Coalition that may not Assault (card 24), or only in one space (card 17), counts no more than it may', () => {
  const ambushed = { 'coalition-troops': 2, 'taliban-active': 2, 'taliban-underground': 1 };
  const table = () =>
    inEffect(
      cards(unmanned({ spaces: { kandahar: ambushed, khowst: ambushed, paktika: ambushed } }), 1, 2),
      57,
      'unshaded',
    );
  expect(turnOf(table(), 'coalition').option).toBe('assault');
  expect(turnOf(inEffect(table(), 17, 'shaded'), 'coalition').option).toBe('sweep');
  const open = ['train', 'patrol', 'sweep', 'pass'];
  expect(turnOf(inEffect(table(), 24, 'shaded'), 'coalition', open).option).toBe('sweep');
});
