/** What can be chosen before play. */
import type { Message, OptionSpec, Seat, Setting } from '@sandtable/engine';
import { LATER_RANKS } from '../components/base-cards.ts';
import { standardCourt } from '../components/cards.ts';
import type { CourtCard } from '../components/court.ts';
import { readOwned } from '../components/owned.ts';
import { type Colour, COLOURS, LEAST_PLAYERS, MOST_PLAYERS } from '../components/players.ts';
import type { Corrections, Variants } from '../state.ts';
import { say } from '../text/say.ts';

export const SCENARIOS = ['standard'] as const;

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
  { id: 'laterRanks', kind: 'flag', default: false },
];

export function coloursOf({ options }: Setting): readonly Colour[] {
  return COLOURS.slice(0, Number(options['players']));
}

export const seatsOf = (setting: Setting): readonly Seat[] => coloursOf(setting).map((id) => ({ id }));

export function variantsOf({ options }: Setting): Variants {
  const nationBuilding = options['nationBuilding'] === true;
  const expansion = options['expansion'];
  return {
    // I1.2
    favors: !nationBuilding,
    nationBuilding,
    badal: options['badal'] === true,
    wazirs: expansion === 'wazirs' || expansion === 'khyber-knives',
    khyberKnives: expansion === 'khyber-knives',
    openHands: options['openHands'] === true,
    mayPass: options['mayPass'] === true,
    freeCommerce: options['freeCommerce'] !== false,
    consent: options['consent'] === 'intel' ? 'intel' : 'all',
  };
}

/** J2.4 The whole expansion is played with nation building. */
export function optionFaults({ options }: Setting): readonly Message[] {
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
  return {
    cards: { ...cards, ...owned?.cards },
    loyalty: owned?.loyalty ?? null,
    wazirs: owned?.wazirs ?? null,
  };
}
