import { defaultSetting, fastDice, type Json, Match } from '@sandtable/engine';
import { paxPamir } from '@sandtable/pax-pamir';
import { boardOf, type View } from '@sandtable/pax-pamir/board';
import { ALL_CONNECTIONS, CONNECTIONS } from '@sandtable/pax-pamir/map';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { readGeography, roomIn } from '../../../boards/map/geography.ts';
import { layOut } from '../../../boards/map/stacks.ts';
import { mapWith } from '../../../boards/pax-pamir/roads.ts';
import { board } from '../../../boards/pax-pamir/board.ts';
import { cardTexts } from '../../../boards/pax-pamir/cards.ts';
import geography from '../../../boards/pax-pamir/geography.json';
import { PIECES } from '../../../boards/pax-pamir/looks.ts';
import { GameWords } from '../../../messages/game-words.ts';

type Play = Match<unknown, View>;

const english = new GameWords('pax-pamir', 'en', paxPamir.speech.en);
const japanese = new GameWords('pax-pamir', 'ja', paxPamir.speech.ja);

/** White to act, loyal to the British, against the Afghan Black. */
function tableWith(position: Readonly<Record<string, Json>> = {}, white: Json = {}): Play {
  const players = [
    { colour: 'white', loyalty: 'british', loyaltyCard: true, rupees: 9, ...(white as object) },
    { colour: 'black', loyalty: 'afghan', loyaltyCard: true, hand: [54] },
  ];
  const document = {
    market: { top: [8, 9, 10, 12, 13, 14], bottom: [26, 27, 28, 29, 31, 34] },
    deck: [43, 44, 'topple', 56, 57, 59, 60, 'topple', 61, 62],
    players,
    ...position,
  };
  const setting = { ...defaultSetting(paxPamir), attachments: { position: document } };
  return Match.start(paxPamir, setting, fastDice('board'));
}

