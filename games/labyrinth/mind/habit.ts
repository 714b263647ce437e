/**
 * How a seat answers without thinking: the US by its staff's rules of thumb, the Jihadist alone by the rulebook's charts,
 * the Jihadist of the game for two by rules of thumb of its own.
 */
import type { Asked, Habit, Message, Mover } from '@sandtable/engine';
import { answerBesides } from '../jihadist/player.ts';
import { usualAnswer } from '../staff/answers.ts';
import { thumbReason } from '../staff/reasons.ts';
import { prospectsOf as staffProspects } from '../staff/uses.ts';
import type { State } from '../state.ts';
import { say } from '../text/say.ts';
import { thumbAnswer, worthsFor } from './jihadist/answers.ts';
import { prospectsOf } from './jihadist/uses.ts';
import { staffWorths } from './us.ts';

/** How much of a won game a resource under Good Governance is, and beyond how many nobody counts. */
export const CHANCE_OF_A_RESOURCE = 0.03;
const MOST = 6;

/** 9.4 Alone the Jihadist chooses by the charts. */
const isByChart = ({ state, seat }: Asked<State>): boolean => seat === 'jihadist' && state.variants.solo;

/** What the charts say; undefined where the Operation is one that they had not chosen. */
function chartAnswer({ state, prompt, options, dice }: Asked<State>): {
  option: string | undefined;
  why: readonly Message[];
} {
  const why: Message[] = [];
  return { option: answerBesides({ state, prompt, options, dice, why }), why };
}

/** What a card is used for is weighed with what the choice of the card found: nothing has happened in between. */
class Thumb implements Mover<State> {
  private prospects: Readonly<Record<string, readonly number[]>> | undefined;

  answer(asked: Asked<State>): string {
    const charted = isByChart(asked) ? chartAnswer(asked).option : undefined;
    if (charted !== undefined) return charted;
    const { state, seat, prompt } = asked;
    const isUs = seat === 'us';
    if (prompt.key === 'ask.card') this.prospects = isUs ? staffProspects(state) : prospectsOf(state);
    const question = { ...asked, prospects: this.prospects };
    if (prompt.key !== 'ask.card') this.prospects = undefined;
    return isUs ? usualAnswer(question) : thumbAnswer(question);
  }

  overruled(): void {
    this.prospects = undefined;
  }
}

export const habit: Habit<State> = {
  begin: () => new Thumb(),
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
    if (new Thumb().answer(asked) !== option) return [];
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
