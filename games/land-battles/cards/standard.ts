/** The set that comes with the game: 137 force cards, 90 action cards, 11 Terrain cards (R1). */
import { byId, type CardSet } from './card-set.ts';
import { ACTION_KINDS } from './actions.ts';
import { ARAB_MULTINATIONAL } from './forces/arab-multinational.ts';
import { CHINA } from './forces/china.ts';
import { INSURGENTS } from './forces/insurgents.ts';
import { ISRAEL } from './forces/israel.ts';
import { SOVIET_UNION } from './forces/soviet-union.ts';
import { UNITED_KINGDOM } from './forces/united-kingdom.ts';
import { UNITED_STATES } from './forces/united-states.ts';
import { TERRAIN_KINDS } from './terrain.ts';

export const STANDARD: CardSet = {
  forces: byId([
    ...UNITED_STATES,
    ...SOVIET_UNION,
    ...UNITED_KINGDOM,
    ...CHINA,
    ...ISRAEL,
    ...ARAB_MULTINATIONAL,
    ...INSURGENTS,
  ]),
  actions: byId(ACTION_KINDS),
  terrain: byId(TERRAIN_KINDS),
};
