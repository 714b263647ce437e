import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { guardedLookup, isPublic, mustBeAllowed, post } from '../../notices/channels/guarded-post.ts';
import { posted } from '../../notices/channels/sender.ts';
import type { NoticeSettings, TableInfo } from '../../protocol/index.ts';
import { addChannel, addHook, put } from '../lib/called.ts';
import type { Client, Socket } from '../lib/client.ts';
import { startLetterBox } from '../lib/letter-box.ts';
import { HOUR, MINUTE, MovedClock } from '../lib/moved-clock.ts';
import { twoPeople } from '../lib/play.ts';
import { Browser, claimsOf } from '../lib/push-service.ts';
import { jsonOf, startReceiver } from '../lib/receiver.ts';
import { guest, startServer } from '../lib/server.ts';

const LOOPBACK = { allowedHosts: ['127.0.0.1'] };
const FROM = 'Sandtable <games@example.org>';

test('a browser is pushed what only it can read, signed by the key it subscribed with', async () => {
  const clock = new MovedClock();
  const service = await startReceiver();
  const browser = new Browser();
  const server = await startServer({ ...LOOPBACK, clock, origin: 'https://games.example.org' });
  const { table } = await twoPeople(server, async (_ann, ben) => {
    await addChannel(ben, browser.subscription(`${service.url}/push/ben`));
  });
  await clock.advance(MINUTE);
  expect(service.received).toHaveLength(1);
  const [received] = service.received;
  if (received === undefined) throw new Error('nothing came');
  const shown = JSON.parse(browser.read(received)) as Record<string, string>;
  expect(shown).toMatchObject({ title: 'demo', path: `/table/${table.id}`, language: 'en' });
  expect(shown['body']).toContain('It is your turn (Flint, Slate).');
  expect(received.headers).toMatchObject({ ttl: '86400', topic: shown['tag'] });
  const { pushKey } = await (await guest(server, 'Eve')).get<NoticeSettings>('/api/notices');
  const claims = claimsOf(received, pushKey);
  expect(claims).toMatchObject({ aud: service.url, sub: 'https://games.example.org' });
  expect(() => new Browser().read(received)).toThrow();
});

test('a browser that was given away calls its new owner only, and the keys outlive a restart', async () => {
  const service = await startReceiver();
  const browser = new Browser();
  const server = await startServer(LOOPBACK);
  const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
  const subscription = browser.subscription(`${service.url}/push/shared`);
  await addChannel(ann, subscription);
  const { pushKey } = await addChannel(ben, subscription);
  expect((await ann.get<NoticeSettings>('/api/notices')).channels).toEqual([]);
  const [channel] = (await ben.get<NoticeSettings>('/api/notices')).channels;
  await ben.post(`/api/notices/channels/${channel?.id}/try`);
  expect(service.received).toHaveLength(1);
  expect(pushKey).toMatch(/^[\w-]{87}$/);
});

/** Everything in a letter that is an address of this server. */
const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];

async function mailScene() {
  const clock = new MovedClock();
  const box = await startLetterBox();
  const server = await startServer({ clock, mail: { server: box.server, from: FROM } });
  const made = await twoPeople(server, async (_ann, ben) => {
    await addChannel(ben, { kind: 'mail', address: 'Ben@Example.org' });
  });
  return { clock, box, server, ...made };
}

async function follow(link: string, method = 'POST'): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';
  const response = await fetch(link, method === 'POST' ? { method, headers, body } : { method });
  return response.text();
}

test('mail goes to an address whose reader has said so, and nowhere before', async () => {
  const { clock, box, server, ben, table } = await mailScene();
  await clock.advance(HOUR);
  expect(box.letters.map(({ to }) => to)).toEqual([['ben@example.org']]);
  const [link = ''] = linksIn(box.letters[0]?.text ?? '');
  expect(link).toContain(`${server.address}/api/notices/confirm?token=`);
  // Programs look at links before people do.
  expect(await follow(link, 'GET')).toContain('<button>This is my address</button>');
  expect((await ben.get<NoticeSettings>('/api/notices')).channels).toMatchObject([{ confirmed: false }]);
  expect(await follow(link)).toContain('From now on messages go to this address');
  expect((await ben.get<NoticeSettings>('/api/notices')).channels).toMatchObject([
    { kind: 'mail', where: 'ben@example.org', confirmed: true },
  ]);
  expect(table.status).toBe('gathering');
});

async function confirmed() {
  const scene = await mailScene();
  await follow(linksIn(scene.box.letters[0]?.text ?? '')[0] ?? '');
  const { ann, ben } = scene;
  const table = await ann.table({ alder: { kind: 'me' }, birch: { kind: 'me' } }, { title: 'Two' });
  for (const seat of ['flint', 'slate']) await ben.post(`/api/tables/${table.id}/join`, { seat });
  await ann.start(table);
  return { ...scene, table };
}

