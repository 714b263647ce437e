/** What can be done to countries. Each deed does as much as it can (6.2.4), keeps every limit, and writes its line. */
import type { Action } from './action.ts';
import type { Effect, Lasting } from './effects.ts';
import { ENDS, isLapsing } from './effects.ts';
import { AT, type Country, idOf, isMuslim, isNonMuslim } from './map.ts';
import {
  aid,
  alignment,
  cells,
  cellsOnMap,
  governance,
  hasCadre,
  hasSadr,
  isBesieged,
  isRegimeChange,
  isUnmarked,
  troops,
} from './country.ts';
import { resources } from './levels.ts';
import {
  ADVERSARY,
  ALLY,
  type Alignment,
  BOXED_WMD,
  FAIR,
  GOOD,
  type Governance,
  HARD,
  ISLAMIST_RULE,
  NEUTRAL,
  POOR,
  type Posture,
  SOFT,
  WMD,
} from './state.ts';
import { firedAlone } from './solitaire/fired.ts';
import { makeRoom } from './solitaire/wmd.ts';
import { say } from './text/say.ts';
import { changeFunding, setPrestige } from './tracks.ts';
import { checkVictory } from './victory.ts';

// Governance.

/** 4.2.2 Without looking whether somebody has won. */
function putGovernance(action: Action, country: Country, wanted: Governance): void {
  const { state, table, rule } = action;
  if (state.governance[country] === wanted) return;
  state.governance[country] = wanted;
  table.log(say('log.governance', rule, { country: idOf(country), governance: wanted }));
  // 7.2.1.1, 7.2.2.3, 7.3.4.1, 8.4.3.2
  if (wanted !== GOOD && wanted !== ISLAMIST_RULE) return;
  removeAid(action, country, aid(state, country));
  liftSiege(action, country);
  endRegimeChange(action, country);
}

/** Sets the Governance of a Muslim country; one that was unmarked becomes Neutral (4.9.4). */
export function setGovernance(action: Action, country: Country, wanted: Governance): void {
  const { state } = action;
  const before = governance(state, country);
  putGovernance(action, country, wanted);
  if (state.alignment[country] === 0) setAlignment(action, country, NEUTRAL);
  if (wanted < before) noteRaised(action, country);
  checkVictory(state);
}

/** An Event says what a Muslim country becomes, whatever it was. */
export function become(action: Action, country: Country, wanted: Governance, aligned: Alignment): void {
  setAlignment(action, country, aligned);
  setGovernance(action, country, wanted);
}

/** One step better, as far as Good. */
export function improve(action: Action, country: Country): void {
  const now = governance(action.state, country);
  if (now !== FAIR && now !== POOR) return;
  setGovernance(action, country, (now - 1) as Governance);
}

/** 8.4.1 One step worse, never to Islamist Rule. Returns whether anything changed. */
export function worsen(action: Action, country: Country): boolean {
  const now = governance(action.state, country);
  if (now !== GOOD && now !== FAIR) return false;
  setGovernance(action, country, (now + 1) as Governance);
  return true;
}

/** Card 94 looks back on what was tested as, or improved to, Fair or Good. */
function noteRaised(action: Action, country: Country): void {
  const now = governance(action.state, country);
  const { raised } = action.state.memory.now;
  if ((now === FAIR || now === GOOD) && !raised.includes(country)) raised.push(country);
}

/** 8.4.4 Islamist Revolution. */
export function revolt(action: Action, country: Country): void {
  const { state, table, rule } = action;
  table.log(say('log.revolution', rule, { country: idOf(country) }));
  putGovernance(action, country, ISLAMIST_RULE);
  setAlignment(action, country, ADVERSARY);
  changeFunding(action, resources(state, country));
  if (country === AT.pakistan) openArsenal(action);
  if (troops(state, country) > 0) {
    firedAlone(action, 'M.troops-prestige-1');
    setPrestige(action, 1);
  }
  checkVictory(state, 'jihadist');
}

/** 4.7.8.1, 8.4.5 The first time only: afterwards the box is empty. */
function openArsenal(action: Action): void {
  const { state, table } = action;
  if (state.arsenal === 0) return;
  state.arsenal = 0;
  state.available[WMD - 1] = (state.available[WMD - 1] ?? 0) + BOXED_WMD;
  table.log(say('log.arsenal', '8.4.5', { count: BOXED_WMD }));
  makeRoom(action, BOXED_WMD);
  firedAlone(action, 'M.arsenal');
}

/** 7.3.4 A governance roll: 1 to 4 Poor, 5 and 6 Fair (4.9.3). */
export function rollGovernance(action: Action, country: Country): void {
  const { table, rule } = action;
  const roll = table.roll(6);
  const found = roll <= 4 ? POOR : FAIR;
  table.log(say('log.governance-roll', rule, { country: idOf(country), roll, governance: found }));
  setGovernance(action, country, found);
  noteRaised(action, country);
}

