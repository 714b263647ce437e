/** The table in sentences, short enough to be scanned. */
import { forces, who } from '@sandtable/coin/text/en/parts';
import type { Forces, InSpace, OfFaction } from '@sandtable/coin/text/params';
import { padEnd, type Voice } from '@sandtable/engine';
import { GOALS } from '../../tracks.ts';

/** Wide enough for the names of provinces, levels and Control. */
const NAME = 23;
const LEVEL = 10;
const CONTROL = 15;
const line = (head: string, parts: readonly string[]): string =>
  `  ${padEnd(`${head}:`, NAME)} ${parts
    .filter((part) => part !== '')
    .join(' | ')
    .trimEnd()}`;

export const table = {
  'table.tracks': (p: { support: number; control: number; opposition: number; uncontrolled: number }) =>
    `Support + Available ${p.support} (Coalition needs more than ${GOALS.coalition}) | COIN Control + Patronage ${p.control} (Government more than ${GOALS.government}) | Opposition + Bases ${p.opposition} (Taliban more than ${GOALS.taliban}) | Uncontrolled ${p.uncontrolled} (Warlords more than ${GOALS.warlords.population}, and more than ${GOALS.warlords.resources} Resources)`,
  'table.aid': (p: { aid: number; patronage: number }) => `Aid ${p.aid} | Patronage ${p.patronage}`,
  'table.islamabad': (p: { box: string; hard: boolean }, voice: Voice) =>
    `Islamabad: ${voice.name('islamabad', p.box)}${p.hard ? ` (${voice.name('islamabad', 'hard')})` : ''}`,
  'table.deception': (p: OfFaction & { markers: readonly string[] }, voice: Voice) =>
    `Deception, ${who(p, voice)}: ${p.markers.map((marker) => voice.name('deception', marker)).join(', ')}`,
  'table.space': (
    p: Forces & InSpace & { population: number; level: string; terror: number; control: string },
    voice: Voice,
  ) =>
    line(`${voice.name('space', p.space)} (${p.population})`, [
      padEnd(p.level === '' ? '' : voice.name('level', p.level), LEVEL),
      padEnd(voice.name('control', p.control), CONTROL),
      forces(p, voice),
      p.terror > 0 ? `${p.terror} Terror` : '',
    ]),
  'table.loc': (p: Forces & InSpace & { econ: number; isSabotaged: boolean }, voice: Voice) =>
    line(`${voice.name('space', p.space)} (LoC ${p.econ})`, [
      forces(p, voice),
      p.isSabotaged ? 'Sabotage' : '',
    ]),
  'table.available': (p: Forces & { returnees: number }, voice: Voice) =>
    `Available: ${forces(p, voice)} | +1 Pop markers ${p.returnees}`,
  'table.box': (p: { box: string; troops: number; bases: number }, voice: Voice) =>
    `${voice.name('box', p.box)}: Coalition ${p.troops} ${p.troops === 1 ? 'Troop' : 'Troops'}, ${p.bases} ${p.bases === 1 ? 'Base' : 'Bases'}`,
  'table.doing.civic-action': () => 'Civic Action',
  'table.doing.sharia': () => 'Sharia',
  'table.doing.redeploy': () => 'Redeploy',
};
