import type { CardEvent } from './card.ts';

/** 17 NATO. */
export const nato: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [
    { place: 'coalition-troops', count: 4, upTo: true, where: { control: 'coin' }, by: 'coalition' },
    { gain: 'aid', amount: 4 },
  ],
  shaded: [{ lasting: 'most-spaces', actions: ['sweep', 'assault'], of: 'coalition', spaces: 1 }],
  nonPlayers: { coalition: { unshaded: { special: 'evenly-beside-taliban' } } },
};
