/** The force a computer player fields: a sound mix, different from battle to battle. */
import type { CardSet, ForceKind, Nation } from '../cards/card-set.ts';
import { kindById, kindIdOf, LAST_ROW } from '../state.ts';

/** What every force should have, in the order in which it is bought; the rest is filled up. */
const MIX: readonly ((kind: ForceKind) => boolean)[] = [
  (kind) => kind.cannon !== null && kind.armor >= 6,
  (kind) => kind.artillery !== null,
  (kind) => kind.missile !== null,
  (kind) => kind.smallArms !== null && kind.maneuver !== null && !kind.headquarters,
  (kind) => kind.cannon !== null && kind.armor >= 6,
  (kind) => kind.maneuver !== null && kind.maneuver <= 6,
];

/** A number that looks random but follows from the text. */
function mixed(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The cards to take out of a nation's list. `occasion` is something everybody sees: the same gives the same force. */
export function forceFor(
  cards: CardSet,
  nation: Nation,
  list: readonly string[],
  points: number,
  occasion: string,
): ReadonlySet<string> {
  const order = list.toSorted(
    (a, b) => mixed(`${occasion}/${nation}/${a}`) - mixed(`${occasion}/${nation}/${b}`),
  );
  const priceOf = (id: string) => kindById(cards, kindIdOf(id)).vp;
  const taken = new Set<string>();
  let left = points;
  const take = (id: string) => {
    taken.add(id);
    left -= priceOf(id);
  };
  const fitting = () => order.filter((id) => !taken.has(id) && priceOf(id) <= left);
  /** The first of them after which the points can still be spent to the last. */
  const exact = (wanted: readonly string[]) => {
    const open = fitting();
    return wanted.find((id) => {
      const others = open.filter((one) => one !== id);
      return canSpend(others.map(priceOf), left - priceOf(id));
    });
  };
  for (const isWanted of MIX) {
    const found = exact(fitting().filter((id) => isWanted(kindById(cards, kindIdOf(id)))));
    if (found !== undefined) take(found);
  }
  for (;;) {
    const open = fitting();
    const next = exact(open) ?? open[0];
    if (next === undefined) return taken;
    take(next);
  }
}

/** Whether some of the prices make exactly this sum, which is 25 at most: one bit a sum. */
function canSpend(prices: readonly number[], sum: number): boolean {
  let sums = 1;
  for (const price of prices) sums |= sums << price;
  return ((sums >> sum) & 1) === 1;
}

/** Heavy armor in front, missiles behind it, artillery and headquarters in the rear. */
export function rowFor(kind: ForceKind): number {
  if (kind.artillery !== null || kind.headquarters) return LAST_ROW;
  return kind.armor >= 5 ? 1 : 2;
}
