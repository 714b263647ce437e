/** How each seat answers without thinking: Insurgents by their charts, the Government by the rules of its staff. */
import { Walker } from '@sandtable/coin/mind';
import type { Asked, Habit, Message, Mover, Player } from '@sandtable/engine';
import { NON_PLAYERS } from '../nonplayers/player.ts';
import type { Andes, State } from '../state.ts';
import { mindOf, usualAnswer } from './government/staff.ts';

const staff: Mover<State> = {
  answer: ({ state, prompt, options }) => usualAnswer(mindOf(state, prompt, options)),
};

/** A chart needs of a view only what the state holds as well. */
const chartOf = (seat: string): Player<State> | undefined =>
  NON_PLAYERS.find(({ seats }) => seats?.includes(seat) === true);

const CHARTS = new Map(['farc', 'auc', 'cartels'].map((seat) => [seat, chartOf(seat)]));

const walkerFor = (seat: string, isUnheard = true): Walker<Andes> | undefined => {
  const chart = CHARTS.get(seat);
  return chart === undefined ? undefined : new Walker<Andes>(chart, isUnheard);
};

export const habit: Habit<State> = {
  begin: (seat) => walkerFor(seat) ?? staff,
  why(asked: Asked<State>, option): readonly Message[] {
    const walker = walkerFor(asked.seat, false);
    if (walker !== undefined) {
      const { option: usual, why = [] } = walker.reply(asked);
      return usual === option ? why : [];
    }
    const mind = mindOf(asked.state, asked.prompt, asked.options);
    return usualAnswer(mind) === option ? mind.why : [];
  },
};
