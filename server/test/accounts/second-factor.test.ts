import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GuessLimit, deviceMark, knownDevice } from '../../accounts/guess-limit.ts';
import { codeAt, newRecovery, newSecret, recoveryHash, stepOf } from '../../accounts/second-factor.ts';
import { Denial } from '../../denial.ts';
import { resetPassword } from '../../index.ts';
import type { Me, NewFactor, RecoveryCodes } from '../../protocol/index.ts';
import { Client } from '../lib/client.ts';
import { freshFolder, sharedServer, startServer } from '../lib/server.ts';

const server = sharedServer();
const STEP_MS = 30_000;

describe('codes', () => {
  test('are those of RFC 6238', () => {
    // The secret of its appendix B is the text 12345678901234567890; codes of six digits.
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const codes = [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((seconds) =>
      codeAt(secret, Math.floor(seconds / 30)),
    );
    expect(codes).toEqual(['287082', '081804', '005924', '353130']);
  });

  test('are good in their step and the one around it', () => {
    const secret = newSecret();
    const now = 1000 * STEP_MS;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    for (const step of [999, 1000, 1001]) expect(stepOf(secret, codeAt(secret, step), now)).toBe(step);
    expect(stepOf(secret, codeAt(secret, 1002), now)).toBeUndefined();
    expect(stepOf(secret, 'nonsense', now)).toBeUndefined();
  });

  test('for paper are told once, and read however they are written', () => {
    const { codes, hashes } = newRecovery();
    expect(new Set(codes).size).toBe(10);
    expect(hashes).toContain(recoveryHash(codes[3]?.toLowerCase().replaceAll('-', ' ') ?? ''));
  });
});

describe('the brake on guesses', () => {
  const wrong = () => Promise.reject(new Denial('wrong-password'));
  const codeOf = (guess: Promise<unknown>) =>
    guess.then(
      () => 'in',
      (error: unknown) => (error instanceof Denial ? error.code : 'fault'),
    );

  test('holds all strangers together, lets go with time, and never holds the owner’s device', async () => {
    let now = 0;
    const brake = new GuessLimit(() => now);
    for (let i = 0; i < 20; i++)
      expect(await codeOf(brake.guarded('strangers', wrong))).toBe('wrong-password');
    expect(await codeOf(brake.guarded('strangers', () => Promise.resolve()))).toBe('too-many');
    expect(await codeOf(brake.guarded('device', () => Promise.resolve()))).toBe('in');
    now += 61_000;
    expect(await codeOf(brake.guarded('strangers', wrong))).toBe('wrong-password');
    expect(await codeOf(brake.guarded('strangers', wrong))).toBe('too-many');
  });

  test('counts guesses made at the same time, but neither faults nor those who are only asked for a code', async () => {
    const brake = new GuessLimit(() => 0);
    const many = await Promise.all(Array.from({ length: 50 }, () => codeOf(brake.guarded('one', wrong))));
    expect(many.filter((code) => code === 'wrong-password')).toHaveLength(20);
    for (let i = 0; i < 50; i++) {
      const needed = brake.guarded('two', () => Promise.reject(new Denial('code-needed')));
      expect(await codeOf(needed)).toBe('code-needed');
    }
  });

  test('a mark is good for the person it was made for', () => {
    const mark = deviceMark('secret', 'ann');
    expect(knownDevice('secret', 'ann', mark)).toBeDefined();
    expect(knownDevice('secret', 'ben', mark)).toBeUndefined();
    expect(knownDevice('other', 'ann', mark)).toBeUndefined();
    expect(knownDevice('secret', 'ann', undefined)).toBeUndefined();
  });
});

describe('signing in with a second factor', () => {
  const password = 'long enough';
  const logIn = async (client: Client, name: string, more = {}) =>
    (await client.request<{ code?: string }>('POST', '/api/login', { name, password, ...more })).body.code;

  async function withFactor(name: string, { address } = server) {
    const ann = new Client(address);
    await ann.post('/api/signup', { name, password });
    const { secret, uri } = await ann.post<NewFactor>('/api/second-factor/new');
    expect(uri).toContain(secret);
    const code = (steps = 0) => codeAt(secret, Math.floor(Date.now() / STEP_MS) + steps);
    const used = code();
    const added = { password, secret, code: used };
    const { recovery } = await ann.post<RecoveryCodes>('/api/second-factor', added);
    return { ann, code, used, recovery };
  }

  test('asks for a code, takes each once, and recovery codes in their place', async () => {
    const { ann, code, used, recovery } = await withFactor('Two Factors');
    expect(await ann.get<Me>('/api/me')).toMatchObject({ secondFactor: true });
    const other = new Client(server.address);
    expect(await logIn(other, 'Two Factors')).toBe('code-needed');
    expect(await logIn(other, 'Two Factors', { code: 'no code' })).toBe('wrong-code');
    // The one that added the factor has been used.
    expect(await logIn(other, 'Two Factors', { code: used })).toBe('wrong-code');
    expect(await logIn(other, 'Two Factors', { code: code(1) })).toBeUndefined();
    const third = new Client(server.address);
    expect(await logIn(third, 'Two Factors', { code: recovery[0] })).toBeUndefined();
    expect(await logIn(new Client(server.address), 'Two Factors', { code: recovery[0] })).toBe('wrong-code');
    expect(
      await logIn(new Client(server.address), 'Two Factors', { code: recovery[1], password: 'wrong one' }),
    ).toBe('wrong-password');
  });

  test('a factor needs the password and a code of its own to be added, and to be removed', async () => {
    const { ann, recovery } = await withFactor('Remover');
    const refused = await ann.request('POST', '/api/second-factor/remove', { password, code: 'no code' });
    expect(refused.status).toBe(403);
    await ann.post('/api/second-factor/remove', { password, code: recovery[2] });
    expect(await logIn(new Client(server.address), 'Remover')).toBeUndefined();
    const { secret } = await ann.post<NewFactor>('/api/second-factor/new');
    const bad = await ann.request('POST', '/api/second-factor', { password, secret, code: 'no code' });
    expect(bad.body).toMatchObject({ code: 'wrong-code' });
  });

  test('a factor is replaced only by whoever has a code of the old one', async () => {
    const { ann, code, recovery } = await withFactor('Replacer');
    const replace = async (more: { current?: string }) => {
      const { secret } = await ann.post<NewFactor>('/api/second-factor/new');
      const own = codeAt(secret, Math.floor(Date.now() / STEP_MS));
      const tried = await ann.request<{ code?: string }>('POST', '/api/second-factor', {
        password,
        secret,
        code: own,
        ...more,
      });
      return tried.body.code;
    };
    expect(await replace({})).toBe('code-needed');
    expect(await replace({ current: 'no code' })).toBe('wrong-code');
    expect(await logIn(new Client(server.address), 'Replacer', { code: code(1) })).toBeUndefined();
    expect(await replace({ current: recovery[0] ?? '' })).toBeUndefined();
    // The codes of the old one are void, and the recovery codes with it.
    expect(await logIn(new Client(server.address), 'Replacer', { code: code(1) })).toBe('wrong-code');
    expect(await logIn(new Client(server.address), 'Replacer', { code: recovery[1] })).toBe('wrong-code');
  });

  test('guesses at the password are limited wherever it is asked for, by session', async () => {
    const ann = new Client(server.address);
    await ann.post('/api/signup', { name: 'Guessed', password });
    const other = new Client(server.address);
    expect(await logIn(other, 'Guessed')).toBeUndefined();
    const { secret } = await ann.post<NewFactor>('/api/second-factor/new');
    const wrong = { password: 'wrong one' };
    const routes = [
      ['/api/password', { current: 'wrong one', next: 'another one' }],
      ['/api/account/delete', wrong],
      ['/api/second-factor', { ...wrong, secret, code: '000000' }],
      ['/api/second-factor/remove', { ...wrong, code: '000000' }],
    ] as const;
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 6; round++)
      for (const [path, body] of routes)
        codes.push((await ann.request<{ code?: string }>('POST', path, body)).body.code);
    expect(codes.slice(0, 20).every((code) => code === 'wrong-password')).toBe(true);
    expect(codes.slice(20).every((code) => code === 'too-many')).toBe(true);
    // The right one helps that session no more; another of the same person goes on.
    const next = 'another one';
    expect((await ann.request('POST', '/api/password', { current: password, next })).status).toBe(429);
    await other.post('/api/password', { current: password, next });
  });

  test('a password the host has reset leaves the factor, unless it is lifted, too', async () => {
    const database = join(freshFolder(), 'test.sqlite');
    const own = await startServer({ database });
    await withFactor('Forgetful', own);
    const kept = await resetPassword(database, 'forgetful', false);
    expect(kept).toMatchObject({ name: 'Forgetful', asksForCode: true });
    const signIn = (given: string) => logIn(new Client(own.address), 'Forgetful', { password: given });
    expect(await signIn(kept.password)).toBe('code-needed');
    const lifted = await resetPassword(database, 'forgetful', true);
    expect(lifted.asksForCode).toBe(false);
    expect(await signIn(kept.password)).toBe('wrong-password');
    expect(await signIn(lifted.password)).toBeUndefined();
  });

  test('strangers who guess lock nobody out: the owner’s browser and a recovery code still open', async () => {
    const { ann, code, recovery } = await withFactor('Victim');
    const stranger = new Client(server.address);
    const guess = { name: 'Victim', password: 'guessed it' };
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => stranger.request<{ code: string }>('POST', '/api/login', guess)),
    );
    expect(guesses.filter(({ body }) => body.code === 'too-many').length).toBeGreaterThanOrEqual(10);
    expect(await logIn(new Client(server.address), 'Victim', { code: code(1) })).toBe('too-many');
    expect(await logIn(new Client(server.address), 'Victim', { code: recovery[0] })).toBeUndefined();
    expect(await logIn(ann, 'Victim', { code: code(1) })).toBeUndefined();
  });
});
