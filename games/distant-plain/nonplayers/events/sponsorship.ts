import type { Faction } from '../../forces.ts';
import { isSponsored, type State } from '../../state.ts';

/** 6, 8, 9 For the Warlords these do nothing once Islamabad is at Sponsorship. */
export const isWarlordsAtSponsorship = (state: State, faction: Faction): boolean =>
  faction === 'warlords' && isSponsored(state);
