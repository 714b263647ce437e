/** Every card that enters a tableau, in each loyalty: played, bribed, bought by Shere Khan. */
import { expect, test } from 'vitest';
import { BASE_CARDS } from '../../components/base-cards.ts';
import type { CourtCard } from '../../components/court.ts';
import { EMPIRES, type Empire } from '../../components/empires.ts';
import { locationId } from '../../components/map.ts';
import { NEW_CARDS } from '../../components/new-cards.ts';
import { type State, sum } from '../../state.ts';
import { armies, black, go, KHYBER, lay, laySolo, of, spies, tableau, tribes, white } from '../table.ts';

/** A table without any other card than topples. */
const BARE = { market: { top: ['topple'] }, deck: ['topple'] };
const signless = (loyalty: Empire) => ({ loyalty, loyaltyCard: loyalty !== 'afghan' });
const every = EMPIRES.flatMap((loyalty) =>
  [...BASE_CARDS, ...NEW_CARDS].map((card) => [loyalty, card] as const),
);

/** E4.6, E4.7 What a card brings whoever plays it. */
function expectPlayed(state: State, colour: string, card: CourtCard, loyalty: Empire, before: number): void {
  const { rank, mode } = card;
  const location = locationId(card.location);
  const garrison = card.garrison ? 1 : 0;
  const informants = card.informants ? 1 : 0;
  expect(of(state, colour).loyalty).toBe(loyalty);
  expect(of(state, colour).rupees).toBe(before + (card.leveraged ? rank : 0));
  expect(spies(state, card.n)).toHaveLength(informants + (mode === 'intelligence' ? rank : 0));
  expect(tribes(state, colour, location)).toBe(mode === 'political' ? rank : 0);
  expect(armies(state, loyalty, location)).toBe(garrison + (mode === 'military' ? rank : 0));
  expect(sum(state.roads[loyalty])).toBe(mode === 'economic' ? rank : 0);
}

test('E4.5, E4.6, E4.7 every card played in every loyalty: loyalty, rupees, spy, army, regime, units', () => {
  for (const [loyalty, card] of every) {
    const table = lay(
      { ...BARE, players: [white({ ...signless(loyalty), hand: [card.n] }), black()] },
      KHYBER,
    );
    const ways = card.mode === 'economic' ? Array.from({ length: card.rank }, () => 0) : [];
    let asked = 0;
    const played = go(table, (seat, ask) => {
      if (asked === 0) return asked++ === 0 ? `play:${card.n}` : undefined;
      return asked++ <= ways.length ? ask.options(seat)[0] : undefined;
    });
    expectPlayed(played.state, 'white', card, card.patriot ?? loyalty, 0);
    expect(played.state.regime).toBe(card.regime ?? 'political');
    expect(played.state.turn.counted).toBe(1);
  }
});

test('E7.3, E7.4 every card bribed: twice its rank, its spies, no impact and no unit; a patriot brings its loyalty', () => {
  for (const [loyalty, card] of every) {
    const owner = card.patriot ?? 'afghan';
    const table = lay(
      {
        ...BARE,
        regime: 'intelligence',
        players: [
          white({ ...signless(loyalty), rupees: 2 * card.rank, tableau: [card.n === 52 ? 40 : 52] }),
          black({
            ...signless(owner),
            tableau: [{ card: card.n, spies: [{ of: 'white' }, { of: 'black' }] }],
          }),
        ],
      },
      KHYBER,
    );
    const played = go(table, [`bribe:${card.n === 52 ? 40 : 52}`, 'right']);
    const { state } = played;
    expect(tableau(state, 'white')).toContain(card.n);
    expect(of(state, 'white')).toMatchObject({ rupees: 0, loyalty: card.patriot ?? loyalty });
    expect(spies(state, card.n)).toEqual(['white middle', 'black middle']);
    expect([state.regime, sum(of(state, 'white').tribes), state.supply.british]).toEqual([
      'intelligence',
      0,
      10,
    ]);
  }
});

test('E8.3 every card assassinated: a prize of the own empire adds influence, another one brings its loyalty, none is nothing', () => {
  for (const [loyalty, card] of every) {
    if (card.n === 16) continue;
    const table = lay(
      {
        ...BARE,
        regime: 'intelligence',
        players: [
          white({ ...signless(loyalty), rupees: 2, gifts: [2], tableau: [16] }),
          black({
            ...signless(card.patriot ?? 'afghan'),
            rupees: 3,
            tableau: [{ card: card.n, spies: [{ of: 'white' }] }],
          }),
        ],
      },
      KHYBER,
    );
    const { state } = go(table, ['assassinate:16', ...(card.prize === null ? [] : ['take'])]);
    const { prizes, gifts, loyalty: now } = of(state, 'white');
    expect([prizes, now]).toEqual([card.prize === null ? [] : [card.n], card.prize ?? loyalty]);
    expect(gifts).toEqual(now === loyalty ? [2] : []);
    expect(of(state, 'black').rupees).toBe(3 - (card.leveraged ? card.rank : 0));
  }
});

test('K5 every base card bought by Shere Khan in every loyalty: played with its units, or discarded if it would change his', () => {
  for (const [loyalty, card] of every) {
    if (card.n > 93) continue;
    const state = laySolo({
      market: { top: [card.n], bottom: ['topple'] },
      deck: ['topple'],
      players: [white({ ...signless(loyalty), rupees: 1 }), black()],
    });
    // 7 for both rows.
    const played = go(state, () => undefined, [3, 4, 3, 4]);
    const isPlayed = card.patriot === null || card.patriot === loyalty;
    expect(played.fired.includes('sk.card.loyalty')).toBe(!isPlayed);
    expect(played.fired.includes('sk.card.played')).toBe(isPlayed);
    expect(of(played.state, 'white').loyalty).toBe(loyalty);
    const isGivenUp = played.fired.includes('sk.assassinate.strawman');
    expect(tableau(played.state, 'white')).toEqual(isPlayed && !isGivenUp ? [card.n] : []);
  }
});
