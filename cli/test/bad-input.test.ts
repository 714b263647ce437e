/** Whatever is wrong: one sentence on standard error, exit code 2, nothing written. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fastDice, sealedDice } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { fileOf, newFolder, recordOf, sandtable } from './command.ts';

const record = recordOf(fastDice('bad input'));
const folder = newFolder();

async function refused(args: readonly string[], sentence: RegExp): Promise<void> {
  const { code, out, err } = await sandtable(args);
  expect(err).toMatch(sentence);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(out).toBe('');
  expect(code).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
}

describe('refused in one sentence:', () => {
  test.each<[string, string[], RegExp]>([
    ['an unknown command', ['simulate', 'demo'], /There is no command "simulate"/],
    ['an unknown flag', ['sim', 'demo', '--gamez', '5'], /no option "--gamez" here\. Did you mean --games\?/],
    ['a missing game', ['sim'], /<game> is missing/],
    ['one argument too many', ['sim', 'demo', 'demo'], /too many words/],
    ['an unknown game', ['sim', 'chess'], /There is no game "chess"\. There are: .*demo\./],
    [
      'an unknown player',
      ['sim', 'demo', '--players', 'deep-blue'],
      /no player "deep-blue" \(there are: beginner, .*random\)/,
    ],
    ['too many players', ['sim', 'demo', '--players', 'random,random,random'], /4 seats .*not 3/],
    ['an unknown option', ['sim', 'demo', '--options', 'turns=3'], /no option "turns" \(it has: rounds\)/],
    [
      'an option out of range',
      ['sim', 'demo', '--options', 'rounds=6'],
      /"rounds" is a whole number from 1 to 5/,
    ],
    [
      'an option that is no number',
      ['sim', 'demo', '--options', 'rounds=many'],
      /"rounds" is a whole number/,
    ],
    [
      'an option without a value',
      ['sim', 'demo', '--options', 'rounds'],
      /"rounds" is not of the form name=value/,
    ],
    [
      'an unknown scenario',
      ['sim', 'demo', '--scenario', 'winter'],
      /no scenario "winter" \(it has: standard\)/,
    ],
    [
      'a document the game does not take',
      ['sim', 'demo', '--attach', 'cards=package.json'],
      /no attachment "cards"/,
    ],
    [
      'a number that is none',
      ['sim', 'demo', '--games', 'ten'],
      /--games is a whole number from 1 to \d+, not "ten"/,
    ],
    ['no games at all', ['sim', 'demo', '--games', '0'], /--games is a whole number from 1/],
    ['a negative number of workers', ['sim', 'demo', '--workers', '-1'], /--workers is a whole number/],
    [
      'an unknown language',
      ['games', '--language', 'fr'],
      /--language <language> is one of en, ja, not "fr"/,
    ],
    [
      'an unknown seat',
      ['play', 'demo', '--seats', 'oak'],
      /There is no seat "oak"\. There are: alder, birch/,
    ],
    [
      'four bots for three seats',
      ['play', 'demo', '--bots', 'random,random,random,random'],
      /3 seats to fill \(birch, flint, slate\).*not 4/,
    ],
    [
      'a person at a non-player’s seat',
      ['play', 'andean-abyss', '--options', 'nonPlayers=farc', '--seats', 'farc'],
      /Nobody can sit at farc, which is a non-player here \(nonPlayers=farc\)/,
    ],
    [
      'an official player where it was said there is none',
      ['sim', 'andean-abyss', '--options', 'nonPlayers=none', '--players', 'random,farc=farc-nonplayer'],
      /"farc-nonplayer" plays by the rules for non-players, but farc is none here/,
    ],
    [
      'non-players the rulebook does not know together',
      ['sim', 'andean-abyss', '--players', 'random,farc=farc-nonplayer,cartels=cartels-nonplayer'],
      /know no game with exactly these non-players: farc, cartels/,
    ],
    [
      'a save over something else',
      ['play', 'demo', '--save', 'package.json'],
      /package\.json is there already: name another file, or add --force/,
    ],
    ['a rule that is none', ['rule', 'demo', '9.9'], /There is no rule "9\.9"/],
    ['a card of a game without', ['card', 'demo', 'x'], /demo has nothing to read of that kind/],
    ['a card that is none', ['card', 'andean-abyss', 'xyz'], /There is no card "xyz"/],
    [
      'a document that breaks',
      ['play', 'andean-abyss', '--attach', `position=${fileOf('{"aid": 3,\n "zones" []}')}`],
      /game\.json is not JSON: it breaks in line 2, column 10/,
    ],
    [
      'a document that says a thing twice',
      ['play', 'andean-abyss', '--attach', `position=${fileOf('{"aid": 3, "aid": 4}')}`],
      /game\.json: aid is there twice, and only the last would count/,
    ],
    ['an unknown bot', ['play', 'demo', '--bots', 'hal'], /no player "hal"/],
    [
      'a save into no folder',
      ['play', 'demo', '--save', join(folder, 'no', 'x.json')],
      /cannot be written: no such file/,
    ],
    ['a save onto a folder', ['play', 'demo', '--save', folder], /cannot be written: it is a folder/],
    [
      'a file that is not there',
      ['replay', join(folder, 'none.json')],
      /none\.json cannot be read: no such file/,
    ],
    ['a folder for a file', ['verify', folder], /cannot be read: it is a folder/],
    [
      'a backup of no database',
      ['backup', join(folder, 'b'), '--database', join(folder, 'no.sqlite')],
      /There is no database/,
    ],
    ['a port that is none', ['serve', '--port', '99999'], /--port is a whole number from 0 to 65535/],
    [
      'a level of logging that is none',
      ['serve', '--log', 'loud'],
      /--log <level> is one of .*debug, not "loud"/,
    ],
    ['cards for a game without', ['cards', 'check', 'package.json', '--game', 'demo'], /takes no card sets/],
    ['an option without its value', ['sim', 'demo', '--games'], /missing behind --games <number>/],
    [
      'a file that is no backup',
      ['restore', 'package.json', '--database', join(folder, 'new.sqlite')],
      /package\.json is not a whole backup/,
    ],
    ['an import without owner', ['import', 'package.json'], /--owner <name> is needed/],
  ])('%s', async (_, args, sentence) => {
    await refused(args, sentence);
  });
});

test('what is wrong is said in Japanese to whoever speaks it', async () => {
  const mistakes = [
    ['simulate'],
    ['sim', 'demo', '--gamez', '5'],
    ['sim'],
    ['sim', 'demo', '--games'],
    ['sim', 'demo', 'demo'],
    ['games', '--language', 'fr'],
    ['import', 'package.json'],
    ['sim', 'demo', '--players', 'deep-blue'],
    ['ladder', 'andean-abyss', '--players', 'farc-nonplayer'],
    ['play', 'andean-abyss', '--options', 'nonPlayers=farc', '--seats', 'farc'],
    ['play', 'demo', '--save', 'package.json'],
    ['sim', 'demo', '--options', 'turns=3'],
    ['replay', 'package.json'],
    ['replay', fileOf({ ...record, setting: { scenario: 'x', options: {} } })],
    ['replay', fileOf({ ...record, answers: [{ seat: 'alder', option: '9' }] })],
    ['verify', folder],
    ['restore', 'package.json', '--database', join(folder, 'new.sqlite')],
  ];
  for (const args of mistakes) {
    const { code, err } = await sandtable(args, '', { LC_ALL: 'ja_JP.UTF-8' });
    expect(code).toBe(2);
    const sentence = err.trimEnd();
    // What was typed and technical names may stay Latin, sentences may not.
    expect(sentence).toMatch(/[\u3040-\u30ff][^\n]*[。？]$/);
    expect(sentence).not.toMatch(/[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/);
  }
});

describe('a saved game is refused when it', () => {
  test.each<[string, unknown, RegExp]>([
    ['is not JSON', '{"format":', /game\.json is not JSON: it breaks in line 1, column 11/],
    ['is something else', { hello: 'world' }, /it has no format "sandtable-game"/],
    [
      'is of an unknown game',
      { ...record, game: 'chess' },
      /a saved game of "chess", which is not on the shelf/,
    ],
    ['is of another version', { ...record, version: 0 }, /rules version 0 of demo; this program has version/],
    ['has a bad setting', { ...record, setting: { scenario: 'x', options: {} } }, /a bad setting/],
    ['has no dice', { ...record, dice: { kind: 'loaded' } }, /no usable dice/],
    ['has malformed answers', { ...record, answers: [7] }, /Answer 1 .*malformed/],
    [
      'has an answer nobody could give',
      { ...record, answers: [{ seat: 'alder', option: '9' }] },
      /Answer 1 .*does not replay/,
    ],
    [
      'goes on after its end',
      { ...record, answers: [...record.answers, ...record.answers] },
      /does not replay/,
    ],
  ])('%s', async (_, document, sentence) => {
    await refused(['replay', fileOf(document)], sentence);
  });

  test('is of another game than the one to be played', async () => {
    await refused(
      ['play', 'land-battles', '--load', fileOf(record)],
      /is a game of demo, not of land-battles/,
    );
  });

  test('is to go on with another seed or other options', async () => {
    await refused(
      ['play', 'demo', '--load', fileOf(record), '--seed', '2'],
      /keeps its scenario, options and seed/,
    );
  });

  test('is to be seen from a seat or a moment it does not have', async () => {
    await refused(['replay', fileOf(record), '--as', 'oak'], /There is no seat "oak"/);
    await refused(['replay', fileOf(record), '--at', '9999'], /--at is a whole number from 0 to \d+/);
    await refused(['replay', fileOf(record), '--autoplay', 'fast'], /--autoplay is a whole number/);
  });

  test('cannot be verified', async () => {
    await refused(['verify', fileOf(record)], /not played with sealed dice/);
    const sealed = recordOf(sealedDice('ab'.repeat(32), 'salt'));
    await refused(['verify', fileOf(sealed)], /does not name the commitment/);
  });
});
