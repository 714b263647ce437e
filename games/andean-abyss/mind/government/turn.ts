/** What the staff does on a card. */
import { choiceAfter } from '@sandtable/coin';
import { isLastEvent } from '../../deck.ts';
import { INSURGENTS } from '../../forces.ts';
import { basesOnMap } from '../../state.ts';
import { margin } from '../../victory.ts';
import { assaultGain } from './assault.ts';
import { opinionOf } from '../../nonplayers/events/index.ts';
import { explain, highest, type StaffMind } from './mind.ts';
import { patrolGain } from './patrol.ts';
import { sweepGain } from './sweep.ts';
import { trainGain } from './train.ts';
import { WEIGHTS } from './weights.ts';

const PASS = 3;
const OPERATIONS = ['train', 'sweep', 'assault', 'patrol'] as const;

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
  const isEvent = event !== undefined && worth > Math.max(best, least);
  const option = isEvent ? event : operation !== undefined && best > least ? operation : 'pass';
  explain(mind, reasonFor(option));
  return option;
}

/** Insurgent Discord: the Event only if it does not bring the faction nearer to its goal. */
export function staffDiscord(mind: StaffMind): string {
  const faction = INSURGENTS.find((one) => one === mind.prompt.params?.['faction']);
  const isClose = faction !== undefined && margin(mind.state, faction) > -3;
  explain(mind, 'staff.discord');
  return isClose || basesOnMap(mind.state, 'farc') > 6 ? 'event' : 'operation';
}
