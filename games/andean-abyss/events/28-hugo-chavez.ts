import type { CardEvent } from './rules.ts';

/** 28 Hugo Chávez. */
export const hugoChavez: CardEvent = {
  unshaded: [
    {
      inSpaces: 1,
      where: { is: 'by-venezuela' },
      do: [{ remove: 'insurgent-piece', count: 3, upTo: true }],
    },
  ],
  // D3: both parts.
  shaded: [
    { place: 'farc-base', count: 1, perSpace: 1, where: { kind: 'department', is: 'by-venezuela' } },
    { mark: 'sabotage', count: 1, where: { kind: 'loc', beside: { spaces: 'cucuta' }, hasNo: 'piece' } },
  ],
};
