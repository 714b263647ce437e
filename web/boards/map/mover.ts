/** A move on its way to the rules: it answers ask after ask until all of it is told. */
import type { AskView } from '@sandtable/engine';
import type { Gestures, Move } from './gestures.ts';

/** What to answer now, that it is not known yet, or that the move leads nowhere. */
type Next = readonly string[] | 'wait' | 'lost';

const NOTHING: readonly string[] = [];

export class Mover {
  private move: Move | undefined;
  /** The ask that was answered last, so that none is answered twice. */
  private answered: number | undefined;

  begin(move: Move): void {
    this.move = move;
    this.answered = undefined;
  }

  /** `declined` is what would be asked next: a move that fits there tells that one is done here. */
  next(ask: AskView | undefined, declined: AskView | null | undefined, gestures: Gestures): Next {
    if (this.move === undefined || ask?.options === undefined || ask.number === this.answered) return NOTHING;
    const isBegun = this.answered !== undefined;
    const now = gestures.answers(this.move, ask);
    if (now.answers.length > 0 || isBegun) return this.take(ask, now.answers, now.isAll);
    const { pass } = ask;
    if (pass !== undefined && declined === undefined) return 'wait';
    const later = pass === undefined || !declined ? NOTHING_LATER : gestures.answers(this.move, declined);
    if (pass !== undefined && later.answers.length > 0)
      return this.take(ask, [pass, ...later.answers], later.isAll);
    this.move = undefined;
    return 'lost';
  }

  private take(ask: AskView, answers: readonly string[], isAll: boolean): readonly string[] {
    this.answered = ask.number;
    if (isAll) this.move = undefined;
    return answers;
  }
}

const NOTHING_LATER = { answers: NOTHING, isAll: true };
