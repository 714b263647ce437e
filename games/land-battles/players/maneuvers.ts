/** Maneuvers a computer player can think of. */
import { type Place, placesIn } from '../areas.ts';
import { cardOf, type HeldId } from '../deck.ts';
import { diceOf } from '../dice.ts';
import { controlOf, kindById, terrainKind } from '../state.ts';
import { costOfPlace, type Extent } from './attacks.ts';
import type { Outlook } from './outlook.ts';
import { distribution, VICTORY, worthOfCard } from './worth.ts';

export interface ManeuverPlan {
  readonly action: 'maneuver';
  readonly force: string;
  readonly place: Place;
  readonly card: HeldId | 'none';
  readonly worth: number;
}

/** What the enemy's reaction leaves on average, and what the bonus of a Terrain card is worth. */
const AFTER_REACTION = 0.85;
const BONUS = 0.7;

export function maneuverPlans(mind: Outlook, extent: Extent): ManeuverPlan[] {
  const plans: ManeuverPlan[] = [];
  const cards = helpers(mind);
  for (const area of ['terrain', 'flank'] as const) {
    if (area === 'terrain' && mind.view.terrain === null) continue;
    let most = Number.NEGATIVE_INFINITY;
    const worths = [0, 1, 2, 3, 4].map((count) => worthOfSuccesses(mind, { area }, count));
    for (const force of mind.own) {
      const { maneuver } = kindById(mind.cards, force.kind);
      if (maneuver === null || force.acted) continue;
      for (const place of placesIn(mind.view, force, area)) {
        const cost = costOfPlace(mind, force, place);
        for (const { card, modifier, spent } of cards) {
          const worth = gainOf(worths, diceOf(force, 0), maneuver - modifier) * AFTER_REACTION - cost - spent;
          if (extent === 'best' && worth <= most) continue;
          if (extent === 'best' && plans.at(-1)?.place.area === area) plans.pop();
          most = worth;
          plans.push({ action: 'maneuver', force: force.id, place, card, worth });
        }
      }
    }
  }
  return plans;
}

/** The cards that could help, and what spending each gives up. */
function helpers(mind: Outlook): { card: HeldId | 'none'; modifier: number; spent: number }[] {
  return [
    { card: 'none', modifier: 0, spent: 0 },
    ...mind.held.map((card) => ({
      card,
      modifier: mind.cards.actions[cardOf(card)].maneuverModifier,
      spent: worthOfCard(mind, cardOf(card)),
    })),
  ];
}

function gainOf(worths: readonly number[], dice: number, need: number): number {
  const shares = distribution(dice, need);
  let gain = 0;
  for (let count = 1; count <= dice; count++) gain += (shares[count] ?? 0) * (worths[count] ?? 0);
  return gain;
}

export function worthOfSuccesses(mind: Outlook, place: Pick<Place, 'area'>, count: number): number {
  if (place.area === 'terrain') return worthOfSteps(mind, count);
  const own = mind.view.sides[mind.team].superiority - mind.view.sides[mind.enemy].superiority;
  return worthOfSuperiority(own + count) - worthOfSuperiority(own);
}

/** Each counter is worth less than the one before. */
function worthOfSuperiority(count: number): number {
  const size = Math.abs(count);
  return Math.sign(count) * (1.1 * Math.min(size, 3) + 0.5 * Math.min(Math.max(0, size - 3), 3));
}

/** What moving the Control counter is worth: little on the way, all of it at the end. */
export function worthOfSteps(mind: Outlook, steps: number): number {
  const { view } = mind;
  if (view.terrain === null) return 0;
  const { trackLength, vp } = terrainKind(view, view.terrain);
  const from = controlOf(view, mind.team);
  const wins = view.sides[mind.team].points + vp >= view.pointsToWin[mind.team];
  const secured = vp + BONUS + (wins ? VICTORY : 0);
  const worthAt = (position: number): number =>
    position > trackLength ? secured : (0.55 * vp * position) / (trackLength + 1);
  return worthAt(from + steps) - worthAt(from);
}
