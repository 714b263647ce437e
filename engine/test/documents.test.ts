import { describe, expect, test } from 'vitest';
import {
  defaultSetting,
  fastDice,
  type Game,
  Match,
  NO_ORDERS,
  ordered,
  readRecord,
  render,
  sealedDice,
  settingFaults,
  speaker,
  type Voice,
} from '../index.ts';
import { Dice } from '../dice.ts';
import { demo, playRandomly } from '../testing/index.ts';

const find = (id: string): Game | undefined => (id === 'demo' ? demo : undefined);

describe('a saved game from outside', () => {
  const match = Match.start(demo, defaultSetting(demo), fastDice('x'));
  playRandomly(match, new Dice(fastDice('p')));
  const record = match.record();
  const forced = (rest: object) => ({ kind: 'forced', rolls: [], side: [], rest });
  const many = Array.from({ length: 100_001 }, () => 6);
  const long = 'x'.repeat(2_000_000);
  const why = (reasons: readonly object[]) => ({ answers: [{ seat: 'alder', option: '1', why: reasons }] });
  const broken = (change: object) => () => readRecord(JSON.stringify({ ...record, ...change }), find);

  test('is read when it is whole', async () => {
    expect(await readRecord(JSON.stringify(record), find)).toEqual({ game: demo, record });
  });

  test('what lies in it beside the game is not taken over', async () => {
    const junk = { junk: 'x'.repeat(1000) };
    const answers = record.answers.map((answer) => ({ ...answer, ...junk }));
    const document = { ...record, ...junk, dice: { ...record.dice, ...junk }, answers };
    expect(await readRecord(JSON.stringify(document), find)).toEqual({ game: demo, record });
  });

  test.each([
    ['no JSON', () => readRecord('{', find), 'not JSON'],
    ['another format', broken({ format: 'pgn' }), 'no format'],
    ['an array', () => readRecord('[]', find), 'no format'],
    ['no game', broken({ game: 7 }), 'which game'],
    ['an unknown game', broken({ game: 'chess' }), '"chess", which is not on the shelf'],
    ['another version', broken({ version: 99 }), 'version 99'],
    ['a bad scenario', broken({ setting: { scenario: 'moon', options: {} } }), 'no scenario "moon"'],
    ['a bad option', broken({ setting: { scenario: 'standard', options: { rounds: 77 } } }), 'from 1 to 5'],
    [
      'an unknown option',
      broken({ setting: { scenario: 'standard', options: { rounds: 3, x: 1 } } }),
      'no option "x"',
    ],
    [
      'an unknown attachment',
      broken({ setting: { ...record.setting, attachments: { map: 1 } } }),
      'no attachment "map"',
    ],
    ['no dice', broken({ dice: { kind: 'loaded' } }), 'no usable dice'],
    ['dice inside dice', broken({ dice: forced(forced(fastDice('x'))) }), 'no usable dice'],
    [
      'dice taken backwards',
      broken({ dice: { ...sealedDice('ab'.repeat(32), ''), taken: -1 } }),
      'no usable dice',
    ],
    ['short dice', broken({ dice: { kind: 'fast', seed: 'x', words: [1] } }), 'no usable dice'],
    ['no answers', broken({ answers: 'none' }), 'no list of answers'],
    ['a malformed answer', broken({ answers: [{ seat: 'alder' }] }), 'Answer 1'],
    ['millions of dice', broken({ dice: { ...forced(fastDice('x')), rolls: many } }), 'no usable dice'],
    ['a seed of megabytes', broken({ dice: fastDice(long) }), 'no usable dice'],
    ['a salt of megabytes', broken({ dice: sealedDice('ab'.repeat(32), long) }), 'no usable dice'],
    ['more answers than any game has', broken({ answers: many }), 'no list of answers'],
    ['an option of megabytes', broken({ answers: [{ seat: 'alder', option: long }] }), 'Answer 1'],
    ['a thousand reasons', broken(why(Array.from({ length: 1000 }, () => ({ key: 'k' })))), 'Answer 1'],
    ['a reason of megabytes', broken(why([{ key: 'k', params: { long } }])), 'Answer 1'],
    ['a reason of a thousand parts', broken(why([{ key: 'k', params: { many } }])), 'Answer 1'],
    ['a reason of names', broken(why([{ key: 'k', params: { [long]: 1 } }])), 'Answer 1'],
  ])('is refused with one sentence: %s', async (_name, read, sentence) => {
    await expect(read()).rejects.toThrow(
      expect.objectContaining({ name: 'BadDocument', message: expect.stringContaining(sentence) }),
    );
  });
});

