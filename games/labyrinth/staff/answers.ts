/** How the staff answers by rules of thumb, every question of the US (the rulebook knows no US without a player). */
import type { Message } from '@sandtable/engine';
import { cardOf } from '../ask.ts';
import { isJihadistEvent, isUsEvent, opsOf } from '../cards.ts';
import { type Country, countryOf, isMuslim, printedResources } from '../map.ts';
import { plotOption } from '../plots.ts';
import { alignment, cells, governance, troops, usPosture } from '../country.ts';
import { resources } from '../levels.ts';
import { ALLY, HARD, MARGIN, type State } from '../state.ts';
import { eventWorth, triggerCost } from './cards.ts';
import { deployGain, disruptGain, ideasGain, plotHarm, regimeChangeGain } from './targets.ts';
import { optionGain, type Prospects, prospectsOf, useGain, wmdChance } from './uses.ts';
import { standingWorth, threat } from './worth.ts';

export interface Question {
  readonly state: State;
  readonly prompt: Message;
  readonly options: readonly string[];
  /** What the Operations promise, where that is known already. */
  readonly prospects?: Prospects | undefined;
}

type Policy = (question: Question) => string | undefined;

/** The option with the highest value. */
function highest(options: readonly string[], value: (option: string) => number): string | undefined {
  let best: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const found = value(option);
    if (best === undefined || found > most) {
      best = option;
      most = found;
    }
  }
  return best;
}

const byCountry =
  (gain: (state: State, country: Country) => number): Policy =>
  ({ state, options }) =>
    highest(options, (option) => {
      const country = countryOf(option);
      return country === undefined ? -0.5 : gain(state, country);
    });

const first: Policy = ({ options }) => options[0];
const last: Policy = ({ options }) => options.at(-1);

/** The value that the Operation in progress has or can reach. */
const reachOf = ({ operation, reserves }: State): number =>
  Math.min(3, (operation?.ops ?? 3) + (operation?.reserves === 'open' ? reserves.us : 0));

/** Which card; the last one is kept when using it would only help the Jihadist. */
const card: Policy = ({ state, options, prospects = prospectsOf(state) }) => {
  return highest(options, (option) => optionGain(state, option, prospects));
};

const useOfCard: Policy = ({ state, options, prospects = prospectsOf(state) }) => {
  const play = state.plays.at(-1);
  return highest(options, (option) => useGain(state, play?.card ?? 0, option, prospects));
};

const number: Policy = ({ state, options, prompt }) => {
  const named = prompt.params?.['to'];
  const to = typeof named === 'string' ? countryOf(named) : undefined;
  if (to === undefined) return options[0];
  if (state.operation?.name === 'regime-change') return options[0];
  const wanted = Math.max(2, state.regimeChange[to] ? cells(state, to) + MARGIN - troops(state, to) : 2);
  return options.includes(String(wanted)) ? String(wanted) : options.at(-1);
};

/** Away from the track, or from where they are not needed. */
const deployFrom: Policy = ({ state, options }) =>
  highest(options, (option) => {
    if (option === 'track') return state.troopsOnTrack >= 3 ? 1.34 : -1;
    const country = countryOf(option);
    return country === undefined ? 0 : 0.5 - 0.27 * cells(state, country);
  });
const deployTo: Policy = ({ state, options }) =>
  highest(options, (option) => {
    const country = countryOf(option);
    return country === undefined ? 0 : deployGain(state, country);
  });

const alert: Policy = ({ state, options }) =>
  highest(options, (option) => {
    const plot = state.plots.find((one) => plotOption(state, one) === option);
    return plot === undefined ? 0 : plotHarm(state, plot, wmdChance(state));
  });

/** An Active cell before a Sleeper when it is disrupted; the other way round by Event. */
const preferring =
  (...wanted: readonly string[]): Policy =>
  ({ options }) =>
    wanted.find((one) => options.includes(one)) ?? options[0];

const posture: Policy = ({ state }) => (usPosture(state) === HARD ? 'hard' : 'soft');

/** Whose posture is worth setting. */
const swayed = (state: State, country: Country): number => {
  const now = state.posture[country];
  return now === usPosture(state) ? 0 : now === 0 ? 1 : 2;
};

const improved = (state: State, country: Country): number => {
  if (!isMuslim(country)) return 0;
  const now = governance(state, country);
  return (
    standingWorth(country, Math.max(1, now - 1), ALLY) -
    standingWorth(country, now, alignment(state, country))
  );
};

const removed = (state: State, country: Country): number =>
  cells(state, country) === 0 ? 0 : threat(state, country) + 0.1 * (state.active[country] ?? 0);

/** A card to part with. */
const worstCard: Policy = ({ state, options }) =>
  highest(options, (option) => {
    const one = cardOf(option);
    if (one === 0) return 0;
    return triggerCost(state, one) - (isJihadistEvent(one) ? 0 : eventWorth(state, one)) - 0.2 * opsOf(one);
  });
const bestCard: Policy = ({ state, options }) =>
  highest(
    options,
    (option) =>
      (isUsEvent(cardOf(option)) ? eventWorth(state, cardOf(option)) : -1) + 0.1 * opsOf(cardOf(option)),
  );

const POLICY: Readonly<Record<string, Policy>> = {
  'ask.card': card,
  'ask.in-between': card,
  'ask.use': useOfCard,
  'ask.reserves': () => 'yes',
  'ask.reassessment': last,
  'ask.woi': byCountryWithin(ideasGain),
  'ask.disrupt': byCountryWithin(disruptGain),
  'ask.disrupt.cell': preferring('active', 'sleeper'),
  'ask.alert': alert,
  'ask.deploy.from': deployFrom,
  'ask.deploy.to': deployTo,
  'ask.deploy.number': number,
  'ask.deploy.nato': () => 'no',
  'ask.regime-change': byCountry(regimeChangeGain),
  'ask.regime-change.from': preferring('track'),
  'ask.event.remove': byCountry(removed),
  'ask.event.act': byCountry(removed),
  'ask.event.cell': preferring('sleeper', 'active', 'sadr'),
  'ask.event.improve': byCountry(improved),
  'ask.event.aid': byCountry((state, country) => improved(state, country) + 0.1 * resources(state, country)),
  'ask.event.shift': byCountry((_, country) => printedResources(country)),
  'ask.event.posture': byCountry(swayed),
  'ask.event.posture-of': posture,
  'ask.event.discard': worstCard,
  'ask.event.fetch': bestCard,
  'ask.event.regime-change': () => 'no',
  'ask.event.choose': byCountry(removed),
};

function byCountryWithin(gain: (state: State, country: Country, ops: number) => number): Policy {
  return (question) => byCountry((state, country) => gain(state, country, reachOf(state)))(question);
}

/** What it has no opinion on it takes as it comes: the menu holds only what is legal. */
export function usualAnswer(question: Question): string {
  const wanted = (POLICY[question.prompt.key] ?? first)(question);
  return question.options.find((one) => one === wanted) ?? question.options[0] ?? '';
}
