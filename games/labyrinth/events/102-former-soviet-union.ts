import { rollGovernance, setAlignment } from '../deeds.ts';
import { AT } from '../map.ts';
import { NEUTRAL } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 102 Former Soviet Union. D-102: whatever Central Asia was, Islamist Rule too. */
export const formerSovietUnion: CardEvent = {
  event(action) {
    setAlignment(action, AT['central-asia'], NEUTRAL);
    rollGovernance(action, AT['central-asia']);
  },
};
