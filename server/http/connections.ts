/** The WebSockets of this process: counted by address, kept alive, closed when their session ends. */
import type { WebSocket } from 'ws';

const BEAT_MS = 30_000;
/** Closing codes of our own. */
export const SESSION_ENDED = 4401;
export const GOING_AWAY = 1001;

interface Connected {
  readonly socket: WebSocket;
  readonly address: string;
  readonly person: string | undefined;
  readonly session: string | undefined;
  isAlive: boolean;
}

export class Connections {
  private readonly all = new Set<Connected>();
  private readonly beat: NodeJS.Timeout;

  /** `isSession` tells whether a session still exists: another process may have ended it. */
  constructor(isSession: (session: string) => Promise<boolean>) {
    this.beat = setInterval(() => void this.check(isSession), BEAT_MS);
    this.beat.unref();
  }

  get size(): number {
    return this.all.size;
  }

  from(address: string): number {
    let count = 0;
    for (const connected of this.all) if (connected.address === address) count++;
    return count;
  }

  add(socket: WebSocket, who: Pick<Connected, 'address' | 'person' | 'session'>): void {
    const connected: Connected = { ...who, socket, isAlive: true };
    this.all.add(connected);
    socket.on('pong', () => {
      connected.isAlive = true;
    });
    socket.on('close', () => this.all.delete(connected));
  }

  /** Closes what belongs to sessions of a person that have ended. */
  end(person: string, isEnded: (session: string | undefined) => boolean): void {
    for (const { socket, person: whose, session } of this.all)
      if (whose === person && isEnded(session)) socket.close(SESSION_ENDED);
  }

  closeAll(): void {
    clearInterval(this.beat);
    for (const { socket } of this.all) socket.close(GOING_AWAY);
  }

  terminateAll(): void {
    for (const { socket } of this.all) socket.terminate();
  }

  private async check(isSession: (session: string) => Promise<boolean>): Promise<void> {
    for (const connected of this.all) {
      const { socket, session } = connected;
      if (!connected.isAlive) {
        socket.terminate();
        continue;
      }
      connected.isAlive = false;
      socket.ping();
      if (session === undefined) continue;
      // When the question cannot be answered, nobody is thrown out.
      const isThere = await isSession(session).catch(() => true);
      if (!isThere) socket.close(SESSION_ENDED);
    }
  }
}
