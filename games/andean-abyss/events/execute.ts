/** 5.1 Executing an Event. */
import { type CardEvent as CoinCardEvent, executing } from '@sandtable/coin';
import { type Action, ACTIONS } from '../action.ts';
import { interludesOf } from '../activities/index.ts';
import { EVENT_CARDS, eventCard } from '../cards.ts';
import type { Faction } from '../forces.ts';
import { MOMENTUM } from '../lasting.ts';
import { countFor } from '../notices.ts';
import { type Andes, isNonPlayer, type Side, type State } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { eventOf } from './index.ts';
import { playText } from './play.ts';
import type { CardEvent, EventText } from './rules.ts';

/** 5.3, 5.4 Notes what lasts; card 42 shields the faction that executed it. */
function note(state: State, faction: Faction, card: number, side: Side): void {
  const { capability, momentum } = eventCard(card);
  if (capability) state.capabilities[card] = side;
  if (!momentum || side === 'unshaded') return;
  state.momentum.push(card);
  if (card === MOMENTUM['senado-and-camara']) state.shielded = faction;
}

/** The texts of a card as rules. */
function textsOf(event: CardEvent): CoinCardEvent<Andes> {
  const rulesOf = (text: EventText) => (action: Action) => playText(action, text);
  return 'event' in event
    ? { event: rulesOf(event.event) }
    : { unshaded: rulesOf(event.unshaded), shaded: rulesOf(event.shaded) };
}

const RULES: (CoinCardEvent<Andes> | undefined)[] = [];
for (const { number } of EVENT_CARDS) RULES[number] = textsOf(eventOf(number));

export const { sidesOf, contentOf, executeEvent } = executing<Andes>({
  rule: '5.1',
  doing: 'event',
  actions: ACTIONS,
  beginTurn,
  isDual: (card) => eventCard(card).dual,
  eventOf: (card) => RULES[card] ?? textsOf(eventOf(card)),
  // N3: a non-player takes no pieces off the map to place them again.
  interludesOf: (action, turn) =>
    isNonPlayer(action.state, action.faction) ? null : interludesOf(action, turn),
  note,
  begun: (table, faction, card) => countFor(table, faction, `8.4.card-${card}`),
});
