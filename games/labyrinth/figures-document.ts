/** D-M1, D-M2, D-T2 Figures of the board and the markers from a file: an owner of the printed game puts them right. */
import { DocumentFault, faultIn, type Json, type Message, reader } from '@sandtable/engine';
import {
  ALL,
  type Country,
  countryOf,
  isMuslim,
  isNonMuslim,
  printedRecruit,
  printedResources,
} from './map.ts';
import { PLOTS } from './state.ts';
import type { Figures } from './variants.ts';
import { say } from './text/say.ts';

const { entry, list, record, whole } = reader('4.0');

/** 4.2.5, 4.3.4 No printed figure is higher. */
const MOST = 3;
/** 4.8.1 */
const MARKERS = 6;

/** Figures by country, for some kind of country only; the others stay as they come with the game. */
function byCountry(
  value: Json | undefined,
  where: string,
  usual: (country: Country) => number,
  isKind: (country: Country) => boolean,
  least: number,
): number[] {
  const figures = ALL.map(usual);
  for (const [id, figure] of Object.entries(record(value, where))) {
    const country = countryOf(id);
    const at = `${where}.${id}`;
    if (country === undefined || !isKind(country))
      throw new DocumentFault(say('fault.figures.country', '4.1.2', { where: at }));
    figures[country] = whole(figure, at, MOST, least);
  }
  return figures;
}

function plotsIn(value: Json | undefined): readonly number[] {
  if (value === undefined) return PLOTS;
  const where = 'figures.plots';
  const found = list(value, where, PLOTS.length).map((one, i) => whole(one, `${where}.${i}`, MARKERS));
  if (found.length !== PLOTS.length || found.reduce((sum, one) => sum + one, 0) !== MARKERS)
    throw new DocumentFault(say('fault.figures.plots', '4.8.1', { markers: MARKERS }));
  return found;
}

/** What is not given stays as it comes with the game. */
export function readFigures(document: Json): Figures {
  const { recruit, resources, plots } = entry(document, 'figures', ['recruit', 'resources', 'plots']);
  return {
    recruit: byCountry(recruit, 'figures.recruit', printedRecruit, isNonMuslim, 0),
    resources: byCountry(resources, 'figures.resources', printedResources, isMuslim, 1),
    plots: plotsIn(plots),
  };
}

/** What is wrong with such a file; empty when it can be used. */
export function figuresFaults(document: Json): readonly Message[] {
  const fault = faultIn(() => void readFigures(document));
  return fault === undefined ? [] : [fault];
}

/** The countries whose figures are the owner's. */
export const corrected = ({ recruit, resources }: Figures): Country[] =>
  ALL.filter(
    (country) =>
      recruit[country] !== printedRecruit(country) || resources[country] !== printedResources(country),
  );
