/** What is answered in a space that has been chosen, and what 8.1.1 and 8.1.2 say for all factions. */
import { type Faction, factionOf, isBase, type Kind } from '../forces.ts';
import { idOf, type Space, spaceOf } from '../map.ts';
import { type PieceId, pieceOf } from '../shipments.ts';
import { bases, guerrillas, underground } from '../state.ts';
import { assassinateWhom, eliteBacking } from './auc.ts';
import {
  bribeWhom,
  canGather,
  cultivateFrom,
  GATHERED,
  gatherable,
  gatherSources,
  isBare,
} from './cartels.ts';
import { CHARTS } from './charts.ts';
import { takeTurn } from './decision.ts';
import { eventAnswer } from './events/answer.ts';
import { kidnapWhom } from './farc.ts';
import { type MarchTerms, originsFor, sendsBest } from './marching.ts';
import { because, type Mind, numberIn, spaceIn } from './mind.ts';
import { heir, kindToPlace, noteOwnLoss, noteVictim, ownLoss, taker, victim } from './pieces.ts';
import { best, settle } from './selection.ts';
import { isBuildSite, wantsCover } from './sites.ts';
import { ATTACK_VICTIMS, victimKey } from './victims.ts';

/** By the key of the question. */
const ANSWERS: Readonly<Record<string, (mind: Mind) => string | undefined>> = {
  'ask.turn': takeTurn,
  'ask.rally.how': rallyHow,
  'ask.rally.guerrillas': most,
  'ask.rally.give-up': giveUp,
  'ask.rally.from': gatherFrom,
  'ask.march.from': marchFrom,
  'ask.ambush': ambushWhere,
  'ask.attack.how': (mind) => (mind.options.includes('ambush') ? 'ambush' : 'roll'),
  'ask.remove': removeWhom,
  'ask.shipment.taker': (mind) => taker(mind, mind.options as PieceId[], mind.faction),
  'ask.shipment.save': (mind) => heir(mind, mind.options.filter((option) => option !== 'lose') as PieceId[]),
  'ask.cultivate.from': cultivateFrom,
  'ask.kidnap.victim': kidnapWhom,
  'ask.bribe.target': bribeWhom,
  'ask.place.kind': placeWhat,
  'ask.drug-profits': drugProfits,
  'ask.elite-backing': eliteBacking,
};

/** What the card in play says, else what is always answered; undefined when there is no rule for it. */
export function answerTo(mind: Mind): string | undefined {
  const { key } = mind.prompt;
  const isEvent = mind.state.turn?.doing === 'event' || key.startsWith('ask.event.');
  return (isEvent ? eventAnswer(mind) : undefined) ?? ANSWERS[key]?.(mind);
}

// 8.5.1, 8.6.1, 8.7.1 Rally.

/** What a Rally does in a space: the first step that fits. */
function rallyStep(mind: Mind, space: Space): 'build' | 'cover' | 'gather' | 'place' {
  const { state, faction } = mind;
  if (isBuildSite(state, space, faction)) return 'build';
  if (wantsCover(state, space, faction)) return 'cover';
  return faction === 'cartels' && canGather(state, space) ? 'gather' : 'place';
}

function rallyHow(mind: Mind): string | undefined {
  const space = spaceIn(mind.prompt);
  if (space === undefined) return undefined;
  const step = rallyStep(mind, space);
  const isElite = mind.prompt.rule === '6.4.5';
  because(mind, '8.1.1.as-chosen');
  if (step === 'build' && mind.options.includes('base')) return 'base';
  if (!isElite && (step === 'cover' || step === 'gather') && mind.options.includes('gather')) return 'gather';
  if (step === 'place') noteLarger(mind, space);
  return 'guerrillas';
}

/** D18, N12 Where an own Base lets more come than the step is about. */
function noteLarger(mind: Mind, at: Space): void {
  const { state, faction } = mind;
  const space = idOf(at);
  if (bases(state, at, faction) === 0) return;
  if (faction === 'cartels' && !isBare(state, at)) because(mind, '8.5.1.rally.extra-with-base', { space });
  if (faction === 'auc' && bases(state, at, 'farc') > 0)
    because(mind, '8.6.1.rally.farc-and-auc-base', { space });
}

function most(mind: Mind): string | undefined {
  because(mind, '8.1.1.as-many');
  return mind.options.at(-1);
}

/** Guerrillas without Shipments become a Base, Active ones before Underground ones. */
function giveUp(mind: Mind): string {
  const ids = mind.options as PieceId[];
  const unladen = ids.filter((id) => pieceOf(id).load === 0);
  const id = ownLoss(unladen.length > 0 ? unladen : ids);
  if (id === undefined) return 'done';
  noteOwnLoss(mind, id);
  return id;
}

/** 8.5.1 Turning Underground moves nobody in; gathering brings up to three. */
function gatherFrom(mind: Mind): string {
  const { state, faction } = mind;
  const space = spaceIn(mind.prompt);
  const gathered = numberIn(mind.prompt, 'gathered');
  const isGathering =
    faction === 'cartels' && space !== undefined && (gathered > 0 || rallyStep(mind, space) === 'gather');
  const among = gatherSources(state).filter((from) => from !== space);
  if (!isGathering || gathered >= GATHERED || among.length === 0) {
    because(mind, isGathering ? '8.5.1.rally.gathered' : '8.1.1.rally.nobody-moves');
    return 'done';
  }
  const isAll = gathered + gatherable(state, among) <= GATHERED;
  return idOf(settle(mind, { among, capacity: isAll ? among.length : 1 }));
}

