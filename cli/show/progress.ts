/** A bar on standard error, only where somebody watches. */
import type { WriteStream } from 'node:tty';

const LENGTH = 30;
const EVERY_MS = 100;

export class Progress {
  private readonly total: number;
  private readonly stream: WriteStream;
  private last = 0;

  constructor(total: number, stream: WriteStream = process.stderr) {
    this.total = total;
    this.stream = stream;
  }

  show(done: number, note = ''): void {
    if (!this.stream.isTTY) return;
    const now = performance.now();
    if (done < this.total && now - this.last < EVERY_MS) return;
    this.last = now;
    const filled = Math.round((LENGTH * done) / Math.max(1, this.total));
    const bar = '#'.repeat(filled) + '-'.repeat(LENGTH - filled);
    this.stream.write(`\r[${bar}] ${done}/${this.total} ${note}\u001b[K`);
  }

  clear(): void {
    if (this.stream.isTTY) this.stream.write('\r\u001b[K');
  }
}
