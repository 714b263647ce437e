import { readFileSync } from 'node:fs';
import { type Mode, MODES } from '@sandtable/pax-pamir/board';
import { expect, test } from 'vitest';
import { MODE_LOOKS, modeStyle, toneOf } from '../../../boards/pax-pamir/looks.ts';

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

const tokens = readFileSync(new URL('../../../style/tokens.css', import.meta.url), 'utf8');
const cards = readFileSync(new URL('../../../style/cards.css', import.meta.url), 'utf8');

/** A colour as a theme shows it. */
function shown(colour: string, theme: Theme): string {
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(colour) ?? [undefined, colour, colour];
  return (theme === 'light' ? light : dark) ?? '';
}

/** What cards lie on or are made of: the paper of a card, and that of the boxes. */
function grounds(theme: Theme): readonly string[] {
  const at = theme === 'light' ? 0 : 1;
  const named = (name: string, text: string): string =>
    [...text.matchAll(new RegExp(`${name}: (#\\w{6});`, 'g'))][at]?.[1] ?? '';
  return [named('--sheet', tokens), named('--sheet-2', tokens), named('--card', cards)];
}

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((one) =>
    one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The hue on the colour wheel, in degrees. */
function hue(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour);
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const at = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return at * 60;
}

/** Glossary, mode: deep red, light blue, purple, gold. */
const HUES: Readonly<Record<Mode, readonly [from: number, to: number]>> = {
  military: [-1, 12],
  intelligence: [195, 210],
  political: [260, 285],
  economic: [38, 52],
};

test.each(MODES)('B2.1 %s cards have the rulebook’s colour in both themes', (mode) => {
  const [from, to] = HUES[mode];
  for (const theme of THEMES) {
    const at = hue(shown(MODE_LOOKS[mode].paint, theme));
    expect(at > from && at < to, `${mode} ${theme} ${at}`).toBe(true);
  }
});

test.each(MODES)('B2.1 what is written on a %s card can be read, and its colour stands out', (mode) => {
  const { paint, ink, edge } = MODE_LOOKS[mode];
  for (const theme of THEMES) {
    expect(contrast(shown(ink, theme), shown(paint, theme))).toBeGreaterThanOrEqual(4.5);
    for (const ground of grounds(theme)) {
      expect(ground).toMatch(/^#/);
      expect(contrast(shown(edge, theme), ground), `${mode} ${theme} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  }
});

/** A plate's colours are paler than a card's band. */
const PALER = 5;

test.each(MODES)('B2.1 the plate of a %s card is printed in its colour in both themes', (mode) => {
  const [from, to] = HUES[mode];
  const [, tone = ''] = cards.split(`.tone-${toneOf('court', mode)} {`);
  const accent = /--plate-accent: ([^;]+);/.exec(tone)?.[1] ?? '';
  for (const theme of THEMES) {
    const at = hue(shown(accent, theme));
    expect(at > from - PALER && at < to + PALER, `${mode} ${theme} ${at}`).toBe(true);
  }
});

test.each(MODES)('B2.1 what is drawn for a %s card takes its paint, ink and edge', (mode) => {
  const { paint, ink, edge } = MODE_LOOKS[mode];
  const style = modeStyle(mode).split(/: |; /);
  expect(style).toEqual(['--mode', paint, '--mode-ink', ink, '--mode-edge', edge]);
});

test('B2.1 modes are told apart without colours, too', () => {
  expect(new Set(MODES.map((mode) => MODE_LOOKS[mode].sign)).size).toBe(MODES.length);
});
