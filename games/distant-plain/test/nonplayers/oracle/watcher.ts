/** Looks at the answers of non-players, one after the other, and notes where they differ from the oracle's. */
import type { Faction } from '../../../forces.ts';
import type { Activity, State, Turn } from '../../../state.ts';
import { Board, isSpace } from './board.ts';
import * as coalition from './coalition/index.ts';
import { surgeFault } from './coalition/surge.ts';
import * as government from './government/index.ts';
import {
  type Choice,
  type Chooser,
  type Judges,
  type Memory,
  memoryOf,
  type Question,
  spaceIn,
  type Verdict,
  verdict,
} from './question.ts';
import * as taliban from './taliban/index.ts';
import { journeyFaults } from './taliban/journeys.ts';
import { origins } from './taliban/march.ts';
import * as warlords from './warlords/index.ts';

/** What the oracle knows of a faction. */
interface Chart {
  readonly operation: (board: Board, offered: readonly string[]) => string[];
  readonly spaces: Readonly<Record<string, Chooser>>;
  readonly activity: (asked: Question) => Activity | null;
  readonly judges: Judges;
  readonly marched?: (choice: Choice, after: Board, memory: Memory) => string | undefined;
}
const CHARTS: Readonly<Record<Faction, Chart>> = { coalition, government, taliban, warlords };

/** An answer of a non-player. */
export interface Answered {
  readonly state: State;
  readonly seat: Faction;
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly options: readonly string[];
  readonly given: string;
}

/** 8.1 Nobody goes on with what a Special Activity brought in; an Ambush and an Air Lift are part of the Operation. */
const isOver = ({ activity, doing }: Turn): boolean =>
  activity !== null && activity !== 'ambush' && (activity !== 'air-lift' || doing === 'train');

/** Operations after whose spaces there is another moment for a Special Activity. */
const GO_ON: readonly string[] = ['train', 'sweep', 'rally'];

/** The Special Activity that is due, or the end. */
function afterwards(asked: Question): Verdict {
  const { memory, options, key } = asked;
  const { turn } = memory;
  const due = turn.tally.grant === null ? CHARTS[asked.seat].activity(asked) : null;
  memory.due = due;
  if (due === null || !options.includes(due)) return verdict('done', ['done']);
  const hasLater = key === 'ask.operation.space' && GO_ON.includes(turn.doing);
  return verdict('activity', hasLater ? [due, 'done'] : [due]);
}

/** The next space, then what comes afterwards. */
function nextSpace(asked: Question): Verdict | null {
  const { memory, seat, options } = asked;
  const { turn } = memory;
  const choose = CHARTS[seat].spaces[turn.doing];
  if (choose === undefined) return null;
  const said = isOver(turn) ? undefined : choose(asked);
  const mayEnd = turn.spaces.length > 0;
  if (said !== undefined && said.allowed.length > 0)
    return said.mayStop === true && mayEnd
      ? verdict(said.step, [...said.allowed, ...afterwards(asked).allowed])
      : said;
  if (mayEnd) return afterwards(asked);
  // 8.4.3 What is granted, or was begun with an Air Lift that was lost, is executed anywhere.
  const isAnywhere = turn.tally.grant !== null || turn.activity === 'air-lift';
  return isAnywhere ? verdict('granted', options) : verdict('nothing', []);
}

function judged(asked: Question): Verdict | null {
  if (asked.key === 'ask.operation.space') return nextSpace(asked);
  if (asked.key === 'ask.operation.after') return afterwards(asked);
  return CHARTS[asked.seat].judges[asked.key]?.(asked) ?? null;
}

const EVENTS: readonly string[] = ['event', 'shaded', 'unshaded'];
/** Prompts at which a March into a space is over. */
const BETWEEN: readonly string[] = ['ask.operation.space', 'ask.operation.after'];

