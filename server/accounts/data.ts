/** All that is stored about a person, as one JSON document: a page at a time, however much it is. */
import type { Person, Session } from '../protocol/index.ts';
import type { Storage } from '../storage/storage.ts';
import { seatsOf } from '../tables/body.ts';

const PAGE = 200;

async function* chatOf({ talk }: Storage, person: string) {
  for (let after = { table_id: '', number: 0 }; ; ) {
    const page = await talk.pageBy(person, after, PAGE);
    for (const { table_id, at, text } of page) yield { table: table_id, at, text };
    const last = page.at(-1);
    if (last === undefined) return;
    after = last;
    await others();
  }
}

async function* notesOf({ talk }: Storage, person: string) {
  for (let after = ''; ; ) {
    const page = await talk.notesBy(person, after, PAGE);
    for (const { table_id, text } of page) yield { table: table_id, text };
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.table_id;
    await others();
  }
}

async function* seatsAt(storage: Storage, person: string) {
  for await (const { id, game, status, created, changed, body } of storage.tables.allOf(person))
    yield { id, game, status, created, changed, seats: seatsOf(body, person) };
}

/** A database in this process answers at once: everybody else gets their turn between the pages. */
function others(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

async function* asList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield before + JSON.stringify(item);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** Where and of what somebody is told. */
async function noticesOf({ notices }: Storage, person: string): Promise<unknown> {
  const channels = await notices.channelsOf(person);
  return {
    wishes: JSON.parse((await notices.wishesOf(person)) ?? '{}') as unknown,
    channels: channels.map(({ kind, target, created }) => ({
      kind,
      target: JSON.parse(target) as unknown,
      created,
    })),
    off: Object.fromEntries(await notices.offAt(person)),
  };
}

export async function* dataOf(
  storage: Storage,
  person: Person,
  sessions: readonly Session[],
): AsyncGenerator<string> {
  const muted = await storage.moderation.mutedBy(person.id);
  yield `{"person":${JSON.stringify(person)},"sessions":${JSON.stringify(sessions)},`;
  yield `"muted":${JSON.stringify(muted)},"notices":${JSON.stringify(await noticesOf(storage, person.id))},`;
  const hours = (await storage.clocks.hoursOf([person.id])).get(person.id);
  yield `"hours":${JSON.stringify(hours ?? null)},`;
  yield `"kept":${JSON.stringify(await storage.kept.of(person.id))},`;
  yield `"identities":${JSON.stringify(await storage.identities.of(person.id))},`;
  yield '"tables":';
  yield* asList(seatsAt(storage, person.id));
  yield ',"chat":';
  yield* asList(chatOf(storage, person.id));
  yield ',"notes":';
  yield* asList(notesOf(storage, person.id));
  yield '}';
}
