/** How sentences begin, and what begins none. */
import type { Message, Voice } from '@sandtable/engine';
import { namesEn } from '../names.en.ts';
import type { OfEmpire } from '../params.ts';

/** "The Afghan Empire ...", at the beginning of a sentence. */
export function firstEmpire({ empire }: OfEmpire, v: Voice): string {
  const names: Readonly<Record<string, string>> = namesEn.empire;
  const name = names[empire] ?? '';
  return v.name('empire', empire, name.charAt(0).toUpperCase() + name.slice(1));
}

/** "army of Russia in Kabul": what would begin with a capital by itself. */
export function inside(message: Message, v: Voice): string {
  const text = v.say(message);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
