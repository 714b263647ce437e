/** Names that only the host could rightly wear. Nobody may take one, nor one that looks like it, in either script. */
import { lookOf } from '../confusable-names.ts';

const OFFICES = [
  'admin',
  'admins',
  'administrator',
  'administration',
  'moderator',
  'moderators',
  'moderation',
  'mod',
  'mods',
  'system',
  'sysop',
  'operator',
  'root',
  'server',
  'staff',
  'support',
  'official',
  'security',
  'webmaster',
  'sandtable',
  '管理者',
  '管理人',
  '管理',
  '運営',
  '運営者',
  '運営局',
  '公式',
  '事務局',
  '係員',
  'モデレーター',
  'モデレータ',
  'システム',
  'サーバー',
  'サーバ',
  'サポート',
  'スタッフ',
  'アドミン',
  'サンドテーブル',
];
/** What such a name may have beside it and still says the same. */
const BESIDE = ['the', 'real', 'team', 'chief', 'チーム', '担当', '本物の', '者', '部'];

const looks = (names: readonly string[]) =>
  names
    .map((name) => lookOf(name).replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`))
    .toSorted((a, b) => b.length - a.length)
    .join('|');

/** Numbers as they look: 1 is an l, 0 an o. */
const RESERVED = new RegExp(
  `^(?:${looks(BESIDE)})*(?:${looks(OFFICES)})(?:${looks(OFFICES)}|${looks(BESIDE)})*[2-9lo]*$`,
  'u',
);

/** `look` of a name, as confusable-names.ts gives it. */
export function isReserved(look: string): boolean {
  return RESERVED.test(look);
}
