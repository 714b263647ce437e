/** Whether reading a text as JSON is quick, seen before it is read: megabytes of nested, empty or named things take seconds. */

const QUOTE = 34;
const BACKSLASH = 92;
const NEW_LINE = 10;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);
/** A comma, a colon. */
const BETWEEN = new Set([44, 58]);

export interface Shape {
  /** Lists and objects inside each other. */
  readonly depth: number;
  /** Lists and objects altogether. */
  readonly parts: number;
  /** Commas and colons: twice the members of objects, and the entries of lists. */
  readonly members: number;
}

/** A long game has one part for each answer and each reason. */
export const DOCUMENT_SHAPE: Shape = { depth: 64, parts: 100_000, members: 400_000 };
export const BODY_SHAPE: Shape = { depth: 64, parts: 3000, members: 40_000 };
export const FRAME_SHAPE: Shape = { depth: 8, parts: 100, members: 1000 };
/** The text of a document attached to a setting: five times what the largest card set takes. */
const ATTACHED_SHAPE: Shape = { depth: 20, parts: 2000, members: 40_000 };
const MOST_LINES = 2000;

/** A setting with its documents, which every rest repeats: twice what the largest card set takes. */
export const SETTING_BYTES = 256 * 1024;

/** Says nothing about texts that are no JSON. */
export function isWithin(text: string, shape: Shape): boolean {
  let depth = 0;
  let parts = 0;
  let members = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at);
    else if (BETWEEN.has(sign)) {
      if (++members > shape.members) return false;
    } else if (CLOSING.has(sign)) depth--;
    else if (OPENING.has(sign) && (++depth > shape.depth || ++parts > shape.parts)) return false;
  }
  return true;
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) return at;
    if (sign === BACKSLASH) at++;
  }
  return text.length;
}

/** Whether documents attached to a setting are no longer than any that can be played with: counted before a game reads them. */
export function isModest(attachments: Readonly<Record<string, unknown>> | undefined): boolean {
  return Object.values(attachments ?? {}).every((document) => {
    const text = typeof document === 'string' ? document : JSON.stringify(document);
    return text.length <= SETTING_BYTES && isWithin(text, ATTACHED_SHAPE) && linesOf(text) <= MOST_LINES;
  });
}

function linesOf(text: string): number {
  let lines = 1;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) === NEW_LINE) lines++;
  return lines;
}
