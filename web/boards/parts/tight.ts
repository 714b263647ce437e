/** How much a board must tighten so that everything in one of its parts is in sight. */

/**
 * Finds the first step at which it is. What the board does from a step on it says in its style: `[data-tight~="2"]` is true
 * at the second step and all later ones. It begins at the step that held before, which mostly holds still: every trial
 * costs the browser a layout.
 */
export function tighten(
  board: Pick<HTMLElement, 'dataset'>,
  part: Pick<HTMLElement, 'scrollHeight' | 'clientHeight'>,
  steps: number,
): void {
  const take = (step: number) => {
    board.dataset['tight'] = Array.from({ length: step }, (_, i) => i + 1).join(' ');
  };
  const fits = (step: number) => {
    take(step);
    return part.scrollHeight <= part.clientHeight + 1;
  };
  const before = (board.dataset['tight'] ?? '').split(' ').filter(Boolean).length;
  let step = Math.min(steps, before);
  if (fits(step)) {
    while (step > 0 && fits(step - 1)) step--;
    take(step);
  } else while (step < steps && !fits(step + 1)) step++;
}
