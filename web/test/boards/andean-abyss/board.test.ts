import { boardOf, type View } from '@sandtable/andean-abyss/board';
import type { AskView } from '@sandtable/engine';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { board } from '../../../boards/andean-abyss/board.ts';
import type { GameWords } from '../../../messages/game-words.ts';
import { english, gameOf, japanese, viewOf } from './table.ts';

function draw(view: View, ask: AskView | undefined, words: GameWords = english, previous?: View): string {
  const props = {
    view,
    previous,
    viewer: 'government',
    moment: 0,
    ask,
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

test('every space on the board has a name that tells what lies there', () => {
  const match = gameOf('government');
  const html = draw(viewOf(match), undefined);
  const { spaces } = boardOf(viewOf(match));
  expect(spaces).toHaveLength(45);
  for (const { id } of spaces)
    expect(region(html, id)).toContain(`aria-label="${english.name('space', id)}: `);
  expect(region(html, 'bogota')).toMatch(/Population 8.*3 Troops.*2 Police/);
  expect(region(html, 'ecuador')).toBe('');
});

test('1.3.5 Ecuador is a space once it has been opened', () => {
  const view: View = { ...viewOf(gameOf('government')), opened: 1 };
  expect(region(draw(view, undefined), 'ecuador')).toContain('Ecuador');
});

test('what is offered is a button that can be focused, and nothing else is', () => {
  const match = gameOf('government');
  match.answer('government', 'train');
  const html = draw(viewOf(match), match.ask('government'));
  expect(region(html, 'bogota')).toMatch(/role="button" tabindex="0"/);
  expect(region(html, 'loc-bogota-neiva')).toMatch(/role="img"/);
  expect(region(html, 'loc-bogota-neiva')).not.toContain('tabindex');
});

test('options that nothing on the map stands for are left to the line below it', () => {
  const match = gameOf('government');
  const elsewhere = () =>
    board.elsewhere?.(match.ask('government')?.options ?? [], viewOf(match)).map(({ id }) => id);
  match.answer('government', 'train');
  expect(elsewhere()).toEqual(['air-lift', 'eradicate', 'withdraw']);
  match.answer('government', 'bogota');
  expect(match.prompt?.key).toBe('ask.train.troops');
  expect(elsewhere()).toEqual(['0', '1', '2', '3', '4', '5', '6']);
  expect(draw(viewOf(match), match.ask('government'))).not.toContain('data-option');
});

test('nobody else is shown buttons while one faction decides', () => {
  const match = gameOf('government');
  match.answer('government', 'train');
  expect(draw(viewOf(match), match.ask('farc'))).not.toMatch(/<g class="region[^>]*role="button"/);
});

test('the played card, the next one, Resources and margins are there in both languages', () => {
  const match = gameOf('government');
  const view = viewOf(match);
  for (const words of [english, japanese]) {
    const html = draw(view, undefined, words);
    expect(html).toContain(words.name('card', String(view.card)));
    expect(html).toContain(words.name('card', String(view.deck[0])));
    for (const faction of ['government', 'farc', 'auc', 'cartels'])
      expect(html).toContain(words.name('faction', faction));
  }
  expect(board.margins?.(view).map(({ seat, value }) => [seat, value])).toEqual(Object.entries(view.margins));
});

test('changes since the view before are told', () => {
  const match = gameOf('government');
  const before = viewOf(match);
  for (const answer of ['train', 'bogota', '6']) match.answer('government', answer);
  const html = draw(viewOf(match), undefined, english, before);
  expect(region(html, 'bogota')).toContain('9 Troops 6 more than before');
});

test('6.4.4 a FARC Zone is marked on its land and told', () => {
  const view = viewOf(gameOf('government'));
  const space = boardOf(view).spaces.findIndex(({ id }) => id === 'meta-west');
  const html = draw({ ...view, zones: [space] as unknown as View['zones'] }, undefined);
  expect(region(html, 'meta-west')).toContain('FARC Zone');
  expect(html).toMatch(/<path class="zone/);
});

test('6.2 Control as it stands is told as a majority, counted Control as Control', () => {
  const view = viewOf(gameOf('government'));
  expect(region(draw(view, undefined), 'bogota')).toContain('Government majority');
  const space = boardOf(view).spaces.findIndex(({ id }) => id === 'bogota');
  const control = { government: [space], farc: [] } as unknown as View['control'];
  const stage = { kind: 'propaganda', phase: 'agitation' } as const;
  expect(region(draw({ ...view, control, stage }, undefined), 'bogota')).toContain('Government Control');
});

test('1.6.3, 7.2 the tracks tell what must be exceeded', () => {
  const html = draw(viewOf(gameOf('government')), undefined);
  expect(html).toMatch(/\/60</);
  expect(html).toMatch(/\/25</);
});
