/** For moderators: what people have reported, what was done, and doing it. */
import type { FastifyRequest } from 'fastify';
import { Denial } from '../denial.ts';
import type { ModerationAct } from '../protocol/index.ts';
import type { ModerationActRow } from '../storage/rows.ts';
import { type App, type Context, mustBeSignedIn } from './context.ts';
import { route } from './route.ts';

const MOST = 200;
const DAY_MS = 24 * 3600 * 1000;

async function mustModerate(context: Context, request: FastifyRequest): Promise<string> {
  const { person } = await mustBeSignedIn(context, request);
  const row = await context.services.storage.people.find(person.id);
  // To everybody else there is no such thing.
  if (row?.moderator !== 1) throw new Denial('not-found');
  return person.id;
}

async function told(
  { services }: Context,
  acts: readonly ModerationActRow[],
): Promise<readonly ModerationAct[]> {
  const nameOf = await services.names.of(acts.flatMap(({ by_id }) => by_id ?? []));
  return acts.map(({ id, at, by_id, kind, subject, reason, until, state, result }) => ({
    id,
    at,
    ...(by_id === null ? {} : { by: nameOf(by_id) }),
    kind,
    subject,
    reason,
    ...(until === null ? {} : { until }),
    state: state === 'taken' ? 'new' : state,
    ...(result === null ? {} : { result }),
  }));
}

export function moderationRoutes(app: App, context: Context): void {
  const { services, moderator } = context;
  const { storage } = services;

  route(app, 'GET /api/moderation/reports', async (request) => {
    await mustModerate(context, request);
    const rows = await storage.moderation.reports(MOST);
    const nameOf = await services.names.of(rows.flatMap(({ by_id, about_id }) => [by_id, about_id]));
    return rows.map(({ at, table_id, by_id, about_id, line, text }) => ({
      at,
      table: table_id,
      by: nameOf(by_id),
      about: nameOf(about_id),
      ...(line === null ? {} : { line }),
      text,
    }));
  });

  route(app, 'GET /api/moderation/acts', async (request) => {
    await mustModerate(context, request);
    return told(context, await storage.acts.log(MOST));
  });

  route(app, 'POST /api/moderation/acts', async (request) => {
    const by = await mustModerate(context, request);
    const { kind, subject, reason, days } = request.body;
    if (subject === by) throw new Denial('not-yours');
    const until = days === undefined ? null : new Date(Date.now() + days * DAY_MS).toISOString();
    const act = await moderator.act({ by_id: by, kind, subject, reason, until });
    const [answer] = await told(context, [act]);
    if (answer === undefined || act.state === 'failed') throw new Denial('not-found');
    return answer;
  });
}
