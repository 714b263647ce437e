/** The table in sentences, short enough to be scanned. */
import type { Message, Voice } from '@sandtable/engine';
import type { Forces, Held, OfCard, OfFaction, OnNextCard } from '../params.ts';
import { resources } from './parts.ts';

const margin = (n: number): string => (n > 0 ? `+${n}` : `${n < 0 ? '−' : ''}${Math.abs(n)}`);
const title = (card: number, voice: Voice): string => `${card} ${voice.name('card', String(card))}`;
/** A Propaganda card has no order. */
const inOrder = (order: readonly string[], voice: Voice): string =>
  order.length === 0 ? '' : `: ${order.map((id) => voice.name('faction', id)).join(' > ')}`;
const places = (ids: readonly string[], voice: Voice): string =>
  ids.map((id) => voice.name('space', id)).join(', ');

type Words = readonly (readonly [one: string, many: string])[];
const BASES = ['Base', 'Bases'] as const;
const CUBES: Words = [['Troops', 'Troops'], ['Police', 'Police'], BASES];
const GUERRILLAS: Words = [['Underground', 'Underground'], ['Active', 'Active'], BASES];
const BOX: Words = [['guerrilla', 'guerrillas'], BASES];

const group = (name: string, counts: readonly number[], words: Words): string[] => {
  const parts = counts.flatMap((count, i) =>
    count > 0 ? [`${count} ${words[i]?.[count === 1 ? 0 : 1] ?? ''}`] : [],
  );
  return parts.length === 0 ? [] : [`${name} ${parts.join(', ')}`];
};
const forces = (p: Forces, voice: Voice, insurgents: Words): string =>
  [
    ...group(voice.name('faction', 'government'), p.government, CUBES),
    ...group(voice.name('faction', 'farc'), p.farc, insurgents),
    ...group(voice.name('faction', 'auc'), p.auc, insurgents),
    ...group(voice.name('faction', 'cartels'), p.cartels, insurgents),
  ].join('; ');

/** Wide enough for the names of Cities and Departments, and for the levels of support. */
const NAME = 17;
const LEVEL = 18;
const line = (head: string, parts: readonly string[]): string =>
  `  ${`${head}:`.padEnd(NAME)} ${parts
    .filter((part) => part !== '')
    .join(' | ')
    .trimEnd()}`;
const shipments = (p: Held, voice: Voice): string =>
  p.carriers.map((kind) => `Shipment with ${voice.name('kind', kind)}`).join(', ');

const next = (p: OnNextCard): string =>
  p.onNext === 'open' ? '' : ` (${p.onNext === 'eligible' ? 'Eligible' : 'Ineligible'} on the next card)`;

