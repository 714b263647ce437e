/** Zoom and pan of a drawing: wheel, drag, pinch, keys and buttons. */
import { scrollHolders } from '../parts/in-sight.ts';

type Point = readonly [x: number, y: number];

const MOST = 6;
const STEP = 1.35;
/** Pixels a pointer may wander and still be a click. */
const SLIP = 6;
/** Milliseconds without a move after which the camera rests. */
const RESTS = 160;
/** The part of the frame that one press of an arrow key moves by. */
const STRIDE = 0.12;

export class Camera {
  readonly width: number;
  readonly height: number;
  zoom = $state(1);
  /** Whether the drawing is larger than its place and scrolls there. */
  scrolls = $state(false);
  /** Whether such a drawing is shown as a whole all the same, however small. */
  isShrunk = $state(false);
  private x = $state(0);
  private y = $state(0);
  private rested = $state.raw({ zoom: 1, x: 0, y: 0 });
  private resting: ReturnType<typeof setTimeout> | undefined;
  private svg: SVGSVGElement | undefined;
  private readonly pointers = new Map<number, Point>();
  private wandered = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  get transform(): string {
    return `translate(${this.x.toFixed(2)} ${this.y.toFixed(2)}) scale(${this.zoom.toFixed(4)})`;
  }

  /** Of what is drawn anew only when the camera rests. */
  get settled(): string {
    const { zoom, x, y } = this.rested;
    return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${zoom.toFixed(4)})`;
  }

  /** How far that is off until then, for its style: `corner` is what lies in the corner of the stage, `scale` pixels a unit. */
  shift({ corner, scale }: { readonly corner: Point; readonly scale: number }): string {
    const { zoom, x, y } = this.rested;
    const ratio = this.zoom / zoom;
    if (ratio === 1 && this.x === x && this.y === y) return 'none';
    const off = (now: number, then: number, edge: number): string =>
      (scale * ((edge - then) * ratio + now - edge)).toFixed(2);
    return `translate(${off(this.x, x, corner[0])}px, ${off(this.y, y, corner[1])}px) scale(${ratio.toFixed(4)})`;
  }

  get isMoved(): boolean {
    return this.zoom > 1;
  }

  /** Whether there is more to see than is seen. */
  get isPart(): boolean {
    return this.isMoved || this.scrolls;
  }

  closer = (): void => {
    if (this.isShrunk) this.isShrunk = false;
    else this.zoomAt([this.width / 2, this.height / 2], STEP);
  };
  farther = (): void => {
    if (this.isMoved) this.zoomAt([this.width / 2, this.height / 2], 1 / STEP);
    else this.whole();
  };
  whole = (): void => {
    this.isShrunk ||= this.scrolls;
    this.put(1, 0, 0);
  };

  /** Moves so that a point of the drawing is in sight. */
  show([x, y]: Point): void {
    const [left, top] = [x * this.zoom + this.x, y * this.zoom + this.y];
    const isInside = left > 0 && left < this.width && top > 0 && top < this.height;
    if (!isInside) this.put(this.zoom, this.width / 2 - x * this.zoom, this.height / 2 - y * this.zoom);
  }

  /** Where a point of the screen lies in the drawing. */
  at(clientX: number, clientY: number): Point {
    const [x, y] = this.onFrame(clientX, clientY);
    return [(x - this.x) / this.zoom, (y - this.y) / this.zoom];
  }

  /** Listens on the drawing. To be attached to the `svg`. */
  readonly watch = (svg: SVGSVGElement): (() => void) => {
    this.svg = svg;
    const listening = new AbortController();
    const { signal } = listening;
    svg.addEventListener('wheel', this.turn, { signal, passive: false });
    svg.addEventListener('pointerdown', this.press, { signal });
    svg.addEventListener('pointermove', this.drag, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      svg.addEventListener(end, this.lift, { signal });
    // A drag that ends on a space is no click on it.
    svg.addEventListener('click', this.swallow, { signal, capture: true });
    return () => {
      listening.abort();
      clearTimeout(this.resting);
    };
  };

  /** Listens to keys wherever the focus is inside an element, which takes no focus of its own for that. */
  readonly keys = (element: HTMLElement): (() => void) => {
    element.addEventListener('keydown', this.key);
    return () => element.removeEventListener('keydown', this.key);
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const done = this.pressed(event.key);
    if (done) event.preventDefault();
  };

  private pressed(key: string): boolean {
    const [across, down] = [this.width * STRIDE, this.height * STRIDE];
    switch (key) {
      case '+':
      case '=':
        this.closer();
        return true;
      case '-':
        this.farther();
        return true;
      case '0':
        this.whole();
        return true;
      case 'ArrowLeft':
        return this.pan(across, 0);
      case 'ArrowRight':
        return this.pan(-across, 0);
      case 'ArrowUp':
        return this.pan(0, down);
      case 'ArrowDown':
        return this.pan(0, -down);
      default:
        return false;
    }
  }

  private pan(dx: number, dy: number): boolean {
    if (!this.isMoved) return false;
    this.put(this.zoom, this.x + dx, this.y + dy);
    return true;
  }

  private readonly turn = (event: WheelEvent): void => {
    // Sideways is for a drawing that scrolls.
    if (this.scrolls && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    const notches = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY / 100 : event.deltaY / 3;
    this.zoomAt(this.onFrame(event.clientX, event.clientY), STEP ** -Math.max(-2, Math.min(2, notches)));
  };

  private readonly press = (event: PointerEvent): void => {
    if (this.pointers.size === 0) this.wandered = 0;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  };

  private readonly drag = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (before === undefined) return;
    const now: Point = [event.clientX, event.clientY];
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.wandered += Math.hypot(now[0] - before[0], now[1] - before[1]);
    this.pointers.set(event.pointerId, now);
    if (this.wandered < SLIP) return;
    // From here on the pointer is ours, wherever it goes and is lifted.
    this.svg?.setPointerCapture(event.pointerId);
    if (other !== undefined) this.pinch(other, before, now);
    else {
      const [from, to] = [this.onFrame(...before), this.onFrame(...now)];
      this.drawTo(this.x + to[0] - from[0], this.y + to[1] - from[1]);
    }
  };

  /** As far as the frame lets it; what is left scrolls whatever the drawing lies in. */
  private drawTo(x: number, y: number): void {
    this.put(this.zoom, x, y);
    const { a: across = 0, d: down = 0 } = this.svg?.getScreenCTM() ?? {};
    if (this.svg !== undefined) scrollHolders(this.svg, (this.x - x) * across, (this.y - y) * down);
  }

  private pinch(still: Point, before: Point, now: Point): void {
    const apart = (a: Point): number => Math.max(1, Math.hypot(a[0] - still[0], a[1] - still[1]));
    this.zoomAt(this.onFrame((still[0] + now[0]) / 2, (still[1] + now[1]) / 2), apart(now) / apart(before));
  }

  private readonly lift = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
  };

  private readonly swallow = (event: MouseEvent): void => {
    if (this.wandered < SLIP) return;
    this.wandered = 0;
    event.stopPropagation();
    event.preventDefault();
  };

  private onFrame(clientX: number, clientY: number): Point {
    const matrix = this.svg?.getScreenCTM();
    if (matrix === null || matrix === undefined) return [0, 0];
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [point.x, point.y];
  }

  private zoomAt([x, y]: Point, factor: number): void {
    const zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
    const ratio = zoom / this.zoom;
    this.put(zoom, x - (x - this.x) * ratio, y - (y - this.y) * ratio);
  }

  private readonly rest = (): void => {
    this.rested = { zoom: this.zoom, x: this.x, y: this.y };
  };

  private put(zoom: number, x: number, y: number): void {
    this.zoom = zoom;
    this.x = Math.min(0, Math.max(this.width * (1 - zoom), x));
    this.y = Math.min(0, Math.max(this.height * (1 - zoom), y));
    clearTimeout(this.resting);
    this.resting = setTimeout(this.rest, RESTS);
  }
}
