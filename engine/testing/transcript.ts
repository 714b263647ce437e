/** Golden transcripts: a whole game as text that a person can read and review. */
import { type Language, type Match, render } from '../index.ts';

/** The journal, one line each, with rule numbers; lines for some seats only are marked with their names. */
export function transcript<S, V>(match: Match<S, V>, language: Language = 'en'): string {
  const speech = match.game.speech[language];
  const out = [`${match.game.id}, ${match.setting.scenario}, ${JSON.stringify(match.setting.options)}`, ''];
  for (const line of match.journal) {
    const only = line.only === undefined ? '' : `(${line.only.join(', ')} only) `;
    const why = line.why === undefined ? '' : `(${line.why}: why) `;
    out.push(
      `${String(line.at).padStart(4)}  ${(line.message.rule ?? '').padEnd(8)} ${why}${only}${render(speech, line.message)}`,
    );
  }
  if (match.result !== undefined) {
    out.push('', render(speech, match.result.reason));
    for (const { seat, rank, score } of match.result.standings) out.push(`${rank}. ${seat} ${score}`);
  }
  return `${out.join('\n')}\n`;
}
