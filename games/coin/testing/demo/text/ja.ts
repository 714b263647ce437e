/** 見本の日本語の文。 */
import type { Translation } from '@sandtable/engine';
import { ja as series } from '../../../text/index.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  ...series,
  'rebels.event': () => '反乱軍：イベントを実施できます。',
  'rebels.random': (p, voice) => `反乱軍：ダイスにより${voice.name('space', p.space)}。`,
  'scenario.free-deployment': () => '自由配置',
  'option.nonPlayers.rebels': () => '反乱軍',
  'option.practice.help': () => '1人が王国と同盟国を担当します。',
  'option.practice.two': () => '2人',
  'option.hiddenNext.help': () => '判断が簡単になります。',
  'ask.support': () => 'どこで支持を買いますか。',
  'log.transport': (p, voice) => `${voice.name('space', p.space)}へ輸送。`,
  'why.transport': () => '動かせる王国の兵員がありません。',
  'why.air-strike': () => '目標がないか、飛行機が飛べません。',
  'why.extort': () => '潜伏状態のゲリラがいません。',
  'table.tracks': (p) => `援助${p.aid} | 支持${p.support} | 対立${p.opposition} | 負傷者${p.casualties}`,
};
