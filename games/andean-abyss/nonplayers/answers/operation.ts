/** Answers inside an Operation: which space, how, how many. */
import { type Insurgent, UNDERGROUND } from '../../forces.ts';
import { idOf, isDepartment, isLoc, populationOf, type Space, spaceOf } from '../../map.ts';
import { type PieceId, pieceOf } from '../../shipments.ts';
import {
  active,
  type Activity,
  bases,
  guerrillas,
  isSabotaged,
  room,
  type State,
  type Turn,
  underground,
} from '../../state.ts';
import { ambushSpace } from '../ambush.ts';
import { assassination } from '../auc/assassinate.ts';
import { aucExtort } from '../auc/extort.ts';
import { AUC_MARCH } from '../auc/march.ts';
import { aucRallyStep } from '../auc/rally.ts';
import { bribery } from '../cartels/bribe.ts';
import { cultivate } from '../cartels/cultivate.ts';
import { CARTELS_MARCH } from '../cartels/march.ts';
import { processing } from '../cartels/process.ts';
import { cartelsRallyStep, GATHERED, gatherSources } from '../cartels/rally.ts';
import { mayLeave } from '../events/shared.ts';
import { farcExtort } from '../farc/extort.ts';
import { kidnapping } from '../farc/kidnap.ts';
import { FARC_LOC_MARCH, FARC_MARCH } from '../farc/march.ts';
import { farcRallyStep } from '../farc/rally.ts';
import { sendsBest, type MarchTerms, originsFor, type Party, partyAndRow, sizeOf } from '../marching.ts';
import { because, type Mind, numberIn, spaceIn } from '../mind.ts';
import { isFinalNext, nextSpace } from '../operating.ts';
import { noteOwnLoss, ownLoss } from '../pieces.ts';
import { best, type Selection, settle } from '../selection.ts';

/** The next space of the Operation, then its Special Activity, then done. */
export function operationSpace(mind: Mind): string {
  const { turn } = mind.state;
  if (turn === null) return 'done';
  const before = mind.why.length;
  const space = turn.activity === null || turn.doing === 'attack' ? nextSpace(mind, turn) : undefined;
  if (space !== undefined && mind.options.includes(idOf(space))) {
    if (
      mind.faction === 'farc' &&
      turn.doing === 'march' &&
      turn.spaces.length === 0 &&
      isFinalNext(mind.state)
    )
      because(mind, '8.7.2.march.loc-skipped-final');
    return idOf(space);
  }
  mind.why.splice(before);
  const activity = activityOf(mind.state, turn);
  if (activity !== undefined && mind.options.includes(activity)) {
    because(mind, '8.1.sa.follows', { activity });
    if (mind.state.resources[mind.faction] === 0) because(mind, '8.1.sa.after-0-resources');
    return activity;
  }
  because(mind, '8.1.op.no-more');
  return 'done';
}

/** The Special Activity that goes with an Operation, while it has somewhere to go. */
function activityOf(state: State, turn: Turn): Activity | undefined {
  const [activity, selection] = nextActivity(state, turn);
  return selection === undefined ? undefined : activity;
}

export function nextActivity(state: State, turn: Turn): [Activity, Selection | undefined] {
  switch (`${turn.faction} ${turn.doing}`) {
    case 'cartels rally':
      return ['cultivate', turn.activity === null ? cultivate(state, turn.spaces) : undefined];
    case 'cartels march':
      return ['process', processing(state, turn)];
    case 'cartels terror':
      return ['bribe', bribery(state, turn.activitySpaces)];
    case 'auc rally':
    case 'auc march':
      return ['extort', aucExtort(state, turn.activitySpaces)];
    case 'auc terror':
      return ['assassinate', assassination(state, turn)];
    case 'farc rally':
    case 'farc march':
      return ['extort', farcExtort(state, turn.activitySpaces)];
    case 'farc terror':
      return ['kidnap', kidnapping(state, turn)];
    default:
      return ['ambush', undefined];
  }
}

// Rally.

function rallyStep(state: State, space: Space, faction: Insurgent): string {
  if (faction === 'cartels') return cartelsRallyStep(state, space);
  return faction === 'auc' ? aucRallyStep(state, space) : farcRallyStep(state, space);
}

export function rallyHow(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const step = rallyStep(mind.state, space, mind.faction);
  const isElite = mind.prompt.rule === '6.4.5';
  because(mind, '8.1.1.as-chosen');
  if (step === 'build' && mind.options.includes('base')) return 'base';
  if (!isElite && (step === 'flip' || step === 'gather') && mind.options.includes('gather')) return 'gather';
  noteLarger(mind, space, step);
  return 'guerrillas';
}

