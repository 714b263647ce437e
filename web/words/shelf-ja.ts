import type { Title } from './shelf-en.ts';

export const gamesJa: Readonly<Record<string, Title>> = {
  'andean-abyss': {
    title: 'アンデアン・アビス',
    blurb: '1990年代のコロンビア。政府、ゲリラ、民兵、麻薬組織が一枚の地図で争います。',
  },
  'land-battles': {
    title: '現代地上戦',
    blurb: '二つの軍、三つの戦区、手札とダイスで戦う陸戦ゲーム。',
  },
  'distant-plain': {
    title: 'ディスタント・プレイン',
    blurb: 'アフガニスタン。足並みの揃わない政府と有志連合が、二つの反政府勢力と対峙します。',
  },
  labyrinth: { title: 'ラビリンス', blurb: '2001年からの対テロ戦争。まったく異なるルールで戦う二陣営。' },
  'pax-pamir': {
    title: 'パックス・パミール',
    blurb: 'アフガニスタンのグレート・ゲーム。帝国より先に鞍替えを。',
  },
};

export const playersJa: Readonly<Record<string, string>> = {
  'farc-nonplayer': '公式ノンプレーヤー',
  'auc-nonplayer': '公式ノンプレーヤー',
  'cartels-nonplayer': '公式ノンプレーヤー',
  'government-staff': '参謀本部',
  random: 'ランダム',
  search: '探索',
};
