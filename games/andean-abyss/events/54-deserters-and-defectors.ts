import { spaces } from '../state.ts';
import { INSURGENTS } from '../forces.ts';
import { guerrillaKindsOf } from '../shipments.ts';
import { defect } from './defecting.ts';
import type { CardEvent } from './rules.ts';
import { toPieces } from './kit.ts';

/** 54 Deserters & Defectors. */
export const desertersAndDefectors: CardEvent = {
  *event(action) {
    const kinds = guerrillaKindsOf(INSURGENTS);
    const among = { spaces: () => spaces(action.state), kinds, optional: true } as const;
    yield* toPieces(action, 'replace', 2, among, (space, id) => defect(action, space, id));
  },
};
