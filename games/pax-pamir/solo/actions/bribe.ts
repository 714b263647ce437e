/** K5, E7 Shere Khan bribes: the first card clockwise that he can pay and that does not change his loyalty (doubt 51). */
import type { Rules } from '@sandtable/engine';
import { bribeCost, coup, isHighest, takeOver } from '../../actions/bribe.ts';
import { locationId } from '../../components/map.ts';
import { payRightEnd } from '../../rupees.ts';
import { hasSpy } from '../../spies.ts';
import { type Court, courtCard, playerOf, tribesIn } from '../../state.ts';
import { say } from '../../text/say.ts';
import { avenge } from '../../variants/badal.ts';
import { opponentOf } from '../khan.ts';
import { clockwise } from '../ring.ts';
import { explain } from '../telling.ts';
import type { KhanAct } from './act.ts';

export function* bribe(act: KhanAct): Rules<boolean> {
  const { table, state, who } = act;
  const court = firstTarget(act);
  if (court === undefined) {
    explain(table, say('sk.bribe.none', 'E7.1'));
    return false;
  }
  const victim = opponentOf(who);
  const cost = bribeCost(state, court);
  yield* payRightEnd(state, who, cost, 'E7.2');
  explain(table, say('sk.bribe.taken', 'E7.1', { card: String(court.card), cost }));
  const isCoup = isHighest(state, victim, court);
  yield* takeOver(table, who, victim, court);
  const { location } = courtCard(state, court.card);
  if (isCoup && tribesIn(playerOf(state, victim), location) > 0) {
    explain(table, say('sk.bribe.coup', 'E7.5', { location: locationId(location) }));
    yield* coup(table, who, victim, court);
  }
  yield* avenge(table, victim);
  return true;
}

function firstTarget({ table, state, who }: KhanAct): Court | undefined {
  const { loyalty, rupees } = playerOf(state, who);
  const theirs = playerOf(state, opponentOf(who)).tableau;
  for (const court of clockwise(state, who)) {
    if (!theirs.includes(court) || !hasSpy(court, who) || bribeCost(state, court) > rupees) continue;
    const { patriot } = courtCard(state, court.card);
    if (patriot === null || patriot === loyalty) return court;
    explain(table, say('sk.bribe.skip-loyalty', 'E7.4', { card: String(court.card), empire: patriot }));
  }
  return undefined;
}
