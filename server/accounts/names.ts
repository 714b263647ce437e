/** A short-lived cache of people's names by id: every frame about a table carries some. */
import type { Person } from '../protocol/index.ts';
import type { PersonRow } from '../storage/rows.ts';

type Named = Pick<PersonRow, 'id' | 'name' | 'password'>;

/** Whoever knows people by their ids. */
interface People {
  findMany(ids: readonly string[]): Promise<readonly Named[]>;
}

const REMEMBERED_MS = 30_000;
const MOST = 50_000;

export class Names {
  private readonly people: People;
  private readonly known = new Map<string, { person: Person; until: number }>();

  constructor(people: People) {
    this.people = people;
  }

  /** Everybody asked for; unknown people get an empty name. */
  async of(ids: readonly string[]): Promise<(id: string) => Person> {
    const now = Date.now();
    const missing = ids.filter((id) => (this.known.get(id)?.until ?? 0) < now);
    if (missing.length > 0) {
      if (this.known.size > MOST) this.known.clear();
      for (const row of await this.people.findMany([...new Set(missing)])) this.note(personOf(row));
    }
    return (id) => this.known.get(id)?.person ?? { id, name: '', guest: true };
  }

  note(person: Person): void {
    this.known.set(person.id, { person, until: Date.now() + REMEMBERED_MS });
  }
}

export function personOf(row: Named): Person {
  return { id: row.id, name: row.name, guest: row.password === null };
}
