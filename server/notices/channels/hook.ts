/** Web hooks: JSON of our own, signed, and the forms that Discord, Slack and Mattermost take as they are. */
import { createHmac } from 'node:crypto';
import type { NoticeChannelRow } from '../../storage/rows.ts';
import { cut, linesOf, type Message } from '../message.ts';
import { posted, type Sender, type Ways } from './sender.ts';

export interface HookTarget {
  readonly form: 'json' | 'discord' | 'slack' | 'mattermost';
  readonly url: string;
}

const DISCORD_MOST = 1900;
const MOST = 10_000;

export function hookSender(allowed: readonly string[], now: () => number, patienceMs?: number): Sender {
  return {
    send(channel, message, ways) {
      const { form, url } = JSON.parse(channel.target) as HookTarget;
      const body = JSON.stringify(FORMS[form](message, ways));
      const headers = {
        'content-type': 'application/json',
        'sandtable-message': message.id,
        ...signature(channel, body, now()),
      };
      return posted({ url, headers, body }, allowed, patienceMs);
    },
  };
}

/** Over the time and the body: a message that was overheard is not good for long. */
function signature({ secret }: NoticeChannelRow, body: string, now: number): Record<string, string> {
  if (secret === null) return {};
  const seconds = Math.floor(now / 1000);
  const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { 'sandtable-signature': `t=${seconds},v1=${mark}` };
}

const FORMS: Readonly<Record<HookTarget['form'], (message: Message, ways: Ways) => unknown>> = {
  json: (message, { origin }) => ({
    id: message.id,
    language: message.language,
    subject: message.subject,
    text: linesOf(message, origin).join('\n'),
    notices: message.told.map(({ path, ...told }) => ({ ...told, url: origin + path })),
  }),
  discord: (message, ways) => ({
    content: cut(plainFor(message, ways, markdown), DISCORD_MOST),
    username: 'Sandtable',
    // Nobody else is called by what somebody has named themselves.
    allowed_mentions: { parse: [] },
  }),
  slack: (message, ways) => ({ text: cut(plainFor(message, ways, slackText), MOST) }),
  mattermost: (message, ways) => ({
    text: cut(plainFor(message, ways, markdown), MOST),
    username: 'Sandtable',
  }),
};

function plainFor(message: Message, { origin }: Ways, escape: (text: string) => string): string {
  const isAddress = (line: string) => line.startsWith(`${origin}/`);
  const lines = linesOf(message, origin).map((line) => (isAddress(line) ? line : escape(line)));
  return [`*${escape(message.subject)}*`, ...lines].join('\n');
}

/** Signs that would make something else of a name; an at sign would call everybody. */
function markdown(text: string): string {
  return text.replaceAll(/[\\*_~`|<>[\]#]/g, '\\$&').replaceAll('@', '@\u200B');
}

function slackText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
