import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { labyrinth, type View } from '@sandtable/labyrinth';
import { boardOf, PIECE_KINDS } from '@sandtable/labyrinth/board';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { board } from '../../../boards/labyrinth/board.ts';
import { boxOf } from '../../../boards/labyrinth/boxes.ts';
import { linesOf } from '../../../boards/labyrinth/describe.ts';
import geography from '../../../boards/labyrinth/geography.json';
import { PIECES } from '../../../boards/labyrinth/looks.ts';
import { WORDS } from '../../../boards/labyrinth/words.ts';
import { readGeography, shapeOf } from '../../../boards/map/geography.ts';
import { layOut } from '../../../boards/map/stacks.ts';
import { GameWords } from '../../../messages/game-words.ts';

type Play = Match<unknown, View>;

const english = new GameWords('labyrinth', 'en', labyrinth.speech.en);
const japanese = new GameWords('labyrinth', 'ja', labyrinth.speech.ja);

/** A game that has come to a question of that kind: whoever is asked takes one option after the other. */
function gameAt(key: string): Play {
  for (let games = 0; ; games++) {
    const match = Match.start(labyrinth, defaultSetting(labyrinth), fastDice(`${key} ${games}`));
    for (let i = 0; match.result === undefined; i++) {
      if (match.prompt?.key === key) return match;
      const [seat = ''] = match.turn;
      const menu = match.menuOf(seat);
      match.answer(seat, menu[i % menu.length] ?? '');
    }
  }
}

function draw(match: Play, words: GameWords, viewer = match.turn[0] ?? '', pointed?: string): string {
  const props = {
    view: match.view(viewer),
    previous: undefined,
    viewer,
    moment: 0,
    news: match.journal.map(({ message }) => message),
    ask: match.ask(viewer),
    answer: () => undefined,
    words,
    pointed: pointed === undefined ? undefined : { kind: 'country', id: pointed },
    point: () => undefined,
    open: () => undefined,
    look: { pieces: 'normal', motion: false },
  } as const;
  return render(board.Board, { props }).body.replaceAll('&amp;', '&');
}

const region = (html: string, country: string) =>
  new RegExp(`<g class="region[^"]*"[^>]*data-space="${country}"[^>]*>`).exec(html)?.[0] ?? '';
const hand = (html: string, name: string) =>
  new RegExp(`<section class="hand[^"]*"[^>]*aria-label="${name}"[^]*?</section>`).exec(html)?.[0] ?? '';

test('4.1 what is told of a country has no empty part', () => {
  const { countries } = boardOf(gameAt('ask.card').view('us'));
  const lines = countries.flatMap((country) => linesOf(country, english, WORDS.en));
  expect(lines.length).toBeGreaterThan(countries.length);
  expect(lines).not.toContain('');
});

test('4.1 every country has a name that tells how it stands and what lies there, in both languages', () => {
  const match = gameAt('ask.card');
  const html = draw(match, english);
  for (const { id } of boardOf(match.view('us')).countries)
    expect(region(html, id)).toContain(`aria-label="${english.name('country', id)}: `);
  expect(region(html, 'afghanistan')).toMatch(/Shia-Mix, 1 resource; Islamist Rule, Adversary; .*4 Sleepers/);
  expect(region(html, 'saudi-arabia')).toMatch(/3 resources, oil; Poor, Ally; 2 troops/);
  const inJapanese = draw(match, japanese);
  expect(region(inJapanese, 'afghanistan')).toMatch(/イスラム原理主義、反米.*潜伏中のセル4個/);
  expect(inJapanese).not.toMatch(/undefined|NaN/);
});

test('5.3.2 one’s own cards are buttons with their value; of the other hand only the number is seen', () => {
  const match = gameAt('ask.card');
  const [seat = ''] = match.turn;
  const other = seat === 'us' ? 'jihadist' : 'us';
  const html = draw(match, english);
  const own = hand(html, `Hand: ${english.seat(seat)}`);
  const cards = match.view(seat).hands[seat === 'us' ? 'us' : 'jihadist'];
  for (const card of cards) expect(own).toContain(`data-option="card-${card}"`);
  expect(hand(html, `Hand: ${english.seat(other)}`)).toBe('');
  const props = { view: match.view(seat), previous: undefined, seat: other, words: english, isBrief: false };
  const bar = board.Seat === undefined ? '' : render(board.Seat, { props }).body;
  expect(bar).toContain(`${match.view(seat).handCounts[other]} cards`);
});

