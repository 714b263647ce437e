/** Somebody doing something by a rule: what every change, operation, activity and event holds in its hands. */
import { type Action as CoinAction, actions } from '@sandtable/coin';
import { FACTIONS } from './forces.ts';
import type { Plain } from './state.ts';

export type Action = CoinAction<Plain>;

export const ACTIONS = actions<Plain>(FACTIONS);
export const { act, by, under, withInterludes } = ACTIONS;
