/** A hint in lines. */
import type { Speech } from '@sandtable/engine';
import type { Hint } from '@sandtable/players';
import type { Words } from '../words/index.ts';
import { said } from './names.ts';

const percent = (chance: number): number => Math.round(chance * 100);

export function hintLines(speech: Speech, hint: Hint, words: Words): string[] {
  const { before, plans, thumb, compared, worlds } = hint;
  return [
    words.hintCompared({ plans: compared, worlds, before: percent(before) }),
    ...plans.flatMap(({ told, chance, moves, isUsual }, i) => [
      `  ${words.hintPlan({ number: i + 1, after: percent(chance), usual: isUsual })}${told
        .map(({ label }) => said(speech, label))
        .join('; ')}`,
      ...(moves === undefined ? [] : [`     ${words.hintMoves({ what: said(speech, moves) })}`]),
    ]),
    ...thumb.map((reason) => `  ${words.hintThumb({ why: said(speech, reason) })}`),
  ];
}
