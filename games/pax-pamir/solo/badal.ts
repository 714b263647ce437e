/** I3 Shere Khan's Badal tokens: one for each action, as soon as a rank more changes the result (doubt 110). */
import { MOST_RANK } from '../components/players.ts';
import { playerOf } from '../state.ts';
import { say } from '../text/say.ts';
import type { KhanAct } from './actions/act.ts';
import { explain } from './telling.ts';

/** Whether he can spend one with a card of that rank. */
export const hasToken = ({ state, who, rank }: KhanAct): boolean =>
  state.variants.badal && rank < MOST_RANK && playerOf(state, who).badal > 0;

export function spendToken({ table, state, who, court }: KhanAct): void {
  playerOf(state, who).badal--;
  state.badal++;
  explain(table, say('sk.badal.spent', 'I3', { card: String(court.card) }));
}

/** Counts what an action may do: as much as the rank, and one more if he has a token for it. */
export class Allowance {
  private readonly act: KhanAct;
  private left: number;
  private hasSpent = false;

  constructor(act: KhanAct) {
    this.act = act;
    this.left = act.rank;
  }

  /** How many more, counting what a token would bring. */
  get most(): number {
    return this.left + (!this.hasSpent && hasToken(this.act) ? 1 : 0);
  }

  /** Uses one up; there must be something to use it on. */
  use(): void {
    if (this.left === 0) {
      spendToken(this.act);
      this.hasSpent = true;
      return;
    }
    this.left--;
  }
}
