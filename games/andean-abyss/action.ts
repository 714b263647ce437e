/** Somebody doing something by a rule: what every change, operation, activity and event holds in its hands. */
import { type Action as CoinAction, actions } from '@sandtable/coin';
import { FACTIONS } from './forces.ts';
import type { Andes } from './state.ts';

export type Action = CoinAction<Andes>;

export const ACTIONS = actions<Andes>(FACTIONS);
export const { act, by, under, withInterludes } = ACTIONS;
