/** What wins for every seat, and what lacks, as lines of a terminal. */
import { type Goal, lacking, type Speech } from '@sandtable/engine';
import type { Words } from '../words/index.ts';
import { said, seatName } from './names.ts';

const SIGNS = { reach: '≥', exceed: '>', fall: '≤' } as const;

const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export function goalLines(speech: Speech, goals: readonly Goal[], words: Words): string[] {
  return goals.flatMap(({ seat, ways }) => [
    seatName(speech, seat),
    ...ways.flatMap(({ wins, parts }) => [
      `  ${said(speech, wins)}`,
      ...parts.flatMap((part) => {
        const lacks = lacking(part);
        const have = `${figure(part.have)} / ${SIGNS[part.must]}${figure(part.goal)}`;
        const helps = lacks === 0 ? [] : part.helps.map((help) => `      - ${said(speech, help)}`);
        return [
          `    ${said(speech, part.what)}${words.colon}${have} (${lacks === 0 ? words.goalMet : words.goalLacks({ n: lacks })})`,
          ...helps,
        ];
      }),
    ]),
  ]);
}
