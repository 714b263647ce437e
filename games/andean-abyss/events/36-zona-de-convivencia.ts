import type { CardEvent } from './rules.ts';

/** 36 Zona de Convivencia. */
export const zonaDeConvivencia: CardEvent = {
  event: [
    { zone: true, where: { is: 'mountain' } },
    {
      inSpaces: 2,
      where: { beside: { these: true }, level: 'neutral' },
      do: [{ set: 'passive-support' }],
    },
    { eligible: 'itself' },
  ],
};
