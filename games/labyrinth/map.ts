/** The map (4.1 to 4.5): countries, what they are, and what lies beside what. */

export const COUNTRIES = [
  'morocco',
  'algeria-tunisia',
  'libya',
  'egypt',
  'sudan',
  'somalia',
  'jordan',
  'syria',
  'central-asia',
  'indonesia-malaysia',
  'turkey',
  'lebanon',
  'yemen',
  'iraq',
  'saudi-arabia',
  'gulf-states',
  'pakistan',
  'afghanistan',
  'iran',
  'canada',
  'united-states',
  'united-kingdom',
  'scandinavia',
  'benelux',
  'germany',
  'eastern-europe',
  'france',
  'italy',
  'spain',
  'serbia',
  'israel',
  'india',
  'russia',
  'caucasus',
  'china',
  'kenya-tanzania',
  'thailand',
  'philippines',
] as const;

export type CountryId = (typeof COUNTRIES)[number];

/** A country by its place in COUNTRIES: what the state counts by. The brand keeps it apart from other numbers. */
export type Country = number & { readonly brand: 'country' };

/** 4.1.2 Iran is a kind of its own (4.4). */
export type CountryKind = 'sunni' | 'shia-mix' | 'iran' | 'non-muslim';

export interface CountryFacts {
  readonly kind: CountryKind;
  /** 4.2.5; 0 outside the Muslim world. */
  readonly resources: number;
  /** 4.2.6 */
  readonly oil: boolean;
  /** 4.5 */
  readonly schengen: boolean;
  /** 4.3.4; 0 where none is printed. */
  readonly recruit: number;
  /** 4.3.1, 4.4 Printed: 1 Good, 2 Fair; 0 for Muslim countries, whose Governance changes. */
  readonly governance: number;
}

const plain: CountryFacts = {
  kind: 'non-muslim',
  resources: 0,
  oil: false,
  schengen: false,
  recruit: 0,
  governance: 0,
};
const OIL = true;
const sunni = (resources: number, oil = false): CountryFacts => ({ ...plain, kind: 'sunni', resources, oil });
const shiaMix = (resources: number, oil = false): CountryFacts => ({
  ...plain,
  kind: 'shia-mix',
  resources,
  oil,
});
const nonMuslim = (governance: number, recruit = 0): CountryFacts => ({ ...plain, governance, recruit });
const schengen = (governance: number, recruit = 0): CountryFacts => ({
  ...plain,
  governance,
  recruit,
  schengen: true,
});

const FACTS: Readonly<Record<CountryId, CountryFacts>> = {
  morocco: sunni(2),
  'algeria-tunisia': sunni(2, OIL),
  libya: sunni(1, OIL),
  egypt: sunni(3),
  sudan: sunni(1, OIL),
  somalia: sunni(1),
  jordan: sunni(1),
  syria: sunni(2),
  'central-asia': sunni(2),
  'indonesia-malaysia': sunni(3, OIL),
  turkey: shiaMix(2),
  lebanon: shiaMix(1),
  yemen: shiaMix(1),
  iraq: shiaMix(3, OIL),
  'saudi-arabia': shiaMix(3, OIL),
  'gulf-states': shiaMix(3, OIL),
  pakistan: shiaMix(2),
  afghanistan: shiaMix(1),
  iran: { ...plain, kind: 'iran', governance: 2 },
  canada: nonMuslim(1),
  'united-states': nonMuslim(1),
  // D-M1: the one disputed Recruit number.
  'united-kingdom': nonMuslim(1, 3),
  scandinavia: schengen(1),
  benelux: schengen(1),
  germany: schengen(1),
  'eastern-europe': schengen(1),
  france: schengen(1, 2),
  italy: schengen(1),
  spain: schengen(1, 2),
  serbia: nonMuslim(1),
  israel: nonMuslim(1),
  india: nonMuslim(1),
  russia: nonMuslim(2),
  caucasus: nonMuslim(2),
  china: nonMuslim(2),
  'kenya-tanzania': nonMuslim(2),
  thailand: nonMuslim(2),
  philippines: nonMuslim(2, 3),
};

/** 4.1.1 The lines, each once: from a country to those after it in COUNTRIES. */
const LINES: Readonly<Partial<Record<CountryId, string>>> = {
  morocco: 'algeria-tunisia',
  'algeria-tunisia': 'libya',
  libya: 'egypt sudan',
  egypt: 'sudan israel',
  sudan: 'somalia kenya-tanzania',
  somalia: 'yemen kenya-tanzania',
  jordan: 'syria iraq saudi-arabia israel',
  syria: 'turkey lebanon iraq',
  'central-asia': 'afghanistan iran russia caucasus china',
  'indonesia-malaysia': 'pakistan india thailand philippines',
  turkey: 'iraq iran serbia russia caucasus',
  lebanon: 'israel',
  yemen: 'saudi-arabia',
  iraq: 'saudi-arabia gulf-states iran',
  'saudi-arabia': 'gulf-states',
  'gulf-states': 'pakistan iran',
  pakistan: 'afghanistan iran india',
  afghanistan: 'iran',
  iran: 'caucasus',
  canada: 'united-states united-kingdom',
  'united-states': 'united-kingdom philippines',
  serbia: 'russia',
  russia: 'caucasus',
  china: 'thailand',
  thailand: 'philippines',
};

