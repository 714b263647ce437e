/** J7.3.3 The capabilities that give an action, each in a file of its own. */
import { CAPABILITY, type CapabilityNumber } from '../../components/capabilities.ts';
import { conscription } from './118-conscription.ts';
import { ghilzaiOutreach } from './119-ghilzai-outreach.ts';
import { hiding } from './120-hiding.ts';
import { spyRecruiter } from './121-spy-recruiter.ts';
import { dungeon } from './122-dungeon.ts';
import { terrorTactics } from './123-terror-tactics.ts';
import type { CapabilityAction } from './rules.ts';

const ACTIONS: Readonly<Partial<Record<CapabilityNumber, CapabilityAction>>> = {
  [CAPABILITY.conscription]: conscription,
  [CAPABILITY.ghilzaiOutreach]: ghilzaiOutreach,
  [CAPABILITY.hiding]: hiding,
  [CAPABILITY.spyRecruiter]: spyRecruiter,
  [CAPABILITY.dungeon]: dungeon,
  [CAPABILITY.terrorTactics]: terrorTactics,
};

export const actionOf = (card: CapabilityNumber): CapabilityAction | undefined => ACTIONS[card];
