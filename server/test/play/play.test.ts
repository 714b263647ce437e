import { describe, expect, test } from 'vitest';
import type { ServerFrame } from '../../protocol/index.ts';
import type { Socket } from '../lib/client.ts';
import { alone, BOT, ME, playOn, twoPeople } from '../lib/play.ts';
import { guest, sharedServer } from '../lib/server.ts';

const server = sharedServer();
const ALL = ['alder', 'birch', 'flint', 'slate'];
const codeOf = (frame: ServerFrame) => (frame.type === 'refused' ? frame.code : frame.type);

/** Plays until the raider is asked whom to raid, and looks from there. */
async function toTheRaid(socket: Socket): Promise<string> {
  await playOn(socket, ALL, () => socket.position?.ask?.prompt?.key === 'raid');
  const raider = socket.position?.ask?.seats[0] ?? '';
  await socket.must({ type: 'look', as: raider });
  return raider;
}

describe('answers', () => {
  test('one person and three bots play to the end', async () => {
    const ann = await guest(server, 'Ann');
    const table = await ann.table({ alder: ME, birch: BOT, flint: BOT, slate: BOT });
    await ann.start(table);
    const socket = await ann.sit(table);
    while (socket.position?.result === undefined) {
      await socket.until(() => (socket.options.length > 0 || socket.position?.result ? true : undefined));
      const [first] = socket.options;
      if (first !== undefined) await socket.mustAnswer('alder', first);
    }
    await socket.until(() => (socket.table?.status === 'finished' ? true : undefined));
    expect(socket.table?.ending).toMatchObject({ kind: 'played', result: socket.position.result });
    expect(socket.table?.dice.key).toMatch(/^[0-9a-f]{64}$/);
  });

  test('each is shown to everybody from their own seat, before it is acknowledged', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const [a, b] = [await ann.sit(table), await ben.sit(table)];
    const option = a.options[0] ?? '';
    const heard = b.received.length;
    await a.mustAnswer('alder', option);
    const kinds = a.received.map((frame) => frame.type);
    expect(kinds.lastIndexOf('update')).toBeLessThan(kinds.lastIndexOf('done'));
    const update = await b.next('update', heard);
    expect(update.position).toMatchObject({ as: 'flint', moment: 1, ask: { answered: ['alder'] } });
    expect(update.turn).toEqual(['birch', 'flint', 'slate']);
  });

  test('the wrong seat, a late one, and what was never offered are refused and leave no trace', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const [a, b] = [await ann.sit(table), await ben.sit(table)];
    expect(codeOf(await a.answer('flint', '1'))).toBe('not-yours');
    expect(codeOf(await a.answer('oak', '1'))).toBe('not-yours');
    expect(codeOf(await a.answer('alder', '77'))).toBe('not-an-option');
    expect(codeOf(await a.send({ type: 'answer', seat: 'alder', ask: 5, options: ['1'] }))).toBe('stale');
    expect(codeOf(await a.send({ type: 'aside', seat: 'alder', ask: 0, aside: 'theft' }))).toBe(
      'not-an-aside',
    );
    expect(a.position?.moment).toBe(0);
    expect(b.received.every((frame) => frame.type !== 'update')).toBe(true);
    const option = a.options[0] ?? '';
    await a.mustAnswer('alder', option);
    expect(codeOf(await a.answer('alder', option))).toBe('already-answered');
    expect(a.position?.moment).toBe(1);
  });

  test('the same answer sent twice counts once', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table);
    const raider = await toTheRaid(socket);
    const ask = socket.position?.ask?.number ?? 0;
    const answers = await Promise.all(
      [1, 2, 3].map(() => socket.send({ type: 'answer', seat: raider, ask, options: ['done'] })),
    );
    expect(answers.map(codeOf).sort()).toEqual(['done', 'stale', 'stale']);
  });

  test('a list is applied as a whole', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table);
    const raider = await toTheRaid(socket);
    const before = socket.position?.moment ?? 0;
    expect(codeOf(await socket.answer(raider, 'done', 'nonsense'))).toMatch(/not-asked|not-an-option|fenced/);
    expect(socket.position?.moment).toBe(before);
    expect(socket.options).toContain('done');
  });

  test('a list that goes past a secret is refused whole: nobody may look and step back', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table);
    const raider = await toTheRaid(socket);
    const before = socket.position?.moment;
    // 2.2 scouting shows a card: that must be an answer of its own.
    expect(codeOf(await socket.answer(raider, 'scout', 'done'))).toBe('fenced');
    expect(socket.position?.moment).toBe(before);
    expect(JSON.stringify(socket.received)).not.toContain('scout.saw');
  });

  test('table talk changes the state while an ask is pending', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table, 'alder');
    expect(socket.position?.asides).toBe(true);
    expect(await socket.send({ type: 'asides', seat: 'alder', ask: 0 })).toMatchObject({
      asides: [{ id: 'gift', label: { key: 'aside.gift' } }],
    });
    expect(codeOf(await socket.send({ type: 'asides', seat: 'oak', ask: 0 }))).toBe('not-yours');
    await socket.must({ type: 'aside', seat: 'alder', ask: 0, aside: 'gift' });
    expect(socket.position?.view).toMatchObject({ coins: { alder: 3, birch: 5 } });
    expect(socket.position?.ask?.number).toBe(0);
  });

  test('why not? is answered with the rule', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table);
    const raider = await toTheRaid(socket);
    const ask = () => socket.position?.ask?.number ?? 0;
    const target = socket.options.find((id) => ALL.includes(id)) ?? '';
    await socket.mustAnswer(raider, target);
    await playOn(socket, [target], () => socket.position?.ask?.prompt?.key === 'raid');
    await socket.must({ type: 'look', as: raider });
    const frame = await socket.send({ type: 'blocked', seat: raider, ask: ask() });
    expect(frame).toMatchObject({ blocked: [{ option: target, why: { key: 'raid.twice', rule: '2' } }] });
    expect(codeOf(await socket.send({ type: 'blocked', seat: raider, ask: 99 }))).toBe('stale');
  });
});

