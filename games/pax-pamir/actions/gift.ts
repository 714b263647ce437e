/** E10 Gifts, and rupees handed over (E10.4). */
import type { Message, Rules, Table } from '@sandtable/engine';
import { pick, pickNumber } from '../asking.ts';
import { ALL_LOCATIONS } from '../components/map.ts';
import { type Colour, GIFTS } from '../components/players.ts';
import { findCube } from '../placing.ts';
import { payRightEnd, transfer } from '../rupees.ts';
import { nameOf } from '../solo/khan.ts';
import { playerOf, type State, tribesIn, whoIs, type Who } from '../state.ts';
import { say } from '../text/say.ts';
import { raiseRank } from '../variants/badal.ts';
import type { Act, SpecialRule } from './special.ts';

/** A gift needs a cube: from stock, or taken back (doubt 11). */
function hasCube(state: State, who: Who): boolean {
  const player = playerOf(state, who);
  return (
    player.cubes > 0 || player.spies > 0 || ALL_LOCATIONS.some((location) => tribesIn(player, location) > 0)
  );
}

/** E10.2, E10.3 The free spots a player can pay. */
function spots(state: State, who: Who): number[] {
  const { rupees, gifts } = playerOf(state, who);
  if (!hasCube(state, who)) return [];
  return GIFTS.filter((cost) => cost <= rupees && !gifts.includes(cost));
}

/** E10.4 Anybody else; Shere Khan makes no deals (G1). */
const receivers = (state: State, who: Who): Colour[] =>
  playerOf(state, who).rupees > 0 && !state.variants.solo
    ? state.players.flatMap((player, other) => (other === who ? [] : [player.colour]))
    : [];

/** A spot by its cost, or somebody who is given Rupees. */
type Gift = number | Colour;
const giftId = (to: Gift): string => (typeof to === 'number' ? `gift:${to}` : to);
/** The spot behind an option; undefined for a player. */
export const spotOf = (option: string): number | undefined => GIFTS.find((cost) => giftId(cost) === option);

const giftLabel = (to: Gift): Message =>
  typeof to === 'number'
    ? say('gift.spot', 'E10.2', { cost: to })
    : say('gift.transfer', 'E10.4', { player: to });

function* gift(act: Act): Rules<void> {
  const { state, who } = act;
  const picked = yield* pick<Gift>(state, who, {
    prompt: say('ask.gift', 'E10.1'),
    among: [...spots(state, who), ...receivers(state, who)],
    id: giftId,
    label: giftLabel,
  });
  if (typeof picked === 'number') yield* buyGift(act, picked);
  else yield* handOver(act, whoIs(state, picked));
}

function* buyGift({ table, state, who }: Act, cost: number): Rules<void> {
  yield* findCube(table, who, null, false);
  yield* payRightEnd(state, who, cost, 'E10.2');
  placeGift(table, who, cost);
}

/** E10.3 A cube from stock onto the spot of that cost. */
export function placeGift(table: Table<State>, who: Who, cost: number): void {
  const { state } = table;
  const player = playerOf(state, who);
  player.cubes--;
  player.gifts = [...player.gifts, cost].toSorted((a, b) => a - b);
  table.fired(`gift.${cost}`);
  table.log(say('log.gift', 'E10.3', { player: nameOf(state, who), cost, empire: player.loyalty }));
}

/** E10.4, doubt 14: 1 to rank rupees, and the rank may be raised (I2.3); or, if so chosen, any number. */
function* mostRupees({ table, state, who, rank }: Act): Rules<number> {
  const { rupees } = playerOf(state, who);
  if (state.variants.giftTransfer === 'any') return rupees;
  return Math.min(rupees, state.variants.badal ? yield* raiseRank(table, who, rank) : rank);
}

/** E10.4 Rupees to one player. */
function* handOver(act: Act, to: Who): Rules<void> {
  const { table, state, who } = act;
  const most = yield* mostRupees(act);
  const amount = yield* pickNumber(
    state,
    who,
    say('ask.transfer', 'E10.4', { player: nameOf(state, to) }),
    1,
    most,
  );
  transfer(state, who, to, amount);
  table.fired('gift.transfer');
  table.log(
    say('log.transfer', 'E10.4', { player: nameOf(state, who), to: nameOf(state, to), count: amount }),
  );
}

/** Alone nothing can be handed over: then it is the spots that are filled or too dear. */
function whyNot(state: State, who: Who): Message {
  const { rupees, gifts } = playerOf(state, who);
  if (!state.variants.solo) return say('why.no-rupees', 'E10.2');
  const cost = GIFTS.find((spot) => !gifts.includes(spot));
  return cost === undefined ? say('why.gifts-made', 'E10.3') : say('why.cost', 'E10.2', { cost, rupees });
}

export const GIFT: SpecialRule = {
  rule: 'E10',
  isRanked: false,
  canDo: (state, who) =>
    state.variants.solo ? spots(state, who).length > 0 : playerOf(state, who).rupees > 0,
  whyNot,
  perform: gift,
};
