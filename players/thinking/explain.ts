/** A thought in words. */
import { type Message, type Mind, mindWords, speaker } from '@sandtable/engine';
import type { Judged, Thought } from './think.ts';

const say = speaker<typeof mindWords.en>();

/** Told to everybody only as fine as this, in percent: what a seat hopes for also depends on what it hides. */
const COARSE = 5;

/** All that the seat itself may read. */
export function explain(thought: Thought, rule: string): Message[] {
  return told(thought, rule, () => true, 1);
}

/** What everybody may read. */
export function explainOpenly(thought: Thought, rule: string, mind: Mind): Message[] {
  return told(thought, rule, (prompt, option) => mind.isOpen?.(prompt, option) ?? true, COARSE);
}

type IsTold = (prompt: string, option: string) => boolean;

function told(thought: Thought, rule: string, isTold: IsTold, grain: number): Message[] {
  const { best, second, before, plans, worlds, isUsual, moves, decides } = thought;
  const percent = (chance: number): number => Math.round((chance * 100) / grain) * grain;
  const key = isUsual ? 'mind.usual' : 'mind.best';
  const plan = planIn(best, rule, isTold);
  const other = second === undefined ? undefined : parting(best, second, rule, isTold);
  const moved = named(moves, rule);
  const decided = named(decides, rule);
  return [
    ...(plans > 1 ? [say(key, rule, { plans, worlds })] : []),
    ...(plan === undefined ? [] : [say('mind.plan', rule, { plan })]),
    say('mind.chance', rule, { before: percent(before), after: percent(best.chance) }),
    ...(moved === undefined ? [] : [say('mind.moves', rule, { what: moved })]),
    ...(other === undefined || second === undefined
      ? []
      : [say('mind.second', rule, { ...other, chance: percent(second.chance) })]),
    ...(other === undefined || decided === undefined ? [] : [say('mind.decides', rule, { what: decided })]),
  ];
}

/** A plan's steps, one after the other, up to the first that may not be told. The very first is about to be seen by all. */
function planIn({ told: steps }: Judged, rule: string, isTold: IsTold): Message | undefined {
  const hidden = steps.findIndex(({ prompt, option }, i) => i > 0 && !isTold(prompt, option));
  const open = hidden < 0 ? steps : steps.slice(0, hidden);
  return chained(
    open.map(({ label }) => label),
    rule,
    'mind.then',
  );
}

/** The second plan from where it parts from the best, and whether that is only later in the turn. */
function parting(
  best: Judged,
  second: Judged,
  rule: string,
  isTold: IsTold,
): { readonly plan: Message; readonly isLater: boolean } | undefined {
  const at = second.told.findIndex(
    (step, i) => step.prompt !== best.told[i]?.prompt || step.option !== best.told[i]?.option,
  );
  const step = second.told[at];
  if (step === undefined || !isTold(step.prompt, step.option)) return undefined;
  const plan = planIn({ ...second, told: second.told.slice(at, at + MOST_STEPS) }, rule, isTold);
  return plan === undefined ? undefined : { plan, isLater: at > 0 };
}

const MOST_STEPS = 3;

/** What moves, feature by feature; nothing where nothing does. */
export function named(list: Thought['moves'], rule: string): Message | undefined {
  const words = list.map(({ feature, by }) =>
    say(by > 0 ? 'mind.up' : 'mind.down', rule, { feature: { key: `mind.${feature}`, rule } }),
  );
  return chained(words, rule, 'mind.and');
}

function chained(
  messages: readonly Message[],
  rule: string,
  link: 'mind.then' | 'mind.and',
): Message | undefined {
  const last = messages.at(-1);
  if (last === undefined) return undefined;
  return messages.slice(0, -1).reduceRight((next, first) => say(link, rule, { first, next }), last);
}
