/**
 * How a seat answers without thinking: the US by its staff's rules of thumb, the Jihadist alone by the rulebook's charts,
 * the Jihadist of the game for two by rules of thumb of its own.
 */
import type { Asked, Habit, Message, Mover } from '@sandtable/engine';
import { answerOf } from '../jihadist/player.ts';
import { usualAnswer } from '../staff/answers.ts';
import { thumbReason } from '../staff/reasons.ts';
import type { State } from '../state.ts';
import { say } from '../text/say.ts';
import { thumbAnswer, worthsFor } from './jihadist/answers.ts';
import { staffWorths } from './us.ts';

/** How much of a won game a resource under Good Governance is, and beyond how many nobody counts. */
export const CHANCE_OF_A_RESOURCE = 0.03;
const MOST = 6;

/** 9.4 Alone the Jihadist chooses by the charts. */
const isByChart = ({ state, seat }: Asked<State>): boolean => seat === 'jihadist' && state.variants.solo;

function chartAnswer({ state, prompt, options, dice }: Asked<State>): {
  option: string;
  why: readonly Message[];
} {
  const why: Message[] = [];
  return { option: answerOf({ state, prompt, options, dice, why }), why };
}

const byThumb: Mover<State> = {
  answer(asked) {
    if (isByChart(asked)) return chartAnswer(asked).option;
    return asked.seat === 'us' ? usualAnswer(asked) : thumbAnswer(asked);
  },
};

export const habit: Habit<State> = {
  begin: () => byThumb,
  weigh(asked) {
    const worths = isByChart(asked) ? undefined : asked.seat === 'us' ? staffWorths(asked) : worthsFor(asked);
    return asked.options.map(
      (_, i) => CHANCE_OF_A_RESOURCE * Math.max(-MOST, Math.min(MOST, worths?.[i] ?? 0)),
    );
  },
  why(asked, option) {
    if (isByChart(asked)) {
      const { option: charted, why } = chartAnswer(asked);
      return charted === option ? why : [];
    }
    if (byThumb.answer(asked) !== option) return [];
    return [asked.seat === 'us' ? thumbReason(asked.prompt.key) : cellReason(asked.prompt.key)];
  },
};

const CELL_REASONS = {
  'ask.jihad': 'mind.why.jihad',
  'ask.recruit': 'mind.why.cells',
  'ask.travel.from': 'mind.why.cells',
  'ask.travel.to': 'mind.why.cells',
  'ask.plot': 'mind.why.plot',
  'ask.plot.marker': 'mind.why.plot',
} as const;
type Reasoned = keyof typeof CELL_REASONS;
const isReasoned = (key: string): key is Reasoned => Object.hasOwn(CELL_REASONS, key);

const cellReason = (key: string): Message =>
  say(isReasoned(key) ? CELL_REASONS[key] : 'mind.why.jihadist', '6.1');
