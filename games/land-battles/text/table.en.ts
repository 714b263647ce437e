/** The table in sentences, short enough to be scanned. */
import { type Message, padEnd, type Voice } from '@sandtable/engine';
import { namesIn, signed } from './voices.ts';

/** A roll in hand; a maneuver has no target. */
export interface Rolled {
  actor: string;
  area: string;
  targets: readonly string[];
  dice: readonly number[];
  need: number;
  count: number;
}

export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const parts = (list: readonly string[]): string => list.filter((part) => part !== '').join(' | ');
const names = (v: Voice, kind: string, ids: readonly string[]): string => namesIn(v, kind, ids).join(', ');

const rolled = (p: Rolled, v: Voice, deed: string, one: string, many: string): string =>
  `  ${v.name('force', p.actor)} ${deed} ${[...namesIn(v, 'force', p.targets), v.name('area', p.area)].join(', ')}: rolled ${p.dice.join(', ')} (${Math.max(1, p.need)} or more), ${counted(p.count, one, many)}`;

/** Wide enough for the names of force cards, and of the nation that has one where several do. */
export const NAME = 28;

export const tableEn = {
  'table.buying': (p: { nations: readonly string[] }, v: Voice) =>
    `Buying action cards: ${names(v, 'nation', p.nations)}`,
  'table.muster': (p: { nations: readonly string[] }, v: Voice) =>
    `Choosing forces: ${names(v, 'nation', p.nations)}`,
  'table.team': (
    p: {
      team: string;
      points: number;
      needed: number;
      superiority: number;
      destroyed: number;
      secured: number;
    },
    v: Voice,
  ) =>
    `${v.name('team', p.team)}: ${p.points} of ${p.needed} VP (${p.destroyed} destroyed, ${p.secured} Terrain) | ${counted(p.superiority, 'Superior Attack counter', 'Superior Attack counters')}`,
  'table.terrain': (
    p: {
      terrain: string;
      points: number;
      team: string;
      steps: number;
      length: number;
      left: number;
      bonus: Message;
    },
    v: Voice,
  ) =>
    `Terrain ${v.name('terrain', p.terrain)}: ${p.points} VP, ${v.say(p.bonus)} | Control ${p.steps === 0 ? 'on the start space' : `${signed(p.steps)} for ${v.name('team', p.team)}`}, secured beyond ${p.length} | ${p.left} more in the deck`,
  'table.bonus.remove-acted': (p: { amount: number }) =>
    `bonus: take off ${counted(p.amount, 'Acted counter', 'Acted counters')}`,
  'table.bonus.remove-hits': (p: { amount: number }) => `bonus: take ${counted(p.amount, 'hit', 'hits')} off`,
  'table.bonus.draw': (p: { amount: number }) => `bonus: draw ${counted(p.amount, 'card', 'cards')}`,
  'table.bonus.superior': (p: { amount: number }) =>
    `bonus: ${counted(p.amount, 'flank success', 'flank successes')}`,
  'table.bonus.reinforce': (p: { amount: number }) => `bonus: reinforcements for ${p.amount} VP`,
  'table.bonus.enemy-discard': (p: { amount: number }) =>
    `bonus: an enemy discards ${counted(p.amount, 'card', 'cards')} at random`,
  'table.no-terrain': () => 'No Terrain card',
  'table.player': (
    p: { nation: string; team: string; cards: number; most: number; aside: number; spare: number },
    v: Voice,
  ) =>
    `${v.name('nation', p.nation)} (${v.name('team', p.team)}): ${p.cards} of ${p.most} action cards${p.aside > 0 ? `, ${p.aside} set aside` : ''}${p.spare > 0 ? `, ${p.spare} VP not in force cards` : ''}`,
  'table.area': (p: { area: string; team: string }, v: Voice) =>
    `${v.name('area', p.area)}, ${v.name('team', p.team)}`,
  'table.force': (
    p: {
      force: string;
      nations: readonly string[];
      row: number;
      hits: number;
      acted: boolean;
      figures: Message;
    },
    v: Voice,
  ) =>
    `  row ${p.row}  ${parts([
      padEnd([v.name('force', p.force), ...namesIn(v, 'nation', p.nations)].join(', '), NAME),
      v.say(p.figures),
      p.hits > 0 ? counted(p.hits, 'hit', 'hits') : '',
      p.acted ? 'Acted' : '',
    ])}`,
  'table.figures': (
    p: {
      points: number;
      armor: number;
      maneuver: readonly number[];
      weapons: readonly string[];
      modifiers: readonly number[];
      range: readonly number[];
      headquarters: boolean;
    },
    v: Voice,
  ) =>
    [
      `${p.points} VP`,
      `armor ${p.armor}`,
      ...p.maneuver.map((need) => `maneuver ${need}`),
      ...p.weapons.map((weapon, i) => `${v.name('weapon', weapon)} ${signed(p.modifiers[i] ?? 0)}`),
      ...p.range.map((range) => `range ${range}`),
      ...(p.headquarters ? ['headquarters'] : []),
    ].join(', '),
  'table.hand': (p: { nation: string }, v: Voice) => `Hand, ${v.name('nation', p.nation)}`,
  'table.card': (p: { card: string; count: number; maneuver: number; reinforcement: number }, v: Voice) =>
    `  ${p.count} × ${v.name('card', p.card)} (maneuver ${signed(p.maneuver)}, reinforcement ${p.reinforcement} VP)`,
  'table.aside': (p: { cards: readonly string[] }, v: Voice) => `Set aside: ${names(v, 'card', p.cards)}`,
  'table.reserve': (p: { nation: string; forces: readonly string[] }, v: Voice) =>
    `Reserve, ${v.name('nation', p.nation)}: ${names(v, 'force', p.forces)}`,
  'table.choice': (p: { nation: string }, v: Voice) => `Not in play, ${v.name('nation', p.nation)}`,
  'table.choice.card': (p: { force: string; figures: Message }, v: Voice) =>
    `  ${padEnd(v.name('force', p.force), NAME)} | ${v.say(p.figures)}`,
  'table.deck': (p: { cards: number; discards: number }) =>
    `Action cards: ${p.cards} in the deck, ${p.discards} discarded`,
  'table.turn': (p: { nation: string; extra: number }, v: Voice) =>
    `Acting: ${v.name('nation', p.nation)}${p.extra > 0 ? `, ${counted(p.extra, 'extra action', 'extra actions')} to come` : ''}`,
  'table.attempt.maneuver': (p: Rolled, v: Voice) => rolled(p, v, 'maneuvers in', 'success', 'successes'),
  'table.attempt.artillery': (p: Rolled, v: Voice) => rolled(p, v, 'shells', 'hit', 'hits'),
  'table.attempt.attack': (p: Rolled, v: Voice) => rolled(p, v, 'attacks', 'hit', 'hits'),
  'table.reaction': (p: { nation: string; card: string }, v: Voice) =>
    `  ${v.name('nation', p.nation)} reacts with ${v.name('card', p.card)}`,
};
