import { type AskView, defaultSetting, fastDice, Match } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { chancesIn, oddsIn } from '../../board/chances.ts';
import { answersOf, movable } from '../../board/moves.ts';
import { boardOf, marginsOf } from '../../board/table.ts';
import { labyrinth, type View } from '../../index.ts';
import { viewOf } from '../../view.ts';
import { goOn, operation, situation } from '../table.ts';

const start = (scenario = 'lets-roll'): View =>
  Match.start(labyrinth, { ...defaultSetting(labyrinth), scenario }, fastDice('board')).view('us');

const country = (view: View, id: string) => {
  const found = boardOf(view).countries.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not on the board`);
  return found;
};

const ask = (key: string, params: Record<string, string>, ...ids: readonly string[]): AskView => ({
  number: 1,
  seats: ['us'],
  answered: [],
  prompt: { key, params },
  options: ids.map((id) => ({ id, label: { key: 'country', params: { country: id } } })),
});

test('4.1 countries tell how they stand, what lies there and what is printed', () => {
  const view = start();
  const afghanistan = country(view, 'afghanistan');
  expect(afghanistan).toMatchObject({ kind: 'shia-mix', governance: 4, alignment: 3, posture: null });
  expect(afghanistan.stacks).toEqual([{ kind: 'sleeper', count: 4 }]);
  expect(country(view, 'iraq').marks).toContainEqual({
    at: 'resources',
    id: 'resources',
    count: 3,
    of: 'oil',
    isQuiet: true,
  });
  expect(country(view, 'france').marks).toContainEqual({
    at: 'recruit',
    id: 'recruit',
    count: 2,
    isQuiet: true,
  });
});

test('6.2.7 the marker of a lasting Event lies in its country', () => {
  const view = start();
  view.effects.pirates = true;
  expect(country(view, 'somalia').effects).toEqual(['pirates']);
  expect(country(view, 'somalia').marks).toContainEqual({ at: 'event', id: 'effects', count: 1 });
  expect(boardOf(view).effects.map(({ id }) => id)).toContain('pirates');
});

test('2.1 goals are what each side must reach; the margin is how far the nearest is', () => {
  const view = start();
  const { goals } = boardOf(view);
  expect(goals.map(({ id, goal }) => [id, goal])).toEqual([
    ['good', 12],
    ['fairOrGood', 15],
    ['islamist', 6],
    ['poorOrIslamist', 15],
  ]);
  const [us, jihadist] = marginsOf(view);
  expect(us?.value).toBe(Math.max(view.tally.good - 12, view.tally.fairOrGood - 15));
  expect(jihadist?.value).toBe(view.tally.islamist - 6);
});

test('6.3.2.1 the card in play says that it triggers its Event until its use is settled, not once that came first', () => {
  const state = situation({
    countries: { iraq: 'poor adversary' },
    hands: { us: [50, 101], jihadist: [98] },
    phase: 'us',
  });
  const inPlay = (...answers: string[]) => {
    const [play] = boardOf(viewOf(goOn(structuredClone(state), answers).state, 'us')).plays;
    return { isTriggering: play?.card?.isTriggering, isDue: play?.isDue };
  };
  expect(inPlay('card-50')).toEqual({ isTriggering: true, isDue: false });
  expect(inPlay('card-50', 'event-first')).toEqual({ isTriggering: false, isDue: true });
  expect(inPlay('card-50', 'event-first', 'iraq')).toEqual({ isTriggering: false, isDue: false });
  expect(inPlay('card-50', 'war-of-ideas')).toEqual({ isTriggering: false, isDue: true });
});

test('6.1 a card whose use is being chosen lies with the card in play and no longer in the hand', () => {
  const match = Match.start(labyrinth, defaultSetting(labyrinth), fastDice('board'));
  const held = (viewer: 'us' | 'jihadist') =>
    boardOf(match.view(viewer)).sides.find(({ id }) => id === 'jihadist');
  const before = held('jihadist');
  const chosen = before?.cards[0]?.card ?? 0;
  match.answer('jihadist', `card-${chosen}`);
  expect(boardOf(match.view('jihadist')).plays[0]?.card?.card).toBe(chosen);
  expect(held('jihadist')?.cards.map(({ card }) => card)).toEqual(
    before?.cards.slice(1).map(({ card }) => card),
  );
  expect([held('jihadist')?.handCount, held('us')?.handCount, before?.handCount]).toEqual([8, 8, 9]);
});

test('6.3.2 a card tells whether its use for Operations brings about an Event of the other side', () => {
  const view = start();
  view.hands.us.splice(0, view.hands.us.length, 73, 21, 120);
  const cards = boardOf(view).sides.find(({ id }) => id === 'us')?.cards;
  expect(cards?.map(({ card, ops, isTriggering }) => [card, ops, isTriggering])).toEqual([
    [73, 2, false],
    [21, 2, false],
    [120, 3, true],
  ]);
});

describe('chances before one commits', () => {
  const option = (key: string, needed: number) => ({
    id: 'x',
    label: { key, params: { country: 'iraq', needed } },
  });
  const chance = (key: string, needed: number) =>
    chancesIn({ ...ask('ask.jihad', {}), options: [option(key, needed)] }).get('iraq');

  test('8.1.1 a Jihadist rolls low, Islamist Rule is automatic', () => {
    expect(chance('site', 2)).toEqual({ from: 1, to: 2, sixths: 2, isUntested: false });
    expect(chance('site', 6)?.sixths).toBe(6);
  });

  test('4.9.4 an unmarked country is tested first: nothing is promised', () => {
    expect(chance('site', 0)).toMatchObject({ isUntested: true });
  });

  test('4.9.2 a War of Ideas rolls high, and may be hopeless or certain', () => {
    expect(chance('woi.target', 5)).toEqual({ from: 5, to: 6, sixths: 2, isUntested: false });
    expect(chance('woi.target', 7)?.sixths).toBe(0);
    expect(chance('woi.target', -1)?.sixths).toBe(6);
  });

  test('4.9.2 the parts of a War of Ideas add up to what is needed', () => {
    const view = start();
    const odds = oddsIn(view, 'pakistan');
    expect(odds?.needed).toBe(5 - (odds?.total ?? 0));
    expect(Object.values(odds?.modifiers ?? {}).reduce((sum, one) => sum + one, 0)).toBe(odds?.total);
    expect(oddsIn(view, 'france')).toBeUndefined();
  });
});

describe('pieces dragged over the map', () => {
  test('7.3 troops answer where from, where to and how many', () => {
    const view = start();
    const move = { kind: 'troops', count: 2, from: 'saudi-arabia', to: 'gulf-states' };
    const from = ask('ask.deploy.from', {}, 'saudi-arabia', 'track');
    expect(movable(view, from, 'troops', 'saudi-arabia')).toBe(view.troops[14]);
    expect(movable(view, from, 'sleeper', 'saudi-arabia')).toBe(0);
    expect(answersOf(from, move)).toEqual({ answers: ['saudi-arabia'], isAll: false });
    const to = ask('ask.deploy.to', { from: 'saudi-arabia' }, 'gulf-states');
    expect(answersOf(to, move)).toEqual({ answers: ['gulf-states'], isAll: false });
    const number = ask('ask.deploy.number', { from: 'saudi-arabia', to: 'gulf-states' }, '1', '2');
    expect(answersOf(number, move)).toEqual({ answers: ['2'], isAll: true });
  });

  test('7.3.1 7.3.5 a Regime Change country keeps troops back, except in a Withdraw', () => {
    const state = situation({
      us: 'soft',
      countries: {
        iraq: { is: 'poor ally', troops: 6, sleepers: 4, regimeChange: 'tan' },
        yemen: 'fair ally',
      },
    });
    const to = ask('ask.deploy.to', { from: 'iraq' }, 'track');
    expect(movable(viewOf(state, 'us'), to, 'troops', 'iraq')).toBe(0);
    expect(operation(state, 'us', 'withdraw', 3).ask?.prompt.key).toBe('ask.deploy.to');
    expect(movable(viewOf(state, 'us'), to, 'troops', 'iraq')).toBe(6);
  });

  test('8.3 a cell answers which it is and where it travels', () => {
    const view = start();
    const move = { kind: 'sleeper', count: 1, from: 'afghanistan', to: 'pakistan' };
    expect(movable(view, ask('ask.travel.from', {}, 'afghanistan'), 'sleeper', 'afghanistan')).toBe(1);
    expect(
      answersOf(ask('ask.travel.cell', { country: 'afghanistan' }, 'sleeper', 'active'), move).answers,
    ).toEqual(['sleeper']);
    expect(answersOf(ask('ask.travel.to', { from: 'afghanistan' }, 'pakistan'), move)).toEqual({
      answers: ['pakistan'],
      isAll: true,
    });
  });

  test('a move that does not fit the question answers nothing', () => {
    const move = { kind: 'troops', count: 2, from: 'iraq', to: 'syria' };
    expect(answersOf(ask('ask.woi', {}, 'iraq'), move).answers).toEqual([]);
    expect(answersOf(ask('ask.deploy.from', {}, 'track'), move).answers).toEqual([]);
    expect(movable(start(), undefined, 'troops', 'iraq')).toBe(0);
  });
});
