/** How much a board must tighten so that everything in one of its parts is in sight. */

/**
 * Finds the first step at which it is; what the board does at each it says in its style: `[data-tight="1"]` and so on.
 * It begins at the step that held before, which mostly holds still: every trial costs the browser a layout.
 */
export function tighten(board: HTMLElement, part: HTMLElement, steps: number): void {
  const fits = (step: number) => {
    board.dataset['tight'] = String(step);
    return part.scrollHeight <= part.clientHeight + 1;
  };
  let step = Math.min(steps, Number(board.dataset['tight'] ?? 0));
  if (fits(step)) {
    while (step > 0 && fits(step - 1)) step--;
    board.dataset['tight'] = String(step);
  } else while (step < steps && !fits(step + 1)) step++;
}
