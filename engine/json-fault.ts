/** Where a text stops being JSON: what JSON.parse tells of it differs from one JavaScript to the next. */

/** Deeper than any document of a game's. */
const MOST_LEVELS = 20;

/** The line and column of the first fault, both from 1; the end of the text when something is missing there. */
export function jsonFault(text: string): { readonly line: number; readonly column: number } {
  const reader = new Reader(text);
  reader.value(0);
  reader.space();
  const before = text.slice(0, reader.at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Reads as far as it can; each step tells whether it got through. */
class Reader {
  at = 0;
  private readonly text: string;
  private readonly spaces = /[ \t\n\r]*/y;
  private readonly string = /"(?:[ !#-[\]-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy;
  private readonly otherScalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/y;

  constructor(text: string) {
    this.text = text;
  }

  value(level: number): boolean {
    this.space();
    if (level > MOST_LEVELS) return false;
    if (this.take('{')) return this.rest('}', true, level);
    if (this.take('[')) return this.rest(']', false, level);
    return this.skip(this.string) || this.skip(this.otherScalar);
  }

  space(): void {
    this.skip(this.spaces);
  }

  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  /** The items of a list or the fields of an object, up to its end. */
  private rest(end: string, hasNames: boolean, level: number): boolean {
    if (this.take(end)) return true;
    do {
      if (hasNames && !this.name()) return false;
      if (!this.value(level + 1)) return false;
    } while (this.take(','));
    return this.take(end);
  }

  private name(): boolean {
    this.space();
    return this.skip(this.string) && this.take(':');
  }

  private take(char: string): boolean {
    this.space();
    if (this.text.charAt(this.at) !== char) return false;
    this.at++;
    return true;
  }
}
