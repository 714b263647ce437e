/** What people are asked. */
import { place, title, toGo } from '@sandtable/coin/text/en/parts';
import type { InSpace, OfCard } from '@sandtable/coin/text/params';
import type { Voice } from '@sandtable/engine';
import { the } from './parts.ts';

export const asks = {
  'ask.discord': (p: OfCard & { faction: string }, voice: Voice) =>
    `${title(p, voice)}: does ${voice.name('faction', p.faction)} take the Event or operate?`,
  'ask.ship': () => 'Remove a Shipment for a free Limited Operation?',
  'ask.ship.offer': (p: { faction: string }, voice: Voice) =>
    `Remove one of your Shipments to give ${the(voice, p.faction)} a free Limited Operation?`,
  'ask.ship.operation': () => 'Which free Limited Operation?',
  'ask.sweep.counted': () => 'Which cubes search in this Sweep?',
  'ask.rally.from': (p: InSpace & { gathered: number }, voice: Voice) =>
    `Gather guerrillas in ${place(p, voice)} from where?`,
  'ask.ambush': () => 'Which of the Attacks is an Ambush?',
  'ask.air-lift.from': () => 'Air Lift Troops from where?',
  'ask.air-lift.to': (p: { from: string }, voice: Voice) =>
    `Air Lift Troops from ${voice.name('space', p.from)} to where?`,
  'ask.air-strike': () => 'Air Strike where?',
  'ask.eradicate': () => 'Eradicate in which Department?',
  'ask.eradicate.shift': (p: InSpace, voice: Voice) =>
    `Which space does the spraying of ${place(p, voice)} shift toward Active Opposition?`,
  'ask.extort': () => 'Extort where?',
  'ask.kidnap': () => 'Kidnap where?',
  'ask.kidnap.victim': (p: InSpace, voice: Voice) => `Who pays the ransom in ${place(p, voice)}?`,
  'ask.assassinate': () => 'Assassinate where?',
  'ask.cultivate': () => 'Cultivate where?',
  'ask.cultivate.from': (p: InSpace, voice: Voice) => `Where does the Base for ${place(p, voice)} come from?`,
  'ask.process.how': () => 'Process: sell a Base, or load a Shipment?',
  'ask.process.sell': () => 'Which Base is turned into Resources?',
  'ask.process.load': () => 'Load a Shipment where?',
  'ask.bribe': () => 'Bribe where?',
  'ask.bribe.target': (p: InSpace & { left: number; after: string }, voice: Voice) =>
    `Who is bribed in ${place(p, voice)}${toGo(p)}?`,
  'ask.shipment.taker': (p: InSpace, voice: Voice) =>
    `Which guerrilla in ${place(p, voice)} takes the Shipment?`,
  'ask.shipment.save': (p: InSpace, voice: Voice) =>
    `The carrier in ${place(p, voice)} is removed: who takes its Shipment?`,
  'ask.control.repair': (p: { left: number }) => `Remove a Terror or Sabotage marker${toGo(p)}?`,
  'ask.drug-profits': (p: InSpace, voice: Voice) =>
    `A Base or Resources for the Shipment in ${place(p, voice)}?`,
  'ask.civic-action': () => 'Civic Action where?',
  'ask.agitation': () => 'Agitate where?',
  'ask.elite-backing': () => 'Elite Backing: a free Rally where?',
  'ask.zone': () => 'Which Department becomes a FARC Zone?',
  'ask.event.stays': (p: OfCard & InSpace, voice: Voice) =>
    `${title(p, voice)}: which guerrilla stays in ${place(p, voice)}?`,
};
