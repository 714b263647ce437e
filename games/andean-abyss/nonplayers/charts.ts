/** 8.5, 8.6, 8.7 The charts. */
import type { Insurgent } from '../forces.ts';
import type { Operation } from '../state.ts';
import { AUC } from './auc.ts';
import { CARTELS } from './cartels.ts';
import type { Box, Chart } from './chart.ts';
import { FARC } from './farc.ts';
import type { Look } from './mind.ts';
import { isPossible } from './steps.ts';

export const CHARTS: Readonly<Record<Insurgent, Chart>> = { cartels: CARTELS, auc: AUC, farc: FARC };

export const boxOf = (faction: Insurgent, operation: string): Box | undefined =>
  CHARTS[faction].boxes[operation as Operation];

/** 8.1.1 An Operation is possible if its steps find a space. */
export function canOperate(look: Look, faction: Insurgent, operation: Operation): boolean {
  const box = boxOf(faction, operation);
  return box !== undefined && isPossible(box.steps(look));
}
