/** Mail, by the server the host names. */
import { createTransport, type Transporter } from 'nodemailer';
import type { MailSettings } from '../../settings.ts';
import { linesOf, type Message } from '../message.ts';
import { WORDS } from '../words/index.ts';
import type { Outcome, Sender, Ways } from './sender.ts';

export interface MailTarget {
  readonly address: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same when it is sent again. */
  readonly id: string;
  /** Where mail programs lead those who have had enough. */
  readonly stop?: string;
}

const PATIENCE_MS = 10_000;

export class Post {
  private readonly transport: Transporter;
  private readonly from: string;

  constructor({ server, from }: MailSettings, patienceMs = PATIENCE_MS) {
    const address = new URL(server);
    const { username, password } = address;
    this.from = from;
    this.transport = createTransport({
      host: address.hostname.replaceAll(/^\[|\]$/g, ''),
      secure: address.protocol === 'smtps:',
      port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
      ...(username === ''
        ? {}
        : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      // A certificate of the host's own making is good for the host itself only.
      ...(address.searchParams.get('insecure') === '1' ? { tls: { rejectUnauthorized: false } } : {}),
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(letter: Letter): Promise<Outcome> {
    const host = this.from.replace(/^.*@/, '').replace(/[>\s].*$/, '');
    try {
      await this.transport.sendMail({
        from: this.from,
        to: { name: '', address: letter.to },
        subject: letter.subject,
        text: letter.text,
        messageId: `<${letter.id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(letter.stop === undefined
            ? {}
            : {
                'List-Unsubscribe': `<${letter.stop}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
        },
      });
      return { kind: 'sent' };
    } catch (error) {
      return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
    }
  }

  close(): void {
    this.transport.close();
  }
}

export function mailSender(post: Post): Sender {
  return {
    send(channel, message, ways) {
      const { address } = JSON.parse(channel.target) as MailTarget;
      const text = [...linesOf(message, ways.origin), '', '-- ', ...stopsIn(message, ways)].join('\n');
      return post.send({
        to: address,
        subject: subjectOf(message),
        text,
        id: `${message.id}.${channel.id}`,
        stop: ways.stop('all'),
      });
    },
  };
}

/** A mail's reader sees the subject before anything else: it says why, too. */
function subjectOf({ subject, told }: Message): string {
  const [first] = told;
  return told.length === 1 && first !== undefined ? `${subject}: ${first.why}` : subject;
}

function stopsIn({ told, language }: Message, ways: Ways): readonly string[] {
  const words = WORDS[language];
  const kinds = [...new Set(told.map(({ kind }) => kind))];
  const tables = [...new Set(told.map(({ table }) => table))];
  return [
    ...kinds.map((kind) => `${words.stopKind[kind]}: ${ways.stop({ kind })}`),
    ...(tables.length === 1 && tables[0] !== undefined
      ? [`${words.stopTable}: ${ways.stop({ table: tables[0] })}`]
      : []),
    `${words.stopAll}: ${ways.stop('all')}`,
  ];
}
