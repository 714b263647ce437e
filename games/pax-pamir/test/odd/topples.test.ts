/** Odd cases of topples, nation building and Badal tokens (H, I). */
import { describe, expect, test } from 'vitest';
import {
  armies,
  black,
  go,
  lay,
  market,
  of,
  offers,
  orange,
  roads,
  spies,
  tableau,
  tribes,
  white,
} from '../table.ts';

const TOPPLES = { top: ['topple', 9, 10, 12, 13, 14], bottom: ['topple', 27, 28, 29, 31, 34] };
const NATION = { nationBuilding: true };
/** British supremacy under any regime that asks for armies. */
const british = {
  regime: 'military',
  armies: { kabul: { british: 2 } },
  roads: { 'kabul-punjab': { british: 1 } },
};
const strong = { tribes: { kabul: 1 }, tableau: [{ card: 18, spies: [{ of: 'white' }] }] };

describe('H topples', () => {
  test('H2.1 one more than both others together, wherever their armies stand', () => {
    const table = (afghan: number) =>
      lay({
        ...british,
        armies: { kabul: { british: 2 }, punjab: { russian: 1, afghan } },
        market: TOPPLES,
        players: [white(strong), black()],
      });
    expect(go(table(0), ['buy:t0']).state.outcome).toMatchObject({ empire: 'british', winner: 0 });
    expect(go(table(1), ['buy:t0']).state.outcome).toBeNull();
  });

  test('H1.1 the last topple with supremacy is a success like any other', () => {
    const table = lay({
      ...british,
      deck: [],
      market: { top: ['topple'] },
      players: [white(strong), black()],
    });
    expect(go(table, ['buy:t0']).state.outcome).toMatchObject({ ending: 'supremacy', winner: 0 });
  });

  test('H4.3, E1.4 a card that acted, went to the hand in the purge and was played again has acted', () => {
    const table = lay({
      market: { top: [{ card: 9, rupees: 1 }, 'topple'], bottom: ['topple'] },
      regime: 'economic',
      players: [white({ tableau: [89, 58] }), black()],
    });
    const acted = ['commerce:89', 'buy:b0', '58', 'done', 'play:89', 'left'];
    const played = go(table, [...acted, 'kabul-transcaspia', 'kabul-transcaspia']);
    expect(tableau(played.state, 'white')).toEqual([89, 58]);
    expect(roads(played.state, 'british', 'kabul-transcaspia')).toBe(2);
    expect(played.blocked).toContain('commerce:89: E1.4 why.used');
  });

  test('H4.3, B7.1 two leveraged cards taken up with one rupee: one is missing, then the favor pays two', () => {
    const table = lay({
      market: TOPPLES,
      players: [
        white({ rupees: 1, gifts: [2], tableau: [{ card: 49, spies: [{ of: 'black' }] }, 37, 72, 58] }),
        black(),
      ],
    });
    const asked = go(table, ['buy:t0', '37', '58']);
    // Both are paid back together; what stays in the tableau, and the gift, could be given up.
    expect(asked.menu).toEqual(['gift:2', 'card:37', 'card:58']);
  });

  test('E3.4, H1.1 a topple the player has paid on cannot be bought in this turn', () => {
    const table = lay({
      market: { top: ['topple', 9, 10], bottom: ['topple', 27] },
      players: [white({ rupees: 5 }), black()],
    });
    expect(offers(go(table, ['buy:t2']), 'buy')).toEqual(['buy:b0']);
  });
});

