/** What can be chosen before play, what is said at the table, and what is wrong with a table. */
import { place } from '@sandtable/coin/text/en/parts';
import type { InSpace, OfKind } from '@sandtable/coin/text/params';
import type { Voice } from '@sandtable/engine';

export const settings = {
  'scenario.2009': (_p: object, voice: Voice) => voice.name('scenario', '2009'),
  'scenario.2005': (_p: object, voice: Voice) => voice.name('scenario', '2005'),
  'scenario.2003': (_p: object, voice: Voice) => voice.name('scenario', '2003'),
  'option.nonPlayers.warlords': () => 'Warlords: three players',
  'option.nonPlayers.government-warlords': () => 'Government and Warlords: two players',
  'option.nonPlayers.government-taliban-warlords': () => 'all but the Coalition: solitaire',
  'option.nonPlayers.coalition-government-warlords': () => 'all but the Taliban: solitaire',
  'option.nonPlayers.all': () => 'all four: for study',
  'option.practice.help': () => 'Two or three players share all four factions (1.5).',
  'option.practice.three': () => 'three players: the Coalition runs the Warlords too',
  'option.practice.two': () => 'two players: the Coalition runs the Government too, the Taliban the Warlords',
  'option.practice.two-with-warlords': () =>
    'two players: the Coalition runs the Government and the Warlords too',
  'option.hiddenNext.help': () => 'Makes deciding easier; the last Event card then has no limits (2.2).',
  'option.freeDeployment': () => 'Free deployment',
  'option.freeDeployment.help': () =>
    'The players place their own pieces: Warlords, Government, Taliban, Coalition (2.1).',
  'option.deception': () => 'Deception markers',
  'option.deception.help': () => 'Each of three or four players draws two secret markers (7.3).',
  'attachment.cards': () => 'Cards and map put right (JSON)',
  'fault.deception': () => 'deception markers are for three or four players',
  'aside.patronage': (p: { amount: number }) => `Turn ${p.amount} Patronage into Warlords Resources`,
  'aside.show': (p: { marker: string }, voice: Voice) =>
    `Show your marker: ${voice.name('deception', p.marker)}`,
  'fault.misplaced': (p: OfKind & InSpace, voice: Voice) =>
    `${voice.name('kinds', p.kind)} may not stand in ${place(p, voice)}`,
  'fault.hidden': (p: InSpace, voice: Voice) =>
    `at Hostility no guerrilla is Underground in ${place(p, voice)}`,
  'fault.returnees': () => 'more +1 Pop markers than there are',
  'fault.returnees-in': (p: InSpace, voice: Voice) =>
    `${place(p, voice)} cannot have these +1 Pop markers: one at most, and only Kabul and Afghan Provinces`,
  'fault.patronage': (p: { patronage: number }) => `Patronage is ${p.patronage}`,
  'fault.box': () => 'a negative number of pieces in a box',
  'fault.in-effect': (p: { card: number }, voice: Voice) =>
    `${voice.name('card', String(p.card))} lasts without being in play`,
  'player.coalition-nonplayer': () => 'Non-player',
  'player.government-nonplayer': () => 'Non-player',
  'player.taliban-nonplayer': () => 'Non-player',
  'player.warlords-nonplayer': () => 'Non-player',
};
