import { Dice, fastDice } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { ACTIONS, type ActionId } from '../cards/card-set.ts';
import { type Battle, battle, type Situation } from './situation.ts';

const FORCES: Situation['forces'] = {
  usa: {
    breakthrough: [['usa-m1a1-1', 'usa-stryker-1'], ['usa-m109-1', 'usa-m2-bradley-1'], ['usa-m270-1']],
  },
  china: {
    breakthrough: [
      ['china-type-80-1', 'china-yw531-1'],
      ['china-type-83-1', 'china-wz550-at-1'],
    ],
  },
};

function fiveCards(seed: string): ActionId[] {
  const cards = [...ACTIONS];
  new Dice(fastDice(seed)).shuffle(cards);
  return cards.slice(0, 5);
}

/** China does nothing with its cards; the United States do this and that, the same for the same seed. */
function answer(match: Battle, pick: Dice): string {
  const seat = match.turn[0] ?? '';
  const offered = match.menuOf(seat);
  const { key } = match.prompt ?? {};
  if (key === 'ask.draw') return '0';
  if (seat === 'china') return key === 'ask.action' ? 'prepare' : (offered[0] ?? '');
  const sane = offered.filter((option) => match.label(seat, option).key !== 'pick.abandon');
  return sane[pick.below(sane.length)] ?? '';
}

/** All that the United States get to see: questions, fences, views, and at last the journal. */
function seenAgainst(china: readonly ActionId[], seed: string): string[] {
  const dice = new Dice(fastDice(`dice/${seed}`));
  const rolls = Array.from({ length: 300 }, () => dice.roll(10));
  const match = battle({ forces: FORCES, hands: { china } }, rolls);
  const pick = new Dice(fastDice(`pick/${seed}`));
  const seen: string[] = [];
  for (let asks = 0; asks < 100 && match.result === undefined; asks++) {
    seen.push(JSON.stringify([match.ask('usa'), match.fence, match.view('usa')]));
    match.answer(match.turn[0] ?? '', answer(match, pick));
  }
  return [...seen, JSON.stringify(match.lines('usa'))];
}

test('R1 as long as a player uses no cards, nothing that others see tells which ones he holds', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const [first, ...others] = ['one', 'two', 'three'].map((hand) =>
      seenAgainst(fiveCards(`${seed}/${hand}`), seed),
    );
    for (const other of others) expect(other).toEqual(first);
  }
});
