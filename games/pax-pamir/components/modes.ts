/** B4.1 Modes: of cards, of regimes, of special actions. */
export const MODES = ['military', 'intelligence', 'political', 'economic'] as const;
export type Mode = (typeof MODES)[number];

/** C4.1 */
export const FIRST_REGIME: Mode = 'political';

/** E5–E12 The special actions of tableau cards, in the order of the rulebook. */
export const SPECIAL_ACTIONS = [
  'travel',
  'counter-espionage',
  'bribe',
  'assassinate',
  'commerce',
  'gift',
  'tax',
  'campaign',
] as const;
export type SpecialAction = (typeof SPECIAL_ACTIONS)[number];

/** J4, J5 Those of wazirs. */
export const WAZIR_ACTIONS = ['consolidate', 'regime-change'] as const;
export type WazirAction = (typeof WAZIR_ACTIONS)[number];

/** E1.3 The mode of an action: the regime of that mode frees it. */
export const MODE_OF: Readonly<Record<SpecialAction | WazirAction, Mode>> = {
  travel: 'intelligence',
  'counter-espionage': 'intelligence',
  bribe: 'intelligence',
  assassinate: 'intelligence',
  commerce: 'economic',
  gift: 'economic',
  tax: 'political',
  campaign: 'military',
  consolidate: 'political',
  'regime-change': 'political',
};
