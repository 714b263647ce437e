import type { Game, Player } from '@sandtable/engine';
import { findGame } from '@sandtable/games/workshop';
import { expect, test } from 'vitest';
import { Look } from '../oracles/andean-abyss/look.ts';
import { watchGame } from '../oracles/andean-abyss/watch.ts';

const game = (await findGame('andean-abyss')) as Game;

test('8.0 the three charts choose what a second reading of chapter 8 permits', () => {
  for (const seed of ['unit/0', 'unit/1']) {
    const { compared, differences } = watchGame(game, seed);
    expect(differences).toEqual([]);
    expect(compared['ask.operation.space']).toBeGreaterThan(150);
  }
}, 60_000);

test('8.1.1 the oracle notices a chart that places one guerrilla where it could place more', () => {
  const shy = (player: Player): Player => ({
    ...player,
    answer(seen) {
      const reply = player.answer(seen);
      return seen.prompt.key === 'ask.rally.guerrillas' ? { ...reply, option: '1' } : reply;
    },
  });
  const players = game.players?.map((player) => (player.official === true ? shy(player) : player)) ?? [];
  const { differences } = watchGame({ ...game, players }, 'unit/0');
  expect(new Set(differences.map((one) => one.question))).toEqual(new Set(['ask.rally.guerrillas']));
}, 60_000);

test('2.1 the oracle reads the standard set-up as the rulebook gives it', () => {
  const setting = { scenario: 'standard', options: { nonPlayers: 'none', shortGame: false } };
  const chance = { below: () => 0, roll: () => 1, shuffle: () => undefined };
  const state = game.setup({ ...setting, options: { ...defaults(), ...setting.options } }, chance);
  const look = new Look(game.view(state, 'spectator'));
  const troops = ['bogota', 'medellin', 'cali', 'santander'].map((id) =>
    look.count(look.place(id), 'troops'),
  );
  expect(troops).toEqual([3, 3, 3, 3]);
  expect(look.bases(look.place('putumayo'), 'cartels')).toBe(2);
  expect(look.level(look.place('narino'))).toBe(-2);
  expect(look.availableGuerrillas('farc')).toBe(18);
});

const defaults = () => Object.fromEntries(game.options.map((option) => [option.id, option.default]));
