/** What words of the rulebook mean, in ours: shown where they are pointed at. By the keys of the glossary. */
import type { Meaning } from '@sandtable/engine';

export const meanings: Readonly<Record<string, Meaning>> = {
  operation: {
    rule: '3.1',
    en: 'What a faction does on its turn in one or more spaces, most of them for Resources.',
    ja: '手番に1つ以上のスペースで行う行動。多くはリソースを支払う。',
  },
  limitedOperation: {
    rule: '2.3.5',
    en: 'An Operation in one space only, without a Special Activity.',
    ja: '1か所だけで行うオペレーション。特殊活動は加えられない。',
  },
  specialActivity: {
    rule: '4.1',
    en: 'Something more, added before, during or after an Operation at no cost of a turn.',
    ja: 'オペレーションの前、途中、後のいずれかに加えられる追加の行動。',
  },
  eligibility: {
    rule: '2.3.1',
    en: 'Whether a faction may act on this card. Who has acted sits out the next one.',
    ja: 'このカードで行動できるかどうか。行動した派閥は次のカードでは行動できない。',
  },
  underground: {
    rule: '1.4.3',
    en: 'Hidden: Assault does not hit such guerrillas until they are made Active.',
    ja: '隠れている状態。活動状態にされるまで、急襲の対象にならない。',
  },
  active: {
    rule: '1.4.3',
    en: 'In the open: such guerrillas can be hit, and do nothing that asks for hidden ones.',
    ja: '姿を現した状態。攻撃の対象になり、潜伏状態を求める行動はできない。',
  },
  guerrilla: {
    rule: '1.4',
    en: 'A fighter of an insurgent faction, Underground or Active.',
    ja: '反政府側の戦闘員のコマ。潜伏状態か活動状態のどちらか。',
  },
  base: {
    rule: '1.4',
    en: 'A lasting piece. It brings Resources or new pieces, and is removed last.',
    ja: '長く残るコマ。リソースや新しいコマのもとになり、最後に除去される。',
  },
  cube: {
    rule: '1.4',
    en: 'Troops or Police.',
    ja: '兵員または警察のコマ。',
  },
  deck: {
    rule: '2.4',
    en: 'The cards still to be played; the topmost one is seen before its turn.',
    ja: 'これからプレイされるカードの山。次の1枚は前もって公開される。',
  },
  propagandaRound: {
    rule: '6.1',
    en: 'What happens when a Propaganda card comes up: victory is checked, money is earned, people are won.',
    ja: 'プロパガンダカードが出たときの処理。勝利を判定し、収入を得て、住民に働きかける。',
  },
  margin: {
    rule: '7.3',
    en: 'How far a faction is beyond its condition of victory; below zero it is short of it.',
    ja: '勝利条件をどれだけ上回っているか。負の数なら不足している。',
  },
  pass: {
    rule: '2.3.4',
    en: 'Doing nothing on this card for some Resources; one stays Eligible.',
    ja: 'このカードで何もせず、リソースを少し得る。次のカードでも資格が残る。',
  },
  shaded: {
    rule: '5.2',
    en: 'The second of the two texts of an Event, most often the one that hurts the Government.',
    ja: 'イベントの2つの文のうち網掛けのほう。多くは政府側に不利な内容。',
  },
  'marker/capability': {
    rule: '5.3',
    en: 'The effect of an Event that lasts for the rest of the game.',
    ja: 'ゲームの終わりまで残るイベントの効果。',
  },
  'marker/momentum': {
    rule: '5.4',
    en: 'The effect of an Event that lasts until the next Propaganda Round.',
    ja: '次のプロパガンダラウンドまで残るイベントの効果。',
  },
  'marker/terror': {
    rule: '3.3.4',
    en: 'Fear in a space: it must be removed before the people there can be won.',
    ja: '住民の恐怖を示すマーカー。取り除くまで支持や対立を動かせない。',
  },
  'marker/sabotage': {
    rule: '3.3.4',
    en: 'A cut line: it earns the Government nothing until it is repaired.',
    ja: '断たれた連絡線を示すマーカー。政府の収入にならない。',
  },
  'space-kind/loc': {
    rule: '1.3.1',
    en: 'A line of communication, a road or pipeline: worth money, without people.',
    ja: '道路などの連絡線。住民はいないが、政府の収入になる。',
  },
  control: {
    rule: '6.2',
    en: 'The Government has it with more pieces than all others together, FARC likewise.',
    ja: 'そのスペースのコマが他のすべての合計より多いこと。政府とFARCだけが得る。',
  },
  support: {
    rule: '1.6',
    en: 'The people side with the Government here. Active counts twice.',
    ja: '住民が政府を支持している状態。積極的なら2倍に数える。',
  },
  opposition: {
    rule: '1.6',
    en: 'The people side against the Government here. Active counts twice.',
    ja: '住民が政府に対立している状態。積極的なら2倍に数える。',
  },
  'track/total-support': {
    rule: '1.6.3',
    en: 'Population at Support over the whole map, Active counted twice.',
    ja: 'マップ全体の支持の人口の合計。積極的な支持は2倍。',
  },
  'track/aid': {
    rule: '1.7',
    en: 'Foreign money: it is added to the Government’s earnings in each Propaganda Round.',
    ja: '外国からの資金。プロパガンダラウンドごとに政府の収入に加わる。',
  },
  'track/resources': {
    rule: '1.7',
    en: 'What Operations are paid with.',
    ja: 'オペレーションの費用になる。',
  },
  'marker/shipment': {
    rule: '4.5.3',
    en: 'A load of drugs that a guerrilla carries: it can be sold or seized.',
    ja: 'ゲリラが運ぶ麻薬の積荷。売ることも、奪うこともできる。',
  },
  'marker/farc-zone': {
    rule: '6.4.4',
    en: 'Land left to FARC: the Government does not enter it.',
    ja: 'FARCに委ねられた土地。政府は立ち入らない。',
  },
  'operation/train': {
    rule: '3.2.1',
    en: 'Brings Troops and Police onto the map; may build a Base or win the people.',
    ja: '兵員と警察を置く。基地を建てたり住民の支持を得たりもできる。',
  },
  'operation/sweep': {
    rule: '3.2.3',
    en: 'Moves Troops and uncovers guerrillas.',
    ja: '兵員を動かし、潜伏状態のゲリラを見つける。',
  },
  'operation/assault': {
    rule: '3.2.4',
    en: 'Removes enemies that are Active, then Bases.',
    ja: '活動状態の敵、次に基地を除去する。',
  },
  'operation/rally': {
    rule: '3.3.1',
    en: 'Brings guerrillas onto the map, or builds a Base.',
    ja: 'ゲリラを置く、または基地を作る。',
  },
  'phase/civic-action': {
    rule: '6.4.1',
    en: 'Spending Resources to shift spaces toward Support.',
    ja: 'リソースを使い、スペースを支持に向けて動かす。',
  },
  'phase/agitation': {
    rule: '6.4.2',
    en: 'FARC spends Resources to shift spaces toward Opposition.',
    ja: 'FARCがリソースを使い、スペースを対立に向けて動かす。',
  },
};