test('a letter says why, and stops in one click without signing in', async () => {
  const { clock, box, ben, table, server } = await confirmed();
  box.isFull = true;
  await clock.advance(MINUTE);
  expect(box.letters).toHaveLength(1);
  expect((await ben.get<NoticeSettings>('/api/notices')).channels[0]?.trouble).toContain('full');
  box.isFull = false;
  await clock.advance(MINUTE);
  expect(box.letters).toHaveLength(2);
  const [, letter] = box.letters;
  expect(letter?.headers['from']).toBe(FROM);
  expect(letter?.text).toContain('It is your turn (Flint, Slate).');
  expect(letter?.text).toContain(`${server.address}/table/${table.id}`);
  expect(letter?.headers['auto-submitted']).toBe('auto-generated');
  expect(letter?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const [ofKind = '', ofTable = ''] = linksIn(letter?.text ?? '').slice(1);
  const all = letter?.headers['list-unsubscribe']?.slice(1, -1) ?? '';
  expect(await follow(ofKind, 'GET')).toContain('<form method="post"');
  const wishesOf = async () => (await ben.get<NoticeSettings>('/api/notices')).wishes.off;
  expect(await wishesOf()).toEqual([]);
  expect(await follow(ofKind)).toContain('No more of these messages');
  expect(await wishesOf()).toEqual(['turn']);
  await follow(ofTable);
  expect((await ben.get<NoticeSettings>('/api/notices')).tables[table.id]).toContain('over');
  await follow(all);
  expect((await ben.get<NoticeSettings>('/api/notices')).channels).toEqual([]);
  // Twice is no mistake; what was tampered with is.
  expect(await follow(all)).toContain('No more of these messages');
  expect(await follow(all.replace('.all.', '.kind.'))).toContain('not valid');
  expect(await follow(all.replace('/stop?', '/confirm?'))).toContain('not valid');
});

test('nobody fills a letter box with questions, and a host without mail says so', async () => {
  const { box, server } = await mailScene();
  const ask = async (name: string) => {
    const client = await guest(server, name);
    return client.request('POST', '/api/notices/channels', { kind: 'mail', address: 'ben@example.org' });
  };
  const answers = [await ask('Cat'), await ask('Dan'), await ask('Eve')].map(({ status }) => status);
  expect(answers).toEqual([200, 200, 429]);
  expect(box.letters).toHaveLength(3);
  const other = await startServer();
  const fay = await guest(other, 'Fay');
  const refused = await fay.request('POST', '/api/notices/channels', {
    kind: 'mail',
    address: 'a@b.example',
  });
  expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect((await fay.get<NoticeSettings>('/api/notices')).mail).toBe(false);
});

test('a web hook is signed, and Discord, Slack and Mattermost get what they take', async () => {
  const clock = new MovedClock();
  const receiver = await startReceiver();
  const server = await startServer({ ...LOOPBACK, clock });
  let secret = '';
  const { ann, ben, table } = await twoPeople(server, async (_ann, second) => {
    const { channels } = await addHook(second, `${receiver.url}/json`);
    secret = channels[0]?.secret ?? '';
    for (const form of ['discord', 'slack', 'mattermost'])
      await addHook(second, `${receiver.url}/${form}`, form);
  });
  await put(ben, '/api/notices', { language: 'en', zone: 'UTC', off: ['turn', 'time'], bundle: 'soon' });
  await (await ann.sit(table)).must({ type: 'chat', text: '@Ben <@all> *look* & run' });
  await clock.advance(MINUTE);
  const by = (path: string) => {
    const found = receiver.received.find((one) => one.path === path);
    if (found === undefined) throw new Error(`nothing came to ${path}`);
    return found;
  };
  const { headers, body } = by('/json');
  const [, time = '', mark = ''] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['sandtable-signature'])) ?? [];
  expect(mark).toBe(createHmac('sha256', secret).update(`${time}.${body.toString()}`).digest('hex'));
  expect(Number(time)).toBe(Math.floor(clock.now() / 1000));
  expect(headers['sandtable-message']).toBe(jsonOf<{ id: string }>(by('/json')).id);
  const discord = jsonOf<{ content: string; allowed_mentions: unknown }>(by('/discord'));
  expect(discord.allowed_mentions).toEqual({ parse: [] });
  expect(discord.content).toContain('\\*look\\*');
  expect(jsonOf<{ text: string }>(by('/slack')).text).toContain('&lt;@all&gt; *look* &amp; run');
  expect(jsonOf<{ text: string }>(by('/mattermost')).text).not.toContain('@all');
  for (const path of ['/discord', '/slack', '/mattermost'])
    expect(by(path).body.toString()).toContain(`${server.address}/table/${table.id}`);
});

