/** How near the Insurgents are to winning, and what it is worth to push them back. */
import { type Insurgent, INSURGENTS } from '../../forces.ts';
import { basesOnMap, type State } from '../../state.ts';
import { margin } from '../../victory.ts';
import { WEIGHTS } from './weights.ts';

/** The table as the staff judges it. Made once a decision. */
export interface Outlook {
  readonly state: State;
  /** What each faction's nearness to its condition weighs. */
  readonly peril: Readonly<Record<Insurgent, number>>;
  /** What removing one of its Bases is worth. */
  readonly base: Readonly<Record<Insurgent, number>>;
  /** What a Resource is worth: less to a full purse, and less before the last Round, which pays again. */
  readonly resource: number;
  /** The faction whose Bases are worth most first. */
  readonly order: readonly Insurgent[];
}

/** Above this a faction has won at the next check anyway. */
const WON = 2;

const weigh = (points: number): number => WEIGHTS.game * Math.exp(Math.min(WON, points) / WEIGHTS.reach);

/** What so many points of margin less are worth, of a peril. */
const eased = (peril: number, points: number): number => peril * (1 - Math.exp(-points / WEIGHTS.reach));

/** Cartels need Resources as well as Bases (7.2): while they are poor their Bases matter less. */
function cartelsPeril(state: State): number {
  const rich = Math.min(1, Math.max(0, (state.resources.cartels - 10) / 25));
  return WEIGHTS.cartels * rich * weigh(basesOnMap(state, 'cartels') - 10);
}

function priceOf(state: State): number {
  const plenty = Math.min(1.5, WEIGHTS.purse / (state.resources.government + 5));
  return WEIGHTS.resource * plenty * (isLastCampaign(state) ? WEIGHTS.lastResource : 1);
}

export function outlookOn(state: State): Outlook {
  const peril = {
    farc: weigh(margin(state, 'farc')),
    auc: weigh(margin(state, 'auc')),
    cartels: cartelsPeril(state),
  };
  const base = {
    // AUC is measured by the Bases of FARC (7.2).
    farc: WEIGHTS.base.farc + eased(peril.farc, 1) + eased(peril.auc, -1),
    auc: WEIGHTS.base.auc + eased(peril.auc, 1),
    cartels: WEIGHTS.base.cartels + eased(peril.cartels, 1),
  };
  return {
    state,
    peril,
    base,
    resource: priceOf(state),
    order: INSURGENTS.toSorted((a, b) => base[b] - base[a]),
  };
}

/** What it is worth to push a faction back by so many points. */
export const setback = (outlook: Outlook, faction: Insurgent, points: number): number =>
  eased(outlook.peril[faction], points);

/** Whether the last campaign is being played: after it Resources are only good for Civic Action. */
export const isLastCampaign = ({ propagandas, variants }: State): boolean =>
  propagandas >= variants.finalPropaganda - 1;
