import { type Asked, defaultSetting, Dice, fastDice, Match, playOut, render, Sight } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { labyrinth } from '../../index.ts';
import { answerOf } from '../../jihadist/player.ts';
import { mind } from '../../mind/index.ts';
import { chanceToWin, type Sign } from '../../staff/outlook.ts';
import { BASE, WEIGHTS } from '../../staff/weights.ts';
import type { State } from '../../state.ts';
import { alone } from '../jihadist/play.ts';
import { situation } from '../table.ts';

const setting = (nonPlayers: string) => defaultSetting(labyrinth, { nonPlayers });

function asked(
  seat: 'us' | 'jihadist',
  state: State,
  key: string,
  options: readonly string[],
  params = {},
): Asked<State> {
  return { seat, state, prompt: { key, rule: '6.1', params }, options, dice: new Dice(fastDice('mind')) };
}

/** A game some answers after its beginning, by habit. */
function game(nonPlayers: string, seed: string, answers: number): Match<State> {
  const match = Match.start(labyrinth, setting(nonPlayers), fastDice(seed), { journal: false });
  const dice = new Dice(fastDice(`${seed}/habit`));
  const isThere = () => match.seq >= answers && match.prompt?.key === 'ask.card';
  while (match.result === undefined && !isThere()) {
    const seat = match.turn[0] ?? '';
    const { prompt, options } = new Sight(match, seat);
    match.answer(seat, mind.habit.begin(seat).answer({ seat, prompt, options, state: match.state, dice }));
  }
  return match;
}

test.each(['none', 'jihadist'])(
  '2.3 the features are what the outlook of the staff counts: non-players %s',
  (nonPlayers) => {
    const { state } = game(nonPlayers, 'outlook', 120);
    const { features } = mind;
    const [us = [], jihadist = []] = features.rows(state, features.sides(state, 'us'));
    const lead = features.names.reduce(
      (sum, name, i) =>
        sum + (name === 'even' ? BASE : WEIGHTS[name as Sign]) * ((us[i] ?? 0) - (jihadist[i] ?? 0)),
      0,
    );
    expect(1 / (1 + Math.exp(-lead))).toBeCloseTo(chanceToWin(state), 9);
  },
);

test('2.1 what is good for the US is bad for the Jihadist, to the same figure', () => {
  const { state } = game('none', 'sides', 60);
  const { features } = mind;
  const [us, jihadist] = features.rows(state, features.sides(state, 'us'));
  expect(features.rows(state, features.sides(state, 'jihadist'))).toEqual([jihadist, us]);
});

test.each(['none', 'jihadist'])('2.0 games by habit come to an end: non-players %s', (nonPlayers) => {
  const match = Match.start(labyrinth, setting(nonPlayers), fastDice('whole'), { journal: false });
  const world = new Sight(match, match.turn[0] ?? '').imagine(1);
  playOut(world, { habit: mind.habit, isEnough: () => false });
  expect(world.result?.winners).toHaveLength(1);
});

test('9.4 alone the habit of the Jihadist is the chart', () => {
  const state = alone({ countries: { pakistan: { is: 'fair', sleepers: 1 }, iran: { sleepers: 2 } } });
  const question = asked('jihadist', state, 'ask.alone.operation', ['jihad', 'recruit', 'travel'], {
    card: 66,
    ops: 2,
  });
  const charted = answerOf({
    state,
    prompt: question.prompt,
    options: question.options,
    dice: question.dice,
    why: [],
  });
  expect(mind.habit.begin('jihadist').answer(question)).toBe(charted);
  expect(charted).toBe('jihad');
});

const OPERATIONS = ['recruit', 'travel', 'jihad', 'plot'];
const useOf = (state: State, card: number, options = OPERATIONS): string =>
  mind.habit.begin('jihadist').answer(asked('jihadist', state, 'ask.use', options, { card, ops: 3 }));

test('8.4.2 for two, it fights a Major Jihad where cells outnumber troops in a rich country', () => {
  const ripe = situation({
    countries: { 'saudi-arabia': { is: 'poor neutral', active: 6, besieged: true } },
    phase: 'jihadist',
  });
  expect(useOf(ripe, 87)).toBe('jihad');
  const where = mind.habit
    .begin('jihadist')
    .answer(asked('jihadist', ripe, 'ask.jihad', ['saudi-arabia', 'major:saudi-arabia'], { left: 3 }));
  expect(where).toBe('major:saudi-arabia');
});

