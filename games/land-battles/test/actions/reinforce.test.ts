import { expect, test } from 'vitest';
import { battle, card, menu, play, rows, type Situation } from '../situation.ts';

const GAME: Situation = {
  forces: {
    usa: { breakthrough: [['usa-m1a1-1'], ['usa-m901-itv-1']], flank: [['usa-stryker-1', 'usa-stryker-2']] },
    china: { breakthrough: [['china-type-80-1']] },
  },
  hands: { usa: ['cannon', 'cover', 'minefield', 'overrun'], china: ['close-air-support'] },
};

test('R9 values 2, 1, 3 and 3 bring in up to 9 VP: M113 3, HMMWV 2, M109 4, with the M109 in a new third row', () => {
  const match = battle(GAME);
  play(match, 'usa: reinforce cannon cover minefield overrun');
  play(match, 'usa: usa-m113 1 usa-hmmwv 1 usa-m109 3 done');
  expect(rows(match, 'red', 'breakthrough')).toEqual([
    ['usa-hmmwv-1', 'usa-m113-1', 'usa-m1a1-1'],
    ['usa-m901-itv-1'],
    ['usa-m109-1'],
  ]);
  expect(card(match, 'usa-m109-1')).toMatchObject({ acted: false, hits: 0 });
  expect(match.state.discards).toHaveLength(4);
  expect(match.turn).toEqual(['china']);
});

test('R9 at least one card is discarded, and only force cards within the value are offered', () => {
  const match = battle(GAME);
  play(match, 'usa: reinforce');
  expect(menu(match)).not.toContain('done');
  play(match, 'usa: cannon done');
  expect(menu(match)).toEqual(['done', 'usa-hmmwv']);
});

test('R9 with too little value for any card it only rearranges', () => {
  const match = battle(GAME);
  play(match, 'usa: reinforce cover done');
  expect(match.prompt?.key).toBe('ask.rearrange');
});

test('R9 cards change rows inside their areas; this is the way to form a row in front', () => {
  const match = battle(GAME);
  play(match, 'usa: reinforce cover done usa-m1a1-1 2 usa-m901-itv-1 1 usa-stryker-1 2 done');
  expect(rows(match, 'red', 'breakthrough')).toEqual([['usa-m901-itv-1'], ['usa-m1a1-1']]);
  expect(rows(match, 'red', 'flank')).toEqual([['usa-stryker-2'], ['usa-stryker-1']]);
});

test('R9 gaps close at the end', () => {
  const match = battle(GAME);
  play(match, 'usa: reinforce cover done usa-m901-itv-1 3 done');
  expect(rows(match, 'red', 'breakthrough')).toEqual([['usa-m1a1-1'], ['usa-m901-itv-1']]);
});

test('R9 destroyed cards are not in the reserve', () => {
  const match = battle({
    ...GAME,
    change: (state) => {
      const reserve = state.players[0]?.reserve ?? [];
      reserve.splice(0, reserve.length, 'usa-hmmwv-2');
    },
  });
  play(match, 'usa: reinforce cannon cover minefield overrun');
  expect(menu(match)).toEqual(['done', 'usa-hmmwv']);
  play(match, 'usa: usa-hmmwv 1');
  expect(match.prompt?.key).toBe('ask.rearrange');
});
