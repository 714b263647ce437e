import type { Lesson } from '../../lesson.ts';
import position from './cards.json';

const PATRIOT_ACT = 43;
const AL_AZHAR = 12;

/** Let's Roll! after the first phase of the Jihadist: the US wages a War of Ideas in Pakistan, then plays an Event. */
export const LESSON: Lesson = {
  id: 'cards',
  title: { en: 'Two cards: an Operation and an Event', ja: '2枚のカード：作戦とイベント' },
  options: { nonPlayers: 'jihadist' },
  position,
  me: 'us',
  bots: { jihadist: 'jihadist-nonplayer' },
  steps: [
    {
      at: `#board [data-option="card-${PATRIOT_ACT}"]`,
      title: { en: 'Your turn: a card', ja: 'あなたの番：カードを選ぶ' },
      text: {
        en: 'You are the US and play two cards. A large number is worth more: take {card/43}, a 3, out of your hand. No harm comes of it, for its Event is your own.',
        ja: 'あなたはUSで、カードを2枚プレイします。数字の大きいカードほど多くのことができます。手札から作戦値3の「{card/43}」を選んでください。自陣営のイベントなので、不利なイベントは発動しません。',
      },
      asked: { key: 'ask.card', params: { number: 1 } },
      take: [`card-${PATRIOT_ACT}`],
    },
    {
      at: '#ask [data-option="war-of-ideas"]',
      title: { en: 'Event or Operation', ja: 'イベントか作戦か' },
      text: {
        en: 'A card is used for its Event or for an Operation. “Why not something else?” lists what cannot be done, with the rule. Press {operation/war-of-ideas}: it wins allies and better Governance.',
        ja: 'カードはイベントか作戦のどちらかに使います。選べないものは「他の選択ができない理由」にルール番号とともに示されます。「{operation/war-of-ideas}」を押してください。同盟国を増やし、政治体制を改善する作戦です。',
      },
      asked: { key: 'ask.use', params: { card: PATRIOT_ACT } },
      take: ['war-of-ideas'],
    },
    {
      at: '#board [data-space="pakistan"]',
      title: { en: 'Where?', ja: 'どこで行うか' },
      text: {
        en: 'Each box shows your chance. Pakistan is Fair and Neutral: with High Prestige a 4 or more makes it your Ally, and a 3 at least brings Aid. Click Pakistan. A die is thrown, so this cannot be undone.',
        ja: '国の枠に成功率が示されています。{country/pakistan}は政治体制が適正の中立国です。国威が「高い」ので4以上の目で同盟国になり、3でも援助を置けます。{country/pakistan}をクリックしてください。ダイスを振るので取り消せません。',
      },
      asked: { key: 'ask.woi' },
      take: ['pakistan'],
    },
    {
      at: `#board [data-option="card-${AL_AZHAR}"]`,
      title: { en: 'The second card', ja: '2枚目のカード' },
      text: {
        en: 'The die and all that was added to it stand on the map and in the log. Now {card/12}: it costs the Jihadist Funding, and with it cells and cards.',
        ja: 'ダイスの目とすべての修正がマップと記録に示されます。次は「{card/12}」です。ジハーディストの資金を減らし、利用可能なセルと手札を抑えます。',
      },
      asked: { key: 'ask.card', params: { number: 2 } },
      take: [`card-${AL_AZHAR}`],
    },
    {
      at: '#ask [data-option="event"]',
      title: { en: 'An Event', ja: 'イベント' },
      text: {
        en: 'Press Event this time. Cards marked ⚡ are different: used for an Operation they bring about the Event of the other side. Get rid of those while they do little harm.',
        ja: '今度は「イベント」を押してください。⚡の付いたカードは、作戦に使うと相手側のイベントが発動します。害の少ないうちに手放しましょう。',
      },
      asked: { key: 'ask.use', params: { card: AL_AZHAR } },
      take: ['event'],
    },
    {
      at: '#log',
      title: { en: 'The Jihadist has acted', ja: 'ジハーディストが行動しました' },
      text: {
        en: 'Its charts decide, and the log gives the box and the dice behind every step. You win with Good Governance: 6 resources under it when the cards run out, more than twice those under Islamist Rule. The game is yours to play on.',
        ja: 'チャートに従って行動し、どのボックスとどの目によるものかが記録に残ります。山札が尽きたとき、良好な国のリソースが6以上で、イスラム原理主義国のリソースの2倍より多ければ勝利です。このまま続きを遊べます。',
      },
    },
  ],
};
