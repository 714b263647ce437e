/** Chance that nobody can foresee, wherever the code runs: servers and browsers have the same source of it. */

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

export function randomHex(bytes: number): string {
  return Array.from(randomBytes(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** As it may stand in an address. */
export function randomToken(bytes: number): string {
  const text = btoa(String.fromCharCode(...randomBytes(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
