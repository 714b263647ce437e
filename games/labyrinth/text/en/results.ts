/** How it ended. */
import type { Voice } from '@sandtable/engine';
import type { Ended } from '../params.ts';
import { side } from './parts.ts';

const wins = (p: Ended, voice: Voice, how: string): string => `${side(p, voice)} wins: ${how}.`;

export const results = {
  'over.good-resources': (p: Ended, voice: Voice) =>
    wins(p, voice, `${p.good} resources have Good Governance`),
  'over.fair-or-good': (p: Ended, voice: Voice) => wins(p, voice, '15 Muslim countries are Fair or Good'),
  'over.no-cells': (p: Ended, voice: Voice) => wins(p, voice, 'no cell is left on the map'),
  'over.islamist-resources': (p: Ended, voice: Voice) =>
    wins(p, voice, `${p.islamist} resources are under Islamist Rule`),
  'over.prestige': (p: Ended, voice: Voice) =>
    wins(p, voice, 'US Prestige is 1 and 15 Muslim countries are Poor or under Islamist Rule'),
  'over.wmd': (p: Ended, voice: Voice) => wins(p, voice, 'a WMD has gone off in the United States'),
  'over.last-card': (p: Ended, voice: Voice) =>
    wins(p, voice, `at the last card Good resources are ${p.good}, Islamist ones ${p.islamist}`),
};
