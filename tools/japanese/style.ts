/** The signs and counters of Japanese texts, as docs/messages.md lays them down. */
import { COMPUTED } from './literals.ts';

interface Sign {
  readonly wrong: RegExp;
  readonly instead: string;
}

const any = `[ぁ-んァ-ヶー一-龠々。、」）』${COMPUTED}]`;
const word = '[ぁ-んァ-ヶー一-龠々]';

export const SIGNS: readonly Sign[] = [
  { wrong: /〜/, instead: '～' },
  { wrong: new RegExp(`－|(?<![\\w${COMPUTED} 「-])-(?=[\\d${COMPUTED}])`), instead: '− before a number' },
  { wrong: new RegExp(`＋(?=[\\d${COMPUTED}])(?!1人口)`), instead: '+ before a number' },
  { wrong: new RegExp(`${any} ?\\(|\\) ?${any}|\\(${word}|${word}\\)`), instead: '（ and ）' },
  { wrong: new RegExp(`(${word}|[」）』]):|: ?(${word}|「)`), instead: '：' },
  { wrong: /？|[ぁ-ん]\?/, instead: '。, also after a question' },
  { wrong: /！/, instead: '。' },
  { wrong: /最も/, instead: 'もっとも' },
  { wrong: new RegExp(`[\\d${COMPUTED}] VP`), instead: 'VP without a space' },
  { wrong: /[一二三四五六七八九]つ(?!ひと)|全て/, instead: '2つ, すべて' },
  { wrong: /[箇ヶケカ]所/, instead: 'か所' },
  { wrong: /[０-９Ａ-Ｚａ-ｚ]/, instead: 'half-width figures and letters' },
  {
    wrong: new RegExp(`${word} [A-Za-z0-9${COMPUTED}]|[A-Za-z0-9] ${word}`),
    instead: 'no space beside Latin words',
  },
];

/** What is wrong with the signs of a text: what stands there, and what should. */
export function signFaults(text: string): string[] {
  return SIGNS.flatMap(({ wrong, instead }) => {
    const found = wrong.exec(text);
    return found === null ? [] : [`${found[0].replaceAll(COMPUTED, '…')} → ${instead}`];
  });
}
