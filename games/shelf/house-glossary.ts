/** What the page and the command call the things that every game has. */
import type { Glossary } from '@sandtable/engine';

export const house: Glossary = {
  game: 'house',
  title: { en: 'everywhere', ja: '共通' },
  kinds: [],
  terms: {
    seat: { en: 'seat (what a person or a bot has at a table)', ja: '席', not: ['陣営', '派閥'] },
    sitter: { en: 'person, bot', ja: '人、ボット', not: ['プレイヤー'] },
    deciding: { en: 'deciding', ja: '選択中', not: ['決定中'] },
    margin: { en: 'margin (how far a seat is from victory)', ja: 'マージン', not: ['優劣'] },
    decline: { en: 'pass, decline', ja: '見送る' },
    done: { en: 'done (to go no further)', ja: '完了' },
    undo: { en: 'undo', ja: '取り消す' },
    moment: { en: 'moment of a game', ja: '局面' },
    record: { en: 'record of a game', ja: 'プレイ記録', not: ['棋譜'] },
    nonplayer: { en: 'non-player (a bot of the rulebook)', ja: 'ノンプレーヤー' },
    supplied: { en: 'supplied (what the game began with that is not its own)', ja: '用意した（局面など）' },
    signIn: { en: 'to log in', ja: 'ログイン', not: ['サインイン', 'サインアウト'] },
    recoveryCode: { en: 'recovery code', ja: '回復コード', not: ['リカバリーコード'] },
  },
};
