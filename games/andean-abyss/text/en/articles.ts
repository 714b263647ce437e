/** Sentences of the series in which English needs an article: "the Government", but "FARC". */
import { resources, who } from '@sandtable/coin/text/en/parts';
import type { OfFaction } from '@sandtable/coin/text/params';
import type { Voice } from '@sandtable/engine';
import { the } from './parts.ts';

export const articles = {
  'log.gift': (p: OfFaction & { to: string; amount: number }, voice: Voice) =>
    `${who(p, voice)}: a gift of ${resources(p.amount)} to ${the(voice, p.to)}.`,
  'aside.give': (p: OfFaction & { amount: number }, voice: Voice) =>
    `Give ${the(voice, p.faction)} ${resources(p.amount)}`,
};
