/** Timeouts of PostgreSQL. A database that takes connections and never answers must not hold up the tables. */
import { Socket } from 'node:net';
import pg from 'pg';

/** Less than the silence allowed: a server that is only slow says so itself. */
const STATEMENT_MS = 5000;
const SILENCE_MS = 6000;
const CONNECT_MS = 4000;
/** A transaction whose process hangs lets go of the rows others wait for. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Before the silence of a connection nobody uses could count against it. */
const IDLE_MS = 4000;
const BEAT_MS = 2000;

/** So that a connection whose other end has vanished is noticed. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, connectionTimeoutMillis: CONNECT_MS };

/** For work that may take its time: migrations, which also wait for each other, and backups. */
export const PATIENT: pg.PoolConfig = ALIVE;

/** For everything people wait for. */
export const IMPATIENT: pg.PoolConfig = {
  ...ALIVE,
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  idleTimeoutMillis: IDLE_MS,
  stream: () => givenUpWhenSilent(SILENCE_MS),
};

/** A limit on queries alone would leave the dead connection in the pool for the next one to wait on. */
function givenUpWhenSilent(ms: number): Socket {
  const socket = new Socket();
  socket.setTimeout(ms, () => {
    const silence = new Error(`PostgreSQL has not answered for ${ms / 1000} s`);
    socket.destroy(Object.assign(silence, { code: 'ETIMEDOUT' }));
  });
  return socket;
}

/** A connection that only listens asks now and then whether anybody is there, until told to stop. */
export function keepAwake(client: pg.ClientBase): () => void {
  let isAsking = false;
  const beat = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    const answered = () => {
      isAsking = false;
    };
    client.query('select 1').then(answered, answered);
  }, BEAT_MS);
  beat.unref();
  const stop = () => clearInterval(beat);
  client.on('error', stop);
  client.on('end', stop);
  return stop;
}
