/** Do the laws of a game notice anything? A change somewhere in the state is tried, and they are asked. */
import type { Chance, Game } from '../index.ts';
import { clone } from '../index.ts';

/** Fewer trials say nothing. */
const ENOUGH = 40;

export class LawWatch {
  private trials = 0;
  private noticed = 0;

  /** Adds one to a number, or takes something from a list or puts it in twice. */
  tryOne<S, V>(game: Game<S, V>, state: S, chance: Chance): void {
    const changed = clone(state);
    const places = placesIn(changed);
    const place = places[chance.below(Math.max(1, places.length))];
    if (place === undefined) return;
    place(chance);
    this.trials++;
    try {
      game.laws(changed);
    } catch {
      this.noticed++;
    }
  }

  /** What is wrong with them, if anything. */
  get fault(): string | undefined {
    return this.trials >= ENOUGH && this.noticed === 0
      ? `they notice nothing: ${this.trials} changes of the state (a piece more, a card less) passed`
      : undefined;
  }
}

type Change = (chance: Chance) => void;

function placesIn(value: unknown): Change[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const list = value as unknown[];
    const lists: Change[] =
      list.length === 0
        ? []
        : [(chance) => void (chance.below(2) === 0 ? list.pop() : list.push(clone(list[0])))];
    return [...lists, ...list.flatMap((inner, i) => numberIn(list, i) ?? placesIn(inner))];
  }
  const record = value as Record<string, unknown>;
  return Object.keys(record).flatMap((key) => numberIn(record, key) ?? placesIn(record[key]));
}

function numberIn<K extends string | number>(holder: Record<K, unknown>, key: K): Change[] | undefined {
  const value = holder[key];
  if (typeof value !== 'number') return undefined;
  return [() => void (holder[key] = value + 1)];
}
