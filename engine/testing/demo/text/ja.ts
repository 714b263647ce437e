import { mindWords, type Translation } from '../../../index.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  bid: (p) => `第${p.round}ラウンド：どのカードを入札しますか。`,
  card: (p) => `カード${p.card}`,
  'bid.made': (p, v) => `${v.name('seat', p.seat)}は${p.card}を入札`,
  'bid.tie': (p, v) => `ダイスで同点を解決：${v.name('seat', p.seat)}が襲撃する`,
  raid: () => '1コインを払って敵を襲いますか。',
  'raid.target': (p, v) => `${v.name('seat', p.seat)}を襲う`,
  'raid.done': () => '終える',
  'raid.twice': () => '同じ相手は二度襲えません。',
  'raid.broke': () => '襲撃には1コインかかります。',
  attack: (p, v) => `${v.name('seat', p.raider)}が${v.name('seat', p.target)}を襲う`,
  parry: (p, v) => `${v.name('seat', p.raider)}が来ます。4以上のカードで受け止めますか。`,
  pass: () => '受け止めない',
  'attack.parried': (p, v) => `${v.name('seat', p.target)}は${p.card}で受け止めた`,
  'attack.rolled': (p, v) => `${v.name('seat', p.raider)}の目は${p.die}、${p.loot}コインを奪う`,
  scout: () => '山札の一番上を見る',
  'scout.saw': (p) => `山札の一番上は${p.card}`,
  'scout.looked': (p, v) => `${v.name('seat', p.seat)}は山札の一番上を見た`,
  gift: (p, v) => `${v.name('seat', p.seat)}は${v.name('seat', p.partner)}に1コインを渡した`,
  'aside.gift': (p, v) => `${v.name('seat', p.partner)}に1コインを渡す`,
  'won.team': (p, v) => `${v.name('team', p.team)}が${p.coins}コインで勝利`,
  'won.both': (p) => `両チームとも${p.coins}コインで勝利を分け合う`,
  'ending.won.team': () => '一方のチームのコインが多い（4）',
  'ending.won.both': () => '両チームのコインが同数（4）',
  'option.rounds': () => 'ラウンド数',
  'mind.coins': () => 'チームのコイン',
  'mind.cards': () => '手札',
  ...mindWords.ja,
};

export const namesJa: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  seat: { alder: 'ハンノキ', birch: 'カバ', flint: 'フリント', slate: 'スレート' },
  team: { wood: '木', stone: '石' },
};
