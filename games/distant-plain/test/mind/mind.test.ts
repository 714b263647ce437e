import { type Asked, defaultSetting, fastDice, Match, playOut, Sight } from '@sandtable/engine';
import { describe, expect, test } from 'vitest';
import { PROPAGANDA_CARDS } from '../../cards.ts';
import { distantPlain, type State, type View } from '../../index.ts';
import { AT } from '../../map.ts';
import { coalitionAnswer, idle, isTimeToGo } from '../../mind/coalition.ts';
import { features } from '../../mind/features.ts';
import { habit } from '../../mind/habit.ts';
import { mind } from '../../mind/index.ts';
import { proposals } from '../../mind/proposals.ts';
import { type Situation, situation, VARIANTS } from '../table.ts';

const [PROPAGANDA = 0] = PROPAGANDA_CARDS;
const SEATS = ['coalition', 'government', 'taliban', 'warlords'];

/** A game by habit, some answers on, where this seat is asked what to do. */
function game(seed: string, answers: number, seat: string): Match<State, View> {
  const match: Match<State, View> = Match.start(distantPlain, defaultSetting(distantPlain), fastDice(seed), {
    journal: false,
  });
  const movers = new Map(SEATS.map((one) => [one, habit.begin(one)]));
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
  test('every feature has a weight, and every weight a feature', () => {
    expect(Object.keys(mind.weights.terms).toSorted()).toEqual([...features.names].toSorted());
  });

  test.each(SEATS)('%s is proposed turns that can be begun, and stays within the menu', (seat) => {
    const match = game(`plans/${seat}`, 60, seat);
    const asked = askedAt(match);
    const plans = proposals(asked);
    expect(plans.length).toBeGreaterThan(2);
    for (const [i, { steps }] of plans.entries()) {
      expect(asked.options).toContain(steps[0]?.option);
      const world = new Sight(match, seat).imagine(i);
      const left = [...steps];
      const answers = playOut(world, {
        habit,
        instead: (one) => {
          const at = left.findIndex((step) => step.prompt === one.prompt.key);
          if (one.seat !== seat || at < 0) return undefined;
          const option = left[at]?.option;
          left.splice(0, at + 1);
          return option !== undefined && one.options.includes(option) ? option : undefined;
        },
        isEnough: ({ state }) => state.played.length > asked.state.played.length,
      });
      expect(answers).toBeGreaterThan(0);
    }
  });

  test('rows are figures for every faction', () => {
    const rows = features.rows(game('rows', 40, 'taliban').state, SEATS);
    for (const row of rows) {
      expect(row).toHaveLength(features.names.length);
      expect(row.every(Number.isFinite)).toBe(true);
    }
  });

  test('8.9 alone, being behind counts from the first Round on', () => {
    const alone = { ...VARIANTS, nonPlayers: ['government', 'taliban', 'warlords'] as const };
    const behind = (propagandas: number): number => {
      const table = situation({ variants: alone, state: { propagandas } });
      return features.rows(table, ['coalition'])[0]?.[features.names.indexOf('behind')] ?? 0;
    };
    expect(behind(0)).toBe(0);
    expect(behind(1)).toBeGreaterThan(0);
  });

  test('4.2.1 pieces that a space does not need for COIN Control are idle', () => {
    const table = situation({
      spaces: { kandahar: { 'coalition-troops': 3, police: 2, 'taliban-active': 2 } },
    });
    expect(idle(table, AT.kandahar)).toBe(2);
  });

  test('4.2.1 idle Troops go home in a Surge, Bases stay', () => {
    const table = situation({
      spaces: { kandahar: { 'coalition-troops': 3, 'coalition-base': 1, police: 2, 'taliban-active': 2 } },
    });
    const asked = (kind: string, options: string[]): Asked<State> => ({
      seat: 'coalition',
      prompt: { key: 'ask.surge.number', params: { kind, space: 'kandahar' } },
      options,
      state: table,
      dice: game('dice', 0, 'coalition').dice,
    });
    expect(coalitionAnswer(asked('coalition-troops', ['0', '1', '2', '3']))).toBe('0');
    expect(coalitionAnswer(asked('coalition-base', ['0', '1']))).toBe('1');
  });

  test('8.9 alone, pieces go home before every check that may end the game, and not before the first', () => {
    const alone = { ...VARIANTS, nonPlayers: ['government', 'taliban', 'warlords'] as const };
    const spaces = { kandahar: { 'coalition-troops': 3, police: 2 } } as const;
    const before = (propagandas: number, variants: Situation['variants'] = alone): State =>
      situation({ variants, spaces, state: { propagandas, deck: [PROPAGANDA] } });
    expect(isTimeToGo(before(1))).toBe(true);
    expect(isTimeToGo(before(0))).toBe(false);
    expect(isTimeToGo(before(1, VARIANTS))).toBe(false);
    const { dice } = game('dice', 0, 'coalition');
    const asked = (key: string, options: string[]): Asked<State> => ({
      seat: 'coalition',
      prompt: { key, params: { kind: 'coalition-troops', space: 'kandahar' } },
      options,
      state: before(1),
      dice,
    });
    expect(coalitionAnswer(asked('ask.turn', ['sweep', 'train', 'pass']))).toBe('train');
    expect(coalitionAnswer(asked('ask.operation.space', ['kabul', 'surge']))).toBe('surge');
    expect(coalitionAnswer(asked('ask.surge', ['kabul', 'kandahar', 'done']))).toBe('kandahar');
    expect(coalitionAnswer(asked('ask.surge.number', ['0', '1', '2', '3']))).toBe('0');
  });

  test('8.9 being behind weighs less while pieces can still be taken home', () => {
    const alone = { ...VARIANTS, nonPlayers: ['government', 'taliban', 'warlords'] as const };
    const spaces = { kandahar: { 'coalition-troops': 12, 'coalition-base': 1 } } as const;
    const behind = (deck: number[]): number => {
      const table = situation({ variants: alone, spaces, state: { propagandas: 1, deck } });
      return features.rows(table, ['coalition'])[0]?.[features.names.indexOf('behind')] ?? 0;
    };
    // Distance alone would make it less than half.
    expect(behind([1])).toBeLessThan(behind([PROPAGANDA]) / 4);
  });

  test('6.4 people who turn to the other side are no gain, however many could then be won back', () => {
    const figure = (seat: string, name: (typeof features.names)[number], level: 'O' | 'N' | 'S'): number => {
      const held = seat === 'coalition' ? { 'coalition-troops': 3, police: 2 } : { 'taliban-active': 5 };
      const table = situation({ spaces: { kandahar: { ...held, level } } });
      return features.rows(table, [seat])[0]?.[features.names.indexOf(name)] ?? 0;
    };
    expect(figure('coalition', 'support', 'O')).toBeLessThan(figure('coalition', 'support', 'N'));
    expect(figure('taliban', 'sharia', 'S')).toBeLessThan(figure('taliban', 'sharia', 'N'));
  });

  test('8.8 where the rulebook runs the Coalition its chart answers', () => {
    const table = situation({ variants: { ...VARIANTS, nonPlayers: ['coalition'] } });
    const asked: Asked<State> = {
      seat: 'coalition',
      prompt: { key: 'ask.train.civic' },
      options: ['civic-action', 'done'],
      state: table,
      dice: game('dice', 0, 'coalition').dice,
    };
    expect(coalitionAnswer(asked)).toBeUndefined();
  });
});
