/** Promises about hidden things that views alone do not show: what is told, what is chosen in secret, who may guess. */
import type { Answer, Match, Message, Viewer } from '../index.ts';
import { Broken, firstDifference, viewersOf } from './checks.ts';

/**
 * What the journal tells a viewer about an answer must not depend on what stays hidden from the viewer, unless the
 * answer is a fence: otherwise it could be taken back after a look.
 */
export function logsNothingHidden<S, V>(match: Match<S, V>, answer: Answer, seed: string): void {
  for (const viewer of viewersOf(match)) {
    const here = match.fork({ journal: true });
    const there = match.imagine(viewer, seed, true);
    const told = linesOf(here, viewer, answer);
    const elsewhere = linesOf(there, viewer, answer);
    // In that world the answer may not be possible, or a joint ask lacks the others' answers.
    if (told === undefined || elsewhere === undefined || here.number !== there.number) continue;
    if (told !== elsewhere && here.fence !== here.seq)
      throw new Broken(
        'fence',
        `the journal tells ${viewer} of "${answer.option}": ${firstDifference(told, elsewhere)}`,
      );
  }
}

/** Gives the answer and returns what the viewer reads of it; undefined when it cannot be given. */
function linesOf<S, V>(match: Match<S, V>, viewer: Viewer, answer: Answer): string | undefined {
  const before = match.journal.length;
  try {
    if (answer.aside === true) match.aside(answer.seat, answer.option);
    else match.answer(answer.seat, answer.option);
  } catch {
    return undefined;
  }
  const messages: Message[] = match.lines(viewer, before).map((line) => line.message);
  return JSON.stringify(messages);
}

/**
 * A choice that others cannot see afterwards, while whoever made it can, is made in secret: unless the ask says so, a
 * page tells everybody what was chosen.
 */
export function marksSecretChoices<S, V>(match: Match<S, V>): void {
  const [seat, ...more] = match.turn;
  if (seat === undefined || more.length > 0 || match.declines.secret) return;
  if ((match.ask(seat)?.seats.length ?? 0) > 1) return;
  const menu = match.menuOf(seat);
  const [one, other] = [menu[0], menu.at(-1)];
  if (one === undefined || other === undefined || one === other) return;
  const [a, b] = [match.fork({ journal: true }), match.fork({ journal: true })];
  a.answer(seat, one);
  b.answer(seat, other);
  if (JSON.stringify(a.view(seat)) === JSON.stringify(b.view(seat))) return;
  const from = match.fork({ journal: true }).journal.length;
  for (const viewer of viewersOf(match))
    if (viewer !== seat && seenBy(a, viewer, from) === seenBy(b, viewer, from))
      throw new Broken(
        'secret',
        `${viewer} cannot see whether ${seat} took "${one}" or "${other}" for "${match.prompt?.key}": the ask is not marked secret`,
      );
}

function seenBy<S, V>(match: Match<S, V>, viewer: Viewer, from: number): string {
  const ask = match.ask(viewer);
  return JSON.stringify([
    match.view(viewer),
    ask?.prompt ?? null,
    ask?.seats ?? null,
    match.lines(viewer, from).map((line) => line.message),
  ]);
}
