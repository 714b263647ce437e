/** J3 to J5 Wazirs, J1.2 new game cards, each just met or just missed. */
import { describe, expect, test } from 'vitest';
import { armies, black, go, KHYBER, lay, market, of, roads, spies, tribes, white } from '../table.ts';

type Fields = Parameters<typeof lay>[0];
const khyber = (position: Fields) => lay(position, KHYBER);

describe('J3–J5 wazirs', () => {
  const table = (rupees: number, cards: number[], used: number[] = []) =>
    khyber({ players: [white({ rupees, tableau: cards, tribes: { kabul: 1 } }), black()], turn: { used } });

  test('J3.3 one host for two actions: after the one nothing is left; a used host is none', () => {
    const played = go(table(8, [17]), ['consolidate:kabul', 'tribe']);
    expect(played.blocked).toContain('regime-change:kabul: J3.3 why.wazir-used');
    expect(go(table(8, [17], [17])).blocked).toContain('consolidate:kabul: J3.3 why.no-host');
  });

  test('J4.2, J5.2 two rupees and six are just enough, one less is not', () => {
    expect(go(table(2, [17])).menu).toContain('consolidate:kabul');
    expect(go(table(1, [17])).blocked).toContain('consolidate:kabul: J4.2 why.cost');
    const { state } = go(table(6, [17]), ['regime-change:kabul']);
    expect([state.regime, of(state, 'white').rupees, market(state)]).toEqual([
      'military',
      0,
      '000111 000111',
    ]);
    expect(go(table(5, [17])).blocked).toContain('regime-change:kabul: J5.2 why.cost');
  });

  test('J3.2 a bribe with its coup makes a new ruler, whose wazir acts at once through the bribed card', () => {
    const coup = khyber({
      regime: 'intelligence',
      players: [
        white({ rupees: 8, tableau: [52] }),
        black({ tribes: { kabul: 1 }, tableau: [{ card: 5, spies: [{ of: 'white' }] }] }),
      ],
    });
    const played = go(coup, ['bribe:52', 'left']);
    expect(played.state.wazirs[3]).toBe(0);
    expect(of(played.state, 'white').rupees).toBe(4);
    const used = go(played.state, ['consolidate:kabul', 'army', 'done']);
    expect(used.state.turn.used).toEqual([52, 5]);
  });
});

describe('J1.2 new game cards', () => {
  test('E4.6 they bring what they show: arrows, a rupee, garrisons, units', () => {
    const played = (card: number, answers: string[] = []) =>
      go(khyber({ regime: 'economic', players: [white({ hand: [card] }), black()] }), [
        `play:${card}`,
        ...answers,
      ]).state;
    expect([played(109).regime, spies(played(109), 109)]).toEqual(['military', ['white middle']]);
    expect([played(112).regime, armies(played(112), 'british', 'punjab')]).toEqual(['political', 2]);
    expect([of(played(127), 'white').rupees, tribes(played(127), 'white', 'punjab')]).toEqual([1, 1]);
    expect(spies(played(136), 136)).toEqual(['white middle', 'white middle']);
    expect(armies(played(142), 'british', 'punjab')).toBe(2);
    expect([armies(played(143), 'british', 'punjab'), tribes(played(143), 'white', 'punjab')]).toEqual([
      1, 1,
    ]);
    expect([armies(played(146), 'british', 'kandahar'), tribes(played(146), 'white', 'kandahar')]).toEqual([
      1, 1,
    ]);
    expect(roads(played(146), 'british', 'herat-kandahar')).toBe(0);
  });
});
