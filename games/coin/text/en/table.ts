/** The table in sentences, short enough to be scanned. */
import type { Message, Voice } from '@sandtable/engine';
import type { OfCard, OfFaction, OnNextCard } from '../params.ts';
import { numbered, places, resources, who } from './parts.ts';

const margin = (n: number): string => (n > 0 ? `+${n}` : `${n < 0 ? '−' : ''}${Math.abs(n)}`);
/** A Propaganda card has no order. */
const inOrder = (order: readonly string[], voice: Voice): string =>
  order.length === 0 ? '' : `: ${order.map((id) => voice.name('faction', id)).join(' > ')}`;

const next = (p: OnNextCard): string =>
  p.onNext === 'open' ? '' : ` (${p.onNext === 'eligible' ? 'Eligible' : 'Ineligible'} on the next card)`;

export const table = {
  'table.deploy': (p: OfFaction, voice: Voice) => `Free deployment: ${who(p, voice)}`,
  'table.card': (p: OfCard & { order: readonly string[] }, voice: Voice) =>
    `Card ${numbered(p, voice)}${inOrder(p.order, voice)}`,
  'table.next': (p: OfCard & { order: readonly string[] }, voice: Voice) =>
    `Next ${numbered(p, voice)}${inOrder(p.order, voice)}`,
  'table.phase': (p: { phase: string }, voice: Voice) => `Propaganda Round: ${voice.name('phase', p.phase)}`,
  'table.deck': (p: { cards: number; propagandas: number }) =>
    `Deck: ${p.cards} ${p.cards === 1 ? 'card' : 'cards'}; Propaganda cards so far: ${p.propagandas}`,
  'table.faction': (
    p: OfFaction & {
      isNonPlayer: boolean;
      /** Whose Resources it spends. */
      payer: string;
      resources: number;
      margin: number;
      status: Message;
    },
    voice: Voice,
  ) =>
    `${who(p, voice)}${p.isNonPlayer ? ' (non-player)' : ''}: ${p.payer === p.faction ? `Resources ${p.resources}` : 'no Resources of its own'} | margin ${margin(p.margin)} | ${voice.say(p.status)}`,
  'table.status.event': (p: OnNextCard) => `executed the Event${next(p)}`,
  'table.status.operation': (p: OnNextCard) => `executed an Operation${next(p)}`,
  'table.status.operation-and-activity': (p: OnNextCard) =>
    `executed an Operation and a Special Activity${next(p)}`,
  'table.status.limited-operation': (p: OnNextCard) => `executed a Limited Operation${next(p)}`,
  'table.status.pass': (p: OnNextCard) => `passed${next(p)}`,
  'table.status.next': (p: OnNextCard) => `Eligible, its turn${next(p)}`,
  'table.status.eligible': (p: OnNextCard) => `Eligible${next(p)}`,
  'table.status.ineligible': (p: OnNextCard) => `Ineligible${next(p)}`,
  'table.capability': (p: OfCard & { side: string }, voice: Voice) =>
    `Capability ${numbered(p, voice)}: ${voice.name('side', p.side)}`,
  'table.momentum': (p: OfCard, voice: Voice) => `Momentum ${numbered(p, voice)}`,
  'table.turn': (p: OfFaction & { doing: Message; spaces: readonly string[]; paid: number }, voice: Voice) =>
    `In progress, ${who(p, voice)}: ${voice.say(p.doing)}${p.spaces.length === 0 ? '' : ` in ${places(p.spaces, voice)}`}${p.paid === 0 ? '' : `; ${resources(p.paid)} spent`}`,
  'table.doing.event': () => 'Event',
  'table.doing.operation': (p: { operation: string; isLimited: boolean; isFree: boolean }, voice: Voice) =>
    `${p.isFree ? 'free ' : ''}${p.isLimited ? 'Limited ' : ''}${voice.name('operation', p.operation)}`,
  'table.activity': (p: { activity: string; spaces: readonly string[] }, voice: Voice) =>
    `Special Activity: ${voice.name('activity', p.activity)}${p.spaces.length === 0 ? '' : ` in ${places(p.spaces, voice)}`}`,
};
