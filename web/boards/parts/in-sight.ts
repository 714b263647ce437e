/** What must be seen in a part that scrolls. */

/** Around what comes into sight. */
const MARGIN = 12;

/** Scrolls what holds an element, but never the page, as far as is needed to see it. */
export function bringIntoSight(element: Element): void {
  for (let holder = element.parentElement; holder !== null; holder = holder.parentElement) {
    if (holder === document.body) return;
    const { overflowX, overflowY } = getComputedStyle(holder);
    const [box, frame] = [element.getBoundingClientRect(), holder.getBoundingClientRect()];
    if (overflowX === 'auto') holder.scrollLeft += beyond(box.left, box.right, frame.left, frame.right);
    if (overflowY === 'auto') holder.scrollTop += beyond(box.top, box.bottom, frame.top, frame.bottom);
  }
}

/** How far something from `start` to `end` lies beyond a frame. */
function beyond(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from - MARGIN;
  return end > to ? end - to + MARGIN : 0;
}
