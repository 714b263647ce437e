/** A client of the protocol, as a person's browser would be one. */
import type { SeatId } from '@sandtable/engine';
import { WebSocket } from 'ws';
import type {
  ClientFrame,
  CreateTableBody,
  PositionInfo,
  SeatWish,
  ServerFrame,
  TableInfo,
} from '../../protocol/index.ts';

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

type FrameOf<K extends ServerFrame['type']> = Extract<ServerFrame, { type: K }>;
/** A frame without its id, which the socket numbers. */
export type Sent = ClientFrame extends infer F ? (F extends ClientFrame ? Omit<F, 'id'> : never) : never;

export class Client {
  readonly address: string;
  cookie = '';
  /** What the browser is known by. */
  device = '';
  /** Sent with everything. */
  readonly headers: Readonly<Record<string, string>>;

  /** `from` where: an address as a proxy would tell it. */
  constructor(address: string, from?: string) {
    this.address = address;
    this.headers = from === undefined ? {} : { 'x-forwarded-for': from };
  }

  async request<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered<T>> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [this.cookie, this.device].filter((cookie) => cookie !== '').join('; '),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) {
      const [cookie = ''] = set.split(';');
      if (cookie.startsWith('sandtable-device=')) this.device = cookie;
      else this.cookie = cookie;
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T };
  }

  /** Throws when it is refused. */
  async post<T = unknown>(path: string, body?: unknown): Promise<T> {
    return succeeded(await this.request<T>('POST', path, body ?? {}));
  }

  async get<T = unknown>(path: string): Promise<T> {
    return succeeded(await this.request<T>('GET', path));
  }

  /** A table of the demonstration game. */
  async table(seats: Record<SeatId, SeatWish>, more: Partial<CreateTableBody> = {}): Promise<TableInfo> {
    return this.post<TableInfo>('/api/tables', {
      game: 'demo',
      setting: { scenario: 'standard', options: { rounds: 3 } },
      seats,
      ...more,
    });
  }

  async start(table: TableInfo): Promise<TableInfo> {
    return this.post<TableInfo>(`/api/tables/${table.id}/start`, { salt: 'a pinch' });
  }

  async sit(table: { id: string }, as?: string): Promise<Socket> {
    const socket = new Socket(this, table.id, as);
    await socket.next('position');
    return socket;
  }
}

function succeeded<T>({ status, body }: Answered<T>): T {
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** A WebSocket at a table that remembers everything it was sent. */
export class Socket {
  readonly received: ServerFrame[] = [];
  /** Every text as it came, for searching. */
  readonly texts: string[] = [];
  readonly ws: WebSocket;
  closed: number | undefined;
  position: PositionInfo | undefined;
  table: TableInfo | undefined;
  private ids = 0;
  private waiters: (() => void)[] = [];

  constructor(client: Client, table: string, as?: string, headers: Record<string, string> = {}) {
    const query = as === undefined ? '' : `?as=${as}`;
    this.ws = new WebSocket(`${client.address.replace('http', 'ws')}/ws/tables/${table}${query}`, {
      headers: {
        ...(client.cookie === '' ? {} : { cookie: client.cookie }),
        ...client.headers,
        ...headers,
      },
    });
    this.ws.on('message', (data: Buffer) => this.receive(data.toString()));
    this.ws.on('close', (code) => {
      this.closed = code;
      this.wake();
    });
    this.ws.on('error', () => this.wake());
  }

  /** The first frame of a kind after the given number of frames, waited for. */
  async next<K extends ServerFrame['type']>(type: K, after = 0): Promise<FrameOf<K>> {
    return this.until(
      () => this.received.slice(after).find((frame) => frame.type === type) as FrameOf<K> | undefined,
    );
  }

  /** Waits until `look` finds something. */
  async until<T>(look: () => T | undefined, patienceMs = 60_000): Promise<T> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed}`);
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`waited in vain; last: ${this.texts.at(-1)?.slice(0, 300)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 200));
        this.waiters.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  /** Sends a frame and gives its answer. */
  async send(frame: Sent): Promise<ServerFrame> {
    const id = ++this.ids;
    this.ws.send(JSON.stringify({ ...frame, id }));
    return this.until(() =>
      this.received.find((answer) => 'id' in answer && answer.id === id && answer.type !== 'thinking'),
    );
  }

  /** Says that it is enough of what was asked last. */
  async enough(): Promise<void> {
    await this.must({ type: 'enough', of: this.ids });
  }

  /** Sends and must be accepted. */
  async must(frame: Sent): Promise<void> {
    const answer = await this.send(frame);
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  }

  answer(seat: SeatId, ...options: string[]): Promise<ServerFrame> {
    return this.send({ type: 'answer', seat, ask: this.position?.ask?.number ?? 0, options });
  }

  async mustAnswer(seat: SeatId, ...options: string[]): Promise<void> {
    const answer = await this.answer(seat, ...options);
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  }

  get options(): readonly string[] {
    return this.position?.ask?.options?.map((option) => option.id) ?? [];
  }

  close(): void {
    this.ws.close();
  }

  private receive(text: string): void {
    this.texts.push(text);
    const frame = JSON.parse(text) as ServerFrame;
    this.received.push(frame);
    if (frame.type === 'position' || frame.type === 'update') this.position = frame.position;
    if (frame.type === 'position' || frame.type === 'table') this.table = frame.table;
    this.wake();
  }

  private wake(): void {
    for (const waiter of this.waiters.splice(0)) waiter();
  }
}
