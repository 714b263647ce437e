/** A forgotten password, by mail. */
import { type App, type Context, mustBeLetIn } from './context.ts';
import { route } from './route.ts';

export function recoveryRoutes(app: App, context: Context): void {
  const { accounts, recovery, notices, connections, services, settings } = context;
  const strict = { config: { rateLimit: { max: settings.limits.signIns, timeWindow: '1 minute' } } };

  route(
    app,
    'POST /api/recover',
    async (request) => {
      const letter = await recovery.letterFor(request.body);
      const origin = settings.origin ?? `${request.protocol}://${request.host}`;
      // Nobody waits for the letter: how long that takes would tell whether there is one.
      if (letter !== undefined)
        void notices.sendRecovery(letter, origin).catch((error: unknown) => {
          services.logger.warn({ err: error }, 'a letter for a new password could not be sent');
        });
      return {};
    },
    strict,
  );

  route(
    app,
    'POST /api/recover/password',
    async (request) => {
      const owner = await recovery.ownerOf(request.body.token);
      await mustBeLetIn(context, request, owner.id);
      await accounts.setPassword(owner.id, request.body.password);
      connections.end(owner.id, () => true);
      return {};
    },
    strict,
  );
}
