/** Why not. */
import type { Voice } from '@sandtable/engine';
import type { Costs, InLocation, OfEmpire } from '../params.ts';
import { rupees } from './count.ts';

const location = (p: InLocation, v: Voice): string => v.name('location', p.location);

export const why = {
  'why.no-actions': () => 'Both actions of this turn have been made',
  'why.must-act': () => 'Two actions must be made as long as one is possible',
  'why.used': () => 'This card has acted in this turn',
  'why.cost': (p: Costs & { rupees: number }) => `It costs ${rupees(p.cost)}, and you have ${p.rupees}`,
  'why.hand-full': () => 'Your hand is full',
  'why.paid-on': () => 'You have put rupees on this card in this turn',
  'why.toll': (p: Costs & InLocation & { rupees: number }, v: Voice) =>
    `Tribe owners in ${location(p, v)} ask for ${rupees(p.cost)}, and you have ${p.rupees}`,
  'why.isolated': (p: InLocation, v: Voice) => `No card of ${location(p, v)} may be played now`,
  'why.no-spy': () => 'You have no spy on any card',
  'why.no-ring': () => 'There is no other card to go to',
  'why.no-counter': () => 'No card holds a spy of yours and one of somebody else',
  'why.no-bribe': () => 'There is no card of another player with your spy on it that you could pay for',
  'why.no-market-rupees': () => 'There are no rupees on the market',
  'why.no-rupees': () => 'You have no rupees',
  'why.gifts-made': () => 'All three gifts have been made',
  'why.no-majority': (p: InLocation, v: Voice) => `You do not have most units in ${location(p, v)}`,
  'why.no-wazir': (p: InLocation, v: Voice) => `You do not hold the wazir of ${location(p, v)}`,
  'why.nothing-to-tax': (p: InLocation, v: Voice) =>
    `Nobody and no market card of ${location(p, v)} can be taxed`,
  'why.famine': (p: InLocation, v: Voice) => `There is a famine in ${location(p, v)}`,
  'why.bad-weather': () => 'The weather allows no campaign',
  'why.no-army': (p: OfEmpire, v: Voice) =>
    `There is no army of ${v.name('empire', p.empire)} that could move or attack`,
  'why.no-tribe': () => 'You have no tribe on the map',
  'why.no-cube': () => 'There is no cube or cylinder for it',
  'why.no-tableau': () => 'You have no card in your tableau',
  'why.no-host': () => 'All your cards have acted in this turn',
  'why.wazir-used': (p: InLocation, v: Voice) => `The wazir of ${location(p, v)} has acted in this turn`,
  'why.same-regime': () => 'This regime is in force already',
  'why.no-suspect': () => 'There is no spy of another player on your cards',
  'why.inactive': () => 'The card is not activated',
  'why.condition': () => 'The condition for activating it is not met',
} satisfies Record<string, (p: never, v: Voice) => string>;
