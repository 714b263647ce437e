/** A space on which the mouse rests for a moment, and where it lies on the stage. */
import type { Box } from './slip-place.ts';

const MOMENT = 350;

export class Resting {
  at = $state.raw<{ readonly space: string; readonly box: Box }>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The pointer has come upon a space, or has left one. */
  point(space: string | undefined, stage: HTMLElement | undefined): void {
    this.stop();
    if (space !== undefined) this.timer = setTimeout(() => this.look(space, stage), MOMENT);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.at = undefined;
  }

  private look(space: string, stage: HTMLElement | undefined): void {
    const shape = stage?.querySelector(`.region[data-space="${space}"]:hover .shape`);
    if (stage === undefined || shape === null || shape === undefined) return;
    const frame = stage.getBoundingClientRect();
    const { left, top, right, bottom } = shape.getBoundingClientRect();
    this.at = {
      space,
      box: {
        left: left - frame.left,
        top: top - frame.top,
        right: right - frame.left,
        bottom: bottom - frame.top,
      },
    };
  }
}
