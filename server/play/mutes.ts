/** Whom each person does not want to hear. */
import type { MutesAndReports } from '../storage/mutes-and-reports.ts';

type Stored = Pick<MutesAndReports, 'mute' | 'mutedBy' | 'unmute'>;

const NOBODY: ReadonlySet<string> = new Set();
/** Looked up again when somebody comes in; so the oldest may be forgotten. */
const MOST_REMEMBERED = 10_000;

export class Mutes {
  private readonly stored: Stored;
  private readonly known = new Map<string, ReadonlySet<string>>();

  constructor(stored: Stored) {
    this.stored = stored;
  }

  /** Looks it up. */
  async know(person: string): Promise<void> {
    if (this.known.size >= MOST_REMEMBERED) this.known.clear();
    this.known.set(person, new Set(await this.stored.mutedBy(person)));
  }

  /** As far as it is known. */
  of(person: string): ReadonlySet<string> {
    return this.known.get(person) ?? NOBODY;
  }

  async set(person: string, other: string, isMuted: boolean): Promise<void> {
    if (isMuted) await this.stored.mute(person, other);
    else await this.stored.unmute(person, other);
    await this.know(person);
  }
}
