import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSetting, fastDice, type GameRecord, Match } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { fileOf, newFolder, recordOf, sandtable, typed } from './command.ts';

const play = (lines: readonly string[], ...args: readonly string[]) =>
  sandtable(['play', 'demo', '--seed', '5', ...args], typed(...lines));
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
/** The hands that were shown, and the one a seat really holds at the start of the game with seed 5. */
const handsIn = (out: string) => [...out.matchAll(/^hand: (.*)$/gm)].map(([, cards]) => cards);
const opening = Match.start(demo, defaultSetting(demo), fastDice('5'));
const hand = (seat: string) => opening.view(seat).hand.join(', ');
const always = (line: string) => Array.from({ length: 60 }, () => line);

describe('a person at a terminal', () => {
  test('sees the table and a numbered menu with rule numbers', () => {
    const { out } = play(['q']);
    expect(out).toContain('coins: alder 4, birch 4, flint 4, slate 4');
    expect(out).toMatch(/^Alder: Round 1: choose a card to bid \[1\.1\]\n {2}1 {2}Card \d \[1\.1\]$/m);
    expect(out).toContain('The game was left unfinished.');
  });

  test('sees their own hand and no other', () => {
    const { out } = play(['v', 'j', 'q']);
    expect(handsIn(out)).toEqual([hand('alder'), hand('alder')]);
    expect(out).not.toContain('hands');
  });

  test('plays to the end by typing numbers', () => {
    const { code, out } = play(always('1'));
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over\. .* \[4\]\n1\. \w+ \(\d+\)/);
  });

  test('is told when something is not on the menu, and stays at the same question', () => {
    const { out } = play(['0', '99', 'card', '-1', 'q']);
    for (const given of ['0', '99', 'card', '-1'])
      expect(out).toContain(`"${given}" is not on the menu (1 to 3`);
  });

  test('can ask why something is not offered', () => {
    const file = fileOf(recordOf(fastDice('why'), 0));
    // Four bids; the raider raids the first enemy, who lets it come; then the raider asks.
    const lines = ['', '1', '', '1', '', '1', '', '1', '', '1', '', '1', '', '?', 'q'];
    const { out } = sandtable(
      ['play', 'demo', '--load', file, '--seats', 'alder,birch,flint,slate'],
      typed(...lines),
    );
    expect(out).toContain('Raid Flint [2]: Nobody is raided twice [2]');
  });

  test('can make table talk and take it back', () => {
    const { out } = play(['t', 't 1', 'u', 'v', 'q']);
    expect(out).toContain('t 1  Give a coin to Birch [3]');
    expect(out).toContain('Alder gives a coin to Birch [3]');
    expect(out).toContain('Taken back.');
    expect(out.slice(out.indexOf('Taken back.'))).toContain('coins: alder 4, birch 4');
  });

  test('takes back at will up to the last die or secret, and beyond only on purpose', () => {
    const { out } = play(['u', '1', 'u', 'u!', 'q']);
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('"u!" takes it back all the same');
    expect(out.slice(out.indexOf('Taken back.'))).toContain('Round 1: choose a card to bid');
  });

  test('changes the language in the middle of the game', () => {
    const { out } = play(['l ja', 'h', 'l fr', 'q']);
    expect(out).toContain('第1ラウンド：どのカードを入札しますか。');
    expect(out).toContain('選択肢を取る');
    expect(out).toContain('「fr」という言語はありません');
  });

  test('saves where asked, and goes on later as if nothing had happened', () => {
    const file = join(newFolder(), 'mine.json');
    const whole = play(always('1'));
    const first = play(['1', `s ${file}`, 'q']);
    expect(first.out).toContain(`Saved to ${file}.`);
    const second = sandtable(['play', 'demo', '--load', file], typed(...always('1')));
    expect(second.out.slice(second.out.indexOf('The game is over'))).toBe(
      whole.out.slice(whole.out.indexOf('The game is over')),
    );
  });

  test('keeps playing when a save goes wrong', () => {
    const { code, out } = play(['s', 's /nowhere/at/all.json', 'q']);
    expect(out).toContain('Name a file');
    expect(out).toContain('/nowhere/at/all.json cannot be written');
    expect(code).toBe(0);
  });

  test('has the game on disk after every decision with --save', () => {
    const file = join(newFolder(), 'all.json');
    play(['1', 'q'], '--save', file);
    expect(read(file).answers.length).toBeGreaterThanOrEqual(4);
    expect(existsSync(`${file}.part`)).toBe(false);
  });
});

