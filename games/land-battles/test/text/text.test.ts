import { expect, test } from 'vitest';
import { ACTIONS, NATIONS } from '../../cards/card-set.ts';
import { STANDARD } from '../../cards/standard.ts';
import { RULES } from '../../rules.ts';
import { cardIds } from '../../setup.ts';
import { rulesEn, rulesJa, speech } from '../../text/index.ts';

test('R1 everything has a name in both languages', () => {
  for (const { name } of [speech.en, speech.ja]) {
    for (const nation of NATIONS) expect(name('seat', nation)).toBeTruthy();
    for (const card of ACTIONS) expect(name('card', card)).toBeTruthy();
    for (const terrain of Object.keys(STANDARD.terrain)) expect(name('terrain', terrain)).toBeTruthy();
    for (const force of cardIds(Object.values(STANDARD.forces))) expect(name('force', force)).toBeTruthy();
    for (const kind of Object.values(STANDARD.forces)) expect(name('type', kind.type)).not.toBe(kind.type);
    expect(name('nonsense', 'x')).toBeUndefined();
  }
});

test('R1 copies of a card are told apart by number, single cards have none', () => {
  expect(speech.en.name('force', 'usa-m1a1-2')).toBe('M1A1 Abrams (2)');
  expect(speech.en.name('force', 'usa-m1a2-1')).toBe('M1A2 Abrams');
  // A supplied set may have several of a card that the standard set has once, or not at all.
  expect(speech.en.name('force', 'usa-m1a2-2')).toBe('M1A2 Abrams (2)');
  expect(speech.ja.name('force', 'usa-Leopard_2-1')).toBe('Leopard 2');
  expect(speech.ja.name('force', 'usa-Leopard_2-3')).toBe('Leopard 2（3）');
});

test('R1 both languages have the same sentences, and every rule has its text in both', () => {
  expect(Object.keys(speech.ja.sentences).toSorted()).toEqual(Object.keys(speech.en.sentences).toSorted());
  for (const rule of RULES) {
    expect(rulesEn[rule].text.length).toBeGreaterThan(20);
    expect(rulesJa[rule].text.length).toBeGreaterThan(10);
  }
});
