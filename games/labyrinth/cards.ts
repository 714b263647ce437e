/** The cards (4.10): number, Ops value, association and what becomes of them. What their Events do lies in events/. */
import type { Effect, Lapsing, Lasting } from './effects.ts';

export type Side = 'us' | 'jihadist';
export const SIDES: readonly Side[] = ['us', 'jihadist'];
export const other = (side: Side): Side => (side === 'us' ? 'jihadist' : 'us');

/** 4.10.4 */
export type Association = Side | 'unassociated';

export const US_CARDS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
  30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
] as const;
export const JIHADIST_CARDS = [
  48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74,
  75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
] as const;
export const UNASSOCIATED_CARDS = [
  96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117,
  118, 119, 120,
] as const;
export type UsCard = (typeof US_CARDS)[number];
export type JihadistCard = (typeof JIHADIST_CARDS)[number];
export type UnassociatedCard = (typeof UNASSOCIATED_CARDS)[number];
export type CardNumber = UsCard | JihadistCard | UnassociatedCard;

export interface CardFacts {
  readonly number: CardNumber;
  /** The title as part of a file name. */
  readonly slug: string;
  readonly association: Association;
  /** 6.3 Operations value. */
  readonly ops: number;
  /** 6.2.7 The lasting effect that its Event leaves. */
  readonly marks: Lasting | null;
  /** 6.2.7 Its Event leaves markers that it places itself, where they belong (D-3, D-41). */
  readonly placesMarkers: boolean;
  /** 6.2.7 The effect that its Event has until the end of the turn. */
  readonly lapses: Lapsing | null;
  /** 6.2.9 Whose use of the Event takes the card out of the game; D-76: 'printed' only in the printed sense. */
  readonly remove: 'always' | 'us' | 'printed' | null;
  /** 6.2.8 Effects that block the Event; the second list blocks only the US. */
  readonly blockedBy: readonly Effect[];
  readonly blocksUs: readonly Effect[];
  /** 6.3.1 The Event happens by itself whenever the card is used or discarded. */
  readonly automatic: boolean;
}

type Flags = Partial<Omit<CardFacts, 'number' | 'slug' | 'association' | 'ops'>>;

function associationOf(number: number): Association {
  if (number <= 47) return 'us';
  return number <= 95 ? 'jihadist' : 'unassociated';
}

function card(number: CardNumber, slug: string, ops: number, flags: Flags = {}): CardFacts {
  return {
    number,
    slug,
    association: associationOf(number),
    ops,
    marks: null,
    placesMarkers: false,
    lapses: null,
    remove: null,
    blockedBy: [],
    blocksUs: [],
    automatic: false,
    ...flags,
  };
}

