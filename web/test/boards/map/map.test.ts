import type { AskView } from '@sandtable/engine';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { MapState } from '../../../boards/map/map-state.ts';
import Sample from './Sample.svelte';
import { space, world } from './world.ts';

function draw(
  map: MapState,
  more: Omit<Parameters<typeof render<typeof Sample>>[1]['props'], 'map'> = {},
): string {
  return render(Sample, { props: { map, ...more } })
    .body.replaceAll('&amp;', '&')
    .replaceAll(/<!--.*?-->/g, '');
}

const region = (html: string, id: string) =>
  new RegExp(`<g class="region[^"]*"[^>]*data-space="${id}"[^>]*>`).exec(html)?.[0] ?? '';

const asking = (...spaces: readonly string[]): AskView => ({
  number: 1,
  seats: ['crown'],
  answered: [],
  options: [
    ...spaces.map((id) => ({ id, label: { key: 'here', params: { space: id } } })),
    { id: 'done', label: { key: 'done' } },
  ],
});

test('areas, tokens and lines are drawn with land, links, towns and seas', () => {
  const html = draw(world());
  expect(html).toContain('fill: var(--grassland)');
  expect(html).toContain('fill="url(#map-grassland)"');
  expect(html).toContain('fill="url(#map-hatched)"');
  expect(html).toContain('d="M390,90l0,200"');
  expect(html).toContain('class="course road');
  expect(html).toContain('The Well');
  expect(html).toMatch(/rotate\(-90\)"[^>]*>\s*Still Sea/);
});

test('a space says what the game tells of it and which pieces lie there', () => {
  const html = draw(world(space('steppe', { guard: 2 }, { isWorked: true })));
  expect(region(html, 'steppe')).toContain('aria-label="Steppe: steppe it is; 2 guard; chosen in this turn"');
  expect(region(html, 'harbour')).toContain('aria-label="Harbour: harbour it is; no pieces"');
});

test('what a piece carries is said', () => {
  const stacks = [{ kind: 'guard', count: 1, load: 2 }];
  expect(draw(world({ ...space('fort'), stacks }))).toContain('1 guard with 2');
});

test('a neighbour is a space only while the game tells of it', () => {
  expect(region(draw(world()), 'island')).toBe('');
  expect(draw(world())).toMatch(/class="abroad-name[^>]*>island/);
  expect(region(draw(world(space('island'))), 'island')).not.toBe('');
  expect(draw(world(space('island')))).not.toMatch(/class="abroad-name[^>]*>island/);
});

test('what is offered is a button with the brightest edge; other options are not on the map', () => {
  const html = draw(world(), { ask: asking('harbour') });
  expect(region(html, 'harbour')).toMatch(/role="button" tabindex="0"/);
  expect(region(html, 'fort')).toMatch(/role="img"/);
  expect(html.match(/class="edge [a-z]+/g)).toEqual(['class="edge offered']);
  expect(html).not.toContain('data-option');
});

test('what was chosen in this turn has an edge of its own, unless it is offered again', () => {
  const map = world(space('fort', {}, { isWorked: true }));
  expect(draw(map).match(/class="edge [a-z]+/g)).toEqual(['class="edge worked']);
  expect(draw(map, { ask: asking('fort') }).match(/class="edge [a-z]+/g)).toEqual(['class="edge offered']);
});

test('what is pointed at elsewhere is lit', () => {
  const html = draw(world(), { pointed: { kind: 'space', id: 'fort' } });
  expect(html.match(/class="edge [a-z]+/g)).toEqual(['class="edge pointed']);
});

test('marks lie in their places; a new one glows, a gone one leaves a ring, a quiet one does neither', () => {
  const aid = { at: 'aid', id: 'aid', count: 1 };
  const marked = world(space('steppe', {}, { marks: [aid] }));
  const more = world(space('steppe', {}, { marks: [{ ...aid, count: 2 }] }));
  expect(draw(marked)).toMatch(/translate\(150 40\)"[^>]*><text[^>]*>aid 1/);
  expect(draw(marked, { before: marked })).not.toMatch(/class="[^"]*\bnew\b/);
  expect(draw(more, { before: marked })).toMatch(/class="[^"]*\bnew\b/);
  expect(draw(world(), { before: marked })).toMatch(/class="gone\b/);
  const quiet = world(space('steppe', {}, { marks: [{ ...aid, isQuiet: true }] }));
  expect(draw(world(), { before: quiet })).not.toMatch(/class="gone\b|edge changed/);
});

test('spaces that changed have an edge, and their pieces tell the difference', () => {
  const html = draw(world(space('fort', { guard: 3 })), { before: world(space('fort', { guard: 1 })) });
  expect(html.match(/class="edge [a-z]+/g)).toEqual(['class="edge changed']);
  expect(region(html, 'fort')).toContain('3 guard 2 more than before');
});

test('pieces can be dragged where the game says so', () => {
  const gestures = {
    movable: (kind: string) => (kind === 'guard' ? 1 : 0),
    answers: () => ({ answers: [], isAll: true }),
  };
  const html = draw(world(space('fort', { guard: 3, hidden: 1 })), { gestures });
  expect(html.match(/class="stack[^"]*movable/g)).toHaveLength(1);
});
