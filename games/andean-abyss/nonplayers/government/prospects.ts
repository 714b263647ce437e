/** What a whole position is worth to the Government, in points of Total Support. */
import { INSURGENTS } from '../../forces.ts';
import { econOf, LOCS } from '../../map.ts';
import {
  allGuerrillas,
  available,
  basesOnMap,
  cubes,
  guerrillas,
  isSabotaged,
  lands,
  spaces,
  type State,
  totalOpposition,
  underground,
} from '../../state.ts';
import { margin, resultOf } from '../../victory.ts';
import { cardsToRound, groundWorth, prospectOf } from './ground.ts';
import { isLastCampaign } from './outlook.ts';
import { PROSPECTS } from './weights.ts';

/** The end, when it has come; else the map, the purse, the enemy, and how near each of them is to winning. */
export function positionWorth(state: State): number {
  return endWorth(state) ?? mapWorth(state) + purseWorth(state) - enemyWeight(state) - perilOf(state);
}

/** 7.1 A game that is over: lost at a check, or judged by the margins (7.3, 8.8). */
function endWorth(state: State): number | undefined {
  if (state.stage.kind !== 'over') return undefined;
  const lead = margin(state, 'government') - Math.max(...INSURGENTS.map((one) => margin(state, one)));
  if (resultOf(state)?.winners.includes('government') === true) return PROSPECTS.won + lead;
  return state.stage.by === 'victory' ? PROSPECTS.lost : lead;
}

/** Above this a faction has won at the next check anyway. */
const WON = 2;
const weigh = (points: number): number => PROSPECTS.game * Math.exp(Math.min(WON, points) / PROSPECTS.reach);

/** 7.2 Cartels need Resources as well as Bases: while they are poor their Bases matter less. */
function perilOf(state: State): number {
  const rich = Math.min(1, Math.max(0.1, (state.resources.cartels - 10) / 25));
  return (
    weigh(margin(state, 'farc')) +
    PROSPECTS.auc * weigh(margin(state, 'auc')) +
    PROSPECTS.cartels * rich * weigh(basesOnMap(state, 'cartels') - 10)
  );
}

/** Opposition itself is in FARC's margin; here only what may come of it. */
function mapWorth(state: State): number {
  const point = weigh(margin(state, 'farc')) * (1 - Math.exp(-1 / PROSPECTS.reach));
  const prospect = prospectOf(state, PROSPECTS.opposition + point);
  let sum = totalOpposition(state) * prospect.opposition;
  for (const space of lands(state)) sum += groundWorth(prospect, space);
  for (const loc of LOCS)
    if (isSabotaged(state, loc) || allGuerrillas(state, loc) > cubes(state, loc))
      sum -= econOf(loc) * PROSPECTS.econ;
  return sum + PROSPECTS.cube * (PROSPECTS.cubes - available(state, 'troops') - available(state, 'police'));
}

/** Resources by how long they have to last, Aid by the Rounds that pay it (6.3.1), Capabilities by the time left (5.3). */
function purseWorth(state: State): number {
  const rounds = state.variants.finalPropaganda - state.propagandas;
  const payments = Math.max(0, rounds - (state.president === 'samper' ? 1 : 0));
  const need = PROSPECTS.need + PROSPECTS.needPerCard * cardsToRound(state);
  const price = PROSPECTS.resource * (isLastCampaign(state) ? PROSPECTS.lastResource : 1);
  let lasting = 0;
  for (const side of Object.values(state.capabilities)) lasting += side === 'unshaded' ? 1 : -1;
  return (
    price * need * Math.log(1 + state.resources.government / need) +
    PROSPECTS.aid * state.aid * payments +
    (PROSPECTS.capability * lasting * rounds) / state.variants.finalPropaganda
  );
}

function enemyWeight(state: State): number {
  let sum = 0;
  for (const faction of INSURGENTS) sum += PROSPECTS.base * basesOnMap(state, faction);
  for (const space of spaces(state)) {
    sum += PROSPECTS.hidden * underground(state, space, 'farc');
    for (const faction of INSURGENTS) sum += PROSPECTS.guerrilla[faction] * guerrillas(state, space, faction);
  }
  return sum;
}
