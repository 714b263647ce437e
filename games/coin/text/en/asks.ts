/** What people are asked. */
import type { Voice } from '@sandtable/engine';
import type { Due, InSpace, OfCard, OfKind, OnTheWay, ToGo } from '../params.ts';
import { due, place, title, toGo, way } from './parts.ts';

export const asks = {
  'ask.turn': (p: OfCard & { position: string }, voice: Voice) =>
    `${title(p, voice)}: what do you do as ${p.position} Eligible?`,
  'ask.operation.space': (p: { operation: string }, voice: Voice) =>
    `${voice.name('operation', p.operation)}: ${p.operation === 'march' ? 'to where' : 'where'}?`,
  'ask.operation.after': (p: { operation: string }, voice: Voice) =>
    `${voice.name('operation', p.operation)} is done: a Special Activity?`,
  'ask.train.troops': (p: InSpace & Due, voice: Voice) =>
    `How many ${p.payer === undefined ? '' : `${voice.name('faction', p.payer)} `}Troops to ${place(p, voice)}?${due(p, voice)}`,
  'ask.train.police': (p: InSpace & Due, voice: Voice) =>
    `How many Police to ${place(p, voice)}?${due(p, voice)}`,
  'ask.train.then': () => 'A Base or Civic Action in one of the spaces?',
  'ask.train.base': (p: InSpace, voice: Voice) =>
    `How many of the 3 cubes given up for a Base in ${place(p, voice)} are Troops?`,
  'ask.train.civic': (p: InSpace, voice: Voice) => `More Civic Action in ${place(p, voice)}?`,
  'ask.patrol.from': () => 'Patrol: move cubes from where?',
  'ask.patrol.to': (p: { from: string }, voice: Voice) =>
    `Where do the cubes of ${voice.name('space', p.from)} go?`,
  'ask.patrol.assault': () => 'Assault on a LoC at no cost?',
  'ask.sweep.from': (p: InSpace, voice: Voice) => `Move Troops into ${place(p, voice)} from where?`,
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
  'ask.march.from': (p: InSpace, voice: Voice) => `March to ${place(p, voice)} from where?`,
  'ask.attack.how': (p: InSpace, voice: Voice) => `Attack in ${place(p, voice)} by die or by Ambush?`,
  'ask.withdraw.from': () => 'From which space do you take a piece of yours?',
  'ask.withdraw.piece': (p: InSpace, voice: Voice) => `Which piece leaves ${place(p, voice)}?`,
  'ask.place.kind': (p: InSpace, voice: Voice) => `Which piece is placed in ${place(p, voice)}?`,
  'ask.deploy.where': (p: OfKind & { left: number }, voice: Voice) =>
    `Where do ${voice.name('kinds', p.kind)} start (${p.left} left)?`,
  'ask.deploy.number': (p: OfKind & InSpace, voice: Voice) =>
    `How many ${voice.name('kinds', p.kind)} in ${place(p, voice)}?`,
  'ask.redeploy.from': () => 'Redeploy from where?',
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
  'ask.event.faction': (p: OfCard, voice: Voice) => `${title(p, voice)}: which faction?`,
  'ask.event.whether': (p: OfCard, voice: Voice) => `${title(p, voice)}: make use of it?`,
  'ask.event.option': (p: OfCard, voice: Voice) => `${title(p, voice)}: which of these?`,
  'ask.event.number': (p: OfCard & OnTheWay & { kind: string }, voice: Voice) =>
    `${title(p, voice)}: how many ${voice.name('kinds', p.kind)} ${way(p, voice)}?`,
  'ask.event.send': (p: OfCard & OfKind & { box: string }, voice: Voice) =>
    `${title(p, voice)}: how many ${voice.name('kinds', p.kind)} to ${voice.name('box', p.box)}?`,
  'ask.event.transfer': (p: OfCard & { from: string; to: string }, voice: Voice) =>
    `${title(p, voice)}: how much from ${voice.name('track', p.from)} to ${voice.name('track', p.to)}?`,
  'ask.event.count': (p: OfCard, voice: Voice) => `${title(p, voice)}: how many?`,
};