export const table = {
  'table.deploy': (p: OfFaction, voice: Voice) => `Free deployment: ${voice.name('faction', p.faction)}`,
  'table.card': (p: OfCard & { order: readonly string[] }, voice: Voice) =>
    `Card ${title(p.card, voice)}${inOrder(p.order, voice)}`,
  'table.next': (p: OfCard & { order: readonly string[] }, voice: Voice) =>
    `Next ${title(p.card, voice)}${inOrder(p.order, voice)}`,
  'table.phase': (p: { phase: string }, voice: Voice) => `Propaganda Round: ${voice.name('phase', p.phase)}`,
  'table.deck': (p: { cards: number; propagandas: number }) =>
    `Deck: ${p.cards} cards; Propaganda cards so far: ${p.propagandas}`,
  'table.faction': (
    p: OfFaction & {
      isNonPlayer: boolean;
      resources: number;
      margin: number;
      status: Message;
    },
    voice: Voice,
  ) =>
    `${voice.name('faction', p.faction)}${p.isNonPlayer ? ' (non-player)' : ''}: Resources ${p.resources} | margin ${margin(p.margin)} | ${voice.say(p.status)}`,
  'table.status.event': (p: OnNextCard) => `executed the Event${next(p)}`,
  'table.status.operation': (p: OnNextCard) => `executed an Operation${next(p)}`,
  'table.status.operation-and-activity': (p: OnNextCard) =>
    `executed an Operation and a Special Activity${next(p)}`,
  'table.status.limited-operation': (p: OnNextCard) => `executed a Limited Operation${next(p)}`,
  'table.status.pass': (p: OnNextCard) => `passed${next(p)}`,
  'table.status.next': (p: OnNextCard) => `Eligible, its turn${next(p)}`,
  'table.status.eligible': (p: OnNextCard) => `Eligible${next(p)}`,
  'table.status.ineligible': (p: OnNextCard) => `Ineligible${next(p)}`,
  'table.tracks': (p: { support: number; opposition: number; aid: number }) =>
    `Total Support ${p.support} (Government needs more than 60) | Opposition + Bases ${p.opposition} (FARC needs more than 25) | Aid ${p.aid}`,
  'table.bases': (p: { farc: number; auc: number; cartels: number }) =>
    `Bases on the map: FARC ${p.farc}, AUC ${p.auc}, Cartels ${p.cartels} (AUC needs more than FARC, Cartels more than 10 and more than 40 Resources)`,
  'table.president': (p: { president: string }, voice: Voice) =>
    `El Presidente: ${voice.name('president', p.president)}`,
  'table.capability': (p: OfCard & { side: string }, voice: Voice) =>
    `Capability ${title(p.card, voice)}: ${voice.name('side', p.side)}`,
  'table.momentum': (p: OfCard, voice: Voice) => `Momentum ${title(p.card, voice)}`,
  'table.shielded': (p: OfCard & OfFaction, voice: Voice) =>
    `${title(p.card, voice)} shields ${voice.name('faction', p.faction)}`,
  'table.zones': (p: { spaces: readonly string[] }, voice: Voice) => `FARC Zones: ${places(p.spaces, voice)}`,
  'table.space': (
    p: Held & { population: number; level: number; terror: number; marks: readonly string[] },
    voice: Voice,
  ) =>
    line(`${voice.name('space', p.space)} (${p.population})`, [
      (p.population > 0 ? voice.name('level', String(p.level)) : '').padEnd(LEVEL),
      forces(p, voice, GUERRILLAS),
      p.marks.map((mark) => voice.name('marker', mark)).join(', '),
      p.terror > 0 ? `${p.terror} Terror` : '',
      shipments(p, voice),
    ]),
  'table.loc': (p: Held & { econ: number; isSabotaged: boolean }, voice: Voice) =>
    line(`${voice.name('space', p.space)} (LoC ${p.econ})`, [
      forces(p, voice, GUERRILLAS),
      p.isSabotaged ? 'Sabotage' : '',
      shipments(p, voice),
    ]),
  'table.available': (p: Forces & { shipments: number; lost: number }, voice: Voice) =>
    `Available: ${[
      forces(p, voice, BOX),
      `Shipments ${p.shipments}`,
      ...(p.lost > 0 ? [`${p.lost} AUC guerrillas out of the game`] : []),
    ].join(' | ')}`,
  'table.turn': (p: OfFaction & { doing: Message; spaces: readonly string[]; paid: number }, voice: Voice) =>
    `In progress, ${voice.name('faction', p.faction)}: ${voice.say(p.doing)}${p.spaces.length === 0 ? '' : ` in ${places(p.spaces, voice)}`}${p.paid === 0 ? '' : `; ${resources(p.paid)} spent`}`,
  'table.doing.event': () => 'Event',
  'table.doing.agitation': () => 'Agitation',
  'table.doing.redeploy': () => 'Redeploy',
  'table.doing.operation': (p: { operation: string; isLimited: boolean; isFree: boolean }, voice: Voice) =>
    `${p.isFree ? 'free ' : ''}${p.isLimited ? 'Limited ' : ''}${voice.name('operation', p.operation)}`,
  'table.activity': (p: { activity: string; spaces: readonly string[] }, voice: Voice) =>
    `Special Activity: ${voice.name('activity', p.activity)}${p.spaces.length === 0 ? '' : ` in ${places(p.spaces, voice)}`}`,
};
