/** C Set-up. */
import { type Chance, type Setting, zeros } from '@sandtable/engine';
import { GAP } from '../components/cards.ts';
import { byEmpire, CYLINDERS, KHYBER_BOX, KHYBER_SUPPLY } from '../components/empires.ts';
import { LOYALTY_CARDS } from '../components/loyalty-cards.ts';
import { connectionCount, LOCATIONS } from '../components/map.ts';
import { FIRST_REGIME } from '../components/modes.ts';
import { BADAL_TOKENS, type Colour, CUBES, KHAN_RUPEES, STARTING_RUPEES } from '../components/players.ts';
import { newTurn } from '../sequence/begin.ts';
import { KHAN } from '../solo/khan.ts';
import { type Corrections, PLACES, type Player, type State, type Variants } from '../state.ts';
import { coloursOf, correctionsOf, variantsOf } from './setting.ts';
import { buildDeck, deckSize, draw, drawCards, SOLO_DECK } from './deck.ts';

// Made once and copied, or pushed one by one: see the engine's zeros.ts.
const NO_CARDS: readonly number[] = Array.from({ length: PLACES }, () => GAP);
const NO_WAZIRS: readonly null[] = LOCATIONS.map(() => null);

function newPlayers(colours: readonly Colour[]): Player[] {
  const players: Player[] = [];
  for (const colour of colours) players.push(newPlayer(colour));
  return players;
}

function newPlayer(colour: Colour): Player {
  return {
    colour,
    rupees: 0,
    cubes: CUBES,
    spies: 0,
    tribes: zeros(LOCATIONS.length),
    gifts: [],
    hand: [],
    tableau: [],
    loyalty: 'afghan',
    loyaltyCard: null,
    prizes: [],
    points: 0,
    badal: 0,
    capabilities: [],
    prisoners: [],
  };
}

/** The table before anything lies on it: no market, no deck, no rupees. */
export function emptyTable(
  colours: readonly Colour[],
  variants: Variants,
  corrections: Corrections | null,
): State {
  const { khyberKnives } = variants;
  return {
    variants,
    corrections,
    stage: 'loyalty',
    regime: FIRST_REGIME,
    players: newPlayers(colours),
    turn: newTurn(0),
    talk: { offers: [], waivers: [], loans: [] },
    market: { cards: NO_CARDS.slice(), rupees: zeros(PLACES), waiting: [0, 0] },
    deck: [],
    piles: [],
    discards: [],
    armies: byEmpire(() => zeros(LOCATIONS.length)),
    roads: byEmpire(() => zeros(connectionCount({ corrections }))),
    supply: { ...(khyberKnives ? KHYBER_SUPPLY : CYLINDERS) },
    box: khyberKnives ? { ...KHYBER_BOX } : byEmpire(() => 0),
    gone: byEmpire(() => 0),
    favors: byEmpire(() => null),
    wazirs: NO_WAZIRS.slice(),
    lasting: [],
    supreme: null,
    badal: variants.badal ? BADAL_TOKENS : 0,
    anchor: GAP,
    rupees: 0,
    outcome: null,
  };
}

/** C2–C6 Everything up to the choice of loyalties. */
export function setUp(setting: Setting, chance: Chance): State {
  const variants = variantsOf(setting);
  const colours = coloursOf(setting);
  const state = emptyTable(colours, variants, correctionsOf(setting));
  dealDeck(state, chance);
  fillMarket(state);
  const cards = LOYALTY_CARDS.map((_, at) => at);
  chance.shuffle(cards);
  for (const player of state.players) {
    // C5.1, K3
    player.rupees = variants.solo && player.colour === KHAN ? KHAN_RUPEES : STARTING_RUPEES;
    state.rupees += player.rupees;
    player.loyaltyCard = cards.pop() ?? null;
  }
  return state;
}

/** C3.1 */
export function dealDeck(state: State, chance: Chance): void {
  const { khyberKnives, solo } = state.variants;
  const size = solo ? SOLO_DECK : deckSize(state.players.length, khyberKnives);
  const { deck, piles } = buildDeck(drawCards(khyberKnives), size, chance);
  state.deck = deck;
  state.piles = piles;
}

/** C3.2 */
export function fillMarket(state: State): void {
  for (let place = 0; place < PLACES; place++) state.market.cards[place] = draw(state) ?? GAP;
}
