import type { Words } from './index.ts';

/** パスワードを忘れたとき、ゲストの名前。 */
export const recoverJa: Words['recover'] = {
  title: 'パスワードを忘れた',
  lead: '知らせを受けるメールアドレスを確認済みなら、新しいパスワードを決めるリンクをそこへ送れます。',
  address: 'メールアドレス',
  send: 'リンクを送る',
  asked: 'アドレスが合っていれば、メールが届きます。リンクは1時間有効です。',
  fresh: '新しいパスワード',
  change: 'パスワードを変える',
  changed: 'パスワードを変えました。新しいパスワードでログインしてください。',
  guestName: 'ゲストの名前',
  rename: 'この名前にする',
  provider: ({ name }) => `${name}でログイン`,
  providerLead: 'そちらのアカウントがここでのアカウントになります。ゲストのゲームはそのまま残ります。',
  providerAdd: 'パスワードのほかに、こちらでもログインできるようになります。',
  providerFailed: 'ログインできませんでした。何も変わっていません。',
  renamed: '名前を変えました。',
};
