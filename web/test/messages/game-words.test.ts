import { expect, test } from 'vitest';
import { GameWords, NO_SPEECH } from '../../messages/game-words.ts';
import { readable } from '../../messages/readable.ts';

const words = new GameWords('demo', 'en', {
  sentences: {
    'scenario.short': () => 'Short game',
    'option.rounds': () => 'Rounds',
    'player.box': () => 'The box',
  },
  name: (kind, id) => (kind === 'seat' && id === 'alder' ? 'Alder' : undefined),
});

test('the words of a game before play: scenarios, options, players, seats', () => {
  expect(words.scenario('short')).toBe('Short game');
  expect(words.option('rounds')).toBe('Rounds');
  expect(words.optionHelp('rounds')).toBeUndefined();
  expect(words.player('box')).toBe('The box');
  expect(words.seats(['alder', 'birch'])).toBe('Alder and Birch');
});

test('a game whose words the page lacks is called by readable ids', () => {
  const plain = new GameWords('new', 'en', NO_SPEECH);
  expect(plain.seat('red-army')).toBe('Red army');
  expect(plain.scenario('shortGame')).toBe('Short game');
  expect(plain.say({ key: 'ask.where' })).toBe('ask.where');
  expect(readable('optionalRule_3')).toBe('Optional rule 3');
});

test('a card that an owner has corrected is called what it is called at the table', () => {
  const plain = new GameWords('new', 'en', {
    sentences: { 'ask.event': (p: { card: string }, v) => `Play ${v.name('card', p.card)}?` },
    name: (kind, id) => (kind === 'card' ? `Printed ${id}` : undefined),
  });
  const corrected = plain.with([
    { id: '1', title: 'Printed 1' },
    { id: '40', title: 'Line Item' },
  ]);
  const asked = (card: string) => corrected.say({ key: 'ask.event', params: { card } });
  expect([asked('1'), asked('40')]).toEqual(['Play Printed 1?', 'Play Line Item?']);
  expect(corrected.name('card', '40')).toBe('Line Item');
  expect(plain.with([{ id: '1', title: 'Printed 1' }])).toBe(plain);
});
