/** J6 The headline cards, by the numbers printed on them. */
export const HEADLINES = [
  94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 110, 111, 113, 114, 115,
] as const;
export type HeadlineNumber = (typeof HEADLINES)[number];

/** Those that stay beside the map for a while, by name. */
export const LASTING = {
  pashtunwali: 98,
  chishti: 99,
  naqshbandi: 100,
  famine: 105,
  transcaspianIsolation: 107,
  persianIsolation: 108,
  badWeather: 111,
} as const satisfies Record<string, HeadlineNumber>;
export type LastingNumber = (typeof LASTING)[keyof typeof LASTING];
