/** Effects that last (5.3, 5.4), by name: the rules they change look for them here. */
import { lastingEffects } from '@sandtable/coin';

/** The card of each. */
export const CAPABILITIES = {
  'first-division': 1,
  'ospina-and-mora': 2,
  tapias: 3,
  'seventh-special-forces': 7,
  'high-mountain-battalions': 9,
  blackhawks: 10,
  'national-defense-council': 11,
  'plan-meteoro': 13,
} as const;

export const MOMENTUM = {
  'plan-colombia': 12,
  'madrid-donors': 17,
  'alfonso-cano': 22,
  'misil-antiaereo': 27,
  'senado-and-camara': 42,
  'mexican-traffickers': 67,
} as const;

export const { capability, hasMomentum } = lastingEffects(CAPABILITIES, MOMENTUM);
