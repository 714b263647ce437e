/** What a side of the right shape may still get wrong: words that lean on something that is not there. */
import { DocumentFault, type Message } from '@sandtable/engine';
import { say } from './faults.ts';
import type { Amount, Each, EventSide, OneOrMore, Step, Steps, Where } from './language.ts';
import type { Vocabulary } from './vocabulary.ts';
import { listOf, verbOf, within } from './walk.ts';

/** What has happened before a step, and what is around it. */
interface Context {
  /** A space is chosen: steps without a `where` are done there. */
  readonly here: boolean;
  readonly rolled: boolean;
  /** An inSpaces stands before: `these`. */
  chosen: boolean;
  removed: boolean;
}

const fail = (message: Message): never => {
  throw new DocumentFault(message);
};

/** Throws the first fault of a side. */
export function sense<V extends Vocabulary>(volume: V, side: EventSide<V>, where: string): void {
  senseList(volume, side, where, { here: false, rolled: false, chosen: false, removed: false });
}

function senseList<V extends Vocabulary>(
  volume: V,
  side: EventSide<V>,
  where: string,
  context: Context,
): void {
  for (const [i, step] of side.entries()) {
    const at = `${where}.${i}`;
    const verb = verbOf(step);
    senseStep(volume, step, at, context);
    for (const [place, list] of within(step)) {
      const isInside = place !== 'otherwise';
      const inner: Context = {
        here: context.here || (isInside && verb === 'inSpaces'),
        rolled: context.rolled || (isInside && verb === 'roll'),
        chosen: context.chosen || verb === 'inSpaces',
        removed: context.removed || (isInside && isRemoving(step)),
      };
      senseList(volume, list, `${at}.${place}`, inner);
      context.removed ||= inner.removed;
      context.chosen ||= inner.chosen;
    }
    if ('either' in step && step.either.length < 2)
      fail(say('fault.one-way', '5.1', { where: `${at}.either` }));
    if ('either' in step && step.ways !== undefined && step.ways.length !== step.either.length)
      fail(say('fault.ways', '5.1', { where: `${at}.ways` }));
    context.chosen ||= verb === 'inSpaces';
    context.removed ||= isRemoving(step);
  }
}

const isRemoving = <V extends Vocabulary>(step: Step<V>): boolean => {
  const verb = verbOf(step);
  return verb === 'remove' || verb === 'replace';
};

/** Verbs that are done in a space, and so must know in which. */
const SPATIAL = ['place', 'remove', 'replace', 'flip', 'shift', 'set', 'mark', 'unmark'] as const;
const isSpatial = <V extends Vocabulary>(step: Step<V>): boolean => SPATIAL.some((verb) => verb in step);

function senseStep<V extends Vocabulary>(volume: V, step: Step<V>, at: string, context: Context): void {
  const fields = step as Readonly<Record<string, unknown>>;
  if (isSpatial(step) && fields['where'] === undefined && !context.here)
    fail(say('fault.nowhere', '5.1', { where: at }));
  for (const field of ['where', 'from', 'to']) {
    const filter = fields[field];
    if (isFilter(filter) && filter['these'] === true && !context.chosen)
      fail(say('fault.no-choice', '5.1', { where: `${at}.${field}.these` }));
  }
  for (const field of ['count', 'amount', 'transfer'])
    senseAmount(fields[field] as Amount<V> | undefined, `${at}.${field}`, context);
  if ('inSpaces' in step && context.here) fail(say('fault.nested', '5.1', { where: at }));
  if (('send' in step || 'transfer' in step) && fields['from'] === fields['to'])
    fail(say('fault.same-place', '5.1', { where: `${at}.to` }));
  if ('if' in step) senseCondition(fields['if'] as object, `${at}.if`, context);
  if ('free' in step) senseFree(volume, step, at);
  if ('remove' in step) senseRemoval(volume, step, at);
  if ('lasting' in step) senseLasting(volume, step, at);
  if ('roll' in step) senseTable(step, at);
}

const isFilter = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSum = <V extends Vocabulary>(amount: object): amount is readonly Each<V>[] => Array.isArray(amount);

