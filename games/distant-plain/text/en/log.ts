/** The lines of the journal. */
import { counted, place, signed, title, who } from '@sandtable/coin/text/en/parts';
import type { InSpace, OfCard, OfFaction, OfPieces } from '@sandtable/coin/text/params';
import type { Voice } from '@sandtable/engine';

export const log = {
  'log.patronage': (p: { change: number; now: number }) => `Patronage ${signed(p.change)}: ${p.now}.`,
  'log.patronage.given': (p: { amount: number }) =>
    `The Government turns ${p.amount} Patronage over to the Warlords.`,
  'log.returnees': (p: InSpace, voice: Voice) => `Returnees come to ${place(p, voice)}: +1 Pop.`,
  'log.islamabad': (p: { box: string; hard: boolean }, voice: Voice) =>
    `Islamabad: ${voice.name('islamabad', p.box)}${p.hard ? `, ${voice.name('islamabad', 'hard')}` : ''}.`,
  'log.box': (p: OfPieces & { box: string }, voice: Voice) =>
    `${counted(voice, p.count, p.kind)} to ${voice.name('box', p.box)}.`,
  'log.cancelled': (p: { activity: string }, voice: Voice) =>
    `The Taliban cancel the ${voice.name('activity', p.activity)}.`,
  'log.dropped': (p: OfCard, voice: Voice) => `${title(p, voice)} is no longer in play.`,
  'log.shown': (p: OfFaction & { marker: string }, voice: Voice) =>
    `${who(p, voice)}: ${voice.name('deception', p.marker)} is shown.`,
};
