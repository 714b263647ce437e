/** The table in sentences, short enough to be scanned. */
import { forces, numbered, places, who } from '@sandtable/coin/text/en/parts';
import type { Forces, OfCard, OfFaction } from '@sandtable/coin/text/params';
import { padEnd, type Voice } from '@sandtable/engine';
import type { Held } from '../params.ts';

/** Wide enough for the names of Cities and Departments, and for the levels of support. */
const NAME = 17;
const LEVEL = 18;
const line = (head: string, parts: readonly string[]): string =>
  `  ${padEnd(`${head}:`, NAME)} ${parts
    .filter((part) => part !== '')
    .join(' | ')
    .trimEnd()}`;
const shipments = (p: Held, voice: Voice): string =>
  p.carriers.map((kind) => `Shipment with ${voice.name('kind', kind)}`).join(', ');

export const table = {
  'table.tracks': (p: { support: number; opposition: number; aid: number }) =>
    `Total Support ${p.support} (Government needs more than 60) | Opposition + Bases ${p.opposition} (FARC needs more than 25) | Aid ${p.aid}`,
  'table.bases': (p: { farc: number; auc: number; cartels: number }) =>
    `Bases on the map: FARC ${p.farc}, AUC ${p.auc}, Cartels ${p.cartels} (AUC needs more than FARC, Cartels more than 10 and more than 40 Resources)`,
  'table.president': (p: { president: string }, voice: Voice) =>
    `El Presidente: ${voice.name('president', p.president)}`,
  'table.shielded': (p: OfCard & OfFaction, voice: Voice) => `${numbered(p, voice)} shields ${who(p, voice)}`,
  'table.zones': (p: { spaces: readonly string[] }, voice: Voice) => `FARC Zones: ${places(p.spaces, voice)}`,
  'table.space': (
    p: Held & { population: number; level: number; terror: number; marks: readonly string[] },
    voice: Voice,
  ) =>
    line(`${voice.name('space', p.space)} (${p.population})`, [
      padEnd(p.population > 0 ? voice.name('level', String(p.level)) : '', LEVEL),
      forces(p, voice),
      p.marks.map((mark) => voice.name('marker', mark)).join(', '),
      p.terror > 0 ? `${p.terror} Terror` : '',
      shipments(p, voice),
    ]),
  'table.loc': (p: Held & { econ: number; isSabotaged: boolean }, voice: Voice) =>
    line(`${voice.name('space', p.space)} (LoC ${p.econ})`, [
      forces(p, voice),
      p.isSabotaged ? 'Sabotage' : '',
      shipments(p, voice),
    ]),
  'table.available': (p: Forces & { shipments: number; lost: number }, voice: Voice) =>
    `Available: ${[
      forces(p, voice),
      `Shipments ${p.shipments}`,
      ...(p.lost > 0 ? [`${p.lost} AUC ${p.lost === 1 ? 'guerrilla' : 'guerrillas'} out of the game`] : []),
    ].join(' | ')}`,
  'table.doing.agitation': () => 'Agitation',
  'table.doing.redeploy': () => 'Redeploy',
};
