/** Pointing at a thing by mouse, keyboard or a long press, wherever its name stands. */
import type { Attachment } from 'svelte/attachments';
import { on as listen } from 'svelte/events';
import type { Thing } from './things.ts';

/** Tells what is pointed at; `at` is what stands for it there. */
export type Point = (thing: Thing | undefined, at?: Element) => void;

/** How long a finger rests until that means something else than a tap, in milliseconds. */
const LONG = 450;

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
    const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && on();
    const leave = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
      if (pointerType === 'mouse') off();
    };
    const press = ({ pointerType }: PointerEvent) => {
      isHeld = false;
      if (pointerType === 'mouse') return;
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
    const events = { pointerenter: enter, pointerleave: leave, pointerdown: press, pointerup: leave };
    for (const [name, listener] of Object.entries(events))
      listen(element, name, listener as EventListener, { signal });
    listen(element, 'pointercancel', () => clearTimeout(timer), { signal });
    listen(element, 'click', swallow, { signal, capture: true });
    listen(element, 'contextmenu', swallow, { signal });
    listen(element, 'focus', () => element.matches(':focus-visible') && on(), { signal });
    // Svelte's own way to listen: something that has the focus may be taken off the board while the page is drawn.
    listen(element, 'blur', off, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  };
}
