import type { Game, OptionSpec, OptionValue } from '@sandtable/engine';
import { torture } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { paxPamir } from '../game.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** The game with other defaults: random settings are the default ones half of the time. */
function withDefaults(defaults: Readonly<Record<string, OptionValue>>): Game<State, View> {
  const options = paxPamir.options.map(
    (spec): OptionSpec => ({ ...spec, default: defaults[spec.id] ?? spec.default }) as OptionSpec,
  );
  return { ...paxPamir, options };
}

test('A1 random games keep every promise of the contract, with any number of players and options', () => {
  const report = torture(paxPamir, { games: 10, every: 50 });
  expect(report.failures).toEqual([]);
  expect(report.redeals).toBeGreaterThan(0);
}, 300_000);

test('J1 so do games with Khyber Knives and Badal tokens', () => {
  const khyber = withDefaults({ players: 4, expansion: 'khyber-knives', nationBuilding: true, badal: true });
  expect(torture(khyber, { games: 8, every: 50, seed: 'khyber' }).failures).toEqual([]);
}, 300_000);

test('K1 so do games against Shere Khan', () => {
  const solo: Game<State, View> = { ...paxPamir, scenarios: ['solo'] };
  expect(torture(solo, { games: 8, every: 50, seed: 'solo' }).failures).toEqual([]);
}, 300_000);
