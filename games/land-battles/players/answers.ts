/** What a computer player does in answer to an enemy's roll. */
import { DEFENCES } from '../cards/texts.ts';
import { cardOf, type HeldId } from '../deck.ts';
import { longRangeDefence } from '../long-range.ts';
import { type Attempt, findForce, type Force, kindById } from '../state.ts';
import { worthOfSuccesses } from './maneuvers.ts';
import { highest, type Outlook } from './outlook.ts';
import { costOfActing, riskIn, riskOfLeaving, worthOfCard, worthOfHits, worthOfRoll } from './worth.ts';

/** The outlook with the sides changed: what something is worth to the enemy. */
function turned(mind: Outlook): Outlook {
  return { ...mind, team: mind.enemy, enemy: mind.team };
}

/** The reaction that saves or returns most, or to pass. */
export function bestReaction(mind: Outlook, options: readonly string[]): string {
  const { turn } = mind.view;
  if (turn === null || turn.attempt === null) return 'pass';
  const { attempt } = turn;
  const cards = mind.held.filter((id) => options.includes(id));
  const best = highest(cards, (id) => worthOfReaction(mind, attempt, id));
  return best !== undefined && worthOfReaction(mind, attempt, best) > 0 ? best : 'pass';
}

/** What a reaction saves or returns, less what the card is worth kept. */
export function worthOfReaction(mind: Outlook, attempt: Attempt, id: HeldId): number {
  const card = cardOf(id);
  const text = DEFENCES[card];
  const actor = findForce(mind.view, attempt.actor);
  if (text === undefined || actor === undefined) return 0;
  const kept = worthOfCard(mind, card);
  switch (text.way) {
    case 'air':
      return worthOfRoll(mind, actor, text.dice, text.hitsOn + longRangeDefence(mind.view, actor)) - kept;
    case 'counter-fire':
      return worthOfHits(mind, actor, text.hits) - kept;
    case 'mines':
      return worthOfHits(mind, actor, attempt.rolled) - kept;
    case 'act': {
      const defender = highest(
        defenders(mind, text.weapon),
        (force) => -costOfDefending(mind, force, attempt.area),
      );
      if (defender === undefined) return 0;
      return saved(mind, attempt, text.stop) - costOfDefending(mind, defender, attempt.area) - kept;
    }
    case 'reaction-force':
      return saved(mind, attempt, text.stop) - kept - 0.3;
    case 'cover':
    case 'pull-back':
      return saved(mind, attempt, text.stop) - kept - (text.way === 'cover' ? 0 : 0.1);
    case 'screen': {
      const target = attempt.target === null ? undefined : findForce(mind.view, attempt.target);
      const screen = target === undefined ? undefined : bestScreen(mind, attempt, target);
      if (target === undefined || screen === undefined) return 0;
      return worthOfHits(mind, target, attempt.rolled) - worthOfHits(mind, screen, attempt.rolled) - kept;
    }
  }
}

/** What cancelling up to so many saves. */
function saved(mind: Outlook, attempt: Attempt, stop: number): number {
  const left = Math.max(0, attempt.rolled - stop);
  const target = attempt.target === null ? undefined : findForce(mind.view, attempt.target);
  if (target !== undefined)
    return worthOfHits(mind, target, attempt.rolled) - worthOfHits(mind, target, left);
  const enemy = turned(mind);
  return worthOfSuccesses(enemy, attempt, attempt.rolled) - worthOfSuccesses(enemy, attempt, left);
}

function defenders(mind: Outlook, weapon: 'smallArms' | 'cannon' | 'missile'): Force[] {
  return mind.own.filter((force) => !force.acted && kindById(mind.cards, force.kind)[weapon] !== null);
}

function costOfDefending(mind: Outlook, force: Force, area: string): number {
  const risk = force.area === area ? 0 : riskIn(mind, force, 1);
  return costOfActing(mind, force) + risk + riskOfLeaving(mind, force, area);
}

export function bestDefender(mind: Outlook, options: readonly string[]): string | undefined {
  const area = mind.view.turn?.attempt?.area ?? 'breakthrough';
  const able = mind.own.filter((force) => options.includes(force.id));
  return highest(able, (force) => -costOfDefending(mind, force, area))?.id;
}

/** As far back as it can reach from. */
export function bestPlace(
  mind: Outlook,
  force: Force,
  places: readonly { readonly id: string; readonly row: number }[],
): string | undefined {
  return highest(places, (place) => -riskIn(mind, force, place.row))?.id;
}

/** The card that loses least by coming to the front. */
export function bestReactionForce(mind: Outlook, options: readonly string[]): string | undefined {
  const able = mind.own.filter((force) => options.includes(force.id));
  return highest(
    able,
    (force) => -riskIn(mind, force, 1) - riskOfLeaving(mind, force, mind.view.turn?.attempt?.area ?? ''),
  )?.id;
}

function bestScreen(mind: Outlook, attempt: Attempt, target: Force): Force | undefined {
  const row = mind.own.filter(
    (force) => force !== target && force.area === target.area && force.row === target.row,
  );
  return highest(row, (force) => -worthOfHits(mind, force, attempt.rolled));
}

export function bestScreenId(mind: Outlook, options: readonly string[]): string | undefined {
  const rolled = mind.view.turn?.attempt?.rolled ?? 0;
  const able = mind.own.filter((force) => options.includes(force.id));
  return highest(able, (force) => -worthOfHits(mind, force, rolled))?.id;
}
