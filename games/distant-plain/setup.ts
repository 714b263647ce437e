/** Set-up (2.1). */
import { zeros } from '@sandtable/engine';
import { type Faction, factionOf, FACTIONS, type Kind, TABLE } from './forces.ts';
import { AT, SPACES, type SpaceId } from './map.ts';
import type { Scenario } from './scenarios.ts';
import type { Level, State, Variants } from './state.ts';

/** The table before anything is on it. */
export function emptyTable(variants: Variants, corrections = ''): State {
  return {
    variants,
    stage: { kind: 'card' },
    ...TABLE.empty(SPACES.length),
    casualties: [0, 0],
    outOfPlay: [0, 0],
    levels: zeros<Level>(SPACES.length),
    markers: zeros(SPACES.length),
    returnees: zeros(SPACES.length),
    resources: { government: 0, taliban: 0, warlords: 0 },
    aid: 0,
    patronage: 0,
    islamabad: { box: 'tolerance', hard: false },
    control: null,
    card: 0,
    deck: [],
    shown: 0,
    played: [],
    unused: [],
    propagandas: 0,
    eligible: { coalition: true, government: true, taliban: true, warlords: true },
    done: [],
    next: { eligible: [], ineligible: [] },
    capabilities: {},
    momentum: [],
    inEffect: [],
    deceptions: {},
    undrawn: [],
    corrections,
    turn: null,
    talks: 0,
  };
}

/** Tracks and markers of a scenario. */
export function placeMarkers(state: State, scenario: Scenario): void {
  state.aid = scenario.aid;
  state.patronage = scenario.patronage;
  Object.assign(state.resources, scenario.resources);
  state.islamabad = { box: scenario.islamabad, hard: false };
  for (const id of scenario.support) state.levels[AT[id]] = 1;
  for (const id of scenario.returnees) state.returnees[AT[id]] = 1;
}

/** The pieces of these factions where the scenario has them. */
export function deploy(state: State, scenario: Scenario, factions: readonly Faction[] = FACTIONS): void {
  for (const [id, held] of Object.entries(scenario.pieces))
    for (const [kind, count] of Object.entries(held) as [Kind, number][])
      if (count > 0 && factions.includes(factionOf(kind))) TABLE.place(state, AT[id as SpaceId], kind, count);
}
