/** What words of the rulebook mean, in ours: shown where they are pointed at. By the keys of the glossary. */
import type { Meaning } from '@sandtable/engine';

export const meanings: Readonly<Record<string, Meaning>> = {
  force: {
    rule: 'R4',
    en: 'A unit of your nation. Four hits destroy it.',
    ja: '自国の部隊。4ヒットで破壊される。',
  },
  action: {
    rule: 'R14',
    en: 'A card of your hand with three uses: its text, a maneuver, or reinforcements.',
    ja: '手札のカード。文面、機動修正、増援値のどれか1つに使う。',
  },
  'area/breakthrough': {
    rule: 'R4',
    en: 'The middle of the battle: who has no force card left here has lost.',
    ja: '戦いの中心。ここから部隊カードがなくなると敗北する。',
  },
  'area/terrain': {
    rule: 'R4',
    en: 'Where Terrain cards are fought over, for points and benefits.',
    ja: '地形カードを争う場所。得点と特典が得られる。',
  },
  'area/flank': {
    rule: 'R4',
    en: 'Where superiority is fought over.',
    ja: '優勢を争う場所。',
  },
  row: {
    rule: 'R4',
    en: 'How far back a card stands; row 1 is nearest to the enemy.',
    ja: 'カードの位置。1列目が敵にもっとも近い。',
  },
  terrain: {
    rule: 'R10T',
    en: 'The ground that is fought over: points and a benefit for whoever secures it.',
    ja: '争われる地形。確保した側が得点と特典を得る。',
  },
  dominance: {
    rule: 'R10T',
    en: 'Shows who is nearer to securing the Terrain card.',
    ja: 'どちらが地形カードの確保に近いかを示す。',
  },
  superiority: {
    rule: 'R11',
    en: 'Adds one to every die of attacks in the Breakthrough Area.',
    ja: '突破エリアでの攻撃のダイスに1ずつ加える。',
  },
  used: {
    rule: 'R7',
    en: 'The card has acted: it does nothing more until it is prepared.',
    ja: '行動済みのしるし。準備をするまで行動できない。',
  },
  hit: {
    rule: 'R7',
    en: 'Damage: a counter on the card for each. Four destroy it.',
    ja: '損害。1つごとにカウンターを置き、4つで破壊される。',
  },
  destroyed: {
    rule: 'R7',
    en: 'Out of the game; its points go to the enemy.',
    ja: 'ゲームから除かれ、得点は敵に入る。',
  },
  armor: {
    rule: 'R7',
    en: 'What the dice of an attack must reach.',
    ja: '攻撃のダイスが達しなければならない値。',
  },
  maneuver: {
    rule: 'R10',
    en: 'What the dice of a maneuver must reach.',
    ja: '機動のダイスが達しなければならない値。',
  },
  reinforcement: {
    rule: 'R9',
    en: 'What an action card pays for new force cards.',
    ja: '増援に使うときのアクションカードの値。',
  },
  prepare: {
    rule: 'R8',
    en: 'Takes all used counters off, and fills the hand.',
    ja: '行動済みカウンターをすべて外し、手札を補充する。',
  },
  reinforce: {
    rule: 'R9',
    en: 'Brings force cards from the reserve into the Breakthrough Area.',
    ja: '予備部隊を突破エリアに出す。',
  },
  maneuverAttack: {
    rule: 'R10',
    en: 'A force goes to another area and rolls to win ground or superiority there.',
    ja: '別のエリアへ移り、ダイスで地形や優勢を争う。',
  },
  artilleryAttack: {
    rule: 'R12',
    en: 'A force with artillery fires without an action card.',
    ja: '砲兵のある部隊が、アクションカードなしで攻撃する。',
  },
  reaction: {
    rule: 'R15',
    en: 'A card played in answer to the dice of the enemy.',
    ja: '敵のダイスを見てからプレイするカード。',
  },
  'weapon/cannon': {
    rule: 'R5',
    en: 'Fires at enemies at a middle distance, by the rows between.',
    ja: '中距離の敵を攻撃する。距離は列で数える。',
  },
  'weapon/smallArms': {
    rule: 'R5',
    en: 'Fires at enemies that are near.',
    ja: '近くの敵を攻撃する。',
  },
  'weapon/missile': {
    rule: 'R5',
    en: 'Fires at enemies that are far.',
    ja: '遠くの敵を攻撃する。',
  },
  'weapon/artillery': {
    rule: 'R12',
    en: 'Fires far without an action card.',
    ja: 'アクションカードなしで遠くを攻撃する。',
  },
};
