/** Who is playing in this browser. */
import type { Person } from '@sandtable/server/protocol';
import { createContext } from 'svelte';
import { request } from './api.ts';

export class Account {
  person = $state.raw<Person>();
  /** False until the server has said who we are. */
  isKnown = $state(false);

  async load(): Promise<void> {
    this.person = (await request('GET /api/me')).person;
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

  async signIn(name: string, password: string): Promise<void> {
    this.person = (await request('POST /api/login', { body: { name, password } })).person;
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
