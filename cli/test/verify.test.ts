import { commitment, type GameRecord, sealedDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { fileOf, recordOf, sandtable } from './command.ts';

const key = '5eed'.repeat(16);
const record: GameRecord = { ...recordOf(sealedDice(key, 'the salt')), commitment: commitment(key) };
const verify = (document: GameRecord) => sandtable(['verify', fileOf(document)]);

describe('verify', () => {
  test('proves every die of an honest game', async () => {
    const { code, out } = await verify(record);
    expect(code).toBe(0);
    expect(out).toContain(`The key fits the commitment ${commitment(key)}.`);
    expect(out).toContain(`All ${record.answers.length} answers replay`);
    expect(out).toContain('The game is over.');
  });

  test('says so when the game is not over', async () => {
    const { code, out } = await verify({ ...record, answers: record.answers.slice(0, 5) });
    expect(code).toBe(0);
    expect(out).toContain('The game is not over.');
  });

  test('says what the game began with that is not its own, whoever brought it', async () => {
    const hash = 'ab'.repeat(32);
    const { code, out } = await verify({ ...record, supplied: [{ what: 'game', by: 'Mallory', hash }] });
    expect(code).toBe(0);
    expect(out).toContain(`supplied (game, by Mallory)`);
    expect(out).toContain(hash);
  });

  test.each<[string, GameRecord, RegExp]>([
    [
      'a key changed after the game',
      { ...record, dice: sealedDice('ab'.repeat(32), 'the salt') },
      /The key does not fit/,
    ],
    ['another commitment', { ...record, commitment: commitment('ab'.repeat(32)) }, /The key does not fit/],
    [
      'dice that begin somewhere else',
      { ...record, dice: { ...sealedDice(key, 'the salt'), taken: 8 } },
      /do not begin at their beginning/,
    ],
    [
      'another salt, with which the cards fall differently',
      { ...record, dice: sealedDice(key, 'pepper') },
      /does not replay/,
    ],
    ['an answer left out', { ...record, answers: record.answers.slice(1) }, /does not replay/],
  ])('finds %s', async (_, document, sentence) => {
    const { code, out, err } = await verify(document);
    expect(err).toMatch(sentence);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  test('says what to do with the sealed file of a game that is not over', async () => {
    const { code, err } = await sandtable(['verify', fileOf({ format: 'sandtable-sealed', sealed: 'x' })]);
    expect(code).toBe(2);
    expect(err).toMatch(/is sealed: .*sandtable import.*export the table again when the game is over/);
  });
});
