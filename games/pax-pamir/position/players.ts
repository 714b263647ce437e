/** The players of a position: their stocks, hands, tableaux and loyalties. */
import type { Fields, Json } from '@sandtable/engine';
import { CAPABILITY, CAPABILITY_NUMBERS } from '../components/capabilities.ts';
import { EMPIRES } from '../components/empires.ts';
import { LOCATIONS } from '../components/map.ts';
import { BADAL_TOKENS, CUBES, GIFTS, MOST_RANK } from '../components/players.ts';
import { addToHand } from '../hands.ts';
import { bandAt, MIDDLE, SPOTS, spyOf } from '../spies.ts';
import {
  type Court,
  courtCard,
  isActive,
  loyaltyCardOf,
  type Player,
  playerOf,
  type State,
  whoIs,
} from '../state.ts';
import { say } from '../text/say.ts';
import { court, entry, fault, flag, list, MOST_RUPEES, oneOf, record, whole } from './reading.ts';

const PLAYER_FIELDS = [
  'colour',
  'rupees',
  'loyalty',
  'loyaltyCard',
  'hand',
  'tableau',
  'prizes',
  'gifts',
  'tribes',
  'points',
  'badal',
  'capabilities',
  'prisoners',
] as const;

/** In the order of play; whoever is not named comes last. */
export function layPlayers(state: State, value: Json | undefined): void {
  const entries = list(value, 'players', state.players.length).map((one, at) =>
    entry(one, `players.${at}`, PLAYER_FIELDS),
  );
  const colours = entries.map((one, at) =>
    oneOf(
      one['colour'],
      `players.${at}.colour`,
      state.players.map((player) => player.colour),
    ),
  );
  const again = colours.findIndex((colour, at) => colours.indexOf(colour) < at);
  if (again >= 0) fault(say('fault.twice', 'C2.1', { where: `players.${again}.colour` }));
  const rest = state.players.filter((player) => !colours.includes(player.colour));
  state.players = [...colours.map((colour) => playerOf(state, whoIs(state, colour))), ...rest];
  // Loyalties first: what may lie where goes by them; tableaux before spies on them.
  for (const [who, fields] of entries.entries()) layPlayer(state, who, fields, `players.${who}`);
  for (const [who, fields] of entries.entries())
    layTableau(state, who, fields['tableau'], `players.${who}.tableau`);
  for (const [who, fields] of entries.entries())
    layLoyaltyCard(state, who, fields['loyaltyCard'], `players.${who}`);
}

function layPlayer(state: State, who: number, fields: Fields, where: string): void {
  const player = playerOf(state, who);
  const number = (field: string, max: number): number =>
    fields[field] === undefined ? 0 : whole(fields[field], `${where}.${field}`, max);
  player.rupees = number('rupees', MOST_RUPEES);
  player.points = number('points', MOST_RUPEES);
  if (player.points > 0 && !state.variants.nationBuilding)
    fault(say('fault.not-played', 'I1.4', { where: `${where}.points` }));
  player.badal = number('badal', BADAL_TOKENS);
  if (fields['loyalty'] !== undefined) player.loyalty = oneOf(fields['loyalty'], `${where}.loyalty`, EMPIRES);
  for (const one of list(fields['hand'], `${where}.hand`))
    addToHand(player, court(state, one, `${where}.hand`));
  for (const one of list(fields['prizes'], `${where}.prizes`)) {
    const prize = court(state, one, `${where}.prizes`);
    if (courtCard(state, prize).prize !== player.loyalty)
      fault(say('fault.prize', 'E8.3', { where: `${where}.prizes`, card: prize }));
    player.prizes.push(prize);
  }
  for (const one of list(fields['gifts'], `${where}.gifts`)) {
    const cost = GIFTS.find((spot) => spot === one);
    if (cost === undefined || player.gifts.includes(cost))
      fault(say('fault.gift', 'E10.3', { where: `${where}.gifts` }));
    player.gifts.push(cost);
  }
  player.gifts.sort((a, b) => a - b);
  for (const [id, count] of Object.entries(record(fields['tribes'], `${where}.tribes`)))
    player.tribes[LOCATIONS.indexOf(oneOf(id, `${where}.tribes`, LOCATIONS))] = whole(
      count,
      `${where}.tribes.${id}`,
      CUBES,
    );
  layCapabilities(state, player, fields['capabilities'], `${where}.capabilities`);
  layPrisoners(state, player, fields['prisoners'], `${where}.prisoners`);
}

/** Card 122 holds spies of others, once it is activated. */
function layPrisoners(state: State, player: Player, value: Json | undefined, where: string): void {
  const colours = state.players.map((other) => other.colour);
  for (const one of list(value, where, CUBES)) {
    const colour = oneOf(one, where, colours);
    if (colour === player.colour || !isActive(player, CAPABILITY.dungeon))
      fault(say('fault.prisoners', 'J7.3.3', { where }));
    player.prisoners.push(whoIs(state, colour));
  }
}

