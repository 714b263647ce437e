/** A table with one socket a seat, played at random as fast as asked. Reads as little as it can: the cores are shared. */
import { type Chance, Dice, defaultSetting, fastDice, type Game } from '@sandtable/engine';
import type { PositionInfo } from '@sandtable/server/protocol';
import { WebSocket } from 'ws';

async function post<T>(
  address: string,
  path: string,
  body: unknown,
  cookie = '',
): Promise<{ body: T; cookie: string }> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const set = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { body: (await response.json()) as T, cookie: set };
}

export async function guest(address: string): Promise<string> {
  return (await post(address, '/api/guest', { name: 'Bench' })).cookie;
}

/** A table with all seats for one person. */
export async function makeTable(
  address: string,
  game: Game,
  cookie: string,
  isStarted = true,
  pace?: unknown,
): Promise<string> {
  const setting = defaultSetting(game);
  const seats = Object.fromEntries(game.seats(setting).map((seat) => [seat.id, { kind: 'me' }]));
  const { body } = await post<{ id: string }>(
    address,
    '/api/tables',
    { game: game.id, setting, seats, ...(pace === undefined ? {} : { pace }) },
    cookie,
  );
  if (isStarted) await post(address, `/api/tables/${body.id}/start`, { salt: 'bench' }, cookie);
  return body.id;
}

export async function importGame(address: string, cookie: string, document: string): Promise<string> {
  return (await post<{ id: string }>(address, '/api/import', { document }, cookie)).body.id;
}

/** Opens a socket and gives its first frame. */
export function open(
  address: string,
  table: string,
  cookie: string,
  as: string,
): Promise<{ socket: WebSocket; first: string }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/tables/${table}?as=${as}`, {
      headers: { cookie },
    });
    socket.once('message', (data: Buffer) => resolve({ socket, first: data.toString() }));
    socket.once('error', reject);
  });
}

export interface Counts {
  answers: number;
  /** Milliseconds from sending an answer until every seat's view has arrived. */
  readonly delivered: number[];
}

const MOMENT = /^\{"type":"update","position":\{"as":"[^"]*","moment":(\d+)/;

/** One table: whoever is asked answers; the next answer waits for all views of the last, and for the pace. */
export class BusyTable {
  private readonly addresses: readonly string[];
  private readonly game: Game;
  private readonly counts: Counts;
  private readonly dice: Chance;
  private cookie = '';
  private readonly sockets = new Map<string, WebSocket>();
  private readonly asks = new Map<string, PositionInfo['ask']>();
  private moment = 0;
  private sentAt = 0;
  private arrived = 0;
  private ids = 0;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;
  /** Milliseconds between answers; 0 for as fast as possible. */
  pace = 0;

  /** Its seats are spread over the addresses in turn. */
  constructor(addresses: readonly string[], game: Game, seed: string, counts: Counts) {
    this.addresses = addresses;
    this.game = game;
    this.counts = counts;
    this.dice = new Dice(fastDice(seed));
  }

  async sitDown(): Promise<void> {
    const [home = ''] = this.addresses;
    this.cookie = this.cookie === '' ? await guest(home) : this.cookie;
    const table = await makeTable(home, this.game, this.cookie);
    for (const [i, { id }] of this.game.seats(defaultSetting(this.game)).entries()) {
      const address = this.addresses[i % this.addresses.length] ?? home;
      const { socket, first } = await open(address, table, this.cookie, id);
      this.sockets.set(id, socket);
      this.asks.set(id, (JSON.parse(first) as { position?: PositionInfo }).position?.ask);
      socket.on('message', (data: Buffer) => this.hear(id, data.toString()));
    }
    this.moment = 0;
  }

  /** Answers whatever is asked next. */
  go(): void {
    if (this.isStopped) return;
    for (const [seat, ask] of this.asks) {
      const options = ask?.options;
      const option = options?.[this.dice.below(options.length)];
      if (ask === undefined || option === undefined) continue;
      this.sentAt = performance.now();
      this.arrived = 0;
      const frame = { type: 'answer', id: ++this.ids, seat, ask: ask.number, options: [option.id] };
      this.sockets.get(seat)?.send(JSON.stringify(frame));
      return;
    }
    // The game is over: another one.
    for (const socket of this.sockets.values()) socket.close();
    this.sockets.clear();
    this.asks.clear();
    this.sitDown().then(
      () => this.go(),
      (error: unknown) => {
        // The server stops while some table sits down again.
        if (!this.isStopped) throw error;
      },
    );
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    for (const socket of this.sockets.values()) socket.terminate();
  }

  private hear(seat: string, text: string): void {
    const moment = MOMENT.exec(text)?.[1];
    if (moment === undefined) {
      if (text.startsWith('{"type":"refused"')) throw new Error(text);
      return;
    }
    // Only a seat that is asked has options, and only then the rest matters.
    const isAsked = text.includes('"options":[');
    this.asks.set(seat, isAsked ? (JSON.parse(text) as { position: PositionInfo }).position.ask : undefined);
    if (Number(moment) <= this.moment) return;
    if (++this.arrived < this.sockets.size) return;
    this.moment = Number(moment);
    this.counts.answers++;
    const took = performance.now() - this.sentAt;
    this.counts.delivered.push(took);
    if (this.pace === 0) this.go();
    else this.timer = setTimeout(() => this.go(), Math.max(0, this.pace - took));
  }
}
