/** Which options of an ask stand for what lies on a board. */
import type { AskView, Message } from '@sandtable/engine';
import { type AskOption, thingsOf } from '../../messages/things.ts';

/** The ids a label names, whatever its parameters are called: a space may be a `space`, a `from` or a `to`. */
export function idsIn(label: Message): ReadonlySet<string> {
  return new Set(thingsOf(label).map((thing) => thing.id));
}

/** The options of an ask by the ids they name, found once for a whole board. */
export class Offers {
  readonly all: readonly AskOption[];
  private readonly named: readonly (readonly [option: AskOption, ids: ReadonlySet<string>])[];

  constructor(ask: AskView | undefined) {
    this.all = ask?.options ?? [];
    this.named = this.all.map((option) => [option, idsIn(option.label)]);
  }

  /** The options that name all of these. */
  naming(...ids: readonly string[]): readonly AskOption[] {
    return this.named.filter(([, named]) => ids.every((id) => named.has(id))).map(([option]) => option);
  }

  /** The options that name nothing of the sort. */
  without(isNamed: (id: string) => boolean): readonly AskOption[] {
    return this.named.filter(([, named]) => ![...named].some(isNamed)).map(([option]) => option);
  }
}
