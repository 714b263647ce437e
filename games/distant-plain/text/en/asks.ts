/** What people are asked. */
import { place, way } from '@sandtable/coin/text/en/parts';
import type { InSpace, OfFaction, OfKind, OnTheWay } from '@sandtable/coin/text/params';
import type { Voice } from '@sandtable/engine';

const priced = (cost: number): string => (cost === 0 ? '' : ` (Government Resources −${cost})`);

export const asks = {
  'ask.train.then.coalition': () =>
    'Civic Action in one of the spaces, or Patronage into Resources in Kabul?',
  'ask.train.gather': (p: InSpace & { left: number }, voice: Voice) =>
    `No cube is Available: take one to ${place(p, voice)} from where (${p.left} left)?`,
  'ask.train.gathered': (p: { from: string }, voice: Voice) =>
    `Which cube leaves ${voice.name('space', p.from)}?`,
  'ask.train.base-from': (p: InSpace, voice: Voice) =>
    `No Base is Available: which one goes to ${place(p, voice)}?`,
  'ask.train.then-police': () => 'Police to which space with Coalition Troops?',
  'ask.sweep.along': (p: OnTheWay & { cost: number }, voice: Voice) =>
    `How many Government Troops go along ${way(p, voice)}${priced(p.cost)}?`,
  'ask.sweep.activate': () => 'Make a guerrilla Active in any one space?',
  'ask.bombs': () => 'A bomb by the road: in which space?',
  'ask.assault.joint': (p: InSpace & { cost: number }, voice: Voice) =>
    `Do Government cubes fight in ${place(p, voice)} too${priced(p.cost)}?`,
  'ask.assault.activate': (p: InSpace, voice: Voice) =>
    `Before the Assault in ${place(p, voice)}: whose guerrilla becomes Active?`,
  'ask.assault.guerrillas': () => 'After the Assault: place a guerrilla in which space?',
  'ask.rally.more': () => 'One space takes more guerrillas: which?',
  'ask.rally.sharia': () => 'Sharia in one of the spaces with a Taliban Base?',
  'ask.rally.sharia.more': (p: InSpace, voice: Voice) => `More Sharia in ${place(p, voice)}?`,
  'ask.attack.sacrifice': (p: InSpace, voice: Voice) =>
    `Give up one of your guerrillas in ${place(p, voice)} to remove more?`,
  'ask.elders': (p: InSpace & OfFaction, voice: Voice) =>
    `${voice.name('faction', p.faction)} would change the level of ${place(p, voice)}: what do the elders say?`,
  'ask.cancel': (p: { activity: string; cost: number }, voice: Voice) =>
    `Cancel the ${voice.name('activity', p.activity)} for ${p.cost} of your Resources?`,
  'ask.activity.more': (p: { activity: string }, voice: Voice) =>
    `${voice.name('activity', p.activity)} in one more space?`,
  'ask.surge': (p: { left: number }) => `Surge: which space (up to ${p.left})?`,
  'ask.surge.number': (p: InSpace & OfKind & { here: number }, voice: Voice) =>
    `How many ${voice.name('kinds', p.kind)} shall there be in ${place(p, voice)} (now ${p.here})?`,
  'ask.surge.roll': () => 'Roll a die for Aid and Warlords Resources?',
  'ask.surge.aid': (p: { roll: number }) =>
    `The roll is ${p.roll}: how much of it for Aid? The Warlords get the rest.`,
  'ask.air-lift.from': () => 'Air Lift Troops from where?',
  'ask.air-lift.to': (p: { from: string }, voice: Voice) =>
    `Air Lift Troops from ${voice.name('space', p.from)} to where?`,
  'ask.move.coalition-troops': (p: OnTheWay, voice: Voice) => `How many Coalition Troops ${way(p, voice)}?`,
  'ask.move.government-troops': (p: OnTheWay, voice: Voice) => `How many Government Troops ${way(p, voice)}?`,
  'ask.air-strike': () => 'Air Strike where?',
  'ask.air-strike.how': (p: InSpace, voice: Voice) => `How is ${place(p, voice)} struck?`,
  'ask.air-strike.stir': () => 'Place guerrillas in which space of Pakistan that was struck?',
  'ask.air-strike.anger': () => 'Which Province that was struck shifts toward Opposition?',
  'ask.govern': () => 'Govern where?',
  'ask.govern.how': (p: InSpace, voice: Voice) => `How do you Govern ${place(p, voice)}?`,
  'ask.transport.from': () => 'Transport Troops from where?',
  'ask.transport.to': (p: { from: string }, voice: Voice) =>
    `Transport Troops from ${voice.name('space', p.from)} to where?`,
  'ask.eradicate': () => 'Eradicate in which Province?',
  'ask.extort': () => 'Extort where?',
  'ask.infiltrate': () => 'Infiltrate where?',
  'ask.infiltrate.how': (p: InSpace, voice: Voice) => `How do you Infiltrate ${place(p, voice)}?`,
  'ask.cultivate': () => 'Cultivate where?',
  'ask.traffic': () => 'Traffic where?',
  'ask.suborn': () => 'Suborn where?',
  'ask.suborn.how': (p: InSpace, voice: Voice) => `What do you buy in ${place(p, voice)}?`,
  'ask.sabotage': (p: { left: number }) =>
    `Only ${p.left} ${p.left === 1 ? 'marker is' : 'markers are'} left: which LoC is Sabotaged?`,
  'ask.civic-action': () => 'Civic Action where?',
  'ask.sharia': () => 'Sharia where?',
  'ask.desertion': (p: InSpace & { deserters: number }, voice: Voice) =>
    `${p.deserters} ${p.deserters === 1 ? 'cube deserts' : 'cubes desert'} in ${place(p, voice)}: how many of them are Troops?`,
  'ask.deception': () => 'Show a marker before it is seen whether somebody wins?',
};
