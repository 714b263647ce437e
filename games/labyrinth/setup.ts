/** 3.0 Set-up: the table, a scenario laid out on it, and what the Jihadist decides before the first hands. */
import { type Chance, type Rules, type Table, zeros } from '@sandtable/engine';
import { act } from './action.ts';
import { chooseCountry, mayChooseCountry } from './ask.ts';
import { CARDS, type Side } from './cards.ts';
import { placeCells, rollPosture, test } from './deeds.ts';
import { LAPSING, type Lapsing, LASTING, type Lasting } from './effects.ts';
import { ALL, AT, COUNTRIES, type CountryId, factsOf, SCHENGEN } from './map.ts';
import { newPhase, noMemory } from './phases.ts';
import { FRAME } from './play-card.ts';
import type { Scenario } from './scenarios.ts';
import { plotMarkers } from './levels.ts';
import { BOXED_WMD, CELLS, HARD, type State, TAN, TROOPS } from './state.ts';
import type { Variants } from './variants.ts';
import { say } from './text/say.ts';

const none = <T extends number>(): T[] => zeros(COUNTRIES.length);
const PRINTED = ALL.map((country) => factsOf(country).governance as 0 | 1 | 2);
const bySide = (): Record<Side, number[]> => ({ us: [], jihadist: [] });

/** The board with nothing on it but what is printed; no cards. */
export function emptyTable(variants: Variants): State {
  const state: State = {
    variants,
    stage: { kind: 'deal' },
    turn: 0,
    phase: newPhase('jihadist'),
    plays: [],
    operation: null,
    event: null,
    memory: { now: noMemory(), before: noMemory() },
    outcome: null,
    governance: PRINTED.slice(),
    alignment: none(),
    posture: none(),
    sleepers: none(),
    active: none(),
    troops: none(),
    aid: none(),
    besieged: none(),
    cadre: none(),
    regimeChange: none(),
    nato: -1,
    prestige: 7,
    funding: 9,
    cellsOnTrack: CELLS,
    troopsOnTrack: TROOPS,
    reserves: { us: 0, jihadist: 0 },
    plots: [],
    available: [...plotMarkers(variants), 0],
    looseNukes: BOXED_WMD,
    arsenal: BOXED_WMD,
    aside: [0, 0, 0],
    asideDue: 0,
    effects: Object.fromEntries(LASTING.map((effect) => [effect, false])) as Record<Lasting, boolean>,
    lapsing: Object.fromEntries(LAPSING.map((effect) => [effect, 0])) as Record<Lapsing, number>,
    deck: [],
    hands: bySide(),
    discards: [],
    removed: [],
    lapsingBox: [],
    firstPlot: { used: false, card: 0 },
    reshuffles: 0,
    known: bySide(),
    lacking: bySide(),
  };
  // 4.3.3
  state.posture[AT.israel] = HARD;
  state.posture[AT['united-states']] = HARD;
  return state;
}

/** 3.2 */
export function layOut(state: State, scenario: Scenario): void {
  state.prestige = scenario.prestige;
  state.funding = scenario.funding;
  state.posture[AT['united-states']] = scenario.usPosture;
  for (const [id, start] of Object.entries(scenario.countries)) {
    const at = AT[id as CountryId];
    if (start.governance !== undefined) state.governance[at] = start.governance;
    if (start.alignment !== undefined) state.alignment[at] = start.alignment;
    if (start.posture !== undefined) state.posture[at] = start.posture;
    state.sleepers[at] = start.cells ?? 0;
    state.cellsOnTrack -= start.cells ?? 0;
    state.troops[at] = start.troops ?? 0;
    state.troopsOnTrack -= start.troops ?? 0;
    if (start.besieged === true) state.besieged[at] = 1;
    if (start.regimeChange === true) state.regimeChange[at] = TAN;
  }
  for (const effect of scenario.effects) state.effects[effect] = true;
  state.removed.push(...scenario.removed);
  if (scenario.cellsToPlace > 0) state.stage = { kind: 'place-cells', left: scenario.cellsToPlace };
  else if (scenario.schengenRolls) state.stage = { kind: 'schengen-rolls' };
}

/** 3.2 All cards that are not out of the game, shuffled. */
export function shuffleDeck(state: State, chance: Chance): void {
  state.deck = CARDS.map((card) => card.number as number).filter((card) => !state.removed.includes(card));
  chance.shuffle(state.deck);
}

/** Anaconda: three cells in three countries other than the United States; then those unmarked are tested. */
export function* placeFirstCells(table: Table<State>, count: number): Rules<void> {
  const { state } = table;
  const action = act(table, 'jihadist', '3.2', FRAME);
  const chosen: (typeof ALL)[number][] = [];
  while (chosen.length < count) {
    const open = ALL.filter((country) => country !== AT['united-states'] && !chosen.includes(country));
    const prompt = say('ask.setup.cell', '3.2', { left: count - chosen.length });
    const country = yield* chooseCountry(action, prompt, open);
    if (country === undefined) break;
    chosen.push(country);
  }
  for (const country of chosen) {
    test(action, country);
    placeCells(action, country);
  }
  state.stage = { kind: 'deal' };
}

/** Mission Accomplished?: the Schengen countries are rolled for; with two players one roll may be repeated. */
export function* rollForSchengen(table: Table<State>): Rules<void> {
  const { state } = table;
  const action = act(table, 'jihadist', '3.2', FRAME);
  for (const country of SCHENGEN) rollPosture(action, country);
  if (!state.variants.solo) {
    const again = yield* mayChooseCountry(action, say('ask.setup.reroll', '3.2'), SCHENGEN);
    if (again !== undefined) rollPosture(action, again);
  }
  state.stage = { kind: 'deal' };
}
