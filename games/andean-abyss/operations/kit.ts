/** What Operations have in common (3.1): paying, searching, moving guerrillas, removing by force, the pause after. */
import {
  groups,
  type OperationRules as CoinOperationRules,
  pauses,
  paying,
  removals,
  searches,
  type WholeOperation as CoinWholeOperation,
} from '@sandtable/coin';
import type { Message } from '@sandtable/engine';
import { ASKS } from '../ask.ts';
import { CHANGES } from '../changes.ts';
import { ACTIVE, BASE, type Faction, FACTIONS, TABLE, UNDERGROUND } from '../forces.ts';
import { CAPABILITIES, capability, MOMENTUM } from '../lasting.ts';
import { MAP } from '../map.ts';
import { PIECE_IDS } from '../shipments.ts';
import { type Andes, COUNTS, isNonPlayer, type State } from '../state.ts';
import { say } from '../text/say.ts';

export type OperationRules = CoinOperationRules<Andes>;
export type WholeOperation = CoinWholeOperation<Andes>;

const FACTS = {
  map: MAP,
  table: TABLE,
  counts: COUNTS,
  pieceIds: PIECE_IDS,
  asks: ASKS,
  changes: CHANGES,
  underground: UNDERGROUND,
  active: ACTIVE,
  base: BASE,
};

export const PAYING = paying<Andes>({ map: MAP, gain: CHANGES.gain, payerOf: (faction) => faction });
export const { canPay, pay } = PAYING;

export const { exposedKinds, isAnythingExposed, attackableKinds, removeByForce } = removals<Andes>({
  ...FACTS,
  // N15: a non-player may leave alone whom its list of victims does not name.
  maySpare: isNonPlayer,
});

export const { expose } = searches<Andes>(FACTS);
export const { moveGuerrillas } = groups<Andes>(FACTS);
/** 4.1 */
export const pauseAfter = pauses<Andes>(ASKS, '4.1');

/** 1.5 Everybody is everybody else's enemy. */
export const enemiesOf = (faction: Faction): readonly Faction[] =>
  FACTIONS.filter((other) => other !== faction);

/** Cards 2 and 3 leave one space a card; card 17 closes the Departments. */
export const whyBarred = (state: State, onlyOne: 'ospina-and-mora' | 'tapias', targets: number): Message =>
  capability(state, onlyOne) === 'shaded' && targets > 0
    ? say('why.card', '5.3', { card: CAPABILITIES[onlyOne] })
    : say('why.card', '5.4', { card: MOMENTUM['madrid-donors'] });