// Alignment and posture.

export function setAlignment(action: Action, country: Country, wanted: Alignment): void {
  const { state, table, rule } = action;
  if (state.alignment[country] === wanted) return;
  state.alignment[country] = wanted;
  table.log(say('log.alignment', rule, { country: idOf(country), alignment: wanted }));
}

/** One step toward Ally or Adversary. */
export function shiftAlignment(action: Action, country: Country, goal: typeof ALLY | typeof ADVERSARY): void {
  const now = alignment(action.state, country);
  if (now === 0 || now === goal) return;
  setAlignment(action, country, (goal === ALLY ? now - 1 : now + 1) as Alignment);
}

/** 4.3.2; Israel is always Hard (4.3.3). */
export function setPosture(action: Action, country: Country, wanted: Posture): void {
  const { state, table, rule } = action;
  if (country === AT.israel || state.posture[country] === wanted) return;
  state.posture[country] = wanted;
  table.log(say('log.posture', rule, { country: idOf(country), posture: wanted }));
}

export const opposite = (now: Posture): Posture => (now === HARD ? SOFT : HARD);

/** 4.9.3 A posture roll: 1 to 4 Soft, 5 and 6 Hard; for the US one more. */
export function rollPosture(action: Action, country: Country): Posture {
  const { table, rule } = action;
  const roll = table.roll(6);
  const modifier = country === AT['united-states'] ? 1 : 0;
  const found = roll + modifier <= 4 ? SOFT : HARD;
  table.log(say('log.posture-roll', rule, { country: idOf(country), roll, modifier, posture: found }));
  setPosture(action, country, found);
  return found;
}

/** 4.9.4 The first test of a country; one that is marked stays as it is. */
export function test(action: Action, country: Country): void {
  if (!isUnmarked(action.state, country)) return;
  if (isMuslim(country)) rollGovernance(action, country);
  else if (isNonMuslim(country)) rollPosture(action, country);
}

// Cells.

/** 4.6.4, 4.8.4 Places Sleepers out of the track, as many as there are; where one comes an unmarked country is tested (4.9.4). */
export function placeCells(action: Action, country: Country, wanted = 1): number {
  const { state, table, rule } = action;
  const placed = Math.min(wanted, state.cellsOnTrack);
  if (placed <= 0) return 0;
  test(action, country);
  state.cellsOnTrack -= placed;
  state.sleepers[country] = (state.sleepers[country] ?? 0) + placed;
  table.log(say('log.cells-placed', rule, { country: idOf(country), count: placed }));
  removeCadre(action, country);
  return placed;
}

/** One cell in three shapes; Sadr is a marker (card 54). */
export type CellKind = 'active' | 'sleeper' | 'sadr';

/** The kinds of cells in a country. */
export function cellKinds(action: Action, country: Country): CellKind[] {
  const { state } = action;
  const kinds: CellKind[] = [];
  if ((state.active[country] ?? 0) > 0) kinds.push('active');
  if ((state.sleepers[country] ?? 0) > 0) kinds.push('sleeper');
  if (hasSadr(state, country)) kinds.push('sadr');
  return kinds;
}

/** How a cell leaves: Disrupt and Events leave a cadre (4.8.4), failed Jihad and Travel do not. */
export type Loss = 'cadre' | 'no-cadre';

export function removeCell(action: Action, country: Country, kind: CellKind, loss: Loss): void {
  const { state, table, rule } = action;
  table.log(say('log.cell-removed', rule, { country: idOf(country), cell: kind }));
  if (kind === 'sadr') state.effects.sadr = false;
  else {
    const list = kind === 'active' ? state.active : state.sleepers;
    list[country] = (list[country] ?? 0) - 1;
    state.cellsOnTrack++;
  }
  if (loss === 'cadre' && cells(state, country) === 0) placeCadre(action, country);
  // 9.1
  if (state.variants.solo && cellsOnMap(state) === 0) firedAlone(action, 'S.last-cell-no-win');
  checkVictory(state);
}

/** Removes every cell of a country, Sadr included. */
export function removeAllCells(action: Action, country: Country, loss: Loss): void {
  for (let kinds = cellKinds(action, country); kinds.length > 0; kinds = cellKinds(action, country))
    removeCell(action, country, kinds[0] ?? 'active', loss);
}

