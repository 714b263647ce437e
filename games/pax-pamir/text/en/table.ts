/** The table in sentences. */
import type { Message, Voice } from '@sandtable/engine';
import { EMPIRES } from '../../components/empires.ts';
import type { InLocation, OfCard, OfEmpire, OfPlayer } from '../params.ts';
import { firstEmpire } from './begin.ts';
import { many, rupees } from './count.ts';

const card = (p: OfCard, v: Voice): string => v.name('card', p.card);
const player = (p: OfPlayer, v: Voice): string => v.name('player', p.player);

const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  military: ['army', 'armies'],
  intelligence: ['spy', 'spies'],
  political: ['tribe', 'tribes'],
  economic: ['road', 'roads'],
};
const units = (mode: string, count: number): string => {
  const [one, several] = UNITS[mode] ?? ['unit', 'units'];
  return many(count, one, several);
};

/** "2 British armies, 1 Afghan army" as numbers by empire. */
const perEmpire = (counts: readonly number[], what: (count: number) => string, v: Voice): string[] =>
  EMPIRES.flatMap((empire, at) => {
    const count = counts[at] ?? 0;
    return count === 0 ? [] : [`${what(count)} of ${v.name('empire', empire)}`];
  });

export interface MarginFigures extends OfEmpire {
  units: number;
  others: number;
  influence: number;
  best: number;
}

export interface CourtLine extends OfCard, InLocation {
  rank: number;
  mode: string;
  actions: readonly string[];
  used: boolean;
  owners: readonly string[];
  spots: readonly string[];
}

const loyalTo = ([empire]: readonly string[], v: Voice): string =>
  empire === undefined ? 'loyalty not chosen yet' : `loyal to ${v.name('empire', empire)}`;

export const table = {
  'margin.figures': (p: MarginFigures, v: Voice) =>
    `${firstEmpire(p, v)}: ${p.units} against ${p.others} under the regime; influence ${p.influence}, the best other ${p.best}`,
  'margin.points': (p: { points: number; best: number }) =>
    `${many(p.points, 'victory point')}, the best other ${p.best}`,
  'table.loyalty': () => 'Everybody chooses a starting loyalty',
  'table.turn': (p: OfPlayer & { counted: number }, v: Voice) =>
    `Turn of ${player(p, v)}: ${p.counted} of 2 actions made`,
  'table.regime': (p: { regime: string; deck: number }, v: Voice) =>
    `Regime: ${v.name('regime', p.regime)}. ${many(p.deck, 'card')} in the deck`,
  'table.empire': (
    p: OfEmpire & {
      mode: string;
      units: number;
      others: number;
      hasAllKinds: boolean;
      isSupreme: boolean;
      supply: number;
      favor: readonly string[];
    },
    v: Voice,
  ) =>
    `${firstEmpire(p, v)}: ${units(p.mode, p.units)} against ${p.others}, ${
      p.isSupreme
        ? 'supremacy if a topple were bought now'
        : p.hasAllKinds
          ? 'no supremacy yet'
          : 'no supremacy yet, not all kinds of units'
    }; ${many(p.supply, 'cylinder')} in stock${p.favor.map((one) => `; favors ${v.name('player', one)}`).join('')}`,
  'table.player': (
    p: OfPlayer & {
      /** None until it is chosen. */
      empire: readonly string[];
      rupees: number;
      hand: number;
      handSize: number;
      cards: number;
      tableauSize: number;
      shelter: number;
      stars: number;
      cubes: number;
    },
    v: Voice,
  ) =>
    `${player(p, v)}, ${loyalTo(p.empire, v)}: ${rupees(p.rupees)} (${p.shelter} sheltered), hand ${p.hand} of ${p.handSize}, tableau ${p.cards} of ${p.tableauSize}, ${many(p.stars, 'military star')}, ${many(p.cubes, 'cube')} in stock`,
  'table.card': (p: { card: Message }, v: Voice) => `  ${v.say(p.card)}`,
  'table.influence': (
    p: OfPlayer & { influence: readonly number[]; points: number; badal: number },
    v: Voice,
  ) =>
    `  Influence: ${EMPIRES.map((empire, at) => `${v.name('empire', empire)} ${p.influence[at] ?? 0}`).join(', ')}${
      p.points > 0 ? `; ${many(p.points, 'point')}` : ''
    }${p.badal > 0 ? `; ${many(p.badal, 'Badal token')}` : ''}`,
  'table.signs': (
    p: { loyaltyCard: boolean; prizes: readonly string[]; gifts: readonly number[] },
    v: Voice,
  ) =>
    `  ${[
      ...(p.loyaltyCard ? ['starting loyalty card'] : []),
      ...p.prizes.map((one) => `prize ${v.name('card', one)}`),
      ...p.gifts.map((cost) => `gift for ${cost}`),
    ].join(', ')}`,
  'table.court': (p: CourtLine, v: Voice) =>
    `  ${card(p, v)}: ${v.name('mode', p.mode)} ${p.rank}, ${v.name('location', p.location)}; ${p.actions
      .map((action) => v.name('action', action))
      .join(', ')}${p.used ? ' (has acted)' : ''}${p.owners
      .map((owner, at) => `; spy of ${v.name('player', owner)} (${v.name('spot', p.spots[at] ?? 'middle')})`)
      .join('')}`,
  'table.capability': (p: OfCard & { active: boolean }, v: Voice) =>
    `  Capability ${card(p, v)}, ${p.active ? 'active' : 'not active'}`,
  'table.prisoners': (p: { owners: readonly string[] }, v: Voice) =>
    `  Prisoners: ${p.owners.map((one) => v.name('player', one)).join(', ')}`,
  'table.wazir': (p: InLocation, v: Voice) => `  Wazir of ${v.name('location', p.location)}`,
  'table.hand': (p: OfPlayer & { cards: readonly string[] }, v: Voice) =>
    `Hand of ${player(p, v)}: ${p.cards.map((one) => v.name('card', one)).join(', ')}`,
  'table.market': (p: OfCard & { place: string; rupees: number; closed: boolean }, v: Voice) =>
    `Market, ${v.name('place', p.place)}: ${card(p, v)}${p.rupees > 0 ? `, ${rupees(p.rupees)}` : ''}${
      p.closed ? ' (paid on in this turn)' : ''
    }`,
  'table.location': (
    p: InLocation & { armies: readonly number[]; tribes: readonly number[]; owners: readonly string[] },
    v: Voice,
  ) =>
    `${v.name('location', p.location)}: ${[
      ...perEmpire(p.armies, (count) => many(count, 'army', 'armies'), v),
      ...p.owners.flatMap((owner, at) => {
        const count = p.tribes[at] ?? 0;
        return count === 0 ? [] : [`${many(count, 'tribe')} of ${v.name('player', owner)}`];
      }),
    ].join(', ')}`,
  'table.connection': (p: { connection: string; roads: readonly number[] }, v: Voice) =>
    `${v.name('connection', p.connection)}: ${perEmpire(p.roads, (count) => many(count, 'road'), v).join(', ')}`,
  'table.lasting': (p: OfCard & { amount: number }, v: Voice) => `In force: ${card(p, v)} (${p.amount})`,
} satisfies Record<string, (p: never, v: Voice) => string>;
