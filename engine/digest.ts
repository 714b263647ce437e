/** What a run of the journal comes to: lines that say the same of many places become one clause. */
import type { Line } from './journal.ts';
import type { Message, Param, Params } from './messages.ts';

/** How lines with one key are told. Lines with a key that a game does not name are left to the log. */
export interface Gathered {
  /** The sentence that tells them together; without it each is told as it stands. */
  readonly as?: string;
  /** Lines are gathered that have these parameters in common. */
  readonly by?: readonly string[];
  readonly sum?: readonly string[];
  /** The places they name, each once: from which parameter to which. */
  readonly list?: readonly [from: string, to: string];
  /** What the last one says. */
  readonly last?: readonly string[];
}

export type Digest = Readonly<Record<string, Gathered>>;

/** A part of the sentence, and the first moment it tells of. */
export interface Clause {
  readonly message: Message;
  readonly at: number;
}

interface Building {
  readonly key: string;
  readonly at: number;
  message: Message;
}

export function clausesOf(lines: readonly Line[], digest: Digest): readonly Clause[] {
  const clauses: Building[] = [];
  for (const { message, at, why } of lines) {
    const gathered = why === undefined ? digest[message.key] : undefined;
    if (gathered === undefined) continue;
    const key =
      gathered.as === undefined ? JSON.stringify([message.key, message.params]) : keyOf(message, gathered);
    const found = clauses.find((one) => one.key === key);
    if (found === undefined) clauses.push({ key, at, message: begun(message, gathered) });
    else if (gathered.as !== undefined) found.message = joined(found.message, message, gathered);
  }
  return clauses.map(({ message, at }) => ({ message, at }));
}

const keyOf = ({ params = {} }: Message, { as, by = [] }: Gathered): string =>
  JSON.stringify([as, ...by.map((name) => params[name])]);

function begun(message: Message, { as, by = [], sum = [], list, last = [] }: Gathered): Message {
  if (as === undefined) return message;
  const { params = {}, rule } = message;
  const kept: Record<string, Param> = {};
  for (const name of [...by, ...sum, ...last]) {
    const value = params[name];
    if (value !== undefined) kept[name] = value;
  }
  if (list !== undefined) kept[list[1]] = [String(params[list[0]])];
  return { key: as, ...(rule === undefined ? {} : { rule }), params: { ...kept, times: 1 } };
}

function joined(
  one: Message,
  { params: next = {} }: Message,
  { sum = [], list, last = [] }: Gathered,
): Message {
  const params: Params = one.params ?? {};
  const changed: Record<string, Param> = { times: Number(params['times']) + 1 };
  for (const name of sum) changed[name] = Number(params[name]) + Number(next[name]);
  for (const name of last) {
    const value = next[name];
    if (value !== undefined) changed[name] = value;
  }
  if (list !== undefined) {
    const places = params[list[1]] as readonly string[];
    const place = String(next[list[0]]);
    changed[list[1]] = places.includes(place) ? places : [...places, place];
  }
  return { ...one, params: { ...params, ...changed } };
}
