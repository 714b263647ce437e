/** The way to the host's provider and back. Both ends are pages a browser goes to, not requests of the page. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Errand } from '../accounts/provider.ts';
import { Denial } from '../denial.ts';
import { enter } from './account-routes.ts';
import { type App, type Context, setCookie, whoAsks } from './context.ts';

const COOKIE = 'sandtable-provider';
const PATH = '/api/provider';
const MINUTES = 10;

export function providerRoutes(app: App, context: Context): void {
  const { provider, accounts, services, settings } = context;
  if (provider === undefined) return;
  const strict = { config: { rateLimit: { max: settings.limits.signIns, timeWindow: '1 minute' } } };
  const originFor = (request: FastifyRequest) => settings.origin ?? `${request.protocol}://${request.host}`;
  const failed = (reply: FastifyReply, error: unknown) => {
    services.logger.warn({ err: error }, 'signing in by the provider failed');
    return reply.redirect('/account#provider-failed');
  };

  app.get(`${PATH}/begin`, strict, async (request, reply) => {
    try {
      const { to, errand } = await provider.begin(`${originFor(request)}${PATH}/back`);
      void reply.setCookie(COOKIE, Buffer.from(JSON.stringify(errand)).toString('base64url'), {
        path: PATH,
        httpOnly: true,
        // The provider sends the browser back from another site.
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: MINUTES * 60,
      });
      return await reply.redirect(to);
    } catch (error) {
      return failed(reply, error);
    }
  });

  app.get(`${PATH}/back`, strict, async (request, reply) => {
    void reply.clearCookie(COOKIE, { path: PATH });
    try {
      const errand = errandIn(request.cookies[COOKIE]);
      if (errand === undefined) throw new Denial('wrong-code', 'This browser was not on its way.');
      const identity = await provider.finish(originFor(request) + request.url, errand);
      const who = await whoAsks(context, request);
      const person = await accounts.enterBy(identity, who?.person);
      if (who?.person.id !== person.id) await enter(context, request, reply, person);
      else setCookie(reply, request, await accounts.renewSession(who.session));
      return await reply.redirect('/account');
    } catch (error) {
      return failed(reply, error);
    }
  });
}

function errandIn(cookie: string | undefined): Errand | undefined {
  try {
    const errand = JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()) as Partial<Errand>;
    const { state, nonce, verifier } = errand;
    if (typeof state !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string')
      return undefined;
    return { state, nonce, verifier };
  } catch {
    return undefined;
  }
}
