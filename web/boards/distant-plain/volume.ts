/** What this volume brings to the board of the COIN games. */
import { deckOf, factsOf, spaceOf, type View } from '@sandtable/distant-plain/board';
import type { Volume } from '../coin/volume.ts';
import type { Dress } from '../map/dress.ts';
import { readGeography } from '../map/geography.ts';
import type { MarkState } from '../map/map-state.ts';
import geography from './geography.json';
import { CONTROL_LOOKS, FACTION_LOOKS, PIECES } from './looks.ts';
import { WORDS } from './words.ts';

/** Pashtun land. */
const PASHTUN: MarkState = { at: 'pashtun', id: 'pashtun', isQuiet: true };

/** Terrain may be corrected by an owner's file; Pakistan, in play but abroad, is ruled. */
function dressOf(view: View, id: string): Dress {
  const space = spaceOf(id);
  if (space === undefined) return [];
  const { kind, country } = factsOf(space);
  if (kind === 'loc') return ['road'];
  const terrain = deckOf(view).figures.terrain[space] ?? 'plain';
  return country === 'pakistan' ? [terrain, 'ruled'] : [terrain];
}

export const volumeOf = (view: View): Volume => ({
  ...VOLUME,
  dress: (id) => dressOf(view, id),
});

export const VOLUME: Omit<Volume, 'dress'> = {
  geography: readGeography(geography),
  pieces: PIECES,
  factions: FACTION_LOOKS,
  control: CONTROL_LOOKS,
  isControlAtOnce: true,
  levels: [1, -1],
  printed: (id) => {
    const space = spaceOf(id);
    return space !== undefined && factsOf(space).pashtun ? [PASHTUN] : [];
  },
  marks: [PASHTUN, { at: 'returnees', id: 'returnees', count: 1 }],
  words: WORDS,
};
