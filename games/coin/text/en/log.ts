/** The lines of the journal. */
import type { Voice } from '@sandtable/engine';
import type { InSpace, OfCard, OfFaction, OfPieces } from '../params.ts';
import { counted, place, resources, signed, title, way, who } from './parts.ts';

export const log = {
  'log.placed': (p: OfPieces & InSpace, voice: Voice) =>
    `${counted(voice, p.count, p.kind)} placed in ${place(p, voice)}.`,
  'log.removed': (p: OfPieces & InSpace, voice: Voice) =>
    `${counted(voice, p.count, p.kind)} removed from ${place(p, voice)}.`,
  'log.moved': (p: OfPieces & { from: string; to: string }, voice: Voice) =>
    `${counted(voice, p.count, p.kind)} moved ${way(p, voice)}.`,
  'log.turned': (p: OfPieces & InSpace, voice: Voice) =>
    `${place(p, voice)}: ${p.count} turned over, now ${voice.name(p.count === 1 ? 'kind' : 'kinds', p.kind)}.`,
  'log.lost': (p: OfPieces, voice: Voice) => `${counted(voice, p.count, p.kind)} out of the game for good.`,
  'log.level': (p: InSpace & { level: number }, voice: Voice) =>
    `${place(p, voice)}: ${voice.name('level', String(p.level))}.`,
  'log.terror': (p: InSpace & { count: number }, voice: Voice) =>
    `${p.count === 1 ? 'A Terror marker' : `${p.count} Terror markers`} placed in ${place(p, voice)}.`,
  'log.terror.by': (p: OfFaction & InSpace, voice: Voice) =>
    `${who(p, voice)}: Terror in ${place(p, voice)}.`,
  'log.sabotage': (p: InSpace, voice: Voice) => `${place(p, voice)} is Sabotaged.`,
  'log.repaired': (p: InSpace, voice: Voice) => `${place(p, voice)} is no longer Sabotaged.`,
  'log.calmed': (p: InSpace, voice: Voice) => `A Terror marker leaves ${place(p, voice)}.`,
  'log.resources': (p: OfFaction & { change: number; now: number }, voice: Voice) =>
    `${who(p, voice)} Resources ${signed(p.change)}: ${p.now}.`,
  'log.aid': (p: { change: number; now: number }) => `Aid ${signed(p.change)}: ${p.now}.`,
  'log.ineligible': (p: OfFaction, voice: Voice) => `${who(p, voice)}: Ineligible on the next card.`,
  'log.stays-eligible': (p: OfFaction, voice: Voice) => `${who(p, voice)}: still Eligible.`,
  'log.opened': (p: InSpace, voice: Voice) => `${place(p, voice)} is a space from now on.`,
  'log.roll': (p: { roll: number }) => `Die: ${p.roll}.`,
  'log.operation': (p: OfFaction & { operation: string }, voice: Voice) =>
    `${who(p, voice)}: ${voice.name('operation', p.operation)}.`,
  'log.limited': (p: OfFaction & { operation: string }, voice: Voice) =>
    `${who(p, voice)}: Limited ${voice.name('operation', p.operation)}.`,
  'log.activity': (p: OfFaction & { activity: string }, voice: Voice) =>
    `${who(p, voice)}: ${voice.name('activity', p.activity)}.`,
  'log.assault': (p: InSpace & { strength: number }, voice: Voice) =>
    `Assault in ${place(p, voice)} with strength ${p.strength}.`,
  'log.sweep': (p: InSpace, voice: Voice) => `Sweep in ${place(p, voice)}.`,
  'log.attack': (p: OfFaction & InSpace, voice: Voice) => `${who(p, voice)}: Attack in ${place(p, voice)}.`,
  'log.attack.failed': () => 'The Attack fails.',
  'log.ambush': (p: OfFaction & InSpace, voice: Voice) => `${who(p, voice)}: Ambush in ${place(p, voice)}.`,
  'log.card': (p: OfCard, voice: Voice) => `Card ${p.card}: ${title(p, voice)}.`,
  'log.pass': (p: OfFaction, voice: Voice) => `${who(p, voice)}: pass.`,
  'log.gift': (p: OfFaction & { to: string; amount: number }, voice: Voice) =>
    `${who(p, voice)}: a gift of ${resources(p.amount)} to ${voice.name('faction', p.to)}.`,
  'log.propaganda': (p: { number: number }) => `Propaganda Round ${p.number}.`,
  'log.propaganda.skipped': () => 'No Propaganda Round right after another one.',
  'log.reset': () => 'Reset: all factions Eligible, all markers off, all guerrillas Underground.',
  'log.event': (p: OfFaction & OfCard & { side: string }, voice: Voice) =>
    `${who(p, voice)}: ${title(p, voice)}.`,
  'log.event.nothing': (p: OfCard, voice: Voice) => `${title(p, voice)}: a part of it changes nothing now.`,
  'log.event.dual': (p: OfFaction & OfCard & { side: string }, voice: Voice) =>
    `${who(p, voice)}: ${title(p, voice)}, ${p.side} text.`,
};
