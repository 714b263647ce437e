import { randomSide } from '@sandtable/coin/event-language';
import {
  defaultSetting,
  Dice,
  fastDice,
  type Json,
  LANGUAGES,
  render,
  settingFaults,
} from '@sandtable/engine';
import { expect, test } from 'vitest';
import { CARDS } from '../cards.ts';
import { cardOf } from '../corrections.ts';
import { VOCABULARY } from '../events/vocabulary.ts';
import { distantPlain } from '../index.ts';
import { AT, PRINTED_FIGURES } from '../map.ts';
import { ownersFileMaker } from '../owners-file-maker.ts';
import { ownersFileFaults, readOwnersFile, writeOwnersFile } from '../owners-file.ts';
import { cardText, speech } from '../text/index.ts';

const faultOf = (document: Json, language: 'en' | 'ja' = 'en'): string | undefined => {
  const [fault] = ownersFileFaults(document);
  return fault === undefined ? undefined : render(speech[language], fault);
};
const side = (card: number, unshaded: Json): Json => ({ cards: { [card]: { unshaded } } });

test('5.0 an empty file changes nothing', () => {
  expect(readOwnersFile({})).toEqual({ cards: CARDS, figures: PRINTED_FIGURES });
});

test('5.0 the whole deck, written out and read back, is the same', () => {
  const file = JSON.parse(JSON.stringify(writeOwnersFile())) as Json;
  expect(ownersFileFaults(file)).toEqual([]);
  const { cards } = readOwnersFile(file);
  for (const [i, card] of cards.entries()) {
    const ours = CARDS[i];
    expect(card).toEqual({
      ...ours,
      known: { unshaded: 'corrected', shaded: 'corrected', nonPlayers: 'corrected' },
    });
    expect(ours && cardText(card, 'en')).toEqual(ours && cardText(ours, 'en'));
  }
});

test('5.0 one side of a card is put right; the other, and all other cards, stay', () => {
  const { cards } = readOwnersFile({ cards: { 40: { unshaded: [{ gain: 'aid', amount: 5 }] } } });
  const corrected = cards[39];
  expect(corrected?.unshaded).toEqual([{ gain: 'aid', amount: 5 }]);
  expect(corrected?.shaded).toEqual(CARDS[39]?.shaded);
  expect(corrected?.known).toEqual({
    unshaded: 'corrected',
    shaded: 'reconstructed',
    nonPlayers: 'reconstructed',
  });
  expect(corrected && cardText(corrected, 'en').unshaded).toBe('Aid +5.');
  expect(cards.filter((card, i) => card !== CARDS[i])).toHaveLength(1);
});

test('5.0 title, order and kind are put right', () => {
  const order = ['warlords', 'taliban', 'government', 'coalition'];
  const { cards } = readOwnersFile({
    cards: { 5: { title: { en: 'Balloons' }, order, capability: 'taliban' } },
  });
  expect(cards[4]).toMatchObject({ title: { en: 'Balloons', ja: '監視気球' }, order, capability: 'taliban' });
});

test('5.2 the shaded text may be taken away', () => {
  const { cards } = readOwnersFile({ cards: { 40: { shaded: null } } });
  expect(cards[39]).not.toHaveProperty('shaded');
});

test('5.3 what was a Capability may become Momentum, and its words follow', () => {
  const { cards } = readOwnersFile({ cards: { 3: { capability: null } } });
  const card = cards[2];
  expect(card && cardText(card, 'en').unshaded).toMatch(/^Until the next Propaganda Reset, /);
});

test('1.3.2 terrain of a Province and population of Pakistan are put right', () => {
  const { figures } = readOwnersFile({
    map: { terrain: { zabol: 'plain' }, population: { balochistan: 1 } },
  });
  expect(figures.terrain[AT.zabol]).toBe('plain');
  expect(figures.population[AT.balochistan]).toBe(1);
  expect(figures.terrain[AT.ghazni]).toBe('mountain');
  expect(PRINTED_FIGURES.terrain[AT.zabol]).toBe('mountain');
});

