/** The ways this game asks: for a space, a piece, a number, a thing to do. */
import { type Menu, menuFor as menuOf, pick as pickOf, type Question } from '@sandtable/coin';
import { type Message, numbers, type Rules } from '@sandtable/engine';
import type { Action } from './action.ts';
import type { Faction } from './forces.ts';
import { idOf, type Space, spaceOf } from './map.ts';
import { say } from './text/say.ts';

/** Asks the acting faction; a single option needs no asking. */
export function pick<T extends string>(action: Action, question: Question<T>): Rules<T> {
  return pickOf(action, question, labelOf);
}

/** The menu of a question, for the few places where most questions of a game are asked: quicker than `pick`. */
export function menuFor<T extends string>(action: Action, question: Question<T>): Menu<T> {
  return menuOf(action, question, labelOf);
}

/** An option in words: a space, or one of the things one can do (`do.<option>`). */
export function labelOf(option: string, rule: string): Message {
  return spaceOf(option) === undefined
    ? say('do', rule, { deed: option })
    : say('space', rule, { space: option });
}

/** Asks for one of these spaces; undefined when there is none. */
export function* chooseSpace(
  action: Action,
  prompt: Message,
  among: () => readonly Space[],
): Rules<Space | undefined> {
  const options = () => among().map(idOf);
  const now = options();
  return now.length === 0 ? undefined : spaceOf(yield* pick(action, { prompt, options, now }));
}

/** Asks for one of these spaces, or none of them ('done'). */
export function* maySpace(
  action: Action,
  prompt: Message,
  among: () => readonly Space[],
): Rules<Space | undefined> {
  const options = () => [...among().map(idOf), 'done'];
  return spaceOf(yield* pick(action, { prompt, options, pass: 'done' }));
}

/** Asks how many, from `from` to `to`. */
export function* chooseNumber(action: Action, prompt: Message, from: number, to: number): Rules<number> {
  if (to <= from) return Math.max(0, to);
  return Number(
    yield* pick(action, {
      prompt,
      options: () => numbers(from, to),
      label: (option) => say('number', action.rule, { number: Number(option) }),
    }),
  );
}

/** Asks yes or no. */
export function* chooseWhether(action: Action, prompt: Message): Rules<boolean> {
  const options = (): readonly ('yes' | 'no')[] => ['yes', 'no'];
  return (yield* pick(action, { prompt, options, pass: 'no' })) === 'yes';
}

/** Asks which of these factions. */
export function* chooseFaction<F extends Faction>(
  action: Action,
  prompt: Message,
  among: () => readonly F[],
): Rules<F | undefined> {
  const now = among();
  if (now.length === 0) return undefined;
  const label = (faction: F) => say('faction', action.rule, { faction });
  return yield* pick(action, { prompt, options: among, label, now });
}
