/**
 * A limit on wrong guesses per account, whatever addresses they come from. Strangers share one allowance, so that many of
 * them guess no faster than one. A device from which the owner has signed in before has its own: strangers cannot use
 * the limit to lock the owner out. (A recovery code is looked at in any case: nobody guesses one.)
 */
import { createHmac, randomBytes } from 'node:crypto';
import { Buckets, type Clock } from '../budget.ts';
import { Denial } from '../denial.ts';

const FREE_GUESSES = 20;
const GUESSES_A_SECOND = 1 / 60;

export class GuessLimit {
  private readonly guesses: Buckets;

  constructor(clock?: Clock) {
    this.guesses = new Buckets(GUESSES_A_SECOND, FREE_GUESSES, clock);
  }

  /** Throws when too much was guessed; `guess` throws when it was wrong. */
  async guarded<T>(whose: string, guess: () => Promise<T>): Promise<T> {
    if (this.guesses.left(whose) < 1) throw new Denial('too-many', 'Too many wrong guesses at this account.');
    // Taken before it is known to be wrong: many may guess at the same time.
    this.guesses.take(whose, 1);
    try {
      const found = await guess();
      this.guesses.take(whose, -1);
      return found;
    } catch (error) {
      if (!isWrong(error)) this.guesses.take(whose, -1);
      throw error;
    }
  }
}

/** Not, say, a database that is away, or a code that is still to be asked for. */
function isWrong(error: unknown): boolean {
  return error instanceof Denial && (error.code === 'wrong-password' || error.code === 'wrong-code');
}

const NONCE_BYTES = 12;

/** A mark for a browser from which somebody has signed in. It opens nothing. */
export function deviceMark(secret: string, person: string): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  return `${nonce}.${signature(secret, person, nonce)}`;
}

/** The mark's own part when it was made for this person. */
export function knownDevice(secret: string, person: string, mark: string | undefined): string | undefined {
  const [nonce = '', signed] = mark?.split('.') ?? [];
  return signed !== undefined && signed === signature(secret, person, nonce) ? nonce : undefined;
}

function signature(secret: string, person: string, nonce: string): string {
  return createHmac('sha256', secret).update(`device/${person}/${nonce}`).digest('base64url');
}
