/** How the Jihadist of the game for two answers by rules of thumb. */
import type { Asked } from '@sandtable/engine';
import { cardOf } from '../../ask.ts';
import { isJihadistEvent, opsOf } from '../../cards.ts';
import { alignment, cells, isAlly, usPosture } from '../../country.ts';
import { AT, type Country, countryOf, isNonMuslim, printedResources } from '../../map.ts';
import { countryIn, numberIn } from '../../jihadist/mind.ts';
import { standingWorth } from '../../staff/worth.ts';
import { HARD, type State, WMD } from '../../state.ts';
import { ownEventWorth, usEventCost } from './cards.ts';
import { cellWorth, lastCellWorth } from './holdings.ts';
import {
  bestJourney,
  jihadGain,
  journeyGain,
  plotGain,
  plotWorth,
  recruitGain,
  worsening,
} from './operations.ts';
import { optionGain, type Prospects, prospectsOf, useGain } from './uses.ts';

interface Question extends Pick<Asked<State>, 'state' | 'prompt' | 'options'> {
  /** What the Operations promise, where that is known already. */
  readonly prospects?: Prospects | undefined;
}
/** How good each option looks; those without an opinion are alike. */
type Worths = (question: Question) => readonly number[];

/** Not to go on where one may stop. */
const STOP = 0.001;

const byCountry =
  (gain: (state: State, country: Country, question: Question) => number, stop = STOP): Worths =>
  (question) =>
    question.options.map((option) => {
      const country = countryOf(option);
      return country === undefined ? stop : gain(question.state, country, question);
    });

const preferring =
  (...wanted: readonly string[]): Worths =>
  ({ options }) =>
    options.map((option) => {
      const at = wanted.indexOf(option);
      return at < 0 ? -wanted.length : -at;
    });

const left = ({ prompt }: Question): number => Math.max(1, numberIn(prompt, 'left'));

const MAJOR = 'major:';

const jihad: Worths = (question) =>
  question.options.map((option) => {
    const isMajor = option.startsWith(MAJOR);
    const country = countryOf(isMajor ? option.slice(MAJOR.length) : option);
    return country === undefined ? STOP : jihadGain(question.state, country, isMajor, left(question));
  });

const cards: Worths = ({ state, options, prospects = prospectsOf(state) }) =>
  options.map((option) => optionGain(state, option, prospects));

const uses: Worths = ({ state, prompt, options, prospects = prospectsOf(state) }) => {
  const card = numberIn(prompt, 'card');
  const cost = usEventCost(state, card);
  return options.map((option) => useGain(state, card, option, prospects, cost));
};

const destinations: Worths = ({ state, prompt, options }) => {
  const from = countryIn(prompt, 'from');
  return options.map((option) => {
    const to = countryOf(option);
    return from === undefined || to === undefined ? 0 : journeyGain(state, from, to);
  });
};

/** 8.5.4 WMD where they win or shame; the highest number elsewhere. */
const markers: Worths = ({ state, prompt, options }) => {
  const country = countryIn(prompt, 'country');
  const isForWmd =
    country === AT['united-states'] ||
    (country !== undefined && (state.troops[country] ?? 0) > 0 && state.prestige > 3);
  return options.map((option) =>
    option === 'plot-wmd' ? (isForWmd ? WMD : 0) : Number(option.slice('plot-'.length)) || 0,
  );
};

/** 4.2.3 Allies of the US first, the rich first. */
const shifted = (state: State, country: Country): number =>
  (isAlly(state, country) ? 2 : 1) * (printedResources(country) + 0.27) - alignment(state, country) * 0.06;

/** What is missed least. */
const given = (state: State, country: Country): number => -lastCellWorth(state, country);

const discarded: Worths = ({ state, options }) =>
  options.map((option) => {
    const card = cardOf(option);
    return card === 0 ? 0 : -keeping(state, card);
  });
const fetched: Worths = ({ state, options }) =>
  options.map((option) => (cardOf(option) === 0 ? 0 : keeping(state, cardOf(option))));

/** What a card in hand is good for. */
const keeping = (state: State, card: number): number =>
  0.26 * opsOf(card) +
  (isJihadistEvent(card) || card > 95 ? Math.max(0, ownEventWorth(state, card)) : -usEventCost(state, card));

const posture: Worths = ({ state, options }) =>
  options.map((option) => Number((option === 'hard') !== (usPosture(state) === HARD)));

/** Where something happens by an Event: a plot where plots can be, else a cell. */
const anywhere = (state: State, country: Country): number =>
  Math.max(
    cellWorth(state, country, cells(state, country)),
    cells(state, country) > 0 ? plotWorth(state, country) : 0,
  );

const opposed = (state: State, country: Country): number =>
  isNonMuslim(country) ? Number(state.posture[country] === usPosture(state)) : worsening(state, country);

const WORTHS: Readonly<Record<string, Worths>> = {
  'ask.card': cards,
  'ask.use': uses,
  'ask.in-between': preferring('done'),
  'ask.order': preferring('operation-first', 'event-first'),
  'ask.cadre': preferring('done'),
  'ask.reserves': preferring('yes', 'no'),
  'ask.sadr': preferring('no', 'yes'),
  'ask.jihad': jihad,
  'ask.jihad.lost': preferring('active', 'sadr'),
  'ask.recruit': byCountry((state, country) => recruitGain(state, country)),
  'ask.recruit.place': byCountry((state, country) => cellWorth(state, country, cells(state, country))),
  'ask.plot': byCountry((state, country) => plotGain(state, country)),
  'ask.plot.marker': markers,
  'ask.travel.from': byCountry((state, country) => bestJourney(state, country)),
  'ask.travel.to': destinations,
  'ask.travel.cell': preferring('active', 'sleeper'),
  'ask.setup.cell': byCountry((state, country) => cellWorth(state, country, cells(state, country))),
  'ask.event.place': byCountry((state, country) => cellWorth(state, country, cells(state, country))),
  'ask.event.choose': byCountry(anywhere),
  'ask.event.act': byCountry(anywhere),
  'ask.event.remove': byCountry(given),
  'ask.event.shift': byCountry(shifted),
  'ask.event.worsen': byCountry(worsening),
  'ask.event.posture': byCountry(opposed),
  'ask.event.posture-of': posture,
  'ask.event.cell': preferring('active', 'sleeper', 'sadr'),
  'ask.event.discard': discarded,
  'ask.event.fetch': fetched,
  'ask.event.improve': byCountry((_, country) => -standingWorth(country, 1, 1)),
};

/** In resources under Good Governance; nothing where it has no opinion. */
export const worthsFor = (question: Question): readonly number[] | undefined =>
  WORTHS[question.prompt.key]?.(question);

/** What looks best; what it has no opinion on it takes as it comes. */
export function thumbAnswer(question: Question): string {
  const { options } = question;
  const worths = worthsFor(question);
  if (worths === undefined) return options[0] ?? '';
  let best = 0;
  for (let i = 1; i < options.length; i++) if ((worths[i] ?? 0) > (worths[best] ?? 0)) best = i;
  return options[best] ?? '';
}
