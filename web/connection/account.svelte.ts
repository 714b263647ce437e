/** Who is playing in this browser. */
import type { Me, Person } from '@sandtable/server/protocol';
import { createContext } from 'svelte';
import { request } from './api.ts';

export class Account {
  person = $state.raw<Person>();
  /** True when signing in asks for a code. */
  hasFactor = $state(false);
  /** What the host's own provider is called, by which one can sign in. */
  provider = $state<string>();
  /** False until the server has said who we are. */
  isKnown = $state(false);

  async load(): Promise<void> {
    const me = await request('GET /api/me');
    this.be(me);
    this.provider = me.provider;
    this.isKnown = true;
  }

  /** Makes sure that somebody plays: a guest, if nobody has signed in. */
  async ensure(guestName: string): Promise<void> {
    if (!this.isKnown) await this.load();
    if (this.person === undefined)
      this.person = (await request('POST /api/guest', { body: { name: guestName } })).person;
  }

  async guest(name: string): Promise<void> {
    this.person = (await request('POST /api/guest', { body: { name } })).person;
  }

  async signUp(name: string, password: string): Promise<void> {
    this.person = (await request('POST /api/signup', { body: { name, password } })).person;
  }

  /** `code`: of the second factor, where there is one. */
  async signIn(name: string, password: string, code = ''): Promise<void> {
    const body = { name, password, ...(code === '' ? {} : { code }) };
    await request('POST /api/login', { body });
    await this.load();
  }

  /** Gives the recovery codes. */
  async addFactor(password: string, secret: string, code: string): Promise<readonly string[]> {
    const { recovery } = await request('POST /api/second-factor', { body: { password, secret, code } });
    this.hasFactor = true;
    return recovery;
  }

  async removeFactor(password: string, code: string): Promise<void> {
    this.be(await request('POST /api/second-factor/remove', { body: { password, code } }));
  }

  private be({ person, secondFactor = false }: Me): void {
    this.person = person;
    this.hasFactor = secondFactor;
  }

  async signOut(): Promise<void> {
    this.person = (await request('POST /api/logout')).person;
  }

  async changePassword(current: string, next: string): Promise<void> {
    this.person = (await request('POST /api/password', { body: { current, next } })).person;
  }

  async delete(password: string | undefined): Promise<void> {
    const body = password === undefined ? {} : { password };
    this.person = (await request('POST /api/account/delete', { body })).person;
  }
}

export const [useAccount, setAccount] = createContext<Account>();
