/** R3 Help for whoever writes a card set: the standard one to start from, and what a set does to it. */
import type { Json, Maker, Message } from '@sandtable/engine';
import { say } from '../text/say.ts';
import type { ActionKind, ForceKind, TerrainKind } from './card-set.ts';
import { readCardSet } from './read.ts';
import { STANDARD } from './standard.ts';
import { readWritten } from './written.ts';

export const cardSetMaker: Maker = { sample, remarks };

/** The whole standard set, as one may write it. */
function sample(): Json {
  return {
    base: 'none',
    forces: Object.values(STANDARD.forces).map(writtenForce),
    actions: Object.values(STANDARD.actions).map(writtenAction),
    terrain: Object.values(STANDARD.terrain).map(writtenTerrain),
  };
}

function writtenForce(kind: ForceKind): Json {
  const { nation, name, type, copies, vp, armor, artillery } = kind;
  const symbols: Record<string, Json> = {};
  for (const symbol of ['maneuver', 'smallArms', 'cannon', 'missile'] as const) {
    const value = kind[symbol];
    if (value !== null) symbols[symbol] = value;
  }
  return {
    nation,
    name,
    type,
    copies,
    vp,
    armor,
    ...symbols,
    ...(artillery === null ? {} : { artilleryRange: artillery.range, artilleryModifier: artillery.modifier }),
    ...(kind.headquarters ? { headquarters: true } : {}),
  };
}

function writtenAction({ id, copies, maneuverModifier, reinforcement }: ActionKind): Json {
  return { name: id, copies, maneuverModifier, reinforcement };
}

function writtenTerrain({ name, copies, vp, trackLength, bonus }: TerrainKind): Json {
  return { name, copies, vp, trackLength, bonus: bonus.kind, bonusAmount: bonus.amount };
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly nation?: string;
}

/** How many cards are replaced and added, and names that look like a standard card's mistyped. */
function remarks(document: Json): readonly Message[] {
  const { cards } = readCardSet(document);
  if (cards === undefined) return [];
  const { set } = readWritten(document);
  const written = set.lists.forces.length + set.lists.actions.length + set.lists.terrain.length;
  const added: Named[] = [...newIn(STANDARD.forces, cards.forces), ...newIn(STANDARD.terrain, cards.terrain)];
  const isAlone = set.base === 'none';
  return [
    isAlone
      ? say('cards.alone', 'R3', { count: written })
      : say('cards.effect', 'R3', { replaced: written - added.length, added: added.length }),
    ...added.flatMap((card) => {
      const alike = lookalike(card);
      return alike === undefined || isAlone
        ? []
        : [say('cards.looks-like', 'R3', { name: card.name, standard: alike.name })];
    }),
  ];
}

function newIn<T extends Named>(
  standard: Readonly<Record<string, T>>,
  all: Readonly<Record<string, T>>,
): T[] {
  return Object.values(all).filter(({ id }) => standard[id] === undefined);
}

/** Two slips of the finger at most, fewer in short names. */
function lookalike({ name, nation }: Named): Named | undefined {
  const known: readonly Named[] =
    nation === undefined
      ? Object.values(STANDARD.terrain)
      : Object.values(STANDARD.forces).filter((kind) => kind.nation === nation);
  const most = name.length < 6 ? 1 : 2;
  return known.find((kind) => distance(plain(kind.name), plain(name)) <= most);
}

const plain = (name: string): string => name.toLowerCase().replace(/[\s-]/g, '');

/** How many letters must be changed, added or left out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