test('a setting is checked option by option', () => {
  expect(settingFaults(demo, defaultSetting(demo))).toEqual([]);
  expect(settingFaults(demo, null)).toHaveLength(1);
  expect(settingFaults(demo, { scenario: 'x', options: { rounds: 9 } }, 'ja')).toHaveLength(2);
  expect(settingFaults(demo, { scenario: 'standard', options: { rounds: 2.5 } })).toEqual([
    'option "rounds" is a whole number from 1 to 5',
  ]);
});

test('of a document with a fault in every line the first hundred are told', () => {
  const cards = () => Array.from({ length: 200_000 }, () => ({ key: 'raid.twice', rule: '2' }));
  const game = { ...demo, attachments: { cards } };
  const setting = { ...defaultSetting(demo), attachments: { cards: 'anything' } };
  expect(settingFaults(game, setting)).toHaveLength(100);
});

describe('standing orders', () => {
  const match = Match.start(demo, defaultSetting(demo), fastDice('orders'));
  for (const seat of match.seats) match.answer(seat, match.menuOf(seat).at(-1) ?? '');
  const raider = match.turn[0] ?? '';

  test('answer nothing unless told to', () => {
    expect(ordered(match, raider, NO_ORDERS)).toBeUndefined();
    expect(ordered(match, 'nobody', { forced: true, decline: ['raid'] })).toBeUndefined();
  });

  test('answer an open ask with one option left', () => {
    const only = Match.resume(demo, match.position());
    only.answer(raider, 'scout');
    for (let i = 0; i < 4; i++) only.aside(raider, 'gift');
    expect(only.menuOf(raider)).toEqual(['done']);
    expect(ordered(only, raider, { forced: true, decline: [] })).toBe('done');
  });

  test('decline a reaction whatever the hand, but never answer a secret ask because one option is left', () => {
    const attacked = Match.resume(demo, match.position());
    attacked.answer(raider, attacked.menuOf(raider)[0] ?? '');
    const target = attacked.turn[0] ?? '';
    const empty = Match.resume(demo, attacked.position());
    empty.state.hands[target as 'alder'] = [];
    expect(empty.menuOf(target)).toEqual(['pass']);
    for (const moment of [attacked, empty]) {
      expect(ordered(moment, target, { forced: true, decline: [] })).toBeUndefined();
      expect(ordered(moment, target, { forced: false, decline: ['parry'] })).toBe('pass');
    }
    // Bots conclude nothing from it.
    expect(ordered(empty, target, { forced: true, decline: [] }, true)).toBe('pass');
  });
});

test('messages are typed, rendered with names, and can hold messages', () => {
  const en = {
    plain: () => 'plain',
    placed: (p: { space: string; count: number }, v: Voice) => `${p.count} in ${v.name('space', p.space)}`,
  };
  const say = speaker<typeof en>();
  const speech = {
    sentences: en,
    name: (_kind: string, id: string) => (id === 'bogota' ? 'Bogotá' : undefined),
  };
  expect(render(speech, say('plain', '1'))).toBe('plain');
  expect(render(speech, say('placed', '3.3.1', { space: 'bogota', count: 2 }))).toBe('2 in Bogotá');
  const marked = render(
    speech,
    say('placed', '1', { space: 'bogota', count: 1 }),
    (kind, id, name) => `<${kind} ${id}>${name}`,
  );
  expect(marked).toBe('1 in <space bogota>Bogotá');
  expect(() => render(speech, { key: 'missing' })).toThrow('no sentence for missing');
  expect(() => render(speech, say('placed', '1', { space: 'x', count: 1 }))).toThrow('no name for space x');
});
