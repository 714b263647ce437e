import { distantPlain, type View } from '@sandtable/distant-plain';
import { boardOf, TABLE } from '@sandtable/distant-plain/board';
import { isPakistan, isPashtun, MAP } from '@sandtable/distant-plain/map';
import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { board } from '../../../boards/distant-plain/board.ts';
import { eventCards } from '../../../boards/distant-plain/cards.ts';
import { volumeOf } from '../../../boards/distant-plain/volume.ts';
import { roomIn } from '../../../boards/map/geography.ts';
import { layOut } from '../../../boards/map/stacks.ts';
import { GameWords } from '../../../messages/game-words.ts';

type Play = Match<unknown, View>;

const english = new GameWords('distant-plain', 'en', distantPlain.speech.en);
const japanese = new GameWords('distant-plain', 'ja', distantPlain.speech.ja);

function gameOf(faction: string): Play {
  for (let i = 0; ; i++) {
    const match = Match.start(distantPlain, defaultSetting(distantPlain), fastDice(`board ${i}`));
    if (match.turn[0] === faction && match.prompt?.key === 'ask.turn') return match;
  }
}

function draw(match: Play, words: GameWords = english, view = match.view(match.turn[0] ?? '')): string {
  const viewer = match.turn[0] ?? '';
  const props = {
    view,
    previous: undefined,
    viewer,
    moment: 0,
    ask: match.ask(viewer),
    answer: () => undefined,
    words,
    pointed: undefined,
    point: () => undefined,
    open: () => undefined,
    look: { pieces: 'normal', motion: false },
  } as const;
  return render(board.Board, { props }).body.replaceAll('&amp;', '&');
}

const region = (html: string, space: string) =>
  new RegExp(`<g class="region[^"]*"[^>]*data-space="${space}"[^>]*>`).exec(html)?.[0] ?? '';
const section = (html: string, name: string) =>
  new RegExp(`<section[^>]*aria-label="${name}"[^]*?</section>`).exec(html)?.[0] ?? '';

test('1.3 every space has a name that tells land, people, allegiance, Control and pieces, in both languages', () => {
  const match = gameOf('taliban');
  const html = draw(match);
  const { spaces } = boardOf(match.view('taliban'));
  for (const { id } of spaces)
    expect(region(html, id)).toContain(`aria-label="${english.name('space', id)}: `);
  expect(region(html, 'kandahar')).toMatch(/Plain Province, Population 2; .*COIN Control; Pashtun; .*Troops/);
  expect(region(html, 'loc-kabul-tor-kham')).toContain('Econ 4');
  const inJapanese = draw(match, japanese);
  expect(region(inJapanese, 'kabul')).toMatch(/カブール.*人口/);
  expect(inJapanese).not.toMatch(/undefined|NaN|turkmenistan</);
});

test('1.3.2 mountains and plains differ by signs, Pakistan is ruled, Pashtun land has a lozenge', () => {
  const html = draw(gameOf('taliban'));
  for (const terrain of ['mountain', 'plain'])
    expect(html).toMatch(new RegExp(`class="signs[^>]*d="M[^>]*stroke: var\\(--${terrain}-ink`));
  const pakistan = MAP.all.filter(isPakistan);
  expect(html.match(/fill="url\(#map-ruled\)"/g)).toHaveLength(pakistan.length);
  const pashtun = MAP.all.filter(isPashtun);
  expect(html.match(/class="pashtun/g)).toHaveLength(pashtun.length);
});

test('6.6.1, 3.3.3 Islamabad’s attitude and the Casualties stand below the tracks', () => {
  const match = gameOf('taliban');
  const view: View = {
    ...match.view('taliban'),
    islamabad: { box: 'backing', hard: true },
    casualties: [2, 1],
  };
  const html = draw(match, english, view);
  expect(section(html, 'Islamabad')).toMatch(/aria-current="true"[^>]*>Backing[^]*?Hard/);
  expect(section(html, 'Coalition pieces beside the map')).toMatch(/Casualties[^]*?Coalition Troops<[^>]*>2/);
});

test('4.3.1 returnees lie on the map and are told', () => {
  const match = gameOf('taliban');
  const view = structuredClone(match.view('taliban'));
  const space = boardOf(view).spaces.findIndex(({ id }) => id === 'farah');
  view.returnees[space] = 1;
  const html = draw(match, english, view);
  expect(region(html, 'farah')).toContain('+1 Pop');
});

test('what is offered is a button, and margins are those of the factions', () => {
  const match = gameOf('taliban');
  match.answer('taliban', 'rally');
  const html = draw(match);
  const [first = ''] = match.menuOf('taliban');
  expect(region(html, first)).toMatch(/role="button" tabindex="0"/);
  const view = match.view('taliban');
  expect(board.margins?.(view).map(({ seat, value }) => [seat, value])).toEqual(Object.entries(view.margins));
});

test('every kind of piece fits into every space without overlapping', () => {
  const { geography, pieces } = volumeOf(gameOf('taliban').view('taliban'));
  const stacks = TABLE.kinds.map((kind, i) => ({ kind, load: 0, count: i + 1, change: 0 }));
  for (const [id, shape] of Object.entries(geography.spaces)) {
    const rect = roomIn(shape, stacks.length);
    const laid = layOut(stacks, rect, 32, pieces);
    for (const [i, one] of laid.entries()) {
      expect(one.x - one.size / 2, id).toBeGreaterThanOrEqual(rect[0] - 2);
      expect(one.x + one.size / 2, id).toBeLessThanOrEqual(rect[0] + rect[2] + 2);
      expect(one.y + one.size / 2, id).toBeLessThanOrEqual(rect[1] + rect[3] + 2);
      for (const other of laid.slice(i + 1))
        expect(Math.abs(one.x - other.x) >= one.size || Math.abs(one.y - other.y) >= one.size, id).toBe(true);
    }
  }
});

test('5.0 cards say whether they are as printed, reconstructed or put right by an owner', () => {
  const cards = eventCards(distantPlain.speech.en, 'en', undefined);
  expect(cards).toHaveLength(72);
  expect(
    cards.some(({ parts }) => parts.some(({ title }) => /≈ reconstructed, \d+ %/.test(title ?? ''))),
  ).toBe(true);
  const attachments = {
    cards: { cards: { '40': { title: { en: 'Line Item' }, unshaded: [{ gain: 'aid', amount: 6 }] } } },
  };
  const setting = { ...defaultSetting(distantPlain), attachments };
  const view = Match.start(distantPlain, setting, fastDice('owner')).view('taliban');
  const corrected = eventCards(distantPlain.speech.en, 'en', view).find(({ id }) => id === '40');
  expect(corrected?.parts[0]?.title).toContain('corrected by an owner');
  expect(corrected?.parts[0]?.text).toContain('6');
});
