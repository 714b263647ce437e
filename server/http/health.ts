/** Health check and metrics for hosts. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { ServerServices } from '../services.ts';
import type { App, Context } from './context.ts';

const LOOK_SERVES_MS = 1000;
/** The size of the database is asked for once a minute, however often somebody looks. */
const SIZE_SERVES_MS = 60_000;

export function healthRoutes(app: App, { services, connections, accounts }: Context): void {
  const { metrics, health, pool } = services;
  metrics.gauge('sockets', () => connections.size);
  metrics.gauge('people_online', () => connections.people);
  metrics.counter('cpu_seconds', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('memory_bytes', () => process.memoryUsage().rss);
  metrics.gauge('storage_failing', () => Number(health.isFailing));
  metrics.gauge('queue_length', () => pool.waiting, 'threads');
  metrics.gauge('queue_length', () => pool.replaysWaiting, 'replays');
  metrics.gauge('queue_length', () => accounts.waiting, 'passwords');
  metrics.gauge('queue_length', () => services.gathering.waiting, 'seats');
  metrics.gauge('queue_length', () => services.storage.waiting, 'writes');
  const stopWatching = watchEventLoop(services);
  app.addHook('onClose', async () => stopWatching());
  watchDisk(services);

  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Looking writes to the disk: one look serves everybody who asks within a second. */
  const isWritable = async (): Promise<boolean> => {
    if (health.isFailing) return false;
    if (performance.now() - lookedAt < LOOK_SERVES_MS) return true;
    try {
      await services.storage.ping();
      lookedAt = performance.now();
      return true;
    } catch (error) {
      health.report(error);
      return false;
    }
  };

  app.get('/health', async (_request, reply) => {
    const isWell = await isWritable();
    return reply.code(isWell ? 200 : 503).send({ status: isWell ? 'well' : 'storage fails' });
  });

  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text()),
  );
}

/** How late the serving thread was, from one look at the metrics to the next. */
function watchEventLoop({ metrics }: ServerServices): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  let utilization = performance.eventLoopUtilization();
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);
  metrics.gauge('event_loop_delay_seconds', () => seconds(delay.percentile(50)), 'p50');
  metrics.gauge('event_loop_delay_seconds', () => seconds(delay.percentile(99)), 'p99');
  // Read last of the three: the next look begins anew.
  metrics.gauge(
    'event_loop_delay_seconds',
    () => {
      const { max } = delay;
      delay.reset();
      return seconds(max);
    },
    'max',
  );
  metrics.gauge('event_loop_utilization_ratio', () => {
    const now = performance.eventLoopUtilization();
    const since = performance.eventLoopUtilization(now, utilization);
    utilization = now;
    return since.utilization;
  });
  return () => delay.disable();
}

function watchDisk({ metrics, storage }: ServerServices): void {
  let known: ReturnType<typeof storage.size> | undefined;
  let until = 0;
  const size = () => {
    if (known !== undefined && performance.now() < until) return known;
    until = performance.now() + SIZE_SERVES_MS;
    known = storage.size().catch(() => ({}));
    return known;
  };
  metrics.gauge('database_bytes', async () => (await size()).database);
  metrics.gauge('disk_free_bytes', async () => (await size()).free);
}
