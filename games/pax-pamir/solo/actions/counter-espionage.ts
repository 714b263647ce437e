/** K5, E6 Shere Khan removes spies: card by card, clockwise from the anchor. */
import type { Rules } from '@sandtable/engine';
import { hasSpy, sendHome, spiesOn, spotId, spotOfSpy, ownerOfSpy } from '../../spies.ts';
import { type Court } from '../../state.ts';
import { say } from '../../text/say.ts';
import { avenge } from '../../variants/badal.ts';
import { Allowance } from '../badal.ts';
import { golden } from '../golden.ts';
import { nameOf, opponentOf } from '../khan.ts';
import { clockwise } from '../ring.ts';
import { explain } from '../telling.ts';
import type { KhanAct } from './act.ts';

export function* counterEspionage(act: KhanAct): Rules<boolean> {
  const { table, state, who } = act;
  const enemy = opponentOf(who);
  const watched = clockwise(state, who).filter((court) => hasSpy(court, who) && hasSpy(court, enemy));
  if (watched.length === 0) {
    explain(table, say('sk.counter.none', 'E6.1'));
    return false;
  }
  const allowance = new Allowance(act);
  for (const court of watched)
    while (allowance.most > 0 && hasSpy(court, enemy)) {
      const spy = yield* chooseSpy(act, court, allowance.most);
      allowance.use();
      sendHome(state, court, spy);
      explain(table, say('sk.counter.removed', 'E6.3', { card: String(court.card) }));
    }
  yield* avenge(table, enemy);
  return true;
}

/** Which of several spies on a card, if not all of them go: golden. */
function* chooseSpy({ table, state, who }: KhanAct, court: Court, most: number): Rules<number> {
  const enemy = opponentOf(who);
  const kinds = spiesOn(court, enemy);
  const [first] = kinds;
  if (first === undefined) throw new Error(`no spy to remove from card ${court.card}`);
  const all = court.spies.filter((spy) => ownerOfSpy(spy) === enemy).length;
  if (all <= most) return first;
  const picked = yield* golden(table, who, {
    prompt: say('ask.khan.counter', 'E6.2', { card: String(court.card) }),
    among: kinds.map((spy) => spotId(spotOfSpy(spy))),
    label: (spot) =>
      say('unit.spy', 'E6.2', { player: nameOf(state, enemy), card: String(court.card), spot }),
  });
  return kinds.find((spy) => spotId(spotOfSpy(spy)) === picked) ?? first;
}
