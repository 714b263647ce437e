import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { expect, onTestFinished, test } from 'vitest';
import type { Me } from '../../protocol/index.ts';
import { Client } from '../lib/client.ts';
import { startServer } from '../lib/server.ts';

const CLIENT = { client: 'sandtable', secret: 'a secret between the two' };

/** A real provider on loopback, which believes whoever says a name. */
async function startProvider() {
  let handle: RequestListener = (_request, response) => response.end();
  const http = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const serveClient = (address: string) => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT.client,
          client_secret: CLIENT.secret,
          redirect_uris: [`${address}/api/provider/back`],
        },
      ],
      claims: { openid: ['sub'], profile: ['preferred_username'] },
      conformIdTokenClaims: false,
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, preferred_username: id }),
      }),
      cookies: { keys: ['for a test'] },
    });
    handle = provider.callback();
  };
  return { issuer, serveClient };
}

/** A browser that goes wherever it is sent, with cookies for each host. */
class Browser {
  readonly cookies = new Map<string, Map<string, string>>();

  async go(address: string, form?: Record<string, string>): Promise<{ url: string; text: string }> {
    let url = address;
    let body = form;
    for (let hop = 0; hop < 20; hop++) {
      const { host } = new URL(url);
      const jar = this.cookies.get(host) ?? new Map<string, string>();
      this.cookies.set(host, jar);
      const response = await fetch(url, {
        redirect: 'manual',
        method: body === undefined ? 'GET' : 'POST',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body === undefined ? {} : { body: new URLSearchParams(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      const next = response.headers.get('location');
      if (next === null) return { url, text: await response.text() };
      url = new URL(next, url).href;
      body = undefined;
      if (url.includes('/account')) return { url, text: '' };
    }
    throw new Error('sent on and on');
  }

  /** Signs in there as `name` and agrees to whatever is asked. */
  async signIn(address: string, name: string): Promise<string> {
    let { url, text } = await this.go(`${address}/api/provider/begin`);
    for (let step = 0; step < 5 && !url.includes('/account'); step++) {
      const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
      const prompt = /name="prompt" value="([^"]+)"/.exec(text)?.[1] ?? '';
      ({ url, text } = await this.go(new URL(action, url).href, { prompt, login: name, password: 'any' }));
    }
    return url;
  }

  /** The same person in our own client. */
  at(address: string): Client {
    const client = new Client(address);
    client.cookie = `sandtable=${this.cookies.get(new URL(address).host)?.get('sandtable') ?? ''}`;
    return client;
  }
}

async function scene() {
  const { issuer, serveClient } = await startProvider();
  const server = await startServer({ provider: { issuer, ...CLIENT, name: 'Our club' } });
  serveClient(server.address);
  return { server, me: (browser: Browser) => browser.at(server.address).get<Me>('/api/me') };
}

test('somebody the provider knows has an account from then on, the same from every browser', async () => {
  const { server, me } = await scene();
  expect(await new Client(server.address).get('/api/me')).toEqual({ provider: 'Our club' });
  const [first, second] = [new Browser(), new Browser()];
  expect(await first.signIn(server.address, 'ann')).toBe(`${server.address}/account`);
  const { person } = await me(first);
  expect(person).toMatchObject({ name: 'ann', guest: false });
  await second.signIn(server.address, 'ann');
  expect((await me(second)).person).toEqual(person);
  await second.signIn(server.address, 'ben');
  // Whoever is signed in gets a second way in; nobody else is made.
  expect((await me(second)).person).toEqual(person);
});

test('a name that somebody has already gets a number, and no password opens the account', async () => {
  const { server, me } = await scene();
  await new Client(server.address).post('/api/signup', { name: 'Ann', password: 'correct horse battery' });
  const browser = new Browser();
  await browser.signIn(server.address, 'ann');
  expect((await me(browser)).person?.name).toBe('ann 2');
  const client = new Client(server.address);
  expect((await client.request('POST', '/api/login', { name: 'ann 2', password: 'any' })).status).toBe(403);
  const own = browser.at(server.address);
  // There is no old password to ask for; from then on there is.
  await own.post('/api/password', { current: '-', next: 'a password of my own' });
  expect((await own.request('POST', '/api/password', { current: '-', next: 'yet another one' })).status).toBe(
    403,
  );
  await client.post('/api/login', { name: 'ann 2', password: 'a password of my own' });
});

test('an answer that was not asked for by this browser opens nothing', async () => {
  const { server, me } = await scene();
  const browser = new Browser();
  const failed = `${server.address}/account#provider-failed`;
  expect((await browser.go(`${server.address}/api/provider/back?code=x&state=y`)).url).toBe(failed);
  await browser.go(`${server.address}/api/provider/begin`);
  expect((await browser.go(`${server.address}/api/provider/back?code=x&state=y`)).url).toBe(failed);
  expect((await me(browser)).person).toBeUndefined();
});

test('without a provider there is no way to one', async () => {
  const server = await startServer();
  expect((await new Client(server.address).request('GET', '/api/provider/begin')).status).toBe(404);
});
