/** 1人プレイの決着（8.9）の見出し。 */
import type { Translation } from '@sandtable/engine';
import type { results as english } from '../en/results.ts';

export const results: Translation<typeof english> = {
  'ending.S.npWins.W': () => '1人プレイ：軍閥の勝利（8.9）',
  'ending.S.npWins.G': () => '1人プレイ：政府の勝利（8.9）',
  'ending.S.npWins.T': () => '1人プレイ：タリバンの勝利（8.9）',
  'ending.S.npWins.C': () => '1人プレイ：連合諸国の勝利（8.9）',
  'ending.S.stalemate': () => '1人プレイ：手詰まり、プレーヤーが1～5上回る（8.9）',
  'ending.S.win.C': () => '1人プレイ：連合諸国が6以上上回り勝利（8.9）',
  'ending.S.win.T': () => '1人プレイ：タリバンが6以上上回り勝利（8.9）',
};
