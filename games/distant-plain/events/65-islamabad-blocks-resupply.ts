import type { CardEvent } from './card.ts';

/** 65 Islamabad Blocks Resupply. */
export const islamabadBlocksResupply: CardEvent = {
  known: 'reconstructed',
  certainty: 0.3,
  unshaded: [
    {
      gain: 'government-resources',
      amount: {
        each: {
          spaces: {
            spaces: ['loc-kabul-aibak', 'loc-shibirghan-aibak', 'loc-toraghondi-farah'],
            unmarked: 'sabotage',
          },
        },
        times: 3,
      },
    },
  ],
  shaded: [
    { mark: 'sabotage', count: 1, where: { spaces: ['loc-kabul-tor-kham', 'loc-kandahar-spin-boldak'] } },
    { lose: 'government-resources', amount: 4 },
  ],
};