describe('I nation building and tokens', () => {
  test('I1.3 the fourth topple is bought and succeeds: it is scored, and the game ends without a honeymoon', () => {
    const table = lay(
      {
        ...british,
        deck: [],
        market: { top: ['topple'] },
        players: [white({ ...strong, points: 1 }), black({ points: 4 })],
      },
      NATION,
    );
    const { outcome } = go(table, ['buy:t0']).state;
    // The loyalty card and two for the only loyal player make four: a tie, and the stars decide it for nobody.
    expect(outcome).toMatchObject({ ending: 'nation-building', scores: [4, 4], winner: null });
  });

  test('I1.5 a honeymoon with a leveraged shortfall: the tableau is gone, only gifts can be given up', () => {
    const table = lay(
      {
        ...british,
        market: TOPPLES,
        players: [
          white({
            tribes: { kabul: 1 },
            gifts: [2, 4],
            tableau: [{ card: 41, spies: [{ of: 'white' }] }, 18],
          }),
          black(),
        ],
      },
      NATION,
    );
    const played = go(table, ['buy:t0', 'hand', 'discard', 'gift:2', 'done']);
    expect(of(played.state, 'white')).toMatchObject({ gifts: [], hand: [41], tableau: [], points: 5 });
    expect(played.state.supreme).toBe('british');
    expect(armies(played.state, 'british', 'kabul')).toBe(0);
  });

  test('I1.1 a topple discarded from the left end does not break the row', () => {
    const table = lay(
      {
        ...british,
        supreme: 'british',
        market: TOPPLES,
        turn: { counted: 2 },
        players: [black(), white(strong)],
      },
      NATION,
    );
    const after = go(table, ['end']);
    expect(after.state.supreme).toBe('british');
    expect(after.state.outcome).toBeNull();
  });

  test('I2.2 the pool is empty: the victim takes from whoever has tokens, the attacker too', () => {
    const table = lay(
      {
        regime: 'intelligence',
        players: [
          white({ badal: 6, tableau: [{ card: 37, spies: [{ of: 'white' }, { of: 'black' }] }] }),
          black(),
          orange({ badal: 4 }),
        ],
      },
      { badal: true },
    );
    const asked = go(table, ['counter-espionage:37', '1']);
    // The token spent came back to the pool: there is one to take.
    expect(of(asked.state, 'black').badal).toBe(1);
    expect(of(asked.state, 'white').badal).toBe(5);
    const none = lay(
      {
        regime: 'intelligence',
        players: [
          white({ badal: 6, tableau: [{ card: 37, spies: [{ of: 'white' }, { of: 'black' }] }] }),
          black(),
          orange({ badal: 4 }),
        ],
      },
      { badal: true },
    );
    expect(go(none, ['counter-espionage:37', '0']).menu).toEqual(['white', 'orange']);
  });

  test('I2.3 two tokens on a campaign of rank 1: three tribes; a card of rank 3 asks for none', () => {
    const table = (card: number) =>
      lay(
        {
          regime: 'military',
          players: [white({ badal: 3, tableau: [card] }), black({ tribes: { kabul: 4 } })],
          armies: { kabul: { british: 1 } },
        },
        { badal: true },
      );
    expect(go(table(17), ['campaign:17']).menu).toEqual(['0', '1', '2']);
    const { state } = go(table(17), ['campaign:17', '2', 'tribe:black', 'tribe:black']);
    expect(tribes(state, 'black', 'kabul')).toBe(1);
    expect([of(state, 'white').badal, of(state, 'black').badal]).toEqual([1, 1]);
    expect(go(table(30), ['campaign:30']).ask?.prompt.key).not.toBe('ask.badal.spend');
  });

  test('I2.2 a coup and a bribe in one action wrong the owner once; guests’ spies stay and are wronged by nothing', () => {
    const table = lay(
      {
        regime: 'intelligence',
        players: [
          white({ rupees: 2, tableau: [40] }),
          black({
            tribes: { herat: 1 },
            tableau: [{ card: 50, spies: [{ of: 'white' }, { of: 'orange' }] }],
          }),
          orange(),
        ],
      },
      { badal: true },
    );
    const { state } = go(table, ['bribe:40', 'left']);
    expect(state.players.map((player) => player.badal)).toEqual([0, 1, 0]);
    expect(spies(state, 50)).toEqual(['white middle', 'orange middle']);
    expect([tribes(state, 'white', 'herat'), market(state)]).toEqual([1, '000001 000001']);
  });
});
