import type { GuideStep } from '../board.ts';

/** What lies before a newcomer, part by part. */
export const GUIDE: readonly GuideStep[] = [
  {
    at: '#board .map',
    title: { en: 'The world', ja: '世界のマップ' },
    text: {
      en: 'Each box is a country; lines join neighbours, and the frame holds the Schengen countries, which all lie beside one another. A country you may choose now has a bright edge. Where a die decides, its chance stands in the corner of the box, and pointing at it spells out what is added.',
      ja: '四角い枠の1つ1つが国で、線で結ばれた国どうしが隣接します。大きな枠の中のシェンゲン加盟国は互いに隣接しています。今選べる国は縁が明るく光ります。ダイスで決まる場合は国の枠の隅に成功率が示され、指すと修正の内訳が表示されます。',
    },
  },
  {
    at: '#board .map',
    title: { en: 'Signs in a box', ja: '国の枠のしるし' },
    text: {
      en: 'The band is Governance: 1 Good, 2 Fair, 3 Poor, dark for Islamist Rule. At its end stands the alignment; outside the Muslim world the band tells the posture. Beside the name are resources and markers. Cubes are troops, octagons Sleepers, bursts Active cells, dark tiles plots. The ? button explains them all.',
      ja: '帯は政治体制で、1が良好、2が適正、3が貧弱、濃い色はイスラム原理主義です。帯の右端は同盟関係、非イスラム教国では帯が政治姿勢を示します。国名の隣はリソースとマーカーです。立方体は兵員、八角形は潜伏中のセル、星形は活動中のセル、黒い札はプロットを表します。「?」ですべてのしるしを確認できます。',
    },
  },
  {
    at: '#board .tracks',
    title: { en: 'Tracks and goals', ja: 'トラックと勝利条件' },
    text: {
      en: 'How near each side is to winning, then Prestige, Funding, the relations between the US and the world, troops, cells and plots that are left.',
      ja: '両陣営の勝利条件までの進み具合、国威、資金、USと国際社会の関係、残りの兵員・セル・プロットを示します。',
    },
  },
  {
    at: '#board .tray, #board .hands',
    title: { en: 'The cards', ja: 'カード' },
    text: {
      en: 'Your cards with their Operations value. The colour and the shape of the number tell whose Event a card bears; ⚡ means that using it for Operations brings about an Event you may not want.',
      ja: '自分の手札と作戦値です。数字の色と形は、どちらの陣営のイベントかを表します。⚡は、作戦に使うと望まないイベントが発動しうることを示します。',
    },
  },
];
