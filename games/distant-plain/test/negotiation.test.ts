import { expect, test } from 'vitest';
import { talk, doTalk } from '../negotiation.ts';
import { cards, round } from './rules.ts';
import { play, situation, standard } from './table.ts';

const idsOf = (state: Parameters<typeof talk>[0], faction: Parameters<typeof talk>[1]): string[] =>
  talk(state, faction).map(({ id }) => id);

test('1.5.1 Resources pass between the faction that acts and the others, never to or from the Coalition', () => {
  // Card 19: Taliban first.
  const state = cards(standard('2005', { resources: { taliban: 2, government: 1, warlords: 1 } }), 19, 2);
  expect(idsOf(state, 'taliban')).toEqual([
    'give:government:1',
    'give:government:2',
    'give:warlords:1',
    'give:warlords:2',
  ]);
  expect(idsOf(state, 'warlords')).toEqual(['give:taliban:1']);
  expect(idsOf(state, 'coalition')).toEqual([]);
});

test('1.5.1 while the Coalition acts only Patronage changes hands', () => {
  const state = cards(standard('2005', { state: { patronage: 2 } }), 1, 2);
  expect(idsOf(state, 'taliban')).toEqual([]);
  expect(idsOf(state, 'government')).toEqual(['patronage:1', 'patronage:2']);
  play(state, (table) => doTalk(table, 'government', 'patronage:2'));
  expect(state).toMatchObject({ patronage: 0, resources: { warlords: 17 } });
});

test('1.5.1 a gift is made at once, within the track', () => {
  const state = cards(situation({ resources: { taliban: 5, warlords: 74 } }), 19, 2);
  expect(idsOf(state, 'taliban').filter((id) => id.includes('warlords'))).toEqual(['give:warlords:1']);
  play(state, (table) => doTalk(table, 'taliban', 'give:government:5'));
  expect(state.resources).toEqual({ government: 5, taliban: 0, warlords: 74 });
});

test('1.5.1 in a Propaganda Round nobody executes anything, so nothing changes hands', () => {
  const state = round(standard('2005'), 'sharia');
  expect(idsOf(state, 'taliban')).toEqual([]);
  expect(idsOf(state, 'government')).toEqual([]);
});

test('1.5 one player gives nothing from faction to faction', () => {
  const pairs = [['coalition', 'government', 'warlords']] as const;
  const state = cards(standard('2005', { variants: { pairs } }), 37, 2);
  expect(idsOf(state, 'government').every((id) => id.startsWith('give:taliban'))).toBe(true);
});
