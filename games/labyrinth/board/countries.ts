/** What lies in each country, for whoever draws the map. */
import { type Effect, LAPSING, LASTING } from '../effects.ts';
import {
  ALL,
  type Country,
  type CountryId,
  type CountryKind,
  factsOf,
  hasOil,
  idOf,
  isMuslim,
  isNonMuslim,
} from '../map.ts';
import { aid, cubes, hasCadre, hasSadr, isBesieged, isInEffect } from '../country.ts';
import { recruitNumber, resources } from '../levels.ts';
import { GREEN, type Plot, WMD } from '../state.ts';
import type { View } from '../view.ts';

export const PIECE_KINDS = [
  'troops',
  'nato',
  'sleeper',
  'active',
  'sadr',
  'cadre',
  'plot',
  'plot-1',
  'plot-2',
  'plot-3',
  'wmd',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export interface CountryOnBoard {
  readonly id: CountryId;
  readonly kind: CountryKind;
  /** 4.2.1, 4.3.1; 0 where it is not known. */
  readonly governance: number;
  /** 4.2.3; 0 where there is none. */
  readonly alignment: number;
  /** 4.3.2; null for countries that have none. */
  readonly posture: number | null;
  readonly stacks: readonly { readonly kind: PieceKind; readonly count: number }[];
  readonly marks: readonly CountryMark[];
  /** What stays in effect and is about this country (6.2.7). */
  readonly effects: readonly Effect[];
  /** Named in the Operation under way. */
  readonly isWorked: boolean;
}

export interface CountryMark {
  /** The place it lies in. */
  readonly at: string;
  readonly id:
    | 'governance'
    | 'alignment'
    | 'posture'
    | 'resources'
    | 'aid'
    | 'regime-change'
    | 'besieged'
    | 'recruit'
    | 'effects';
  readonly of?: string;
  readonly count?: number;
  readonly isQuiet?: true;
}

/** Where the markers of lasting Events lie. */
const PLACES: Readonly<Partial<Record<Effect, readonly CountryId[]>>> = {
  'ctr-russia': ['russia'],
  'ctr-central-asia': ['central-asia'],
  'moro-talks': ['philippines'],
  'abu-sayyaf': ['philippines'],
  nest: ['united-states'],
  'patriot-act': ['united-states'],
  abbas: ['israel'],
  'anbar-awakening': ['iraq', 'syria'],
  'al-anbar': ['iraq', 'syria'],
  'saddam-captured': ['iraq'],
  'iraqi-wmd': ['iraq'],
  'benazir-bhutto': ['pakistan'],
  'bhutto-shot': ['pakistan'],
  'indo-pakistani-talks': ['india', 'pakistan'],
  'libyan-deal': ['libya'],
  'libyan-wmd': ['libya'],
  pirates: ['somalia'],
  fata: ['pakistan'],
};

export const EFFECTS: readonly Effect[] = [...LASTING, ...LAPSING];

export const countriesOnBoard = (view: View): readonly CountryOnBoard[] =>
  ALL.map((country) => countryOnBoard(view, country));

function countryOnBoard(view: View, country: Country): CountryOnBoard {
  const id = idOf(country);
  const effects = EFFECTS.filter(
    (effect) => PLACES[effect]?.includes(id) === true && isInEffect(view, effect),
  );
  const { operation } = view;
  return {
    id,
    kind: factsOf(country).kind,
    governance: view.governance[country] ?? 0,
    alignment: view.alignment[country] ?? 0,
    posture: isNonMuslim(country) ? (view.posture[country] ?? 0) : null,
    stacks: stacksIn(view, country),
    marks: marksIn(view, country, effects.length),
    effects,
    isWorked:
      operation !== null &&
      (operation.sites.includes(country) ||
        operation.journeys.some(({ from, to }) => from === country || to === country)),
  };
}

function stacksIn(view: View, country: Country): CountryOnBoard['stacks'] {
  const plots = view.plots.filter((plot) => plot.country === country).map(plotKind);
  const count: Readonly<Record<PieceKind, number>> = {
    troops: cubes(view, country),
    nato: view.nato === country ? 1 : 0,
    sleeper: view.sleepers[country] ?? 0,
    active: view.active[country] ?? 0,
    sadr: hasSadr(view, country) ? 1 : 0,
    cadre: hasCadre(view, country) ? 1 : 0,
    plot: plots.filter((kind) => kind === 'plot').length,
    'plot-1': plots.filter((kind) => kind === 'plot-1').length,
    'plot-2': plots.filter((kind) => kind === 'plot-2').length,
    'plot-3': plots.filter((kind) => kind === 'plot-3').length,
    wmd: plots.filter((kind) => kind === 'wmd').length,
  };
  return PIECE_KINDS.filter((kind) => count[kind] > 0).map((kind) => ({ kind, count: count[kind] }));
}

/** 8.5.4 Face down for whoever does not know it. */
function plotKind({ value }: Plot): PieceKind {
  if (value === 0) return 'plot';
  return value === WMD ? 'wmd' : `plot-${value}`;
}

function marksIn(view: View, country: Country, effects: number): readonly CountryMark[] {
  const marks: CountryMark[] = [
    { at: 'governance', id: 'governance', count: view.governance[country] ?? 0 },
    ...(isMuslim(country) ? muslimMarks(view, country) : otherMarks(view, country)),
  ];
  if (effects > 0) marks.push({ at: 'event', id: 'effects', count: effects });
  return marks;
}

function muslimMarks(view: View, country: Country): readonly CountryMark[] {
  const marks: CountryMark[] = [
    {
      at: 'resources',
      id: 'resources',
      count: resources(view, country),
      isQuiet: true,
      ...(hasOil(country) ? { of: 'oil' } : {}),
    },
  ];
  const alignment = view.alignment[country] ?? 0;
  if (alignment > 0) marks.push({ at: 'leaning', id: 'alignment', count: alignment });
  const help = aid(view, country);
  if (help > 0) marks.push({ at: 'aid', id: 'aid', count: help });
  const colour = view.regimeChange[country] ?? 0;
  if (colour > 0)
    marks.push({ at: 'regime-change', id: 'regime-change', of: colour === GREEN ? 'green' : 'tan' });
  if (isBesieged(view, country)) marks.push({ at: 'besieged', id: 'besieged' });
  return marks;
}

function otherMarks(view: View, country: Country): readonly CountryMark[] {
  const marks: CountryMark[] = [];
  const posture = view.posture[country] ?? 0;
  if (posture > 0) marks.push({ at: 'leaning', id: 'posture', count: posture });
  const recruit = recruitNumber(view, country);
  if (recruit > 0) marks.push({ at: 'recruit', id: 'recruit', count: recruit, isQuiet: true });
  return marks;
}
