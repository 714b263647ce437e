/** How passwords are kept. */
import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default kind) with the cost OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

export function fitsPassword(hashed: string, password: string): Promise<boolean> {
  return verify(hashed, password);
}
