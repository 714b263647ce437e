/** Cards that leave a tableau: spies go home, leveraged cards are paid back (glossary), the wronged are avenged (I2.2). */
import type { Rules, Table } from '@sandtable/engine';
import { pick } from './asking.ts';
import { LAST_CARD } from './components/cards.ts';
import { addToHand } from './hands.ts';
import { gain, spend } from './rupees.ts';
import { leavingLabel } from './signs.ts';
import { leaveAnchor } from './solo/ring.ts';
import { nameOf } from './solo/khan.ts';
import { ownerOfSpy, sendAllHome } from './spies.ts';
import { type Court, courtCard, playerOf, rankOf, type State, type Who } from './state.ts';
import { say } from './text/say.ts';
import { type Cube, cubeId, cubeLabel, cubesInPlay, takeBackCube } from './units.ts';
import { avenge } from './variants/badal.ts';

type Destination = 'discards' | 'hand';

export interface Leaving {
  readonly owner: Who;
  readonly courts: readonly Court[];
  readonly to: Destination;
  /** I1.5 Those that go to the hand all the same. */
  readonly toHand?: readonly Court[];
  /** Whose action it is, if it is one against somebody (doubt 85). */
  readonly cause: Who | null;
  readonly rule: string;
}

/** All cards leave, the costs are added and paid together, then the British favor is paid (doubt 72). */
export function* leave(table: Table<State>, leaving: Leaving): Rules<void> {
  const { state } = table;
  const { owner, courts, cause } = leaving;
  const wronged: Who[] = [];
  let owed = 0;
  let leveraged = 0;
  for (const court of courts) {
    if (cause !== null) noteWronged(wronged, owner, court, cause);
    if (courtCard(state, court.card).leveraged) {
      leveraged++;
      owed += rankOf(state, court);
    }
    takeAway(
      table,
      owner,
      court,
      leaving.toHand?.includes(court) === true ? 'hand' : leaving.to,
      leaving.rule,
    );
  }
  if (leveraged > 0) yield* payBack(table, owner, owed, leveraged);
  for (const victim of wronged) yield* avenge(table, victim);
}

function noteWronged(wronged: Who[], owner: Who, court: Court, cause: Who): void {
  const all = [owner, ...court.spies.map(ownerOfSpy)];
  for (const who of all) if (who !== cause && !wronged.includes(who)) wronged.push(who);
}

function takeAway(table: Table<State>, owner: Who, court: Court, to: Destination, rule: string): void {
  const { state } = table;
  const player = playerOf(state, owner);
  sendAllHome(state, court);
  leaveAnchor(state, owner, court);
  player.tableau.splice(player.tableau.indexOf(court), 1);
  // J7.2.3
  state.discards.push(...court.augments);
  if (to === 'discards') state.discards.push(court.card);
  else addToHand(player, court.card);
  table.log(
    say(to === 'hand' ? 'log.to-hand' : 'log.left-tableau', rule, {
      player: nameOf(state, owner),
      card: String(court.card),
    }),
  );
}

/** By card: the option that gives it up. */
const CARD_IDS: readonly string[] = Array.from({ length: LAST_CARD + 1 }, (_, card) => `card:${card}`);
/** The card that an option gives up; undefined for a cube. */
export const cardGivenUp = (option: string): number | undefined => CARD_OF.get(option);
const CARD_OF: ReadonlyMap<string, number> = new Map(CARD_IDS.map((id, card) => [id, card]));

/** Leveraged: the owner pays the ranks out of the game, and gives up a cube or a card for each rupee missing. */
function* payBack(table: Table<State>, owner: Who, due: number, cards: number): Rules<void> {
  const { state } = table;
  const player = playerOf(state, owner);
  let owed = due;
  let leveraged = cards;
  const paid = Math.min(owed, player.rupees);
  spend(state, owner, paid);
  owed -= paid;
  table.fired('leveraged.paid');
  table.log(say('log.leveraged.paid', 'E4.6', { player: nameOf(state, owner), paid, missing: owed }));
  while (owed > 0) {
    const among = givable(state, owner);
    if (among.length === 0) break;
    const picked = yield* pick(state, owner, {
      prompt: say('ask.give-up', 'E4.6', { missing: owed }),
      among,
      id: (one) => ('kind' in one ? cubeId(one) : (CARD_IDS[one.card] ?? '')),
      label: (one) =>
        'kind' in one
          ? cubeLabel(state, owner, one, 'E4.6')
          : leavingLabel(state, owner, String(one.card), 'E4.6'),
    });
    table.fired('leveraged.short');
    owed--;
    if ('kind' in picked) {
      takeBackCube(state, owner, picked);
      table.log(
        say('log.given-up', 'E4.6', {
          player: nameOf(state, owner),
          unit: cubeLabel(state, owner, picked, 'E4.6'),
        }),
      );
      continue;
    }
    if (courtCard(state, picked.card).leveraged) {
      leveraged++;
      owed += rankOf(state, picked);
    }
    takeAway(table, owner, picked, 'discards', 'E4.6');
  }
  payInvestor(table, leveraged);
}

/** Doubt 18: cubes in play, gifts too, and cards of the tableau. */
const givable = (state: State, owner: Who): (Cube | Court)[] => [
  ...cubesInPlay(state, owner, true),
  ...playerOf(state, owner).tableau,
];

/** B7.1 Imperial Investment: a rupee for each leveraged card (doubt 16). */
function payInvestor(table: Table<State>, cards: number): void {
  const { state } = table;
  const holder = state.favors.british;
  if (holder === null) return;
  gain(state, holder, cards);
  table.fired('favor.british');
  table.log(say('log.investment', 'B7.1', { player: nameOf(state, holder), count: cards }));
}
