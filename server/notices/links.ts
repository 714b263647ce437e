/** Links that may be used without signing in: whoever got the message may stop it, or say that the address is theirs. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import { NOTICE_KINDS, type NoticeKind } from '../protocol/notices.ts';

export type LinkAction =
  | { readonly does: 'confirm' | 'all' }
  | { readonly does: 'kind'; readonly kind: NoticeKind }
  | { readonly does: 'table'; readonly table: string };

export interface Link {
  readonly channel: string;
  readonly action: LinkAction;
}

export class Links {
  private readonly key: Buffer;

  private constructor(key: string) {
    this.key = Buffer.from(key, 'hex');
  }

  static async open({ secrets }: Pick<Storage, 'secrets'>): Promise<Links> {
    return new Links(await secrets.provide('notice-links', () => randomBytes(32).toString('hex')));
  }

  token({ channel, action }: Link): string {
    const said = `${channel}.${action.does}.${argumentOf(action)}`;
    return `${said}.${this.mark(said)}`;
  }

  /** Undefined for what this server has not signed. */
  read(token: string): Link | undefined {
    const end = token.lastIndexOf('.');
    const said = token.slice(0, end);
    const [given, mark] = [Buffer.from(token.slice(end + 1)), Buffer.from(this.mark(said))];
    if (given.length !== mark.length || !timingSafeEqual(given, mark)) return undefined;
    const [channel = '', does = '', argument = ''] = said.split('.');
    const action = actionOf(does, argument);
    return action === undefined ? undefined : { channel, action };
  }

  private mark(said: string): string {
    return createHmac('sha256', this.key).update(said).digest('base64url');
  }
}

function argumentOf(action: LinkAction): string {
  if (action.does === 'kind') return action.kind;
  return action.does === 'table' ? action.table : '';
}

function actionOf(does: string, argument: string): LinkAction | undefined {
  if (does === 'confirm' || does === 'all') return { does };
  if (does === 'table') return { does, table: argument };
  const kind = NOTICE_KINDS.find((known) => known === argument);
  return does === 'kind' && kind !== undefined ? { does, kind } : undefined;
}
