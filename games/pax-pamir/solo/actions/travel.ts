/** K5, E5 Shere Khan travels: counter-clockwise, towards bands of the other's cards. */
import type { Rules } from '@sandtable/engine';
import {
  bandAt,
  hasRing,
  hasSpy,
  MIDDLE,
  moveSpy,
  ownerOfSpy,
  PATRIOT,
  PRIZE,
  spotOfSpy,
  spyOf,
} from '../../spies.ts';
import { type Court, courtOf, type State, type Who } from '../../state.ts';
import { say } from '../../text/say.ts';
import { Allowance } from '../badal.ts';
import { bestBy, golden } from '../golden.ts';
import { opponentOf } from '../khan.ts';
import { clockwise, counterClockwise, distanceTo } from '../ring.ts';
import { explain } from '../telling.ts';
import type { KhanAct } from './act.ts';

export function* travel(act: KhanAct): Rules<boolean> {
  const { table } = act;
  const steps = new Allowance(act);
  let hasMoved = false;
  while (steps.most > 0) {
    const from = yield* nearestSpy(act);
    if (from === undefined) break;
    hasMoved = true;
    if (!walk(act, from, steps)) return true;
  }
  explain(table, say('sk.travel.stop', 'E5', { left: steps.most }));
  return hasMoved;
}

/** The nearest card with a spy of his in the middle and none of the other's; ties are golden (doubt 52). */
function* nearestSpy({ table, state, who }: KhanAct): Rules<Court | undefined> {
  if (!hasRing(state)) return undefined;
  const middle = spyOf(who, MIDDLE);
  const able = clockwise(state, who).filter(
    (court) => court.spies.includes(middle) && !hasSpy(court, opponentOf(who)),
  );
  if (able.length === 0) return undefined;
  const nearest = bestBy(able, [(court) => -distanceTo(state, who, court)]);
  const picked = yield* golden(table, who, {
    prompt: say('ask.khan.spy', 'E5'),
    among: nearest.map((court) => String(court.card)),
    label: (option) => say('card', 'E5', { card: option }),
  });
  return nearest.find((court) => String(court.card) === picked);
}

/** On and on to the first card with a free band. False when the steps end on the way. */
function walk({ table, state, who }: KhanAct, from: Court, steps: Allowance): boolean {
  const spy = spyOf(who, MIDDLE);
  let at = from;
  while (steps.most > 0) {
    steps.use();
    const next = nextTo(state, who, at);
    moveSpy(at, spy, next, MIDDLE);
    at = next;
    const spot = freeBand(state, who, at);
    if (spot === undefined) continue;
    moveSpy(at, spy, at, spot);
    const params = { card: String(at.card) };
    explain(
      table,
      spot === PATRIOT ? say('sk.travel.patriot', 'E5.3', params) : say('sk.travel.prize', 'E5.3', params),
    );
    table.fired(spot === PATRIOT ? 'travel.patriot' : 'travel.prize');
    return true;
  }
  explain(table, say('sk.travel.middle', 'E5.2', { card: String(at.card) }));
  return false;
}

/** The next card counter-clockwise. */
function nextTo(state: State, who: Who, court: Court): Court {
  const ring = counterClockwise(state, who);
  const next = ring[(ring.indexOf(court) + 1) % ring.length];
  if (next === undefined) throw new Error(`card ${court.card} is not in the ring`);
  return next;
}

/** A band of a card of the other's without a spy of his: the patriot band first. */
function freeBand(state: State, who: Who, court: Court): number | undefined {
  if (courtOf(state, court.card).owner === who) return undefined;
  return [PATRIOT, PRIZE].find(
    (spot) =>
      bandAt(state, court.card, spot) !== null &&
      !court.spies.some((spy) => ownerOfSpy(spy) === who && spotOfSpy(spy) === spot),
  );
}
