/** The demonstration game, rule by rule: what a game's own tests look like. */
import { expect, test } from 'vitest';
import { defaultSetting, Dice, fastDice, forcedDice, Match, Sight } from '../index.ts';
import { demo, type DemoState } from '../testing/demo/index.ts';
import { playRandomly, runContent, transcript } from '../testing/index.ts';

/** A game in which the hands are known and the dice forced. */
function situation(rolls: number[], change: Partial<DemoState> = {}): Match<DemoState> {
  const match = Match.start(demo, defaultSetting(demo), forcedDice(rolls));
  const state: DemoState = {
    ...match.state,
    hands: { alder: ['6', '6', '6'], birch: ['1', '2', '3'], flint: ['1', '2', '5'], slate: ['1', '2', '3'] },
    deck: ['4', '4', '4', '4', '5', '5', '5', '6', '3', '3', '2', '1'],
    ...change,
  };
  return Match.resume(demo, { ...match.position(), state });
}

function bid(match: Match<DemoState>, cards: Record<string, string>): void {
  for (const [seat, card] of Object.entries(cards)) match.answer(seat, card);
}

const LOW = { alder: '6', birch: '1', flint: '1', slate: '1' };

test('1.1 the highest bid raids', () => {
  const match = situation([]);
  bid(match, LOW);
  expect(match.turn).toEqual(['alder']);
  expect(match.state.discard).toEqual(['6', '1', '1', '1']);
});

test('1.1 a die decides between equal bids', () => {
  const match = situation([2]);
  bid(match, { alder: '6', birch: '3', flint: '5', slate: '3' });
  expect(match.turn).toEqual(['alder']);
  const tied = situation([2], { hands: { alder: ['6'], birch: ['6'], flint: ['6'], slate: ['1'] } });
  bid(tied, { alder: '6', birch: '6', flint: '6', slate: '1' });
  expect(tied.turn).toEqual(['birch']);
});

test('2 a raid costs a coin, and nobody is raided twice', () => {
  const match = situation([1, 1]);
  bid(match, LOW);
  match.answer('alder', 'flint');
  expect(match.state.coins.alder).toBe(3);
  match.answer('flint', 'pass');
  expect(match.menuOf('alder')).toEqual(['slate', 'done', 'scout']);
  expect(match.blocked('alder').map((entry) => entry.why)).toEqual([
    { key: 'raid.twice', rule: '2', params: {} },
  ]);
});

test('2.1 a parry needs a card of 4 or more, and the question comes whatever the hand', () => {
  const match = situation([]);
  bid(match, LOW);
  match.answer('alder', 'slate');
  expect(match.menuOf('slate')).toEqual(['pass']);
  const other = situation([]);
  bid(other, LOW);
  other.answer('alder', 'flint');
  expect(other.menuOf('flint')).toEqual(['pass', '5']);
  other.answer('flint', '5');
  expect(other.state.coins).toEqual({ alder: 3, birch: 4, flint: 4, slate: 4 });
});

test.each([
  [2, 3, 4],
  [3, 5, 2],
])('2.1 a roll of %i leaves the raider %i coins and the raided %i', (roll, raider, raided) => {
  const match = situation([roll]);
  bid(match, LOW);
  match.answer('alder', 'flint');
  match.answer('flint', 'pass');
  expect([match.state.coins.alder, match.state.coins.flint]).toEqual([raider, raided]);
});

test('2.2 the scout alone sees the top card', () => {
  const match = situation([]);
  bid(match, LOW);
  match.answer('alder', 'scout');
  const top = (viewer: string) => (match.view(viewer) as { top: string | null }).top;
  expect([top('alder'), top('birch'), top('spectator')]).toEqual(['1', null, null]);
});

test('3 partners may give each other coins at any time', () => {
  const match = situation([]);
  match.aside('slate', 'gift');
  expect(match.state.coins).toEqual({ alder: 4, birch: 4, flint: 5, slate: 3 });
});

test('4 the richer team wins together', () => {
  const match = situation([], { round: 4, coins: { alder: 1, birch: 8, flint: 3, slate: 4 } });
  expect(match.result?.winners).toEqual(['alder', 'birch']);
  expect(situation([], { round: 4 }).result?.winners).toHaveLength(4);
});

test('every declared item fires', () => {
  const report = runContent(demo);
  expect([report.never, report.undeclared]).toEqual([[], []]);
});

test('the content runner tells of a game that does not end', () => {
  const endless = { ...demo, bound: 30, result: () => undefined };
  expect(() => runContent(endless)).toThrow('a game of more than 30 asks');
});

test('a whole game reads well in both languages', async () => {
  const match = Match.start(demo, defaultSetting(demo), fastDice('golden'));
  playRandomly(match, new Dice(fastDice('golden/player')));
  await expect(transcript(match, 'en')).toMatchFileSnapshot('golden/demo.en.txt');
  await expect(transcript(match, 'ja')).toMatchFileSnapshot('golden/demo.ja.txt');
});

test('a player sees its own hand, its menu and dice of its own', () => {
  const match = situation([], {});
  const seen = new Sight(match, 'alder');
  expect((seen.view as { hand: string[] }).hand).toEqual(['6', '6', '6']);
  expect(seen.options).toEqual(['6']);
  expect(seen.label('6').params).toEqual({ card: '6' });
});