describe('the table in the game’s own sentences', () => {
  const abyss = (lines: readonly string[], ...args: readonly string[]) =>
    sandtable(['play', 'andean-abyss', '--seed', '5', ...args], typed(...lines)).out;
  const tablesIn = (out: string) => out.match(/El Presidente: Samper/g)?.length ?? 0;

  test('is shown at the start of a turn, and then only when asked', () => {
    const out = abyss(['', '?', 'v', 'q'], '--bots', 'random');
    expect(tablesIn(out)).toBe(2);
    expect(out).toMatch(/^ {2}Bogotá \(8\): +Active Support +\| Government \d+ Troops, \d+ Police/m);
    expect(out).toContain('[number, v: table, h: help] >');
    expect(out).not.toContain('deckSize');
  });

  test('is shown again when others have decided since, not between the decisions of one turn', () => {
    const out = abyss(always('1'), '--bots', 'random');
    const decisions = out.match(/h: help\] >/g)?.length ?? 0;
    expect(tablesIn(out)).toBeGreaterThan(1);
    expect(tablesIn(out)).toBeLessThan(decisions / 2);
  });

  test('1.5.1 others at the keyboard can give while one decides', () => {
    const out = abyss(['', 'ta', 'ta 1', 'v', 'q'], '--seats', 'government,farc,auc,cartels');
    expect(out).toMatch(/ta 1 {2}Government: Give FARC 1 Resource/);
    expect(out).toContain('Government: a gift of 1 Resource to FARC.');
    expect(abyss(['ta', 'q'], '--bots', 'random')).toContain('nothing to offer');
  });

  test('is shown to everybody who takes the keyboard', () => {
    const out = abyss(['', 'q'], '--seats', 'government,farc,auc,cartels');
    expect(out.indexOf('Hand over to')).toBeLessThan(out.indexOf('El Presidente'));
    expect(tablesIn(out)).toBe(1);
  });

  test('speaks the language of the person', () => {
    expect(abyss(['l ja', 'v', 'q'], '--bots', 'random')).toContain('大統領：Samper');
  });

  test('tells a hand only to its owner', () => {
    const out = sandtable(
      ['play', 'land-battles', '--seed', '5', '--bots', 'recruit'],
      typed(...always('1'), 'v', 'q'),
    ).out;
    expect(out).toContain('Hand, United States');
    expect(out).not.toContain('Hand, China');
  });
});

describe('several people at one terminal', () => {
  test('hand over before they see what is theirs', () => {
    const { out } = play(['', '1', '', '1', 'q'], '--seats', 'alder,flint');
    expect(out).toContain('Hand over to Alder, then press Enter.');
    expect(out).toContain('Hand over to Flint, then press Enter.');
  });

  test('see their own secrets only', () => {
    const { out } = play(['', '1', '', 'q'], '--seats', 'flint,slate');
    expect(handsIn(out)).toEqual([hand('flint'), hand('slate')]);
  });
});

describe('watching', () => {
  test('bots play, on sealed dice that can be verified', () => {
    const file = join(newFolder(), 'watched.json');
    const { out } = sandtable(['play', 'demo', '--seats', 'none', '--bots', 'random', '--save', file]);
    expect(out).toMatch(/The dice are sealed\. Commitment: [0-9a-f]{64}/);
    expect(out).toContain('The game is over.');
    expect(sandtable(['verify', file]).code).toBe(0);
  });
});
