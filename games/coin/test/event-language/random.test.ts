import { Dice, fastDice, isFields, type Json } from '@sandtable/engine';
import { expect, test } from 'vitest';
import {
  englishText,
  japaneseText,
  randomSide,
  sideReader,
  verbOf,
  walk,
} from '../../event-language/index.ts';
import { TINY, tinyEnglish, tinyJapanese } from './volume.ts';

const SIDES = 2000;

test('5.1 random sides are read as they are and told in both languages', () => {
  const read = sideReader(TINY);
  const dice = new Dice(fastDice('random sides'));
  const seen = new Set<string | undefined>();
  for (let i = 0; i < SIDES; i++) {
    const side = randomSide(TINY, dice);
    walk(side, (step) => seen.add(verbOf(step)));
    expect(read(JSON.parse(JSON.stringify(side)) as Json, 'side')).toEqual(side);
    const english = englishText(TINY, tinyEnglish, side, 'reset');
    const japanese = japaneseText(TINY, tinyJapanese, side, 'game');
    expect(english).toMatch(/^[A-Z].*\.$/);
    expect(japanese).toMatch(/。$/);
    for (const text of [english, japanese])
      expect(text).not.toMatch(/undefined|\[object| {2}|\( | \)|、、|。。|\.\./);
  }
  expect(seen.size).toBe(23);
});

/** A description with what makes no difference left out: the order of lists, lists of one, once, "may" beside "up to". */
function plain(value: Json): Json {
  if (Array.isArray(value)) {
    const items = value.map(plain);
    if (items.length === 1 && typeof items[0] === 'string') return items[0];
    return items.every((item) => typeof item === 'string')
      ? items.toSorted((a, b) => (a < b ? -1 : 1))
      : items;
  }
  if (!isFields(value)) return value;
  const isIdle = (field: string, one: Json): boolean =>
    (field === 'times' && one === 1) ||
    (field === 'terms' && JSON.stringify(one) === '{}') ||
    (field === 'may' && value['upTo'] === true);
  const fields = Object.entries(value).filter(([field, one]) => !isIdle(field, one));
  return Object.fromEntries(fields.map(([field, one]) => [field, plain(one)] as const).toSorted(byField));
}
const byField = ([a]: readonly [string, Json], [b]: readonly [string, Json]): number => (a < b ? -1 : 1);

test.each(['en', 'ja'] as const)('5.1 sides that differ are told differently (%s)', (language) => {
  const dice = new Dice(fastDice('nothing is lost'));
  const meaning = new Map<string, string>();
  for (let i = 0; i < 4000; i++) {
    const [step] = randomSide(TINY, dice);
    if (step === undefined || 'either' in step || 'roll' in step || 'if' in step) continue;
    const text =
      language === 'en'
        ? englishText(TINY, tinyEnglish, [step], 'reset')
        : japaneseText(TINY, tinyJapanese, [step], 'reset');
    const said = JSON.stringify(plain(JSON.parse(JSON.stringify(step)) as Json));
    expect([text, meaning.get(text) ?? said]).toEqual([text, said]);
    meaning.set(text, said);
  }
});
