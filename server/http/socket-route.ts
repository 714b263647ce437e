/** The WebSocket of a table: `/ws/tables/:table`, with `?as=` for a viewpoint. */
import type { FastifyRequest } from 'fastify';
import { Denial } from '../denial.ts';
import { Connection, POLICY_VIOLATION } from '../play/connection.ts';
import { findTable } from '../lobby/access.ts';
import type { SignedIn } from '../accounts/accounts.ts';
import { type App, type Context, whoAsks } from './context.ts';
import { isOwnOrigin } from './origin.ts';
import { sourceOf } from './source.ts';

interface AtTable {
  Params: { table: string };
  Querystring: { as?: unknown };
}

export function socketRoutes(app: App, context: Context): void {
  const { services, rooms, connections, settings } = context;
  const admitted = new WeakMap<FastifyRequest['raw'], SignedIn>();

  app.get<AtTable>(
    '/ws/tables/:table',
    {
      websocket: true,
      // Before the upgrade, so that refusals are ordinary answers.
      preValidation: async (request) => {
        if (!isOwnOrigin(settings, request)) throw new Denial('wrong-origin');
        if (connections.from(sourceOf(request.ip)) >= settings.limits.sockets) throw new Denial('too-many');
        const who = await whoAsks(context, request);
        await findTable(services, request.params.table, who?.person.id);
        if (who !== undefined) admitted.set(request.raw, who);
      },
    },
    (socket, request) => {
      // Many may have knocked at the same time.
      if (connections.from(sourceOf(request.ip)) >= settings.limits.sockets) {
        socket.close(POLICY_VIOLATION, 'too many sockets');
        return;
      }
      const who = admitted.get(request.raw);
      const { as } = request.query;
      const person = who?.person.id;
      const session = who?.session;
      connections.add(socket, { address: sourceOf(request.ip), person, session });
      const wish = typeof as === 'string' ? as : undefined;
      const table = rooms.get(request.params.table);
      const connection = new Connection(
        socket,
        { person, session, as: wish },
        table,
        rooms,
        services,
        settings.limits,
      );
      void connection.enter();
    },
  );
}
