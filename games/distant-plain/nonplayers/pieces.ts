/** 8.1.2 Which piece: the priorities inside a space that has been chosen. */
import { type Faction, factionOf, isBase, isInsurgent, type Kind } from '../forces.ts';
import { isNonPlayer } from '../state.ts';
import { because, type Mind } from './mind.ts';
import { evenly } from './selection.ts';

const isHidden = (kind: Kind): boolean => kind.endsWith('-underground');

/** Bases, Underground, Active, Police, Troops. */
function rankOf(kind: Kind): number {
  if (isBase(kind)) return 0;
  if (isHidden(kind)) return 1;
  if (kind.endsWith('-active')) return 2;
  return kind === 'police' ? 3 : 4;
}

const REASONS = ['TG.base', 'TG.underground', 'TG.active', 'TG.police', 'TG.troops'] as const;

/** For COIN factions the Insurgents, for an Insurgent everybody else. */
export const isEnemy = (faction: Faction, other: Faction): boolean =>
  isInsurgent(faction) ? other !== faction : isInsurgent(other);

/** The first of these to go: factions in this order, then by kind. */
export function victim(mind: Mind, kinds: readonly Kind[], order: readonly Faction[]): Kind | undefined {
  for (const faction of order) {
    const own = kinds.filter((kind) => factionOf(kind) === faction);
    const [first] = own.toSorted((a, b) => rankOf(a) - rankOf(b));
    if (first === undefined) continue;
    because(mind, REASONS[rankOf(first)] ?? 'TG.troops');
    return first;
  }
  return undefined;
}

/** Players before non-players; of several alike a random one, and so one after the other. */
export function anyEnemy(mind: Mind, kinds: readonly Kind[]): Kind | undefined {
  const { state, faction } = mind;
  const enemies = kinds.filter((kind) => isEnemy(faction, factionOf(kind)));
  const lowest = Math.min(...enemies.map(rankOf));
  const players = enemies.filter((kind) => !isNonPlayer(state, factionOf(kind)));
  if (players.length > 0 && players.length < enemies.length) because(mind, 'TG.player');
  const targets = players.length > 0 ? players : enemies.filter((kind) => rankOf(kind) === lowest);
  const best = Math.min(...targets.map(rankOf));
  const equal = targets.filter((kind) => rankOf(kind) === best);
  if (equal.length > 1) because(mind, 'TG.even');
  const found = equal.length === 0 ? undefined : evenly(mind, equal);
  if (found !== undefined) because(mind, REASONS[rankOf(found)] ?? 'TG.troops');
  return found;
}

/** Own pieces go in the order Active, Underground, Police, Troops, Bases. */
export const ownLoss = (kinds: readonly Kind[]): Kind | undefined => {
  const rank = (kind: Kind): number => {
    if (isBase(kind)) return 5;
    if (kind.endsWith('-active')) return 0;
    return isHidden(kind) ? 1 : rankOf(kind) - 1;
  };
  return kinds.toSorted((a, b) => rank(a) - rank(b))[0];
};

/** Police, Troops, Police and so on, as far as both last: how many of these are Troops. */
export function troopsOf(cubes: number, troops: number, police: number): number {
  const wanted = Math.min(cubes, troops + police);
  const shared = Math.floor(wanted / 2);
  return Math.min(troops, Math.max(shared, wanted - police));
}
