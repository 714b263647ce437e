/** What stays in effect (6.2.7): by names, so that a rule that looks for one says which. */

/** Markers of lasting Events, and the sides of markers that count apart. */
export const LASTING = [
  'ctr-russia',
  'ctr-central-asia',
  'moro-talks',
  'nest',
  'abbas',
  'anbar-awakening',
  'saddam-captured',
  'wiretapping',
  'leak-wiretapping',
  'benazir-bhutto',
  'enhanced-measures',
  'leak-enhanced-measures',
  'indo-pakistani-talks',
  'iraqi-wmd',
  'libyan-deal',
  'libyan-wmd',
  'patriot-act',
  'renditions',
  'leak-renditions',
  'sadr',
  'vieira-de-mello-slain',
  'abu-sayyaf',
  'al-anbar',
  'bhutto-shot',
  'pirates',
  'fata',
  // D-80: the marker stays when a Regime Change has opened Pakistan to Disrupt.
  'fata-shield',
] as const;
export type Lasting = (typeof LASTING)[number];

/** 6.2.7 Until the end of the turn. */
export const LAPSING = ['biometrics', 'itjihad', 'gtmo', 'oil-price-spike'] as const;
export type Lapsing = (typeof LAPSING)[number];

export type Effect = Lasting | Lapsing;

const IS_LAPSING: ReadonlySet<string> = new Set(LAPSING);
export const isLapsing = (effect: Effect): effect is Lapsing => IS_LAPSING.has(effect);

/** 6.2.8 Effects that end when this one comes. */
export const ENDS: Readonly<Partial<Record<Lasting, readonly Lasting[]>>> = {
  'moro-talks': ['abu-sayyaf'],
  'anbar-awakening': ['al-anbar'],
  'bhutto-shot': ['benazir-bhutto'],
  'libyan-deal': ['libyan-wmd'],
};

/** Cards 31, 34, 44: the markers that a Leak turns over, and their other side. */
export const LEAKS = {
  'enhanced-measures': 'leak-enhanced-measures',
  renditions: 'leak-renditions',
  wiretapping: 'leak-wiretapping',
} as const satisfies Partial<Record<Lasting, Lasting>>;
export type Leakable = keyof typeof LEAKS;
export const LEAKABLE: readonly Leakable[] = ['enhanced-measures', 'renditions', 'wiretapping'];
