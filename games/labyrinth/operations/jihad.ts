/** 8.4 Jihad, Minor and Major, and Islamist Revolution (8.4.4). */
import type { Blocked, Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseDeed } from '../ask.ts';
import { activate, besiege, removeAid, removeCell, revolt, shiftAlignment, worsen } from '../deeds.ts';
import { ALL, anyOf, type Country, idOf, isMuslim, MUSLIM } from '../map.ts';
import { cells, governance, hasSadr, isBesieged, isIslamist, isJihadAllowed, troops } from '../country.ts';
import { majorMargin } from '../levels.ts';
import { ALLY, type Governance, POOR, type State } from '../state.ts';
import { isAtLeast } from '../variants.ts';
import { firedAlone } from '../solitaire/fired.ts';
import { say } from '../text/say.ts';
import { operationOf } from './progress.ts';
import type { OperationRules } from './rules.ts';
import {
  each,
  exposeCells,
  losable,
  mayAddReserves,
  nameSites,
  rollAgainst,
  rollsIn,
  successNumber,
} from './sites.ts';

/** 8.4.2 */
export const canBeMajor = (state: State, country: Country): boolean =>
  cells(state, country) >= troops(state, country) + majorMargin(state);

/** 8.4.2, 8.4.3.2 Successes that a Major Jihad needs for a revolution, as the country stands. */
export const successesNeeded = (state: State, country: Country): number =>
  POOR - governance(state, country) + (isBesieged(state, country) ? 1 : 2);

/** 8.4.3.1 So many rolls in a Poor country leave a mark even when they fail. */
const WHOLE_EFFORT = 3;

/** A roll for a country, in one way or the other. */
interface Site {
  readonly id: string;
  readonly country: Country;
  readonly isMajor: boolean;
}
const MINOR: readonly Site[] = MUSLIM.map((country) => ({ id: idOf(country), country, isMajor: false }));
const MAJOR: readonly Site[] = MUSLIM.map((country) => ({
  id: `major:${idOf(country)}`,
  country,
  isMajor: true,
}));

/** One cell in the country for every roll there; a country is fought for in one way only. */
function openSites(state: State): Site[] {
  const { sites, major } = operationOf(state);
  const list: Site[] = [];
  for (let i = 0; i < MUSLIM.length; i++) {
    const country = MUSLIM[i] as Country;
    const here = cells(state, country);
    if (here === 0 || !isJihadAllowed(state, country)) continue;
    const named = rollsIn(sites, country);
    if (here <= named) continue;
    const isMajor = major.includes(country);
    if (!isMajor) list.push(MINOR[i] as Site);
    if (isMajor || (named === 0 && canBeMajor(state, country))) list.push(MAJOR[i] as Site);
  }
  return list;
}

function siteLabel(state: State, { country, isMajor }: Site, rule: string): Message {
  const needed = successNumber(state, country);
  return isMajor
    ? say('jihad.major', rule, { country: idOf(country), needed, successes: successesNeeded(state, country) })
    : say('site', rule, { country: idOf(country), needed });
}

/** What is not offered in the countries with cells, and why not. */
const blocked = (state: State): Blocked[] =>
  ALL.filter((country) => cells(state, country) > 0).flatMap((country) =>
    isJihadAllowed(state, country)
      ? blockedWays(state, country)
      : [minorBlocked(country, whyNotHere(state, country))],
  );

const minorBlocked = (country: Country, why: Message): Blocked => ({
  option: idOf(country),
  label: say('country', '8.4', { country: idOf(country) }),
  why,
});

/** 8.4.1, 8.4.2 Which of the two ways of fighting for a country is closed. */
function blockedWays(state: State, country: Country): Blocked[] {
  const { sites, major } = operationOf(state);
  const named = rollsIn(sites, country);
  const site = MAJOR[MUSLIM.indexOf(country)] as Site;
  const majorBlocked = (why: Message): Blocked => ({
    option: site.id,
    label: siteLabel(state, site, '8.4'),
    why,
  });
  if (cells(state, country) <= named) return [minorBlocked(country, say('why.each-cell', '8.4'))];
  if (major.includes(country)) return [minorBlocked(country, say('why.jihad.major', '8.4.2'))];
  if (!canBeMajor(state, country)) {
    const margin = {
      needed: majorMargin(state),
      cells: cells(state, country),
      troops: troops(state, country),
    };
    return [majorBlocked(say('why.jihad.margin', '8.4.2', margin))];
  }
  return named > 0 ? [majorBlocked(say('why.jihad.minor', '8.4.2'))] : [];
}

