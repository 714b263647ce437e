/** Lines somebody types, or that come through a pipe. */
import { createInterface, type Interface } from 'node:readline';

export class Keyboard {
  readonly isTerminal: boolean;
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;
  private pending: Promise<string | undefined> | undefined;
  /** Somebody at a terminal has pressed Ctrl-C or Ctrl-D. */
  private hasLeft = false;

  constructor(input: NodeJS.ReadableStream & { isTTY?: boolean }, output: NodeJS.WritableStream) {
    this.isTerminal = input.isTTY === true;
    this.reader = createInterface({ input, output, terminal: this.isTerminal });
    this.lines = this.reader[Symbol.asyncIterator]();
    this.reader.on('close', () => {
      this.hasLeft = this.isTerminal;
    });
  }

  /** The next line without the spaces around it; undefined when there will be no more. */
  async ask(prompt: string): Promise<string | undefined> {
    if (this.hasLeft) return undefined;
    this.reader.setPrompt(prompt);
    this.reader.prompt();
    const line = await this.next();
    this.pending = undefined;
    return line?.trim();
  }

  /** Waits, but not longer than until a line is typed; true when the whole time has passed. */
  async wait(seconds: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const time = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(true), seconds * 1000);
    });
    // A pipe that has ended types nothing: then only the time counts.
    const typed = this.next().then((line) => (line === undefined && !this.hasLeft ? time : false));
    const hasPassed = await Promise.race([time, typed]);
    clearTimeout(timer);
    if (!hasPassed) this.pending = undefined;
    return hasPassed;
  }

  close(): void {
    this.reader.close();
  }

  private next(): Promise<string | undefined> {
    this.pending ??= this.lines.next().then(({ value, done }) => (done === true ? undefined : value));
    return this.pending;
  }
}
