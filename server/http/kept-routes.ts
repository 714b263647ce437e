/** What the page keeps for a person: settings and lessons are the same wherever they sign in. */
import { Denial } from '../denial.ts';
import { type App, type Context, mustBeSignedIn } from './context.ts';
import { route } from './route.ts';

const MOST_BYTES = 16 * 1024;

export function keptRoutes(app: App, context: Context): void {
  const { kept } = context.services.storage;

  route(app, 'GET /api/kept', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    return { kept: await kept.of(person.id) };
  });

  route(app, 'PUT /api/kept', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    if (Buffer.byteLength(JSON.stringify(request.body.kept)) > MOST_BYTES) throw new Denial('too-large');
    await kept.keep(person.id, request.body.kept);
    return request.body;
  });
}