function whyNotHere(state: State, country: Country): Message {
  if (!isMuslim(country)) return say('why.jihad.kind', '8.4');
  return isIslamist(state, country)
    ? say('why.jihad.islamist', '8.4')
    : say('why.effect', '6.2.7', { effect: 'benazir-bhutto' });
}

/** What the dice have brought in one country. */
interface Fight {
  readonly country: Country;
  readonly isMajor: boolean;
  readonly isSadr: boolean;
  readonly before: Governance;
  won: number;
  lost: number;
}

function* perform(action: Action): Rules<void> {
  const { state, rule } = action;
  yield* mayAddReserves(action);
  const { sites, major } = operationOf(state);
  yield* nameSites(action, {
    prompt: (left) => say('ask.jihad', rule, { left }),
    among: () => openSites(state),
    id: ({ id }) => id,
    label: (site) => siteLabel(state, site, rule),
    take({ country, isMajor }) {
      sites.push(country);
      if (isMajor && !major.includes(country)) major.push(country);
    },
    blocked: () => blocked(state),
  });
  const fights: Fight[] = [];
  for (const country of each(sites)) fights.push(yield* join(action, country, rollsIn(sites, country)));
  for (const country of sites)
    roll(
      action,
      fights.find((one) => one.country === country),
    );
  for (const fight of fights) yield* settle(action, fight);
}

/** 8.4, 8.4.2 The cells that fight turn Active, in a Major Jihad all of them. */
function* join(action: Action, country: Country, rolls: number): Rules<Fight> {
  const { state } = action;
  const isMajor = operationOf(state).major.includes(country);
  if (isMajor) activate(action, country, state.sleepers[country] ?? 0);
  const isSadr = isMajor ? hasSadr(state, country) : yield* exposeCells(action, country, rolls);
  return { country, isMajor, isSadr, before: governance(state, country), won: 0, lost: 0 };
}

/** 8.1.2, D-R3 All dice of a card are rolled against the Governance at its start. */
function roll(action: Action, fight: Fight | undefined): void {
  if (fight === undefined) return;
  if (rollAgainst(action, fight.country, fight.before)) fight.won++;
  else fight.lost++;
}

/** 8.4.1 to 8.4.3 */
function* settle(action: Action, fight: Fight): Rules<void> {
  const { state, rule } = action;
  const { country, isMajor, isSadr, won, lost, before } = fight;
  for (let i = isAtLeast(state, 'virulent') ? lost : 0; i < lost; i++) {
    const prompt = say('ask.jihad.lost', rule, { country: idOf(country) });
    const kinds = losable(state, country, isSadr);
    if (kinds.length === 0) continue;
    const kind = yield* chooseDeed(action, prompt, kinds);
    firedAlone(action, kind === 'sadr' ? 'N.sadr-lost-last' : 'N.failure-cell-lost');
    removeCell(action, country, kind, 'no-cadre');
  }
  if (lost > 0 && isAtLeast(state, 'virulent')) firedAlone(action, 'I.virulent-no-loss');
  removeAid(action, country, won);
  const needed = successesNeeded(state, country);
  if (isMajor) firedAlone(action, majorBranch(state, fight, needed));
  else if (won > 0) firedAlone(action, 'N.success');
  if (isMajor && won >= needed) {
    revolt(action, country);
    return;
  }
  for (let i = 0; i < won; i++) worsen(action, country);
  if (!isMajor || before !== POOR || won + lost < WHOLE_EFFORT) return;
  // 8.4.3.1
  besiege(action, country);
  shiftAlignment(action, country, ALLY);
}

/** 9.4.2.3 How a Major Jihad ends. */
function majorBranch(state: State, { country, before, won, lost }: Fight, needed: number): string {
  if (won >= needed) return 'M.revolution';
  if (before !== POOR || won + lost < WHOLE_EFFORT) return 'M.failed-other';
  return isBesieged(state, country) ? 'M.failed-already-besieged' : 'M.failed-poor-three-dice';
}

export const jihad: OperationRules = {
  name: 'jihad',
  rule: '8.4',
  canDo: (state) => anyOf(MUSLIM, (country) => cells(state, country) > 0 && isJihadAllowed(state, country)),
  whyNot: () => say('why.jihad', '8.4'),
  perform,
};

/** Cards 104, 105 and plots (8.5.6): rolls that only worsen the Governance, never to Islamist Rule. */
export function rollToWorsen(action: Action, country: Country, rolls: number): void {
  const { state } = action;
  const needed = successNumber(state, country);
  let won = 0;
  for (let i = 0; i < rolls; i++) if (rollAgainst(action, country, needed)) won++;
  removeAid(action, country, won);
  for (let i = 0; i < won; i++) worsen(action, country);
}
