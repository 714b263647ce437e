/** What the staff does on a card. */
import { choiceAfter } from '@sandtable/coin';
import { isLastEvent } from '../../deck.ts';
import { INSURGENTS } from '../../forces.ts';
import { basesOnMap } from '../../state.ts';
import { margin } from '../../victory.ts';
import { assaultGain } from './assault.ts';
import { opinionOf } from '../events/index.ts';
import { foresee, type Habit } from './foresight.ts';
import { explain, highest, type StaffMind } from './mind.ts';
import { patrolGain } from './patrol.ts';
import { positionWorth } from './prospects.ts';
import { sweepGain } from './sweep.ts';
import { trainGain } from './train.ts';
import { WEIGHTS } from './weights.ts';

const PASS = 3;
const OPERATIONS = ['train', 'sweep', 'assault', 'patrol'] as const;

/** What comes out best when it is tried to the end of the next card. The text meant for the others is left to them. */
export function foreseenTurn(mind: StaffMind, habit: Habit): string {
  const { state } = mind;
  const tried = mind.options
    .filter((option) => option !== 'shaded')
    .map((option) => ({ option, worth: positionWorth(foresee(state, option, habit)) }))
    .toSorted((a, b) => b.worth - a.worth);
  const [best, second] = tried;
  if (best === undefined) return 'pass';
  explain(mind, reasonFor(best.option));
  if (second !== undefined) {
    const points = Math.round(10 * (best.worth - second.worth)) / 10;
    mind.why.push({ key: 'staff.foreseen', params: { points, tried: tried.length } });
  }
  return best.option;
}

function reasonFor(option: string): (typeof TURN_REASONS)[number] {
  return TURN_REASONS.find((reason) => reason === `staff.${option}`) ?? 'staff.event';
}

const TURN_REASONS = [
  'staff.train',
  'staff.patrol',
  'staff.sweep',
  'staff.assault',
  'staff.pass',
  'staff.event',
] as const;

/** By rule of thumb, what gains most on this card: the Event, an Operation, or the Resources of a Pass. */
export function usualTurn(mind: StaffMind): string {
  const { state, options, outlook } = mind;
  const isLimited = choiceAfter(state.done)?.operation === 'limited' || isLastEvent(state);
  const gains = {
    train: trainGain(outlook, isLimited),
    sweep: sweepGain(outlook, isLimited),
    assault: assaultGain(outlook, isLimited),
    patrol: patrolGain(outlook),
  };
  const open = OPERATIONS.filter((one) => options.includes(one));
  const operation = highest(open, (one) => gains[one]);
  const best = operation === undefined ? 0 : gains[operation];
  const least = PASS * outlook.resource;
  const event = options.find((option) => option === 'unshaded' || option === 'event');
  const worth = WEIGHTS.event * opinionOf(state.card).worth(state);
  if (event !== undefined && worth > Math.max(best, least)) return event;
  return operation !== undefined && best > least ? operation : 'pass';
}

/** Insurgent Discord: the Event only if it does not bring the faction nearer to its goal. */
export function staffDiscord(mind: StaffMind): string {
  const faction = INSURGENTS.find((one) => one === mind.prompt.params?.['faction']);
  const isClose = faction !== undefined && margin(mind.state, faction) > -3;
  explain(mind, 'staff.discord');
  return isClose || basesOnMap(mind.state, 'farc') > 6 ? 'event' : 'operation';
}
