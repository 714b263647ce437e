/** What cards call pieces, and the actions factions have. */
import type { Faction, Kind } from '../forces.ts';

/** Pieces by their names on cards: the kinds each stands for. */
export const PIECES = {
  'coalition-troops': ['coalition-troops'],
  'coalition-base': ['coalition-base'],
  'coalition-piece': ['coalition-troops', 'coalition-base'],
  'government-troops': ['government-troops'],
  police: ['police'],
  'government-cube': ['government-troops', 'police'],
  'government-base': ['government-base'],
  'government-piece': ['government-troops', 'police', 'government-base'],
  'coin-troops': ['coalition-troops', 'government-troops'],
  'coin-cube': ['coalition-troops', 'government-troops', 'police'],
  'coin-base': ['coalition-base', 'government-base'],
  'coin-piece': ['coalition-troops', 'coalition-base', 'government-troops', 'police', 'government-base'],
  'taliban-underground': ['taliban-underground'],
  'taliban-active': ['taliban-active'],
  'taliban-guerrilla': ['taliban-underground', 'taliban-active'],
  'taliban-base': ['taliban-base'],
  'taliban-piece': ['taliban-underground', 'taliban-active', 'taliban-base'],
  'warlords-underground': ['warlords-underground'],
  'warlords-active': ['warlords-active'],
  'warlords-guerrilla': ['warlords-underground', 'warlords-active'],
  'warlords-base': ['warlords-base'],
  'warlords-piece': ['warlords-underground', 'warlords-active', 'warlords-base'],
  'insurgent-underground': ['taliban-underground', 'warlords-underground'],
  'insurgent-active': ['taliban-active', 'warlords-active'],
  'insurgent-guerrilla': ['taliban-underground', 'taliban-active', 'warlords-underground', 'warlords-active'],
  'insurgent-base': ['taliban-base', 'warlords-base'],
  'insurgent-piece': [
    'taliban-underground',
    'taliban-active',
    'taliban-base',
    'warlords-underground',
    'warlords-active',
    'warlords-base',
  ],
} as const satisfies Readonly<Record<string, readonly Kind[]>>;

/** Operations (3.0) and Special Activities (4.0), with the factions that have them. */
export const ACTIONS = {
  train: ['coalition', 'government'],
  patrol: ['coalition', 'government'],
  sweep: ['coalition', 'government'],
  assault: ['coalition', 'government'],
  rally: ['taliban', 'warlords'],
  march: ['taliban', 'warlords'],
  attack: ['taliban', 'warlords'],
  terror: ['taliban', 'warlords'],
  surge: ['coalition'],
  'air-lift': ['coalition'],
  'air-strike': ['coalition'],
  govern: ['government'],
  transport: ['government'],
  eradicate: ['government'],
  extort: ['taliban'],
  infiltrate: ['taliban'],
  ambush: ['taliban'],
  cultivate: ['warlords'],
  traffic: ['warlords'],
  suborn: ['warlords'],
} as const satisfies Readonly<Record<string, readonly Faction[]>>;

export const ACTION_IDS = Object.keys(ACTIONS) as readonly (keyof typeof ACTIONS)[];
