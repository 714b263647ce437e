/** フローチャートの枠、条件、優先度で決まらないところを、8.1から8.4の指針で説明する文。 */
import type { Translation } from '@sandtable/engine';
import type { guidelinesEn } from './guidelines.en.ts';

export const guidelinesJa: Translation<typeof guidelinesEn> = {
  'N.only': () => '他にできることがありません。',
  'N.enough': () => 'フローチャートでは、ここでこれ以上行うことはありません。',
  'N.full': () => 'できるだけ多く行います。',
  'N.asFar': () => 'リソースが続くかぎり、1段階ずつ行います。',
  'N.activity': () => 'このオペレーションに付随する特殊活動です。',
  'N.asChosen': () => 'そのスペースを選んだ目的のとおりに行います。',
  'N.byRoll': () => '出目と利用可能なコマの範囲で、均等に配置します。',
  'N.spare': () => '必要な数を、支配関係を変えない範囲で動かします。',
  'N.origin': () => '支配関係を変えずに離れられるスペースから動かします。',
  'N.oneByOne': () => 'コマを1つずつ動かします。',
  'N.cubes': () => '警察と兵員が均等になるよう、警察から先に扱います。',
  'N.ownLoss': () => '自派閥のゲリラは、活動状態のものから先に取り除きます。',
  'N.ownPieces': () => '可能なら基地を、そうでなければ自派閥のコマを配置します。',
  'N.talibanFirst': () => '軍閥よりタリバンを優先します。',
  'N.event': () => 'イベントを最大限に実施します。',
  'N.card': () => 'カード固有の指示です。',
};
