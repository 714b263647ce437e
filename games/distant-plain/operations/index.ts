/** The Operations by name (3.2, 3.3). Patrol is chosen and paid as a whole. */
import { operations } from '@sandtable/coin';
import type { Plain } from '../state.ts';
import { assault } from './assault.ts';
import { attack } from './attack.ts';
import { march } from './march.ts';
import { patrol } from './patrol.ts';
import { rally } from './rally.ts';
import { sweep } from './sweep.ts';
import { terror } from './terror.ts';
import { train } from './train.ts';

export const BY_SPACES = { train, sweep, assault, rally, march, attack, terror };

export const OPERATIONS_BY_NAME = operations<Plain>({ bySpaces: BY_SPACES, whole: { patrol } });
export const { ruleOf, isPossible } = OPERATIONS_BY_NAME;