test('8.5.3 for two, a US card brings about no Event in the first Plot of a turn, and so looks better there', () => {
  const weightOfPlot = (used: boolean): number => {
    const countries = { france: { is: 'soft', active: 2 } } as const;
    const state = situation({
      countries,
      phase: 'jihadist',
      change: (it) => void (it.firstPlot.used = used),
    });
    const question = asked('jihadist', state, 'ask.use', ['plot', 'travel'], { card: 12, ops: 2 });
    return mind.habit.weigh?.(question)[0] ?? 0;
  };
  expect(weightOfPlot(false)).toBeGreaterThan(weightOfPlot(true));
});

test('8.3 for two, cells travel to where they are worth more than at home', () => {
  const state = situation({
    countries: { afghanistan: { is: 'ir', active: 4 }, pakistan: 'fair neutral' },
    phase: 'jihadist',
  });
  const to = mind.habit.begin('jihadist').answer(
    asked('jihadist', state, 'ask.travel.to', ['afghanistan', 'pakistan', 'canada'], {
      from: 'afghanistan',
    }),
  );
  expect(to).toBe('pakistan');
});

test('8.5.4 for two, a WMD is kept for the United States', () => {
  const state = situation({ countries: { france: { is: 'soft', active: 1 } }, phase: 'jihadist' });
  const options = ['plot-1', 'plot-2', 'plot-wmd'];
  const marker = (country: string): string =>
    mind.habit.begin('jihadist').answer(asked('jihadist', state, 'ask.plot.marker', options, { country }));
  expect(marker('france')).toBe('plot-2');
  expect(marker('united-states')).toBe('plot-wmd');
});

test('5.2.2 a turn is the phase of a side: both cards have its name, and the next phase has another', () => {
  const match = game('none', 'turns', 40);
  const names: string[] = [];
  const dice = new Dice(fastDice('turns'));
  while (names.length < 5 && match.result === undefined) {
    const seat = match.turn[0] ?? '';
    const { prompt, options } = new Sight(match, seat);
    const question = { seat, prompt, options, state: match.state, dice };
    const name = mind.tempo.turnOf(question);
    if (name !== undefined) names.push(name);
    match.answer(seat, mind.habit.begin(seat).answer(question));
  }
  expect(new Set(names).size).toBeLessThan(names.length);
  expect(new Set(names).size).toBeGreaterThan(1);
});

test('2.3 with the last cards in hand it looks to the end', () => {
  const { state } = game('none', 'end', 40);
  const late = { ...state, deck: state.deck.slice(0, 1), hands: { us: [1], jihadist: [50] } };
  expect(mind.tempo.horizon(late)).toBeGreaterThan(mind.tempo.horizon(state));
});

test('6.1 every card is proposed with its uses, the best of them as good as habit', () => {
  const match = game('jihadist', 'proposals', 60);
  const seat = match.turn[0] ?? '';
  const { prompt, options } = new Sight(match, seat);
  const found = mind.proposals?.({ seat, prompt, options, state: match.state, dice: match.dice }) ?? [];
  const cards = new Set(found.map(({ steps }) => steps[0]?.option));
  expect(cards).toEqual(new Set(options.filter((option) => option.startsWith('card-'))));
  expect(found.every(({ steps }) => steps[1]?.prompt === 'ask.use')).toBe(true);
  expect(Math.max(...found.map(({ worth }) => worth))).toBe(0);
});

test('5.3.2, 8.5.4 reasons for everybody name no card of a hand and no marker', () => {
  expect(mind.isOpen?.('ask.use', 'war-of-ideas')).toBe(true);
  expect(mind.isOpen?.('ask.woi', 'pakistan')).toBe(true);
  expect(mind.isOpen?.('ask.card', 'card-43')).toBe(false);
  expect(mind.isOpen?.('ask.use', 'reassessment:card-43')).toBe(false);
  expect(mind.isOpen?.('ask.plot.marker', 'plot-wmd')).toBe(false);
});

test.each(['us', 'jihadist'] as const)('6.1 the habit of %s gives its reasons in both languages', (seat) => {
  const state = situation({ countries: { pakistan: { is: 'fair ally', active: 2 } }, phase: seat });
  const question =
    seat === 'us'
      ? asked(seat, state, 'ask.woi', ['pakistan'])
      : asked(seat, state, 'ask.jihad', ['pakistan'], { left: 1 });
  const [why] = mind.habit.why?.(question, 'pakistan') ?? [];
  if (why === undefined) throw new Error('no reason is given');
  expect(render(labyrinth.speech.en, why)).toMatch(/\w/);
  expect(render(labyrinth.speech.ja, why)).toMatch(/[ぁ-ん]/);
});
