import { expect, test } from 'vitest';
import { paxPamir } from '../../game.ts';
import { Dice, fastDice, type Table } from '@sandtable/engine';
import type { State } from '../../state.ts';
import { black, go, KHYBER, lay, of, orange, spies, tableau, white } from '../table.ts';

const say = (state: State, seat: string, id: string): void => {
  const chance = new Dice(fastDice('talk'));
  const silent = { state, reveal() {}, log() {}, tell() {}, fired() {} };
  paxPamir.aside?.(Object.assign(chance, silent) as unknown as Table<State>, seat, id);
};

test('G1 a lent spy serves for the whole action, and is not itself hunted', () => {
  const state = lay({
    regime: 'intelligence',
    players: [
      white({ tableau: [37] }),
      black({ tableau: [{ card: 35, spies: [{ of: 'black', count: 2 }, { of: 'orange' }] }] }),
      orange(),
    ],
  });
  say(state, 'orange', 'lend:35');
  // The first is the only choice there is.
  expect(go(structuredClone(state), ['counter-espionage:37']).menu).toEqual(['35:middle:black', 'done']);
  const played = go(state, ['counter-espionage:37', '35:middle:black']);
  expect(spies(played.state, 35)).toEqual(['orange middle']);
  expect(played.state.talk.loans).toEqual([]);
});

test('J7.3.3 134 one star moves one spy, not two that meet on the way', () => {
  const table = lay(
    {
      regime: 'intelligence',
      players: [
        white({
          tableau: [{ card: 35, spies: [{ of: 'white' }] }],
          capabilities: [{ card: 134, active: true }],
        }),
        black({ tableau: [52, { card: 51, spies: [{ of: 'white' }] }] }),
      ],
    },
    KHYBER,
  );
  const played = go(table, ['travel:35', '35:middle>51', '51:middle>52', 'prize']);
  expect(played.ask?.prompt.key).toBe('ask.turn');
  expect(spies(played.state, 51)).toEqual(['white middle']);
  expect(spies(played.state, 52)).toEqual(['white prize']);
});

test('J7.3.3 139 rupees taken at the start of a turn can win a tie for a wazir at once', () => {
  const table = lay(
    {
      market: { top: [{ card: 8, rupees: 2 }, 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] },
      stage: 'cleanup',
      players: [
        white({ rupees: 1, tribes: { herat: 1 } }),
        black({ tribes: { herat: 1 }, capabilities: [{ card: 139, active: true }] }),
      ],
    },
    KHYBER,
  );
  expect(table.wazirs[2]).toBe(0);
  const played = go(table, ['t0', 't0']);
  expect(of(played.state, 'black').rupees).toBe(2);
  expect(played.state.wazirs[2]).toBe(1);
});

test('E1.1 141 free discards are no counted actions: whoever has nothing else may end his turn', () => {
  const table = lay(
    {
      market: { top: [null, 9, 10, 12, 13, 14], bottom: [null, 27, 28, 29, 31, 34] },
      players: [
        white({ hand: [15], capabilities: [{ card: 141, active: true }] }),
        black({ tribes: { kabul: 1 } }),
      ],
    },
    KHYBER,
  );
  expect(go(table).menu).toEqual(['discard:15', 'end']);
});

test('E8.2, G1 with a lent spy beside an own one the player chooses which is given up', () => {
  const state = lay({
    regime: 'intelligence',
    players: [
      white({ rupees: 2, tableau: [16] }),
      black({ tableau: [{ card: 39, spies: [{ of: 'white', at: 'prize' }, { of: 'orange' }] }] }),
      orange(),
    ],
  });
  say(state, 'orange', 'lend:39');
  expect(go(structuredClone(state), ['assassinate:16']).menu).toEqual(['white', 'orange']);
  const played = go(state, ['assassinate:16', 'orange', 'leave']);
  expect(tableau(played.state, 'black')).toEqual([]);
  expect(played.state.talk.loans).toEqual([]);
});
