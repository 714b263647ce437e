/** The questions at which somebody does not want to be asked once more. Kept on this device. */
const PREFIX = 'sandtable.trust.';

const key = (game: string, ask: string) => `${PREFIX}${game}.${ask}`;

export function trusts(storage: Storage, game: string, ask: string): boolean {
  return storage.getItem(key(game, ask)) !== null;
}

export function trust(storage: Storage, game: string, ask: string): void {
  storage.setItem(key(game, ask), 'yes');
}

export function forgetTrust(storage: Storage): void {
  const kept = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  for (const name of kept) if (name.startsWith(PREFIX)) storage.removeItem(name);
}
