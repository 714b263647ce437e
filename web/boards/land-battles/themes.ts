/** The vignettes of action and Terrain cards, the silhouettes of force cards. */
import type { ActionId } from '@sandtable/land-battles/board';
import type { Motif } from '../../art/plates.ts';
import type { Unit } from '../../art/units.ts';

export const ACTION_MOTIFS: Readonly<Record<ActionId, Motif>> = {
  assault: 'flagBearers',
  barrage: 'howitzer',
  cannon: 'tank',
  'close-air-support': 'jet',
  'combined-arms': 'tank',
  'counter-fire': 'howitzer',
  cover: 'rampart',
  'cover-fire': 'rampart',
  engineers: 'spade',
  minefield: 'roadMine',
  missile: 'missile',
  overrun: 'tank',
  overwatch: 'binoculars',
  'pull-back': 'truck',
  raid: 'helicopter',
  'reaction-force': 'radio',
  'recon-drone': 'drone',
  regroup: 'crates',
  'screening-force': 'binoculars',
  'small-arms': 'rampart',
};

const TERRAIN_MOTIFS: Readonly<Record<string, Motif>> = {
  'open-ground': 'flock',
  crossroads: 'truck',
  farmland: 'wheat',
  'desert-plain': 'caravan',
  woods: 'jungle',
  village: 'village',
  'river-crossing': 'boat',
  hill: 'pass',
  'supply-depot': 'crates',
  airfield: 'airliner',
  city: 'factory',
};

/** An owner's set may bring terrain of its own. */
export const terrainMotif = (terrain: string): Motif => TERRAIN_MOTIFS[terrain] ?? 'pass';

const UNITS: Readonly<Record<string, Unit>> = {
  'main-battle-tank': 'tank',
  'light-tank': 'light-tank',
  'amphibious-light-tank': 'light-tank',
  'reconnaissance-light-tank': 'light-tank',
  'infantry-fighting-vehicle': 'ifv',
  'cavalry-fighting-vehicle': 'ifv',
  'improvised-fighting-vehicle': 'wheeled-carrier',
  'armored-personnel-carrier': 'tracked-carrier',
  'heavy-armored-personnel-carrier': 'tracked-carrier',
  'wheeled-armored-personnel-carrier': 'wheeled-carrier',
  'wheeled-infantry-carrier': 'wheeled-carrier',
  'armored-car': 'scout-car',
  'reconnaissance-vehicle': 'scout-car',
  'self-propelled-artillery': 'gun',
  'towed-artillery': 'towed-gun',
  'rocket-artillery': 'rockets',
  'anti-tank-vehicle': 'missile-carrier',
  'self-propelled-anti-aircraft-gun': 'anti-aircraft',
  infantry: 'infantry',
  'command-cell': 'infantry',
  mortar: 'mortar',
  'armed-pickup': 'pickup',
  'command-vehicle': 'command',
  'utility-vehicle': 'utility',
};

/** The class of a type; of one that an owner has made up, what looks least out of place. */
export const unitOf = (type: string): Unit => UNITS[type] ?? 'wheeled-carrier';
