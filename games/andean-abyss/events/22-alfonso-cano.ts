import type { CardEvent } from './rules.ts';

/** 22 Alfonso Cano. */
export const alfonsoCano: CardEvent = {
  unshaded: [
    { inSpaces: 1, where: { kind: ['city', 'department'], level: 'opposition' }, do: [{ set: 'neutral' }] },
  ],
  // propaganda/support.ts.
  shaded: [{ lasting: 'agitation-in-more-spaces' }],
};
