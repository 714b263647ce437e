/** Options in words. */
import type { Message } from '@sandtable/engine';
import { type AskOption, thingsOf } from '../messages/things.ts';

interface Voice {
  readonly name: (kind: string, id: string) => string;
  readonly say: (message: Message) => string;
}

/** What has to be added where labels read alike: the names of the things they stand for, by option. */
export function distinctions(options: readonly AskOption[], game: Voice): ReadonlyMap<string, string> {
  const texts = new Map<string, AskOption[]>();
  for (const option of options) {
    const text = game.say(option.label);
    texts.set(text, [...(texts.get(text) ?? []), option]);
  }
  const added = new Map<string, string>();
  for (const [text, alike] of texts) {
    if (alike.length === 1) continue;
    for (const { id, label } of alike) {
      const names = thingsOf(label).map((thing) => game.name(thing.kind, thing.id));
      added.set(id, names.filter((name) => !text.includes(name)).join(' · '));
    }
  }
  return added;
}
