/** Messages that must never be accepted, of every kind we could think of. Deterministic by seed. */
import { defaultSetting, Dice, fastDice, type Game } from '@sandtable/engine';
import { expect } from 'vitest';
import type { PositionInfo, TableInfo } from '../../protocol/index.ts';
import type { Socket } from './client.ts';
import { guest } from './server.ts';

interface Target {
  /** The seats of the attacker. */
  readonly own: readonly string[];
  readonly others: readonly string[];
  readonly position: PositionInfo;
}

type Kind = (dice: Dice, target: Target) => unknown;

const pick = <T>(dice: Dice, list: readonly T[]): T => list[dice.below(list.length)] as T;
const seatOf = (dice: Dice, { own, others }: Target) => pick(dice, [...own, ...others]);
const id = (dice: Dice) => dice.below(1_000_000);
const junk = (dice: Dice): unknown =>
  pick(dice, [null, true, -1, 1.5, 1e300, '', 'x', [], {}, [[]], '\u0000', '💥', '__proto__', 'constructor']);
const asked = ({ position }: Target) => position.ask?.number ?? 0;
const offered = ({ position }: Target) => position.ask?.options?.map((option) => option.id) ?? [];

const KINDS: Readonly<Record<string, Kind>> = {
  // Not frames at all.
  'no JSON': (dice) =>
    pick(dice, ['', '{', '{"type":', 'answer', '\u0000', '[[[[[', '{"a":1}}', 'NaN', '﻿{}']),
  'not an object': (dice) => JSON.stringify(junk(dice)),
  'deep nesting': () => '['.repeat(20_000),
  binary: (dice) => Buffer.from(Array.from({ length: 20 }, () => dice.below(256))),
  'unknown type': (dice) => ({
    type: pick(dice, ['cheat', '', 'toString', '__proto__', 'position']),
    id: id(dice),
  }),
  'type of the wrong type': (dice) => ({ type: junk(dice), id: id(dice) }),
  // Frames of a wrong shape.
  'missing members': (dice) => ({
    type: pick(dice, ['answer', 'undo', 'aside', 'vote', 'look']),
    id: id(dice),
  }),
  'members of the wrong type': (dice, target) => ({
    type: 'answer',
    id: id(dice),
    seat: seatOf(dice, target),
    ask: asked(target),
    options: pick(dice, [junk(dice), [junk(dice)].map((value) => (typeof value === 'string' ? 7 : value))]),
  }),
  'extra members': (dice, target) => ({
    type: 'answer',
    id: id(dice),
    seat: pick(dice, target.own),
    ask: asked(target),
    options: [pick(dice, ['1', ...offered(target)])],
    [pick(dice, ['admin', 'why', 'aside', 'person'])]: true,
  }),
  'members from the prototype': (dice, target) =>
    `{"type":"answer","id":1,"seat":"${pick(dice, target.own)}","ask":${asked(target)},"options":["1"],"__proto__":{"admin":true}}`,
  'no options': (dice, target) => ({
    type: 'answer',
    id: id(dice),
    seat: pick(dice, target.own),
    ask: asked(target),
    options: [],
  }),
  'too many options': (dice, target) => ({
    type: 'answer',
    id: id(dice),
    seat: pick(dice, target.own),
    ask: asked(target),
    options: Array.from({ length: 300 }, () => 'x'),
  }),
  'long text': (dice, target) => ({
    type: 'answer',
    id: id(dice),
    seat: pick(dice, target.own),
    ask: asked(target),
    options: ['x'.repeat(5000)],
  }),
  // Frames of the right shape that are not allowed.
  'another seat': (dice, target) => ({
    type: 'answer',
    id: id(dice),
    seat: pick(dice, target.others),
    ask: asked(target),
    options: [pick(dice, ['1', '2', '3', 'pass', 'done', ...offered(target)])],
  }),
  'a seat that is not there': (dice, target) => ({
    type: 'answer',
    id: id(dice),
    seat: pick(dice, ['nobody', 'spectator', '__proto__', 'ALDER']),
    ask: asked(target),
    options: ['1'],
  }),
  'an option never offered': (dice, target) => ({
    type: 'answer',
    id: id(dice),
    seat: pick(dice, target.own),
    ask: asked(target),
    options: [pick(dice, ['x', '-1', '1e3', '__proto__', 'undefined', ' ', `${offered(target)[0] ?? ''} `])],
  }),
  'an ask of the past or the future': (dice, target) => ({
    type: 'answer',
    id: id(dice),
    seat: pick(dice, target.own),
    ask: asked(target) + 1 + dice.below(1000),
    options: [offered(target)[0] ?? '1'],
  }),
  'a list that goes wrong': (dice, target) => ({
    type: 'answer',
    id: id(dice),
    seat: pick(dice, target.own),
    ask: asked(target),
    options: [offered(target)[0] ?? '1', 'never-offered'],
  }),
  'an aside never offered': (dice, target) => ({
    type: 'aside',
    id: id(dice),
    seat: pick(dice, target.own),
    ask: asked(target),
    aside: pick(dice, ['theft', '__proto__', 'done']),
  }),
  'somebody else’s aside': (dice, target) => ({
    type: 'aside',
    id: id(dice),
    seat: pick(dice, target.others),
    ask: asked(target),
    aside: 'gift',
  }),
  'undo of what is not there': (dice, target) => ({
    type: 'undo',
    id: id(dice),
    seat: seatOf(dice, target),
    moment: target.position.moment + pick(dice, [0, 0, 1, 7]),
    count: 1 + dice.below(50),
  }),
  'orders for others': (dice, target) => ({
    type: 'orders',
    id: id(dice),
    seat: pick(dice, target.others),
    forced: true,
    decline: ['parry'],
  }),
  'a proposal about nothing': (dice, target) => ({
    type: 'propose',
    id: id(dice),
    proposal: pick(dice, [
      { kind: 'rewind', moment: target.position.moment + dice.below(9) },
      { kind: 'bot', seat: 'nobody', player: 'random' },
      { kind: 'bot', seat: pick(dice, target.others), player: 'nobody' },
      { kind: 'win', seat: pick(dice, target.own) },
    ]),
  }),
  'a vote on nothing': (dice) => ({ type: 'vote', id: id(dice), proposal: 1 + dice.below(99), yes: true }),
  'resigning for others': (dice, target) => ({
    type: 'resign',
    id: id(dice),
    seat: pick(dice, target.others),
  }),
  'a look over the shoulder': (dice, target) => ({
    type: 'look',
    id: id(dice),
    as: pick(dice, target.others),
  }),
  'questions of others': (dice, target) => ({
    type: pick(dice, ['blocked', 'foresee', 'asides']),
    id: id(dice),
    seat: pick(dice, target.others),
    ask: asked(target),
  }),
};

