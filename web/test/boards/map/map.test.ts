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

/** How spaces are lit, in order. */
const glows = (html: string) =>
  [...html.matchAll(/class="glow [^"]*/g)].map(([found]) =>
    found.split(' ').find((word) => LIGHTS.includes(word)),
  );
const LIGHTS = ['focused', 'pointed', 'offered', 'asked', 'later', 'changed'];

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
  expect(html).toMatch(/class="signs[^>]*d="M40,300m[^"]*M250,350m/);
  expect(html).toContain('fill="url(#map-ruled)"');
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

test('what is offered is a button that glows; other options are not on the map', () => {
  const html = draw(world(), { ask: asking('harbour') });
  expect(region(html, 'harbour')).toMatch(/role="button" tabindex="0"/);
  expect(region(html, 'fort')).toMatch(/role="img"/);
  expect(glows(html)).toEqual(['offered']);
  expect(html).not.toContain('data-option');
});

test('what was chosen in this turn has a tick at its name, whether it is offered again or not', () => {
  const map = world(space('fort', {}, { isWorked: true }));
  expect(draw(map).match(/class="worked/g)).toHaveLength(1);
  expect(glows(draw(map))).toEqual([]);
  expect(draw(map, { ask: asking('fort') }).match(/class="worked/g)).toHaveLength(1);
  expect(glows(draw(map, { ask: asking('fort') }))).toEqual(['offered']);
});

test('land that is not offered while other land is lies under a veil, and what was chosen does not', () => {
  const veils = (html: string) => html.match(/class="veil/g)?.length ?? 0;
  expect(veils(draw(world()))).toBe(0);
  expect(veils(draw(world(), { ask: asking('fort') }))).toBe(1);
  expect(veils(draw(world(), { ask: asking('steppe') }))).toBe(0);
  expect(veils(draw(world(space('steppe', {}, { isWorked: true })), { ask: asking('fort') }))).toBe(0);
});

test('every space that somebody holds has a band, a comb or a ring in its own outline', () => {
  const map = world(space('steppe', {}, { held: 'rebels' }), space('fort', {}, { held: 'crown' }));
  const html = draw(map);
  expect([...html.matchAll(/data-band="([a-z]+)"/g)].map(([, id]) => id)).toEqual(['steppe', 'fort']);
  expect(html).toMatch(/data-band="steppe"[^]*?clip-path="url\(#map-band-steppe\)"><path class="comb/);
  const loose = draw(world(space('steppe', {}, { held: 'crown', isHeldLoosely: true })));
  expect(loose).toMatch(/class="loose/);
  expect(loose).not.toMatch(/class="(wide|tint|narrow)/);
});

test('what is pointed at elsewhere is lit', () => {
  const html = draw(world(), { pointed: { kind: 'space', id: 'fort' } });
  expect(glows(html)).toEqual(['pointed']);
});

test('marks lie in their places; a new one glows, a gone one leaves a ring, a quiet one does neither', () => {
  const aid = { at: 'aid', id: 'aid', count: 1 };
  const marked = world(space('steppe', {}, { marks: [aid] }));
  const more = world(space('steppe', {}, { marks: [{ ...aid, count: 2 }] }));
  expect(draw(marked)).toMatch(/translate\(150\.0 40\.0\) scale\(1\.000\)"[^>]*><text[^>]*>aid 1/);
  expect(draw(marked, { before: marked })).not.toMatch(/class="[^"]*\bnew\b/);
  expect(draw(more, { before: marked })).toMatch(/class="[^"]*\bnew\b/);
  expect(draw(world(), { before: marked })).toMatch(/class="gone\b/);
  const quiet = world(space('steppe', {}, { marks: [{ ...aid, isQuiet: true }] }));
  expect(draw(world(), { before: quiet })).not.toMatch(/class="gone\b|glow[^"]* changed/);
});

test('spaces that changed are lit, and their pieces tell the difference', () => {
  const html = draw(world(space('fort', { guard: 3 })), { before: world(space('fort', { guard: 1 })) });
  expect(glows(html)).toEqual(['changed']);
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
