import type { CardEvent } from './card.ts';

/** 50 Development Aid. */
export const developmentAid: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [
    { gain: 'aid', amount: 6 },
    { 'civic-action': 2, where: { control: 'coin' } },
  ],
  shaded: [{ transfer: 5, upTo: true, from: 'aid', to: 'patronage' }],
};
