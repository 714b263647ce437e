import type { CardEvent } from './card.ts';

/** 47 Loya Jirga. */
export const loyaJirga: CardEvent = {
  known: 'reconstructed',
  certainty: 0.25,
  unshaded: [{ inSpaces: 2, upTo: true, where: { control: 'coin' }, do: [{ shift: 'support', levels: 1 }] }],
  shaded: [
    { inSpaces: 2, upTo: true, where: { level: 'support' }, do: [{ set: 'neutral' }] },
    { lose: 'patronage', amount: 2 },
  ],
};
