import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { landBattles, type View } from '@sandtable/land-battles';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Foresight } from '../../../parts/lasting.ts';
import { board } from '../../../boards/land-battles/board.ts';
import { GameWords } from '../../../messages/game-words.ts';

const english = new GameWords('land-battles', 'en', landBattles.speech.en);
const japanese = new GameWords('land-battles', 'ja', landBattles.speech.ja);

type Play = Match<unknown, View>;

const newGame = (key = 'board'): Play => Match.start(landBattles, defaultSetting(landBattles), fastDice(key));

/** Takes the middle of every menu until somebody is asked that. */
function playTo(match: Play, prompt: string): string {
  while (match.prompt?.key !== prompt) {
    const seat = match.turn[0];
    if (seat === undefined) throw new Error(`nobody is asked ${prompt}`);
    const menu = match.menuOf(seat);
    match.answer(seat, menu[Math.floor(menu.length / 2)] ?? '');
  }
  return match.turn[0] ?? '';
}

function draw(match: Play, viewer: string, words: GameWords = english, foreseen?: Foresight): string {
  const props = {
    view: match.view(viewer),
    previous: undefined,
    viewer,
    moment: match.seq,
    ask: match.ask(viewer),
    ...(foreseen === undefined ? {} : { foreseen }),
    answer: () => undefined,
    words,
    pointed: undefined,
    point: () => undefined,
    open: () => undefined,
    look: { pieces: 'normal', motion: false },
  } as const;
  return render(board.Board, { props }).body;
}

const force = (html: string, id: string) =>
  new RegExp(`<button[^>]*data-force="${id}"[^>]*>`).exec(html)?.[0] ?? '';

test('R3 a mustering player sees the whole pool, the card in question and the rows it can go to', () => {
  const match = newGame();
  const seat = playTo(match, 'ask.muster');
  const html = draw(match, seat);
  const asked = match.prompt?.params?.['force'];
  if (typeof asked !== 'string') throw new Error('the prompt names no card');
  expect(html).toContain(english.name('force', asked));
  for (const row of [1, 2, 3])
    expect(html).toContain(`aria-label="${english.name('force', asked)} into row ${row}"`);
  expect(html.match(/data-pool=/g)).toHaveLength(20);
});

test('every force card in play has a name with its figures and its state', () => {
  const match = newGame();
  const seat = playTo(match, 'ask.action');
  for (const [words, colon] of [
    [english, ': '],
    [japanese, '：'],
  ] as const) {
    const html = draw(match, seat, words);
    for (const { id } of match.view(seat).forces)
      expect(force(html, id)).toContain(`aria-label="${words.name('force', id)}${colon}`);
  }
});

test('R10 cards that can maneuver are buttons to focus; then the places are', () => {
  const match = newGame();
  const seat = playTo(match, 'ask.action');
  match.answer(seat, 'maneuver');
  const html = draw(match, seat);
  for (const id of match.menuOf(seat)) expect(force(html, id)).toContain('tabindex="0"');
  match.answer(seat, match.menuOf(seat)[0] ?? '');
  const places = draw(match, seat);
  for (const id of match.menuOf(seat)) expect(places).toContain(`data-option="${id}"`);
});

test('an option that cannot be taken back is marked on the card, the row and the bar that stand for it', () => {
  const match = newGame();
  const seat = playTo(match, 'ask.action');
  match.answer(seat, 'maneuver');
  const foreseen = new Map(match.menuOf(seat).map((id) => [id, { what: 'dice', text: 'dice fly' }] as const));
  const marks = (html: string) => html.split('(dice fly)').length - 1;
  expect(marks(draw(match, seat))).toBe(0);
  expect(marks(draw(match, seat, english, foreseen))).toBe(foreseen.size);
  const [card = ''] = match.menuOf(seat);
  expect(force(draw(match, seat, english, foreseen), card)).toContain('aria-describedby');
});

test('R1 one sees the cards in one’s own hand and nobody else’s', () => {
  const match = newGame();
  const seat = playTo(match, 'ask.action');
  const cardsIn = (html: string) => [...html.matchAll(/data-card="([^"]*)"/g)].map(([, card]) => card ?? '');
  const own = match.view(seat).players.find((player) => player.nation === seat);
  expect(cardsIn(draw(match, seat)).toSorted()).toEqual([...new Set(own?.hand)].toSorted());
  expect(cardsIn(draw(match, 'spectator'))).toEqual([]);
});

test('R2 the dice of an attempt lie on the table, each with its number', () => {
  const match = newGame();
  const seat = playTo(match, 'ask.react.maneuver');
  const { dice = [] } = match.view(seat).turn?.attempt ?? {};
  expect(dice.length).toBeGreaterThan(0);
  expect(draw(match, seat)).toContain(dice.join(', '));
});

test('R17 margins count the points still missing', () => {
  const match = newGame();
  playTo(match, 'ask.action');
  const view = match.view('spectator');
  expect(board.margins?.(view)).toEqual(view.players.map(({ nation }) => ({ seat: nation, value: -25 })));
});
