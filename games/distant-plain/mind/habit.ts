/** How each seat answers without thinking: by its chart, and the Coalition by rules of its own where the chart is no help. */
import { Walker } from '@sandtable/coin/mind';
import type { Asked, Habit, Mover, Player } from '@sandtable/engine';
import { NON_PLAYERS } from '../nonplayers/player.ts';
import type { Plain, State } from '../state.ts';
import { coalitionAnswer } from './coalition.ts';

/** A chart needs of a view only what the state holds as well. */
const CHARTS = new Map(
  NON_PLAYERS.map((player) => [player.seats?.[0] ?? '', player as Player as Player<State>]),
);

function walkerFor(seat: string, isUnheard = true): Walker<Plain> {
  const chart = CHARTS.get(seat);
  if (chart === undefined) throw new Error(`no chart for ${seat}`);
  return new Walker<Plain>(chart, isUnheard);
}

/** Follows the chart but where rules of thumb know better. */
class Coalition implements Mover<State> {
  private readonly chart = walkerFor('coalition');

  answer(asked: Asked<State>): string {
    const option = coalitionAnswer(asked);
    if (option === undefined) return this.chart.answer(asked);
    this.chart.overruled(asked);
    return option;
  }

  overruled(asked: Asked<State>): void {
    this.chart.overruled(asked);
  }
}

export const habit: Habit<State> = {
  // 8.8 Where the rulebook runs the Coalition, it runs it by its chart.
  begin: (seat) => (seat === 'coalition' ? new Coalition() : walkerFor(seat)),
  why(asked, option) {
    if (asked.seat === 'coalition' && coalitionAnswer(asked) !== undefined) return [];
    const { option: usual, why = [] } = walkerFor(asked.seat, false).reply(asked);
    return usual === option ? why : [];
  },
};
