import { Walker } from '@sandtable/coin/mind';
import {
  type Asked,
  defaultSetting,
  Dice,
  fastDice,
  Match,
  type Player,
  playOut,
  Sight,
} from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { andeanAbyss, type State, type View } from '../../index.ts';
import { habit } from '../../mind/habit.ts';
import { mind } from '../../mind/index.ts';
import { proposals } from '../../mind/proposals.ts';
import type { Andes } from '../../state.ts';

const CHARTS = (andeanAbyss.players ?? []).filter(({ official }) => official === true);

/** A game in which the Insurgents are run by the rulebook, some answers on, where this seat is asked what to do. */
function game(seed: string, answers: number, seat = 'government', nonPlayers = 'farc-auc-cartels') {
  const setting = defaultSetting(andeanAbyss, { nonPlayers });
  const match: Match<State, View> = Match.start(andeanAbyss, setting, fastDice(seed), { journal: false });
  const movers = new Map(['government', 'farc', 'auc', 'cartels'].map((one) => [one, habit.begin(one)]));
  while (match.seq < answers || match.turn[0] !== seat || match.prompt?.key !== 'ask.turn') {
    if (match.result !== undefined) throw new Error('over too soon');
    const asked = askedAt(match);
    match.answer(asked.seat, movers.get(asked.seat)?.answer(asked) ?? '');
  }
  return match;
}

function askedAt(match: Match<State, View>): Asked<State> {
  const seat = match.turn[0] ?? '';
  const { prompt } = match;
  if (prompt === undefined) throw new Error('nothing is asked');
  return { seat, prompt, options: match.menuOf(seat), state: match.state, dice: match.dice };
}

describe('8.0 what the minds know', () => {
  test('8.1 in imagined games a chart answers what its player answers at the table', () => {
    const setting = defaultSetting(andeanAbyss, { nonPlayers: 'farc-auc-cartels' });
    const match: Match<State, View> = Match.start(andeanAbyss, setting, fastDice('same'), { journal: false });
    const movers = new Map(CHARTS.map(({ seats }) => [seats?.[0], habit.begin(seats?.[0] ?? '')]));
    let compared = 0;
    while (match.result === undefined && match.seq < 500) {
      const seat = match.turn[0] ?? '';
      const chart = CHARTS.find(({ seats }) => seats?.includes(seat));
      if (chart === undefined) {
        match.answer(seat, habit.begin(seat).answer(askedAt(match)));
        continue;
      }
      const sight = new Sight(match, seat);
      const reply = chart.answer(sight);
      // Dice of the player's own decide among equals: the same are given to both.
      const fresh = new Sight(match, seat);
      expect(movers.get(seat)?.answer({ ...askedAt(match), dice: fresh.dice })).toBe(reply.option);
      match.reply(seat, reply);
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('a turn has the name of its card, and nothing in the middle of it has one', () => {
    const asked = askedAt(game('turn', 60));
    expect(mind.tempo.turnOf(asked)).toBe(String(asked.state.played.length));
    expect(mind.tempo.turnOf({ ...asked, prompt: { key: 'ask.operation.space' } })).toBeUndefined();
  });

  test('a habit that begins in the middle of a turn finds something to answer', () => {
    const match = game('middle', 80, 'farc', 'auc-cartels');
    const world = new Sight(match, 'farc').imagine(1);
    const begun = match.state.played.length;
    expect(world.options()).toContain('rally');
    world.answer('rally');
    const answers = playOut(world, {
      habit,
      isEnough: ({ state }) => state.played.length > begun,
    });
    expect(answers).toBeGreaterThan(0);
  });

  test.each(['government', 'farc', 'auc', 'cartels'])('%s is proposed turns that can be begun', (seat) => {
    const asked = askedAt(game(`plans/${seat}`, 100, seat, 'none'));
    const plans = proposals(asked);
    expect(plans.length).toBeGreaterThan(2);
    for (const { steps } of plans) expect(asked.options).toContain(steps[0]?.option);
  });

  test('a proposed turn never leaves the menu', () => {
    const match = game('legal', 120);
    const asked = askedAt(match);
    for (const [i, { steps }] of proposals(asked).entries()) {
      const world = new Sight(match, 'government').imagine(i);
      const left = [...steps];
      playOut(world, {
        habit,
        instead: ({ seat, prompt, options }) => {
          const at = left.findIndex((step) => step.prompt === prompt.key);
          if (seat !== 'government' || at < 0) return undefined;
          const option = left[at]?.option;
          left.splice(0, at + 1);
          return option !== undefined && options.includes(option) ? option : undefined;
        },
        isEnough: ({ state }) => state.card !== asked.state.card,
      });
    }
    expect(match.prompt?.key).toBe('ask.turn');
  });

  test('charts say why, as at the table', () => {
    const asked = askedAt(game('why', 40, 'farc', 'auc-cartels'));
    const option = habit.begin('farc').answer(asked);
    expect(habit.why?.(asked, option).length).toBeGreaterThan(0);
  });

  test('in imagined games nobody listens to reasons, and the answer is the same', () => {
    const asked = askedAt(game('why', 40, 'farc', 'auc-cartels'));
    const [chart] = CHARTS.filter(({ seats }) => seats?.includes('farc') === true) as Player<State>[];
    if (chart === undefined) throw new Error('no chart');
    const dice = (): Dice => new Dice(fastDice('reasons'));
    const silent = new Walker<Andes>(chart).reply({ ...asked, dice: dice() });
    const heard = new Walker<Andes>(chart, false).reply({ ...asked, dice: dice() });
    expect(heard.why?.length).toBeGreaterThan(0);
    expect(silent).toEqual({ option: heard.option });
  });

  test('2.1 what is imagined follows from nothing that lies face down', () => {
    const { state } = game('secret', 60);
    const redealt = (from: State, seed: string): State => {
      const copy = { ...from, deck: [...from.deck], unused: [...from.unused] };
      andeanAbyss.determinize(copy, 'government', new Dice(fastDice(seed)));
      return copy;
    };
    const other = redealt(state, 'another');
    expect(other.deck).not.toEqual(state.deck);
    expect(redealt(other, 'same').deck).toEqual(redealt(state, 'same').deck);
    expect(redealt(other, 'same').unused).toEqual(redealt(state, 'same').unused);
  });
});
