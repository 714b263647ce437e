/** A page for tests: a host over a box in memory, and somebody who plays there by the protocol alone. */
import * as shelf from '@sandtable/games/workshop';
import type { Api, ClientFrame, GameInfo, ServerFrame, TableInfo } from '@sandtable/server/protocol';
import { Shelf, workWith } from '@sandtable/server/table';
import type { Box } from '../box.ts';
import { Crew, type Hand } from '../crew.ts';
import { type Client, Desk } from '../desk.ts';
import { Host } from '../host.ts';
import type { Down, Request } from '../messages.ts';
import { MemoryBox } from './memory-box.ts';

/** Thinks in this thread. */
function handHere(): Hand {
  const work = workWith(Promise.resolve(new Shelf([shelf])), {
    tell: () => undefined,
    unsealWith: () => () => undefined,
  });
  return {
    ask: (task, told) =>
      void work(structuredClone(task)).then(
        (result) => told(structuredClone(result), undefined),
        (error: unknown) => told(undefined, String(error)),
      ),
    end: () => undefined,
  };
}

const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };

export function hostOver(box: Box): Host {
  return new Host({ box, pool: new Crew(handHere), games: [shelf], logger: silent });
}

type Position = Extract<ServerFrame, { type: 'position' }>;
type Unnumbered<F> = F extends { id: number } ? Omit<F, 'id'> : never;

export class Player {
  readonly host: Host;
  private readonly client: Client;
  private readonly waiting = new Map<number, (down: Down) => void>();
  private readonly frames = new Map<number, (frame: ServerFrame) => void>();
  private number = 0;

  constructor(box: Box = new MemoryBox(), host = hostOver(box)) {
    this.host = host;
    this.client = new Desk(host).serve((down) => this.hear(down));
  }

  async ask<K extends keyof Api>(route: K, given: Omit<Request, 'route'> = {}): Promise<Api[K]['response']> {
    const id = ++this.number;
    const down = await new Promise<Down>((resolve) => {
      this.waiting.set(id, resolve);
      this.client.hear({ kind: 'request', id, route, ...given });
    });
    if (down.kind === 'answer') return down.value;
    throw new Error(down.kind === 'refusal' && down.refused !== 'lost' ? down.refused.code : 'lost');
  }

  /** A running table with everything as it is by default; `mine` are my seats, or all. */
  async table(game: string, mine?: readonly string[]): Promise<TableInfo> {
    await this.ask('POST /api/guest', { body: { name: 'Traveller' } });
    const info = (await this.ask('GET /api/games')).find(({ id }) => id === game);
    if (info === undefined) throw new Error(`there is no game ${game}`);
    const made = await this.ask('POST /api/tables', {
      body: {
        game,
        setting: { scenario: info.scenarios[0], options: defaultsOf(info) },
        seats: Object.fromEntries(
          info.seats.map(({ id }) => [
            id,
            mine?.includes(id) === false ? { kind: 'bot', player: 'random' } : { kind: 'me' },
          ]),
        ),
      },
    });
    return this.ask('POST /api/tables/:table/start', { path: { table: made.id }, body: { salt: 'train' } });
  }

  look(table: string, as?: string): Seat {
    const line = ++this.number;
    return new Seat(
      (hear) => this.frames.set(line, hear),
      (text) => this.client.hear({ kind: 'frame', line, text }),
      () => this.client.hear({ kind: 'open', line, table, ...(as === undefined ? {} : { as }) }),
    );
  }

  private hear(down: Down): void {
    if (down.kind === 'frame') this.frames.get(down.line)?.(JSON.parse(down.text) as ServerFrame);
    else if (down.kind === 'answer' || down.kind === 'refusal') this.waiting.get(down.id)?.(down);
  }
}

function defaultsOf({ options }: GameInfo): Record<string, unknown> {
  return Object.fromEntries(options.map((option) => [option.id, option.default]));
}

/** One line to a table. */
export class Seat {
  position: Position['position'];
  table: TableInfo | undefined;
  private readonly write: (text: string) => void;
  private readonly waiting = new Map<number, (frame: ServerFrame) => void>();
  private heard: () => void = () => undefined;
  private number = 0;

  constructor(
    hear: (hear: (frame: ServerFrame) => void) => void,
    write: (text: string) => void,
    open: () => void,
  ) {
    this.write = write;
    hear((frame) => this.take(frame));
    open();
  }

  /** Resolves when something is so. */
  async until(isSo: (seat: Seat) => boolean): Promise<void> {
    while (!isSo(this)) await new Promise<void>((resolve) => (this.heard = resolve));
  }

  send(frame: Unnumbered<ClientFrame>): Promise<ServerFrame> {
    const id = ++this.number;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.write(JSON.stringify({ ...frame, id }));
    });
  }

  /** Looks from whichever of my seats is to answer. */
  async turn(): Promise<void> {
    await this.until(({ position, table }) => position?.ask !== undefined || table?.status === 'finished');
    const { seats = [], answered = [], options } = this.position?.ask ?? {};
    const next = seats.find((seat) => this.table?.mine.includes(seat) === true && !answered.includes(seat));
    if (next === undefined || options !== undefined) return;
    await this.send({ type: 'look', as: next });
    await this.until(({ position }) => position?.as === next);
  }

  /** Gives the first option, or the one at the place that `choose` names. */
  async answer(choose: (count: number) => number = () => 0): Promise<ServerFrame> {
    const { ask, as } = this.position ?? {};
    const options = ask?.options ?? [];
    const option = options[choose(options.length)]?.id;
    if (ask === undefined || as === undefined || option === undefined) throw new Error('nothing is asked');
    return this.send({ type: 'answer', seat: as, ask: ask.number, options: [option] });
  }

  private take(frame: ServerFrame): void {
    if (frame.type === 'position' || frame.type === 'update') {
      this.position = frame.position;
      if (frame.type === 'position') this.table = frame.table;
    } else if (frame.type === 'table') this.table = frame.table;
    if ('id' in frame && frame.id !== undefined) this.waiting.get(frame.id)?.(frame);
    const { heard } = this;
    this.heard = () => undefined;
    heard();
  }
}
