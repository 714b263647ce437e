/** Marching (3.3.2, 8.1.2): who is seen, who goes, who stays. */
import type { Insurgent, Look } from './look.ts';
import type { Place } from './map.ts';
import type { Group } from './turn.ts';

/** The most a group and those who watch may be together without being seen. */
const UNSEEN = 3;

/** LoCs and Support; for AUC Opposition as well. */
const isWatched = (look: Look, to: Place, faction: Insurgent): boolean =>
  to.kind === 'loc' || look.level(to) > 0 || (faction === 'auc' && look.level(to) < 0);

/** How many may come as one group and stay hidden. */
function cap(look: Look, to: Place, faction: Insurgent): number {
  if (!isWatched(look, to, faction)) return Number.POSITIVE_INFINITY;
  return UNSEEN - look.cubes(to) - (faction === 'auc' ? look.guerrillas(to, 'farc') : 0);
}

/** Whether one guerrilla stays behind. */
function staysOne(look: Look, from: Place, faction: Insurgent): boolean {
  if (faction === 'cartels') return look.bases(from, 'cartels') > 0;
  if (faction === 'auc') return look.bases(from, 'auc') + look.bases(from, 'farc') > 0;
  return look.allBases(from) > 0;
}

/** 8.7.2 FARC leaves only Active Opposition, Departments without population and Sabotaged LoCs. */
export function isOrigin(look: Look, from: Place, faction: Insurgent): boolean {
  if (faction !== 'farc') return true;
  if (from.kind === 'loc') return look.isSabotaged(from);
  return look.level(from) === -2 || (from.kind === 'department' && from.population === 0);
}

export function movable(look: Look, from: Place, faction: Insurgent): number {
  if (!isOrigin(look, from, faction)) return 0;
  return Math.max(0, look.guerrillas(from, faction) - (staysOne(look, from, faction) ? 1 : 0));
}

/** Who goes from there, of `most` at most. */
export function groupFrom(
  look: Look,
  from: Place,
  to: Place,
  faction: Insurgent,
  most = Number.POSITIVE_INFINITY,
): Group {
  const [hidden, shown] = [look.side(from, faction, 'underground'), look.side(from, faction, 'active')];
  const room = Math.min(most, look.roomForGuerrillas(to, faction));
  const all = Math.min(movable(look, from, faction), room);
  // 8.1.2 Those that are Active already go first where nobody can stay hidden.
  if (cap(look, to, faction) <= 0) {
    const active = Math.min(shown, all);
    return { underground: all - active, active };
  }
  const limit = hidden > 0 ? Math.min(all, cap(look, to, faction)) : all;
  const underground = Math.min(hidden, limit);
  return { underground, active: Math.min(shown, limit - underground) };
}

/** Whether a guerrilla can come from there and stay Underground. */
export const sendsHidden = (look: Look, from: Place, to: Place, faction: Insurgent): boolean =>
  movable(look, from, faction) > 0 &&
  look.side(from, faction, 'underground') > 0 &&
  cap(look, to, faction) >= 1;

export const originsTo = (look: Look, to: Place, faction: Insurgent): readonly Place[] =>
  look.roomForGuerrillas(to, faction) <= 0
    ? []
    : look.beside(to).filter((from) => movable(look, from, faction) > 0);

export const canEnterHidden = (look: Look, to: Place, faction: Insurgent): boolean =>
  originsTo(look, to, faction).some((from) => sendsHidden(look, from, to, faction));
