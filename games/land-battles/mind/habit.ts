/** How a seat answers without thinking: the sergeant, who keeps to what he has begun. */
import type { Asked, Habit, Message, Mover, SeatId } from '@sandtable/engine';
import { type Outlook, outlook } from '../players/outlook.ts';
import { bestPlan, type Plan } from '../players/plans.ts';
import { answerFrom, decide } from '../players/sergeant.ts';
import type { State } from '../state.ts';
import { viewOf } from '../view.ts';
import { worthOfOption } from './worths.ts';

export const outlookOf = ({ state, seat }: Asked<State>): Outlook => outlook(viewOf(state, seat), seat);

/** Weighs its actions once, and then does what it has chosen. */
class Sergeant implements Mover<State> {
  private plan: Plan | undefined;

  answer(asked: Asked<State>): string {
    const { seat, prompt, options, state } = asked;
    const view = viewOf(state, seat);
    if (prompt.key === 'ask.action') {
      const { option } = decide(view, seat, prompt, options);
      this.plan = bestPlan(outlook(view, seat));
      return option;
    }
    const planned = this.plan === undefined ? undefined : answerFrom(this.plan, prompt.key);
    return planned !== undefined && options.includes(planned)
      ? planned
      : decide(view, seat, prompt, options).option;
  }

  /** Another turn than his own idea of it: he thinks of the rest when he is asked. */
  overruled({ prompt }: Asked<State>, option: string): void {
    if (
      prompt.key === 'ask.action' ||
      (this.plan !== undefined && answerFrom(this.plan, prompt.key) !== option)
    )
      this.plan = undefined;
  }
}

export const habit: Habit<State> = {
  begin: (_seat: SeatId) => new Sergeant(),
  weigh: (asked) => asked.options.map((option) => worthOfOption(outlookOf(asked), asked.prompt, option)),
  why(asked, option): readonly Message[] {
    const { seat, prompt, options, state } = asked;
    const reply = decide(viewOf(state, seat), seat, prompt, options);
    return reply.option === option ? (reply.why ?? []) : [];
  },
};
