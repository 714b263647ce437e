/** R15 Reactions: one card a team in each enemy action. */
import { type Message, pick, type Rules, type Table } from '@sandtable/engine';
import { heldLabel } from '../asking.ts';
import type { Nation } from '../cards/card-set.ts';
import { DEFENCES, type DefenceText } from '../cards/texts.ts';
import { cardOf, type HeldId, held, heldCount } from '../deck.ts';
import { longRangeDefence } from '../long-range.ts';
import {
  type Attempt,
  attemptOf,
  forceById,
  otherTeam,
  type Player,
  playerOf,
  playersOf,
  type State,
  turnOf,
} from '../state.ts';
import { say } from '../text/say.ts';
import { actDefence } from './act-defence.ts';
import { obstacle } from './obstacles.ts';
import { cover, pullBack, reactionForce, screeningForce } from './savings.ts';
import { announceRetaliation } from './retaliate.ts';

/** R15 Everybody who holds cards is asked, whatever they are, so that the question tells nothing. */
export function* reactions(table: Table<State>): Rules<void> {
  const { state } = table;
  const attempt = attemptOf(state);
  for (const player of reactors(state, attempt)) {
    if (heldCount(player) === 0) continue;
    const { nation } = player;
    const id = yield* pick<HeldId, 'pass'>(
      { seats: [nation] },
      {
        prompt: question(attempt),
        among: () => playable(state, attempt, player),
        label: (one) => reactionLabel(state, attempt, one),
        blocked: () => whyNot(state, attempt, player),
        pass: 'pass',
        passLabel: () => say('pick.pass', 'R15'),
        isPassFirst: true,
        secret: true,
      },
    );
    if (id === 'pass') continue;
    if (nation !== reactors(state, attempt)[0]?.nation) table.fired('option.team.reaction');
    yield* react(table, nation, id);
    return;
  }
}

/** D41: the owner of the target first, or whoever of the team acts next; then in seat order. */
function reactors(state: State, attempt: Attempt): Player[] {
  const team = otherTeam(playerOf(state, turnOf(state).nation).team);
  const players = playersOf(state, team);
  if (players.length === 1) return players;
  const owner = attempt.target === null ? undefined : forceById(state, attempt.target).owner;
  const first =
    owner === undefined ? state.sides[team].next : players.findIndex((player) => player.nation === owner);
  return [...players.slice(first), ...players.slice(0, first)];
}

function playable(state: State, attempt: Attempt, player: Player): HeldId[] {
  return held(player).filter((id) => obstacle(state, attempt, player.nation, cardOf(id)) === undefined);
}

/** The card and what it does. */
function reactionLabel(state: State, attempt: Attempt, id: HeldId): Message {
  const card = cardOf(id);
  const text = DEFENCES[card];
  if (text === undefined) return heldLabel(id);
  return say('pick.reaction', 'R15', { card, held: heldLabel(id), effect: effectOf(state, attempt, text) });
}

function effectOf(state: State, attempt: Attempt, text: DefenceText): Message {
  switch (text.way) {
    case 'act':
    case 'cover':
    case 'pull-back':
    case 'reaction-force':
      return say('effect.stop', 'R15', { most: text.stop });
    case 'screen':
      return say('effect.screen', 'R16');
    case 'air':
      return say('effect.air', 'R16', {
        dice: text.dice,
        need: text.hitsOn + longRangeDefence(state, forceById(state, attempt.actor)),
      });
    case 'counter-fire':
      return say('effect.hits', 'R16', { hits: text.hits });
    case 'mines':
      return say('effect.mines', 'R16');
  }
}

/** Different keys for what everybody sees, so that a standing order can tell a miss from a hit. */
function question(attempt: Attempt): Message {
  const { kind, actor, target, rolled } = attempt;
  if (rolled === 0) return say('ask.react.miss', 'R15', { actor });
  if (target === null) return say('ask.react.maneuver', 'R15', { actor, count: rolled, area: attempt.area });
  if (kind === 'artillery') return say('ask.react.artillery', 'R15', { actor, target, count: rolled });
  return say('ask.react.attack', 'R15', { actor, target, count: rolled });
}

function* react(table: Table<State>, nation: Nation, id: HeldId): Rules<void> {
  const text = DEFENCES[cardOf(id)];
  switch (text?.way) {
    case 'act':
      return yield* actDefence(table, nation, id, text.weapon, text.stop);
    case 'cover':
      return cover(table, nation, id, text.stop);
    case 'pull-back':
      return pullBack(table, nation, id, text.stop);
    case 'reaction-force':
      return yield* reactionForce(table, nation, id, text.stop);
    case 'screen':
      return yield* screeningForce(table, nation, id);
    case 'air':
    case 'counter-fire':
    case 'mines':
      return announceRetaliation(table, nation, id);
    case undefined:
      throw new Error(`${id} is no reaction`);
  }
}

function whyNot(state: State, attempt: Attempt, player: Player) {
  return held(player).flatMap((id) => {
    const why = obstacle(state, attempt, player.nation, cardOf(id));
    return why === undefined ? [] : [{ option: id, label: heldLabel(id), why: say(why, 'R15') }];
  });
}
