/** For those who host: is it well, and what is it doing. */
import type { App, Context } from './context.ts';

const LOOK_SERVES_MS = 1000;

export function healthRoutes(app: App, { services, connections }: Context): void {
  const { metrics } = services;
  metrics.gauge('sockets', () => connections.size);
  metrics.gauge('cpu_seconds', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('memory_bytes', () => process.memoryUsage().rss);

  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Looking writes to the disk: one look serves everybody who asks within a second. */
  const isWritable = async (): Promise<boolean> => {
    if (services.health.isFailing) return false;
    if (performance.now() - lookedAt < LOOK_SERVES_MS) return true;
    try {
      await services.storage.ping();
      lookedAt = performance.now();
      return true;
    } catch (error) {
      services.health.report(error);
      return false;
    }
  };

  app.get('/health', async (_request, reply) => {
    const isWell = await isWritable();
    return reply.code(isWell ? 200 : 503).send({ status: isWell ? 'well' : 'storage fails' });
  });

  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  );
}
