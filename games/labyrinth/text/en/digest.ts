/** What a phase comes to. */
import type { Voice } from '@sandtable/engine';
import { all, counted, signed } from './parts.ts';

export interface InCountries {
  countries: readonly string[];
}
export interface Times extends InCountries {
  times: number;
}
const there = (p: InCountries, voice: Voice): string => all('country', p.countries, voice);

export const digest = {
  'digest.cells': (p: InCountries & { count: number }, voice: Voice) =>
    `${counted(p.count, 'Sleeper')} placed in ${there(p, voice)}.`,
  'digest.activated': (p: InCountries & { count: number }, voice: Voice) =>
    `${counted(p.count, 'cell')} turned Active in ${there(p, voice)}.`,
  'digest.removed': (p: Times, voice: Voice) =>
    `${counted(p.times, 'cell')} removed from ${there(p, voice)}.`,
  'digest.travels': (p: Times, voice: Voice) =>
    `${counted(p.times, 'cell')} travelled to ${there(p, voice)}.`,
  'digest.plots': (p: Times, voice: Voice) => `${counted(p.times, 'plot')} placed in ${there(p, voice)}.`,
  'digest.prestige': (p: { change: number; now: number }) => `Prestige ${signed(p.change)}: ${p.now}.`,
  'digest.funding': (p: { change: number; now: number }) => `Funding ${signed(p.change)}: ${p.now}.`,
};
