/** フローチャートの枠、条件、優先度で決まらないところを、8.1から8.4の指針で説明する文。 */
import type { Translation } from '@sandtable/engine';
import type { guidelinesEn } from './guidelines.en.ts';

export const guidelinesJa: Translation<typeof guidelinesEn> = {
  'N.only': () => '他にできることがない。',
  'N.enough': () => 'これ以上は行わない。',
  'N.full': () => 'できるだけ多く行う。',
  'N.asFar': () => 'リソースが続くかぎり、1段階ずつ行う。',
  'N.activity': () => 'このオペレーションに組み合わせる特殊活動である。',
  'N.asChosen': () => 'そのスペースを選んだ目的のとおりに行う。',
  'N.byRoll': () => '出目と利用可能なコマの範囲で、均等に配置する。',
  'N.spare': () => '必要な数を、支配関係を変えない範囲で動かす。',
  'N.origin': () => '支配関係を変えずに離れられるスペースから動かす。',
  'N.oneByOne': () => 'コマを1個ずつ動かす。',
  'N.cubes': () => '警察と兵員が均等になるよう、警察から先に扱う。',
  'N.ownLoss': () => '自派閥のゲリラは、活動状態のものから先に取り除く。',
  'N.ownPieces': () => '可能なら基地を、そうでなければ自派閥のコマを配置する。',
  'N.talibanFirst': () => '軍閥よりタリバンを優先する。',
  'N.event': () => 'イベントを最大限に実施する。',
  'N.card': () => 'カード固有の指示に従う。',
};
