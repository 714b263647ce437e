/** How the pieces of a volume are drawn: by role and faction, told apart by shape, colour and letter. */
import type { SeatLook } from '../../parts/seat-look.ts';
import type { PieceLook, Pieces, Shape } from '../map/pieces.ts';

interface Facts<F extends string> {
  readonly faction: F;
  readonly role: 'troops' | 'police' | 'guerrilla' | 'base';
  readonly activeOf?: string;
}

interface Drawn<F extends string, K extends string> {
  readonly table: { readonly kinds: readonly K[]; readonly facts: (kind: K) => Facts<F> };
  readonly factions: Readonly<Record<F, SeatLook>>;
  readonly paints: Readonly<Record<F | 'police', Pick<PieceLook, 'paint' | 'ink'>>>;
  /** Letters of roles, where that of the faction is not enough. */
  readonly letters: Readonly<Partial<Record<Facts<F>['role'], string>>>;
}

/** 1.4 Cubes for Troops and Police, octagons for guerrillas (bursting open when Active), discs for Bases. */
function shapeOf({ role, activeOf }: Facts<string>): Shape {
  if (role === 'base') return 'disc';
  if (role !== 'guerrilla') return 'cube';
  return activeOf === undefined ? 'octagon' : 'burst';
}

export function pieceLooks<F extends string, K extends string>(drawn: Drawn<F, K>): Pieces {
  const { table, factions, paints, letters } = drawn;
  const lookOf = (facts: Facts<F>): PieceLook => ({
    shape: shapeOf(facts),
    ...paints[facts.role === 'police' ? 'police' : facts.faction],
    letter: letters[facts.role] ?? factions[facts.faction].letter,
    owner: facts.faction,
    ...(facts.activeOf === undefined ? {} : { turned: facts.activeOf }),
  });
  return Object.fromEntries(table.kinds.map((kind) => [kind, lookOf(table.facts(kind))]));
}
