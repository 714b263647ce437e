/**
 * What would come of a turn: it is played on a copy of what the staff sees, and then what the others would do by their
 * charts (8.5 to 8.7), to the end of the next card, which lies face up (2.2). Nobody's hidden cards or dice are used:
 * the copy has none, and its dice are its own.
 */
import {
  type Chance,
  clone,
  Dice,
  fastDice,
  type Message,
  Plans,
  type Rules,
  type Table,
} from '@sandtable/engine';
import { type Faction, isInsurgent } from '../../forces.ts';
import { playPhase } from '../../propaganda/index.ts';
import { playCard } from '../../sequence.ts';
import type { State } from '../../state.ts';
import type { Asked } from '../mind.ts';
import { PLANS } from '../play.ts';

/** How the Government answers while it thinks ahead: its rules of thumb. */
export type Habit = (state: State, prompt: Message, options: readonly string[]) => string;

/** More turns than two cards and a Round can have. */
const MOST_STEPS = 40;
const TWO = 2;

const nothing = (): void => undefined;

/** Everything but the state and the dice is for people, and nobody looks. */
function quietTable(state: State, dice: Chance): Table<State> {
  return {
    state,
    roll: (sides) => dice.roll(sides),
    below: (n) => dice.below(n),
    shuffle: (cards) => dice.shuffle(cards),
    reveal: nothing,
    log: nothing,
    tell: nothing,
    fired: nothing,
  };
}

/** The Government's turn on the card in play, beginning with this option, and all that follows. */
export function foresee(seen: State, option: string, habit: Habit): State {
  const state = clone(seen);
  const table = quietTable(state, new Dice(fastDice(`staff/${seen.played.length}`)));
  runOut(table, playCard(table), habit, option);
  for (let steps = 0; steps < MOST_STEPS && !isFarEnough(state, seen); steps++) {
    const { stage } = state;
    if (stage.kind === 'card') runOut(table, playCard(table), habit);
    else if (stage.kind === 'propaganda') runOut(table, playPhase(table, stage.phase), habit);
  }
  return state;
}

/** At the end of the next card, or of the Support Phase when a Round comes first. */
function isFarEnough({ stage, card, done }: State, seen: State): boolean {
  if (stage.kind === 'propaganda') return stage.phase === 'redeploy';
  if (stage.kind !== 'card') return true;
  if (card === seen.card) return false;
  return card !== seen.deck[0] || done.filter((one) => one.deed !== 'pass').length >= TWO;
}

/** Lets rules run to their end; everybody answers as usual. */
function runOut(table: Table<State>, rules: Rules<void>, habit: Habit, opening?: string): void {
  const { state } = table;
  const plans = new Plans<Asked>();
  let first = opening;
  let seq = 0;
  for (let step = rules.next(''); step.done !== true; seq++) {
    const { seats, prompt } = step.value;
    const seat = seats[0] as Faction;
    const options = step.value.options(seat);
    const given =
      first ??
      (isInsurgent(seat)
        ? plans.reply(seat, PLANS[seat], { view: state, prompt, options, dice: table }, seq).option
        : habit(state, prompt, options));
    first = undefined;
    step = rules.next(given);
  }
}
