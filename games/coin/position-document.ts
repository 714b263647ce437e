/** A table written as a position file: the way back from position.ts. */
import type { Json } from '@sandtable/engine';
import type { PositionFacts } from './position.ts';
import type { CoinState, Space, Volume } from './volume.ts';

type Facts<V extends Volume<V>> = Pick<
  PositionFacts<V>,
  'map' | 'table' | 'factions' | 'payers' | 'levels' | 'isLoc' | 'isPropaganda'
>;

/** The fields every volume has, without those that say nothing. Undefined where a file cannot tell all that counts. */
export function positionDocument<V extends Volume<V>>(
  facts: Facts<V>,
  state: CoinState<V>,
  spaces: readonly Space[],
): Record<string, Json> | undefined {
  const { stage, next, turn } = state;
  const isTold = stage.kind === 'card' || stage.kind === 'propaganda';
  if (!isTold || turn !== null || next.eligible.length + next.ineligible.length > 0) return undefined;
  const { idOf } = facts.map;
  const marked = (isLoc: boolean) =>
    spaces.filter((space) => (state.markers[space] ?? 0) > 0 && facts.isLoc(space) === isLoc);
  return filled({
    deck: [state.card, ...state.deck],
    pieces: Object.fromEntries(
      spaces
        .map((space) => [idOf(space), piecesIn(facts, state, space)] as const)
        .filter(([, here]) => Object.keys(here).length > 0),
    ),
    levels: Object.fromEntries(
      spaces
        .filter((space) => (state.levels[space] ?? 0) !== 0)
        .map((space) => [idOf(space), nameOf(facts, state.levels[space])]),
    ),
    terror: Object.fromEntries(marked(false).map((space) => [idOf(space), state.markers[space] ?? 0])),
    sabotage: marked(true).map(idOf),
    resources: Object.fromEntries(facts.payers.map((payer) => [payer, state.resources[payer]])),
    ineligible: facts.factions.filter((faction) => !state.eligible[faction]),
    capabilities: Object.fromEntries(
      Object.entries(state.capabilities).flatMap(([card, side]) =>
        side === undefined ? [] : [[card, side]],
      ),
    ),
    momentum: [...state.momentum],
    // The card in play counts as it begins.
    propagandas: state.propagandas - (facts.isPropaganda(state.card) ? 1 : 0),
    played: [...state.played],
    done: state.done.map(({ faction, deed }) => ({ faction, deed })),
    ...(stage.kind === 'propaganda' ? { phase: stage.phase } : {}),
  });
}

function piecesIn<V extends Volume<V>>(
  { table }: Facts<V>,
  state: CoinState<V>,
  space: Space,
): Record<string, number> {
  const here: Record<string, number> = {};
  for (const kind of table.kinds) {
    const count = table.count(state, space, kind);
    if (count > 0) here[kind] = count;
  }
  return here;
}

function nameOf<V extends Volume<V>>({ levels }: Facts<V>, level: V['level'] | undefined): string {
  const name = Object.keys(levels).find((one) => levels[one] === level);
  if (name === undefined) throw new RangeError(`no name for level ${String(level)}`);
  return name;
}

/** Without empty lists and objects. */
export function filled(fields: Record<string, Json>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => typeof value !== 'object' || value === null || Object.keys(value).length > 0,
    ),
  );
}
