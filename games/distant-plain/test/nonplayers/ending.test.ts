import { describe, expect, test } from 'vitest';
import { margin, resultOf, soloReason } from '../../victory.ts';
import { type Situation, situation } from '../table.ts';
import { round } from '../rules.ts';
import { phase } from './play.ts';

const COALITION = { nonPlayers: ['government', 'taliban', 'warlords'] as const };
const TALIBAN = { nonPlayers: ['coalition', 'government', 'warlords'] as const };

/** All Coalition pieces gone, so that margins are what the situation says. */
function alone(given: Situation, available = 0) {
  const state = situation(given);
  state.available[0] = available;
  state.available[1] = 0;
  return state;
}

describe('8.9 the game alone', () => {
  test('8.9 no check in the first Round; from the second on a margin below another ends the game', () => {
    const at = (propagandas: number, available: number) => {
      const state = round(alone({ variants: COALITION, resources: { warlords: 31 } }, available), 'victory');
      state.propagandas = propagandas;
      return { state, fired: phase(state, 'victory').fired };
    };
    expect(at(1, 0).fired).toEqual(['S.firstRound']);
    expect(at(1, 0).state.stage.kind).toBe('propaganda');
    const lost = at(2, 0);
    expect(lost.fired).toEqual(['S.defeat', 'S.npWins.W']);
    expect(resultOf(lost.state)).toMatchObject({
      winners: ['warlords'],
      reason: { key: 'S.npWins.W', rule: '8.9' },
    });
    const even = at(2, 21);
    expect([margin(even.state, 'coalition'), margin(even.state, 'warlords')]).toEqual([-9, -9]);
    expect(even.fired).toEqual(['S.goOn']);
  });

  test('8.9 the player meeting its condition does not end the game (6.1)', () => {
    const state = round(alone({ variants: COALITION }, 40), 'victory');
    state.propagandas = 2;
    phase(state, 'victory');
    expect(state.stage.kind).toBe('propaganda');
  });

  test('8.9 the rulebook: Government -1 against Taliban +1 is a stalemate', () => {
    const bases = { 'taliban-base': 2 };
    const state = alone({
      variants: TALIBAN,
      state: { patronage: 34, stage: { kind: 'over', by: 'final' } },
      spaces: {
        kandahar: { ...bases, level: 'O' },
        khowst: { ...bases, level: 'O' },
        nuristan: { ...bases, level: 'O' },
        balkh: { ...bases, level: 'O' },
        helmand: { ...bases, level: 'O' },
        zabol: bases,
      },
    });
    expect([margin(state, 'government'), margin(state, 'taliban')]).toEqual([-1, 1]);
    expect(resultOf(state)).toMatchObject({ winners: ['taliban'], reason: { key: 'S.stalemate' } });
    state.patronage = 29;
    expect(soloReason(state, 'taliban')).toBe('S.win.T');
  });

  test('8.9 a tie at the end is a defeat; of equal non-players the Warlords, then the Government rule', () => {
    const over = { kind: 'over', by: 'final' } as const;
    const state = alone(
      { variants: COALITION, state: { patronage: 35, stage: over }, resources: { warlords: 40 } },
      30,
    );
    expect([margin(state, 'coalition'), margin(state, 'government'), margin(state, 'warlords')]).toEqual([
      0, 0, 0,
    ]);
    expect(resultOf(state)?.winners).toEqual(['warlords']);
    state.resources.warlords = 39;
    expect(resultOf(state)?.winners).toEqual(['government']);
    state.available[0] = 31;
    expect(resultOf(state)).toMatchObject({ winners: ['coalition'], reason: { key: 'S.stalemate' } });
    state.available[0] = 36;
    expect(resultOf(state)?.reason.key).toBe('S.win.C');
  });

  test('8.9 each non-player that rules has its own end', () => {
    const state = alone({ variants: TALIBAN, state: { stage: { kind: 'over', by: 'final' } } }, 40);
    expect(resultOf(state)?.reason.key).toBe('S.npWins.C');
    state.available[0] = 0;
    state.patronage = 34;
    expect(resultOf(state)?.reason.key).toBe('S.npWins.G');
    const lost = alone({
      variants: COALITION,
      state: { stage: { kind: 'over', by: 'final' } },
      spaces: { kandahar: { 'taliban-base': 2, level: 'O' }, khowst: { 'taliban-base': 2, level: 'O' } },
    });
    expect(resultOf(lost)?.reason.key).toBe('S.npWins.T');
  });
});
