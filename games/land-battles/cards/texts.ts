/** R16 What the texts of the action cards do. Their figures are in actions.ts. */
import type { ActionId, Weapon } from './card-set.ts';

/** White text that attacks. */
export interface AttackText {
  readonly weapons: readonly Weapon[];
  /** Where one more die is rolled (D26). */
  readonly extraDie: 'nowhere' | 'breakthrough' | 'everywhere';
  /** ASSAULT: the attacker comes from another area (D25). */
  readonly changesArea: boolean;
  /** RAID: the attacker stands in row 1 and reaches every row. */
  readonly anyRow: boolean;
}

/** Yellow text. `stop` cancels up to so many; `weapon` is the symbol of the force card that acts. */
export type DefenceText =
  | { readonly way: 'act'; readonly weapon: Weapon; readonly stop: number }
  | { readonly way: 'cover'; readonly stop: number }
  | { readonly way: 'pull-back'; readonly stop: number }
  | { readonly way: 'reaction-force'; readonly stop: number }
  | { readonly way: 'screen' }
  | { readonly way: 'air'; readonly dice: number; readonly hitsOn: number }
  | { readonly way: 'counter-fire'; readonly hits: number }
  | { readonly way: 'mines' };

const plain = { extraDie: 'nowhere', changesArea: false, anyRow: false } as const;

export const ATTACKS: Readonly<Partial<Record<ActionId, AttackText>>> = {
  assault: { ...plain, weapons: ['smallArms', 'cannon'], extraDie: 'everywhere', changesArea: true },
  barrage: { ...plain, weapons: ['cannon'] },
  cannon: { ...plain, weapons: ['cannon'], extraDie: 'breakthrough' },
  'combined-arms': { ...plain, weapons: ['smallArms', 'cannon', 'missile'] },
  'cover-fire': { ...plain, weapons: ['smallArms'] },
  missile: { ...plain, weapons: ['missile'], extraDie: 'breakthrough' },
  overwatch: { ...plain, weapons: ['missile'] },
  raid: { ...plain, weapons: ['smallArms'], anyRow: true },
  'small-arms': { ...plain, weapons: ['smallArms'], extraDie: 'breakthrough' },
};

export const DEFENCES: Readonly<Partial<Record<ActionId, DefenceText>>> = {
  barrage: { way: 'act', weapon: 'cannon', stop: 1 },
  'close-air-support': { way: 'air', dice: 3, hitsOn: 7 },
  'counter-fire': { way: 'counter-fire', hits: 2 },
  cover: { way: 'cover', stop: 1 },
  'cover-fire': { way: 'act', weapon: 'smallArms', stop: 2 },
  minefield: { way: 'mines' },
  overwatch: { way: 'act', weapon: 'missile', stop: 1 },
  'pull-back': { way: 'pull-back', stop: 2 },
  'reaction-force': { way: 'reaction-force', stop: 3 },
  'screening-force': { way: 'screen' },
};