export const CARDS: readonly CardFacts[] = [
  card(1, 'backlash', 1),
  card(2, 'biometrics', 1, { lapses: 'biometrics' }),
  card(3, 'ctr', 1, { placesMarkers: true }),
  card(4, 'moro-talks', 1, { marks: 'moro-talks', remove: 'always' }),
  card(5, 'nest', 1, { marks: 'nest', remove: 'always' }),
  card(6, 'sanctions', 1),
  card(7, 'sanctions', 1),
  card(8, 'special-forces', 1),
  card(9, 'special-forces', 1),
  card(10, 'special-forces', 1),
  card(11, 'abbas', 2, { marks: 'abbas', remove: 'always' }),
  card(12, 'al-azhar', 2),
  card(13, 'anbar-awakening', 2, { marks: 'anbar-awakening' }),
  card(14, 'covert-action', 2),
  card(15, 'ethiopia-strikes', 2, { remove: 'always' }),
  card(16, 'euro-islam', 2, { remove: 'always' }),
  card(17, 'fsb', 2),
  card(18, 'intel-community', 2),
  card(19, 'kemalist-republic', 2),
  card(20, 'king-abdullah', 2, { remove: 'always' }),
  card(21, 'lets-roll', 2),
  card(22, 'mossad-and-shin-bet', 2),
  card(23, 'predator', 2),
  card(24, 'predator', 2),
  card(25, 'predator', 2),
  card(26, 'quartet', 2),
  card(27, 'saddam-captured', 2, { marks: 'saddam-captured', remove: 'always' }),
  card(28, 'sharia', 2),
  card(29, 'tony-blair', 2, { remove: 'always' }),
  card(30, 'un-nation-building', 2, { blockedBy: ['vieira-de-mello-slain'] }),
  card(31, 'wiretapping', 2, { marks: 'wiretapping', blockedBy: ['leak-wiretapping'] }),
  card(32, 'back-channel', 3),
  card(33, 'benazir-bhutto', 3, { marks: 'benazir-bhutto', remove: 'always', blockedBy: ['bhutto-shot'] }),
  card(34, 'enhanced-measures', 3, { marks: 'enhanced-measures', blockedBy: ['leak-enhanced-measures'] }),
  card(35, 'hijab', 3, { remove: 'always' }),
  card(36, 'indo-pakistani-talks', 3, { marks: 'indo-pakistani-talks', remove: 'always' }),
  card(37, 'iraqi-wmd', 3, { marks: 'iraqi-wmd', remove: 'always' }),
  card(38, 'libyan-deal', 3, { marks: 'libyan-deal', remove: 'always' }),
  card(39, 'libyan-wmd', 3, { marks: 'libyan-wmd', remove: 'always', blockedBy: ['libyan-deal'] }),
  card(40, 'mass-turnout', 3),
  card(41, 'nato', 3, { placesMarkers: true }),
  card(42, 'pakistani-offensive', 3),
  card(43, 'patriot-act', 3, { marks: 'patriot-act', remove: 'always' }),
  card(44, 'renditions', 3, { marks: 'renditions', blockedBy: ['leak-renditions'] }),
  card(45, 'safer-now', 3),
  card(46, 'sistani', 3),
  card(47, 'itjihad-us', 3, { lapses: 'itjihad' }),
  card(48, 'adam-gadahn', 1),
  card(49, 'al-ittihad-al-islami', 1, { remove: 'always' }),
  card(50, 'ansar-al-islam', 1, { remove: 'always' }),
  card(51, 'fres', 1),
  card(52, 'ieds', 1),
  card(53, 'madrassas', 1),
  card(54, 'moqtada-al-sadr', 1, { marks: 'sadr', remove: 'always' }),
  card(55, 'uyghur-jihad', 1, { remove: 'always' }),
  card(56, 'vieira-de-mello-slain', 1, { marks: 'vieira-de-mello-slain', remove: 'always' }),
  card(57, 'abu-sayyaf', 2, { marks: 'abu-sayyaf', remove: 'always', blockedBy: ['moro-talks'] }),
  card(58, 'al-anbar', 2, { marks: 'al-anbar', remove: 'always', blockedBy: ['anbar-awakening'] }),
  card(59, 'amerithrax', 2),
  card(60, 'bhutto-shot', 2, { marks: 'bhutto-shot', remove: 'always' }),
  card(61, 'detainee-release', 2, { blockedBy: ['gtmo', 'renditions'] }),
  card(62, 'ex-kgb', 2),
  card(63, 'gaza-war', 2),
  card(64, 'hariri-killed', 2, { remove: 'always' }),
  card(65, 'heu', 2, { remove: 'always' }),
  card(66, 'homegrown', 2),
  card(67, 'islamic-jihad-union', 2, { remove: 'always' }),
  card(68, 'jemaah-islamiya', 2),
  card(69, 'kazakh-strain', 2, { remove: 'always' }),
  card(70, 'lashkar-e-tayyiba', 2, { blockedBy: ['indo-pakistani-talks'] }),
  card(71, 'loose-nuke', 2, { remove: 'always' }),
  card(72, 'opium', 2),
  card(73, 'pirates', 2, { marks: 'pirates', remove: 'always' }),
  card(74, 'schengen-visas', 2),
  card(75, 'schroeder-and-chirac', 2, { remove: 'always' }),
  card(76, 'abu-ghurayb', 3, { remove: 'printed' }),
  card(77, 'al-jazeera', 3),
  card(78, 'axis-of-evil', 3),
  card(79, 'clean-operatives', 3),
  card(80, 'fata', 3, { marks: 'fata' }),
  card(81, 'foreign-fighters', 3),
  card(82, 'jihadist-videos', 3),
  card(83, 'kashmir', 3, { blockedBy: ['indo-pakistani-talks'] }),
  card(84, 'leak', 3),
  card(85, 'leak', 3),
  card(86, 'lebanon-war', 3),
  card(87, 'martyrdom-operation', 3),
  card(88, 'martyrdom-operation', 3),
  card(89, 'martyrdom-operation', 3),
  card(90, 'quagmire', 3),
  card(91, 'regional-al-qaeda', 3),
  card(92, 'saddam', 3, { blockedBy: ['saddam-captured'] }),
  card(93, 'taliban', 3),
  card(94, 'itjihad-jihadist', 3),
  card(95, 'wahhabism', 3),
  card(96, 'danish-cartoons', 1, { remove: 'always' }),
  card(97, 'fatwa', 1),
  card(98, 'gaza-withdrawal', 1, { remove: 'always' }),
  card(99, 'hamas-elected', 1, { remove: 'always' }),
  card(100, 'hizb-ut-tahrir', 1),
  card(101, 'kosovo', 1),
  card(102, 'former-soviet-union', 2),
  card(103, 'hizballah', 2),
  card(104, 'iran', 2),
  card(105, 'iran', 2),
  card(106, 'jaysh-al-mahdi', 2),
  card(107, 'kurdistan', 2),
  card(108, 'musharraf', 2, { blockedBy: ['benazir-bhutto'] }),
  card(109, 'tora-bora', 2, { remove: 'always' }),
  card(110, 'zarqawi', 2, { remove: 'us' }),
  card(111, 'zawahiri', 2, { remove: 'us', blocksUs: ['fata', 'al-anbar'] }),
  card(112, 'bin-ladin', 3, { remove: 'us', blocksUs: ['fata', 'al-anbar'] }),
  card(113, 'darfur', 3),
  card(114, 'gtmo', 3, { lapses: 'gtmo' }),
  card(115, 'hambali', 3, { remove: 'us' }),
  card(116, 'ksm', 3, { remove: 'us' }),
  card(117, 'oil-price-spike', 3, { lapses: 'oil-price-spike' }),
  card(118, 'oil-price-spike', 3, { lapses: 'oil-price-spike' }),
  card(119, 'saleh', 3),
  card(120, 'us-election', 3, { automatic: true }),
];

export function cardFacts(number: number): CardFacts {
  const facts = CARDS[number - 1];
  if (facts === undefined) throw new Error(`no card ${number}`);
  return facts;
}

/** The Ops value of a card. */
export const opsOf = (number: number): number => cardFacts(number).ops;
export const isUsEvent = (number: number): boolean => number <= 47;
export const isJihadistEvent = (number: number): boolean => number > 47 && number <= 95;

// Cards that other cards and rules name.

export const US_ELECTION = 120;
export const OIL_PRICE_SPIKES: readonly number[] = [117, 118];
/** Cards 17 and 3: where WMD come from. */
export const WMD_CARDS: readonly number[] = [65, 69, 71];
/** Its condition looks at the hand of the US. */
export const BACK_CHANNEL = 32;
/** Card 78. */
export const IRANIAN_CARDS: readonly number[] = [103, 104, 105, 106];
