/** What can be chosen before play. */
import type { Message, OptionSpec, Seat, Setting } from '@sandtable/engine';
import { LATER_RANKS } from '../components/base-cards.ts';
import { standardCourt } from '../components/cards.ts';
import type { CourtCard } from '../components/court.ts';
import { NOTHING_OWNED, readOwned } from '../components/owned.ts';
import { type Colour, COLOURS, LEAST_PLAYERS, MOST_PLAYERS } from '../components/players.ts';
import { KHAN } from '../solo/khan.ts';
import type { Corrections, Variants } from '../state.ts';
import { say } from '../text/say.ts';

/** K Solo is one person against Shere Khan. */
export const SCENARIOS = ['standard', 'solo'] as const;

/** J1.1 Nothing of it, the wazirs alone, or all of it. */
const EXPANSIONS = ['none', 'wazirs', 'khyber-knives'] as const;

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'players', kind: 'number', min: LEAST_PLAYERS, max: MOST_PLAYERS, default: 2 },
  { id: 'nationBuilding', kind: 'flag', default: false },
  { id: 'badal', kind: 'flag', default: false },
  { id: 'expansion', kind: 'choice', values: EXPANSIONS, default: 'none' },
  { id: 'openHands', kind: 'flag', default: false },
  { id: 'mayPass', kind: 'flag', default: false },
  { id: 'freeCommerce', kind: 'flag', default: true },
  { id: 'consent', kind: 'choice', values: ['all', 'intel'], default: 'all' },
  { id: 'rightEnd', kind: 'choice', values: ['columns', 'rows'], default: 'columns' },
  { id: 'giftTransfer', kind: 'choice', values: ['rank', 'any'], default: 'rank' },
  { id: 'freeOffers', kind: 'flag', default: true },
  { id: 'laterRanks', kind: 'flag', default: false },
  { id: 'soloColour', kind: 'choice', values: COLOURS.filter((colour) => colour !== KHAN), default: 'black' },
  { id: 'northUp', kind: 'flag', default: false },
];

const isSolo = ({ scenario }: Setting): boolean => scenario === 'solo';

/** C2.1, K3 Who plays: so many colours, or Shere Khan and whom the person has chosen to be. */
export function coloursOf(setting: Setting): readonly Colour[] {
  const { options } = setting;
  if (!isSolo(setting)) return COLOURS.slice(0, Number(options['players']));
  return COLOURS.filter((colour) => colour === KHAN || colour === options['soloColour']);
}

/** Nobody sits in Shere Khan's place: his rules leave him nothing to decide. */
export const seatsOf = (setting: Setting): readonly Seat[] =>
  coloursOf(setting)
    .filter((colour) => !isSolo(setting) || colour !== KHAN)
    .map((id) => ({ id }));

export function variantsOf(setting: Setting): Variants {
  const { options } = setting;
  const solo = isSolo(setting);
  const nationBuilding = options['nationBuilding'] === true;
  const expansion = options['expansion'];
  return {
    // I1.2, K3
    favors: !nationBuilding && !solo,
    nationBuilding,
    badal: options['badal'] === true,
    wazirs: expansion === 'wazirs' || expansion === 'khyber-knives',
    khyberKnives: expansion === 'khyber-knives',
    openHands: options['openHands'] === true,
    mayPass: options['mayPass'] === true,
    freeCommerce: options['freeCommerce'] !== false,
    consent: options['consent'] === 'intel' ? 'intel' : 'all',
    rightEnd: options['rightEnd'] === 'rows' ? 'rows' : 'columns',
    giftTransfer: options['giftTransfer'] === 'any' ? 'any' : 'rank',
    paidOffers: options['freeOffers'] === false,
    solo,
    northUp: options['northUp'] === true,
  };
}

/** J2.4 The whole expansion is played with nation building; K1 alone neither is (doubt 111). */
export function optionFaults(setting: Setting): readonly Message[] {
  const { options } = setting;
  if (isSolo(setting) && (options['expansion'] !== 'none' || options['nationBuilding'] === true))
    return [say('setting.solo', 'K1')];
  return options['expansion'] === 'khyber-knives' && options['nationBuilding'] !== true
    ? [say('setting.nation-building', 'J2.4')]
    : [];
}

/** What an owner's file says, over the ranks of the later edition if they are wanted. */
export function correctionsOf(setting: Setting): Corrections | null {
  const attached = setting.attachments?.['cards'];
  const owned = attached === undefined ? null : readOwned(attached);
  if (setting.options['laterRanks'] !== true) return owned;
  const cards: Record<string, CourtCard> = {};
  for (const [card, rank] of Object.entries(LATER_RANKS))
    cards[card] = { ...standardCourt(Number(card)), rank };
  return { ...(owned ?? NOTHING_OWNED), cards: { ...cards, ...owned?.cards } };
}
