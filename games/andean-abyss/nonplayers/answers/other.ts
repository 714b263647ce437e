/** Answers outside Operations: victims, Shipments, and the Propaganda Round. */
import { ACTIVE_OPPOSITION, canShift } from '../../changes.ts';
import { type Faction, factionOf, isBase, type Kind } from '../../forces.ts';
import { idOf, type Space, spaceOf } from '../../map.ts';
import { type PieceId, pieceOf } from '../../shipments.ts';
import { CANO_SPACES } from '../../propaganda/support.ts';
import { hasSupport, terror } from '../../state.ts';
import { eliteBacking } from '../auc/elite.ts';
import { agitation, agitationCost, beyondControl, canPayAll, reachesAll } from '../farc/agitate.ts';
import { because, type Mind } from '../mind.ts';
import { heir, kindToPlace, noteVictim, taker, victim } from '../pieces.ts';
import { settle } from '../selection.ts';
import { ATTACK_VICTIMS } from '../victims.ts';
import { assassinateWhom } from './activity.ts';

const ASSASSINATE = '4.4.2';

/** 8.6.3, 8.7.3 Whom an Attack removes; the rule in the prompt tells an Assassination. */
export function removeWhom(mind: Mind): string | undefined {
  if (mind.prompt.rule === ASSASSINATE) return assassinateWhom(mind);
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  const id = victim(ids, ATTACK_VICTIMS[mind.faction]);
  if (id === undefined) {
    because(mind, '8.6.3.attack.cartels-spared');
    return 'done';
  }
  noteAttackVictim(mind, id, ids);
  return id;
}

function noteAttackVictim(mind: Mind, id: PieceId, ids: readonly PieceId[]): void {
  const { kind, load } = pieceOf(id);
  const faction: Faction = factionOf(kind);
  if (mind.faction === 'farc') {
    if (load > 0) because(mind, '8.7.3.attack.victim-shipment');
    else if (faction !== 'farc') because(mind, `8.7.3.attack.victim-${faction}`);
  } else if (mind.faction === 'auc') {
    if (load > 0) because(mind, '8.6.3.attack.victim-shipment');
    else if (faction === 'farc' || faction === 'government') because(mind, `8.6.3.attack.victim-${faction}`);
  }
  if (isBase(kind)) because(mind, '8.1.2.remove-enemy.bases-last');
  else noteVictim(mind, id, ids);
}

/** 4.5.3 Who takes a Shipment the faction may place. */
export const shipmentTaker = (mind: Mind): string | undefined =>
  taker(mind, mind.options as PieceId[], mind.faction);

/** 8.1.2 Who takes the Shipment of a guerrilla that is removed. */
export const shipmentHeir = (mind: Mind): string =>
  heir(mind, mind.options.filter((option) => option !== 'lose') as PieceId[]);

/** 8.1.2 Bases before guerrillas. */
export function placeWhat(mind: Mind): string {
  const kind = kindToPlace(mind, mind.options.filter((option) => option !== 'done') as Kind[]);
  if (kind === undefined) return 'done';
  if (mind.prompt.rule === '4.3.3')
    because(mind, isBase(kind) ? '8.1.2.reaction.kidnap-six-base' : '8.1.2.reaction.kidnap-six-guerrilla');
  return kind;
}

/** 8.1.2 Shipments become Bases first. */
export function drugProfits(mind: Mind): string {
  const hasBase = mind.options.includes('base');
  because(mind, hasBase ? '8.1.2.profit.base' : '8.1.2.profit.resources');
  return hasBase ? 'base' : 'resources';
}

/** 8.7.5 One space is finished before the next. */
export function agitate(mind: Mind): string {
  const { state } = mind;
  const open = mind.options
    .flatMap((option) => spaceOf(option) ?? [])
    .filter((space) => canBeMoved(mind, space));
  const begun = state.turn?.spaces.at(-1);
  if (begun !== undefined && open.includes(begun) && agitationCost(state, begun) <= state.resources.farc) {
    because(mind, '8.7.5.agitate.goes-on', { space: idOf(begun) });
    return idOf(begun);
  }
  const selection = agitation(state, open);
  for (const space of open)
    if (agitationCost(state, space) > state.resources.farc)
      because(mind, '8.7.5.agitate.terror-skipped', { space: idOf(space) });
  if (selection === undefined) {
    because(mind, '8.7.5.agitate.no-more');
    return 'done';
  }
  const space = settle(mind, selection);
  noteAgitation(mind, open, selection.among, space);
  return idOf(space);
}

/** Terror is removed only on the way to a shift: not at Active Opposition, nor where nobody lives (N22). */
const canBeMoved = (mind: Mind, space: Space): boolean => canShift(mind.state, space, ACTIVE_OPPOSITION);

function noteAgitation(mind: Mind, open: readonly Space[], top: readonly Space[], space: Space): void {
  const { state } = mind;
  const params = { space: idOf(space) };
  because(mind, canPayAll(state, open) ? '8.7.5.agitate.all' : '8.7.5.agitate.short', params);
  if (!state.control.farc.includes(space)) because(mind, '8.7.5.agitate.card-22', params);
  if (terror(state, space) > 0) because(mind, '8.7.5.agitate.terror-then-shift', params);
  noteKeys(mind, open, top);
  if (beyondControl(state, []) >= CANO_SPACES) because(mind, '8.7.5.agitate.card-22-limit');
}

/** Which of the keys told the spaces apart. */
function noteKeys(mind: Mind, open: readonly Space[], top: readonly Space[]): void {
  const { state } = mind;
  const [first] = top;
  if (first === undefined || open.length < 2) return;
  const calm = open.filter((space) => terror(state, space) === terror(state, first));
  const loyal = calm.filter((space) => hasSupport(state, space) === hasSupport(state, first));
  if (calm.length < open.length) because(mind, '8.7.5.agitate.fewest-terror');
  if (loyal.length < calm.length) because(mind, '8.7.5.agitate.support');
  if (top.length < loyal.length) because(mind, '8.7.5.agitate.population');
  if (top.length > 1 && !reachesAll(state, top)) because(mind, '8.7.5.agitate.random');
}

/** 8.6.1 Elite Backing. */
export function backing(mind: Mind): string {
  const open = mind.options.flatMap((option) => spaceOf(option) ?? []);
  const selection = eliteBacking(mind.state, open);
  if (selection === undefined) {
    because(mind, '8.6.1.elite.none');
    return 'done';
  }
  const space = settle(mind, selection);
  because(mind, `8.6.1.elite.${selection.step}`, { space: idOf(space) });
  return idOf(space);
}
