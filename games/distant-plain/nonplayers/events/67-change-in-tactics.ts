import { type Faction, isInsurgent } from '../../forces.ts';
import type { State } from '../../state.ts';
import type { Mind } from '../mind.ts';
import { evenly } from '../selection.ts';
import type { Instruction } from './instruction.ts';

/** Capabilities of the other side's text. */
const hostileCapabilities = (state: State, faction: Faction): number[] =>
  Object.entries(state.capabilities).flatMap(([card, side]) =>
    side === (isInsurgent(faction) ? 'unshaded' : 'shaded') ? [Number(card)] : [],
  );

function dropHostile(mind: Mind): string | undefined {
  const hostile = hostileCapabilities(mind.state, mind.faction).map((card) => `card:${card}`);
  const open = mind.options.filter((option) => hostile.includes(option));
  return open.length === 0 ? undefined : evenly(mind, open);
}

/** 67 Change in Tactics. */
export const changeInTactics: Instruction = {
  isIdle: (state, faction) => hostileCapabilities(state, faction).length === 0,
  answers: { 'ask.event.option': dropHostile },
};