describe('undo', () => {
  test('takes back the seat’s own last answers up to the fence', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table, 'alder');
    const before = socket.position;
    await socket.mustAnswer('alder', socket.options[0] ?? '');
    expect(socket.position?.undoable).toBe(1);
    await socket.must({ type: 'undo', seat: 'alder', moment: 1, count: 1 });
    expect(socket.position).toEqual(before);
    expect(codeOf(await socket.send({ type: 'undo', seat: 'alder', moment: 0, count: 1 }))).toBe(
      'nothing-to-undo',
    );
  });

  test('not past a die or a secret, not somebody else’s, not what one has not seen', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table);
    const raider = await toTheRaid(socket);
    const { moment = 0 } = socket.position ?? {};
    expect(codeOf(await socket.send({ type: 'undo', seat: raider, moment, count: 1 }))).toBe(
      'nothing-to-undo',
    );
    await socket.mustAnswer(raider, 'scout');
    expect(codeOf(await socket.send({ type: 'undo', seat: raider, moment: moment + 1, count: 1 }))).toBe(
      'nothing-to-undo',
    );
    expect(codeOf(await socket.send({ type: 'undo', seat: raider, moment, count: 1 }))).toBe('stale');
  });

  test('voids the journal lines of what was taken back', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table, 'alder');
    await socket.must({ type: 'aside', seat: 'alder', ask: 0, aside: 'gift' });
    const said = socket.received.findLast((frame) => frame.type === 'update');
    expect(said?.type === 'update' && said.lines).toMatchObject([{ at: 1, message: { key: 'gift' } }]);
    await socket.must({ type: 'undo', seat: 'alder', moment: 1, count: 1 });
    const undone = socket.received.findLast((frame) => frame.type === 'update');
    expect(undone).toMatchObject({ keep: 0, lines: [] });
    const again = await ann.sit(table, 'alder');
    const first = await again.next('position');
    expect(first.lines).toEqual([]);
  });
});

describe('viewpoints', () => {
  test('one person with several seats sees one at a time, and looks from another on demand', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table, 'birch');
    expect(socket.position?.as).toBe('birch');
    await socket.must({ type: 'look', as: 'flint' });
    expect(socket.position?.as).toBe('flint');
    const flint = JSON.stringify(socket.position?.view);
    await socket.must({ type: 'look', as: 'spectator' });
    // Two hands may happen to be equal; nobody's hand and a spectator's never are.
    expect(JSON.stringify(socket.position?.view)).not.toBe(flint);
    expect(socket.position?.ask?.options).toBeUndefined();
  });

  test('a viewpoint one may not have is not given by asking in the address', async () => {
    const { ann, table } = await twoPeople(server);
    const socket = await ann.sit(table, 'flint');
    expect(socket.position?.as).toBe('alder');
  });
});

describe('standing orders', () => {
  test('“always pass” passes at once, and is kept with the seat', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table);
    for (const seat of ALL) await socket.must({ type: 'orders', seat, forced: false, decline: ['parry'] });
    const raider = await toTheRaid(socket);
    const target = socket.options.find((id) => ALL.includes(id)) ?? '';
    const before = socket.position?.moment ?? 0;
    await socket.mustAnswer(raider, target);
    expect(socket.position?.moment).toBe(before + 2);
    const again = await ann.sit(table, target);
    expect((await again.next('position')).orders).toEqual({ forced: false, decline: ['parry'] });
  });
});

describe('chat and notes', () => {
  test('people at the table talk, with a count of what is unread', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const [a, b] = [await ann.sit(table), await ben.sit(table)];
    await a.must({ type: 'chat', text: 'Good luck!' });
    await a.must({ type: 'chat', text: 'You start.' });
    await b.until(() => b.received.find((frame) => frame.type === 'chat' && frame.unread === 2));
    const last = b.received.findLast((frame) => frame.type === 'chat');
    expect(last).toMatchObject({ line: { number: 2, by: { name: 'Ann' }, text: 'You start.' } });
    expect(await ben.get(`/api/tables/${table.id}`)).toMatchObject({ unread: 2 });
    await b.must({ type: 'read', chat: 2 });
    expect(await ben.get(`/api/tables/${table.id}`)).toMatchObject({ unread: 0 });
    expect(await ann.get(`/api/tables/${table.id}`)).toMatchObject({ unread: 0 });
    const again = await ben.sit(table);
    expect((await again.next('position')).chat.map((line) => line.text)).toEqual([
      'Good luck!',
      'You start.',
    ]);
  });

  test('those who only watch are not told what people say to each other', async () => {
    const { ann, table } = await twoPeople(server);
    const carl = await guest(server, 'Carl');
    const [a, c] = [await ann.sit(table), await carl.sit(table)];
    await a.must({ type: 'chat', text: 'a secret plan' });
    await a.must({ type: 'note', text: 'my own note' });
    const again = await carl.sit(table);
    expect([...c.texts, ...again.texts].join()).not.toMatch(/secret plan|own note/);
  });

  test('a note is one’s own', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const a = await ann.sit(table);
    await a.must({ type: 'note', text: 'Ben bluffs' });
    expect((await (await ann.sit(table)).next('position')).note).toBe('Ben bluffs');
    expect((await (await ben.sit(table)).next('position')).note).toBe('');
  });
});
