/** A move on its way to the rules: it answers ask after ask until all of it is told. */
import type { AskView } from '@sandtable/engine';
import type { Gestures, Move } from './gestures.ts';

export class Mover {
  private move: Move | undefined;
  /** The ask that was answered last, so that none is answered twice. */
  private answered: number | undefined;

  begin(move: Move): void {
    this.move = move;
    this.answered = undefined;
  }

  /** What to answer now; nothing when no move is under way or it does not fit any more. */
  next(ask: AskView | undefined, gestures: Gestures): readonly string[] {
    if (this.move === undefined || ask?.options === undefined || ask.number === this.answered) return [];
    const { answers, isAll } = gestures.answers(this.move, ask);
    this.answered = ask.number;
    if (isAll) this.move = undefined;
    return answers;
  }
}
