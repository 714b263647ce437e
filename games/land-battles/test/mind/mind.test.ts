import { type Asked, clone, defaultSetting, Dice, fastDice, Match, Sight } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { appraise } from '../../appraise.ts';
import { landBattles } from '../../game.ts';
import { mind } from '../../mind/index.ts';
import { sergeant } from '../../players/sergeant.ts';
import type { State } from '../../state.ts';

/** A battle some answers after its beginning, played by sergeants. */
function battle(seed: string, answers: number): Match<State> {
  const match = Match.start(landBattles, defaultSetting(landBattles), fastDice(seed), { journal: false });
  const isThere = () => match.seq >= answers && match.prompt?.key === 'ask.action';
  while (match.result === undefined && !isThere()) {
    const seat = match.turn[0] ?? '';
    match.reply(seat, sergeant.answer(new Sight(match, seat)));
  }
  return match;
}

function askedAt(match: Match<State>): Asked<State> {
  const seat = match.turn[0] ?? '';
  const { prompt } = match;
  if (prompt === undefined) throw new Error('nothing is asked');
  return { seat, prompt, options: match.menuOf(seat), state: match.state, dice: match.dice };
}

const SEEDS = ['m1', 'm2', 'm3'];

test.each(SEEDS)('R17 features and weights say what the appraisal says (%s)', (seed) => {
  const { state } = battle(seed, 120);
  const { features, weights } = mind;
  for (const { nation } of state.players) {
    const [own = 0, theirs = 0] = features
      .rows(state, features.sides(state, nation))
      .map((row) =>
        row.reduce((sum, figure, i) => sum + figure * (weights.terms[features.names[i] ?? ''] ?? 0), 0),
      );
    expect(1 / (1 + Math.exp(theirs - own))).toBeCloseTo(appraise(state, nation), 2);
  }
});

test.each(SEEDS)('R6 what is proposed can be done: every step that is asked for is offered (%s)', (seed) => {
  const match = battle(seed, 90);
  const asked = askedAt(match);
  const proposals = mind.proposals?.(asked) ?? [];
  expect(proposals.length).toBeGreaterThan(0);
  for (const { steps } of proposals.slice(0, 30)) {
    const trial = match.fork();
    for (const { prompt, option } of steps) {
      if (trial.prompt?.key !== prompt || trial.turn[0] !== asked.seat) continue;
      expect(trial.menuOf(asked.seat), `${prompt} in ${JSON.stringify(steps)}`).toContain(option);
      trial.answer(asked.seat, option);
    }
    expect(trial.seq).toBeGreaterThan(match.seq);
  }
});

test('R6 a turn has a name at its action only', () => {
  const asked = askedAt(battle('m1', 60));
  expect(mind.tempo.turnOf(asked)).toBe(asked.seat);
  expect(mind.tempo.turnOf({ ...asked, prompt: { key: 'ask.target' } })).toBeUndefined();
});

test('R1 reasons for everybody name no card of a hand', () => {
  expect(mind.isOpen?.('ask.action', 'maneuver')).toBe(true);
  expect(mind.isOpen?.('ask.card', 'regroup')).toBe(false);
  expect(mind.isOpen?.('ask.action', 'engineers')).toBe(false);
  expect(mind.isOpen?.('ask.maneuver.card', 'aside/cover')).toBe(false);
});

test('R15 whether there is a reaction to think about is veiled', () => {
  expect(mind.tempo.isVeiled?.('ask.react.attack')).toBe(true);
  expect(mind.tempo.isVeiled?.('ask.action')).toBe(false);
  expect(mind.tempo.isWorthy?.('ask.muster')).toBe(false);
});

test.each([
  ['of two', {}],
  ['of four', { red: 2, blue: 2 }],
])(
  'R18.3 the worlds a seat imagines are the same whatever is hidden from it, in a battle %s',
  (_, options) => {
    const setting = defaultSetting(landBattles, { actionReserve: true, ...options });
    const match = Match.start(landBattles, setting, fastDice('aside'), { journal: false });
    const compared = new Set<string>();
    for (let n = 0; n < 110 * (match.seats.length - 1); n++) {
      const seat = match.turn[0] ?? '';
      const stage = redealtStage(match, seat, `other ${n}`);
      if (stage !== undefined) compared.add(stage);
      match.reply(seat, sergeant.answer(new Sight(match, seat)));
    }
    expect([...compared]).toEqual(['buying', 'muster', 'battle']);
  },
);

/** Compares a world at a rest with one after another deal; the stage, where the deal was another. */
function redealtStage(match: Match<State>, seat: string, seed: string): string | undefined {
  const position = match.position();
  if (position.answers.length > 0) return undefined;
  const state = clone(position.state);
  landBattles.determinize(state, seat, new Dice(fastDice(seed)));
  const other = Match.resume(landBattles, { ...position, state }, { journal: false });
  expect(other.view(seat)).toEqual(match.view(seat));
  const [here, there] = [match, other].map((one) => new Sight<State, unknown>(one, seat).imagine(3).state);
  expect(there).toEqual(here);
  return JSON.stringify(state) === JSON.stringify(position.state) ? undefined : state.stage;
}