/** D18, N12 Where an own Base lets more come. */
function noteLarger(mind: Mind, space: Space, step: string): void {
  if (bases(mind.state, space, mind.faction) === 0) return;
  if (step === 'extra') because(mind, '8.5.1.rally.extra-with-base', { space: idOf(space) });
  if (step === 'farc-base') because(mind, '8.6.1.rally.farc-and-auc-base', { space: idOf(space) });
}

export function most(mind: Mind): string | undefined {
  because(mind, '8.1.1.as-many');
  return mind.options.at(-1);
}

/** 8.5.1, 8.6.1, 8.7.1 Guerrillas without Shipments become a Base, Active ones before Underground ones. */
export function giveUp(mind: Mind): string {
  const ids = mind.options as PieceId[];
  const unladen = ids.filter((id) => pieceOf(id).load === 0);
  const id = ownLoss(unladen.length > 0 ? unladen : ids);
  if (id === undefined) return 'done';
  noteOwnLoss(mind, id);
  return id;
}

/** 8.5.1 Turning Underground moves nobody in; gathering brings up to three. */
export function gatherFrom(mind: Mind): string {
  const space = spaceIn(mind.prompt);
  const gathered = numberIn(mind.prompt, 'gathered');
  const isGathering =
    mind.faction === 'cartels' &&
    space !== undefined &&
    (gathered > 0 || cartelsRallyStep(mind.state, space) === 'gather');
  const among = gatherSources(mind.state).filter((from) => from !== space);
  if (!isGathering || gathered >= GATHERED || among.length === 0) {
    because(mind, isGathering ? '8.5.1.rally.gathered' : '8.1.1.rally.nobody-moves');
    return 'done';
  }
  const all = among.reduce((sum, from) => sum + guerrillas(mind.state, from, 'cartels'), 0);
  return idOf(settle(mind, { among, capacity: gathered + all <= GATHERED ? among.length : 1 }));
}

// March.

export function termsFor(mind: Mind, to: Space): MarchTerms {
  if (mind.faction === 'cartels') return CARTELS_MARCH;
  if (mind.faction === 'auc') return AUC_MARCH;
  const terms = isLoc(to) ? FARC_LOC_MARCH : FARC_MARCH;
  return mind.state.turn?.free === true ? { ...terms, headlong: true } : terms;
}

export function marchFrom(mind: Mind): string {
  const to = spaceIn(mind.prompt);
  if (to === undefined) return 'done';
  const terms = termsFor(mind, to);
  const isServed = terms.single === true && guerrillas(mind.state, to, 'farc') > 0;
  const origins = isServed
    ? []
    : originsFor(mind.state, to, terms).filter((from) => mind.options.includes(idOf(from)));
  if (origins.length === 0) {
    because(mind, '8.1.2.march.nobody-else', { space: idOf(to) });
    return 'done';
  }
  const among =
    terms.single === true ? best(origins, (from) => sendsBest(mind.state, from, to, terms)) : origins;
  const from = settle(mind, { among, capacity: terms.single === true ? 1 : among.length });
  noteOrigin(mind, from, terms);
  return idOf(from);
}

function noteOrigin(mind: Mind, from: Space, terms: MarchTerms): void {
  const { state, faction } = mind;
  const space = idOf(from);
  if (faction === 'farc') {
    if (isLoc(from) && isSabotaged(state, from)) because(mind, '8.7.2.march.origin-sabotaged-loc', { space });
    else if (isDepartment(from) && populationOf(from) === 0)
      because(mind, '8.7.2.march.origin-population-0', { space });
    else because(mind, '8.7.2.march.origin-opposition', { space });
  }
  if (!terms.keepsOne(state, from)) return;
  because(mind, '8.1.2.march.one-stays', { space });
  if (faction === 'farc') because(mind, '8.7.2.march.base-keeps-one', { space });
  else if (faction === 'cartels') because(mind, '8.5.2.march.base-keeps-one', { space });
  else if (bases(state, from, 'auc') > 0) because(mind, '8.6.2.march.auc-base-keeps-one', { space });
  else because(mind, '8.6.2.march.farc-base-keeps-one', { space });
}

/** How many Underground, how many Active: the group of 8.1.2, or those that gather (8.5.1). */
export function moveUnderground(mind: Mind): string {
  const party = partyFor(mind, { underground: 0, active: 0 }, true);
  return nearest(mind.options, party.underground);
}

