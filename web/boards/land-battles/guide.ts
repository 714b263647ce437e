import type { GuideStep } from '../board.ts';

/** What lies before a newcomer, part by part. */
export const GUIDE: readonly GuideStep[] = [
  {
    at: '#board .field',
    title: { en: 'Three areas', ja: '3つのエリア' },
    text: {
      en: 'Your side is below, the enemy above. Row 1 is nearest to the middle. Lose your last card in the Breakthrough Area and you lose the game. The Terrain Area is fought over for points, the Flanking Area for superiority.',
      ja: '手前が自軍、奥が敵軍です。1列目が中央にもっとも近い列です。突破エリアの部隊がなくなると敗北します。地形エリアでは得点を、側面エリアでは優勢を争います。',
    },
  },
  {
    at: '#board .breakthrough',
    title: { en: 'Force cards', ja: '部隊カード' },
    text: {
      en: 'The dark number is the card’s worth in points. Shield: armor. Arrow: what a maneuver die must reach. Then its weapons and their modifiers. The boxes at the side take hits: four destroy the card. A striped card has acted. Click a card for all of it in words.',
      ja: '濃い色の数字は得点です。盾は装甲値、矢印は機動に必要な目、続いて兵器と修正値です。右の枠はヒットで、4つたまると破壊されます。縞模様は行動済みです。クリックすると説明が表示されます。',
    },
  },
  {
    at: '#board .terrain .middle',
    title: { en: 'Terrain and its track', ja: '地形とトラック' },
    text: {
      en: 'Successes of a terrain maneuver push the counter towards your colour. Past the last space the card is yours, with its points and its bonus.',
      ja: '地形機動の成功数だけカウンターが自軍の色へ進みます。最後のマスを越えるとカードを確保し、得点と特典を得ます。',
    },
  },
  {
    at: '#board .hand',
    title: { en: 'Your hand', ja: '手札' },
    text: {
      en: 'Every action card has three uses: its text, its maneuver modifier (arrow), or its value for reinforcements (⊕). Cards you may play now stand out; a click on another opens its text.',
      ja: 'アクションカードは、文面、機動修正（矢印）、増援値（⊕）のいずれか1つに使えます。今使えるカードは目立って表示され、それ以外はクリックすると文面が開きます。',
    },
  },
];
