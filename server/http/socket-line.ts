/** A WebSocket as the line to a client. */
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Incoming, Line } from '../play/connection.ts';

/** A client that does not read is cut off when this much waits for it. */
const MOST_UNSENT = 8 * 1024 * 1024;

export class SocketLine implements Line {
  private readonly socket: WebSocket;
  /** The connection below the frames, and whether what is written to it is held back for a moment. */
  private readonly stream: Writable;
  private isHolding = false;

  constructor(socket: WebSocket, stream: Writable) {
    this.socket = socket;
    this.stream = stream;
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(text: string): void {
    if (this.socket.bufferedAmount > MOST_UNSENT) {
      this.socket.terminate();
      return;
    }
    // What is said in one breath goes out at once: an answer's update, and that it is done.
    if (!this.isHolding) {
      this.isHolding = true;
      this.stream.cork();
      setImmediate(() => {
        this.isHolding = false;
        this.stream.uncork();
      });
    }
    this.socket.send(text);
  }

  close(code: number, why?: string): void {
    this.socket.close(code, why);
  }

  /** From now on `hear` is told what comes, and `lost` when nothing will any more. */
  listen(hear: (data: Incoming) => void, lost: () => void): void {
    this.socket.on('message', (data, isBinary) => hear(new Frame(data as Buffer, isBinary)));
    this.socket.on('close', lost);
    this.socket.on('error', () => this.socket.terminate());
  }
}

class Frame implements Incoming {
  private readonly data: Buffer;
  private readonly isBinary: boolean;

  constructor(data: Buffer, isBinary: boolean) {
    this.data = data;
    this.isBinary = isBinary;
  }

  read(): string | undefined {
    return this.isBinary ? undefined : this.data.toString();
  }

  front(length: number): string {
    return this.data.subarray(0, length).toString('latin1');
  }
}
