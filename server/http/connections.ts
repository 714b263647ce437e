/** The WebSockets of this process: counted by address, kept alive, closed when their session ends. */
import type { WebSocket } from 'ws';
import type { News } from '../storage/storage.ts';

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
  private readonly isSession: (session: string) => Promise<boolean>;
  private readonly counts = new Map<string, number>();

  /** `isSession` tells whether a session still exists: another process may have ended it. */
  constructor(isSession: (session: string) => Promise<boolean>) {
    this.isSession = isSession;
    this.beat = setInterval(() => void this.check(), BEAT_MS);
    this.beat.unref();
  }

  get size(): number {
    return this.all.size;
  }

  /** How many people they belong to. */
  get people(): number {
    const people = new Set<string>();
    for (const { person } of this.all) if (person !== undefined) people.add(person);
    return people.size;
  }

  from(address: string): number {
    return this.counts.get(address) ?? 0;
  }

  /** How many an address has at one table. */
  at(table: string, address: string): number {
    return this.from(`${address} ${table}`);
  }

  add(socket: WebSocket, table: string, who: Pick<Connected, 'address' | 'person' | 'session'>): void {
    const connected: Connected = { ...who, socket, isAlive: true };
    this.all.add(connected);
    const counted = [who.address, `${who.address} ${table}`];
    for (const key of counted) this.count(key, 1);
    socket.on('pong', () => {
      connected.isAlive = true;
    });
    socket.on('close', () => {
      this.all.delete(connected);
      for (const key of counted) this.count(key, -1);
    });
  }

  private count(key: string, by: number): void {
    const count = this.from(key) + by;
    if (count === 0) this.counts.delete(key);
    else this.counts.set(key, count);
  }

  /** Closes what belongs to sessions of a person that have ended. */
  end(person: string, isEnded: (session: string | undefined) => boolean): void {
    for (const { socket, person: whose, session } of this.all)
      if (whose === person && isEnded(session)) socket.close(SESSION_ENDED);
  }

  /** What another process says has ended; when the wire was cut, everything is looked up. */
  hear(news: Extract<News, { kind: 'sessions' }> | undefined): void {
    if (news === undefined) void this.checkSessions();
    else if (news.ended !== undefined) this.end(news.person, (session) => session === news.ended);
    else this.end(news.person, (session) => session !== news.kept);
  }

  closeAll(): void {
    clearInterval(this.beat);
    for (const { socket } of this.all) socket.close(GOING_AWAY);
  }

  terminateAll(): void {
    for (const { socket } of this.all) socket.terminate();
  }

  private async check(): Promise<void> {
    for (const connected of this.all) {
      if (!connected.isAlive) connected.socket.terminate();
      connected.isAlive = false;
      connected.socket.ping();
    }
    await this.checkSessions();
  }

  private async checkSessions(): Promise<void> {
    for (const { socket, session } of this.all) {
      if (session === undefined) continue;
      // When the question cannot be answered, nobody is thrown out.
      const isThere = await this.isSession(session).catch(() => true);
      if (!isThere) socket.close(SESSION_ENDED);
    }
  }
}
