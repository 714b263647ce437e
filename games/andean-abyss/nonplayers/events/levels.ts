/** 8.4.3, D41 How much an Event would change Total Support and Total Opposition in a space. */
import { toward } from '@sandtable/coin';
import { supportChange } from '@sandtable/coin/nonplayers';
import { ACTIVE_OPPOSITION } from '../../changes.ts';
import { populationOf, type Space } from '../../map.ts';
import { level, type State } from '../../state.ts';

const sour =
  (steps: number) =>
  (from: number): number =>
    toward(from, ACTIVE_OPPOSITION, steps);
const set = (to: number) => (): number => to;

/** Where a level ends by the shaded or only text of a card. */
const AFTER: Readonly<Partial<Record<number, (from: number) => number>>> = {
  5: sour(2),
  6: sour(1),
  15: set(-1),
  24: set(0),
  31: set(ACTIVE_OPPOSITION),
  35: sour(2),
  36: set(1),
  44: set(0),
  48: sour(1),
  55: sour(1),
};

export function changeBy(state: State, space: Space, card: number): number {
  const from = level(state, space);
  const to = AFTER[card]?.(from) ?? from;
  return supportChange(populationOf(space), from, to);
}
