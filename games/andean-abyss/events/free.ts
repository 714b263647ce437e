/** Free Operations and Special Activities granted by Events (3.1.2, 5.5). They cost nothing and no Eligibility. */
import { freely } from '@sandtable/coin';
import { ACTIONS } from '../action.ts';
import { ACTIVITIES_BY_NAME } from '../activities/index.ts';
import { ASKS } from '../ask.ts';
import { isBarredNow } from '../deck.ts';
import { isInsurgent, UNDERGROUND } from '../forces.ts';
import { OPERATING } from '../operate.ts';
import { OPERATIONS_BY_NAME } from '../operations/index.ts';
import { TRIALS } from '../operations/trial.ts';
import { type Andes, available, operationsOf } from '../state.ts';
import { TURNS } from '../turn.ts';

export const { noteBarred, mayOperate, mayOperateIn, mayDoActivity } = freely<Andes>({
  lastEvent: '2.3.9',
  doing: 'event',
  operationsOf,
  actions: ACTIONS,
  asks: ASKS,
  isBarredNow,
  turns: TURNS,
  operations: OPERATIONS_BY_NAME,
  operating: OPERATING,
  activities: ACTIVITIES_BY_NAME,
  trials: TRIALS,
  // 1.4.1 Without Available guerrillas a Rally may need some from the map.
  mayNeedPieces: (state, faction) => isInsurgent(faction) && available(state, UNDERGROUND[faction]) === 0,
});
