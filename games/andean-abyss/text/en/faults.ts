/** What is wrong with a position from a file. */
import { place } from '@sandtable/coin/text/en/parts';
import type { InSpace, OfFaction } from '@sandtable/coin/text/params';
import type { Voice } from '@sandtable/engine';

export const faults = {
  'fault.not-opened': (p: InSpace, voice: Voice) => `pieces in ${place(p, voice)}, which is no space`,
  'fault.no-zone': (p: InSpace, voice: Voice) =>
    `${place(p, voice)} is no Department, or a FARC Zone already, so it cannot become one`,
  'fault.zone': (p: InSpace, voice: Voice) => `Government pieces in the FARC Zone ${place(p, voice)}`,
  'fault.ecuador': (p: OfFaction, voice: Voice) =>
    `too many pieces of ${voice.name('faction', p.faction)} in ${voice.name('space', 'ecuador')}`,
  'fault.scenario': () => 'a position stands in for the set-up: it needs the standard scenario',
  'fault.shielded': (_p: object, voice: Voice) =>
    `${voice.name('card', '42')} is in effect exactly when it shields a faction`,
  'fault.president': (p: { president: string }, voice: Voice) =>
    `${voice.name('president', p.president)} takes office only after more Elections`,
  'fault.after-reset': () =>
    'right after a Propaganda card all are Eligible, and no Terror, Sabotage, Momentum or Active guerrilla is left',
  'fault.shipments': () => 'more Shipments than there are',
  'fault.carrier': (p: InSpace, voice: Voice) => `a Shipment nobody carries in ${place(p, voice)}`,
};
