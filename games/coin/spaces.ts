/** Spaces and what lies beside what. A volume lists its spaces and every border once; everything here follows. */
import type { Space } from './volume.ts';

/** The spaces of a volume by id and by number. */
export interface SpaceMap<Id extends string> {
  /** Every space, in the order of the list. */
  readonly all: readonly Space[];
  /** A space by its id: `AT.capital`. */
  readonly AT: Readonly<Record<Id, Space>>;
  /** The space of that id; undefined when there is none. */
  readonly spaceOf: (id: string) => Space | undefined;
  readonly idOf: (space: Space) => Id;
  readonly listed: (...ids: readonly Id[]) => readonly Space[];
  /** A mark for every space, all of them off: for what spreads from space to space. */
  readonly marks: () => boolean[];
}

export function spaceMap<Id extends string>(ids: readonly Id[]): SpaceMap<Id> {
  const index: ReadonlyMap<string, Space> = new Map(ids.map((id, i) => [id, i as Space]));
  const AT = Object.fromEntries(index) as Readonly<Record<Id, Space>>;
  const none: readonly boolean[] = ids.map(() => false);
  return {
    all: ids.map((_, i) => i as Space),
    AT,
    spaceOf: (id) => index.get(id),
    idOf: (space) => ids[space] as Id,
    listed: (...wanted) => wanted.map((id) => AT[id]),
    marks: () => none.slice(),
  };
}

/** A fact of every space, found out once. */
export function bySpace<T>(all: readonly Space[], fact: (space: Space) => T): (space: Space) => T {
  const facts = all.map(fact);
  return (space) => facts[space] as T;
}

/** By number of the space: the numbers of those beside it, in order. `borders` names them, parted by blanks. */
export function touching(
  ids: readonly string[],
  borders: Readonly<Record<string, string | undefined>>,
): readonly (readonly Space[])[] {
  const beside: Space[][] = ids.map(() => []);
  for (const [id, list] of Object.entries(borders)) {
    for (const other of list?.split(' ') ?? []) {
      const [here, there] = [ids.indexOf(id), ids.indexOf(other)];
      if (here < 0 || there < 0 || here === there) throw new Error(`no such border: ${id}, ${other}`);
      beside[here]?.push(there as Space);
      beside[there]?.push(here as Space);
    }
  }
  return beside.map((list) => list.toSorted((a, b) => a - b));
}

/** Lists of spaces on a map that grows: `opened` has a bit for each space that may come into play later. */
export interface Openings {
  /** Those of a list that are there. */
  readonly spacesWhen: (list: readonly Space[]) => (opened: number) => readonly Space[];
  /** The spaces beside this one that are there. */
  readonly adjacentOf: (opened: number, space: Space) => readonly Space[];
}

/** `closed`: what is no space until an Event opens it, in the order of the bits. */
export function openings(beside: readonly (readonly Space[])[], closed: readonly Space[]): Openings {
  const isThere = (opened: number, space: Space): boolean => {
    const bit = closed.indexOf(space);
    return bit < 0 || (opened & (1 << bit)) !== 0;
  };
  const states = Array.from({ length: 1 << closed.length }, (_, opened) => opened);
  const adjacent = states.map((opened) =>
    beside.map((list) => list.filter((space) => isThere(opened, space))),
  );
  return {
    spacesWhen(list) {
      const lists = states.map((opened) => list.filter((space) => isThere(opened, space)));
      return (opened) => lists[opened] ?? [];
    },
    adjacentOf: (opened, space) => adjacent[opened]?.[space] ?? [],
  };
}

/** Whether a short list of spaces or other numbers has it: quicker than `includes`, which is slow to begin. */
export function isAmong<P extends number>(list: readonly P[], wanted: P): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === wanted) return true;
  return false;
}
