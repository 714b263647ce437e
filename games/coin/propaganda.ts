/** The frame of a Propaganda Round: phases in a fixed order; the final Round stops early. */
import type { Rules, Table } from '@sandtable/engine';
import { say } from './text/say.ts';
import type { Volume } from './volume.ts';

export interface RoundFacts<V extends Volume<V>> {
  /** The rule of the Round. */
  readonly rule: string;
  /** The phases in order, after the one in which somebody may win. */
  readonly phases: readonly V['phase'][];
  readonly victory: V['phase'];
  /** Stands for a Round that does not take place. */
  readonly skipped: V['phase'];
  /** The last phase of the final Round. */
  readonly final: V['phase'];
  readonly play: (phase: V['phase']) => (table: Table<V['state']>) => Rules<void>;
  readonly somebodyWins: (state: V['state']) => boolean;
  readonly nextCard: (table: Table<V['state']>) => void;
  readonly hooks: {
    /** It is about to be seen whether somebody wins. */
    readonly checking?: (table: Table<V['state']>) => void;
    /** The final Round is over. */
    readonly over?: (table: Table<V['state']>) => void;
  };
}

/** Plays a phase and says what comes next. */
export function rounds<V extends Volume<V>>(
  facts: RoundFacts<V>,
): (table: Table<V['state']>, phase: V['phase']) => Rules<void> {
  const { rule, phases, victory, skipped, final, play, nextCard, hooks } = facts;
  return function* playPhase(table, phase) {
    const { state } = table;
    if (phase === skipped) {
      table.log(say('log.propaganda.skipped', rule));
      nextCard(table);
      return;
    }
    if (phase === victory) {
      table.log(say('log.propaganda', rule, { number: state.propagandas }));
      yield* play(phase)(table);
      hooks.checking?.(table);
      const first = phases[0] ?? skipped;
      state.stage = facts.somebodyWins(state)
        ? { kind: 'over', by: 'victory' }
        : { kind: 'propaganda', phase: first };
      return;
    }
    yield* play(phase)(table);
    const isFinal = state.propagandas >= state.variants.finalPropaganda;
    const next = phaseAfter(phases, phase, final, isFinal);
    if (next !== undefined) state.stage = { kind: 'propaganda', phase: next };
    else if (isFinal) {
      hooks.over?.(table);
      state.stage = { kind: 'over', by: 'final' };
    } else nextCard(table);
  };
}

/** The phase after this one; undefined after the last, or after `final` in the final Round. */
export function phaseAfter<P extends string>(
  phases: readonly P[],
  phase: P,
  final: P,
  isFinal: boolean,
): P | undefined {
  return isFinal && phase === final ? undefined : phases[phases.indexOf(phase) + 1];
}
