/** What must hold at every moment (4.2 to 4.8, 5.3): pieces, cards and markers add up, tracks stay in range. */
import type { Message } from '@sandtable/engine';
import { cardFacts, CARDS } from './cards.ts';
import { ENDS, LASTING, LEAKABLE, LEAKS } from './effects.ts';
import { ALL, AT, type Country, factsOf, idOf, isMuslim, isNonMuslim } from './map.ts';
import { cells, governance, hasCadre, hasPlot, isRegimeChange, isUnmarked, troops } from './country.ts';
import { plotMarkers } from './levels.ts';
import {
  BOXED_WMD,
  CELLS,
  FAIR,
  HARD,
  MAX_FUNDING,
  MAX_PRESTIGE,
  MAX_RESERVES,
  POOR,
  type State,
  TROOPS,
  WMD,
} from './state.ts';
import { say } from './text/say.ts';

/** What is wrong with the table; undefined when nothing is. */
export function faultOf(state: State): Message | undefined {
  return (
    piecesFault(state) ??
    tracksFault(state) ??
    countryFault(state) ??
    plotsFault(state) ??
    cardsFault(state) ??
    effectsFault(state)
  );
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const isCount = (count: number | undefined): boolean => Number.isInteger(count) && (count ?? -1) >= 0;

function piecesFault(state: State): Message | undefined {
  const placed = sum(state.sleepers) + sum(state.active);
  if (placed + state.cellsOnTrack !== CELLS || state.cellsOnTrack < 0)
    return say('fault.cells', '4.6.3', { found: placed });
  if (sum(state.troops) + state.troopsOnTrack !== TROOPS || state.troopsOnTrack < 0)
    return say('fault.troops', '4.6.3', { found: sum(state.troops) });
  const lists = [state.sleepers, state.active, state.troops, state.aid];
  return lists.every((list) => list.length === ALL.length && list.every(isCount))
    ? undefined
    : say('fault.counts', '4.6');
}

function tracksFault(state: State): Message | undefined {
  const { prestige, funding, reserves } = state;
  const isOn = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most;
  if (!isOn(prestige, 1, MAX_PRESTIGE)) return say('fault.prestige', '4.7.1', { found: prestige });
  if (!isOn(funding, 1, MAX_FUNDING)) return say('fault.funding', '4.7.4.1', { found: funding });
  return isOn(reserves.us, 0, MAX_RESERVES) && isOn(reserves.jihadist, 0, MAX_RESERVES)
    ? undefined
    : say('fault.reserves', '6.3.3');
}

function countryFault(state: State): Message | undefined {
  for (const country of ALL) {
    const fault = isMuslim(country) ? muslimFault(state, country) : otherFault(state, country);
    if (fault !== undefined) return fault;
    const isOccupied =
      cells(state, country) + troops(state, country) > 0 ||
      hasCadre(state, country) ||
      hasPlot(state, country);
    if (isOccupied && isUnmarked(state, country)) return say('fault.untested', '4.9.4', where(country));
  }
  if (state.posture[AT.israel] !== HARD) return say('fault.posture', '4.3.3', where(AT.israel));
  return state.posture[AT['united-states']] === 0
    ? say('fault.posture', '4.7.2', where(AT['united-states']))
    : undefined;
}

const where = (country: Country) => ({ country: idOf(country) });

function muslimFault(state: State, country: Country): Message | undefined {
  const now = governance(state, country);
  if ((now === 0) !== (state.alignment[country] === 0))
    return say('fault.alignment', '4.2.4', where(country));
  if (state.posture[country] !== 0) return say('fault.posture', '4.2.3', where(country));
  // 7.3.4.1
  return isRegimeChange(state, country) && now !== POOR && now !== FAIR
    ? say('fault.regime-change', '7.3.4.1', where(country))
    : undefined;
}

function otherFault(state: State, country: Country): Message | undefined {
  if (state.governance[country] !== factsOf(country).governance)
    return say('fault.governance', '4.3.1', where(country));
  if (state.alignment[country] !== 0) return say('fault.alignment', '4.2.3', where(country));
  if (!isNonMuslim(country) && state.posture[country] !== 0)
    return say('fault.posture', '4.4', where(country));
  // 7.3.3, card 57.
  if (troops(state, country) > 0 && country !== AT.philippines)
    return say('fault.troops-there', '7.3.3', where(country));
  const isBare = !isRegimeChange(state, country) && state.besieged[country] === 0 && state.aid[country] === 0;
  return isBare ? undefined : say('fault.marker', '4.8', where(country));
}

/** 4.7.8, 4.7.8.1, 4.8.1 */
function plotsFault(state: State): Message | undefined {
  const { plots, available } = state;
  const count = (value: number) => plots.filter((plot) => plot.value === value).length;
  const markers = plotMarkers(state.variants);
  for (const [i, total] of markers.entries())
    if ((available[i] ?? 0) + (state.aside[i] ?? 0) + count(i + 1) !== total || !isCount(available[i]))
      return say('fault.plots', '4.8.1');
  // 9.3.3 Alone six markers are in use.
  if (state.variants.solo && sum(available) + plots.length !== sum(markers) + state.asideDue)
    return say('fault.plots', '9.3.3');
  if (plots.some((plot) => plot.backlash && !isMuslim(plot.country))) return say('fault.backlash', '6.2.6');
  const wmd = (available[WMD - 1] ?? 0) + count(WMD) + state.looseNukes + state.arsenal;
  const isRight =
    wmd <= 2 * BOXED_WMD &&
    isCount(available[WMD - 1]) &&
    isCount(state.looseNukes) &&
    state.looseNukes <= BOXED_WMD &&
    (state.arsenal === 0 || state.arsenal === BOXED_WMD) &&
    plots.every((plot) => plot.value >= 1 && plot.value <= WMD);
  return isRight ? undefined : say('fault.plots', '4.7.8.1');
}

/** 5.3 Every card lies in one place. */
function cardsFault(state: State): Message | undefined {
  const places = [
    ...state.deck,
    ...state.hands.us,
    ...state.hands.jihadist,
    ...state.discards,
    ...(state.beside ?? []),
    ...state.removed,
    ...state.lapsingBox,
    ...state.plays.flatMap((play) => (play.shown ? [play.card, play.second] : [])),
    state.firstPlot.card,
  ].filter((card) => card !== 0);
  if (new Set(places).size !== places.length) return say('fault.card-twice', '5.3');
  return places.length === CARDS.length ? undefined : say('fault.cards', '5.3', { found: places.length });
}

/** 6.2.7, 6.2.8 No effect stands beside one that ends it, and only cards that lapse lie in their box. */
function effectsFault({ effects, lapsing, lapsingBox }: State): Message | undefined {
  for (const effect of LASTING)
    for (const ended of ENDS[effect] ?? [])
      if (effects[effect] && effects[ended]) return say('fault.effects', '6.2.8', { effect, ended });
  for (const ended of LEAKABLE)
    if (effects[ended] && effects[LEAKS[ended]])
      return say('fault.effects', '6.2.8', { effect: LEAKS[ended], ended });
  if (effects['fata-shield'] && !effects.fata) return say('fault.shield', '6.2.7');
  const lapse = lapsingBox.map((card) => cardFacts(card).lapses);
  const isRight = lapse.every(
    (effect) => effect !== null && lapse.filter((one) => one === effect).length <= lapsing[effect],
  );
  return isRight ? undefined : say('fault.lapsing', '4.7.7.1');
}