function draw(match: Play, words: GameWords = english, viewer = 'white'): string {
  const props = {
    view: match.view(viewer),
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

const card = (html: string, id: number) =>
  new RegExp(`<button[^>]*data-card="${id}"[^>]*>`).exec(html)?.[0] ?? '';
const face = (html: string, id: number) =>
  new RegExp(`<button[^>]*data-card="${id}"[^]*?</button>`).exec(html)?.[0] ?? '';
const section = (html: string, name: string) =>
  new RegExp(`<section[^>]*aria-label="${name}"[^]*?</section>`).exec(html)?.[0] ?? '';

test('E3 a card of the market tells what is printed on it, its price, and who would get that', () => {
  const match = tableWith();
  const html = draw(match);
  expect(card(html, 10)).toMatch(/price 2.*the price goes to top row, column 0; top row, column 1/);
  expect(card(html, 10)).toContain('offered');
  const inJapanese = draw(match, japanese);
  expect(card(inJapanese, 10)).toMatch(/価格2.*代金の置き場所：/);
  expect(inJapanese).not.toMatch(/undefined|NaN/);
});

test('C1 places on the map tell what stands there: armies by empire, tribes by player, roads', () => {
  const html = draw(
    tableWith(
      { armies: { kabul: { british: 2 } }, roads: { 'herat-kabul': { russian: 1 } } },
      { tribes: { kabul: 1 } },
    ),
  );
  expect(html).toMatch(/aria-label="Kabul: [^"]*2 armies of Britain[^"]*1 tribes? of White/);
  expect(html).toMatch(/aria-label="Herat–Kabul: [^"]*road/);
});

test('C6.1 before loyalties are chosen nobody is shown as loyal to any empire', () => {
  const match: Play = Match.start(paxPamir, defaultSetting(paxPamir), fastDice('start'));
  for (const [words, unchosen] of [
    [english, 'loyalty not chosen yet'],
    [japanese, '忠誠は未選択'],
  ] as const) {
    const html = draw(match, words);
    expect(html.split(unchosen)).toHaveLength(3);
    expect(html).not.toMatch(/loyal to|に忠誠/);
  }
});

test('K3 alone the page calls Shere Khan by his name', () => {
  const setting = { ...defaultSetting(paxPamir), scenario: 'solo' };
  const match: Play = Match.start(paxPamir, setting, fastDice('khan'));
  expect(section(draw(match, english, 'black'), 'Tableau of Shere Khan')).not.toBe('');
  expect(draw(match, english, 'black')).not.toMatch(/\bWhite\b/);
  expect(section(draw(match, japanese, 'black'), 'シェール・ハーンのタブロー')).not.toBe('');
});

test('B2.1 a card whose values are rebuilt is marked on its face, for the eye and the ear', () => {
  const file = { cards: [{ card: 10, confirmed: true }] };
  const match: Play = Match.start(
    paxPamir,
    {
      ...defaultSetting(paxPamir),
      attachments: {
        cards: file,
        position: { market: { top: [8, 9, 10], bottom: [26] }, players: [{ colour: 'white' }] },
      },
    },
    fastDice('rebuilt'),
  );
  for (const [words, said] of [
    [english, 'rebuilt, not confirmed by an owner'],
    [japanese, '復元値（所有者は未確認）'],
  ] as const) {
    const html = draw(match, words);
    expect(card(html, 9)).toContain(said);
    expect(card(html, 10)).not.toContain(said);
    expect(face(html, 9)).toContain('≈');
    expect(face(html, 10)).not.toContain('≈');
  }
  const text = (id: string) =>
    cardTexts(paxPamir.speech.en, 'en', match.view('white') as unknown as Json)
      .find((one) => one.id === id)
      ?.parts.map((part) => part.text)
      .join(' ');
  expect(text('9')).toContain('≈ Rebuilt: the printed values of this card are not known');
  expect(text('10')).not.toContain('≈');
});

test('C1.1 the roads of an owner’s map are drawn, those it has not are left out', () => {
  const others = ALL_CONNECTIONS.filter((id) => !CONNECTIONS.some((ours) => ours === id));
  const whole = mapWith(readGeography(geography), ALL_CONNECTIONS);
  const rooms = Object.entries(whole.spaces).map(([id, { pieces }]) => [id, pieces] as const);
  for (const id of others) {
    const [x, y, width, height] = whole.spaces[id]?.pieces ?? [0, 0, 0, 0];
    for (const [other, [left, top, wide, high]] of rooms)
      if (other !== id)
        expect(
          x + width < left || left + wide < x || y + height < top || top + high < y,
          `${id} and ${other}`,
        ).toBe(true);
  }
  const without = mapWith(readGeography(geography), ['herat-persia', 'kabul-kandahar', 'herat-punjab']);
  expect(Object.keys(without.spaces).filter((id) => id.includes('-'))).toEqual([
    'herat-persia',
    'kabul-kandahar',
    'herat-punjab',
  ]);
});

test('B4 one’s own hand can be read; of others only the number of cards is told', () => {
  const html = draw(tableWith({}, { hand: [17] }));
  expect(card(html, 17)).not.toBe('');
  expect(card(html, 54)).toBe('');
  const seat = {
    view: tableWith({}, { hand: [17] }).view('white'),
    previous: undefined,
    words: english,
    isBrief: false,
  };
  const bar = board.Seat === undefined ? '' : render(board.Seat, { props: { ...seat, seat: 'black' } }).body;
  expect(bar).toContain('hand 1/');
});

test('E5.3 spies stand on the cards of a tableau, in the middle or on a band, and are told', () => {
  const html = draw(
    tableWith({}, { tableau: [{ card: 15, spies: [{ of: 'black', at: 'middle', count: 2 }] }] }),
  );
  expect(card(html, 15)).toContain('2 spies of Black (middle)');
});

test('E1.3, E1.4 a card tells which of its actions are free, and that it has acted', () => {
  const html = draw(
    tableWith({ regime: 'economic', turn: { player: 'white', used: [87] } }, { tableau: [87] }),
  );
  expect(card(html, 87)).toContain('Commerce (free)');
  expect(card(html, 87)).toContain('has acted in this turn');
});

test('H2.1 regime and supremacy are told at a glance', () => {
  const html = draw(
    tableWith({ regime: 'military', armies: { kabul: { british: 3 }, herat: { russian: 1 } } }),
  );
  expect(section(html, 'Regime')).toMatch(/Britain[^]*?3 armies against 1/);
});

test('influence and units are drawn over time, in lines that have names in both languages', () => {
  const view = tableWith().view('white');
  const [influence, units] = board.graphs ?? [];
  expect(influence?.lines(view).map(({ name }) => name(english))).toEqual(['White', 'Black']);
  expect(units?.lines(view).map(({ name }) => name(japanese))).toContain('ロシア');
});

test('every kind of unit fits into every place without overlapping', () => {
  const kinds = Object.keys(PIECES);
  for (const [id, shape] of Object.entries(readGeography(geography).spaces)) {
    const here = kinds.filter((kind) => kind.endsWith('-road') === id.includes('-'));
    const stacks = here.map((kind, i) => ({ kind, load: 0, count: i + 1, change: 0 }));
    const rect = roomIn(shape, stacks.length);
    const laid = layOut(stacks, rect, 32, PIECES);
    for (const [i, one] of laid.entries()) {
      expect(one.x - one.size / 2, id).toBeGreaterThanOrEqual(rect[0] - 2);
      expect(one.x + one.size / 2, id).toBeLessThanOrEqual(rect[0] + rect[2] + 2);
      expect(one.y + one.size / 2, id).toBeLessThanOrEqual(rect[1] + rect[3] + 2);
      for (const other of laid.slice(i + 1))
        expect(Math.abs(one.x - other.x) >= one.size || Math.abs(one.y - other.y) >= one.size, id).toBe(true);
    }
  }
});

test('what lies on the board is what the game tells', () => {
  const match = tableWith();
  const html = draw(match);
  for (const { card: lying } of boardOf(match.view('white')).market)
    if (lying !== null) expect(html).toContain(english.name('card', lying.id));
});

test('every card can be read, in both languages, and says where it is rebuilt', () => {
  for (const language of ['en', 'ja'] as const) {
    const cards = cardTexts(paxPamir.speech[language], language, undefined);
    expect(cards.length).toBeGreaterThan(140);
    for (const { id, title, parts } of cards) expect([id, title, parts[0]?.text]).not.toContain('');
  }
  expect(cardTexts(paxPamir.speech.en, 'en', undefined)[0]?.parts[0]?.text).toContain(
    'rebuilt from the later edition',
  );
});