// 8.5.2, 8.6.2, 8.7.2 March.

function marchFrom(mind: Mind): string {
  const { state, options } = mind;
  const to = spaceIn(mind.prompt);
  if (to === undefined) return 'done';
  const terms = CHARTS[mind.faction].marchTerms(state, to);
  const isServed = terms.single === true && guerrillas(state, to, 'farc') > 0;
  const origins = isServed ? [] : originsFor(state, to, terms).filter((from) => options.includes(idOf(from)));
  if (origins.length === 0) {
    because(mind, '8.1.2.march.nobody-else', { space: idOf(to) });
    return 'done';
  }
  const among = terms.single === true ? best(origins, (from) => sendsBest(state, from, to, terms)) : origins;
  const from = settle(mind, { among, capacity: terms.single === true ? 1 : among.length });
  noteOrigin(mind, from, terms);
  return idOf(from);
}

function noteOrigin(mind: Mind, from: Space, terms: MarchTerms): void {
  const { state } = mind;
  const { originReason, oneStaysFor } = CHARTS[mind.faction];
  const space = idOf(from);
  const origin = originReason?.(state, from);
  if (origin !== undefined) because(mind, origin as '8.7.2.march.origin-opposition', { space });
  if (!terms.keepsOne(state, from)) return;
  because(mind, '8.1.2.march.one-stays', { space });
  because(mind, oneStaysFor(state, from) as '8.7.2.march.base-keeps-one', { space });
}

// 8.6.3, 8.7.3 Attack and Ambush.

/** The Ambush is chosen when all spaces are, before any Attack is resolved: where the fewest guerrillas are. */
function ambushWhere(mind: Mind): string {
  const { state, faction } = mind;
  const chosen = mind.options.flatMap((id) => spaceOf(id) ?? []);
  const able = chosen.filter((space) => underground(state, space, faction) > 0);
  const fewest = best(able, (space) => -guerrillas(state, space, faction));
  const among = best(fewest, victimKey(state, faction));
  if (among.length === 0) return 'done';
  const space = settle(mind, { among, capacity: 1 });
  noteAmbush(mind, space, fewest.length > among.length);
  return idOf(space);
}

function noteAmbush(mind: Mind, at: Space, isTied: boolean): void {
  const space = idOf(at);
  if (mind.faction === 'auc')
    because(mind, isTied ? '8.6.3.ambush.tie-by-victim' : '8.6.3.ambush.fewest', { space });
  else if (guerrillas(mind.state, at, 'farc') < 3) because(mind, '8.7.3.ambush.extra', { space });
  else because(mind, isTied ? '8.7.3.ambush.tie-by-victim' : '8.7.3.ambush.three-guerrilla-space', { space });
}

const ASSASSINATE = '4.4.2';

/** Whom an Attack removes; the rule in the prompt tells an Assassination. */
function removeWhom(mind: Mind): string | undefined {
  if (mind.prompt.rule === ASSASSINATE) return assassinateWhom(mind);
  const ids = mind.options.filter((option) => option !== 'done') as PieceId[];
  const id = victim(ids, ATTACK_VICTIMS[mind.faction]);
  if (id === undefined) {
    because(mind, '8.6.3.attack.cartels-spared');
    return 'done';
  }
  const { kind, load } = pieceOf(id);
  noteAttacked(mind, factionOf(kind), load > 0);
  if (isBase(kind)) because(mind, '8.1.2.remove-enemy.bases-last');
  else noteVictim(mind, id, ids);
  return id;
}

function noteAttacked(mind: Mind, faction: Faction, isHolder: boolean): void {
  if (mind.faction === 'farc') {
    if (isHolder) because(mind, '8.7.3.attack.victim-shipment');
    else if (faction !== 'farc') because(mind, `8.7.3.attack.victim-${faction}`);
  } else if (mind.faction === 'auc') {
    if (isHolder) because(mind, '8.6.3.attack.victim-shipment');
    else if (faction === 'farc' || faction === 'government') because(mind, `8.6.3.attack.victim-${faction}`);
  }
}

// 8.1.2 Pieces and Shipments.

/** Bases before guerrillas. */
function placeWhat(mind: Mind): string {
  const kind = kindToPlace(mind, mind.options.filter((option) => option !== 'done') as Kind[]);
  if (kind === undefined) return 'done';
  if (mind.prompt.rule === '4.3.3')
    because(mind, isBase(kind) ? '8.1.2.reaction.kidnap-six-base' : '8.1.2.reaction.kidnap-six-guerrilla');
  return kind;
}

/** Shipments become Bases first. */
function drugProfits(mind: Mind): string {
  const hasBase = mind.options.includes('base');
  because(mind, hasBase ? '8.1.2.profit.base' : '8.1.2.profit.resources');
  return hasBase ? 'base' : 'resources';
}
