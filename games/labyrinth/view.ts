/**
 * 5.3.2, 8.5.4 What a seat sees: everything but the pile, the other hand, and the plots that lie face down. Whatever is
 * shown is named here, so that what is new to the state stays hidden until somebody shows it.
 */
import type { Viewer } from '@sandtable/engine';
import { type Side, SIDES } from './cards.ts';
import { isPile } from './hands.ts';
import { availableCells, gwotPenalty, type Tally, tally, worldPosture } from './levels.ts';
import {
  type CardPlay,
  type Journey,
  type Memory,
  type Operation,
  type Plot,
  type Stage,
  type State,
  WMD,
} from './state.ts';

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
  const { phase, firstPlot, event, outcome, memory } = state;
  return {
    variants: state.variants,
    stage: stageOf(state.stage),
    turn: state.turn,
    phase: { side: phase.side, played: phase.played, held: phase.held, bound: phase.bound },
    plays: state.plays.map((play) => playFor(play, viewer)),
    operation: state.operation === null ? null : operationOf(state.operation),
    event: event === null ? null : { card: event.card, side: event.side },
    memory: { now: memoryOf(memory.now), before: memoryOf(memory.before) },
    outcome: outcome === null ? null : { winner: outcome.winner, by: outcome.by },
    ...boardIn(state),
    ...tracksIn(state, viewer),
    ...cardsIn(state, viewer),
    firstPlot: { used: firstPlot.used, card: firstPlot.card },
    reshuffles: state.reshuffles,
    ...knowledgeOf(state, viewer),
    ...countedIn(state),
  };
}

const boardIn = (state: State) => ({
  governance: state.governance,
  alignment: state.alignment,
  posture: state.posture,
  sleepers: state.sleepers,
  active: state.active,
  troops: state.troops,
  aid: state.aid,
  besieged: state.besieged,
  cadre: state.cadre,
  regimeChange: state.regimeChange,
  nato: state.nato,
});

/** 8.5.4 Plots lie face down for all but the Jihadist, on the map and in the box. */
function tracksIn(state: State, viewer: Viewer) {
  const knowsPlots = viewer === 'jihadist';
  return {
    prestige: state.prestige,
    funding: state.funding,
    cellsOnTrack: state.cellsOnTrack,
    troopsOnTrack: state.troopsOnTrack,
    reserves: { us: state.reserves.us, jihadist: state.reserves.jihadist },
    plots: state.plots.map((plot) => plotFor(plot, knowsPlots)),
    available: knowsPlots ? state.available : [0, 0, 0, 0],
    looseNukes: state.looseNukes,
    arsenal: state.arsenal,
    aside: state.aside,
    asideDue: state.asideDue,
    effects: state.effects,
    lapsing: state.lapsing,
  };
}

function cardsIn(state: State, viewer: Viewer) {
  const hands: Record<Side, number[]> = { us: [], jihadist: [] };
  for (const side of SIDES) if (knowsHand(state, viewer, side)) hands[side] = state.hands[side];
  return {
    deck: [],
    hands,
    discards: state.discards,
    ...(state.beside === undefined ? {} : { beside: state.beside }),
    removed: state.removed,
    lapsingBox: state.lapsingBox,
  };
}

/** What was seen of hands: the two sides know it; what a hand was shown not to hold everybody knows. */
function knowledgeOf({ known, lacking, mixed }: State, viewer: Viewer) {
  const isOne = isSide(viewer);
  return {
    known: isOne ? { us: known.us, jihadist: known.jihadist } : { us: [], jihadist: [] },
    lacking: { us: lacking.us, jihadist: lacking.jihadist },
    ...(mixed === undefined ? {} : { mixed: isOne ? mixed : [] }),
  };
}

/** What everybody can count. */
const countedIn = (state: State) => ({
  handCounts: { us: state.hands.us.length, jihadist: state.hands.jihadist.length },
  deckSize: state.deck.length,
  availablePlots: sum(state.available),
  wmdInPlay: (state.available[WMD - 1] ?? 0) + state.plots.filter((plot) => plot.value === WMD).length,
  availableCells: availableCells(state),
  tally: tally(state),
  worldPosture: worldPosture(state),
  gwotPenalty: gwotPenalty(state),
});

const stageOf = (stage: Stage): Stage =>
  stage.kind === 'place-cells' ? { kind: stage.kind, left: stage.left } : { kind: stage.kind };

const memoryOf = ({ disrupted, raised }: Memory): Memory => ({ disrupted, raised });

const operationOf = ({ side, name, ops, reserves, sites, major, journeys }: Operation): Operation => ({
  side,
  name,
  ops,
  reserves,
  sites,
  major,
  journeys: journeys.map(({ from, to, active }): Journey => ({ from, to, active })),
});

/** A card that is chosen but not yet laid open is known to its side only. */
function playFor({ side, card, second, shown, due, usable }: CardPlay, viewer: Viewer): CardPlay {
  const isKnown = shown || side === viewer;
  return { side, card: isKnown ? card : 0, second: isKnown ? second : 0, shown, due, usable };
}

function plotFor({ country, value, most, exact, shown, backlash, settled }: Plot, knowsPlots: boolean): Plot {
  const isKnown = knowsPlots || shown || exact;
  const seen: Plot = { country, value: isKnown ? value : 0, most, exact, shown, backlash };
  return settled === undefined ? seen : { ...seen, settled };
}
