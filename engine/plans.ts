/** The plans that players follow beside the rules, seat by seat, from one rest to the next. */
import type { Plan, Planner, Reply, SeatId } from './contract.ts';

interface Followed<Q> {
  readonly planner: Planner<Q>;
  plan: Plan<Q>;
  /** The moment of the question it last replied to. */
  seq: number;
  reply: Reply;
  /** Whether that question has been answered since. */
  isAnswered: boolean;
}

export class Plans<Q> {
  private readonly bySeat = new Map<SeatId, Followed<Q>>();

  /** Shows a plan the next question, or begins it. Asked again at the same moment, it replies the same. */
  reply(seat: SeatId, planner: Planner<Q>, question: Q, seq: number): Reply {
    const known = this.bySeat.get(seat);
    if (known === undefined || known.planner !== planner) {
      const { plan, reply } = begun(planner, question);
      this.bySeat.set(seat, { planner, plan, seq, reply, isAnswered: false });
      return reply;
    }
    if (known.seq === seq) return known.reply;
    const next = known.plan.next(question);
    if (next.done === true) Object.assign(known, begun(planner, question));
    else known.reply = next.value;
    known.seq = seq;
    known.isAnswered = false;
    return known.reply;
  }

  /** Whether a plan has seen every question of its seat up to this moment. */
  isUpToDate(seat: SeatId, planner: Planner<Q>, seq: number): boolean {
    const known = this.bySeat.get(seat);
    return known?.planner === planner && (known.seq === seq || known.isAnswered);
  }

  /** A seat answers what it is asked at this moment: a plan that was not shown the question has missed it. */
  answered(seat: SeatId, seq: number): void {
    const known = this.bySeat.get(seat);
    if (known === undefined) return;
    if (known.seq === seq) known.isAnswered = true;
    else this.bySeat.delete(seat);
  }

  drop(seat: SeatId): void {
    this.bySeat.delete(seat);
  }

  /** The rules have come to a rest, or go back to one. */
  clear(): void {
    if (this.bySeat.size > 0) this.bySeat.clear();
  }
}

function begun<Q>(planner: Planner<Q>, question: Q): { readonly plan: Plan<Q>; readonly reply: Reply } {
  const plan = planner(question);
  const first = plan.next(question);
  if (first.done === true) throw new Error('a plan ended before its first reply');
  return { plan, reply: first.value };
}
