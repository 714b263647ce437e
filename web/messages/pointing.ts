/** Pointing at a thing by mouse, keyboard or a long press, wherever its name stands. */
import type { Attachment } from 'svelte/attachments';
import { on as listen } from 'svelte/events';
import type { Thing } from './things.ts';

/** Tells what is pointed at; `at` is what stands for it there. */
export type Point = (thing: Thing | undefined, at?: Element) => void;

/** How long a finger rests until that means something else than a tap, in milliseconds. */
const LONG = 450;

const isBy = (kind: 'mouse' | 'touch', event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === kind;

/**
 * For an element that a mouse may come over. What only came to lie under a mouse at rest, as the answers to the next
 * question do, is not pointed at before the mouse moves; nor is what has been pressed.
 */
export function hovering(
  on: (element: Element) => void,
  off: () => void,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    let isOver = false;
    const hear = (name: string, heard: () => void) =>
      listen(element, name, (event) => !isBy('touch', event) && heard(), { signal });
    hear('pointermove', () => {
      if (!isOver) on(element);
      isOver = true;
    });
    hear('pointerup', off);
    hear('pointerleave', () => {
      isOver = false;
      off();
    });
    return () => listening.abort();
  };
}

/** For an element that stands for a thing. */
export function pointing(thing: Thing, point: Point | undefined): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (point === undefined) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const on = () => point(thing, element);
    const off = () => point(undefined);
    const stopHovering = hovering(on, off)(element);
    const lift = () => clearTimeout(timer);
    const press = (event: Event) => {
      isHeld = false;
      if (isBy('mouse', event)) return;
      timer = setTimeout(() => {
        isHeld = true;
        on();
      }, LONG);
    };
    /** What the finger showed stays until the next tap, and is no click. */
    const swallow = (event: Event) => {
      if (!isHeld) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      isHeld = false;
    };
    listen(element, 'pointerdown', press, { signal });
    for (const name of ['pointerup', 'pointerleave', 'pointercancel'])
      listen(element, name, lift, { signal });
    listen(element, 'click', swallow, { signal, capture: true });
    listen(element, 'contextmenu', swallow, { signal });
    listen(element, 'focus', () => element.matches(':focus-visible') && on(), { signal });
    // Svelte's own way to listen: something that has the focus may be taken off the board while the page is drawn.
    listen(element, 'blur', off, { signal });
    return () => {
      lift();
      stopHovering?.();
      listening.abort();
    };
  };
}
