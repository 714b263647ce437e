/** How much a board must tighten so that everything in one of its parts is in sight. */

/** Tries one step after the other; what the board does at each it says in its style: `[data-tight="1"]` and so on. */
export function tighten(board: HTMLElement, part: HTMLElement, steps: number): void {
  for (let step = 0; step <= steps; step++) {
    board.dataset['tight'] = String(step);
    if (part.scrollHeight <= part.clientHeight + 1) return;
  }
}
