/** Messages that must never be accepted, of every kind we could think of. Deterministic by seed. */
import { Dice, fastDice } from '@sandtable/engine';
import type { PositionInfo } from '../../protocol/index.ts';

export interface Target {
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
  'why not of others': (dice, target) => ({
    type: 'blocked',
    id: id(dice),
    seat: pick(dice, target.others),
    ask: asked(target),
  }),
};

/** One message of each kind in turn, as text or bytes. */
export function* hostileMessages(count: number, seed: string, target: Target): Generator<string | Buffer> {
  const dice = new Dice(fastDice(seed));
  const kinds = Object.values(KINDS);
  for (let i = 0; i < count; i++) {
    const message = kinds[i % kinds.length]?.(dice, target);
    yield typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message);
  }
}

export const HOSTILE_KINDS = Object.keys(KINDS).length;
