/**
 * Chance. Three sources behind one interface, all of them deterministic and all of their state plain JSON that
 * travels with the position: `fast` for simulation, `sealed` for live play (docs/fair-dice.md), `forced` for tests.
 */
import { type Bytes, fromHex, sha256, sha256Words, toHex, utf8 } from './sha256.ts';

/** What rules and players may ask of chance. Every draw is exactly uniform. */
export interface Chance {
  /** A die: 1 to `sides`. */
  roll(sides: number): number;
  /** 0 to `n - 1`. */
  below(n: number): number;
  /** Shuffles in place. */
  shuffle<T>(cards: T[]): void;
}

export interface FastDice {
  readonly kind: 'fast';
  readonly seed: string;
  /** xoshiro128** */
  readonly words: [number, number, number, number];
}

export interface SealedDice {
  readonly kind: 'sealed';
  /** 256 secret bits in hexadecimal. Never leaves the engine before the end of the game. */
  readonly key: string;
  /** Public, chosen after the commitment to the key was published, so that nobody could have picked the key for it. */
  readonly salt: string;
  /** 32-bit words taken so far. */
  taken: number;
}

export interface ForcedDice {
  readonly kind: 'forced';
  /** Rolls to come. A roll beyond them is an error: the test forgot one. */
  readonly rolls: number[];
  /** Rolls to come from the players' side streams. */
  readonly side: number[];
  /** Everything but rolls (shuffles, draws). */
  readonly rest: FastDice;
}

export type DiceState = FastDice | SealedDice | ForcedDice;

export function fastDice(seed: string): FastDice {
  const [a = 0, b = 0, c = 0, d = 0] = sha256Words(utf8(`sandtable-fast:${seed}`));
  // xoshiro must not start from nothing but zeros.
  return { kind: 'fast', seed, words: [a | 0, b | 0, c | 0, d | 1] };
}

export function sealedDice(key: string, salt: string): SealedDice {
  if (!isKey(key)) throw new RangeError('a dice key is 64 hexadecimal digits');
  return { kind: 'sealed', key, salt, taken: 0 };
}

export function forcedDice(
  rolls: readonly number[],
  side: readonly number[] = [],
  seed = 'forced',
): ForcedDice {
  return { kind: 'forced', rolls: [...rolls], side: [...side], rest: fastDice(seed) };
}

export function isKey(key: string): boolean {
  return key.length === 64 && fromHex(key) !== undefined;
}

/** What is published before the game: it binds the host to the key without telling it. */
export function commitment(key: string): string {
  return toHex(sha256([...utf8('sandtable-dice-commitment'), ...bytesOf(key)]));
}

function bytesOf(key: string): Bytes {
  const bytes = fromHex(key);
  if (bytes === undefined) throw new RangeError('a dice key is 64 hexadecimal digits');
  return bytes;
}

/**
 * A player's own dice for the decision with this number, derived from the game's so that they can be verified,
 * but taking nothing from it.
 */
export function sideDice(game: DiceState, decision: number): DiceState {
  switch (game.kind) {
    case 'fast':
      return fastDice(`${game.seed}/side/${decision}`);
    case 'sealed':
      return sealedDice(sideKey(game.key), `${game.salt}/${decision}`);
    case 'forced':
      return {
        kind: 'forced',
        rolls: game.side,
        side: [],
        rest: fastDice(`${game.rest.seed}/side/${decision}`),
      };
  }
}

/** Knowing a side key tells nothing about the game's own dice. */
function sideKey(key: string): string {
  return toHex(sha256([...utf8('sandtable-dice-side'), ...bytesOf(key)]));
}

/** The working dice over a state, which they advance in place. */
export class Dice implements Chance {
  readonly state: DiceState;
  /** The sealed source makes eight words at a time; this is only a memory of the last eight. */
  private block: readonly number[] = [];
  private blockNumber = -1;

  constructor(state: DiceState) {
    this.state = state;
  }

  roll(sides: number): number {
    if (this.state.kind === 'forced') {
      const forced = this.state.rolls.shift();
      if (forced === undefined) throw new RangeError('a roll beyond the forced ones');
      if (forced < 1 || forced > sides)
        throw new RangeError(`a forced roll of ${forced} on a die of ${sides}`);
      return forced;
    }
    return this.below(sides) + 1;
  }

  below(n: number): number {
    if (!(n >= 1 && n <= 2 ** 32)) throw new RangeError(`cannot draw below ${n}`);
    // Words above the last whole multiple of n are thrown away, so that no remainder is likelier than another.
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % n;
    }
  }

  shuffle<T>(cards: T[]): void {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const card = cards[i] as T;
      cards[i] = cards[j] as T;
      cards[j] = card;
    }
  }

  private word(): number {
    switch (this.state.kind) {
      case 'fast':
        return fastWord(this.state.words);
      case 'forced':
        return fastWord(this.state.rest.words);
      case 'sealed':
        return this.sealedWord(this.state);
    }
  }

  private sealedWord(state: SealedDice): number {
    const number = Math.floor(state.taken / 8);
    if (this.blockNumber !== number) {
      this.block = sealedBlock(state, number);
      this.blockNumber = number;
    }
    const word = this.block[state.taken % 8] ?? 0;
    state.taken++;
    return word;
  }
}

/** Eight words: the hash of the key, the hash of the salt and the number of the block in eight bytes. */
function sealedBlock(state: SealedDice, number: number): number[] {
  const counter = [0, 0, 0, 0, number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];
  return sha256Words([
    ...utf8('sandtable-dice'),
    ...bytesOf(state.key),
    ...sha256(utf8(state.salt)),
    ...counter,
  ]);
}

function fastWord(s: [number, number, number, number]): number {
  const product = Math.imul(s[1], 5);
  const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
  const t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = (s[3] << 11) | (s[3] >>> 21);
  return result;
}
