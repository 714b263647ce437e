/** What a turn comes to. */
import type { Voice } from '@sandtable/engine';
import type { OfFaction, OfPieces } from '../params.ts';
import { counted, places, signed, who } from './parts.ts';

export interface InSpaces {
  spaces: readonly string[];
}
export type Pieces = OfPieces & InSpaces;

export const digest = {
  'digest.placed': (p: Pieces, voice: Voice) =>
    `${counted(voice, p.count, p.kind)} placed in ${places(p.spaces, voice)}.`,
  'digest.removed': (p: Pieces, voice: Voice) =>
    `${counted(voice, p.count, p.kind)} removed from ${places(p.spaces, voice)}.`,
  'digest.moved': (p: Pieces, voice: Voice) =>
    `${counted(voice, p.count, p.kind)} moved to ${places(p.spaces, voice)}.`,
  'digest.turned': (p: Pieces, voice: Voice) =>
    `${places(p.spaces, voice)}: ${p.count} now ${voice.name(p.count === 1 ? 'kind' : 'kinds', p.kind)}.`,
  'digest.lost': (p: OfPieces, voice: Voice) =>
    `${counted(voice, p.count, p.kind)} out of the game for good.`,
  'digest.level': (p: InSpaces & { level: number }, voice: Voice) =>
    `${voice.name('level', String(p.level))} in ${places(p.spaces, voice)}.`,
  'digest.terror': (p: InSpaces & { count: number }, voice: Voice) => `Terror in ${places(p.spaces, voice)}.`,
  'digest.sabotage': (p: InSpaces, voice: Voice) => `Sabotage on ${places(p.spaces, voice)}.`,
  'digest.resources': (p: OfFaction & { change: number; now: number }, voice: Voice) =>
    `${who(p, voice)} Resources ${p.change === 0 ? '±0' : signed(p.change)}: ${p.now}.`,
  'digest.aid': (p: { change: number; now: number }) =>
    `Aid ${p.change === 0 ? '±0' : signed(p.change)}: ${p.now}.`,
  'digest.control.lost': (p: InSpaces, voice: Voice) => `You lost Control of ${places(p.spaces, voice)}.`,
  'digest.control.gained': (p: InSpaces, voice: Voice) =>
    `You have Control of ${places(p.spaces, voice)} now.`,
};
