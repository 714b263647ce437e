/** The rules of the demonstration game to read. */
import { type Book, ruleText } from '../../../index.ts';

export const bookEn: Book = {
  rules: {
    '1': ruleText('A round', 'Bids, a raid, new cards.'),
    '1.1': ruleText('Bids', 'Everybody bids a card in secret. The highest bid raids; a die decides ties.'),
    '2': ruleText('The raid', 'The raider may attack each enemy once, for a coin each.'),
    '2.1': ruleText(
      'The attack',
      'The enemy may parry by discarding a card of 4 or more.',
      'Otherwise a die of 3 or more takes two coins.',
    ),
    '2.2': ruleText('Scouting', 'Once a raid the raider may look at the top card of the deck.'),
    '3': ruleText('Gifts', 'Partners may give each other coins at any time.'),
    '4': ruleText('The end', 'After the last round the richer team wins; equal teams share the win.'),
  },
};

export const bookJa: Book = {
  rules: {
    '1': ruleText('ラウンド', '入札、襲撃、カードの補充の順に行います。'),
    '1.1': ruleText(
      '入札',
      '全員が同時に1枚を伏せて出します。もっとも高い人が襲撃し、同点はダイスで決めます。',
    ),
    '2': ruleText('襲撃', '襲撃する人は、1コインずつ払って、それぞれの敵を1回ずつ襲えます。'),
    '2.1': ruleText(
      '攻撃',
      '敵は4以上のカードを捨てて受け止められます。',
      '受け止めなければ、ダイスの3以上で2コインを奪います。',
    ),
    '2.2': ruleText('偵察', '襲撃ごとに1回、山札の一番上を見られます。'),
    '3': ruleText('贈り物', '味方同士はいつでもコインを渡せます。'),
    '4': ruleText('終了', '最後のラウンドの後、コインの多いチームが勝ちます。同数なら両方の勝ちです。'),
  },
};
