/** A non-player at play: the plan that it follows from its first question in a step to the last. */
import type { Reply } from '@sandtable/engine';
import { type Insurgent, UNDERGROUND } from '../forces.ts';
import { idOf, type Space } from '../map.ts';
import { active, guerrillas, room, underground } from '../state.ts';
import { answerTo } from './answers.ts';
import { GATHERED } from './cartels.ts';
import type { Accompanying, Box } from './chart.ts';
import { boxOf, CHARTS } from './charts.ts';
import { mayLeave } from './events/shared.ts';
import { agitate } from './farc.ts';
import { type Party, partyAndRow, sizeOf } from './marching.ts';
import {
  type Asked,
  because,
  begin,
  isAsked,
  type Mind,
  numberIn,
  orReply,
  type Plan,
  reply,
  spaceIn,
} from './mind.ts';
import { type Step, take } from './steps.ts';

/** The plan of each faction, begun with what it is asked first. */
export const PLANS: Readonly<Record<Insurgent, (first: Asked) => Plan>> = {
  cartels: begin('cartels', play),
  auc: begin('auc', play),
  farc: begin('farc', play),
};

const SPACE = 'ask.operation.space';

/** Everything a faction is asked in a step of the rules. */
function* play(mind: Mind): Plan {
  for (;;) yield* isAsked(mind, SPACE) ? operate(mind) : other(mind);
}

/** Questions that a faction thinks about over several answers. */
const PARTS: Readonly<Record<string, (mind: Mind) => Plan>> = {
  'ask.move.underground': sendGroup,
  'ask.move.active': sendGroup,
  'ask.move.piece': sendGroup,
  'ask.extort': joinActivity,
  'ask.kidnap': joinActivity,
  'ask.assassinate': joinActivity,
  'ask.cultivate': joinActivity,
  'ask.process.how': joinActivity,
  'ask.process.load': joinActivity,
  'ask.process.sell': joinActivity,
  'ask.bribe': joinActivity,
  'ask.agitation': agitate,
};

function other(mind: Mind): Plan {
  const part = PARTS[mind.prompt.key];
  return part === undefined ? reply(mind, answerTo(mind)) : orReply(mind, part(mind), () => answerTo(mind));
}

/** 8.1 An Operation: its spaces by the steps of the box, then its Special Activity, then the end. */
function* operate(mind: Mind): Plan {
  const { turn } = mind.state;
  const box = boxOf(mind.faction, turn?.doing ?? '');
  const isOpen = turn?.activity === null || turn?.doing === 'attack';
  if (box !== undefined && isOpen && !(yield* chooseSpaces(mind, box))) return;
  if (box?.activity !== undefined && !(yield* accompany(mind, box.activity))) return;
  because(mind, '8.1.op.no-more');
  yield* reply(mind, 'done');
}

/** A part of an Operation: gives whether the Operation goes on. */
type Part = Generator<Reply, boolean, Asked>;

function* chooseSpaces(mind: Mind, box: Box): Part {
  for (const step of box.steps(mind)) {
    const space = idOf(take(mind, step));
    if (!mind.options.includes(space)) {
      mind.why.splice(0);
      return true;
    }
    if (mind.state.turn?.spaces.length === 0) box.noteFirst?.(mind);
    yield* reply(mind, space);
    if (!(yield* untilNextSpace(mind))) return false;
  }
  return true;
}

function* accompany(mind: Mind, activity: Accompanying): Part {
  const { name } = activity;
  for (const step of activity.steps(mind)) {
    if (!mind.options.includes(name)) return true;
    because(mind, '8.1.sa.follows', { activity: name });
    if (mind.state.resources[mind.faction] === 0) because(mind, '8.1.sa.after-0-resources');
    yield* reply(mind, name);
    yield* pursue(mind, activity, step);
    if (!(yield* untilNextSpace(mind))) return false;
  }
  return true;
}

/** Answers what comes up in between. Where a first space is asked for, another Operation has begun. */
function* untilNextSpace(mind: Mind): Part {
  while (!isAsked(mind, SPACE)) yield* other(mind);
  return mind.state.turn !== null && mind.state.turn.spaces.length > 0;
}

/** What follows when a Special Activity has been named: where it is executed. */
function* pursue(mind: Mind, { name, answer }: Accompanying, step: Step): Plan {
  if (answer !== undefined) yield* answer(mind, step);
  else if (isAsked(mind, `ask.${name}`)) yield* reply(mind, idOf(take(mind, step)));
}

