/** What this volume brings to the board of the COIN games. */
import { factsOf, spaceOf } from '@sandtable/andean-abyss/board';
import type { Volume } from '../coin/volume.ts';
import type { Dress } from '../map/dress.ts';
import { readGeography } from '../map/geography.ts';
import geography from './geography.json';
import { CONTROL_LOOKS, FACTION_LOOKS, PIECES } from './looks.ts';
import { WORDS } from './words.ts';

function dressOf(id: string): Dress {
  const space = spaceOf(id);
  if (space === undefined) return [];
  const { kind, pipeline, terrain } = factsOf(space);
  if (kind === 'loc') return [pipeline ? 'pipeline' : 'road'];
  return terrain === null ? [] : [terrain];
}

export const VOLUME: Volume = {
  geography: readGeography(geography),
  pieces: PIECES,
  factions: FACTION_LOOKS,
  control: CONTROL_LOOKS,
  dress: dressOf,
  levels: [2, 1, -1, -2],
  marks: [
    { at: 'farc-zone', id: 'farc-zone' },
    { at: 'shipment', id: 'shipment' },
  ],
  words: WORDS,
};
