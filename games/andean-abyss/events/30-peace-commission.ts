import type { CardEvent } from './rules.ts';

/** 30 Peace Commission. */
export const peaceCommission: CardEvent = {
  unshaded: [{ inSpaces: 1, where: { is: 'farc-zone' }, do: [{ 'remove-zone': true }] }],

  shaded: [{ zone: true }],
};
