import type { UnassociatedCard } from '../../cards.ts';
import type { UnwrittenUnassociated } from '../../events/unassociated.ts';
import type { CardText } from './card-text.ts';

const oilPriceSpike: CardText = {
  effect:
    '捨て札かボックスから「原油価格の高騰」以外のカード1枚を公開して手札に加えます。このターンの間、石油輸出国のリソースがそれぞれ1増えます。',
  note: '双方が勝利条件を満たした場合、プレイした側の勝利です（2.2）。',
};

export const unassociated: Readonly<Record<Exclude<UnassociatedCard, UnwrittenUnassociated>, CardText>> = {
  97: {
    requires: '双方がこのカード以外の手札を持っていること。',
    effect:
      '双方の手札から無作為に選んだ1枚ずつを交換します。そのあと、プレイした側が1作戦値の作戦を1つ実施します。',
  },
  99: {
    effect: 'USは手札から1枚を選んで捨て札にします。国威-1、資金-1。',
  },
  103: {
    us: 'レバノンから3エリア以内（レバノンを含む）のシーア派混合国家からセル1個を取り除きます。',
    jihadist: 'レバノンを貧弱な中立国とします。',
  },
  110: {
    requires: 'イラク、シリア、レバノン、ヨルダンのいずれかに兵員がいること。',
    us: '国威+3。カードはゲームから除かれます。',
    jihadist: 'そのうち兵員のいる国1つに、セル3個と数値2のプロット1つを置きます。',
  },
  112: {
    requires: 'USの場合、イスラム原理主義国がないこと。',
    us: '資金-4、国威+1。カードはゲームから除かれます。',
    jihadist: '国威-2。イスラム原理主義国があれば-4。',
    note: 'FATAか「アンバル」が有効な間、USはプレイできません。',
  },
  114: {
    effect: '国威のロールを行います。このターンの間、リクルートはできず、「抑留者の釈放」は阻止されます。',
    note: 'イベント自体が命じるリクルートは実施できます。',
  },
  117: oilPriceSpike,
  118: oilPriceSpike,
  120: {
    effect:
      'カードが使われるか捨て札になると必ず発動します。USの政治姿勢のロールを行い、テロ戦争協力関係ペナルティがなければ国威+1、あれば国威-1。',
  },
};
