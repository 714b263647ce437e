/** Hints for somebody at the keyboard. */
import { type Match, type SeatId, Sight, type Speech } from '@sandtable/engine';
import { hintFor, LEVELS } from '@sandtable/players';
import type { Console } from '../console.ts';
import { hintLines } from '../show/hint.ts';
import { finished } from '../show/thinking.ts';
import type { Keyboard } from './keyboard.ts';

const USUAL_SECONDS = 2;
const MOST_SECONDS = 120;

export class Advice {
  /** How many hints each seat took: part of the record. */
  readonly taken: Record<SeatId, number> = {};
  private readonly match: Match;
  private readonly keyboard: Keyboard;
  private readonly isAmongOthers: boolean;

  constructor(
    match: Match,
    keyboard: Keyboard,
    people: readonly SeatId[],
    taken: Readonly<Record<SeatId, number>>,
  ) {
    this.match = match;
    this.keyboard = keyboard;
    this.isAmongOthers = people.length > 1;
    Object.assign(this.taken, taken);
  }

  /** `isAgreed`: the others at this keyboard have said so. */
  async give(
    seat: SeatId,
    typed: string,
    isAgreed: boolean,
    speech: Speech,
    console: Console,
  ): Promise<void> {
    const { words } = console;
    const { game } = this.match;
    const level = LEVELS.at(-1);
    if (game.mind === undefined || level === undefined) return console.print(words.noMind({ game: game.id }));
    if (this.isAmongOthers && !isAgreed) return console.print(words.hintOthers);
    const asked = Number(typed);
    const seconds = asked >= 1 ? Math.min(MOST_SECONDS, asked) : USUAL_SECONDS;
    const work = hintFor(game.mind, new Sight(this.match, seat), { ...level, seconds });
    if (this.keyboard.isTerminal) console.print(words.hintStop);
    const hint = await finished(work, console, () => this.isStopped());
    this.taken[seat] = (this.taken[seat] ?? 0) + 1;
    for (const line of hintLines(speech, hint, words)) console.print(line);
  }

  /** What comes through a pipe was typed before, and means something else. */
  private async isStopped(): Promise<boolean> {
    return this.keyboard.isTerminal && !(await this.keyboard.wait(0));
  }
}
