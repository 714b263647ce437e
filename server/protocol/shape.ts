/** Whether reading a text as JSON is quick, seen before it is read: megabytes of nested or empty things take seconds. */

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Lists and objects: inside each other, and altogether. A long game has one for each answer and each reason. */
export const DOCUMENT_SHAPE: Shape = { depth: 64, parts: 100_000 };
export const FRAME_SHAPE: Shape = { depth: 8, parts: 100 };

/** A setting with its documents, which every rest repeats: twice what the largest card set takes. */
export const SETTING_BYTES = 256 * 1024;

export interface Shape {
  readonly depth: number;
  readonly parts: number;
}

/** Says nothing about texts that are no JSON. */
export function isWithin(text: string, shape: Shape): boolean {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(text, at);
    else if (CLOSING.has(sign)) depth--;
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
