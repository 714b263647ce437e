/** R13 Play a card. */
import { type Blocked, type Message, pick, type Rules, type Table } from '@sandtable/engine';
import { isIn, type Place, placesIn } from '../areas.ts';
import { forcesBlocked, heldLabel, pickForce, pickPlace } from '../asking.ts';
import { type ActionId, type Nation, WEAPONS, type Weapon } from '../cards/card-set.ts';
import { ATTACKS, type AttackText } from '../cards/texts.ts';
import { cardOf, discardPlayed, type HeldId, held, lay } from '../deck.ts';
import { isFree } from '../free-cards.ts';
import { isInRange } from '../range.ts';
import { AREAS, type Area, type Force, kindOf, otherTeam, playerOf, type State, turnOf } from '../state.ts';
import { say } from '../text/say.ts';
import { fire, noTargetFrom, targetLabel, targetsBlocked, targetsIn } from './attack.ts';
import { regroup } from './regroup.ts';

type Obstacle =
  | 'why.not-in-own-action'
  | 'why.free-card'
  | 'why.no-weapon'
  | 'why.no-other-area'
  | 'why.no-force';

/** R13 Why a card cannot be played as an action, or undefined when it can. */
function obstacle(state: State, nation: Nation, card: ActionId): Obstacle | undefined {
  if (card === 'regroup')
    return state.forces.some((force) => force.owner === nation) ? undefined : 'why.no-force';
  if (isFree(card)) return 'why.free-card';
  const text = ATTACKS[card];
  if (text === undefined) return 'why.not-in-own-action';
  let hasWeapon = false;
  for (const force of state.forces) {
    if (force.owner !== nation || force.acted || !hasOneOf(state, force, text.weapons)) continue;
    hasWeapon = true;
    if (hasAreaToAttack(state, force, text)) return undefined;
  }
  return hasWeapon ? 'why.no-other-area' : 'why.no-weapon';
}

function hasOneOf(state: State, force: Force, weapons: readonly Weapon[]): boolean {
  const kind = kindOf(state, force);
  for (const weapon of weapons) if (kind[weapon] !== null) return true;
  return false;
}

/** Wherever the enemy stands, his first row can be reached from row 1, and row 1 is open to every card (R4). */
function isAreaToAttack(state: State, force: Force, text: AttackText, area: Area): boolean {
  return !(text.changesArea && force.area === area) && isIn(state, otherTeam(force.team), area);
}

function hasAreaToAttack(state: State, force: Force, text: AttackText): boolean {
  for (const area of AREAS) if (isAreaToAttack(state, force, text, area)) return true;
  return false;
}

export function playable(state: State, nation: Nation): HeldId[] {
  return held(playerOf(state, nation)).filter((id) => obstacle(state, nation, cardOf(id)) === undefined);
}

/** Whether any card can be played: what the menu of actions needs to know. */
export function canPlay(state: State, nation: Nation): boolean {
  const { hand, aside } = playerOf(state, nation);
  for (const card of hand) if (obstacle(state, nation, card) === undefined) return true;
  for (const card of aside) if (obstacle(state, nation, card) === undefined) return true;
  return false;
}

export function* playCard(table: Table<State>): Rules<void> {
  const { state } = table;
  const { nation } = turnOf(state);
  const id = yield* pick(
    { seats: [nation] },
    {
      prompt: say('ask.card', 'R13'),
      among: () => playable(state, nation),
      label: heldLabel,
      blocked: () => whyNot(state, nation),
      secret: true,
    },
  );
  const text = ATTACKS[cardOf(id)];
  if (text === undefined) yield* regroup(table, id);
  else yield* cardAttack(table, id, text);
}

