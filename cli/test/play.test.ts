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
/** Whatever the menu, one of these is on it; the others are refused. */
const anything = Array.from({ length: 30 }, () => ['1', '2', '3', '4', '5', '6', 'A']).flat();

describe('a person at a terminal', () => {
  test('sees the table and a numbered menu with rule numbers', () => {
    const { out } = play(['q']);
    expect(out).toContain('coins: alder 4, birch 4, flint 4, slate 4');
    expect(out).toMatch(/^Alder: Round 1: choose a card to bid \[1\.1\]\n {2}(\d) {2}Card \1 \[1\.1\]$/m);
    expect(out).toContain('The game was left unfinished.');
  });

  test('sees their own hand and no other', () => {
    const { out } = play(['v', 'j', 'q']);
    expect(handsIn(out)).toEqual([hand('alder'), hand('alder')]);
    expect(out).not.toContain('hands');
  });

  test('plays to the end by typing numbers', () => {
    const { code, out } = play(anything);
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over\. .* \[4\]\n1\. \w+ \(\d+\)/);
  });

  test('is told when something is not on the menu, and stays at the same question', () => {
    const { out } = play(['0', '99', 'oak', '-1', 'q']);
    for (const given of ['0', '99', 'oak', '-1'])
      expect(out).toContain(`"${given}" is not on the menu (1, 5, 6;`);
  });

  test('answers a menu of numbers by the number itself, and others by a part of their words', () => {
    expect(play(['6', 'j', 'q']).out).toMatch(/Alder bids 6 \[1\.1\]/);
    expect(play(['card 5', 'j', 'q']).out).toMatch(/Alder bids 5 \[1\.1\]/);
    expect(play(['card', 'q']).out).toMatch(/"card" could be:\n {2}1 {2}Card 1/);
  });

  test('opens rules by their numbers', () => {
    const { out } = play(['2.1', 'r', 'r 9', 'l ja', 'r 3', 'q']);
    expect(out).toContain('2.1  The attack\n  The enemy may parry');
    expect(out).toContain('1.1  Bids');
    expect(out).toContain('There is no rule "9".');
    expect(out).toContain('3  贈り物');
  });

  test('does not write over another file without wanting to', () => {
    const file = fileOf('{}');
    const { out } = play([`s ${file}`, `s! ${file}`, `s ${file}`, 'q']);
    expect(out).toContain(`${file} is there already: "s! ${file}" replaces it.`);
    expect(out.match(/Saved to/g)).toHaveLength(2);
    expect(read(file).game).toBe('demo');
  });

  test('can ask why something is not offered', () => {
    const file = fileOf(recordOf(fastDice('why'), 0));
    const start = Match.start(demo, defaultSetting(demo), fastDice('why'));
    // Four bids; the raider raids the first enemy, who lets it come; then the raider asks.
    const bids = ['alder', 'birch', 'flint', 'slate'].map((seat) => start.view(seat).hand[0] ?? '');
    const lines = [
      '',
      bids[0],
      '',
      bids[1],
      '',
      bids[2],
      '',
      bids[3],
      '',
      '1',
      '',
      'A',
      '',
      '?',
      '? flint',
      '? oak',
      'q',
    ];
    const { out } = sandtable(
      ['play', 'demo', '--load', file, '--seats', 'alder,birch,flint,slate'],
      typed(...lines.map((line) => line ?? '')),
    );
    expect(out.match(/Raid Flint \[2\]: Nobody is raided twice \[2\]/g)).toHaveLength(2);
    expect(out).toContain('"oak" does not come into question here; the rule that asks is 2:\n2  The raid');
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
    const whole = play(anything);
    expect(whole.out).toContain('The game is over');
    const first = play(['1', `s ${file}`, 'q']);
    expect(first.out).toContain(`Saved to ${file}.`);
    const second = sandtable(['play', 'demo', '--load', file], typed(...anything.slice(1)));
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
    const out = abyss(['', 'ta', 'ta 1 1', 'v', 'q'], '--seats', 'government,farc,auc,cartels');
    expect(out).toMatch(/ta 1 <1–40> {2}Government: Give FARC 1 Resource \[1\.5\.1\] … 40/);
    // Three givers, three receivers each, a line for each.
    expect(out.match(/ ta \d+ </g)).toHaveLength(9);
    expect(out).toContain('Government: a gift of 1 Resource to FARC.');
    expect(abyss(['ta', 'q'], '--bots', 'random')).toContain('nothing to offer');
  });

  test('5.2 cards are read by number, by name, or as they lie', () => {
    const out = abyss(['c', 'c 33', 'c plan col', 'c nothing', 'q'], '--bots', 'random');
    expect(out).toMatch(/43 {2}Calima Front\n {2}AUC · FARC · Government · Cartels\n {2}unshaded text:/m);
    expect(out).toContain('33  Sucumbíos');
    expect(out).toContain('12  Plan Colombia');
    expect(out).toContain('There is no card "nothing".');
  });

  test('3.2.3 spaces are chosen by name, with or without accents', () => {
    const out = abyss(['sweep', 'medellin', 'q'], '--bots', 'random');
    expect(out).toContain('Move Troops into Medellín from where?');
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

describe('a menu of cards', () => {
  const position = fileOf({
    usPosture: 'hard',
    countries: {
      iraq: { governance: 'fair', alignment: 'neutral', sleepers: 1 },
      libya: { governance: 'poor', alignment: 'adversary' },
    },
    hands: { us: [23, 24, 26, 43, 49], jihadist: [50] },
    phase: { side: 'us' },
  });
  const labyrinth = (lines: readonly string[], ...args: readonly string[]) =>
    sandtable(
      ['play', 'labyrinth', '--seed', '5', '--seats', 'us', '--attach', `position=${position}`, ...args],
      typed(...lines),
    ).out;

  test('5.2.2 says value and side of each, and tells two of one title apart', () => {
    const out = labyrinth(['q'], '--bots', 'random');
    expect(out).toMatch(/^ {2}1 {2}Predator \[5\.2\.2\] +no\. 23 · 2 Ops · US Event$/m);
    expect(out).toMatch(/^ {2}2 {2}Predator \[5\.2\.2\] +no\. 24 · 2 Ops · US Event$/m);
    expect(out).toMatch(/^ {2}4 {2}Patriot Act \[5\.2\.2\] +no\. 43 · 3 Ops · US Event$/m);
    expect(out).toMatch(/Al-Ittihad al-Islami \[5\.2\.2\] +no\. 49 · 1 Op · Jihadist Event$/m);
    const columns = [...out.matchAll(/^ {2}\d {2}.* (?=no\. )/gm)].map(([line]) => line.length);
    expect(new Set(columns).size).toBe(1);
  });

  test('6.2.6 says why the Event of a card is barred', () => {
    const out = labyrinth(['?', '? quartet', 'q'], '--bots', 'random');
    expect(
      out.match(/Event: Quartet \[6\.2\]: The condition of Quartet is not met: .*Abbas.* \[6\.2\.6\]/g),
    ).toHaveLength(2);
    expect(out).toMatch(/Event: Al-Ittihad al-Islami \[6\.2\]: .* other side\. \[6\.2\.5\]/);
    expect(out).not.toContain('Event: Patriot Act [6.2]:');
  });

  test('5.2.2 in Japanese too', () => {
    const out = labyrinth(['l ja', 'patriot act', 'q'], '--bots', 'random');
    expect(out).toMatch(/^ {2}4 {2}愛国者法 \[5\.2\.2\] +Patriot Act · 43番 · 作戦値3 · US側イベント$/m);
    // The title on the English card will do.
    expect(out).toContain('「愛国者法」（3作戦値）：何に使いますか。');
  });

  test('6.1 a menu about one card does not repeat what it is', () => {
    const out = labyrinth(['4', 'q'], '--bots', 'random');
    expect(out).toMatch(/^ {2}1 {2}Event: Patriot Act \[6\.2\]$/m);
  });

  test('E3.3 R8 Pax Pamir and Modern Land Battles say what their cards are, too', () => {
    const pax = sandtable(
      ['play', 'pax-pamir', '--seed', '5', '--bots', 'random'],
      typed('1', '1', '1', 'q'),
    ).out;
    expect(pax).toMatch(
      /^ {2}1 +Buy Sindhi Warriors for 0.* +≈military 1 · Punjab · .*Campaign, Assassinate$/m,
    );
    const battles = sandtable(
      ['play', 'land-battles', '--seed', '5', '--bots', 'random'],
      typed(...always('1'), 'q'),
    ).out;
    expect(battles).toMatch(
      /^ {2}\d {2}COVER FIRE \[R\d+\] +Maneuver modifier ≈\+2 · Reinforcement value ≈2$/m,
    );
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
