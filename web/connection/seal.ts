/** Checks that the key opened after a game is the one that was sealed before it (docs/fair-dice.md). */

/** Undefined where the browser offers no hashing: on addresses that are neither local nor https. */
export async function isSealed(key: string, commitment: string): Promise<boolean | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const label = new TextEncoder().encode('sandtable-dice-commitment');
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array([...label, ...bytes]));
  return (
    Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('') === commitment
  );
}
