/** A mail server on loopback that keeps what it gets. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Letter {
  readonly to: readonly string[];
  /** As it came: head and text. */
  readonly raw: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface LetterBox {
  /** For the settings. */
  readonly server: string;
  readonly letters: Letter[];
  /** Refuses what comes while it is true. */
  isFull: boolean;
}

export async function startLetterBox(): Promise<LetterBox> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'games' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (box.isFull) return done(Object.assign(new Error('full'), { responseCode: 452 }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push(read(to, Buffer.concat(parts).toString()));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const box = { server: `smtp://games:p%40ss@127.0.0.1:${port}/?insecure=1`, letters, isFull: false };
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return box;
}

function read(to: readonly string[], raw: string): Letter {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { to, raw, headers, text: decoded(headers['content-transfer-encoding'], rest.join('\r\n\r\n')) };
}

function decoded(encoding: string | undefined, text: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
