import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate, used } from './played.ts';

test('D-111 card 111 for the US: no Islamist Rule, no FATA, no Al-Anbar; the Jihadist may always', () => {
  const open = (given: Parameters<typeof situation>[0]) =>
    (['us', 'jihadist'] as const).map((side) => playable(situation(given), 111, side));
  expect(open({})).toEqual([true, true]);
  expect(open({ countries: { sudan: 'ir' } })).toEqual([false, true]);
  expect(open({ effects: ['fata'] })).toEqual([false, true]);
  expect(open({ effects: ['al-anbar'] })).toEqual([false, true]);
});

test('card 111 for the US: Funding -2; for the Jihadist Prestige -1, with Islamist Rule -3', () => {
  const us = situation({ funding: 5, prestige: 9 });
  execute(us, 'us', 111);
  expect([us.funding, us.prestige]).toEqual([3, 9]);
  const jihadist = situation({ funding: 5, prestige: 9 });
  execute(jihadist, 'jihadist', 111);
  expect([jihadist.funding, jihadist.prestige]).toEqual([5, 8]);
  const islamist = situation({ prestige: 9, countries: { sudan: 'ir' } });
  execute(islamist, 'jihadist', 111);
  expect(islamist.prestige).toBe(6);
});

test('6.2.9 card 111 leaves the game only when the US plays its Event', () => {
  expect([fate({}, 'us', 111), fate({}, 'jihadist', 111)]).toEqual(['removed', 'discarded']);
  const { state } = used({ effects: ['fata'] }, 'us', 111, ['reserves']);
  expect([state.discards, state.removed]).toEqual([[111], []]);
});
