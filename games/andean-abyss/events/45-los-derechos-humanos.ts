import type { CardEvent } from './rules.ts';

/** 45 Los Derechos Humanos. */
export const losDerechosHumanos: CardEvent = {
  unshaded: [
    {
      shift: 'active-support',
      levels: 1,
      where: { kind: ['city', 'department'], has: 'cube', marked: 'terror' },
    },
  ],
  shaded: [
    { lose: 'aid', amount: { each: { spaces: { has: 'auc-piece' } } } },
    { lose: 'government-resources', amount: 'die' },
  ],
};
