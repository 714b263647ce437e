import { expect, test } from 'vitest';
import { black, khanActs, laySolo, of, spies, tableau, tribes, white } from '../table.ts';

const khan = (fields = {}) => white({ loyalty: 'russian', rupees: 9, ...fields });
const spy = (colour: string, at = 'middle', count = 1) => ({ of: colour, at, count });

test('K5, E5 he puts spies on patriot bands before prize bands, and goes on with the next spy', () => {
  const state = laySolo({
    players: [
      khan({ tableau: [{ card: 1, spies: [spy('white', 'middle', 2)] }] }),
      black({ loyalty: 'british', tableau: [45] }),
    ],
  });
  const played = khanActs(state, 'travel', 1);
  expect(spies(played.state, 45)).toEqual(['white patriot', 'white prize']);
  expect(played.fired).toContain('sk.travel.patriot');
  expect(played.fired).toContain('sk.travel.stop');
});

test('K5, E5 spies that share a card with one of the other’s stay; of two equally near the person says which goes', () => {
  const state = laySolo({
    players: [
      khan({
        tableau: [{ card: 35, spies: [spy('white')] }, 1, { card: 37, spies: [spy('white')] }],
      }),
      black({ tableau: [58] }),
    ],
  });
  const asked = khanActs(state, 'travel', 1);
  expect(asked.ask?.seats).toEqual(['black']);
  expect(asked.ask?.prompt.key).toBe('ask.golden');
  expect(asked.menu).toEqual(['35', '37']);
  const kept = laySolo({
    players: [
      khan({ tableau: [{ card: 1, spies: [spy('white'), spy('black')] }] }),
      black({ tableau: [58] }),
    ],
  });
  const played = khanActs(kept, 'travel', 1);
  expect(played.fired).toEqual(['sk.travel.stop']);
});

test('K5, E6 he removes spies card by card clockwise; which of several on a card the person says', () => {
  const state = laySolo({
    players: [
      khan({ tableau: [{ card: 35, spies: [spy('white'), spy('black', 'middle', 2)] }] }),
      black({ tableau: [{ card: 58, spies: [spy('white'), spy('black')] }] }),
    ],
  });
  const played = khanActs(state, 'counter-espionage', 35);
  expect(spies(played.state, 35)).toEqual(['white middle', 'black middle']);
  expect(spies(played.state, 58)).toEqual(['white middle', 'black middle']);
  const bands = laySolo({
    players: [
      khan({ tableau: [35, { card: 42, spies: [spy('white'), spy('black'), spy('black', 'prize')] }] }),
      black(),
    ],
  });
  expect(khanActs(bands, 'counter-espionage', 35).menu).toEqual(['middle', 'prize']);
  const chosen = khanActs(bands, 'counter-espionage', 35, ['prize']);
  expect(spies(chosen.state, 42)).toEqual(['white middle', 'black middle']);
  expect(chosen.fired).toContain('sk.golden');
  const none = laySolo({ players: [khan({ tableau: [35] }), black()] });
  expect(khanActs(none, 'counter-espionage', 35).fired).toEqual(['sk.counter.none']);
});

test('K5, E7 he bribes the first card clockwise that he can pay, never one that changes his loyalty (doubt 51)', () => {
  const state = laySolo({
    players: [
      khan({ rupees: 12, tableau: [24] }),
      black({
        loyalty: 'british',
        tribes: { herat: 2 },
        tableau: [
          { card: 50, spies: [spy('white')] },
          { card: 45, spies: [spy('white')] },
          { card: 58, spies: [spy('white')] },
        ],
      }),
    ],
  });
  // 58 is first; then 45 is passed over.
  const first = khanActs(state, 'bribe', 24);
  expect(tableau(first.state, 'white')).toEqual([24, 58]);
  expect(of(first.state, 'white').rupees).toBe(6);
  const second = khanActs(first.state, 'bribe', 24);
  expect(second.fired).toContain('sk.bribe.skip-loyalty');
  expect(second.fired).toContain('sk.bribe.coup');
  expect(tribes(second.state, 'white', 'herat')).toBe(2);
  expect(tableau(second.state, 'white')).toEqual([50, 24, 58]);
  expect(khanActs(second.state, 'bribe', 24).fired).toContain('sk.bribe.none');
});

test('K5, E8 he takes the first prize of his empire counter-clockwise, but not from the card just played', () => {
  const lay = () =>
    laySolo({
      players: [
        khan({ tableau: [15, { card: 48, spies: [spy('white')] }] }),
        black({ tableau: [{ card: 42, spies: [spy('white'), spy('white', 'prize')] }] }),
      ],
    });
  const asked = khanActs(lay(), 'assassinate', 15);
  expect(asked.menu).toEqual(['middle', 'prize']);
  const played = khanActs(lay(), 'assassinate', 15, ['prize']);
  expect(played.fired).toContain('sk.assassinate.enemy');
  expect(of(played.state, 'white').prizes).toEqual([42]);
  expect(tableau(played.state, 'black')).toEqual([]);
  const alone = laySolo({
    players: [khan({ tableau: [{ card: 48, spies: [spy('white')] }] }), black({ loyalty: 'russian' })],
  });
  expect(khanActs(alone, 'assassinate', 48, [], true).fired).toEqual(['sk.assassinate.none']);
  expect(khanActs(alone, 'assassinate', 48).fired).toContain('sk.assassinate.strawman');
});