export function moveActive(mind: Mind): string {
  const gone = { underground: numberIn(mind.prompt, 'underground'), active: 0 };
  return nearest(mind.options, partyFor(mind, gone, gone.underground === 0).active);
}

/** One by one where Shipments are carried: holders first among equals. */
export function movePieceOf(mind: Mind): string {
  const gone = { underground: numberIn(mind.prompt, 'underground'), active: numberIn(mind.prompt, 'active') };
  const party = partyFor(mind, gone, sizeOf(gone) === 0);
  const isWanted = (id: string): boolean =>
    id.includes('-underground') ? party.underground > gone.underground : party.active > gone.active;
  const wanted = mind.options.filter((id) => id !== 'done' && isWanted(id));
  const holder = wanted.find((id) => id.includes('+'));
  if (holder !== undefined) because(mind, '8.1.2.march.shipment-first');
  return holder ?? wanted[0] ?? 'done';
}

function partyFor(mind: Mind, gone: Party, isFirst: boolean): Party {
  const { state, faction, prompt } = mind;
  const [from, to] = [spaceIn(prompt, 'from'), spaceIn(prompt, 'to')];
  if (from === undefined || to === undefined) return { underground: 0, active: 0 };
  if (state.turn?.doing === 'rally') {
    because(mind, '8.5.1.rally.gather-active-first');
    return gatheringParty(state, from, to, faction, gone);
  }
  if (state.turn?.doing === 'event') {
    because(mind, '8.1.1.as-many');
    return sailors(state, from, to, faction, gone);
  }
  const { party, row } = partyAndRow(state, from, to, termsFor(mind, to), gone);
  if (!isFirst) because(mind, '8.1.2.march.same-group');
  else if (row === 'headlong') because(mind, '8.1.1.as-many');
  else because(mind, `8.1.2.march.${row}`, { space: idOf(to) });
  return party;
}

/** N8 Up to three in all, Active first. */
function gatheringParty(state: State, from: Space, to: Space, faction: Insurgent, gone: Party): Party {
  const hidden = underground(state, from, faction) + gone.underground;
  const shown = active(state, from, faction) + gone.active;
  const left = GATHERED - (guerrillas(state, to, faction) - sizeOf(gone));
  const open = Math.min(shown, left);
  return { underground: Math.min(hidden, left - open), active: open };
}

/** Card 69: all that may leave, Underground first; they keep their state. */
function sailors(state: State, from: Space, to: Space, faction: Insurgent, gone: Party): Party {
  const leaving = mayLeave(state, from, faction, sizeOf(gone));
  const aboard = Math.min(leaving, room(state, to, UNDERGROUND[faction]) + sizeOf(gone));
  const hidden = Math.min(aboard, underground(state, from, faction) + gone.underground);
  return {
    underground: hidden,
    active: Math.min(aboard - hidden, active(state, from, faction) + gone.active),
  };
}

/** The option nearest to a number. */
function nearest(options: readonly string[], wanted: number): string {
  const numbers = options.map(Number);
  const lowest = Math.min(...numbers);
  const highest = Math.max(...numbers);
  return String(Math.min(highest, Math.max(lowest, wanted)));
}

// Attack.

/** 8.6.3, 8.7.3 The Ambush is chosen when all spaces are, before any Attack is resolved. */
export function ambushWhere(mind: Mind): string {
  const { state, faction } = mind;
  const chosen = mind.options.flatMap((id) => spaceOf(id) ?? []);
  const selection = ambushSpace(state, chosen, faction);
  if (selection === undefined) return 'done';
  const space = settle(mind, selection);
  noteAmbush(mind, selection.step, space);
  return idOf(space);
}

/** For a person's Attack, which is resolved space by space. */
export const ambushIfPossible = (mind: Mind): string => (mind.options.includes('ambush') ? 'ambush' : 'roll');

function noteAmbush(mind: Mind, step: 'fewest' | 'tie-by-victim', space: Space): void {
  const params = { space: idOf(space) };
  if (mind.faction === 'auc') because(mind, `8.6.3.ambush.${step}`, params);
  else if (guerrillas(mind.state, space, 'farc') < 3) because(mind, '8.7.3.ambush.extra', params);
  else if (step === 'fewest') because(mind, '8.7.3.ambush.three-guerrilla-space', params);
  else because(mind, '8.7.3.ambush.tie-by-victim', params);
}
