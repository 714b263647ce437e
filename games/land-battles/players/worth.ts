/** What things are worth to a computer player, in VP. Rules of thumb, tuned by play against itself. */
import type { ActionId } from '../cards/card-set.ts';
import { ATTACKS, DEFENCES } from '../cards/texts.ts';
import { DIE, type Force, HITS_TO_DESTROY, kindById } from '../state.ts';
import type { Outlook } from './outlook.ts';

/** More than anything on the table: a won game. */
export const VICTORY = 100;

/** Share of a card's VP that is as good as scored with so many hits on it. */
const DAMAGE = [0, 0.2, 0.42, 0.68, 1.08] as const;

const MOST_DICE = 5;

/** The chances of 0 to `dice` successes, for every number of dice and every number of faces that succeed. */
const DISTRIBUTIONS: readonly (readonly (readonly number[])[])[] = Array.from(
  { length: MOST_DICE + 1 },
  (_, dice) => Array.from({ length: DIE + 1 }, (_face, faces) => binomial(dice, faces / DIE)),
);

function binomial(dice: number, chance: number): number[] {
  let all = [1];
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: all.length + 1 }, () => 0);
    for (const [count, share] of all.entries()) {
      next[count] = (next[count] ?? 0) + share * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + share * chance;
    }
    all = next;
  }
  return all;
}

/** The chances of 0 to `dice` successes, each die needing so much. */
export function distribution(dice: number, need: number): readonly number[] {
  const faces = Math.min(DIE, Math.max(0, DIE + 1 - need));
  return DISTRIBUTIONS[dice]?.[faces] ?? [1];
}

/** What hits on a card are worth to whoever puts them there. */
export function worthOfHits(mind: Outlook, target: Force, hits: number): number {
  const { vp } = kindById(mind.cards, target.kind);
  const before = DAMAGE[target.hits] ?? 0;
  const after = Math.min(HITS_TO_DESTROY, target.hits + hits);
  const gain = vp * ((DAMAGE[after] ?? 0) - before);
  return after === HITS_TO_DESTROY ? gain + endingBonus(mind, target, vp) : gain;
}

/** Destroying this card may end the game. */
function endingBonus(mind: Outlook, target: Force, vp: number): number {
  const { view } = mind;
  const scorer = target.team === 'red' ? 'blue' : 'red';
  if (view.sides[scorer].points + vp >= view.pointsToWin[scorer]) return VICTORY;
  if (target.area !== 'breakthrough') return 0;
  const others =
    view.forces.filter((force) => force.team === target.team && force.area === 'breakthrough').length - 1;
  return others === 0 ? VICTORY : others === 1 ? 2 : 0;
}

/** What a roll against a card is worth on average. */
export function worthOfRoll(mind: Outlook, target: Force, dice: number, need: number): number {
  const shares = distribution(dice, need);
  let worth = 0;
  for (let hits = 1; hits <= dice; hits++) worth += (shares[hits] ?? 0) * worthOfHits(mind, target, hits);
  return worth;
}

/** What is given up by spending a card: what else it could have done. */
export function worthOfCard(mind: Outlook, card: ActionId): number {
  const attack = ATTACKS[card];
  const defence = DEFENCES[card];
  const canAttack = attack?.weapons.some((weapon) => mind.weapons.has(weapon)) === true;
  let worth = 0.1;
  if (canAttack) worth += 0.3;
  if (defence !== undefined) worth += defence.way === 'counter-fire' ? 0.2 : 0.35;
  if (card === 'engineers') worth += 0.5;
  if (card === 'regroup') worth += 0.3;
  if (card === 'overrun' || card === 'recon-drone') worth += 0.35;
  return worth;
}

/** How much of a card's VP each point of missing armor puts at risk, by row. */
const EXPOSURE = [0, 0.025, 0.0125, 0] as const;

/** What standing in a row risks: thin armor in front invites fire. */
export function riskIn(mind: Outlook, force: Force, row: number): number {
  const { armor, vp } = kindById(mind.cards, force.kind);
  const exposure = EXPOSURE[row] ?? 0;
  return exposure * vp * Math.max(0, 8 - armor) + (row === 1 ? 0.05 * force.hits : 0);
}

/** What leaving the Breakthrough Area risks: it must never be empty, and should not be thin. */
export function riskOfLeaving(mind: Outlook, force: Force, area: string): number {
  if (force.area !== 'breakthrough' || area === 'breakthrough') return 0;
  const left =
    mind.view.forces.filter((one) => one.team === force.team && one.area === 'breakthrough').length - 1;
  if (left === 0) return 10 * VICTORY;
  return left === 1 ? 3 : left === 2 ? 1 : left === 3 ? 0.2 : 0;
}

/** What an Acted counter costs: a defender less, one thing less to do. */
export function costOfActing(mind: Outlook, force: Force): number {
  return 0.04 * kindById(mind.cards, force.kind).vp;
}
