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

/** What of an attack the enemy's reaction leaves on average. */
const AFTER_REACTION = 0.85;

export function artilleryPlans(mind: Outlook): AttackPlan[] {
  return mind.own.flatMap((force) => {
    const { artillery } = kindById(mind.cards, force.kind);
    if (artillery === null || force.acted) return [];
    return shots(mind, force, artillery.range, artillery.modifier, undefined).map((shot) => ({
      ...shot,
      action: 'artillery' as const,
      card: null,
      weapon: null,
    }));
  });
}

export function cardPlans(mind: Outlook): AttackPlan[] {
  return mind.held.flatMap((card) => {
    const text = ATTACKS[cardOf(card)];
    if (text === undefined) return [];
    const cost = worthOfCard(mind, cardOf(card));
    return mind.own.flatMap((force) => {
      if (force.acted) return [];
      const kind = kindById(mind.cards, force.kind);
      return text.weapons.flatMap((weapon) => {
        const modifier = kind[weapon];
        if (modifier === null) return [];
        const reach = text.anyRow ? 'any-row' : weapon;
        return shots(mind, force, reach, modifier, text).map((shot) => ({
          ...shot,
          action: 'play' as const,
          card,
          weapon,
          worth: shot.worth - cost,
        }));
      });
    });
  });
}

type Aim = Pick<AttackPlan, 'force' | 'place' | 'target' | 'worth'>;

function shots(
  mind: Outlook,
  force: Force,
  reach: Reach,
  modifier: number,
  text: AttackText | undefined,
): Aim[] {
  const { view } = mind;
  const kind = text === undefined ? 'artillery' : 'attack';
  return AREAS.filter(
    (area) => !(text?.changesArea === true && area === force.area) && isIn(view, mind.enemy, area),
  ).flatMap((area) =>
    placesIn(view, force, area).flatMap((place) => {
      const dice = diceOf(force, extraDice(text, area));
      const cost = costOfPlace(mind, force, place);
      return targetsIn(view, force.team, area, place.row, reach).map((target) => {
        const need = needToHit(view, { kind, actor: force, place, target, modifier });
        const gain = worthOfRoll(mind, target, dice, need) * AFTER_REACTION;
        return { force: force.id, place, target: target.id, worth: gain - cost };
      });
    }),
  );
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
