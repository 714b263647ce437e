import type { AskView } from '@sandtable/engine';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { BoardWords } from '../../../boards/board.ts';
import type { CoinTable } from '../../../boards/coin/coin-table.ts';
import { elsewhereOf } from '../../../boards/coin/elsewhere.ts';
import { chosenIn, groupIn, standingIn } from '../../../boards/coin/frame.ts';
import Seat from '../../../boards/coin/Seat.svelte';
import Sample from './Sample.svelte';
import { coinSpace, coinTable, VOLUME } from './volume.ts';

function draw(table: CoinTable, ask?: AskView): string {
  const { body } = render(Sample, { props: { table, ask } });
  return body
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ *svelte-\w+/g, '')
    .replaceAll(/ class=" *"/g, '')
    .replaceAll('class=" ', 'class="');
}

const SPEECH: BoardWords = {
  language: 'en',
  name: (_kind, id) => id,
  original: () => undefined,
  say: ({ key }) => key,
};

/** What a faction shows in the bar. */
function figuresOf(id: string): string {
  const faction = coinTable().factions.find((one) => one.id === id);
  const props = { faction, before: undefined, pieces: VOLUME.pieces, words: SPEECH, isBrief: false };
  return faction === undefined ? '' : render(Seat, { props: { ...props, faction } }).body;
}

test('factions tell what they did or may do; one without Resources shows none', () => {
  const table = coinTable();
  expect(standingIn(table, 'crown', SPEECH)).toBe('acting');
  expect(standingIn(table, 'rebels', SPEECH)).toBe('Passed');
  expect(standingIn(table, 'guild', SPEECH)).toMatch(/^(in)?eligible$/);
  expect(figuresOf('crown')).toContain('class="resources');
  expect(figuresOf('guild')).not.toContain('class="resources');
});

test('options that are nothing but a space are listed by its kind, chosen spaces above them', () => {
  const spaces = [coinSpace('steppe', { isWorked: true }), coinSpace('delta')];
  const table = coinTable({ spaces });
  const option = (params: Readonly<Record<string, string>>) => ({ id: 'one', label: { key: 'any', params } });
  expect(groupIn(table, option({ space: 'steppe' }), SPEECH)).toBe(spaces[0]?.kind);
  expect(groupIn(table, option({ space: 'steppe', kind: 'troops' }), SPEECH)).toBeUndefined();
  expect(groupIn(table, option({ faction: 'rebels' }), SPEECH)).toBeUndefined();
  expect(chosenIn(table)).toEqual([{ kind: 'space', id: 'steppe' }]);
});

test('the card in play shows who has acted; the next may lie face down, or there is none', () => {
  const html = draw(coinTable());
  expect(html).toMatch(/<li class="acted">/);
  expect(html).toContain('face down');
  expect(draw(coinTable({ next: null }))).not.toContain('Next card');
});

test('tracks tell their goals, figures their names in the words of the volume', () => {
  const html = draw(coinTable());
  expect(html).toMatch(/<b>9<small>\/12<\/small><\/b>/);
  expect(html).toMatch(/<dt>Turn<\/dt>\s*<dd>2\/6<\/dd>/);
});

test('a mark of the volume’s own is drawn by the volume, one of the series by the series', () => {
  const markers = [
    { id: 'relief', count: 1 },
    { id: 'aid', count: 4 },
  ];
  const html = draw(coinTable({ spaces: [coinSpace('steppe', { markers })] }));
  expect(html).toMatch(/scale\(1\.000\)"[^>]*><text>own relief/);
  expect(html).toMatch(/scale\(1\.000\)"[^>]*><circle[^>]*><\/circle>\s*<text[^>]*>4/);
});

test('an ask for a faction is answered at its seat, not beside the question of a full board', () => {
  const label = { key: 'faction', params: { faction: 'rebels' } };
  expect(elsewhereOf(VOLUME)([{ id: 'rebels', label }])).toEqual([]);
});
