/** A bar on standard error with the time left, only where somebody watches. */
import type { Console } from '../console.ts';
import type { Words } from '../words/index.ts';

const LENGTH = 30;
const EVERY_MS = 250;

export class Progress {
  private readonly total: number;
  private readonly words: Words;
  private readonly stream: Console['errors'];
  private readonly start = performance.now();
  private readonly timer: NodeJS.Timeout | undefined;
  private done = 0;

  constructor(total: number, { words, errors }: Console) {
    this.total = total;
    this.words = words;
    this.stream = errors;
    if (errors.isTTY !== true) return;
    this.draw();
    this.timer = setInterval(() => this.draw(), EVERY_MS);
    this.timer.unref();
  }

  show(done: number): void {
    this.done = done;
  }

  /** Lets something else be printed without the bar in its way. */
  around(print: () => void): void {
    this.wipe();
    print();
  }

  clear(): void {
    clearInterval(this.timer);
    this.wipe();
  }

  private wipe(): void {
    if (this.stream.isTTY === true) this.stream.write('\r\u001b[K');
  }

  private draw(): void {
    const { done, total, words } = this;
    const filled = Math.round((LENGTH * done) / Math.max(1, total));
    const bar = '#'.repeat(filled) + '-'.repeat(LENGTH - filled);
    const passed = (performance.now() - this.start) / 1000;
    const left = done === 0 ? '' : words.timeLeft({ time: clock((passed / done) * (total - done)) });
    this.stream.write(`\r[${bar}] ${done}/${total} ${clock(passed)} ${left}\u001b[K`);
  }
}

/** 95 seconds are 1:35. */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