function layCapabilities(state: State, player: Player, value: Json | undefined, where: string): void {
  for (const [at, one] of list(value, where).entries()) {
    const fields = entry(one, `${where}.${at}`, ['card', 'active']);
    const number = fields['card'];
    const found = CAPABILITY_NUMBERS.find((known) => known === number);
    if (found === undefined || !state.variants.khyberKnives)
      fault(say('fault.no-capability', 'J7.1', { where: `${where}.${at}.card` }));
    const active = fields['active'] !== undefined && flag(fields['active'], `${where}.${at}.active`);
    player.capabilities.push({ card: found, active, ready: false });
  }
}

/** Cards from left to right: numbers, or objects with spies and augments. */
function layTableau(state: State, who: number, value: Json | undefined, where: string): void {
  const player = playerOf(state, who);
  const later: (() => void)[] = [];
  for (const [at, one] of list(value, where).entries()) {
    const here = `${where}.${at}`;
    const fields = typeof one === 'number' ? { card: one } : entry(one, here, ['card', 'spies', 'augments']);
    const number = court(state, fields['card'], `${here}.card`);
    const { patriot } = courtCard(state, number);
    if (patriot !== null && patriot !== player.loyalty)
      fault(say('fault.patriot', 'E4.5', { where: here, card: number }));
    const laid: Court = { card: number, spies: [], augments: [] };
    player.tableau.push(laid);
    for (const augment of list(fields['augments'], `${here}.augments`, 2)) {
      const found = CAPABILITY_NUMBERS.find((known) => known === augment);
      if (found === undefined) fault(say('fault.no-capability', 'J7.1', { where: `${here}.augments` }));
      laid.augments.push(found);
    }
    // J7.2.2, doubt 94
    if (laid.augments.length > 0 && courtCard(state, number).rank + laid.augments.length > MOST_RANK)
      fault(say('fault.augments', 'J7.2.2', { where: `${here}.augments` }));
    later.push(() => laySpies(state, who, laid, fields['spies'], `${here}.spies`));
  }
  for (const lay of later) lay();
}

function laySpies(state: State, owner: number, laid: Court, value: Json | undefined, where: string): void {
  for (const [at, one] of list(value, where).entries()) {
    const fields = entry(one, `${where}.${at}`, ['of', 'at', 'count']);
    const colour = oneOf(
      fields['of'],
      `${where}.${at}.of`,
      state.players.map((player) => player.colour),
    );
    const spot =
      fields['at'] === undefined ? MIDDLE : SPOTS.indexOf(oneOf(fields['at'], `${where}.${at}.at`, SPOTS));
    const count =
      fields['count'] === undefined ? 1 : whole(fields['count'], `${where}.${at}.count`, CUBES, 1);
    const who = whoIs(state, colour);
    const spy = spyOf(who, spot);
    if (spot !== MIDDLE) {
      const isTaken = count > 1 || laid.spies.includes(spy);
      if (bandAt(state, laid.card, spot) === null || who === owner || isTaken)
        fault(say('fault.band', 'E5.4', { where: `${where}.${at}`, card: laid.card }));
    }
    for (let i = 0; i < count; i++) laid.spies.push(spy);
    playerOf(state, who).spies += count;
  }
  laid.spies.sort((a, b) => a - b);
}

/** True for any card with an end of the player's loyalty, or its number from 1. */
function layLoyaltyCard(state: State, who: number, value: Json | undefined, where: string): void {
  const player = playerOf(state, who);
  if (value !== undefined && value !== false) {
    const at = `${where}.loyaltyCard`;
    const held = state.players.map((one) => one.loyaltyCard);
    const fits = (number: number): boolean =>
      !held.includes(number) &&
      loyaltyCardOf(state, number).ends.some((end) => end.empire === player.loyalty);
    const wanted = value === true ? [0, 1, 2, 3, 4] : [whole(value, at, 5, 1) - 1];
    player.loyaltyCard = wanted.find(fits) ?? fault(say('fault.loyalty-card', 'C6.1', { where: at }));
  }
  const hasPatriot = player.tableau.some((laid) => courtCard(state, laid.card).patriot !== null);
  if (player.loyalty !== 'afghan' && player.loyaltyCard === null && player.prizes.length === 0 && !hasPatriot)
    fault(say('fault.no-sign', 'E4.5', { where }));
  const trustworthy = player.capabilities.findIndex(({ card }) => card === CAPABILITY.trustworthy);
  if (player.loyaltyCard === null && isActive(player, CAPABILITY.trustworthy))
    fault(say('fault.untrustworthy', 'J7.3.2', { where: `${where}.capabilities.${trustworthy}` }));
}
