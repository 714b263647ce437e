/** The table in sentences: the phase, the tracks, the cards, every country that holds anything, what is going on. */
import type { Message } from '@sandtable/engine';
import { other, type Side, SIDES } from './cards.ts';
import { LAPSING, LASTING } from './effects.ts';
import { corrected } from './figures-document.ts';
import { ALL, type Country, idOf, isMuslim, isNonMuslim } from './map.ts';
import {
  aid,
  cells,
  hasCadre,
  hasPlot,
  hasSadr,
  isBesieged,
  isUnmarked,
  troops,
  usPosture,
} from './country.ts';
import { prestigeLevel, troopsBox } from './levels.ts';
import { GREEN, type Operation, type State } from './state.ts';
import { say } from './text/say.ts';
import { goodWanted } from './victory.ts';
import type { View } from './view.ts';

export function overviewOf(view: View): readonly Message[] {
  return [
    ...phaseLines(view),
    say('table.goals', view.variants.solo ? '9.1' : '2.1', {
      isAlone: view.variants.solo,
      wanted: goodWanted(view),
    }),
    say('table.tally', '4.7.6', { ...view.tally }),
    say('table.prestige', '4.7.1', { prestige: view.prestige, level: prestigeLevel(view) }),
    say('table.gwot', '4.7.2', {
      us: usPosture(view),
      world: view.worldPosture,
      penalty: view.gwotPenalty,
    }),
    say('table.funding', '4.7.4', {
      funding: view.funding,
      cells: view.cellsOnTrack,
      available: view.availableCells,
    }),
    say('table.troops', '4.7.3', { troops: view.troopsOnTrack, box: troopsBox(view) }),
    say('table.plots', '4.7.8', {
      available: view.availablePlots,
      wmd: view.wmdInPlay,
      looseNukes: view.looseNukes,
      arsenal: view.arsenal,
    }),
    ...SIDES.map((side) => handLine(view, side)),
    say('table.deck', '5.3.2', {
      cards: view.deckSize,
      discards: view.discards.length,
      reshuffles: view.reshuffles,
      decks: view.variants.decks,
    }),
    ...(view.variants.solo ? [say('table.tables', '9.5', { isOwn: view.variants.tables !== null })] : []),
    ...figureLines(view),
    ...effectLines(view),
    ...ALL.filter((country) => holdsAnything(view, country)).map((country) => countryLine(view, country)),
    ...(view.operation === null ? [] : [operationLine(view.operation)]),
  ];
}

function phaseLines(view: View): Message[] {
  const { stage, turn, phase } = view;
  const lines: Message[] = [];
  if (stage.kind === 'cards')
    lines.push(
      say('table.phase', '5.2.2', { turn, side: phase.side, number: Math.min(2, phase.played + 1) }),
    );
  else lines.push(say(`table.stage.${stage.kind}`, '5.2'));
  for (const play of view.plays)
    lines.push(
      play.card === 0
        ? say('table.play-hidden', '6.1', { side: play.side })
        : say('table.play', '6.1', { side: play.side, card: play.card, isDue: play.due }),
    );
  return lines;
}

/** Own cards by name; the other's by number, with those one knows. */
function handLine(view: View, side: Side): Message {
  const own = view.hands[side];
  const count = view.handCounts[side];
  const reserves = view.reserves[side];
  return own.length > 0
    ? say('table.hand', '5.3.2', { side, cards: own, reserves })
    : say('table.hand-hidden', '5.3.2', { side, count, known: view.known[side], reserves, by: other(side) });
}

/** Figures that are the owner's: a recruit number outside the Muslim world, resources in it. */
function figureLines({ variants }: View): Message[] {
  const { figures } = variants;
  if (!figures) return [];
  const countries = corrected(figures).map(
    (country) => `${idOf(country)}=${(isMuslim(country) ? figures.resources : figures.recruit)[country]}`,
  );
  return [say('table.figures', '4.0', { countries, plots: figures.plots })];
}

/** 6.2.7 What lasts. */
function effectLines(view: State): Message[] {
  const lasting = LASTING.filter((effect) => view.effects[effect]);
  const lapsing = LAPSING.filter((effect) => view.lapsing[effect] > 0);
  const lines: Message[] = [];
  if (lasting.length > 0) lines.push(say('table.lasting', '6.2.7', { effects: lasting }));
  if (lapsing.length > 0) lines.push(say('table.lapsing', '6.2.7', { effects: lapsing }));
  return lines;
}

function holdsAnything(view: View, country: Country): boolean {
  return (
    (!isUnmarked(view, country) ||
      cells(view, country) + troops(view, country) + aid(view, country) > 0 ||
      isBesieged(view, country)) &&
    (isMuslim(country) ||
      isNonMuslim(country) ||
      cells(view, country) > 0 ||
      hasPlot(view, country) ||
      hasCadre(view, country))
  );
}

function countryLine(view: View, country: Country): Message {
  return say('table.country', '4.1.1', {
    country: idOf(country),
    governance: view.governance[country] ?? 0,
    alignment: view.alignment[country] ?? 0,
    posture: view.posture[country] ?? 0,
    isMuslim: isMuslim(country),
    sleepers: view.sleepers[country] ?? 0,
    active: view.active[country] ?? 0,
    troops: view.troops[country] ?? 0,
    aid: aid(view, country),
    plots: view.plots.filter((plot) => plot.country === country).map((plot) => plot.value),
    marks: marksOn(view, country),
  });
}

function marksOn(view: View, country: Country): string[] {
  const marks: string[] = [];
  const colour = view.regimeChange[country] ?? 0;
  if (colour > 0) marks.push(colour === GREEN ? 'regime-change-green' : 'regime-change-tan');
  if (isBesieged(view, country)) marks.push('besieged');
  if (hasCadre(view, country)) marks.push('cadre');
  if (hasSadr(view, country)) marks.push('sadr');
  if (view.nato === country) marks.push('nato');
  return marks;
}

function operationLine({ name, side, ops, sites, journeys }: Operation): Message {
  const places = sites.map(idOf);
  const ways = journeys.map(({ from, to }) => `${idOf(from)}>${idOf(to)}`);
  return say('table.operation', '6.3', { side, operation: name, ops, places, ways });
}
