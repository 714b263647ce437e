import type { AskView } from '@sandtable/engine';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { CoinTable } from '../../../boards/coin/coin-table.ts';
import Sample from './Sample.svelte';
import { coinSpace, coinTable } from './volume.ts';

function draw(table: CoinTable, ask?: AskView): string {
  const { body } = render(Sample, { props: { table, ask } });
  return body
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ *svelte-\w+/g, '')
    .replaceAll(/ class=" *"/g, '')
    .replaceAll('class=" ', 'class="');
}

const panel = (html: string, faction: string) =>
  new RegExp(`<section class="faction[^"]*"[^>]*aria-label="${faction}"[^]*?</section>`).exec(html)?.[0] ??
  '';

test('factions tell what they did or may do; one without Resources shows none', () => {
  const html = draw(coinTable());
  expect(panel(html, 'crown')).toContain('acting');
  expect(panel(html, 'rebels')).toContain('Passed');
  expect(panel(html, 'guild')).toContain('eligible');
  expect(panel(html, 'crown')).toContain('class="resources"');
  expect(panel(html, 'guild')).not.toContain('class="resources"');
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

test('an ask for a faction is answered at its panel, not on the bar of the map', () => {
  const label = { key: 'faction', params: { faction: 'rebels' } };
  const ask: AskView = { number: 1, seats: ['crown'], answered: [], options: [{ id: 'rebels', label }] };
  const html = draw(coinTable(), ask);
  expect(html.split('data-option="rebels"')).toHaveLength(2);
  expect(panel(html, 'rebels')).toContain('data-option="rebels"');
});
