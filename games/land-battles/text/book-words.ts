/** The words of the figures printed on cards. */
import type { Language } from '@sandtable/engine';
import type { BonusKind } from '../cards/card-set.ts';

interface BookWords {
  readonly vp: string;
  readonly armor: string;
  readonly maneuver: string;
  readonly range: string;
  readonly headquarters: string;
  readonly copies: string;
  readonly modifier: string;
  readonly reinforcement: string;
  readonly track: string;
  readonly bonus: string;
  readonly actions: string;
  readonly terrain: string;
  need(number: number): string;
  forces(nation: string): string;
  readonly bonuses: Readonly<Record<BonusKind, (amount: number) => string>>;
}

const en: BookWords = {
  vp: 'VP',
  armor: 'Armor',
  maneuver: 'Maneuver',
  range: 'Range',
  headquarters: 'Headquarters',
  copies: 'Copies',
  modifier: 'Maneuver modifier',
  reinforcement: 'Reinforcement value',
  track: 'Spaces to each end',
  bonus: 'Bonus',
  actions: 'Action cards',
  terrain: 'Terrain cards',
  need: (number) => `${number}+`,
  forces: (nation) => `Force cards: ${nation}`,
  bonuses: {
    'remove-acted': (amount) => `ready ${amount}`,
    'remove-hits': (amount) => `−${amount} ${amount === 1 ? 'hit' : 'hits'}`,
    draw: (amount) => `draw ${amount}`,
    superior: (amount) => `+${amount} superiority`,
    reinforce: (amount) => `reinforce ${amount} VP`,
    'enemy-discard': (amount) => `enemy discards ${amount}`,
  },
};

const ja: BookWords = {
  vp: 'VP',
  armor: '装甲',
  maneuver: '機動',
  range: '射程',
  headquarters: '司令部',
  copies: '枚数',
  modifier: '機動修正',
  reinforcement: '増援値',
  track: '両端までのマス',
  bonus: '特典',
  actions: 'アクションカード',
  terrain: '地形カード',
  need: (number) => `${number}以上`,
  forces: (nation) => `部隊カード：${nation}`,
  bonuses: {
    'remove-acted': (amount) => `行動済み解除${amount}`,
    'remove-hits': (amount) => `ヒット−${amount}`,
    draw: (amount) => `${amount}枚引く`,
    superior: (amount) => `優勢+${amount}`,
    reinforce: (amount) => `増援${amount}VP`,
    'enemy-discard': (amount) => `敵が${amount}枚捨てる`,
  },
};

export const BOOK_WORDS: Readonly<Record<Language, BookWords>> = { en, ja };
