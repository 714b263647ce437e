/** What people are asked. */
import type { Voice } from '@sandtable/engine';
import type { InSpace, OfCard, OfKind, OnTheWay, ToGo } from '../params.ts';
import { the } from './parts.ts';

const title = (p: OfCard, voice: Voice) => voice.name('card', String(p.card));
const place = (p: InSpace, voice: Voice) => voice.name('space', p.space);
const way = (p: OnTheWay, voice: Voice) =>
  `from ${voice.name('space', p.from)} to ${voice.name('space', p.to)}`;
/** How many more may be named, if more than one. */
const toGo = (p: ToGo) => (p.left > 1 ? ` (up to ${p.left} more)` : '');

export const asks = {
  'ask.turn': (p: OfCard & { position: string }, voice: Voice) =>
    `${title(p, voice)}: what do you do as ${p.position} Eligible?`,
  'ask.discord': (p: OfCard & { faction: string }, voice: Voice) =>
    `${title(p, voice)}: does ${voice.name('faction', p.faction)} take the Event or operate?`,
  'ask.ship': () => 'Remove a Shipment for a free Limited Operation?',
  'ask.ship.offer': (p: { faction: string }, voice: Voice) =>
    `Remove one of your Shipments to give ${the(voice, p.faction)} a free Limited Operation?`,
  'ask.ship.operation': () => 'Which free Limited Operation?',

  'ask.operation.space': (p: { operation: string }, voice: Voice) =>
    `${voice.name('operation', p.operation)}: ${p.operation === 'march' ? 'to where' : 'where'}?`,
  'ask.operation.after': (p: { operation: string }, voice: Voice) =>
    `${voice.name('operation', p.operation)} is done: a Special Activity?`,
  'ask.train.troops': (p: InSpace, voice: Voice) => `How many Troops to ${place(p, voice)}?`,
  'ask.train.police': (p: InSpace, voice: Voice) => `How many Police to ${place(p, voice)}?`,
  'ask.train.then': () => 'A Base or Civic Action in one of the spaces?',
  'ask.train.base': (p: InSpace, voice: Voice) =>
    `How many of the 3 cubes given up for a Base in ${place(p, voice)} are Troops?`,
  'ask.train.civic': (p: InSpace, voice: Voice) => `More Civic Action in ${place(p, voice)}?`,
  'ask.patrol.from': () => 'Patrol: move cubes from where?',
  'ask.patrol.to': (p: { from: string }, voice: Voice) =>
    `Where do the cubes of ${voice.name('space', p.from)} go?`,
  'ask.patrol.assault': () => 'Assault on a LoC at no cost?',
  'ask.sweep.from': (p: InSpace, voice: Voice) => `Move Troops into ${place(p, voice)} from where?`,
  'ask.sweep.counted': () => 'Which cubes search in this Sweep?',
  'ask.move.troops': (p: OnTheWay, voice: Voice) => `How many Troops ${way(p, voice)}?`,
  'ask.move.police': (p: OnTheWay, voice: Voice) => `How many Police ${way(p, voice)}?`,
  'ask.move.underground': (p: OnTheWay, voice: Voice) => `How many Underground guerrillas ${way(p, voice)}?`,
  'ask.move.active': (p: OnTheWay & { underground: number }, voice: Voice) =>
    `How many Active guerrillas ${way(p, voice)}?`,
  'ask.move.piece': (p: OnTheWay & { underground: number; active: number }, voice: Voice) =>
    `Who goes ${way(p, voice)}?`,
  'ask.expose': (p: InSpace & { left: number }, voice: Voice) =>
    `Make a guerrilla in ${place(p, voice)} Active${toGo(p)}`,
  'ask.remove': (p: InSpace & { left: number }, voice: Voice) =>
    `Remove a piece from ${place(p, voice)}${toGo(p)}`,
  'ask.rally.how': (p: InSpace, voice: Voice) => `How do you Rally in ${place(p, voice)}?`,
  'ask.rally.guerrillas': (p: InSpace, voice: Voice) => `How many guerrillas in ${place(p, voice)}?`,
  'ask.rally.give-up': (p: InSpace, voice: Voice) =>
    `Which guerrilla in ${place(p, voice)} is given up for the Base?`,
  'ask.rally.from': (p: InSpace & { gathered: number }, voice: Voice) =>
    `Gather guerrillas in ${place(p, voice)} from where?`,
  'ask.march.from': (p: InSpace, voice: Voice) => `March to ${place(p, voice)} from where?`,
  'ask.ambush': () => 'Which of the Attacks is an Ambush?',
  'ask.attack.how': (p: InSpace, voice: Voice) => `Attack in ${place(p, voice)} by die or by Ambush?`,

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
  'ask.withdraw.from': () => 'From which space do you take a piece of yours?',
  'ask.withdraw.piece': (p: InSpace, voice: Voice) => `Which piece leaves ${place(p, voice)}?`,
  'ask.place.kind': (p: InSpace, voice: Voice) => `Which piece is placed in ${place(p, voice)}?`,
  'ask.shipment.taker': (p: InSpace, voice: Voice) =>
    `Which guerrilla in ${place(p, voice)} takes the Shipment?`,
  'ask.shipment.save': (p: InSpace, voice: Voice) =>
    `The carrier in ${place(p, voice)} is removed: who takes its Shipment?`,

  'ask.deploy.where': (p: OfKind & { left: number }, voice: Voice) =>
    `Where do ${voice.name('kinds', p.kind)} start (${p.left} left)?`,
  'ask.deploy.number': (p: OfKind & InSpace, voice: Voice) =>
    `How many ${voice.name('kinds', p.kind)} in ${place(p, voice)}?`,
  'ask.control.repair': (p: { left: number }) => `Remove a Terror or Sabotage marker${toGo(p)}?`,
  'ask.drug-profits': (p: InSpace, voice: Voice) =>
    `A Base or Resources for the Shipment in ${place(p, voice)}?`,
  'ask.civic-action': () => 'Civic Action where?',
  'ask.agitation': () => 'Agitate where?',
  'ask.elite-backing': () => 'Elite Backing: a free Rally where?',
  'ask.redeploy.from': () => 'Redeploy cubes from where?',
  'ask.zone': () => 'Which Department becomes a FARC Zone?',
  'ask.redeploy.to': (p: OfKind & { from: string }, voice: Voice) =>
    `Redeploy ${voice.name('kinds', p.kind)} from ${voice.name('space', p.from)} to where?`,
  'ask.redeploy.number': (p: OfKind & OnTheWay, voice: Voice) =>
    `How many ${voice.name('kinds', p.kind)} ${way(p, voice)}?`,

  'ask.event.shift': (p: OfCard & ToGo, voice: Voice) =>
    `${title(p, voice)}: which space changes its allegiance${toGo(p)}?`,
  'ask.event.remove': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: remove from where${toGo(p)}?`,
  'ask.event.place': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: place where${toGo(p)}?`,
  'ask.event.replace': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: replace where${toGo(p)}?`,
  'ask.event.sabotage': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: Sabotage where${toGo(p)}?`,
  'ask.event.from': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: move from where${toGo(p)}?`,
  'ask.event.to': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: move to where${toGo(p)}?`,
  'ask.event.turn': (p: OfCard & ToGo, voice: Voice) =>
    `${title(p, voice)}: turn guerrillas over where${toGo(p)}?`,
  'ask.event.act': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: act where${toGo(p)}?`,
  'ask.event.choose': (p: OfCard & ToGo, voice: Voice) => `${title(p, voice)}: which space${toGo(p)}?`,
  'ask.event.how': (p: OfCard & InSpace, voice: Voice) =>
    `${title(p, voice)}: what is done in ${place(p, voice)}?`,
  'ask.event.piece': (p: OfCard & InSpace, voice: Voice) =>
    `${title(p, voice)}: which piece in ${place(p, voice)}?`,
  'ask.event.stays': (p: OfCard & InSpace, voice: Voice) =>
    `${title(p, voice)}: which guerrilla stays in ${place(p, voice)}?`,
  'ask.event.faction': (p: OfCard, voice: Voice) => `${title(p, voice)}: which faction?`,
  'ask.event.whether': (p: OfCard, voice: Voice) => `${title(p, voice)}: make use of it?`,
  'ask.event.option': (p: OfCard, voice: Voice) => `${title(p, voice)}: which of these?`,
  'ask.event.number': (p: OfCard & OnTheWay & { kind: string }, voice: Voice) =>
    `${title(p, voice)}: how many ${voice.name('kinds', p.kind)} ${way(p, voice)}?`,
  'ask.event.count': (p: OfCard, voice: Voice) => `${title(p, voice)}: how many?`,
};