export class Watcher {
  /** What differs, in words. */
  readonly differences: string[] = [];
  /** Answers that were looked at, by faction and prompt. */
  readonly looked = new Map<string, number>();
  private memory: Memory | undefined;

  /** To be told of every position in which somebody is asked, in order. */
  pass(state: State): void {
    if (state.turn === null || this.memory?.turn !== state.turn) this.close(new Board(state));
  }

  /** And of every answer of a non-player, before it is given. */
  see(answered: Answered): void {
    const { state, seat, key } = answered;
    const board = new Board(state);
    if (key === 'ask.turn') this.seeTurn(board, answered);
    if (state.turn === null || state.turn.doing === 'event' || state.turn.faction !== seat) return;
    this.memory ??= memoryOf(state.turn, board.copy());
    this.seeAnswer({ ...answered, board, memory: this.memory }, answered.given);
  }

  /** 8.5 to 8.8 Which Operation; whether an Event is executed is not looked at. */
  private seeTurn(board: Board, { seat, options, given }: Answered): void {
    if (EVENTS.includes(given)) return;
    this.compare(`${seat} ask.turn`, CHARTS[seat].operation(board, options), given);
  }

  private seeAnswer(asked: Question, given: string): void {
    const { key, seat, memory, params } = asked;
    if (BETWEEN.includes(key)) this.endMarch(memory, asked.board);
    const said = judged(asked);
    const where = `${seat} ${memory.turn.doing} ${key} ${JSON.stringify(params)} ${said?.step}`;
    if (said !== null) this.compare(where, said.allowed, given);
    if (key === 'ask.operation.space') this.noteSpace(asked, said?.step ?? '', given);
    if (key === 'ask.air-lift.to' && isSpace(given))
      memory.flown.push({ from: spaceIn(asked, 'from'), to: given });
    if (given === 'surge') memory.beforeSurge = asked.board.copy();
    if (given === 'transport') memory.isTransport = true;
  }

  private noteSpace({ memory, board, seat }: Question, step: string, given: string): void {
    if (isSpace(given)) memory.chosen.push({ space: given, step, before: board.copy() });
    else if (memory.turn.doing === 'march' && !memory.isMarchJudged) {
      memory.isMarchJudged = true;
      if (seat !== 'taliban') return;
      for (const fault of journeyFaults(memory, board, origins(memory.start)))
        this.differences.push(`taliban march: ${fault}`);
    }
  }

  /** Somebody has come into a space: were they the right ones? */
  private endMarch(memory: Memory, after: Board): void {
    const last = memory.chosen.at(-1);
    const { faction, doing } = memory.turn;
    if (last === undefined || doing !== 'march' || memory.isMarchJudged) return;
    if (after.state.turn?.spaces.length !== memory.chosen.length) return;
    const fault = CHARTS[faction].marched?.(last, after, memory);
    if (fault !== undefined)
      this.differences.push(`${faction} march to ${last.space} (${last.step}): ${fault}`);
  }

  /** The Operation is over: was its Special Activity played, and a Surge right? */
  private close(board: Board): void {
    const { memory } = this;
    this.memory = undefined;
    if (memory === undefined) return;
    const { turn, beforeSurge } = memory;
    const fault = beforeSurge === null ? undefined : surgeFault(memory, beforeSurge, board);
    if (fault !== undefined) this.differences.push(`coalition surge: ${fault}`);
    if (memory.due === null || turn.activity !== null) return;
    const asked = { board, seat: turn.faction, key: '', params: {}, options: [memory.due], memory };
    if (afterwards(asked).step === 'activity')
      this.differences.push(`${turn.faction} ${turn.doing}: no ${memory.due}`);
  }

  private compare(where: string, allowed: readonly string[], given: string): void {
    const kind = where.split(' {')[0] ?? where;
    this.looked.set(kind, (this.looked.get(kind) ?? 0) + 1);
    if (!allowed.includes(given))
      this.differences.push(`${where}: ${given}, not ${allowed.join(' ') || 'anything'}`);
  }
}
