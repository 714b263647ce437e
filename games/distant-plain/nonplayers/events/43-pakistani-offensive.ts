import { adjacentOf, idOf, isPakistan, type Space } from '../../map.ts';
import { control, guerrillas, peopleOf, type State } from '../../state.ts';
import { controlWith } from '../ground.ts';
import { type Mind, offered, spaceIn } from '../mind.ts';
import { best, random } from '../selection.ts';
import { AS_USUAL, type Instruction, type Policies } from './instruction.ts';

const sendable = (state: State, from: Space): number => guerrillas(state, from, 'taliban') - 1;

function offensiveGoals(state: State, from: Space): Space[] {
  const goals = adjacentOf(from).filter(
    (to) =>
      !isPakistan(to) &&
      control(state, to) !== 'taliban' &&
      controlWith(state, to, { taliban: sendable(state, from) }) === 'taliban',
  );
  return best(goals, (to) => peopleOf(to, state));
}

function offensiveFrom(mind: Mind): string {
  const from = offered(mind).filter(
    (one) => sendable(mind.state, one) > 0 && offensiveGoals(mind.state, one).length > 0,
  );
  return from.length === 0 ? 'done' : idOf(random(mind, from));
}

function offensiveTo(mind: Mind): string {
  const open = offered(mind);
  const won = open.filter((to) => control(mind.state, to) !== 'taliban');
  return idOf(
    random(
      mind,
      best(won.length > 0 ? won : open, (to) => peopleOf(to, mind.state)),
    ),
  );
}

/** All but one leave in all. */
function offensiveNumber(mind: Mind): string {
  const from = spaceIn(mind.prompt, 'from');
  const most = from === undefined ? 0 : Math.max(0, sendable(mind.state, from));
  return mind.options.filter((option) => Number(option) <= most).at(-1) ?? '0';
}

/** All but one leave each space of Pakistan, to where that brings Taliban Control. */
export const offensive: Policies = {
  'ask.event.from': offensiveFrom,
  'ask.event.to': offensiveTo,
  'ask.event.number': offensiveNumber,
};

/** 43 Pakistani Offensive. */
export const pakistaniOffensive: Instruction = AS_USUAL;
