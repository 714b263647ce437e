/** Free deployment: the players place their own pieces, faction after faction. */
import type { Rules, Table } from '@sandtable/engine';
import type { Action, Actions } from './action.ts';
import type { Asks } from './ask.ts';
import type { Changes } from './changes.ts';
import { isNonPlayer } from './non-player.ts';
import type { SpaceMap } from './spaces.ts';
import { say } from './text/say.ts';
import type { CoinState, Space, Volume } from './volume.ts';

/** Pieces of a kind that a faction places. */
export interface Share<V extends Volume<V>> {
  readonly kind: V['kind'];
  readonly count: number;
  /** Where it may stand, besides stacking. */
  readonly where: (state: V['state'], space: Space) => boolean;
  /** How many of these must stand in spaces with population. */
  readonly populated?: number;
}

export interface DeploymentFacts<V extends Volume<V>> {
  /** The rule of free deployment. */
  readonly rule: string;
  /** Who places first. */
  readonly order: readonly V['faction'][];
  readonly sharesOf: (state: V['state'], faction: V['faction']) => readonly Share<V>[];
  readonly map: SpaceMap<V['space']>;
  readonly actions: Actions<V>;
  readonly asks: Asks<V>;
  readonly place: Changes<V>['place'];
  readonly spaces: (state: V['state']) => readonly Space[];
  readonly room: (state: V['state'], space: Space, kind: V['kind']) => number;
  readonly populationOf: (space: Space, state: V['state']) => number;
  readonly nextCard: (table: Table<V['state']>) => void;
}

export interface Deployment<V extends Volume<V>> {
  /** The players' factions in the order in which they deploy. */
  readonly deployers: (state: V['state']) => readonly V['faction'][];
  readonly deployFreely: (table: Table<V['state']>, faction: V['faction']) => Rules<void>;
}

export function deployment<V extends Volume<V>>(facts: DeploymentFacts<V>): Deployment<V> {
  const { place, spaces, room, populationOf } = facts;
  const { idOf } = facts.map;
  const { act } = facts.actions;
  const { chooseSpace, chooseNumber } = facts.asks;

  const deployers = (state: CoinState<V>): readonly V['faction'][] =>
    facts.order.filter((faction) => !isNonPlayer(state, faction));

  function* deployFreely(table: Table<V['state']>, faction: V['faction']): Rules<void> {
    const { state } = table;
    const action = act(table, faction, facts.rule);
    for (const share of facts.sharesOf(state, faction)) yield* placeShare(action, share);
    const next = deployers(state)[deployers(state).indexOf(faction) + 1];
    // The first card is turned up when everything is in its place.
    if (next === undefined) facts.nextCard(table);
    else state.stage = { kind: 'deploy', faction: next };
  }

  function* placeShare(action: Action<V>, share: Share<V>): Rules<void> {
    const { state, rule } = action;
    const { kind } = share;
    let populated = share.populated ?? 0;
    for (let left = share.count; left > 0; ) {
      const mustBePopulated = populated === left;
      const fits = (space: Space): boolean =>
        share.where(state, space) &&
        room(state, space, kind) > 0 &&
        (!mustBePopulated || populationOf(space, state) > 0);
      const open = (): readonly Space[] => spaces(state).filter(fits);
      // What stacking leaves no room for stays Available.
      const space = yield* chooseSpace(action, say('ask.deploy.where', rule, { kind, left }), open);
      if (space === undefined) return;
      const free = populationOf(space, state) > 0 ? left : left - populated;
      const most = Math.min(free, room(state, space, kind));
      const prompt = say('ask.deploy.number', rule, { kind, space: idOf(space) });
      // Where there is but one place for them, all go there.
      const least = open().length === 1 ? most : 1;
      const placed = yield* chooseNumber(action, prompt, least, most);
      place(action, space, kind, placed);
      left -= placed;
      if (populationOf(space, state) > 0) populated = Math.max(0, populated - placed);
    }
  }

  return { deployers, deployFreely };
}
