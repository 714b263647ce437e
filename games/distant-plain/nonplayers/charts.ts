/** 8.5 to 8.8 The charts. */
import type { Faction } from '../forces.ts';
import type { Operation, Turn } from '../state.ts';
import { beginTurn } from '../turn.ts';
import type { Box, Chart } from './chart.ts';
import { COALITION } from './coalition.ts';
import { GOVERNMENT } from './government.ts';
import { legal } from './legal.ts';
import type { Mind } from './mind.ts';
import { isPossible } from './steps.ts';
import { TALIBAN } from './taliban.ts';
import { WARLORDS } from './warlords.ts';

export const CHARTS: Readonly<Record<Faction, Chart>> = {
  coalition: COALITION,
  government: GOVERNMENT,
  taliban: TALIBAN,
  warlords: WARLORDS,
};

export const boxOf = ({ faction, doing }: Turn): Box | undefined => CHARTS[faction].boxes[doing as Operation];

/** 8.1.1 An Operation is possible if its steps find a space. */
export function canOperate(mind: Mind, operation: Operation): boolean {
  const { state, faction } = mind;
  const turn = beginTurn(faction, operation, { activities: true });
  const box = boxOf(turn);
  if (box === undefined) return false;
  const isDoable = (): boolean => isPossible(box.steps({ state, turn, open: legal(state, turn) }));
  return box.isPossible === undefined ? isDoable() : box.isPossible(mind, turn, isDoable);
}
