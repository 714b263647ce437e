import type { CardEvent } from './rules.ts';

/** 21 Raúl Reyes. */
export const raulReyes: CardEvent = {
  unshaded: [
    { lose: 'farc-resources', amount: 6 },
    { remove: 'farc-base', count: 1, where: { kind: ['city', 'department'] } },
  ],
  shaded: [
    { gain: 'farc-resources', amount: 6 },
    { place: 'farc-base', count: 1, perSpace: 1, where: { kind: ['city', 'department'] } },
  ],
};
