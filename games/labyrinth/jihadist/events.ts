/** 9.4.2.1, 9.6 What the Jihadist answers when an Event asks. */
import { cardOf, cardOption } from '../ask.ts';
import { isJihadistEvent, opsOf } from '../cards.ts';
import { AT, type Country, idOf } from '../map.ts';
import { governance, isAdversary, usPosture } from '../country.ts';
import { worldPosture } from '../levels.ts';
import { FAIR, GOOD, HARD, SOFT } from '../state.ts';
import { sitesOf } from './event-or-operation.ts';
import { because, countriesOn, countryIn, type Mind, numberIn } from './mind.ts';
import { shiftedCountry } from './minor-jihad.ts';
import { plotSite } from './plot.ts';
import { byGlobal, byShiaMix, evenly, nearest, randomCountry } from './random.ts';

const VIDEOS = 82;
const LEBANON_WAR = 86;
const ZARQAWI = 110;
const EX_KGB = 62;
/** Cards that name several countries, not all of which may get a cell. */
const SEVERAL: readonly number[] = [67, 70, VIDEOS, 93];

/** A country that an Event asks for. */
export function eventCountry(mind: Mind, purpose: string): string {
  const card = numberIn(mind.prompt, 'card');
  const among = countriesOn(mind);
  if (sitesOf(mind.state, card) !== undefined) return plotCountry(mind, among);
  if (purpose === 'shift' || purpose === 'worsen') return shiftedCountry(mind, purpose);
  if (card === VIDEOS && purpose === 'choose') {
    because(mind, 'V.videos');
    return idOf(byGlobal(mind, among));
  }
  switch (card) {
    case LEBANON_WAR:
      because(mind, 'V.lebanon-war');
      return idOf(byShiaMix(mind, among));
    case EX_KGB:
      return exKgb(mind);
    case ZARQAWI:
      because(mind, 'V.zarqawi');
      break;
    default:
      because(mind, SEVERAL.includes(card) ? 'V.cells-short' : 'V.cells-random');
  }
  return idOf(randomCountry(mind, among));
}

/** The Plot chart, with Good countries first; without a level that fits nothing happens (D-S20). */
function plotCountry(mind: Mind, among: readonly Country[]): string {
  because(mind, 'V.plot-chart');
  const country = plotSite(mind, among, 'event');
  if (country !== undefined) return idOf(country);
  because(mind, 'F.us-triggered-no-site');
  return 'done';
}

/** 9.6 Caucasus if that moves the World Posture marker, else Central Asia, even in vain (L76). */
function exKgb(mind: Mind): string {
  const { state } = mind;
  const posture = [...state.posture];
  posture[AT.caucasus] = usPosture(state) === HARD ? SOFT : HARD;
  if (worldPosture({ ...state, posture }) !== worldPosture(state)) {
    because(mind, 'V.exkgb-caucasus');
    return idOf(AT.caucasus);
  }
  because(mind, 'V.exkgb-central-asia');
  if (isAdversary(state, AT['central-asia'])) because(mind, 'V.exkgb-in-vain');
  return idOf(AT['central-asia']);
}

/** 9.3.1 Active cells before Sleepers, Sadr last. */
export function cellKind(mind: Mind): string {
  const { options } = mind;
  const kind = ['active', 'sleeper', 'sadr'].find((one) => options.includes(one)) ?? options[0] ?? '';
  if (options.length > 1) because(mind, 'F.cells-active-first');
  return kind;
}

export function ownCellRemoved(mind: Mind): string {
  because(mind, 'V.own-cell-removed');
  return cellKind(mind);
}

/** 9.6 Leak: one of the markers at random. */
export function leakMarker(mind: Mind): string {
  because(mind, 'V.leak-marker');
  return mind.options[evenly(mind, mind.options.length).index] ?? '';
}

/** 9.6 Oil Price Spike: at random among the highest Jihadist cards of the discards. */
export function fetched(mind: Mind): string {
  const { options, state, dice } = mind;
  const cards = options.map(cardOf).filter((card) => isJihadistEvent(card) && state.discards.includes(card));
  const highest = Math.max(...cards.map(opsOf));
  const equal = cards.filter((card) => opsOf(card) === highest);
  const card = equal[dice.below(Math.max(1, equal.length))];
  if (card === undefined) return options[0] ?? '';
  because(mind, 'V.oil-spike-pick', { card });
  return cardOption(card);
}

/** Cards 104 to 106: the table, then the nearest Good, else Fair country. */
export function shiaMixRoll(mind: Mind): string {
  return idOf(byShiaMix(mind, countriesOn(mind)));
}

export function nearestDecent(mind: Mind): string {
  const { state } = mind;
  const from = countryIn(mind.prompt, 'country') ?? AT.iraq;
  const isMahdi = numberIn(mind.prompt, 'card') === 106;
  for (const level of [GOOD, FAIR]) {
    const among = countriesOn(mind).filter((country) => governance(state, country) === level);
    if (among.length === 0) continue;
    const country = nearest(mind, from, among);
    const which = level === GOOD ? 'good' : 'fair';
    because(mind, `V.${isMahdi ? 'mahdi' : 'iran'}-${which}`, { country: idOf(country), from: idOf(from) });
    return idOf(country);
  }
  return 'done';
}

/** Card 53: the Global table, and the nearest country where one may recruit. */
export function madrassas(mind: Mind): string {
  because(mind, 'V.madrassas');
  return idOf(byGlobal(mind, countriesOn(mind)));
}
