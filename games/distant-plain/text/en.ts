/** English sentences. */
import { en as series } from '@sandtable/coin/text/en';
import { eventFaults } from '@sandtable/coin/event-language';
import type { InSpace } from '@sandtable/coin/text/params';
import type { Place, Sentences, Voice } from '@sandtable/engine';
import { asks } from './en/asks.ts';
import { goals } from './en/goals.ts';
import { log } from './en/log.ts';
import { minds } from './en/minds.ts';
import { options } from './en/options.ts';
import { results } from './en/results.ts';
import { settings } from './en/settings.ts';
import { table } from './en/table.ts';
import { why } from './en/why.ts';
import { guidelinesEn } from './guidelines.en.ts';
import { nonplayersEn } from './nonplayers.en.ts';
import { isOfOwnersFile } from './places.ts';

const at = (p: Place, problem: string) =>
  isOfOwnersFile(p)
    ? `owner's file, ${p.where}: ${problem}`
    : `position${p.where === '' ? '' : `, ${p.where}`}: ${problem}`;

export const en = {
  ...series,
  ...asks,
  ...goals,
  ...log,
  ...minds,
  ...options,
  ...results,
  ...settings,
  ...table,
  ...why,
  ...nonplayersEn,
  ...guidelinesEn,
  ...eventFaults.en(at),
  'fault.no-json': (p: { line: number; column: number }) =>
    `owner's file: is not JSON, it stops making sense in line ${p.line}, column ${p.column}`,
  'fault.no-object': () => "owner's file: must be an object",
  'fault.no-part': (p: Place & { fields: readonly string[] }) =>
    `owner's file, ${p.where}: is no field here (which are: ${p.fields.join(', ')})`,
  'fault.no-event': (p: Place & { last: number }) =>
    `owner's file, ${p.where}: there is no such card; a file corrects the Events, 1 to ${p.last}, and adds none`,
  'remark.side': (p: { card: number; side: string; en: string; ja: string }, voice: Voice) =>
    `${p.card}, ${voice.name('side', p.side)} — ${p.en}`,
  'remark.instructions': (p: { card: number; en: string; ja: string }) => `${p.card}, non-players — ${p.en}`,
  'remark.terrain': (p: InSpace & { terrain: string }, voice: Voice) =>
    `${voice.name('space', p.space)}: ${voice.name('terrain', p.terrain)}`,
  'remark.population': (p: InSpace & { population: number }, voice: Voice) =>
    `${voice.name('space', p.space)}: population ${p.population}`,
  'fault.itself': (p: Place) => at(p, 'says nothing: the faction that is told this is a non-player'),
  'fault.never-asked': (p: Place) => at(p, 'comes to nothing: the text never asks for it'),
  'fault.never-executed': (p: Place) => at(p, 'comes to nothing: the faction never executes the Event'),
  'fault.no-text': (p: Place) => at(p, 'the card has no such text'),
  'fault.order': (p: Place) => at(p, 'must name all four factions, each once'),
  'fault.capability': (p: Place) => at(p, 'both sides of a Capability must have something that lasts'),
} satisfies Sentences;
