import { opposite, setPosture } from '../deeds.ts';
import { AT } from '../map.ts';
import { usPosture } from '../country.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 101 Kosovo. */
export const kosovo: CardEvent = {
  event(action) {
    changePrestige(action, 1);
    setPosture(action, AT.serbia, opposite(usPosture(action.state)));
  },
};
