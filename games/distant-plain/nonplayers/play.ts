/** A non-player at play: the plan that it follows from its first question in a step to the last. */
import type { Party } from '@sandtable/coin/nonplayers';
import type { Reply } from '@sandtable/engine';
import { type Faction, isInsurgent } from '../forces.ts';
import { idOf } from '../map.ts';
import type { Turn } from '../state.ts';
import { activityFor } from './activity.ts';
import { answerTo } from './answers.ts';
import type { Box, Sending } from './chart.ts';
import { boxOf, CHARTS } from './charts.ts';
import { party, unseenInto } from './marching.ts';
import {
  type Asked,
  becauseOf,
  begin,
  isAsked,
  isClosed,
  type Look,
  type Mind,
  nearest,
  numberIn,
  offered,
  orReply,
  type Plan,
  reply,
  spaceIn,
} from './mind.ts';
import { anyGranted, random, take } from './selection.ts';

/** The plan of each faction, begun with what it is asked first. */
export const PLANS: Readonly<Record<Faction, (first: Asked) => Plan>> = {
  coalition: begin('coalition', play),
  government: begin('government', play),
  taliban: begin('taliban', play),
  warlords: begin('warlords', play),
};

const SPACE = 'ask.operation.space';

/** Everything a faction is asked in a step of the rules. */
function* play(mind: Mind): Plan {
  for (;;) yield* isAsked(mind, SPACE) ? operate(mind) : other(mind);
}

/** The table at the question in hand. */
function lookAt(mind: Mind, turn: Turn): Look {
  let { options } = mind;
  let open = new Set(offered(mind));
  return {
    get state() {
      return mind.state;
    },
    get turn() {
      return mind.state.turn ?? turn;
    },
    open(space) {
      if (options !== mind.options) {
        options = mind.options;
        open = new Set(offered(mind));
      }
      return open.has(space);
    },
  };
}

/** An Operation: its spaces by the steps of the box, then its Special Activity, then the end. */
function* operate(mind: Mind): Plan {
  const { turn } = mind.state;
  const box = turn === null ? undefined : boxOf(turn);
  if (turn === null || box === undefined) return yield* reply(mind, 'done');
  const before = box.before?.(mind, turn);
  if (before !== undefined) {
    yield* reply(mind, before);
    if (!(yield* untilNextSpace(mind))) return;
  }
  for (;;) {
    if (!isClosed(mind.state.turn ?? turn) && !(yield* chooseSpaces(mind, box, turn))) return;
    const option = afterSpaces(mind, box, mind.state.turn ?? turn);
    yield* reply(mind, option);
    if (option === 'done' || !(yield* untilNextSpace(mind))) return;
  }
}

/** A part of an Operation: gives whether the Operation goes on. */
type Part = Generator<Reply, boolean, Asked>;

function* chooseSpaces(mind: Mind, box: Box, turn: Turn): Part {
  for (const step of box.steps(lookAt(mind, turn))) {
    const space = take(mind, step);
    step.note?.(mind, space);
    yield* reply(mind, idOf(space));
    if (!(yield* untilNextSpace(mind, step.sending))) return false;
  }
  return true;
}

/** 8.4.3 Where the chart names nothing at all, what is granted is executed somewhere. */
function afterSpaces(mind: Mind, box: Box, turn: Turn): string | undefined {
  if (turn.spaces.length === 0 && offered(mind).length > 0) return anyGranted(mind);
  const isLater = box.goesOn?.(mind.state, turn) === true;
  return (isLater ? undefined : activityFor(mind)) ?? 'done';
}

/** Answers what comes up in between. Where a first space is asked for, another Operation has begun. */
function* untilNextSpace(mind: Mind, sending?: Sending): Part {
  while (!isAsked(mind, SPACE)) yield* other(mind, sending);
  return mind.state.turn !== null && (mind.state.turn.spaces.length > 0 || mind.state.turn.activity !== null);
}

function other(mind: Mind, planned?: Sending): Plan {
  const { turn } = mind.state;
  const isFrom = isAsked(mind, 'ask.march.from');
  const to =
    isFrom || GROUP.includes(mind.prompt.key) ? spaceIn(mind.prompt, isFrom ? 'space' : 'to') : undefined;
  const part = CHARTS[mind.faction].parts?.[mind.prompt.key];
  if (part !== undefined) return orReply(mind, part(mind), () => answerTo(mind));
  if (turn === null || to === undefined) return reply(mind, answerTo(mind));
  const sending = planned ?? CHARTS[turn.faction].sending?.(mind.state, turn, to);
  if (sending === undefined) return reply(mind, answerTo(mind));
  if (isFrom) return reply(mind, origin(mind, turn, sending));
  return orReply(mind, sendGroup(mind, turn, sending), () => answerTo(mind));
}

const GROUP: readonly string[] = ['ask.move.underground', 'ask.move.active'];

/** 8.1.2 From where guerrillas march to a space. */
function origin(mind: Mind, turn: Turn, sending: Sending): string | undefined {
  const among = sending.origins(mind.state, turn, offered(mind));
  if (among.length > 0) return idOf(random(mind, among));
  return mind.options.includes('done') ? 'done' : anyGranted(mind);
}

/** Who goes from one space to another: decided once for the group, then said by number. */
function* sendGroup(mind: Mind, turn: Turn, sending: Sending): Plan {
  const [from, to] = [spaceIn(mind.prompt, 'from'), spaceIn(mind.prompt, 'to')];
  if (from === undefined || to === undefined || !isInsurgent(turn.faction)) return;
  const { state } = mind;
  const size = sending.group(state, turn, from);
  const isUnseen = size <= unseenInto(state, to, turn.faction);
  const group: Party = party(state, from, to, turn.faction, Math.max(1, size), sending.kept(turn, from));
  while (GROUP.includes(mind.prompt.key) && mind.prompt.params?.['from'] === idOf(from)) {
    const isUnderground = isAsked(mind, 'ask.move.underground');
    if (isUnderground || numberIn(mind.prompt, 'underground') === 0) {
      sending.note(mind, turn, from, size);
      becauseOf(mind, isUnseen ? 'MV.underground' : 'MV.active', to);
    }
    yield* reply(mind, nearest(mind, isUnderground ? group.underground : group.active));
  }
}
