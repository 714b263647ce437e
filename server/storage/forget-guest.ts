/** Nothing personal of a guest is left; finished games keep an empty name. */
import type { Storage } from './storage.ts';

export async function forgetGuest(
  { people, talk, moderation, notices, clocks, kept }: Storage,
  id: string,
): Promise<void> {
  await people.endSessions(id);
  await talk.forget(id);
  await moderation.forget(id);
  await notices.forget(id);
  await clocks.forget(id);
  await kept.forget(id);
  await people.change(id, { name: '', name_key: null, look: null, password: null });
}
