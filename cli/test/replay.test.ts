import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { findGame } from '@sandtable/games/workshop';
import { describe, expect, test } from 'vitest';
import { fileOf, recordOf, sandtable, typed } from './command.ts';

const record = recordOf(fastDice('replay'));
const file = fileOf(record);
const last = record.answers.length;
const replay = async (lines: readonly string[], ...args: readonly string[]) =>
  (await sandtable(['replay', file, ...args], typed(...lines))).out;

describe('a replay', () => {
  test('steps, jumps and goes back', async () => {
    const out = await replay(['', 'n', '+3', 'p', '7', '-2', 'e', 'b', 'q']);
    const moments = [...out.matchAll(/\[(\d+)\/\d+\]/g)].map(([, at]) => Number(at));
    expect(moments).toEqual([0, 1, 2, 5, 4, 7, 5, last, 0]);
  });

  test('shows what happened with rule numbers, and the result at the end', async () => {
    const out = await replay(['4', 'j', 'e']);
    expect(out).toMatch(/Alder bids \d \[1\.1\]/);
    expect(out).toMatch(/The game is over\. .*\n1\. /);
  });

  test('keeps secrets from whoever looks', async () => {
    const asSpectator = await replay(['', '', '', ''], '--at', '0');
    expect(asSpectator.match(/decides in secret/g)?.length).toBe(4);
    const asAlder = await replay(['', '', '', '', 'q'], '--as', 'alder');
    expect(asAlder).toMatch(/Alder: Card \d/);
    expect(asAlder.match(/decides in secret/g)?.length).toBe(3);
  });

  test('changes viewpoint and language', async () => {
    const out = await replay(['as flint', 'as oak', 'l ja', 'h', 'n']);
    expect(out).toMatch(/^hand: \d, \d, \d$/m);
    expect(out).toContain('There is no seat "oak"');
    expect(out).toContain('次の回答');
  });

  test('shows the table in the game’s own sentences, in the language chosen', async () => {
    const landBattles = await findGame('land-battles');
    if (landBattles === undefined) throw new Error('the game is not on the shelf');
    const match = Match.start(landBattles, defaultSetting(landBattles), fastDice('table'));
    const out = (await sandtable(['replay', fileOf(match.record()), '--as', 'usa'], typed('l ja', 'v', 'q')))
      .out;
    expect(out).toContain('United States (Red): ');
    expect(out).toContain('アメリカ（赤チーム）：');
  });

  test('says when there is no such moment', async () => {
    expect(await replay(['9999', 'x', '-1'])).toMatch(
      /"9999" is no moment of this game \(0 to \d+[^]*"x" is no moment[^]*"-1" is no moment/,
    );
  });

  test('plays on by itself', async () => {
    const out = (await sandtable(['replay', file, '--autoplay', '0'])).out;
    expect(out).toContain(`[${last}/${last}]`);
    expect(out).toContain('The game is over.');
  });

  test('begins where it is told to', async () => {
    expect(await replay(['q'], '--at', '6')).toContain('[6/');
  });
});