/** R13 Attacker, weapon, place and target are declared together (D60), in secret until all is said. */
function* cardAttack(table: Table<State>, id: HeldId, text: AttackText): Rules<void> {
  const { state } = table;
  const { nation } = turnOf(state);
  const card = cardOf(id);
  const actor = yield* pickForce(nation, {
    prompt: say('ask.attacker', 'R13', { card }),
    among: () => attackers(state, nation, text),
    blocked: () => attackersBlocked(state, nation, text),
    secret: true,
  });
  const weapon = yield* askWeapon(state, actor, card, text);
  const reach = text.anyRow ? 'any-row' : weapon;
  const place = yield* pickPlace(state, actor, {
    nation,
    prompt: say('ask.attack.where', 'R13', { card, force: actor.id, weapon }),
    places: () => placesToAttack(state, actor, text, weapon),
    areas: AREAS,
    whyNot: (one) => whyNotFrom(state, actor, text, one),
    secret: true,
  });
  const { area, row } = place;
  const extraDice = hasExtraDie(text, area) ? 1 : 0;
  const modifier = kindOf(state, actor)[weapon] ?? 0;
  const aim = { kind: 'attack', actor, place, weapon, modifier, extraDice } as const;
  const target = yield* pickForce(nation, {
    prompt: say('ask.target', 'R13', { force: actor.id, area, row, reach: weapon }),
    among: () => targetsIn(state, actor.team, area, row, reach),
    label: (force) => targetLabel(state, { ...aim, target: force }, 'R13'),
    blocked: () => targetsBlocked(state, actor.team, place, reach, 'R13'),
    secret: true,
  });
  lay(table, nation, id);
  table.fired(`${card}.attack`);
  table.log(say('log.attack', 'R13', { nation, card, force: actor.id, weapon, target: target.id, area }));
  yield* fire(table, { ...aim, target });
  discardPlayed(state, card);
}

function attackers(state: State, nation: Nation, text: AttackText): Force[] {
  return state.forces.filter(
    (force) =>
      force.owner === nation &&
      !force.acted &&
      hasOneOf(state, force, text.weapons) &&
      hasAreaToAttack(state, force, text),
  );
}

function attackersBlocked(state: State, nation: Nation, text: AttackText): Blocked[] {
  return forcesBlocked(
    state.forces.filter((force) => force.owner === nation),
    'R13',
    (force) => {
      if (!hasOneOf(state, force, text.weapons)) return say('why.no-symbol', 'R13');
      if (force.acted) return say('why.acted', 'R7');
      return hasAreaToAttack(state, force, text) ? undefined : say('why.no-other-area', 'R16');
    },
  );
}

/** D27: one weapon an attack; asked only when several match. */
function* askWeapon(state: State, actor: Force, card: ActionId, text: AttackText): Rules<Weapon> {
  const kind = kindOf(state, actor);
  const matching = WEAPONS.filter((weapon) => text.weapons.includes(weapon) && kind[weapon] !== null);
  const [only] = matching;
  if (matching.length === 1 && only !== undefined) return only;
  return yield* pick(
    { seats: [actor.owner] },
    {
      prompt: say('ask.weapon', 'R13', { card, force: actor.id }),
      among: () => matching,
      label: (weapon) => say('pick.weapon', 'R13', { weapon, modifier: kind[weapon] ?? 0 }),
      secret: true,
    },
  );
}

function placesToAttack(state: State, actor: Force, text: AttackText, weapon: Weapon): Place[] {
  const reach = text.anyRow ? 'any-row' : weapon;
  return AREAS.filter((area) => isAreaToAttack(state, actor, text, area)).flatMap((area) =>
    placesIn(state, actor, area).filter((place) => isInRange(reach, place.row, 1)),
  );
}

function whyNotFrom(state: State, actor: Force, text: AttackText, place: Place): Message {
  if (text.changesArea && place.area === actor.area) return say('why.same-area', 'R16');
  const isReached = isIn(state, otherTeam(actor.team), place.area);
  return text.anyRow && isReached ? say('why.not-first-row', 'R16') : noTargetFrom(state, actor.team, place);
}

/** D26: where the attacker stands after its move. */
function hasExtraDie(text: AttackText, area: Area): boolean {
  return text.extraDie === 'everywhere' || (text.extraDie === 'breakthrough' && area === 'breakthrough');
}

function whyNot(state: State, nation: Nation) {
  return held(playerOf(state, nation)).flatMap((id) => {
    const why = obstacle(state, nation, cardOf(id));
    return why === undefined ? [] : [{ option: id, label: heldLabel(id), why: say(why, 'R13') }];
  });
}
