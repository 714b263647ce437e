/** What can be wrong with a game from a file, in whole sentences. */
import type { Language } from './messages.ts';

interface RecordWords {
  readonly notJson: string;
  readonly noFormat: string;
  readonly noGame: string;
  readonly noDice: string;
  readonly noAnswers: string;
  unknownGame(game: string): string;
  otherVersion(game: string, saved: string, here: number): string;
  badSetting(fault: string): string;
  badAnswer(number: number): string;
  otherGame(saved: string, asked: string): string;
  notReplayed(number: number, reason: string): string;
}

const en: RecordWords = {
  notJson: 'This is not a saved game: it is not JSON.',
  noFormat: 'This is not a saved game: it has no format "sandtable-game".',
  noGame: 'This saved game does not say which game it is.',
  noDice: 'This saved game has no usable dice.',
  noAnswers: 'This saved game has no list of answers.',
  unknownGame: (game) => `This is a saved game of "${game}", which is not on the shelf.`,
  otherVersion: (game, saved, here) =>
    `This game was saved with rules version ${saved} of ${game}; this program has version ${here}.`,
  badSetting: (fault) => `This saved game has a bad setting: ${fault}.`,
  badAnswer: (number) => `Answer ${number} of this saved game is malformed.`,
  otherGame: (saved, asked) => `This is a position of ${saved}, not of ${asked}.`,
  notReplayed: (number, reason) => `Answer ${number} of this game does not replay (${reason}).`,
};

const ja: RecordWords = {
  notJson: '保存したゲームではありません（JSONになっていません）。',
  noFormat: '保存したゲームではありません（formatが「sandtable-game」ではありません）。',
  noGame: 'どのゲームか書かれていません。',
  noDice: '使えるダイスの状態が書かれていません。',
  noAnswers: '回答の一覧がありません。',
  unknownGame: (game) => `「${game}」のゲームですが、そのゲームはここにはありません。`,
  otherVersion: (game, saved, here) =>
    `${game}のルール第${saved}版で保存されたゲームです。このプログラムは第${here}版です。`,
  badSetting: (fault) => `設定に問題があります：${fault}。`,
  badAnswer: (number) => `${number}番目の回答の形式が正しくありません。`,
  otherGame: (saved, asked) => `${saved}の局面であり、${asked}ではありません。`,
  notReplayed: (number, reason) => `${number}番目の回答を再現できません（${reason}）。`,
};

export const RECORD_WORDS: Readonly<Record<Language, RecordWords>> = { en, ja };
