/** What messages name: things that can be pointed at, and the options that stand for them. */
import type { AskView, Message } from '@sandtable/engine';

/** Something that has a name and can be pointed at: what a label's params call `{ space: 'bogota' }`. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
}

/** An option of the pending ask. */
export type AskOption = NonNullable<AskView['options']>[number];

/** The things an option stands for, from the params of its label, messages inside it included. */
export function thingsOf(message: Message): readonly Thing[] {
  const things: Thing[] = [];
  for (const [kind, value] of Object.entries(message.params ?? {})) {
    if (typeof value === 'string') things.push({ kind, id: value });
    else if (Array.isArray(value))
      for (const id of value as readonly (string | number)[]) {
        if (typeof id === 'string') things.push({ kind, id });
      }
    else if (typeof value === 'object') things.push(...thingsOf(value as Message));
  }
  return things;
}

export function isSame(a: Thing | undefined, b: Thing | undefined): boolean {
  return a !== undefined && b !== undefined && a.kind === b.kind && a.id === b.id;
}

/**
 * The options that stand for a thing. When it is one, a click on the thing answers; when there are several, a
 * small menu asks which.
 */
export function optionsAt(ask: AskView | undefined, thing: Thing): readonly AskOption[] {
  return (ask?.options ?? []).filter((option) =>
    thingsOf(option.label).some((named) => isSame(named, thing)),
  );
}
