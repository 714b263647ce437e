/** 8.1.2 What all Jihadist Operations share: places named before any die is rolled, and the rolls. */
import type { Blocked, Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { chooseWhether, isExplained, pick } from '../ask.ts';
import { activate, type CellKind } from '../deeds.ts';
import { type Country, idOf } from '../map.ts';
import { governance, hasSadr, plainCells } from '../country.ts';
import { ISLAMIST_RULE, MAX_OPS, type State } from '../state.ts';
import { say } from '../text/say.ts';
import { operationOf, spendReserves } from './progress.ts';

/** 6.3.3.1 Whether the Reserves go into it. */
export function* mayAddReserves(action: Action): Rules<void> {
  const { state } = action;
  const { name, side, ops, reserves } = operationOf(state);
  if (reserves !== 'open' || state.reserves[side] === 0 || ops >= MAX_OPS) return;
  const prompt = say('ask.reserves', '6.3.3.1', { operation: name, needed: 0 });
  if (yield* chooseWhether(action, prompt)) spendReserves(action);
}

/**
 * Names one place after the other, a roll each, as many as the value allows and at least one. L2: fewer are allowed,
 * unless 8.1.2 was agreed to by the letter.
 */
export function* nameSites<T>(action: Action, question: SiteQuestion<T>): Rules<void> {
  const { ops } = operationOf(action.state);
  const { allRolls } = action.state.variants;
  const { id, label, blocked } = question;
  for (let named = 0; named < ops; named++) {
    const now = question.among();
    if (now.length === 0) return;
    const picked = yield* pick<T, 'done'>(action, {
      prompt: question.prompt(ops - named),
      among: () => now,
      id,
      now,
      label,
      blocked: blocked ?? untold,
      pass: named > 0 && allRolls !== true ? 'done' : undefined,
      always: isExplained(action),
    });
    if (picked === 'done') return;
    question.take(picked);
  }
}

interface SiteQuestion<T> {
  readonly prompt: (left: number) => Message;
  readonly among: () => readonly T[];
  readonly id: (site: T) => string;
  readonly label: (site: T) => Message;
  /** Notes the place. */
  readonly take: (site: T) => void;
  readonly blocked?: () => readonly Blocked[];
}
const untold = (): readonly Blocked[] => [];

/** 8.1.1 What a die must not exceed; 6 under Islamist Rule, where everything succeeds. */
export const successNumber = (state: State, country: Country): number =>
  governance(state, country) === ISLAMIST_RULE ? AUTOMATIC : governance(state, country);
export const AUTOMATIC = 6;

/** One roll; where success is automatic no die falls. */
export function rollAgainst(action: Action, country: Country, needed: number): boolean {
  const { table, rule } = action;
  if (needed >= AUTOMATIC) return true;
  const roll = table.roll(6);
  const isWon = roll <= needed;
  table.log(say('log.operation-roll', rule, { country: idOf(country), roll, needed, isWon }));
  return isWon;
}

/** How many rolls are to be made in a country. */
export function rollsIn(sites: readonly Country[], country: Country): number {
  let count = 0;
  for (let i = 0; i < sites.length; i++) if (sites[i] === country) count++;
  return count;
}

/** The countries of a list, each once, in its order. */
export const each = (sites: readonly Country[]): Country[] =>
  sites.filter((country, i) => sites.indexOf(country) === i);

/**
 * 8.4, 8.5.1 The cells that roll turn Active: Active ones roll first, since nothing is gained by exposing others. Where
 * Sadr could spare a Sleeper the Jihadist decides. Says whether Sadr is among them.
 */
export function* exposeCells(action: Action, country: Country, rolls: number): Rules<boolean> {
  const { state, rule } = action;
  const idle = rolls - (state.active[country] ?? 0);
  if (idle <= 0) return false;
  const isSadr =
    hasSadr(state, country) &&
    (rolls > plainCells(state, country) ||
      (yield* chooseWhether(action, say('ask.sadr', rule, { country: idOf(country) }))));
  activate(action, country, isSadr ? idle - 1 : idle);
  return isSadr;
}

/** The kinds of cells that may be lost to a failed roll: one that rolled, so an Active one, or Sadr (D-R5). */
export function losable(state: State, country: Country, isSadr: boolean): CellKind[] {
  const kinds: CellKind[] = [];
  if ((state.active[country] ?? 0) > 0) kinds.push('active');
  if (isSadr && hasSadr(state, country)) kinds.push('sadr');
  return kinds;
}
