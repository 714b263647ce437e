/** The tables that wait for whoever plays in this browser. */
import type { WaitingTable } from '@sandtable/server/protocol';
import { createContext } from 'svelte';
import type { Account } from './account.svelte.ts';
import { request } from './api.ts';

export class WaitingTables {
  private all = $state.raw<readonly WaitingTable[]>([]);
  private readonly account: Account;

  constructor(account: Account) {
    this.account = account;
  }

  /** What cannot be asked now is asked again soon. */
  async look(): Promise<void> {
    if (this.account.person === undefined) this.all = [];
    else if (document.visibilityState === 'visible')
      this.all = await request('GET /api/waiting').catch(() => this.all);
  }

  /** Without the one that somebody is at. */
  besides(here: string | undefined): readonly WaitingTable[] {
    return this.all.filter(({ id }) => id !== here);
  }

  /** The one that has waited longest; at one of them, the next after it. */
  after(here: string | undefined): WaitingTable | undefined {
    return this.all[this.all.findIndex(({ id }) => id === here) + 1] ?? this.besides(here)[0];
  }
}

export const [useWaiting, setWaiting] = createContext<WaitingTables>();
