/** For those who host: is it well, and what is it doing. */
import type { App, Context } from './context.ts';

export function healthRoutes(app: App, { services, connections }: Context): void {
  const { metrics } = services;
  metrics.gauge('sockets', () => connections.size);
  metrics.gauge('cpu_seconds', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  metrics.gauge('memory_bytes', () => process.memoryUsage().rss);

  app.get('/health', async (_request, reply) => {
    const isWell = await services.storage.ping().then(
      () => true,
      (error: unknown) => {
        services.weather.report(error);
        return false;
      },
    );
    return reply.code(isWell ? 200 : 503).send({ status: isWell ? 'well' : 'storage fails' });
  });

  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  );
}
