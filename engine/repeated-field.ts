/** JSON takes the last of two fields of one name and says nothing: whoever wrote the first should hear of it. */

/** What is open while a text is gone through: an object with the names it has had, or a list with a place in it. */
interface Open {
  readonly place: string;
  readonly names: Set<string> | null;
  at: string;
  entry: number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

const inside = (open: Open | undefined): string => {
  if (open === undefined) return '';
  const at = open.names === null ? String(open.entry) : open.at;
  return open.place === '' ? at : `${open.place}.${at}`;
};

/** The place of the first field that an object in a text has twice. The text must be JSON. */
export function repeatedField(text: string): string | undefined {
  const stack: Open[] = [];
  const tokens = text.match(TOKEN) ?? [];
  for (const [i, token] of tokens.entries()) {
    const open = stack.at(-1);
    if (token === '{' || token === '[')
      stack.push({ place: inside(open), names: token === '{' ? new Set() : null, at: '', entry: 0 });
    else if (token === '}' || token === ']') stack.pop();
    else if (token === ',' && open !== undefined) open.entry++;
    else if (tokens[i + 1] === ':' && open !== undefined && open.names !== null) {
      open.at = JSON.parse(token) as string;
      if (open.names.has(open.at)) return inside(open);
      open.names.add(open.at);
    }
  }
  return undefined;
}
