import { describe, expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { resultOf } from '../../victory.ts';
import { cards, goOn, round } from '../rules.ts';
import { here, situation, standard } from '../table.ts';

describe('6.0 the Propaganda Round', () => {
  test('6.1 the Round begins with the victory check', () => {
    const state = situation({ spaces: { cesar: { 'auc-base': 1 } } });
    goOn(round(state, 'victory'));
    expect(resultOf(state)?.winners).toEqual(['auc']);
    expect(state.stage).toEqual({ kind: 'over', by: 'victory' });
  });

  test('2.4, 6.0 a Propaganda card brings a Round', () => {
    const state = cards(standard(), 12, 73, 1);
    goOn(state, ['pass', 'pass', 'pass', 'pass']);
    expect(state.propagandas).toBe(1);
    expect(state.stage.kind).toBe('propaganda');
  });

  test('6.0 never two Rounds in a row: the second Propaganda card brings none', () => {
    const state = cards(standard({ state: { propagandas: 1, played: [12, 73] } }), 74, 1, 2, 75, 76);
    state.stage = { kind: 'propaganda', phase: 'reset' };
    state.played.push(12);
    state.card = 73;
    state.deck = [74, 1, 2, 75, 76];
    const resources = { ...state.resources };
    const played = goOn(state);
    expect(played.lines.map((line) => line.key)).toContain('log.propaganda.skipped');
    expect(state.card).toBe(1);
    expect(state.propagandas).toBe(2);
    expect(state.resources).toEqual(resources);
  });

  test('6.0 if that second card is the final one the game ends and margins decide', () => {
    const state = standard({ state: { propagandas: 3 } });
    state.card = 75;
    state.deck = [76, 1];
    state.stage = { kind: 'propaganda', phase: 'reset' };
    goOn(state);
    expect(state.stage).toEqual({ kind: 'over', by: 'final' });
  });

  test('2.4.1, 6.6 the final Round ends after Elite Backing, without Redeploy and Reset', () => {
    const state = situation({ spaces: { huila: { troops: 1, 'farc-active': 1 } } });
    round(state, 'elite-backing');
    state.propagandas = 4;
    goOn(state, ['done']);
    expect(state.stage).toEqual({ kind: 'over', by: 'final' });
    expect(here(state, 'huila')).toEqual({ troops: 1, 'farc-active': 1 });
  });

  test('6.6 Reset: all Eligible, markers off, Momentum over, guerrillas Underground, next card', () => {
    const state = situation({
      spaces: { huila: { 'farc-active': 2, terror: 2 }, 'loc-cali-pasto': { 'auc-active': 1, terror: 1 } },
      state: {
        momentum: [12, 42],
        shielded: 'farc',
        capabilities: { 9: 'shaded' },
        eligible: { government: false, farc: false, auc: true, cartels: true },
        zones: [AT.arauca],
      },
    });
    goOn(round(state, 'reset'));
    expect(state.eligible).toEqual({ government: true, farc: true, auc: true, cartels: true });
    expect(state.markers.every((count) => count === 0)).toBe(true);
    expect(state.momentum).toEqual([]);
    expect(state.shielded).toBeNull();
    expect(state.control).toEqual({ government: [], farc: [] });
    expect(here(state, 'huila')).toEqual({ 'farc-underground': 2 });
    expect(state.capabilities).toEqual({ 9: 'shaded' });
    expect(state.zones).toEqual([AT.arauca]);
    expect(state.card).toBe(1);
  });

  test('2.3.7, 6.6 an Event’s Ineligibility is lost at Reset (D52)', () => {
    const state = cards(standard(), 24, 73, 1, 74);
    const played = goOn(state, ['unshaded', 'pass', 'pass', 'pass']);
    expect(state.eligible.farc).toBe(false);
    expect(played.menu.length).toBeGreaterThan(0);
    state.stage = { kind: 'propaganda', phase: 'reset' };
    goOn(state);
    expect(state.eligible.farc).toBe(true);
  });
});
