/** The words of the figures printed on cards, and of the groups cards belong to. */
import type { Language } from '@sandtable/engine';
import type { CardKind } from '../components/cards.ts';

export interface BookWords {
  readonly mode: string;
  readonly rank: string;
  readonly location: string;
  readonly patriot: string;
  readonly prize: string;
  readonly impacts: string;
  readonly actions: string;
  /** Between things of a list. */
  readonly comma: string;
  readonly groups: Readonly<Record<CardKind, string>>;
}

export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = {
  en: {
    mode: 'Mode',
    rank: 'Rank',
    location: 'Location',
    patriot: 'Patriot of',
    prize: 'Prize of',
    impacts: 'When played',
    actions: 'Actions',
    comma: ', ',
    groups: {
      court: 'Cards for the tableau',
      headline: 'Headlines',
      capability: 'Capabilities',
      topple: 'Topples',
    },
  },
  ja: {
    mode: 'モード',
    rank: 'ランク',
    location: 'ロケーション',
    patriot: 'パトリオット',
    prize: '賞金首',
    impacts: 'インパクト',
    actions: 'アクション',
    comma: '、',
    groups: {
      court: 'タブローカード',
      headline: 'ヘッドライン',
      capability: '特殊能力',
      topple: 'トップル',
    },
  },
};
