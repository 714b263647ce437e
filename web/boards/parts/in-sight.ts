/** What must be seen in a part that scrolls. */

/** Around what comes into sight. */
const MARGIN = 12;

/** Scrolls what holds an element, but never the page, as far as is needed to see it. */
export function bringIntoSight(element: Element): void {
  for (const { holder, isWide, isTall } of holdersOf(element)) {
    const [box, frame] = [element.getBoundingClientRect(), holder.getBoundingClientRect()];
    if (isWide) holder.scrollLeft += beyond(box.left, box.right, frame.left, frame.right);
    if (isTall) holder.scrollTop += beyond(box.top, box.bottom, frame.top, frame.bottom);
  }
}

/** Scrolls what holds an element, but never the page, by so many pixels: on each axis the nearest that can. */
export function scrollHolders(element: Element, across: number, down: number): void {
  const holders = [...holdersOf(element)];
  const wide = holders.find(({ holder, isWide }) => isWide && holder.scrollWidth > holder.clientWidth);
  const tall = holders.find(({ holder, isTall }) => isTall && holder.scrollHeight > holder.clientHeight);
  if (wide !== undefined) wide.holder.scrollLeft += across;
  if (tall !== undefined) tall.holder.scrollTop += down;
}

/** What scrolls around an element, from the inside outwards. */
function* holdersOf(element: Element) {
  for (let holder = element.parentElement; holder !== null; holder = holder.parentElement) {
    if (holder === document.body) return;
    const { overflowX, overflowY } = getComputedStyle(holder);
    yield { holder, isWide: overflowX === 'auto', isTall: overflowY === 'auto' };
  }
}

/** How far something from `start` to `end` lies beyond a frame. */
function beyond(start: number, end: number, from: number, to: number): number {
  if (start < from) return start - from - MARGIN;
  return end > to ? end - to + MARGIN : 0;
}
