/** How a finished game is told: its course, where it turned, luck, and how well was chosen. Part of `mindWords`. */
import type { Message, Sentences, Translation, Voice } from './messages.ts';

type Seats = { seats: readonly string[] };

const seatsIn = ({ seats }: Seats, v: Voice): string[] => seats.map((seat) => v.name('seat', seat));

const en = {
  'review.won': (p: Seats & { reason: Message }, v: Voice) =>
    `${seatsIn(p, v).join(' and ')} won. ${v.say(p.reason)}`,
  'review.lost': (p: { reason: Message }, v: Voice) => `Nobody won. ${v.say(p.reason)}`,
  'review.unfinished': () => 'The game was not played to its end',
  'review.course': (p: { seat: string; turns: number; of: number; changes: number }, v: Voice) =>
    `${v.name('seat', p.seat)} stood best before ${p.turns} of ${p.of} turns; the lead changed ${
      p.changes === 1 ? 'once' : `${p.changes} times`
    }`,
  'review.swing': (p: { seat: string; turn: number; from: number; to: number; luck: boolean }, v: Voice) =>
    `The greatest swing was in turn ${p.turn}: ${v.name('seat', p.seat)} went from ${p.from} % to ${p.to} %, mostly by ${
      p.luck ? 'luck' : 'what was chosen'
    }`,
  'review.calm': () => 'No turn moved anybody’s chances by much',
  'review.luck': (p: { most: string; gain: number; least: string; loss: number }, v: Voice) =>
    `Dice and cards gave ${v.name('seat', p.most)} ${p.gain} points of chance more than they give in the mean, and ${v.name(
      'seat',
      p.least,
    )} ${p.loss} fewer`,
  'review.even': () => 'Dice and cards favoured nobody',
  'review.turned': (p: { seat: string; turn: number; cost: number }, v: Voice) =>
    `What cost most was the choice of ${v.name('seat', p.seat)} in turn ${p.turn}: ${p.cost} points of chance`,
  'review.sound': () => 'No choice was clearly worse than the best that was found',
} satisfies Sentences;

const ja: Translation<typeof en> = {
  'review.won': (p, v) => `${seatsIn(p, v).join('と')}の勝利。${v.say(p.reason)}`,
  'review.lost': (p, v) => `勝者なし。${v.say(p.reason)}`,
  'review.unfinished': () => 'ゲームは最後まで行われなかった。',
  'review.course': (p, v) =>
    `${p.of}手番のうち${p.turns}手番の前で${v.name('seat', p.seat)}がもっとも優勢だった。首位の交代は${p.changes}回。`,
  'review.swing': (p, v) =>
    `最大の変動は${p.turn}手番目。${v.name('seat', p.seat)}は${p.from}％から${p.to}％になった。おもな原因は${
      p.luck ? '運' : '選択'
    }。`,
  'review.calm': () => '見込みが大きく動いた手番はなかった。',
  'review.luck': (p, v) =>
    `ダイスとカードの運は、平均より${v.name('seat', p.most)}に${p.gain}ポイント多く、${v.name('seat', p.least)}に${p.loss}ポイント少なく働いた。`,
  'review.even': () => 'ダイスとカードの運に偏りはなかった。',
  'review.turned': (p, v) =>
    `もっとも損をしたのは${p.turn}手番目の${v.name('seat', p.seat)}の選択で、${p.cost}ポイントの損。`,
  'review.sound': () => '見つかった最善手にはっきり劣る選択はなかった。',
};

export const reviewWords = { en, ja };
