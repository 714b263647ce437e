/** 5.3.2, 8.5.4 What a seat sees: everything but the pile, the other hand, and the plots that lie face down. */
import type { Viewer } from '@sandtable/engine';
import { type Side, SIDES } from './cards.ts';
import { isPile } from './hands.ts';
import { availableCells, gwotPenalty, type Tally, tally, worldPosture } from './levels.ts';
import { type CardPlay, type Plot, type State, WMD } from './state.ts';

/** The state with what is hidden left out, and what the tracks at the edge of the map show. */
export interface View extends State {
  readonly handCounts: Readonly<Record<Side, number>>;
  readonly deckSize: number;
  /** 4.7.8 Markers among the available plots, whatever they bear; those of them and on the map that are WMD. */
  readonly availablePlots: number;
  readonly wmdInPlay: number;
  /** 4.7.4.2 */
  readonly availableCells: number;
  /** 4.7.6 */
  readonly tally: Tally;
  /** 4.7.2 From -3, Soft 3, to 3, Hard 3. */
  readonly worldPosture: number;
  readonly gwotPenalty: number;
}

const isSide = (viewer: Viewer): viewer is Side => viewer === 'us' || viewer === 'jihadist';

/** Whether a viewer knows a hand; alone nobody knows the Jihadist's pile (9.2). */
export const knowsHand = (state: State, viewer: Viewer, side: Side): boolean =>
  viewer === side && !isPile(state, side);

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

export function viewOf(state: State, viewer: Viewer): View {
  const knowsPlots = viewer === 'jihadist';
  const hands: Record<Side, number[]> = { us: [], jihadist: [] };
  const handCounts = { us: 0, jihadist: 0 };
  for (const side of SIDES) {
    if (knowsHand(state, viewer, side)) hands[side] = state.hands[side];
    handCounts[side] = state.hands[side].length;
  }
  return {
    ...state,
    plays: state.plays.map((play) => playFor(play, viewer)),
    plots: knowsPlots ? state.plots : state.plots.map(hidden),
    available: knowsPlots ? state.available : [0, 0, 0, 0],
    deck: [],
    hands,
    known: isSide(viewer) ? state.known : { us: [], jihadist: [] },
    ...(isSide(viewer) || state.mixed === undefined ? {} : { mixed: [] }),
    handCounts,
    deckSize: state.deck.length,
    availablePlots: sum(state.available),
    wmdInPlay: (state.available[WMD - 1] ?? 0) + state.plots.filter((plot) => plot.value === WMD).length,
    availableCells: availableCells(state),
    tally: tally(state),
    worldPosture: worldPosture(state),
    gwotPenalty: gwotPenalty(state),
  };
}

/** A card that is chosen but not yet laid open is known to its side only. */
const playFor = (play: CardPlay, viewer: Viewer): CardPlay =>
  play.shown || play.side === viewer ? play : { ...play, card: 0, second: 0 };

const hidden = (plot: Plot): Plot => (plot.shown ? plot : { ...plot, value: plot.exact ? plot.value : 0 });