/** 4.6.4 Turns Sleepers Active. */
export function activate(action: Action, country: Country, wanted: number): void {
  const { state, table, rule } = action;
  const count = Math.min(wanted, state.sleepers[country] ?? 0);
  if (count <= 0) return;
  state.sleepers[country] = (state.sleepers[country] ?? 0) - count;
  state.active[country] = (state.active[country] ?? 0) + count;
  table.log(say('log.activated', rule, { country: idOf(country), count }));
}

/** 8.3.1 A cell arrives, or stays, as a Sleeper. */
export function moveCell(action: Action, from: Country, to: Country, kind: 'active' | 'sleeper'): void {
  const { state, table, rule } = action;
  const list = kind === 'active' ? state.active : state.sleepers;
  list[from] = (list[from] ?? 0) - 1;
  state.sleepers[to] = (state.sleepers[to] ?? 0) + 1;
  if (from === to) table.log(say('log.hides', rule, { country: idOf(to) }));
  else table.log(say('log.travels', rule, { from: idOf(from), to: idOf(to) }));
}

/** 4.8.4 */
export function placeCadre(action: Action, country: Country): void {
  const { state, table } = action;
  if (hasCadre(state, country)) return;
  state.cadre[country] = 1;
  table.log(say('log.cadre', '4.8.4', { country: idOf(country) }));
}

export function removeCadre(action: Action, country: Country): void {
  const { state, table } = action;
  if (!hasCadre(state, country)) return;
  state.cadre[country] = 0;
  table.log(say('log.cadre-removed', '4.8.4', { country: idOf(country) }));
}

// Troops.

/** The troops track as a place (7.3.1). */
export const TRACK = -1;
export type Place = Country | typeof TRACK;
export const placeId = (place: Place): string => (place === TRACK ? 'track' : idOf(place));

/** 7.3.1 */
export function moveTroops(action: Action, from: Place, to: Place, count: number): void {
  const { state, table, rule } = action;
  if (count === 0) return;
  if (from === TRACK) state.troopsOnTrack -= count;
  else state.troops[from] = (state.troops[from] ?? 0) - count;
  if (to === TRACK) state.troopsOnTrack += count;
  else state.troops[to] = (state.troops[to] ?? 0) + count;
  table.log(say('log.troops', rule, { count, from: placeId(from), to: placeId(to) }));
}

/** Card 41. */
export function removeNato(action: Action): void {
  const { state, table, rule } = action;
  if (state.nato === -1) return;
  table.log(say('log.nato-removed', rule, { country: idOf(state.nato) }));
  state.nato = -1;
}

// Markers.

export function addAid(action: Action, country: Country): void {
  const { state, table, rule } = action;
  state.aid[country] = aid(state, country) + 1;
  table.log(say('log.aid', rule, { country: idOf(country), now: aid(state, country) }));
}

export function removeAid(action: Action, country: Country, count = 1): void {
  const { state, table, rule } = action;
  const removed = Math.min(count, aid(state, country));
  if (removed <= 0) return;
  state.aid[country] = aid(state, country) - removed;
  table.log(say('log.aid-removed', rule, { country: idOf(country), count: removed }));
}

/** 8.4.3.2 One a country at most. */
export function besiege(action: Action, country: Country): void {
  const { state, table, rule } = action;
  if (isBesieged(state, country)) return;
  state.besieged[country] = 1;
  table.log(say('log.besieged', rule, { country: idOf(country) }));
}

export function liftSiege(action: Action, country: Country): void {
  const { state, table, rule } = action;
  if (!isBesieged(state, country)) return;
  state.besieged[country] = 0;
  table.log(say('log.siege-lifted', rule, { country: idOf(country) }));
}

export function placeRegimeChange(action: Action, country: Country, colour: number): void {
  const { state, table, rule } = action;
  state.regimeChange[country] = colour;
  table.log(say('log.regime-change', rule, { country: idOf(country) }));
}

function endRegimeChange(action: Action, country: Country): void {
  const { state, table } = action;
  if (!isRegimeChange(state, country)) return;
  state.regimeChange[country] = 0;
  table.log(say('log.regime-change-over', '7.3.4.1', { country: idOf(country) }));
}

/** 6.2.7 An effect begins; what it blocks ends (6.2.8). */
export function beginEffect(action: Action, effect: Effect): void {
  const { state, table, rule } = action;
  if (isLapsing(effect)) state.lapsing[effect]++;
  else if (state.effects[effect]) return;
  else state.effects[effect] = true;
  table.log(say('log.effect', rule, { effect }));
  if (!isLapsing(effect)) for (const ended of ENDS[effect] ?? []) endEffect(action, ended);
}

export function endEffect(action: Action, effect: Lasting): void {
  const { state, table, rule } = action;
  if (!state.effects[effect]) return;
  state.effects[effect] = false;
  table.log(say('log.effect-over', rule, { effect }));
}
