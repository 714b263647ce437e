/** A Propaganda Round (6.0): phases in a fixed order; the final Round stops early. */

/** The phase after this one; undefined after the last, or after `final` in the final Round. */
export function phaseAfter<P extends string>(
  phases: readonly P[],
  phase: P,
  final: P,
  isFinal: boolean,
): P | undefined {
  return isFinal && phase === final ? undefined : phases[phases.indexOf(phase) + 1];
}
