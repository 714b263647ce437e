/** 9.4.1 "Event or Ops?": what the card is used for. */
import { hambaliSites } from '../events/115-hambali.ts';
import { ksmSites } from '../events/116-ksm.ts';
import { martyrSites } from '../events/87-martyrdom-operation.ts';
import { blockerOf } from '../events/execute.ts';
import { cardFacts, isUsEvent, OIL_PRICE_SPIKES, US_ELECTION } from '../cards.ts';
import { type Country, MUSLIM } from '../map.ts';
import { CELL_EVENTS, isFetchable } from '../solitaire/events.ts';
import { isIslamist } from '../country.ts';
import { availableCells } from '../levels.ts';
import type { State } from '../state.ts';
import { majorCountries, noteBhutto } from './major-jihad.ts';
import { minorCountries, noteSpared } from './minor-jihad.ts';
import { because, type Mind, numberIn } from './mind.ts';
import { hasPlotSite, plotCountries } from './plot.ts';
import { recruitCountries } from './recruit.ts';

const MARTYRDOM: readonly number[] = [87, 88, 89];

/** 9.4.2.1 The countries that an Event allows for a plot; undefined for Events that place none by the chart. */
export function sitesOf(state: State, card: number): readonly Country[] | undefined {
  if (MARTYRDOM.includes(card)) return martyrSites(state);
  switch (card) {
    case 96:
      return MUSLIM.filter((country) => !isIslamist(state, country));
    case 115:
      return hambaliSites(state);
    case 116:
      return ksmSites(state);
    default:
      return undefined;
  }
}

/** The answer to "Event or Operation?". */
export function useOfCard(mind: Mind): string {
  const card = numberIn(mind.prompt, 'card');
  const ops = numberIn(mind.prompt, 'ops');
  if (mind.options.includes('event')) return eventOrRadicalization(mind, card);
  noteWhyNot(mind, card);
  if (mind.state.plays.at(-1)?.usable !== true) return operationFor(mind, ops);
  because(mind, 'E.us-event-plot', { card });
  const isSite = hasPlotSite(mind.state, plotCountries(mind.state));
  if (!isSite) because(mind, 'P.no-country');
  return isSite ? 'plot' : 'radicalize';
}

function eventOrRadicalization(mind: Mind, card: number): string {
  const { state } = mind;
  if (CELL_EVENTS.includes(card) && state.cellsOnTrack === 0) {
    because(mind, 'E.cells-but-track-empty', { card });
    return 'radicalize';
  }
  const sites = sitesOf(state, card);
  if (sites !== undefined && !hasPlotSite(state, sites)) {
    because(mind, 'P.no-country');
    because(mind, 'E.event-ignored-radicalize', { card });
    return 'radicalize';
  }
  const isOwn = cardFacts(card).association === 'jihadist';
  because(mind, isOwn ? 'E.jihadist-event' : 'E.unassociated-event-then-ops', { card });
  return 'event';
}

/** Why the Event does not happen. */
function noteWhyNot(mind: Mind, card: number): void {
  const { state } = mind;
  if (isUsEvent(card)) {
    if (state.plays.at(-1)?.usable !== true) because(mind, 'E.us-event-not-playable', { card });
  } else if (card === US_ELECTION) return;
  else if (state.lapsing.itjihad > 0) because(mind, 'E.itjihad-stops-event', { card });
  else if (blockerOf(state, card, 'jihadist') !== undefined) because(mind, 'E.blocked', { card });
  else if (OIL_PRICE_SPIKES.includes(card) && !isFetchable(state))
    because(mind, 'E.oil-spike-no-card', { card });
  else because(mind, 'E.condition-not-met', { card });
}

/** 9.4.1 Major Jihad, else Minor Jihad, else Recruit, else Travel; what cannot be done at all is Radicalization. */
export function operationFor(mind: Mind, ops: number): string {
  const { state, options } = mind;
  noteBhutto(mind, ops);
  if (majorCountries(state, ops).length > 0) {
    because(mind, 'E.major-jihad');
    return 'jihad';
  }
  noteSpared(mind);
  if (minorCountries(state).length > 0) {
    because(mind, 'E.minor-jihad');
    return 'jihad';
  }
  if (availableCells(state) > 0 && state.lapsing.gtmo === 0) {
    because(mind, 'E.recruit');
    if (recruitCountries(state, ops).length > 0) return 'recruit';
    because(mind, 'R.no-country');
    return 'radicalize';
  }
  because(mind, state.lapsing.gtmo > 0 ? 'E.gtmo-skips-recruit' : 'E.no-cell-recruitable');
  because(mind, 'E.travel');
  return options.includes('travel') ? 'travel' : 'radicalize';
}