test('addresses of the host and its network are refused, however they are written', async () => {
  const inside = [
    'https://127.0.0.1/',
    'https://localhost:8080/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://172.20.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'http://example.org/',
    'https://somebody:secret@example.org/',
  ];
  for (const url of inside) {
    const outcome = await posted({ url, headers: {}, body: '' }, []);
    expect(outcome, url).toMatchObject({ kind: 'failed' });
    if (outcome.kind === 'failed') expect(outcome.why, url).toMatch(/world|https|no address/);
  }
  for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700::1111', '93.184.216.34'])
    expect(isPublic(address), address).toBe(true);
  expect(mustBeAllowed('https://example.org/hook', []).hostname).toBe('example.org');
});

test('a name that leads into the network is refused when it is looked up for the connection', async () => {
  const receiver = await startReceiver();
  const url = receiver.url.replace('127.0.0.1', 'localhost').replace('http:', 'https:');
  await expect(post({ url, headers: {}, body: '' }, [])).rejects.toThrow('not out in the world');
  expect(receiver.received).toEqual([]);
  const server = await startServer();
  const ann: Client = await guest(server, 'Ann');
  const answer = await ann.request('POST', '/api/notices/channels', {
    kind: 'hook',
    form: 'json',
    url: 'https://169.254.169.254/',
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
});

test('a receiver that hangs, floods or leads elsewhere holds nobody up', async () => {
  const [receiver, elsewhere] = [await startReceiver(), await startReceiver()];
  const send = () => posted({ url: receiver.url, headers: {}, body: '{}' }, ['127.0.0.1'], 200);
  receiver.behaviour = 'hang';
  expect(await send()).toEqual({ kind: 'failed', why: 'no answer in time' });
  receiver.behaviour = 'flood';
  expect(await send()).toEqual({ kind: 'sent' });
  receiver.behaviour = 307;
  receiver.headers = { location: elsewhere.url };
  expect(await send()).toEqual({ kind: 'failed', why: 'answered 307' });
  expect(elsewhere.received).toEqual([]);
  receiver.behaviour = 429;
  receiver.headers = { 'retry-after': '3600' };
  expect(await send()).toEqual({ kind: 'failed', why: 'answered 429', after: 3600 });
});

test('what another seat may not know is in no message to it', async () => {
  const clock = new MovedClock();
  const receiver = await startReceiver();
  const server = await startServer({ ...LOOPBACK, clock });
  const { ann, ben, table } = await twoPeople(server, async (...people) => {
    for (const [i, client] of people.entries()) await addHook(client, `${receiver.url}/${i}`);
  });
  const seatsOf = [
    ['alder', 'birch'],
    ['flint', 'slate'],
  ];
  const clients = [ann, ben];
  const whose = (seat: string) => seatsOf.findIndex((seats) => seats.includes(seat));
  const at = async <T>(seat: string, act: (socket: Socket) => Promise<T>): Promise<T> => {
    const socket = await (clients[whose(seat)] ?? ann).sit(table, seat);
    const done = await act(socket);
    socket.close();
    return done;
  };
  for (const seat of seatsOf.flat())
    await at(seat, (socket) => socket.mustAnswer(seat, socket.options[0] ?? ''));
  const [raider = ''] = (await ann.get<TableInfo>(`/api/tables/${table.id}`)).turn;
  const [target = ''] = seatsOf[1 - whose(raider)] ?? [];
  // Only the raider is told what lies on top of the deck.
  await at(raider, async (socket) => {
    await socket.mustAnswer(raider, 'scout');
    await socket.mustAnswer(raider, target);
    expect(socket.texts.join('')).toContain('scout.saw');
  });
  await clock.advance(11 * MINUTE);
  await at(target, (socket) => socket.mustAnswer(target, 'pass'));
  await clock.advance(11 * MINUTE);
  const textTo = (person: number) =>
    receiver.received
      .filter(({ path }) => path === `/${person}`)
      .map(({ body }) => body.toString())
      .join('');
  expect(textTo(whose(target))).toContain('looks at the top card');
  expect(textTo(whose(target))).not.toContain('On top of the deck lies');
  expect(textTo(whose(raider))).toContain('On top of the deck lies');
});

test('a name behind which one address of several is not out in the world is not connected to', async () => {
  const found = (...addresses: string[]) =>
    new Promise<unknown>((resolve) => {
      const lookUp = guardedLookup([], (_host, _options, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      );
      lookUp('hook.example.org', {}, (error, address) => resolve(error?.name ?? address));
    });
  expect(await found('93.184.215.14', '2606:2800:21f::1')).toBe('93.184.215.14');
  expect(await found('93.184.215.14', '10.0.0.1')).toBe('NotAllowed');
  expect(await found('10.0.0.1', '93.184.215.14')).toBe('NotAllowed');
  expect(await found('93.184.215.14', '::ffff:127.0.0.1')).toBe('NotAllowed');
  expect(await found()).toBe('NotAllowed');
});
