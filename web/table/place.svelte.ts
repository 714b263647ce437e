/** The room around a table, measured, and what its panels cover of a board. */
import { type Insets, NO_INSETS, type Stage } from '../boards/board.ts';
import type { Desk } from './desk.svelte.ts';
import { type Room, roomFor } from './room.ts';

/** In rem: the question with its margins over a map, and the line over a full board (style/table.css). */
const PANEL = 20.25;
const EDGE = 0.75;
const LINE = 3.9;

const letter = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export class Place {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  private readonly touch = matchMedia('(pointer: coarse)');

  readonly room: Room = $derived.by(() =>
    roomFor(this.width / letter(), this.height / letter(), this.touch.matches),
  );

  get isLittle(): boolean {
    return this.room !== 'wide';
  }

  /** They change with what somebody opens, never with what is asked. */
  insets(stage: Stage, { isFull }: Desk): Insets {
    if (stage === 'beside') return NO_INSETS;
    const rem = letter();
    if (isFull) return { ...NO_INSETS, top: LINE * rem };
    if (this.room !== 'wide' || stage !== 'floating') return NO_INSETS;
    return { top: EDGE * rem, right: PANEL * rem, bottom: EDGE * rem, left: EDGE * rem };
  }
}
