import type { CardEvent } from './rules.ts';

/** 42 Senado & Cámara. */
export const senadoAndCamara: CardEvent = {
  unshaded: [
    {
      inSpaces: 2,
      where: { kind: ['city', 'department'], level: 'neutral' },
      do: [{ set: 'passive-support' }],
    },
    { gain: 'government-resources', amount: 3 },
  ],
  // No Sweep and no Assault against whoever executed it (operations/assault.ts).
  shaded: [{ lasting: 'shields-executor' }],
};
