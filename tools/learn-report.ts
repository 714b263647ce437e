/** What was learned, in words. */
import type { LearnedWeights } from '@sandtable/players';

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

export function readableLearning({ learned, calibration }: LearnedWeights): string {
  if (learned === undefined) return 'Nothing was learned.';
  const { games, positions, heldOut, bands } = learned;
  const lines = [
    `${games} games, ${positions} positions. Log loss on games kept back: ${heldOut.plain} before, ${heldOut.calibrated} after.`,
    ...Object.entries(calibration).map(
      ([seat, { slope, shift }]) => `${seat}: log-odds times ${slope}, plus ${shift}`,
    ),
    'Said against was, on games kept back:',
    ...bands.map(
      ({ from, to, said, was, positions: count }) =>
        `${percent(from)} to ${percent(to)}: said ${percent(said)}, was ${percent(was)} of ${count} positions`,
    ),
  ];
  return lines.join('\n');
}
