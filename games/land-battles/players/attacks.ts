/** Attacks a computer player can think of: every card, attacker, weapon, place and target, with their worth. */
import { needToHit, targetsIn } from '../actions/attack.ts';
import { isIn, type Place, placesIn } from '../areas.ts';
import type { Weapon } from '../cards/card-set.ts';
import { ATTACKS, type AttackText } from '../cards/texts.ts';
import { cardOf, type HeldId } from '../deck.ts';
import { diceOf } from '../dice.ts';
import type { Reach } from '../range.ts';
import { AREAS, type Area, type Force, kindById } from '../state.ts';
import type { Outlook } from './outlook.ts';
import { costOfActing, riskIn, riskOfLeaving, worthOfCard, worthOfRoll } from './worth.ts';

/** One way to attack. */
export interface AttackPlan {
  readonly action: 'play' | 'artillery';
  readonly card: HeldId | null;
  readonly force: string;
  readonly weapon: Weapon | null;
  readonly place: Place;
  readonly target: string;
  readonly worth: number;
}

/** A shot without the card that makes it. */
type Aim = Pick<AttackPlan, 'force' | 'place' | 'target' | 'worth'>;

/** Every plan, or of each kind only the best: what is thrown away need not be made. */
export type Extent = 'all' | 'best';

/** What of an attack the enemy's reaction leaves on average. */
const AFTER_REACTION = 0.85;

export function artilleryPlans(mind: Outlook, extent: Extent): AttackPlan[] {
  const plans: AttackPlan[] = [];
  for (const force of mind.own) {
    const { artillery } = kindById(mind.cards, force.kind);
    if (artillery === null || force.acted) continue;
    const aims = shots(mind, force, artillery.range, artillery.modifier, undefined, extent);
    for (const { place, target, worth } of aims)
      plans.push({ action: 'artillery', card: null, force: force.id, weapon: null, place, target, worth });
  }
  return plans;
}

export function cardPlans(mind: Outlook, extent: Extent): AttackPlan[] {
  const plans: AttackPlan[] = [];
  // Cards whose texts do the same share their aims.
  const known = new Map<string, readonly Aim[]>();
  for (const card of mind.held) {
    const text = ATTACKS[cardOf(card)];
    if (text === undefined) continue;
    const cost = worthOfCard(mind, cardOf(card));
    for (const force of mind.own) {
      if (force.acted) continue;
      const kind = kindById(mind.cards, force.kind);
      for (const weapon of text.weapons) {
        const modifier = kind[weapon];
        if (modifier === null) continue;
        const key = `${force.id}/${weapon}/${text.extraDie}/${text.changesArea}/${text.anyRow}`;
        const reach = text.anyRow ? 'any-row' : weapon;
        const aims = known.get(key) ?? shots(mind, force, reach, modifier, text, extent);
        known.set(key, aims);
        for (const { place, target, worth } of aims)
          plans.push({ action: 'play', card, force: force.id, weapon, place, target, worth: worth - cost });
      }
    }
  }
  return plans;
}

function shots(
  mind: Outlook,
  force: Force,
  reach: Reach,
  modifier: number,
  text: AttackText | undefined,
  extent: Extent,
): Aim[] {
  const { view } = mind;
  const kind = text === undefined ? 'artillery' : 'attack';
  const aims: Aim[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const area of AREAS) {
    if ((text?.changesArea === true && area === force.area) || !isIn(view, mind.enemy, area)) continue;
    const dice = diceOf(force, extraDice(text, area));
    for (const place of placesIn(view, force, area)) {
      const cost = costOfPlace(mind, force, place);
      for (const target of targetsIn(view, force.team, area, place.row, reach)) {
        const need = needToHit(view, { kind, actor: force, place, target, modifier });
        const worth = worthOfRoll(mind, target, dice, need) * AFTER_REACTION - cost;
        if (extent === 'best' && worth <= most) continue;
        if (extent === 'best') aims.pop();
        most = worth;
        aims.push({ force: force.id, place, target: target.id, worth });
      }
    }
  }
  return aims;
}

function extraDice(text: AttackText | undefined, area: Area): number {
  if (text === undefined || text.extraDie === 'nowhere') return 0;
  return text.extraDie === 'everywhere' || area === 'breakthrough' ? 1 : 0;
}

/** What acting from a place costs: the counter, the risk there, and the hole left behind. */
export function costOfPlace(mind: Outlook, force: Force, place: Place): number {
  const risk = riskIn(mind, force, place.row) - riskIn(mind, force, force.row);
  return costOfActing(mind, force) + risk + riskOfLeaving(mind, force, place.area);
}
