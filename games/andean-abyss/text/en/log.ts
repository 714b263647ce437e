/** The lines of the journal. */
import { place, places as listed, who } from '@sandtable/coin/text/en/parts';
import type { InSpace, OfFaction } from '@sandtable/coin/text/params';
import type { Voice } from '@sandtable/engine';
import { the } from './parts.ts';

const places = (ids: readonly string[], voice: Voice) => (ids.length === 0 ? 'nowhere' : listed(ids, voice));

export const log = {
  'log.kidnap': (p: OfFaction & InSpace, voice: Voice) =>
    `Kidnap in ${place(p, voice)}: the ransom comes from ${the(voice, p.faction)}.`,
  'log.rally.nobody': (p: InSpace, voice: Voice) => `Rally in ${place(p, voice)}: nobody can be placed.`,
  'log.shipment.placed': (p: InSpace & { kind: string }, voice: Voice) =>
    `A Shipment goes to the ${voice.name('kind', p.kind)} in ${place(p, voice)}.`,
  'log.shipment.passed': (p: InSpace & { kind: string }, voice: Voice) =>
    `The Shipment is passed to the ${voice.name('kind', p.kind)} in ${place(p, voice)}.`,
  'log.shipment.lost': (p: InSpace & { count: number }, voice: Voice) =>
    `${p.count === 1 ? 'A Shipment' : `${p.count} Shipments`} lost in ${place(p, voice)}.`,
  'log.shipped': (p: OfFaction & InSpace, voice: Voice) =>
    `${who(p, voice)}: a Shipment in ${place(p, voice)} for a free Limited Operation.`,
  'log.control': (p: { government: readonly string[]; farc: readonly string[] }, voice: Voice) =>
    `Government Control: ${places(p.government, voice)}. FARC Control: ${places(p.farc, voice)}.`,
  'log.drug-profits': (p: OfFaction & InSpace, voice: Voice) =>
    `${who(p, voice)}: the Shipment in ${place(p, voice)} is sold.`,
  'log.president': (p: { president: string }, voice: Voice) =>
    `${voice.name('president', p.president)} becomes President.`,
  'log.zone': (p: InSpace, voice: Voice) => `${place(p, voice)} becomes a FARC Zone.`,
  'log.zone.removed': (p: InSpace, voice: Voice) => `${place(p, voice)} is no FARC Zone any more.`,
};
