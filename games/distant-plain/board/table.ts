/** Everything that a board of this game shows. */
import type { Board as CoinBoard, FigureOnBoard, LastingOnBoard, TrackOnBoard } from '@sandtable/coin/board';
import type { Faction } from '../forces.ts';
import { holders } from '../deception.ts';
import { RETURNEES } from '../map.ts';
import { type HeldDeception, type Plain, returneesLeft } from '../state.ts';
import { GOALS, type Islamabad } from '../tracks.ts';
import type { View } from '../view.ts';
import { BOARDS } from './boards.ts';
import { spacesOnBoard } from './spaces.ts';

type TrackId =
  | 'support-and-available'
  | 'coin-control-and-patronage'
  | 'opposition-and-bases'
  | 'uncontrolled-population'
  | 'warlords-resources';

export interface Board extends CoinBoard<Plain> {
  readonly tracks: readonly TrackOnBoard<Faction, TrackId>[];
  readonly figures: readonly FigureOnBoard<'aid' | 'patronage' | 'returnees' | 'propaganda' | 'deck'>[];
  /** 6.6.1 */
  readonly islamabad: { readonly box: Islamabad; readonly isHard: boolean };
  /** 3.3.3, 6.6 Coalition pieces that are neither on the map nor Available. */
  readonly boxes: readonly BoxOnBoard[];
  /** 7.3 By holder; nothing without the option. */
  readonly deceptions: readonly { readonly faction: Faction; readonly markers: readonly HeldDeception[] }[];
}

export interface BoxOnBoard {
  readonly id: 'casualties' | 'out-of-play';
  readonly pieces: readonly {
    readonly kind: 'coalition-troops' | 'coalition-base';
    readonly count: number;
  }[];
}

export function boardOf(view: View): Board {
  return {
    spaces: spacesOnBoard(view),
    factions: BOARDS.factions(view),
    played: BOARDS.played(view),
    next: BOARDS.next(view),
    lasting: lastingOf(view),
    tracks: tracksOf(view),
    figures: [
      { id: 'aid', value: view.aid },
      { id: 'patronage', value: view.patronage },
      { id: 'returnees', value: returneesLeft(view, RETURNEES) },
      { id: 'propaganda', value: view.propagandas, of: view.variants.finalPropaganda },
      { id: 'deck', value: view.deckSize },
    ],
    islamabad: { box: view.islamabad.box, isHard: view.islamabad.hard },
    boxes: [boxOf('casualties', view.casualties), boxOf('out-of-play', view.outOfPlay)],
    deceptions: holders(view).flatMap((faction) => {
      const markers = view.deceptions[faction];
      return markers === undefined ? [] : [{ faction, markers }];
    }),
  };
}

/** 7.2 What each faction's figures must exceed. */
const tracksOf = (view: View): Board['tracks'] => [
  {
    id: 'support-and-available',
    faction: 'coalition',
    value: view.supportPlusAvailable,
    goal: GOALS.coalition,
  },
  {
    id: 'coin-control-and-patronage',
    faction: 'government',
    value: view.controlPlusPatronage,
    goal: GOALS.government,
  },
  { id: 'opposition-and-bases', faction: 'taliban', value: view.oppositionPlusBases, goal: GOALS.taliban },
  {
    id: 'uncontrolled-population',
    faction: 'warlords',
    value: view.uncontrolled,
    goal: GOALS.warlords.population,
  },
  {
    id: 'warlords-resources',
    faction: 'warlords',
    value: view.resources.warlords,
    goal: GOALS.warlords.resources,
  },
];

/** 5.4 Of Momentum either text may last. */
const lastingOf = (view: View): readonly LastingOnBoard[] =>
  BOARDS.lasting(view).map((one) => ({
    ...one,
    side: view.inEffect.find(({ card }) => String(card) === one.card)?.side ?? one.side,
  }));

const boxOf = (id: BoxOnBoard['id'], [troops = 0, bases = 0]: readonly number[]): BoxOnBoard => ({
  id,
  pieces: [
    { kind: 'coalition-troops', count: troops },
    { kind: 'coalition-base', count: bases },
  ],
});