test('1.3.2 what is not in doubt on the map cannot be changed', () => {
  expect(faultOf({ map: { population: { kabul: 4 } } })).toBe(
    "owner's file, map.population: must be one of: northwest-frontier, waziristan, balochistan",
  );
  expect(faultOf({ map: { terrain: { kabul: 'plain' } } })).toMatch(/^owner's file, map.terrain: /);
  expect(faultOf({ map: { terrain: { zabol: 'forest' } } })).toBe(
    "owner's file, map.terrain.zabol: must be one of: mountain, plain",
  );
  expect(faultOf({ map: { population: { waziristan: 4 } } })).toBe(
    "owner's file, map.population.waziristan: must be a whole number from 0 to 3",
  );
});

test.each<[string, Json, string]>([
  ['an unknown part', { deck: {} }, "owner's file, deck: is no field here (which are: cards, map)"],
  [
    'a card that does not exist',
    { cards: { 73: {} } },
    "owner's file, cards.73: there is no such card; a file corrects the Events, 1 to 72",
  ],
  ['an unknown field of a card', { cards: { 4: { text: 'x' } } }, "owner's file, cards.4.text: is no field"],
  [
    'an order with a faction twice',
    { cards: { 4: { order: ['coalition', 'coalition', 'taliban', 'warlords'] } } },
    "owner's file, cards.4.order: must name all four factions, each once",
  ],
  [
    'a title that is too long',
    { cards: { 4: { title: { en: 'x'.repeat(61) } } } },
    "owner's file, cards.4.title.en: must be a text of 1 to 60 characters",
  ],
  [
    'a Capability whose text does not last',
    { cards: { 40: { capability: 'coalition' } } },
    "owner's file, cards.40.unshaded: both sides of a Capability must have something that lasts",
  ],
  [
    'no unshaded text',
    { cards: { 40: { unshaded: null } } },
    "owner's file, cards.40.unshaded: must be a list",
  ],
  ['an empty text', side(40, []), "owner's file, cards.40.unshaded: must not be empty"],
  [
    'a step without a verb',
    side(40, [{ amount: 3 }]),
    "owner's file, cards.40.unshaded.0: must have exactly one of these words: place, remove,",
  ],
  [
    'a step with two verbs',
    side(40, [{ gain: 'aid', amount: 3, lose: 'aid' }]),
    "owner's file, cards.40.unshaded.0: must have exactly one of these words:",
  ],
  [
    'an unknown piece',
    side(40, [{ place: 'talban-base', count: 1, where: { spaces: 'kabul' } }]),
    "owner's file, cards.40.unshaded.0.place: must be one of: coalition-troops,",
  ],
  [
    'an unknown space in a list',
    side(40, [{ place: 'police', count: 1, where: { spaces: ['kabul', 'bogota'] } }]),
    "owner's file, cards.40.unshaded.0.where.spaces.1: must be one of: kabul,",
  ],
  [
    'a figure out of range',
    side(40, [{ lasting: 'train-cubes', cubes: 99 }]),
    "owner's file, cards.40.unshaded.0.cubes: must be a whole number from 0 to 12",
  ],
  [
    'a figure that is missing',
    side(40, [{ lasting: 'train-cubes' }]),
    "owner's file, cards.40.unshaded.0.cubes: is missing",
  ],
  [
    'an unknown lasting change',
    side(40, [{ lasting: 'winter' }]),
    "owner's file, cards.40.unshaded.0.lasting: must be one of: forbid,",
  ],
  [
    'an unknown field of a step',
    side(40, [{ gain: 'aid', amount: 3, twice: true }]),
    "owner's file, cards.40.unshaded.0.twice: is no field here",
  ],
  [
    'a fault deep inside',
    side(40, [{ inSpaces: 1, where: { kind: 'loc' }, do: [{ shift: 'up', levels: 1 }] }]),
    "owner's file, cards.40.unshaded.0.do.0.shift: must be one of: support, neutral, opposition",
  ],
  [
    'an action of others',
    side(40, [{ free: 'suborn', by: 'taliban' }]),
    "owner's file, cards.40.unshaded.0.by: is an action of other factions only: warlords",
  ],
  [
    'an Active guerrilla to be placed',
    side(40, [{ place: 'taliban-active', count: 1, where: { spaces: 'kabul' } }]),
    "owner's file, cards.40.unshaded.0.place: must be one of: coalition-troops,",
  ],
  [
    'Police to be flipped',
    side(40, [{ flip: 'police', count: 1, turn: 'active', where: { spaces: 'kabul' } }]),
    "owner's file, cards.40.unshaded.0.flip: must be one of: taliban-underground,",
  ],
  [
    'Police among the Casualties',
    side(40, [{ remove: 'police', count: 1, where: { spaces: 'kabul' }, to: 'casualties' }]),
    "owner's file, cards.40.unshaded.0.to: only these pieces go anywhere but to Available: coalition-troops,",
  ],
  [
    'returnees to be taken away',
    side(40, [{ unmark: 'returnees', count: 1, where: { spaces: 'kabul' } }]),
    "owner's file, cards.40.unshaded.0.unmark: must be one of: terror, sabotage",
  ],
  [
    'a term of another action',
    side(40, [{ free: 'patrol', by: 'coalition', terms: { 'with-ambush': true } }]),
    "owner's file, cards.40.unshaded.0.terms.with-ambush: fits only these actions: attack",
  ],
  [
    'a price for what the faction never does',
    side(40, [{ lasting: 'cost', action: 'terror', of: 'coalition', cost: 2 }]),
    "owner's file, cards.40.unshaded.0.of: is an action of other factions only: taliban, warlords",
  ],
  [
    'a ban on what the faction never does',
    side(40, [{ lasting: 'forbid', actions: ['assault', 'attack'], to: 'coalition' }]),
    "owner's file, cards.40.unshaded.0.to: is an action of other factions only: taliban, warlords",
  ],
  [
    'a ban on one Activity with another',
    side(40, [{ lasting: 'forbid', actions: 'air-lift', with: 'suborn' }]),
    "owner's file, cards.40.unshaded.0.with: must be one of: train, patrol, sweep, assault, rally,",
  ],
  [
    'an Operation to be cancelled',
    side(40, [{ lasting: 'taliban-cancel', actions: 'train', cost: 1 }]),
    "owner's file, cards.40.unshaded.0.actions: must be one of: air-lift, air-strike",
  ],
  [
    'an Active guerrilla for what needs none Underground',
    side(40, [{ lasting: 'active-will-do', actions: 'march' }]),
    "owner's file, cards.40.unshaded.0.actions: must be one of: ambush, terror",
  ],
  [
    'an attacker that has no Attack',
    side(40, [{ lasting: 'spares', spared: 'taliban', attacker: 'coalition' }]),
    "owner's file, cards.40.unshaded.0.attacker: must be one of: taliban, warlords",
  ],
  [
    'the same space twice',
    side(40, [{ place: 'police', count: 1, where: { spaces: ['kabul', 'kabul'] } }]),
    "owner's file, cards.40.unshaded.0.where.spaces.1: is there twice",
  ],
  [
    'an unknown function',
    side(40, [{ special: 'anything' }]),
    "owner's file, cards.40.unshaded.0.special: must be one of: power-shuffle",
  ],
  [
    'a step of this volume with a wrong word',
    side(40, [{ islamabad: 'kabul', boxes: 1 }]),
    "owner's file, cards.40.unshaded.0.islamabad: must be one of: hostility, sponsorship",
  ],
])('5.1 the place of a fault is told: %s', (_what, document, expected) => {
  expect(faultOf(document)?.slice(0, expected.length)).toBe(expected);
});

test('5.0 a file may come as text', () => {
  const file = side(40, [{ gain: 'aid', amount: 5 }]);
  expect(readOwnersFile(`\uFEFF${JSON.stringify(file, null, 2)}`)).toEqual(readOwnersFile(file));
  expect(faultOf('{ "cards": {\n  "40": oops } }')).toBe(
    "owner's file: is not JSON, it stops making sense in line 2, column 9",
  );
});

test.each([
  ['{ "cards": { "40": { "title": { "en": "A" } }, "40": { "shaded": null } } }', 'cards.40'],
  [
    '{ "cards": { "40": { "unshaded": [{ "gain": "aid", "amount": 3, "amount": 4 }] } } }',
    'cards.40.unshaded.0.amount',
  ],
  ['{ "map": { "terrain": { "zabol": "plain" } }, "cards": {}, "map": {} }', 'map'],
])('5.0 a field that is there twice is told, as JSON would forget the first: %s', (file, where) => {
  expect(faultOf(file)).toBe(`owner's file, ${where}: is there twice`);
});

test('3.3.3, 5.1 COIN pieces may be removed to Casualties: those of the Coalition go there', () => {
  const step = { remove: 'coin-piece', count: 2, where: { spaces: 'kabul' }, to: 'casualties' };
  expect(faultOf(side(40, [step]))).toBeUndefined();
});

test('5.0 fields of one name in different places, and words like fields, are no fault', () => {
  const file = { cards: { 39: { title: { en: '"a": {' } }, 40: { title: { en: 'en' }, shaded: null } } };
  expect(faultOf(JSON.stringify(file))).toBeUndefined();
});

test('5.0 all that a file changes is read back: texts, titles, orders, kinds, a text taken away', () => {
  const told = (file: Json) => ownersFileMaker.remarks(file).map((remark) => render(speech.en, remark));
  expect(told({})).toEqual([]);
  expect(told({ cards: { 40: { title: { en: 'Line' } } } })).toEqual([
    '40, unshaded text — Line: Aid +8.',
    '40, shaded text — Line: Aid −8.',
  ]);
  const order = ['taliban', 'coalition', 'warlords', 'government'];
  expect(told({ cards: { 40: { order } } })[0]).toBe(
    '40, unshaded text — Line Item (Taliban · Coalition · Warlords · Government): Aid +8.',
  );
  expect(told({ cards: { 18: { capability: null } } })[0]).toMatch(/PRTs: Until the next Propaganda Reset, /);
  expect(told({ cards: { 40: { shaded: null } } })).toEqual(['40, shaded text — Line Item: —']);
});

test('5.1 faults are told in Japanese, too', () => {
  expect(faultOf(side(40, [{ lasting: 'train-cubes', cubes: 99 }]), 'ja')).toBe(
    'カードファイル、cards.40.unshaded.0.cubes：0から12までの整数でなければなりません',
  );
  expect(faultOf(side(40, [{ remove: 'police', count: 1 }]), 'ja')).toBe(
    'カードファイル、cards.40.unshaded.0：スペースが選ばれていないので、「where」が必要です',
  );
});

test('5.0 files with random cards are read, and their cards told in both languages', () => {
  const dice = new Dice(fastDice('owner'));
  for (let i = 0; i < 300; i++) {
    const number = 1 + dice.below(CARDS.length);
    const sides = { unshaded: randomSide(VOCABULARY, dice), shaded: randomSide(VOCABULARY, dice) };
    const file = JSON.parse(JSON.stringify({ cards: { [number]: { ...sides, capability: null } } })) as Json;
    const card = readOwnersFile(file).cards[number - 1];
    expect(card).toMatchObject(sides);
    for (const language of LANGUAGES)
      expect(card && cardText(card, language).unshaded).not.toMatch(/undefined|\[object|^$/);
  }
});

test('5.0 a table goes on with the file it began with, though a new one like it would be refused', () => {
  const file = side(40, [{ either: [[{ gain: 'aid', amount: 5 }]] }]);
  expect(faultOf(file)).toContain('either');
  for (const kept of [file, '{ "map": {}, "map": { "terrain": { "zabol": "plain" } } }'])
    expect(cardOf({ corrections: JSON.stringify(kept) }, 40).number).toBe(40);
  expect(cardOf({ corrections: JSON.stringify(file) }, 40).unshaded).toHaveLength(1);
});

test('5.0 of refused cards the fault is told, not what they would do to a position', () => {
  const attachments = { cards: { cards: { 40: { unshaded: 5 } } }, position: {} };
  const faults = settingFaults(distantPlain, { ...defaultSetting(distantPlain), attachments });
  expect(faults.join()).toContain('cards.40.unshaded');
});
