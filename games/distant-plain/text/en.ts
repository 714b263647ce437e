/** English sentences. */
import { eventFaults } from '@sandtable/coin/event-language';
import type { Place, Sentences } from '@sandtable/engine';

const at = (p: Place, problem: string) => `owner's file${p.where === '' ? '' : `, ${p.where}`}: ${problem}`;

export const en = {
  ...eventFaults.en(at),
  'fault.order': (p: Place) => at(p, 'must name all four factions, each once'),
  'fault.capability': (p: Place) => at(p, 'both sides of a Capability must have something that lasts'),
} satisfies Sentences;