/** A Special Activity that somebody else has named. */
function* joinActivity(mind: Mind): Plan {
  const activity = boxOf(mind.faction, mind.state.turn?.doing ?? '')?.activity;
  const step = activity?.steps(mind).next().value;
  if (activity !== undefined && step instanceof Object) yield* pursue(mind, activity, step);
}

/** Who goes from one space to another: decided once for the group, then said by number or one by one. */
function* sendGroup(mind: Mind): Plan {
  const { from } = mind.prompt.params ?? {};
  const { party, note } = groupFor(mind);
  while (mind.prompt.key.startsWith('ask.move.') && mind.prompt.params?.['from'] === from) {
    const gone = goneIn(mind);
    note(mind, sizeOf(gone) === 0);
    if (isAsked(mind, 'ask.move.underground')) yield* reply(mind, nearest(mind.options, party.underground));
    else if (isAsked(mind, 'ask.move.active')) yield* reply(mind, nearest(mind.options, party.active));
    else yield* reply(mind, nextOf(mind, party, gone));
  }
}

/** Those of the group that have already left. */
const goneIn = ({ prompt }: Mind): Party => ({
  underground: numberIn(prompt, 'underground'),
  active: numberIn(prompt, 'active'),
});

interface Group {
  readonly party: Party;
  readonly note: (mind: Mind, isFirst: boolean) => void;
}

/** 8.1.2 The group that marches; 8.5.1 those that gather; card 69 those that go by river. */
function groupFor(mind: Mind): Group {
  const { state, prompt } = mind;
  const [from, to] = [spaceIn(prompt, 'from'), spaceIn(prompt, 'to')];
  if (from === undefined || to === undefined) throw new RangeError(`${prompt.key} names no way`);
  const gone = goneIn(mind);
  if (state.turn?.doing === 'rally')
    return {
      party: gathering(mind, from, to, gone),
      note: (now) => because(now, '8.5.1.rally.gather-active-first'),
    };
  if (state.turn?.doing === 'event')
    return { party: sailing(mind, from, to, gone), note: (now) => because(now, '8.1.1.as-many') };
  const { party, row } = partyAndRow(state, from, to, CHARTS[mind.faction].marchTerms(state, to), gone);
  return {
    party,
    note(now, isFirst) {
      if (!isFirst) because(now, '8.1.2.march.same-group');
      else if (row === 'headlong') because(now, '8.1.1.as-many');
      else because(now, `8.1.2.march.${row}`, { space: idOf(to) });
    },
  };
}

/** N8 Up to three in all, Active first. */
function gathering({ state, faction }: Mind, from: Space, to: Space, gone: Party): Party {
  const hidden = underground(state, from, faction) + gone.underground;
  const shown = active(state, from, faction) + gone.active;
  const left = GATHERED - (guerrillas(state, to, faction) - sizeOf(gone));
  const open = Math.min(shown, left);
  return { underground: Math.min(hidden, left - open), active: open };
}

/** Card 69: all that may leave, Underground first; they keep their state. */
function sailing({ state, faction }: Mind, from: Space, to: Space, gone: Party): Party {
  const leaving = mayLeave(state, from, faction, sizeOf(gone));
  const aboard = Math.min(leaving, room(state, to, UNDERGROUND[faction]) + sizeOf(gone));
  const hidden = Math.min(aboard, underground(state, from, faction) + gone.underground);
  return {
    underground: hidden,
    active: Math.min(aboard - hidden, active(state, from, faction) + gone.active),
  };
}

/** One by one where Shipments are carried: holders first among equals. */
function nextOf(mind: Mind, party: Party, gone: Party): string {
  const isWanted = (id: string): boolean =>
    id.includes('-underground') ? party.underground > gone.underground : party.active > gone.active;
  const wanted = mind.options.filter((id) => id !== 'done' && isWanted(id));
  const holder = wanted.find((id) => id.includes('+'));
  if (holder !== undefined) because(mind, '8.1.2.march.shipment-first');
  return holder ?? wanted[0] ?? 'done';
}

/** The option nearest to a number. */
function nearest(options: readonly string[], wanted: number): string {
  const numbers = options.map(Number);
  return String(Math.min(Math.max(...numbers), Math.max(Math.min(...numbers), wanted)));
}
