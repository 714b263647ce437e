/** The table in sentences. */
import type { Voice } from '@sandtable/engine';
import type { Held, OfCard, OfOperation, OfSide } from '../params.ts';
import { all, counted, ops, place, side, title } from './parts.ts';

export const table = {
  'table.phase': (p: OfSide & { turn: number; number: number }, voice: Voice) =>
    `Turn ${p.turn}: action phase of ${side(p, voice)}, card ${p.number}.`,
  'table.stage.place-cells': () => 'The Jihadist places its first cells.',
  'table.stage.schengen-rolls': () => 'The Schengen countries take their posture.',
  'table.stage.deal': () => 'The first hands are dealt.',
  'table.stage.plots': () => 'Unblocked plots are resolved.',
  'table.stage.end-of-turn': () => 'The turn ends.',
  'table.play': (p: OfSide & OfCard & { isDue: boolean }, voice: Voice) =>
    `${side(p, voice)} plays ${title(p, voice)}${p.isDue ? ', whose Event happens by that' : ''}.`,
  'table.play-hidden': (p: OfSide, voice: Voice) => `${side(p, voice)} has chosen a card.`,
  'table.tables': (p: { isOwn: boolean }) =>
    p.isOwn
      ? 'Random countries come from the tables that were attached.'
      : 'Random countries: the Global table is a substitute, since the printed one is not publicly known.',
  'table.goals': (p: { isAlone: boolean; wanted: number }) =>
    `The US wins with 12 Good resources${p.isAlone ? ' or' : ','} 15 Fair or Good countries${p.isAlone ? '' : ' or no cell on the map'}; the Jihadist with 6 Islamist resources${p.isAlone ? '' : ' (two countries adjacent)'}, with Prestige 1 and 15 Poor or Islamist countries, or with a WMD in the United States. When the cards run out the US needs ${p.isAlone ? `at least ${p.wanted} Good resources, and ` : ''}more than twice as many Good as Islamist ones.`,
  'table.figures': (p: { countries: readonly string[]; plots: readonly number[] }, voice: Voice) =>
    `Figures from the file that was attached: plots of value 1, 2, 3: ${p.plots.join(', ')}${p.countries.length === 0 ? '' : `; ${p.countries.map((one) => figure(one, voice)).join(', ')}`}.`,
  'table.tally': (p: { good: number; islamist: number; fairOrGood: number; poorOrIslamist: number }) =>
    `Good resources ${p.good}, Islamist resources ${p.islamist}; ${counted(p.fairOrGood, 'country', 'countries')} Fair or Good, ${p.poorOrIslamist} Poor or under Islamist Rule.`,
  'table.prestige': (p: { prestige: number; level: string }, voice: Voice) =>
    `Prestige ${p.prestige}, ${voice.name('level', p.level)}.`,
  'table.gwot': (p: { us: number; world: number; penalty: number }, voice: Voice) =>
    `The US is ${voice.name('posture', String(p.us))}, the world ${world(p.world, voice)}; GWOT penalty ${p.penalty}.`,
  'table.funding': (p: { funding: number; cells: number; available: number }) =>
    `Funding ${p.funding}; ${counted(p.cells, 'cell')} on the track, ${p.available} of them available.`,
  'table.troops': (p: { troops: number; box: string }, voice: Voice) =>
    `${counted(p.troops, 'troop')} on the track: ${voice.name('box', p.box)}.`,
  'table.plots': (p: { available: number; wmd: number; looseNukes: number; arsenal: number }) =>
    `${counted(p.available, 'plot')} available; WMD: ${p.wmd} in play, ${p.looseNukes} loose, ${p.arsenal} in the Pakistani arsenal.`,
  'table.hand': (p: OfSide & { cards: readonly number[]; reserves: number }, voice: Voice) =>
    `${side(p, voice)}: ${all('card', p.cards, voice)}${reserves(p.reserves)}.`,
  'table.hand-hidden': (
    p: OfSide & { count: number; known: readonly number[]; reserves: number; by: string },
    voice: Voice,
  ) =>
    `${side(p, voice)}: ${counted(p.count, 'card')}${p.known.length === 0 ? '' : `, known to ${voice.name('seat', p.by)}: ${all('card', p.known, voice)}`}${reserves(p.reserves)}.`,
  'table.deck': (p: { cards: number; discards: number; reshuffles: number; decks: number }) =>
    `${counted(p.cards, 'card')} in the pile, ${p.discards} discarded; ${p.reshuffles} of ${p.decks} decks used up.`,
  'table.lasting': (p: { effects: readonly string[] }, voice: Voice) =>
    `In effect: ${all('effect', p.effects, voice)}.`,
  'table.lapsing': (p: { effects: readonly string[] }, voice: Voice) =>
    `Until the end of the turn: ${all('effect', p.effects, voice)}.`,
  'table.country': (p: Held, voice: Voice) =>
    `${place(p, voice)}: ${[standing(p, voice), ...holding(p, voice)].filter((part) => part !== '').join(', ')}.`,
  'table.operation': (
    p: OfSide & OfOperation & { ops: number; places: readonly string[]; ways: readonly string[] },
    voice: Voice,
  ) =>
    `${side(p, voice)}: ${voice.name('operation', p.operation)} with ${ops(p.ops)}${p.places.length === 0 ? '' : ` in ${all('country', p.places, voice)}`}${p.ways.length === 0 ? '' : `, ${p.ways.map((one) => way(one, voice)).join(', ')}`}.`,
};

/** `united-kingdom=2`: a recruit number, or resources. */
const figure = (one: string, voice: Voice): string => {
  const [country = '', value = ''] = one.split('=');
  return `${voice.name('country', country)} ${value}`;
};

const reserves = (count: number): string => (count === 0 ? '' : `; Reserves ${count}`);
const way = (one: string, voice: Voice): string =>
  one
    .split('>')
    .map((id) => voice.name('country', id))
    .join(' to ');

function world(posture: number, voice: Voice): string {
  if (posture === 0) return 'divided';
  return `${voice.name('posture', posture > 0 ? '2' : '1')} ${Math.abs(posture)}`;
}

function standing(p: Held, voice: Voice): string {
  const governance = voice.name('governance', String(p.governance));
  if (p.isMuslim)
    return p.governance === 0 ? governance : `${governance} ${voice.name('alignment', String(p.alignment))}`;
  return p.posture === 0 ? governance : `${governance}, ${voice.name('posture', String(p.posture))}`;
}

function holding(p: Held, voice: Voice): string[] {
  const parts: string[] = [];
  if (p.troops > 0) parts.push(counted(p.troops, 'troop'));
  if (p.sleepers > 0) parts.push(counted(p.sleepers, 'Sleeper'));
  if (p.active > 0) parts.push(counted(p.active, 'Active cell'));
  if (p.aid > 0) parts.push(`${p.aid} Aid`);
  for (const plot of p.plots) parts.push(voice.name('plot', String(plot)));
  for (const mark of p.marks) parts.push(voice.name('mark', mark));
  return parts;
}
