/** R1 What a seat sees (D56): all that lies open, its own hand, and how many cards the others hold. */
import type { Viewer } from '@sandtable/engine';
import { ACTIONS, type ActionId, type Nation } from './cards/card-set.ts';
import { handSize, type Player, pointsToWin, type State, type Team } from './state.ts';

export interface PlayerView {
  readonly nation: Nation;
  readonly team: Team;
  readonly handSize: number;
  readonly handCount: number;
  readonly asideCount: number;
  readonly spare: number;
  /** Only one's own; null for all others. */
  readonly hand: readonly ActionId[] | null;
  readonly aside: readonly ActionId[] | null;
  /** Not told by others before the forces are shown. */
  readonly reserve: readonly string[] | null;
}

export interface View extends Omit<State, 'players' | 'deck' | 'terrainDeck'> {
  readonly players: readonly PlayerView[];
  readonly deckCount: number;
  readonly terrainCount: number;
  /** R18.3 While action cards are bought: the kinds of which a copy is left. */
  readonly forSale: readonly ActionId[];
  readonly pointsToWin: Readonly<Record<Team, number>>;
}

export function viewOf(state: State, viewer: Viewer): View {
  const { stage, forces, players, deck } = state;
  const isOpen = (nation: Nation) => stage === 'battle' || nation === viewer;
  // Field by field: searches look at thousands of views, and copying the rest of an object is slow.
  return {
    cards: state.cards,
    longRange: state.longRange,
    opener: state.opener,
    stage,
    waiting: state.waiting,
    sides: state.sides,
    discards: state.discards,
    played: state.played,
    terrain: state.terrain,
    control: state.control,
    turn: state.turn,
    idle: state.idle,
    outcome: state.outcome,
    forces: stage === 'battle' ? forces : forces.filter((force) => isOpen(force.owner)),
    players: players.map((player) =>
      playerView(state, player, player.nation === viewer, isOpen(player.nation)),
    ),
    deckCount: deck.length,
    terrainCount: state.terrainDeck.length,
    forSale: stage === 'buying' ? ACTIONS.filter((card) => deck.includes(card)) : [],
    pointsToWin: { red: pointsToWin(state, 'red'), blue: pointsToWin(state, 'blue') },
  };
}

function playerView(state: State, player: Player, isOwn: boolean, isOpen: boolean): PlayerView {
  const { nation, team, hand, aside, spare, reserve } = player;
  return {
    nation,
    team,
    handSize: isOpen ? handSize(state, nation) : handSize({ cards: state.cards, forces: [] }, nation),
    handCount: hand.length,
    asideCount: aside.length,
    spare,
    hand: isOwn ? hand.toSorted() : null,
    aside: isOwn ? aside.toSorted() : null,
    reserve: isOpen ? reserve : null,
  };
}
