/** 7.4 Disrupt. */
import type { Blocked, Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseDeed, pick } from '../ask.ts';
import { activate, removeCadre, removeCell } from '../deeds.ts';
import { ALL, anyOf, AT, type Country, idOf, isMuslim, isNonMuslim } from '../map.ts';
import {
  cells,
  governance,
  hasCadre,
  isAlly,
  isHard,
  isIslamist,
  isRegimeChange,
  plainCells,
  troops,
} from '../country.ts';
import { MAX_OPS, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { changePrestige } from '../tracks.ts';
import { payFor, withinReach } from './progress.ts';
import type { OperationRules } from './rules.ts';

/** 7.4.1, 7.4.4 So many troops let the US in, and are worth Prestige. */
const TROOPS_NEEDED = 2;

/** Card 58: in Iraq and Syria one cell at most, and no cadre. */
const isAnbar = (state: State, country: Country): boolean =>
  state.effects['al-anbar'] && (country === AT.iraq || country === AT.syria);

/** Card 80, D-80. */
const isTribalArea = (state: State, country: Country): boolean => {
  if (country !== AT.pakistan || !state.effects.fata) return false;
  return state.variants.printed ? !isRegimeChange(state, country) : state.effects['fata-shield'];
};

/** 7.4.1 Something to disrupt; Sadr counts for nothing here (D-R19). */
const hasPrey = (state: State, country: Country): boolean =>
  plainCells(state, country) > 0 || (hasCadre(state, country) && !isAnbar(state, country));

const isOpen = (state: State, country: Country): boolean =>
  isNonMuslim(country) ||
  (isMuslim(country) && (isAlly(state, country) || troops(state, country) >= TROOPS_NEEDED));

/** 7.4.1, 7.1.3, D-R12, D-R14 */
export const canDisrupt = (state: State, country: Country, ops: number): boolean =>
  hasPrey(state, country) &&
  isOpen(state, country) &&
  !isIslamist(state, country) &&
  governance(state, country) <= ops &&
  !isTribalArea(state, country);

export const canDisruptAnywhere = (state: State, ops = MAX_OPS): boolean =>
  anyOf(ALL, (country) => canDisrupt(state, country, ops));

/** 7.4.2, D-R13 Cells affected. */
export function affected(state: State, country: Country): number {
  if (isAnbar(state, country)) return 1;
  return troops(state, country) >= TROOPS_NEEDED || isHard(state, country) ? 2 : 1;
}

/** 7.4.2 to 7.4.4 The Disrupt itself. */
export function* disruptIn(action: Action, country: Country): Rules<void> {
  const { state, table, rule } = action;
  table.log(say('log.disrupt', rule, { country: idOf(country) }));
  const { disrupted } = state.memory.now;
  if (!disrupted.includes(country)) disrupted.push(country);
  // Counted before cells are gone: the troops stay anyhow.
  const isWorthPrestige = troops(state, country) >= TROOPS_NEEDED;
  if (plainCells(state, country) === 0) removeCadre(action, country);
  else yield* hitCells(action, country);
  if (isWorthPrestige) changePrestige(action, 1);
}

/** Each cell is hit once: a Sleeper turned Active stays (7.4.2, note). */
function* hitCells(action: Action, country: Country): Rules<void> {
  const { state, rule } = action;
  let turned = 0;
  for (let left = affected(state, country); left > 0; left--) {
    const kinds: ('active' | 'sleeper')[] = [];
    if ((state.active[country] ?? 0) > turned) kinds.push('active');
    if ((state.sleepers[country] ?? 0) > 0) kinds.push('sleeper');
    if (kinds.length === 0) return;
    const prompt = say('ask.disrupt.cell', rule, { country: idOf(country), left });
    if ((yield* chooseDeed(action, prompt, kinds)) === 'active')
      removeCell(action, country, 'active', 'cadre');
    else {
      activate(action, country, 1);
      turned++;
    }
  }
}

/** Asks where, and disrupts there; nothing when there is no place (Events ask for one so). */
export function* disruptSomewhere(action: Action, ops = MAX_OPS): Rules<void> {
  const { state, rule } = action;
  const now = ALL.filter((country) => canDisrupt(state, country, ops));
  if (now.length === 0) return;
  const target = yield* pick<Country>(action, {
    prompt: say('ask.disrupt', rule),
    among: () => now,
    id: idOf,
    now,
    blocked: () => blocked(state, ops),
  });
  if (state.operation?.name === 'disrupt') {
    state.operation.sites.push(target);
    payFor(action, governance(state, target));
  }
  yield* disruptIn(action, target);
}

function blocked(state: State, ops: number): Blocked[] {
  return ALL.filter((country) => cells(state, country) > 0 || hasCadre(state, country)).flatMap((country) => {
    const why = whyNotHere(state, country, ops);
    const option = idOf(country);
    return why === undefined ? [] : [{ option, label: say('country', '7.4', { country: option }), why }];
  });
}

function whyNotHere(state: State, country: Country, ops: number): Message | undefined {
  if (canDisrupt(state, country, ops)) return undefined;
  if (!isMuslim(country) && !isNonMuslim(country)) return say('why.disrupt.iran', '7.4.1');
  if (isIslamist(state, country)) return say('why.islamist', '7.1.3');
  if (isTribalArea(state, country)) return say('why.effect', '6.2.7', { effect: 'fata' });
  if (!hasPrey(state, country)) return say('why.disrupt.prey', '7.4.1');
  if (!isOpen(state, country)) return say('why.disrupt.closed', '7.4.1');
  return say('why.ops', '7.1.1', { needed: governance(state, country) });
}

export const disrupt: OperationRules = {
  name: 'disrupt',
  rule: '7.4',
  canDo: canDisruptAnywhere,
  whyNot: (state, ops) =>
    canDisruptAnywhere(state)
      ? say('why.ops-anywhere', '7.1.1', { ops })
      : say('why.nowhere', '7.4.1', { operation: 'disrupt' }),
  perform: (action) => disruptSomewhere(action, withinReach(action.state)),
};
