import {
  Dice,
  defaultSetting,
  fastDice,
  Match,
  type OptionValue,
  render,
  settingFaults,
} from '@sandtable/engine';
import { expect, test } from 'vitest';
import { isTopple } from '../../components/cards.ts';
import { paxPamir } from '../../game.ts';
import { loyaltyCardOf } from '../../state.ts';
import { black, go, laySolo, of, offers, white } from '../table.ts';

const solo = (options: Readonly<Record<string, OptionValue>> = {}) => ({
  ...defaultSetting(paxPamir, options),
  scenario: 'solo',
});

test('K1 alone there is one seat, and nothing else of the expansion is played with', () => {
  expect(paxPamir.seats(solo())).toEqual([{ id: 'black' }]);
  expect(settingFaults(paxPamir, solo({ badal: true }))).toEqual([]);
  for (const options of [{ expansion: 'wazirs' }, { nationBuilding: true }])
    expect(settingFaults(paxPamir, solo(options))).toHaveLength(1);
});

test('K3 60 cards and four topples; 4 rupees against 11; no favor cards; Political Fragmentation', () => {
  const state = paxPamir.setup(solo({ soloColour: 'purple' }), new Dice(fastDice('solo')));
  expect(state.players.map(({ colour, rupees }) => [colour, rupees])).toEqual([
    ['white', 11],
    ['purple', 4],
  ]);
  const cards = [...state.deck, ...state.market.cards];
  expect(cards.filter((card) => !isTopple(card))).toHaveLength(60);
  expect(cards.filter(isTopple)).toHaveLength(4);
  expect(state.variants.favors).toBe(false);
  expect(state.regime).toBe('political');
  paxPamir.laws(state);
});

test('K3 Shere Khan takes the end with the lower order number, the person chooses; the lower number begins', () => {
  for (let n = 0; n < 8; n++) {
    const match = Match.start(paxPamir, solo(), fastDice(`loyalty/${n}`));
    expect(match.turn).toEqual(['black']);
    match.answer('black', match.menuOf('black')[1] ?? '');
    const { state } = match.position();
    const khan = of(state, 'white');
    const [one, other] = loyaltyCardOf(state, khan.loyaltyCard ?? 0).ends;
    expect(khan.loyalty).toBe(one.order < other.order ? one.empire : other.empire);
    const orders = state.players.map(
      (player) =>
        loyaltyCardOf(state, player.loyaltyCard ?? 0).ends.find(({ empire }) => empire === player.loyalty)
          ?.order,
    );
    expect(orders[0]).toBeLessThan(orders[1] ?? 0);
  }
});

test('K4 the person plays as always, pays tolls to his tribes, but makes no deals', () => {
  const state = laySolo({
    players: [black({ rupees: 3, hand: [15, 18], tableau: [4] }), white({ tribes: { kabul: 2 } })],
    turn: { player: 'black' },
  });
  expect(paxPamir.asides?.(state, 'black')).toEqual([]);
  const played = go(state, ['gift:4']);
  // Rupees are handed to nobody: the one gift that can be paid is bought at once.
  expect(of(played.state, 'black').gifts).toEqual([2]);
  expect(of(played.state, 'white').rupees).toBe(0);
  expect(offers(played, 'play')).toEqual(['play:18']);
});

test('K3 in a position file Shere Khan has no hand, and his anchor lies in his tableau', () => {
  const faults = (position: Parameters<typeof laySolo>[0]): string => {
    try {
      laySolo(position);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  expect(faults({ players: [white({ hand: [15] }), black()] })).toContain('has no hand');
  expect(faults({ players: [white({ tableau: [15] }), black()], anchor: 16 })).toContain(
    'tableau of Shere Khan',
  );
  expect(laySolo({ players: [white({ tableau: [15, 16, 17] }), black()] }).anchor).toBe(16);
});

test('K5 his anchor is told to whoever cannot see the table', () => {
  const state = laySolo({ players: [white({ tableau: [15] }), black()] });
  const lines = paxPamir.overview?.(paxPamir.view(state, 'black'), 'black') ?? [];
  expect(lines.map((line) => render(paxPamir.speech.en, line)).join('\n')).toContain(
    'Shere Khan has the white cubes',
  );
});
