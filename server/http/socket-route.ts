/** The WebSocket of a table: `/ws/tables/:table`, with `?as=` for a viewpoint. */
import type { FastifyRequest } from 'fastify';
import { Denial } from '../denial.ts';
import { Connection, POLICY_VIOLATION } from '../play/connection.ts';
import { findTable } from '../lobby/access.ts';
import type { SignedIn } from '../accounts/accounts.ts';
import { type App, type Context, mustBeLetIn, whoAsks } from './context.ts';
import { SocketLine } from './socket-line.ts';
import { isOwnOrigin } from './origin.ts';
import { sourceOf } from '../source.ts';

const MOST_AT_ONE_TABLE = 50;

interface AtTable {
  Params: { table: string };
  Querystring: { as?: unknown };
}

export function socketRoutes(app: App, context: Context): void {
  const { services, rooms, connections, settings } = context;
  const admitted = new WeakMap<FastifyRequest['raw'], SignedIn>();

  /** Whoever looks is sent everything that happens: an address has only so many eyes, and fewer at one table. */
  const isCrowded = ({ ip, params }: FastifyRequest<AtTable>): boolean => {
    const source = sourceOf(ip);
    return (
      connections.from(source) >= settings.limits.sockets ||
      connections.at(params.table, source) >= MOST_AT_ONE_TABLE
    );
  };

  app.get<AtTable>(
    '/ws/tables/:table',
    {
      websocket: true,
      // Before the upgrade, so that refusals are ordinary answers.
      preValidation: async (request) => {
        if (!isOwnOrigin(settings, request)) throw new Denial('wrong-origin');
        if (isCrowded(request)) throw new Denial('too-many');
        const who = await whoAsks(context, request);
        if (who !== undefined) await mustBeLetIn(context, request, who.person.id);
        await findTable(services, request.params.table, who?.person.id);
        if (who !== undefined) admitted.set(request.raw, who);
      },
    },
    (socket, request) => {
      // Many may have knocked at the same time.
      if (isCrowded(request)) {
        socket.close(POLICY_VIOLATION, 'too many sockets');
        return;
      }
      const who = admitted.get(request.raw);
      const { as } = request.query;
      const person = who?.person.id;
      const session = who?.session;
      const source = sourceOf(request.ip);
      connections.add(socket, request.params.table, { address: source, person, session });
      const wish = typeof as === 'string' ? as : undefined;
      const table = rooms.get(request.params.table);
      const line = new SocketLine(socket, request.raw.socket);
      const connection = new Connection(line, { person, source, as: wish }, table, rooms, services);
      line.listen(
        (data) => connection.receive(data),
        () => connection.leave(),
      );
      void connection.enter();
    },
  );
}
