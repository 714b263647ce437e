/** What must hold at every rest (1.4, 1.6, 1.8, 3.3.4, 4.3.1, 5.3). */
import { isAmong, laws } from '@sandtable/coin';
import type { Message } from '@sandtable/engine';
import { canHide, inBox, isCoalition } from './changes.ts';
import { MOST_BASES, mayStand, TABLE } from './forces.ts';
import { AFGHAN_LANDS, ALL_SPACES, idOf, isLoc, MAP, RETURNEES } from './map.ts';
import {
  count,
  COUNTS,
  markersLeft,
  peopleOf,
  type Plain,
  returneesLeft,
  type State,
  underground,
} from './state.ts';
import { say } from './text/say.ts';
import { MOST_AID, MOST_PATRONAGE, MOST_RESOURCES, TREASURERS } from './tracks.ts';

const LAWS = laws<Plain>({
  rules: {
    pieces: '1.4.1',
    stacking: '1.4.2',
    markers: '3.3.4',
    levels: '1.6.2',
    tracks: '1.8',
    cards: '2.1',
  },
  map: MAP,
  table: TABLE,
  counts: COUNTS,
  isLoc,
  populationOf: peopleOf,
  spaces: () => ALL_SPACES,
  markersLeft,
  lost: (state, kind) =>
    isCoalition(kind) ? inBox(state, 'casualties', kind) + inBox(state, 'out-of-play', kind) : 0,
  payers: TREASURERS,
  resourcesLimit: MOST_RESOURCES,
  basesLimit: MOST_BASES,
});

/** What is wrong with the table; undefined when nothing is. */
export function faultOf(state: State): Message | undefined {
  return (
    LAWS.piecesFault(state) ??
    stacksFault(state) ??
    LAWS.markersFault(state) ??
    returneesFault(state) ??
    LAWS.resourcesFault(state) ??
    tracksFault(state) ??
    lastingFault(state) ??
    LAWS.cardsFault(state)
  );
}

function stacksFault(state: State): Message | undefined {
  for (const space of ALL_SPACES) {
    const crowded = LAWS.basesFault(state, space);
    if (crowded !== undefined) return crowded;
    const misplaced = TABLE.kinds.find((kind) => count(state, space, kind) > 0 && !mayStand(kind, space));
    if (misplaced !== undefined)
      return say('fault.misplaced', '1.4.2', { kind: misplaced, space: idOf(space) });
    if (!canHide(state, space) && underground(state, space, 'taliban') > 0)
      return say('fault.hidden', '6.6.1', { space: idOf(space) });
  }
  return undefined;
}

function returneesFault(state: State): Message | undefined {
  const wrong = ALL_SPACES.find((space) => {
    const here = state.returnees[space] ?? 0;
    return here < 0 || here > (isAmong(AFGHAN_LANDS, space) ? 1 : 0);
  });
  if (wrong !== undefined) return say('fault.returnees-in', '4.3.1', { space: idOf(wrong) });
  return returneesLeft(state, RETURNEES) < 0 ? say('fault.returnees', '4.3.1') : undefined;
}

function tracksFault({ aid, patronage, casualties, outOfPlay }: State): Message | undefined {
  if (aid < 0 || aid > MOST_AID) return say('fault.aid', '1.8', { aid });
  if (patronage < 0 || patronage > MOST_PATRONAGE) return say('fault.patronage', '1.8', { patronage });
  const isWrong = [...casualties, ...outOfPlay].some((pieces) => pieces < 0);
  return isWrong ? say('fault.box', '6.6') : undefined;
}

/** 5.3, 5.4 Whatever is in effect comes from a Capability or from Momentum. */
function lastingFault({ inEffect, capabilities, momentum }: State): Message | undefined {
  const wrong = inEffect.find(({ card, side }) => capabilities[card] !== side && !momentum.includes(card));
  return wrong === undefined ? undefined : say('fault.in-effect', '5.3', { card: wrong.card });
}
