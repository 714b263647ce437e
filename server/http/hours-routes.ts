/** When people rest: their clocks stand still then, at tables that honour it. */
import { Denial } from '../denial.ts';
import type { HoursInfo } from '../protocol/index.ts';
import { isZone, wishesFrom } from '../notices/wishes.ts';
import { seatsOf } from '../tables/body.ts';
import { faultIn } from '../tables/hours.ts';
import { type App, type Context, mustBeSignedIn } from './context.ts';
import { route } from './route.ts';

export function hoursRoutes(app: App, context: Context): void {
  const { services, rooms } = context;
  const { storage, logger } = services;

  /** Nobody who has said nothing rests; the zone is the one their notices go by. */
  const told = async (person: string): Promise<HoursInfo> => {
    const said = (await storage.clocks.hoursOf([person])).get(person);
    if (said !== undefined) return { hours: said, said: true };
    const { zone } = wishesFrom(await storage.notices.wishesOf(person));
    return { hours: { zone, weekend: [], holidays: [] }, said: false };
  };

  route(app, 'GET /api/hours', async (request) => told((await mustBeSignedIn(context, request)).person.id));

  route(app, 'PUT /api/hours', async (request) => {
    const { person } = await mustBeSignedIn(context, request);
    const fault = isZone(request.body.zone)
      ? faultIn(request.body)
      : `There is no time zone ${request.body.zone}.`;
    if (fault !== undefined) throw new Denial('malformed', fault);
    await storage.clocks.keepHours(person.id, request.body);
    // Clocks that run already go on by the new hours; one that cannot be changed now does so with the next question.
    for (const { id, turn, body } of await storage.clocks.tablesOf(person.id)) {
      if (!seatsOf(body, person.id).some((seat) => turn.includes(seat))) continue;
      await rooms
        .get(id)
        .changeBody((record) => ({ body: record.body, rests: person.id }))
        .catch((error: unknown) => logger.warn({ err: error, table: id }, 'hours could not be changed'));
    }
    return told(person.id);
  });
}