test('7.2 before a War of Ideas each country shows its chance; pointing at one spells out what is added', () => {
  const match = gameAt('ask.woi');
  const target = match.ask('us')?.options?.find(({ label }) => label.key === 'woi.target');
  const country = target?.id ?? '';
  const html = draw(match, english, 'us', country);
  expect(html).toMatch(/<g class="chance[^]*?>\d+ %</);
  expect(html).toContain(`War of Ideas in ${english.name('country', country)}`);
  expect(html).toMatch(/total 5 or more succeeds/);
});

/** How far to the right the pieces of a country lie: the middle of each stack. */
function piecesOf(html: string, name: string): readonly number[] {
  const stacks = html.matchAll(
    new RegExp(`<g class="stack[^>]*aria-label="${name}: [^>]*translate\\(([\\d.]+) `, 'g'),
  );
  return [...stacks].map(([, x]) => Number(x));
}

test('8.2 chances are drawn above the pieces and the wash, and clear of both stacks of a country', () => {
  const position = {
    countries: { 'saudi-arabia': { governance: 'poor', alignment: 'ally', troops: 2, sleepers: 1 } },
    hands: { us: [43], jihadist: [45, 61] },
    phase: { side: 'jihadist' },
  };
  const setting = { ...defaultSetting(labyrinth), attachments: { position } };
  const match: Play = Match.start(labyrinth, setting, fastDice('chance'));
  match.answer('jihadist', 'card-45');
  match.answer('jihadist', 'recruit');
  const html = draw(match, english, 'jihadist');
  const chance = html.indexOf('data-chance="saudi-arabia"');
  expect(chance).toBeGreaterThan(html.lastIndexOf('data-kind='));
  expect(chance).toBeGreaterThan(html.lastIndexOf('class="shape'));
  const { pieces } = shapeOf(readGeography(geography), 'saudi-arabia');
  const stacks = piecesOf(html, 'Saudi Arabia');
  expect(stacks).toHaveLength(2);
  for (const middle of stacks) expect(middle).toBeLessThan(pieces[0] + pieces[2] - 56);
});

test('4.9.2 dice that were thrown stand beside the sentence that tells what became of them', () => {
  const match = gameAt('ask.woi');
  expect(draw(match, english)).not.toContain('War of Ideas in');
  for (const answer of [match.menuOf('us')[0] ?? '']) match.answer('us', answer);
  expect(draw(match, english, 'us')).toMatch(/role="status"[^]*roll/i);
});

test('8.5.4 the US sees plots face down, the Jihadist what they bear', () => {
  const match = gameAt('ask.plot');
  while (match.view('us').plots.length === 0) {
    const [seat = ''] = match.turn;
    match.answer(seat, match.menuOf(seat)[0] ?? '');
  }
  expect(draw(match, english, 'us')).toContain('data-kind="plot"');
  expect(draw(match, english, 'jihadist')).toMatch(/data-kind="(plot-\d|wmd)"/);
  expect(draw(match, english, 'jihadist')).not.toContain('data-kind="plot"');
});

test('six kinds of pieces fit into every box of a Muslim country, two rows of them, without overlapping', () => {
  const { countries } = boardOf(gameAt('ask.card').view('us'));
  const crowd = PIECE_KINDS.slice(0, 6).map((kind, i) => ({ kind, count: i + 3 }));
  const world = readGeography(geography);
  for (const country of countries.filter(({ kind }) => kind === 'sunni' || kind === 'shia-mix')) {
    const { pieces: rect, rect: box } = boxOf(world, { ...country, stacks: crowd });
    expect(rect[1] + rect[3], country.id).toBeCloseTo(box[1] + box[3]);
    const stacks = crowd.map((stack) => ({ ...stack, load: 0, change: 0 }));
    const laid = layOut(stacks, rect, 32, PIECES);
    for (const [i, one] of laid.entries()) {
      expect(one.size, country.id).toBeGreaterThanOrEqual(16);
      expect(one.x - one.size / 2, country.id).toBeGreaterThanOrEqual(rect[0] - 2);
      expect(one.x + one.size / 2, country.id).toBeLessThanOrEqual(rect[0] + rect[2] + 2);
      for (const other of laid.slice(i + 1))
        expect(
          Math.abs(one.x - other.x) >= one.size || Math.abs(one.y - other.y) >= one.size,
          country.id,
        ).toBe(true);
    }
  }
});

test('a box that grows for a crowd still keeps clear of every other, and its signs of its name', () => {
  const { countries } = boardOf(gameAt('ask.card').view('us'));
  const world = readGeography(geography);
  const crowd = PIECE_KINDS.slice(0, 6).map((kind) => ({ kind, count: 1 }));
  const boxes = countries.map((country) => boxOf(world, { ...country, stacks: crowd }));
  boxes.forEach(({ rect: [x, y, width, height], head, marks }, i) => {
    for (const { rect } of boxes.slice(i + 1)) {
      const isApart =
        x + width <= rect[0] || rect[0] + rect[2] <= x || y + height <= rect[1] || rect[1] + rect[3] <= y;
      expect(isApart, countries[i]?.id).toBe(true);
    }
    const resources = marks['resources'];
    if (countries[i]?.marks.some(({ at }) => at === 'resources'))
      expect((resources?.[0] ?? 0) - 8, countries[i]?.id).toBeGreaterThanOrEqual(head[0] + head[2] - 1);
  });
});
