/** Playing an imagined world on: one loop for everybody who looks ahead. Nothing is shown, told or kept on the way. */
import type { Asked, Habit, Imagined, Mover, SeatId } from './contract.ts';

export interface Playout<S = unknown> {
  readonly habit: Habit<S>;
  /** What is answered instead of by habit; undefined leaves it to the habit. Asked at every question. */
  instead?(asked: Asked<S>): string | undefined;
  /** True at the question before which to stop. */
  isEnough(asked: Asked<S>): boolean;
}

/** Plays on until it is enough or the game is over. Gives the number of answers. */
export function playOut<S>(world: Imagined, playout: Playout<S>): number {
  const { habit } = playout;
  const movers = new Map<SeatId, Mover<S>>();
  const { dice } = world;
  for (let answers = 0; ; answers++) {
    const { turn: seat, prompt } = world;
    if (seat === undefined || prompt === undefined) return answers;
    const asked: Asked<S> = { seat, prompt, options: world.options(), state: world.state as S, dice };
    if (playout.isEnough(asked)) return answers;
    let mover = movers.get(seat);
    if (mover === undefined) {
      mover = habit.begin(seat);
      movers.set(seat, mover);
    }
    const given = playout.instead?.(asked) ?? onlyOption(asked);
    if (given !== undefined) mover.overruled?.(asked, given);
    world.answer(given ?? mover.answer(asked));
  }
}

function onlyOption({ options }: Asked): string | undefined {
  return options.length === 1 ? options[0] : undefined;
}
