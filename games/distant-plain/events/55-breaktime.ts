import type { CardEvent } from './card.ts';

/** 55 Breaktime. */
export const breaktime: CardEvent = {
  known: 'reconstructed',
  certainty: 0.15,
  unshaded: [
    { ineligible: { oneOf: ['taliban', 'warlords'], other: true } },
    { gain: 'government-resources', amount: 3 },
  ],
  shaded: [
    { ineligible: { oneOf: ['coalition', 'government'], other: true } },
    { gain: 'taliban-resources', amount: 2 },
    { gain: 'warlords-resources', amount: 2 },
  ],
  nonPlayers: {
    coalition: { unshaded: { factions: ['players', 'others'] } },
    government: { unshaded: { factions: ['players', 'others'] } },
    taliban: { shaded: { factions: ['players', 'others'] } },
    warlords: { shaded: { factions: ['players', 'others'] } },
  },
};
