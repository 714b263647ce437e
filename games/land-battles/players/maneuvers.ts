/** Maneuvers a computer player can think of. */
import { type Place, placesIn } from '../areas.ts';
import { cardOf, type HeldId } from '../deck.ts';
import { diceOf } from '../dice.ts';
import { controlOf, type Force, kindById } from '../state.ts';
import { terrainKind } from '../terrain.ts';
import { costOfPlace } from './attacks.ts';
import type { Outlook } from './outlook.ts';
import { chanceOf, distribution, VICTORY, worthOfCard } from './worth.ts';

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

export function maneuverPlans(mind: Outlook): ManeuverPlan[] {
  return mind.own.flatMap((force) => {
    const { maneuver } = kindById(mind.cards, force.kind);
    if (maneuver === null || force.acted) return [];
    const places = [
      ...(mind.view.terrain === null ? [] : placesIn(mind.view, force, 'terrain')),
      ...placesIn(mind.view, force, 'flank'),
    ];
    return places.flatMap((place) => waysToManeuver(mind, force, place, maneuver));
  });
}

function waysToManeuver(mind: Outlook, force: Force, place: Place, maneuver: number): ManeuverPlan[] {
  const cost = costOfPlace(mind, force, place);
  const cards: readonly (HeldId | 'none')[] = ['none', ...mind.held];
  return cards.map((card) => {
    const modifier = card === 'none' ? 0 : mind.cards.actions[cardOf(card)].maneuverModifier;
    const spent = card === 'none' ? 0 : worthOfCard(mind, cardOf(card));
    let gain = 0;
    for (const [count, share] of distribution(diceOf(force, 0), chanceOf(maneuver - modifier)).entries())
      if (count > 0) gain += share * worthOfSuccesses(mind, place, count);
    return { action: 'maneuver', force: force.id, place, card, worth: gain * AFTER_REACTION - cost - spent };
  });
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
