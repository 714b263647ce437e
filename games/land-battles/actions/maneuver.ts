/** R10 Maneuver attack, R10T Terrain maneuver, R10F Flank maneuver. */
import { type Blocked, type Message, pick, type Rules, type Table } from '@sandtable/engine';
import { type Place, placesIn } from '../areas.ts';
import { forcesBlocked, heldLabel, pickForce, pickPlace } from '../asking.ts';
import type { Nation } from '../cards/card-set.ts';
import { cardOf, discardHeld, type HeldId, held, heldCount } from '../deck.ts';
import { diceOf, rollDice, successes } from '../dice.ts';
import { markActed, move } from '../moves.ts';
import { reactions } from '../reactions/reactions.ts';
import { retaliate } from '../reactions/retaliate.ts';
import { cardsOf, type Force, isOver, kindOf, playerOf, type State, turnOf } from '../state.ts';
import { flankSuccesses } from '../superiority.ts';
import { moveControl } from '../terrain.ts';
import { say } from '../text/say.ts';

/** R10 Cards that can maneuver: a maneuver symbol and no Acted counter. */
export function maneuverers(state: State, nation: Nation): Force[] {
  return state.forces.filter(
    (force) => force.owner === nation && !force.acted && kindOf(state, force).maneuver !== null,
  );
}

/** R10 The Terrain Area, while there is a Terrain card, or the Flanking Area. */
function placesToManeuver(state: State, card: Force): Place[] {
  const flank = placesIn(state, card, 'flank');
  return state.terrain === null ? flank : [...placesIn(state, card, 'terrain'), ...flank];
}

export function* maneuver(table: Table<State>): Rules<void> {
  const { state } = table;
  const turn = turnOf(state);
  const { nation } = turn;
  const card = yield* pickForce(nation, {
    prompt: say('ask.maneuver', 'R10'),
    among: () => maneuverers(state, nation),
    blocked: () => whyNot(state, nation),
  });
  const { id } = card;
  const place = yield* pickPlace(state, card, {
    nation,
    prompt: say('ask.maneuver.where', 'R10', { force: id }),
    places: () => placesToManeuver(state, card),
    areas: ['terrain', 'flank'],
    whyNot: () => say('why.no-terrain', 'R10T'),
    secret: false,
  });
  table.log(
    say('log.maneuver', place.area === 'terrain' ? 'R10T' : 'R10F', { nation, force: id, area: place.area }),
  );
  move(table, card, place);
  if (isOver(state)) return;
  const modifier = yield* maneuverCard(table, card);
  markActed(card);
  const need = (kindOf(state, card).maneuver ?? 0) - modifier;
  const dice = rollDice(table, diceOf(card, 0));
  const rolled = successes(dice, need);
  table.fired(`maneuver.${place.area}`);
  table.log(say('log.roll', 'R2', { dice, need, count: rolled }));
  turn.attempt = {
    kind: 'maneuver',
    actor: id,
    area: place.area,
    target: null,
    weapon: null,
    need,
    dice,
    rolled,
    scored: rolled,
    reaction: null,
  };
  yield* reactions(table);
  if (isOver(state)) return;
  const { scored } = turn.attempt;
  if (place.area === 'terrain') yield* moveControl(table, card.team, scored);
  else if (scored > 0) flankSuccesses(table, card.team, scored);
  if (!isOver(state)) retaliate(table);
}

/** R10 One card of any kind may add its maneuver modifier to every die; its text is ignored. */
function* maneuverCard(table: Table<State>, card: Force): Rules<number> {
  const { state } = table;
  const { nation } = turnOf(state);
  const player = playerOf(state, nation);
  if (heldCount(player) === 0) return 0;
  const id = yield* pick<HeldId, 'none'>(
    { seats: [nation] },
    {
      prompt: say('ask.maneuver.card', 'R10', { force: card.id, area: card.area }),
      among: () => held(player),
      label: (one) => maneuverLabel(state, one),
      pass: 'none',
      passLabel: () => say('pick.no-card', 'R10'),
      isPassFirst: true,
      secret: true,
    },
  );
  if (id === 'none') return 0;
  const action = discardHeld(table, nation, id);
  const modifier = cardsOf(state).actions[action].maneuverModifier;
  table.fired(`${action}.maneuver`);
  table.log(say('log.maneuver.card', 'R10', { nation, card: action, modifier }));
  return modifier;
}

function maneuverLabel(state: State, id: HeldId): Message {
  const modifier = cardsOf(state).actions[cardOf(id)].maneuverModifier;
  return say('pick.maneuver-card', 'R10', { card: cardOf(id), held: heldLabel(id), modifier });
}

function whyNot(state: State, nation: Nation): Blocked[] {
  return forcesBlocked(
    state.forces.filter((force) => force.owner === nation),
    'R10',
    (force) => {
      if (kindOf(state, force).maneuver === null) return say('why.no-maneuver', 'R10');
      return force.acted ? say('why.acted', 'R7') : undefined;
    },
  );
}