function senseAmount<V extends Vocabulary>(
  amount: Amount<V> | undefined,
  where: string,
  context: Context,
): void {
  if (amount === 'rolled' && !context.rolled) fail(say('fault.no-roll', '5.1', { where }));
  if (typeof amount !== 'object') return;
  if (isSum(amount)) {
    for (const [i, one] of amount.entries()) senseAmount(one, `${where}.${i}`, context);
    return;
  }
  if (!('each' in amount)) return;
  const { each } = amount;
  if (each === 'pip') return;
  if (each === 'removed') {
    if (!context.removed) fail(say('fault.nothing-removed', '5.1', { where: `${where}.each` }));
    return;
  }
  const filter: Where<V> | undefined = 'spaces' in each ? each.spaces : each.where;
  if (filter?.these === true && !context.chosen)
    fail(say('fault.no-choice', '5.1', { where: `${where}.each` }));
}

function senseCondition(condition: object, where: string, context: Context): void {
  if ('here' in condition && !context.here) fail(say('fault.nowhere', '5.1', { where: `${where}.here` }));
  for (const [name, filter] of Object.entries(condition))
    if (isFilter(filter) && filter['these'] === true && !context.chosen)
      fail(say('fault.no-choice', '5.1', { where: `${where}.${name}.these` }));
}

/** What leaves a box goes to another, and only some pieces have boxes. */
function senseRemoval<V extends Vocabulary>(volume: V, step: Steps<V>['remove'], at: string): void {
  const { orFrom, to } = step;
  const where = `${at}.to`;
  if (orFrom !== undefined && to === undefined) fail(say('fault.missing', '5.1', { where }));
  if (orFrom !== undefined && orFrom === to) fail(say('fault.same-place', '5.1', { where }));
  const words = volume.only?.remove;
  const [available] = volume.boxes;
  if (words === undefined || to === undefined || (to === available && orFrom === undefined)) return;
  if (!listOf<string>(step.remove).some((piece) => words.includes(piece)))
    fail(say('fault.no-box', '5.1', { where, words }));
}

/** What lasts is said of nobody who could not do it, and forgets what was chosen. */
function senseLasting<V extends Vocabulary>(volume: V, step: Steps<V>['lasting'], at: string): void {
  const fields = step as Readonly<Record<string, unknown>>;
  for (const [name, figure] of Object.entries(volume.lasting[step.lasting] ?? {})) {
    const given = fields[name];
    if ('where' in figure && isFilter(given) && given['these'] === true)
      fail(say('fault.no-memory', '5.3', { where: `${at}.${name}.these` }));
    if (figure.having === undefined || typeof given !== 'string') continue;
    const actions = listOf(fields[figure.having] as OneOrMore<string> | undefined);
    const foreign = actions.find((action) => !(volume.actions[action] ?? []).includes(given));
    if (foreign !== undefined)
      fail(
        say('fault.not-theirs', '5.1.1', { where: `${at}.${name}`, factions: volume.actions[foreign] ?? [] }),
      );
  }
}

/** 5.1.1 No Event lets a faction use what belongs to others only. */
function senseFree<V extends Vocabulary>(volume: V, step: Steps<V>['free'], at: string): void {
  const factions: readonly string[] = typeof step.by === 'string' ? [step.by] : step.by.oneOf;
  const owners = volume.actions[step.free] ?? [];
  if (factions.some((faction) => !owners.includes(faction)))
    fail(say('fault.not-theirs', '5.1.1', { where: `${at}.by`, factions: owners }));
  for (const term of Object.keys(step.terms ?? {})) {
    const words = volume.terms[term]?.fits;
    if (words !== undefined && !words.includes(step.free))
      fail(say('fault.unfit', '5.5', { where: `${at}.terms.${term}`, words }));
  }
}

function senseTable<V extends Vocabulary>({ table }: Steps<V>['roll'], at: string): void {
  const covered = new Set<number>();
  for (const [i, { from, to }] of (table ?? []).entries()) {
    const where = `${at}.table.${i}`;
    if (to < from) fail(say('fault.range', '5.1', { where }));
    for (let die = from; die <= to; die++) {
      if (covered.has(die)) fail(say('fault.overlap', '5.1', { where }));
      covered.add(die);
    }
  }
}