/** One message of each kind in turn, as text or bytes. */
function* hostileMessages(count: number, seed: string, target: Target): Generator<string | Buffer> {
  const dice = new Dice(fastDice(seed));
  const kinds = Object.values(KINDS);
  for (let i = 0; i < count; i++) {
    const message = kinds[i % kinds.length]?.(dice, target);
    yield typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message);
  }
}

export const HOSTILE_KINDS = Object.keys(KINDS).length;

/** Sends them all and counts what came back. */
async function attack(socket: Socket, messages: Iterable<string | Buffer>) {
  const before = socket.received.length;
  const answered = () => socket.received.slice(before).filter((frame) => frame.type !== 'table');
  let sent = 0;
  for (const message of messages) {
    socket.ws.send(message);
    sent++;
    if (sent % 500 === 0)
      await socket.until(() => (answered().length >= sent - 250 ? true : undefined), 30_000);
  }
  await socket.until(() => (answered().length >= sent ? true : undefined), 30_000);
  const refused = answered().filter((frame) => frame.type === 'refused').length;
  return { refused, accepted: answered().length - refused };
}

/** Attacks a running table from its last seat: nothing is accepted, and nothing has changed afterwards. */
export async function mustWithstand(
  server: { address: string },
  game: Game,
  messages: number,
): Promise<void> {
  const ann = await guest(server, 'Ann');
  const mallory = await guest(server, 'Mallory');
  const setting = defaultSetting(game);
  const seats = game.seats(setting).map((seat) => seat.id);
  const [own, others] = [seats.slice(-1), seats.slice(0, -1)];
  const table = await ann.post<TableInfo>('/api/tables', {
    game: game.id,
    setting,
    seats: Object.fromEntries(others.map((seat) => [seat, { kind: 'me' }])),
  });
  for (const seat of own) await mallory.post(`/api/tables/${table.id}/join`, { seat });
  await ann.start(table);
  const watching = await ann.sit(table);
  const before = await (await ann.sit(table)).next('position');
  const socket = await mallory.sit(table);
  const { position } = socket;
  if (position === undefined) throw new Error('no position');
  const hostile = hostileMessages(messages, `hostile/${game.id}`, { own, others, position });
  expect(await attack(socket, hostile)).toEqual({ refused: messages, accepted: 0 });
  expect(watching.received.filter((frame) => frame.type === 'update')).toEqual([]);
  const after = await (await ann.sit(table)).next('position');
  expect(after.position).toEqual(before.position);
  expect(after.lines).toEqual(before.lines);
  expect(after.proposals).toEqual([]);
}