/** 4.5 Joined to the Schengen symbol: beside every Schengen country, but not beside each other by that. */
const LINKED: readonly CountryId[] = [
  'morocco',
  'algeria-tunisia',
  'libya',
  'turkey',
  'lebanon',
  'canada',
  'united-states',
  'united-kingdom',
  'serbia',
  'russia',
];

const INDEX: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((id, i) => [id, i as Country]));

/** A country by its id: `AT.iraq`, `AT['gulf-states']`. */
export const AT = Object.fromEntries(INDEX) as Readonly<Record<CountryId, Country>>;

/** The country of that id; undefined when there is none. */
export function countryOf(id: string): Country | undefined {
  return INDEX.get(id);
}

export function idOf(country: Country): CountryId {
  return COUNTRIES[country] as CountryId;
}

/** Whether one of a list passes a test. */
export function anyOf(list: readonly Country[], test: (country: Country) => boolean): boolean {
  for (let i = 0; i < list.length; i++) if (test(list[i] as Country)) return true;
  return false;
}

const FACTS_BY_COUNTRY: readonly CountryFacts[] = COUNTRIES.map((id) => FACTS[id]);

export function factsOf(country: Country): CountryFacts {
  return FACTS_BY_COUNTRY[country] as CountryFacts;
}

export const ALL: readonly Country[] = COUNTRIES.map((_, i) => i as Country);
const kindIs = (kind: CountryKind) => ALL.map((country) => factsOf(country).kind === kind);
const IS_SHIA_MIX = kindIs('shia-mix');
const IS_NON_MUSLIM = kindIs('non-muslim');
const IS_MUSLIM = ALL.map(
  (country) => factsOf(country).kind === 'sunni' || factsOf(country).kind === 'shia-mix',
);
const IS_SCHENGEN = ALL.map((country) => factsOf(country).schengen);
const RESOURCES = ALL.map((country) => factsOf(country).resources);
const HAS_OIL = ALL.map((country) => factsOf(country).oil);

/** 4.2; Iran is none (4.4). */
export const isMuslim = (country: Country): boolean => IS_MUSLIM[country] === true;
export const isShiaMix = (country: Country): boolean => IS_SHIA_MIX[country] === true;
/** 4.3; Iran is none (4.4). */
export const isNonMuslim = (country: Country): boolean => IS_NON_MUSLIM[country] === true;
export const isSchengen = (country: Country): boolean => IS_SCHENGEN[country] === true;
export const hasOil = (country: Country): boolean => HAS_OIL[country] === true;
/** Printed; with Oil Price Spike see `resources` in levels.ts. */
export const printedResources = (country: Country): number => RESOURCES[country] ?? 0;
export const printedRecruit = (country: Country): number => factsOf(country).recruit;

export const MUSLIM: readonly Country[] = ALL.filter(isMuslim);
export const SHIA_MIX: readonly Country[] = ALL.filter(isShiaMix);
export const NON_MUSLIM: readonly Country[] = ALL.filter(isNonMuslim);
export const SCHENGEN: readonly Country[] = ALL.filter(isSchengen);

function joined(): boolean[][] {
  const grid = ALL.map(() => ALL.map(() => false));
  const join = (a: Country, b: Country) => {
    if (a === b) return;
    (grid[a] as boolean[])[b] = true;
    (grid[b] as boolean[])[a] = true;
  };
  for (const [id, others] of Object.entries(LINES))
    for (const other of others.split(' ')) join(AT[id as CountryId], AT[other as CountryId]);
  for (const one of SCHENGEN) {
    for (const other of SCHENGEN) join(one, other);
    for (const other of LINKED) join(one, AT[other]);
  }
  return grid;
}

const JOINED: readonly (readonly boolean[])[] = joined();
const listsOf = (isBeside: (a: Country, b: Country) => boolean): readonly (readonly Country[])[] =>
  ALL.map((a) => ALL.filter((b) => isBeside(a, b)));

/** Card 43: the United States lie beside Canada only. */
const isCut = (a: Country, b: Country): boolean =>
  (a === AT['united-states'] && b !== AT.canada) || (b === AT['united-states'] && a !== AT.canada);

const BESIDE = listsOf((a, b) => JOINED[a]?.[b] === true);
const BESIDE_CUT = listsOf((a, b) => JOINED[a]?.[b] === true && !isCut(a, b));

/** 4.1.1, 4.5 The countries beside this one; `isPatriotAct` when card 43 is in effect. */
export const adjacentTo = (country: Country, isPatriotAct: boolean): readonly Country[] =>
  (isPatriotAct ? BESIDE_CUT : BESIDE)[country] as readonly Country[];
export const areAdjacent = (a: Country, b: Country, isPatriotAct: boolean): boolean =>
  JOINED[a]?.[b] === true && !(isPatriotAct && isCut(a, b));
