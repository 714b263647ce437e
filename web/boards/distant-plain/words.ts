/** What only this board says. */
import type { Language } from '@sandtable/engine';
import type { VolumeWords } from '../coin/volume.ts';

interface OwnWords extends VolumeWords {
  readonly islamabad: string;
  readonly boxes: string;
  readonly deceptions: string;
  readonly isShown: string;
  readonly isUsed: string;
}

export const WORDS: Readonly<Record<Language, OwnWords>> = {
  en: {
    places: {
      'tor-kham': 'Tor Kham',
      aibak: 'Aibak',
      shibirghan: 'Shibirghan',
      toraghondi: 'Toraghondi',
      farah: 'Farah',
      kandahar: 'Kandahar',
      'spin-boldak': 'Spin Boldak',
      iran: 'Iran',
      turkmenistan: 'Turkmenistan',
      uzbekistan: 'Uzbekistan',
      tajikistan: 'Tajikistan',
      china: 'China',
      pakistan: 'Pakistan',
    },
    figures: { propaganda: 'Propaganda', deck: 'Deck', returnees: 'Returnees left' },
    islamabad: 'Islamabad',
    boxes: 'Coalition pieces beside the map',
    deceptions: 'Deception markers',
    isShown: 'shown',
    isUsed: 'used',
  },
  ja: {
    places: {
      'tor-kham': 'Tor Kham',
      aibak: 'Aibak',
      shibirghan: 'Shibirghan',
      toraghondi: 'Toraghondi',
      farah: 'Farah',
      kandahar: 'Kandahar',
      'spin-boldak': 'Spin Boldak',
      iran: 'イラン',
      turkmenistan: 'トルクメニスタン',
      uzbekistan: 'ウズベキスタン',
      tajikistan: 'タジキスタン',
      china: '中国',
      pakistan: 'パキスタン',
    },
    figures: { propaganda: 'プロパガンダ', deck: '山札', returnees: '残りの＋1人口マーカー' },
    islamabad: 'イスラマバード',
    boxes: 'マップの外にある連合諸国のコマ',
    deceptions: '欺瞞マーカー',
    isShown: '公開済み',
    isUsed: '使用済み',
  },
};
